import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { createLimiter, type LimiterClock } from '../../../runtime/transport/index.ts'

/** A clock that only tests move; `run` moves it from waiter to waiter until none is left. */
function handClock(): LimiterClock & { run(until?: number): Promise<void>; readonly waiting: number } {
  const waiters = new Set<{ at: number; wake: () => void }>()
  let time = 1_000_000
  return {
    now: () => time,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const waiter = { at: time + ms, wake: resolve }
        waiters.add(waiter)
        signal?.addEventListener('abort', () => {
          waiters.delete(waiter)
          reject(new Error('called off'))
        })
      }),
    get waiting() {
      return waiters.size
    },
    async run(until = Infinity) {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const next = [...waiters].sort((a, b) => a.at - b.at)[0]
        if (next === undefined || next.at > until) return
        time = next.at
        waiters.delete(next)
        next.wake()
      }
    },
  }
}

test('a limiter without an allowance gives a place immediately, without a promise', () => {
  const limiter = createLimiter({}, handClock())
  expect([typeof limiter.acquire(), limiter.waitMs()]).toEqual(['function', 0])
})

test('no span of time holds more starts than the limit, and none waits longer than needed', async () => {
  const given = fc.record({
    limit: fc.integer({ min: 1, max: 5 }),
    perMs: fc.integer({ min: 1, max: 1_000 }),
    calls: fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 25 }),
  })
  await fc.assert(
    fc.asyncProperty(given, async ({ limit, perMs, calls }) => {
      const clock = handClock()
      const limiter = createLimiter({ limit, perMs }, clock)
      const starts: number[] = []
      const arrivals = calls.map(async (pause) => {
        await clock.wait(pause)
        const release = await limiter.acquire()
        starts.push(clock.now())
        release()
      })
      await clock.run()
      await Promise.all(arrivals)
      const arrived = calls.map((pause) => 1_000_000 + pause).sort((a, b) => a - b)
      const best: number[] = []
      arrived.forEach((time, at) => best.push(Math.max(time, at < limit ? 0 : best[at - limit]! + perMs)))
      expect(starts).toEqual(best)
    }),
    { numRuns: 40 },
  )
})

test('calls start in the order in which they came, as places become free', async () => {
  const limiter = createLimiter({ concurrency: 2 }, handClock())
  const log: string[] = []
  const call = async (name: string) => {
    const release = await limiter.acquire()
    log.push(`${name} starts`)
    await Promise.resolve()
    log.push(`${name} ends`)
    release()
    release()
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(call))
  const starts = log.filter((line) => line.endsWith('starts'))
  const most = log.reduce(
    (state, line) => {
      state.now += line.endsWith('starts') ? 1 : -1
      return { now: state.now, most: Math.max(state.most, state.now) }
    },
    { now: 0, most: 0 },
  ).most
  expect([starts, most]).toEqual([['a starts', 'b starts', 'c starts', 'd starts'], 2])
})

test('a pause holds all calls back until its end', async () => {
  const clock = handClock()
  const limiter = createLimiter({}, clock)
  limiter.pauseUntil(1_005_000)
  limiter.pauseUntil(1_002_000)
  const waits = limiter.waitMs()
  const started = Promise.resolve(limiter.acquire()).then(() => clock.now())
  await clock.run()
  expect([waits, await started, limiter.waitMs()]).toEqual([5_000, 1_005_000, 0])
})

test('a call that is cancelled while it waits leaves the queue and the clock', async () => {
  const clock = handClock()
  const limiter = createLimiter({ limit: 1, perMs: 1_000 }, clock)
  await limiter.acquire()
  const caller = new AbortController()
  const outcome = Promise.resolve(limiter.acquire(caller.signal)).catch((error: ConnectorError) => error.code)
  const waiting = clock.waiting
  caller.abort()
  expect([await outcome, waiting, clock.waiting]).toEqual(['cancelled', 1, 0])
})

test('a call cancelled before it came takes no place', async () => {
  const limiter = createLimiter({ concurrency: 1 }, handClock())
  const outcome = await Promise.resolve(limiter.acquire(AbortSignal.abort())).catch(
    (error: ConnectorError) => error.code,
  )
  expect([outcome, typeof limiter.acquire()]).toEqual(['cancelled', 'function'])
})

test('calls that cost points start in their order, as soon as no span holds more points than the limit', async () => {
  const clock = handClock()
  const began = clock.now()
  const limiter = createLimiter({ limit: 100, perMs: 1_000 }, clock)
  const starts: [cost: number, at: number][] = []
  const calls = [60, 30, 20, 10, 150, 1].map(async (cost) => {
    const release = await limiter.acquire(undefined, undefined, cost)
    starts.push([cost, clock.now() - began])
    release()
  })
  await clock.run()
  await Promise.all(calls)
  // The 10 would fit, but does not overtake the 20. More than the limit starts on its own.
  expect(starts).toEqual([
    [60, 0],
    [30, 0],
    [20, 1_000],
    [10, 1_000],
    [150, 2_000],
    [1, 3_000],
  ])
})
