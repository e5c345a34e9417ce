/** A door for Plugboard's other packages: what the server and the tools are built from beside the runtime's public face. */
export { compileFieldCheck } from '../language/field-check.ts'
export { faultPath, HIDDEN, sayFault } from '../language/faults.ts'
export { fileNameIn } from '../language/file-name.ts'
export { compileLocator, eachEntry, holdersOf } from '../language/locator.ts'
export type { Locator, LocatorStep } from '../language/locator.ts'
export { compileSchema } from '../language/schema.ts'
export type { SchemaCheck, SchemaFault } from '../language/schema.ts'
export { compileTemplate, namesIn, valueLookup } from '../language/template-value.ts'
export type { ValueLookup, Template } from '../language/template-value.ts'
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
export { instant } from '../language/template-value.ts'
export { endedBy } from '../base/waiting.ts'
export { createLimiter } from '../transport/index.ts'
export { createTracer, followedTransport, NO_TRACER, requestSpan } from '../telemetry/index.ts'
export type { TraceRequest, Tracer } from '../telemetry/index.ts'
export {
  changeReader,
  extentReader,
  holdsChanges,
  isBefore,
  isGathered,
  lastChanges,
  later,
  listingParams,
  maxChangesOf,
  changedRecordParams,
  sinceOf,
  tokenOf,
  syncOf,
  watermark,
  withChanges,
} from '../sync/index.ts'
export type { RecordChange } from '../sync/index.ts'
