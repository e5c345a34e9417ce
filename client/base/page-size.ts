/** The size of pages that an iteration or an agent asks for. */
import type { Call, JsonSchema, ResolvedManifest, ResolvedOperation } from '../../runtime/index.ts'

/** The param that sets the size of a list's pages, and what it may be. */
export interface PageSize {
  readonly param: string
  readonly least: number
  readonly most: number
}

/** How large the pages of an operation may be; undefined where nobody can choose it. */
export function pageSizeOf({ pagination, params }: ResolvedOperation): PageSize | undefined {
  const param = pagination && 'size' in pagination ? pagination.size : undefined
  if (param === undefined) return undefined
  const { properties } = params as { readonly properties?: Readonly<Record<string, JsonSchema>> }
  const { maximum, minimum = 1 } = properties?.[param] ?? {}
  return typeof maximum === 'number' && typeof minimum === 'number'
    ? { param, least: minimum, most: maximum }
    : undefined
}

/** The params of a list with pages of some records, as near as the vendor allows. A size that the params have stays. */
export function sizedParams(
  { param, least, most }: PageSize,
  params: NonNullable<Call['params']>,
  wanted: number,
): NonNullable<Call['params']> {
  return params[param] === undefined ? { ...params, [param]: Math.min(most, Math.max(least, wanted)) } : params
}

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
  const operation = operations[`${call.entity}.${call.action}`]
  const size = operation && operation.pagination?.style !== 'graphql' ? pageSizeOf(operation) : undefined
  return size ? { ...call, params: sizedParams(size, call.params ?? {}, wanted) } : call
}
