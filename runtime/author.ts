/** The runtime's second door, for tools that read manifests and fixtures: it loads the parsers that `./index.ts` leaves out. */
export * from './index.ts'
export { compileSchema } from './language/schema.ts'
export type { SchemaFault } from './language/schema.ts'
export * from './manifest/index.ts'
export { didYouMean, nearest, quoted } from './base/suggest.ts'
export { isObject, own, pointer } from './base/json.ts'
export { OUTCOME_CODES } from './response/index.ts'
