/** Params that request a page of a list. */
import type { Params } from '../../base/json.ts'
import type { Pagination } from './shape.ts'

/** Returns the params that select a page. */
export function pageParamsOf(pagination: Pagination): string[] {
  if (pagination.style === 'none') return []
  const links = pagination.style === 'link' ? pagination.links : []
  return [pagination.param, ...links.flatMap(({ param, also = {} }) => [param, ...Object.keys(also)])]
}

/** Returns the params that the vendor refuses together with a page's params. */
export function droppedParams(pagination: Pagination): readonly string[] {
  return 'drop' in pagination ? (pagination.drop ?? []) : []
}

/**
 * Compiles the removal of defaults that the vendor refuses beside a page's params; undefined if there are none.
 * @returns a function of the checked params and the caller's own
 */
export function compileDropped(pagination: Pagination): ((params: Params, given: Params) => Params) | undefined {
  const dropped = droppedParams(pagination)
  if (dropped.length === 0) return undefined
  const pageParams = pageParamsOf(pagination)
  return (params, given) => {
    const isGiven = (name: string) => given[name] !== undefined && given[name] !== null
    if (!pageParams.some(isGiven)) return params
    return Object.fromEntries(Object.entries(params).filter(([name]) => !dropped.includes(name) || isGiven(name)))
  }
}
