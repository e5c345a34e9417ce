/** For tools that read manifests and fixtures: the runtime with its parsers. */
export * from '../index.ts'
export { compileFieldCheck } from '../language/field-check.ts'
export { compileSchema, compileWithin } from '../language/schema.ts'
export type { SchemaCheck, SchemaFault } from '../language/schema.ts'
export * from '../manifest/index.ts'
export { sendParts } from '../auth/index.ts'
export { didYouMean, nearest, quoted } from '../base/names.ts'
export { isObject, own, pointer, referredName, tryParseJson } from '../base/json.ts'
export { compileErrorRule, OUTCOME_CODES } from '../response/index.ts'
export { graphqlChecker, GraphqlFault, graphqlRoots } from '../language/graphql.ts'
export type { GraphqlArgument, GraphqlCheck, GraphqlField, GraphqlRoots, GraphqlType } from '../language/graphql.ts'
export {
  createPseudonyms,
  exchangeOf,
  exchangesOf,
  findPersonal,
  idFieldsOf,
  literalsOf,
  looksLikeId,
  namedAs,
  positionsOf,
  writtenRequest,
  Scrubber,
  SECRET,
  tailOf,
} from '../scrub/index.ts'
export type { CapturedExchange, Passed, Positions, Replaced } from '../scrub/index.ts'
