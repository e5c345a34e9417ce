/**
 * Simulates vendors within a process, from manifests and record schemas. The client's sandbox, `plugboard/testing` and the mock of the
 * command line use it. Only for Plugboard's own packages: it changes without notice.
 */
export { addressOf, answerTo, errorResponse } from './address.ts'
export type { Destination } from './address.ts'
export { forBrowser, fromBrowser, lookups } from './auth/index.ts'
export { recordCounts } from './counts.ts'
export { exampleConfig, exampleCredentials } from './example.ts'
export type { ListFilters } from './filters/index.ts'
export { ServedKind } from './kind.ts'
export type { KindOptions, RecordedResponses } from './kind.ts'
export { RequestMatcher, type MatchedRequest } from './matching.ts'
export type { Dataset, FieldSeed, FieldSeeds } from './records/index.ts'
export { readMultipart, readRelated } from './request/index.ts'
export { emptyResponse, filePart, unshaped, vendorRecord } from './response/index.ts'
export type { FilePart, Refusal } from './response/index.ts'
export { Simulation } from './simulation.ts'
export type { SimulatedExchange, SimulationOptions } from './simulation.ts'
export type { VendorChange } from './written.ts'
export {
  draftResponse,
  generateValue,
  markedValue,
  read,
  type ResponseDraft,
  schemaTypes,
  write,
} from './values/index.ts'
