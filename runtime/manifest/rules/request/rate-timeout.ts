import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** So many calls a second are many: hardly anybody uses up a window of that kind before it ends. */
const MANY_A_SECOND = 1

/** A limit of few calls in a long window: a call that waits for the next one needs more time than the window is long. */
export const rateTimeout: ManifestRule = {
  name: 'rate-timeout',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'rate-timeout', (operation, reportAt) => {
      const { rate, timeoutMs } = operation
      if (rate?.limit === undefined || timeoutMs > rate.perMs) return
      if (rate.limit / (rate.perMs / 1000) > MANY_A_SECOND) return
      const [timeout, window] = [timeoutMs / 1000, rate.perMs / 1000]
      const message =
        `Call ${rate.limit + 1} of ${idOf(operation)} waits up to ${window} s for its turn and ends after ${timeout} s: ` +
        `set a timeout above ${window}`
      reportAt('/rate', message)
    })
  },
}
