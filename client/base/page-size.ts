/** The size of pages that an iteration asks for. */
import type { JsonSchema, ResolvedManifest } from '../../runtime/index.ts'
import type { Call } from './engine.ts'

/**
 * The call of an iteration with the largest page that its list allows, or one that holds as many records as are wanted. It is left as
 * it is where the caller says a size, and where a page costs the more the larger it is, as in GraphQL.
 * @param wanted how many records the iteration gives at most
 */
export function withLargestPage(
  { operations }: Pick<ResolvedManifest, 'operations'>,
  call: Call,
  wanted: number,
): Call {
  const { pagination, params: declared } = operations[`${call.entity}.${call.action}`] ?? {}
  if (!pagination || !('size' in pagination) || pagination.style === 'graphql' || !pagination.size) return call
  const { size } = pagination
  const { maximum, minimum = 1 } =
    (declared?.properties as Readonly<Record<string, JsonSchema>> | undefined)?.[size] ?? {}
  if (typeof maximum !== 'number' || typeof minimum !== 'number' || call.params?.[size] !== undefined) return call
  return { ...call, params: { ...call.params, [size]: Math.min(maximum, Math.max(minimum, wanted)) } }
}
