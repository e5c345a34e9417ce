/** The door of the mock upstream: third parties played from manifests, fixtures and record schemas. */
export { startMock } from './mock.ts'
export { draftResponse, emptyResponse, write } from './response/index.ts'
export type { ResponseDraft } from './response/index.ts'
export type { VendorChange } from './written.ts'
export { RequestMatcher, type MatchedRequest } from './matching.ts'
export type { Mock, MockOptions, Served } from './mock.ts'
export { Simulation } from './simulation.ts'
export type { SimulatedExchange, SimulationOptions } from './simulation.ts'
