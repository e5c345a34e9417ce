import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'
import { SIZE } from '../params/page-size.ts'

/** Vendors' names for the position of a page. */
const PAGE_POSITION = /^(?:page|offset|skip|after|cursor|starting_?after|(?:next_?)?page_?(?:token|number|cursor))$/i

/** Finds lists that return only the first page: their page param is the size, or their param for the position is unused. */
export const pageParam: ManifestRule = {
  name: 'page-param',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'page-param', (operation, reportAt) => {
      const problem = problemOf(operation)
      if (problem !== undefined) reportAt('/pagination', problem)
    })
  },
}

function problemOf(operation: ResolvedOperation): string | undefined {
  const { action, pagination } = operation
  if (!pagination || action !== 'list') return undefined
  if (pagination.style === 'none') return unpagedProblem(operation, pagination.because)
  if (!('param' in pagination) || !SIZE.test(pagination.param)) return undefined
  return `Param "${pagination.param}" of ${idOf(operation)} looks like the page size: name the param of the next page`
}

function unpagedProblem(operation: ResolvedOperation, because: string): string | undefined {
  const [name] =
    Object.entries(paramsOf(operation)).find(([one, { format }]) => !format && PAGE_POSITION.test(one)) ?? []
  if (name === undefined || /page|offset|cursor|token/i.test(because)) return undefined
  return `Param "${name}" of ${idOf(operation)} looks like the position of a page: declare the pagination, or say of pages why there is none`
}
