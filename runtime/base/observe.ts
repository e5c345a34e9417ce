/** Who watches calls, and what becomes of their faults. */

/** Sees the value after each step of a call; secrets are redacted. What it throws harms no call: the first time it is a warning of the process. */
export type Observe = (step: 'params' | 'request' | 'authorized' | 'answer' | 'next', value: unknown) => void

/** An observer whose faults do not reach the calls that it watches: the first of them is a warning of the process. */
export function harmless(observe: Observe): Observe {
  let hasFailed = false
  const fail = (error: unknown): void => {
    if (hasFailed) return
    hasFailed = true
    const reason = error instanceof Error ? error.message : String(error)
    process.emitWarning(`observe failed; later failures are not reported: ${reason}`, 'ObserveWarning')
  }
  return (step, value) => {
    try {
      const done: unknown = observe(step, value)
      if (done instanceof Promise) done.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}
