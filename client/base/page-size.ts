/** Page sizes of iterations and agents. */
import type { Call, JsonSchema, ResolvedManifest, ResolvedOperation } from '../../runtime/index.ts'

/** The param that sets the size of a list's pages, and its limits. */
export interface PageSize {
  readonly param: string
  readonly least: number
  readonly most: number
}

/** Page sizes of an operation. Undefined where the caller cannot choose. */
export function pageSizeOf({ pagination, params }: ResolvedOperation): PageSize | undefined {
  const param = pagination && 'size' in pagination ? pagination.size : undefined
  if (param === undefined) return undefined
  const { properties } = params as { readonly properties?: Readonly<Record<string, JsonSchema>> }
  const { maximum, minimum = 1 } = properties?.[param] ?? {}
  return typeof maximum === 'number' && typeof minimum === 'number'
    ? { param, least: minimum, most: maximum }
    : undefined
}

/** Params of a list with pages of a number of records, as near as the vendor allows. A size in the params stays. */
export function sizedParams(
  { param, least, most }: PageSize,
  params: NonNullable<Call['params']>,
  wanted: number,
): NonNullable<Call['params']> {
  return params[param] === undefined ? { ...params, [param]: Math.min(most, Math.max(least, wanted)) } : params
}

/**
 * The call of an iteration with the largest page of its list, or one that holds all records wanted. It stays unchanged where the caller
 * sets a size, and where larger pages cost more, as in GraphQL.
 * @param wanted maximum number of records
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
