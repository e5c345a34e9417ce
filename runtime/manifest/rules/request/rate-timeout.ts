import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** Minimum rate that counts as fast, in calls a second. Callers rarely use up such a window before it ends. */
const MANY_A_SECOND = 1

/** With few calls in a long window, a call that waits for the next window needs more time than the window. */
export const rateTimeout: ManifestRule = {
  name: 'rate-timeout',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'rate-timeout', (operation, reportAt) => {
      const { rate, cost = 1, timeoutMs } = operation
      if (operation.cost !== undefined && (rate?.limit ?? 0) < cost)
        return reportAt('/cost', problemOf(cost, rate?.limit))
      if (rate?.limit === undefined || timeoutMs > rate.perMs) return
      const calls = Math.floor(rate.limit / cost)
      if (calls / (rate.perMs / 1000) > MANY_A_SECOND) return
      const [timeout, window] = [timeoutMs / 1000, rate.perMs / 1000]
      const message =
        `Call ${calls + 1} of ${idOf(operation)} waits up to ${window} s for its turn and ends after ${timeout} s: ` +
        `set a timeout above ${window}`
      reportAt('/rate', message)
    })
  },
}

function problemOf(cost: number, limit: number | undefined): string {
  return limit === undefined
    ? 'A cost counts in the limit of a rate, but the operation has none'
    : `Each request costs ${cost} points, but the limit of the rate is ${limit}`
}
