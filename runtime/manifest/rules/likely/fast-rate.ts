import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** No packaged kind has a rate above 350 a second. */
const MOST_A_SECOND = 500

/** Finds a rate that no account has: a limit for a minute or an hour, written for a second. */
export const fastRate: ManifestRule = {
  name: 'fast-rate',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'fast-rate', (operation, reportAt) => {
      const { cost = 1, rate: { limit, perMs } = {} } = operation
      if (limit === undefined || perMs === undefined) return
      const aSecond = Math.round(limit / cost / (perMs / 1000))
      if (aSecond <= MOST_A_SECOND) return
      reportAt('/rate', `${idOf(operation)} may be called ${aSecond} times a second: is "per" the vendor's window?`)
    })
  },
}
