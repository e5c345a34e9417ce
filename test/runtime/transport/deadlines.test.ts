import { describe, expect, test } from 'vitest'
import { Deadlines } from '../../../runtime/transport/deadlines.ts'

/** Number of timers that keep this process alive. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}

const exchange = () => ({ deadline: performance.now() + 300_000, expire() {} })

describe('the timer of a closed channel', () => {
  test('keeps no process alive when all exchanges ended before the close', async () => {
    const before = timers()
    const deadlines = new Deadlines()
    const ended = exchange()
    deadlines.watch(ended)
    deadlines.forget(ended)
    await deadlines.limitRest(10_000)
    expect(timers()).toBe(before)
  })

  test('keeps the process alive until an open exchange ends', async () => {
    const before = timers()
    const deadlines = new Deadlines()
    const going = exchange()
    deadlines.watch(going)
    const end = deadlines.limitRest(10_000)
    expect(timers()).toBe(before + 1)
    deadlines.forget(going)
    await end
    expect(timers()).toBe(before)
  })
})
