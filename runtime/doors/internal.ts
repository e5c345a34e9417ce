/**
 * For Plugboard's own packages, whose versions change together. It loads no parser, and no package but
 * `content-disposition`.
 */
// Values, errors and texts.
export { backoffMs, waitOf } from '../base/backoff.ts'
export type { Backoff } from '../base/backoff.ts'
export { ConnectorError, defineCodes, ManifestError } from '../base/errors.ts'
export type { ErrorActor, CodeEntry, ErrorCode, ErrorOptions, Problem } from '../base/errors.ts'
export { checkHost, exchangeResponse, streamOf } from '../transport/index.ts'
export { isHeaderText, isLoopbackAddress, isLoopbackHost } from '../base/http.ts'
export {
  at,
  defined,
  isObject,
  jsonTypeName,
  own,
  tryParseJson,
  pointer,
  pointerKeys,
  referredName,
  visibleJson,
} from '../base/json.ts'
export type { Json, JsonObject, JsonSchema } from '../base/json.ts'
export { restOf, withRest } from '../base/rest.ts'
export { closeServer, listenAt, requestListener } from '../listener.ts'
export { pathAbove } from '../path-above.ts'
export { basesIn, hasTexts, oauthGuide, readText, REPOSITORY, textNames } from '../kinds/index.ts'
export { missingPackage } from '../base/packages.ts'
export { redactor } from '../base/secrets.ts'
export { codeFrame, positionAt } from '../base/source.ts'
export { missingScopes, namesAny, wantedOperations } from '../base/scopes.ts'
export { wantedFrom } from '../consent/wanted.ts'
export {
  areNearNames,
  quantity,
  didYouMean,
  matchesGlob,
  nearest,
  nearNames,
  quoted,
  shellWord,
} from '../base/names.ts'
export { endedBy } from '../base/waiting.ts'
export {
  duplicateKey,
  elementsOf,
  findJsonFault,
  joinLists,
  listOfTexts,
  measureJson,
  projector,
  projectionOf,
  textAtPath,
} from '../json-text/index.ts'

// The small languages.
export { fileSourceOf } from '../base/file-source.ts'
export { compileFieldCheck } from '../language/field-check.ts'
export { faultPath, HIDDEN, sayFault } from '../language/faults.ts'
export { cutFromForm } from '../language/form.ts'
export { fileNameIn } from '../language/file-name.ts'
export { keyFields, recordKey, keyParams, keySource, ownKeyField } from '../language/record-key.ts'
export type { RecordKey } from '../language/record-key.ts'
export { compileLocator, eachEntry, LocatorFault, parseLocator } from '../language/locator.ts'
export type { Locator, LocatorStep } from '../language/locator.ts'
export { capText, endPlace } from '../language/pagination/shape.ts'
export { pageOfSize, nextPageSize } from '../pagination/index.ts'
export type { SchemaCheck, SchemaFault } from '../language/schema.ts'
export { compileTemplate, namesIn } from '../language/template-value.ts'
export type { ValueLookup, Template } from '../language/template-value.ts'

// Contracts of operations.
export {
  jsonTypeOf,
  metaContract,
  givesList,
  needsParams,
  conditionsText,
  paramsContract,
  rebase,
  recordsContract,
  referredSchemas,
  requiredOf,
  searchContract,
} from '../plan/index.ts'

export { dayText, endSentence, withEnd } from '../base/ends.ts'
export { type Group, groupBy } from '../base/groups.ts'
export { forgetNotices } from '../notices.ts'
export { asksSandbox } from '../base/sandboxed.ts'
export { daysUntil, endsOf, endText, endTexts, hasEnded, type KnownEnd, noticeText } from '../kinds/index.ts'

// Records and their schemas.
export {
  countFields,
  driftText,
  knownFields,
  MOST_RECORDS,
  NO_HISTORY,
  samplePage,
  sourceNames,
  schemaTarget,
} from '../drift/index.ts'
export type { DriftChange } from '../base/notice.ts'
export type { Drift, SampledPage, SampleHistory } from '../drift/index.ts'

export { rawKey } from '../page-keys.ts'
export { fieldParent } from '../base/own-fields.ts'
export {
  chosenFields,
  entryPaths,
  entryReader,
  fieldParams,
  listFields,
  listText,
  type NamedEntry,
  type OwnFieldPlaces,
  type OwnFieldsSetting,
  ownFieldsOf,
  ownPlaces,
  ownUse,
  type Place,
  placedText,
  placeSchema,
  readType,
  type Steps,
} from '../own-fields/index.ts'
export { ownCalls } from '../execute.ts'

// Credentials, for the server and the mock.
export { signedAssertion, unknownForms } from '../auth/index.ts'
export { createLimiter } from '../transport/index.ts'
export { createTracer, followedTransport, NO_TRACER, upstreamSpan } from '../telemetry/index.ts'
export type { TraceRequest, Tracer } from '../telemetry/index.ts'
export {
  changeReader,
  extentReader,
  holdsChanges,
  isAhead,
  isBefore,
  isGathered,
  lastChanges,
  isOfOneParent,
  isOfTheAccount,
  laterSince,
  listingParams,
  newestOf,
  changedRecordParams,
  nextMark,
  partialFrom,
  partialText,
  readPages,
  ReadWhole,
  renderedParams,
  sinceOf,
  syncOf,
  tokenOf,
  withChanges,
} from '../sync/index.ts'
export type { FetchedPage, ListingReading, RecordChange } from '../sync/index.ts'
export { USER_AGENT } from '../base/version.ts'

// Of the runtime, beside what applications get.
export {
  authOf,
  authorizationOf,
  authorizationsOf,
  BodyStream,
  checkGiven,
  choiceError,
  chooseFrom,
  codeOf,
  CODES,
  credentialRoles,
  differences,
  encodeBody,
  grantedOf,
  isReading,
  originsOf,
  pageOfCredentials,
  pageReaderOf,
  printableText,
  readReturned,
  receiveWebhook,
  Refused,
  scopeAccess,
  scopesToAsk,
  secretFaults,
  settingHost,
  signWebhook,
  wholeRequest,
} from '../index.ts'
