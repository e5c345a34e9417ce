import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Vendors' names for the size of a page. */
export const SIZE =
  /^(?:limit|count|first|size|take|(?:max|page)_?(?:results|size|items)|(?:per|items_per|results_per)_?page|page\[size\])$/i

/** Without the name of its size param, a list cannot be read in the largest pages and takes more requests than necessary. */
export const pageSize: ManifestRule = {
  name: 'page-size',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'page-size', (operation, reportAt) => {
      const { pagination } = operation
      if (!pagination || pagination.style === 'none' || pagination.size !== undefined) return
      const name = Object.entries(paramsOf(operation)).find(
        ([one, { type }]) => SIZE.test(one) && type === 'integer',
      )?.[0]
      if (name === undefined) return
      reportAt(
        '/pagination',
        `Param "${name}" of ${idOf(operation)} looks like the page size: declare it under pagination with size: ${name}`,
      )
    })
  },
}
