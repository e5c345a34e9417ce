/** What a third party allows, kept to by several processes. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import type { RateLimit } from '../../../../runtime/index.ts'
import { Budget } from '../../../../server/ground/limits/budget.ts'
import { memoryShares } from '../../../../server/ground/limits/memory.ts'
import type { Shares } from '../../../../server/ground/limits/shares.ts'
import { Slots } from '../../../../server/ground/limits/slots.ts'
import { type Counting, countings, type HandClock, handClock, WatchedShares } from './support.ts'

const HOUR = 3_600_000
const rateOf = (rate: Partial<RateLimit>): RateLimit => ({ perMs: HOUR, unit: 'seconds', ...rate })

/** The limiter of one process. */
function limiterOf(shares: Shares, clock: HandClock, rate: RateLimit, key: string) {
  const slotsOf = (most: number) => new Slots({ shares, most, now: clock.now })
  const owner = { organizationId: '11111111-1111-4111-8111-111111111111', key }
  return new Budget(rate, owner, { shares, clock, slotsOf, onError: () => {} })
}

/** The most starts in any span of so many milliseconds, both ends not included. */
function mostInSpan(starts: readonly number[], spanMs: number): number {
  return Math.max(...starts.map((from) => starts.filter((time) => time >= from && time < from + spanMs).length))
}

it('C14 no span holds more starts of all processes than the limit, and nearly all of it can be used', async () => {
  const given = fc.record({
    limit: fc.integer({ min: 1, max: 20 }),
    perMs: fc.integer({ min: 10, max: 5_000 }),
    calls: fc.array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 2 })), {
      minLength: 1,
      maxLength: 60,
    }),
  })
  await fc.assert(
    fc.asyncProperty(given, async ({ limit, perMs, calls }) => {
      const clock = handClock()
      const shares = memoryShares(clock.now)
      const processes = [1, 2, 3].map(() => limiterOf(shares, clock, rateOf({ limit, perMs }), 'a'))
      const starts: number[] = []
      const all = calls.map(async ([pause, process]) => {
        await clock.wait(pause)
        const release = await processes[process]!.acquire()
        starts.push(clock.now())
        release()
      })
      const began = clock.now()
      await clock.run()
      await Promise.all(all)
      expect(mostInSpan(starts, perMs)).toBeLessThanOrEqual(limit)
      const spans = Math.ceil(calls.length / limit)
      expect(Math.max(...starts) - began).toBeLessThanOrEqual(3_000 + spans * (perMs * 1.1 + 2) + 1_000 * 3)
    }),
    { numRuns: 60 },
  )
})

it('C14 no span holds more points of all processes than the limit, and a costly call gets its turn', async () => {
  const given = fc.array(fc.tuple(fc.constantFrom(1, 5, 40, 100), fc.integer({ min: 0, max: 1 })), {
    minLength: 1,
    maxLength: 15,
  })
  await fc.assert(
    fc.asyncProperty(given, async (calls) => {
      const clock = handClock()
      const shares = memoryShares(clock.now)
      const processes = [1, 2].map(() => limiterOf(shares, clock, rateOf({ limit: 100, perMs: 1_000 }), 'a'))
      const points: number[] = []
      const all = calls.map(async ([cost, process]) => {
        const release = await processes[process]!.acquire(undefined, undefined, cost)
        points.push(...Array<number>(cost).fill(clock.now()))
        release()
      })
      await clock.run()
      await Promise.all(all)
      expect(mostInSpan(points, 1_000)).toBeLessThanOrEqual(100)
    }),
    { numRuns: 30 },
  )
})

describe.each(countings)('C14 the budgets of several processes on %s', (_name, open) => {
  let counting: Counting
  beforeAll(async () => void (counting = await open()))
  afterAll(() => counting.close())

  /** How many calls that wait at most until the next second start. */
  async function started(limiters: readonly ReturnType<typeof limiterOf>[], calls: number) {
    const ending = new AbortController()
    const releases: (() => void)[] = []
    const all = limiters.flatMap((limiter) =>
      Array.from({ length: calls }, async () => releases.push(await limiter.acquire(ending.signal))),
    )
    let before = -1
    // Each share that is granted lets more start; the clock stands still.
    while (before < releases.length) {
      before = releases.length
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    ending.abort()
    await Promise.allSettled(all)
    return releases
  }

  it('two processes together start as many as the rate says', async () => {
    const { shares, clock } = counting
    const key = randomUUID()
    const limiters = [1, 2].map(() => limiterOf(shares, clock, rateOf({ limit: 20 }), key))
    expect(await started(limiters, 30)).toHaveLength(20)
  })

  it('two processes together run as many at once as the rate says', async () => {
    const { shares, clock } = counting
    const key = randomUUID()
    const limiters = [1, 2].map(() => limiterOf(shares, clock, rateOf({ concurrency: 3 }), key))
    expect(await started(limiters, 5)).toHaveLength(3)
  })

  it('a pause that one process learns of holds for the others', async () => {
    const { shares, clock } = counting
    const key = randomUUID()
    const [one, other] = [1, 2].map(() => limiterOf(shares, clock, rateOf({ limit: 20 }), key))
    ;(await other!.acquire())()
    const passedOn = new Promise<void>((resolve) => {
      const { pause } = shares
      shares.pause = async (...given) => {
        shares.pause = pause
        await pause.call(shares, ...given)
        resolve()
      }
    })
    one!.pauseUntil(clock.now() + 30_000)
    await passedOn
    clock.advance(1_000)
    expect(await started([one!, other!], 2)).toHaveLength(0)
    expect([one!.waitMs(), other!.waitMs()]).toEqual([29_000, 29_000])
    clock.advance(29_000)
    expect(await started([one!, other!], 2)).toHaveLength(4)
  })

  it('calls under load cost a round trip for each share only', async () => {
    const { clock } = counting
    const shares = new WatchedShares(counting.shares)
    const limiter = limiterOf(shares, clock, rateOf({ limit: 1000 }), randomUUID())
    for (let call = 0; call < 400; call++) (await limiter.acquire())()
    expect(shares.roundTrips).toBeLessThanOrEqual(12)
  })

  it('without the database nothing starts uncounted', async () => {
    const { clock } = counting
    const shares = new WatchedShares(counting.shares)
    const limiter = limiterOf(shares, clock, rateOf({ limit: 20 }), randomUUID())
    ;(await limiter.acquire())()
    shares.failure = new ServerError('storage_unavailable', 'Cannot use the database: it is away', { sent: false })
    await expect(limiter.acquire()).rejects.toMatchObject({ code: 'storage_unavailable', sent: false })
    shares.failure = undefined
    ;(await limiter.acquire())()
  })
})
