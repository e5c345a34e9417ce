import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** A list without a stated end would silently stop after one page. */
export const listPagination: ManifestRule = {
  name: 'list-pagination',
  check(context) {
    eachOperation(context, 'list-pagination', (operation, reportAt) => {
      if (operation.action !== 'list' && operation.action !== 'api_search') return
      if (operation.pagination) return
      const message = `Cannot determine how ${idOf(operation)} continues: add pagination, with style none if the list is one page`
      reportAt('/pagination', message, { on: 'key' })
    })
  },
}
