/** The load of this process: how late its event loop is. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The load of this process. */
export interface EventLoopLoad {
  /** Whether the mean delay of the last half second was over the limit. */
  isHigh(): boolean
  stop(): void
}

/** Measures the load until it is stopped. @param limitMs the mean delay that is not yet high, in milliseconds */
export function watchLoad(limitMs: number): EventLoopLoad {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isHigh = false
  const timer = setInterval(() => {
    // The first value is the resolution itself.
    isHigh = delay.mean / 1e6 - 20 > limitMs
    delay.reset()
  }, 500).unref()
  return {
    isHigh: () => isHigh,
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
