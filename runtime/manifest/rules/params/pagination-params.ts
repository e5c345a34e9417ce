import { didYouMean } from '../../../base/suggest.ts'
import type { Rule } from '../rule.ts'
import { eachOperation, idOf, paramsOf } from '../rule.ts'

/** The params that a pagination sets must be declared, so that a caller can give them and the next page is checked like the first. */
export const paginationParams: Rule = {
  name: 'pagination-params',
  check(context) {
    eachOperation(context, 'pagination-params', (operation, tell) => {
      const params = paramsOf(operation)
      for (const key of ['param', 'size'] as const) {
        const name = (operation.pagination as { param?: string; size?: string } | undefined)?.[key]
        if (name === undefined || Object.hasOwn(params, name)) continue
        const message = `Pagination uses "${name}", which is not a param of ${idOf(operation)}.`
        tell(`/pagination/${key}`, message + didYouMean(name, Object.keys(params)))
      }
    })
  },
}
