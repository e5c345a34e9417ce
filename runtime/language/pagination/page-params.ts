/** The params that lead from one page of a list to the next. */
import type { Params } from '../../base/json.ts'
import type { Pagination } from './shape.ts'

/** The params that say which page is asked for. */
function pageParamsOf(pagination: Pagination): string[] {
  if (pagination.style === 'none') return []
  const links = pagination.style === 'link' ? pagination.links : []
  return [pagination.param, ...links.flatMap(({ param, also = {} }) => [param, ...Object.keys(also)])]
}

/** The params that the vendor does not take beside those of a page. */
export function droppedParams(pagination: Pagination): readonly string[] {
  return 'drop' in pagination ? (pagination.drop ?? []) : []
}

/**
 * The params of a call, without the defaults that the vendor does not take beside the page that it asks for.
 * @param given the params as the caller gave them
 */
export function withoutDropped(params: Params, given: Params, pagination: Pagination | undefined): Params {
  const isGiven = (name: string) => given[name] !== undefined && given[name] !== null
  if (!pagination || !pageParamsOf(pagination).some(isGiven)) return params
  const dropped = droppedParams(pagination).filter((name) => !isGiven(name))
  return Object.fromEntries(Object.entries(params).filter(([name]) => !dropped.includes(name)))
}
