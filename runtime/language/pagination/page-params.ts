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
 * Compiles the removal of defaults that the vendor does not accept beside a page's params; undefined without any.
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
