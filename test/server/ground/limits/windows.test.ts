/** Requests in a window, counted by several processes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import type { LimitSubject } from '../../../../server/ground/limits/shares.ts'
import { Windows } from '../../../../server/ground/limits/windows.ts'
import { type Counting, countings, WatchedShares } from './support.ts'

const MINUTE = 60_000

/** How many of so many requests, all at once, are admitted. */
async function admitted(windows: Windows, subject: LimitSubject, requests: number): Promise<number> {
  const states = await Promise.all(Array.from({ length: requests }, async () => windows.count(subject)))
  return states.filter(({ isAdmitted }) => isAdmitted).length
}

describe.each(countings)('C14 windows of several processes on %s', (_name, open) => {
  let counting: Counting
  beforeAll(async () => void (counting = await open()))
  afterAll(() => counting.close())

  const newSubject = (): LimitSubject => ({ organizationId: randomUUID(), limit: 'customer', key: randomUUID() })
  const processOf = (most: number, shares = new WatchedShares(counting.shares)) => ({
    shares,
    windows: new Windows({ shares, most, windowMs: MINUTE, now: counting.clock.now }),
  })

  it.each([1, 7, 100, 1000])('three processes admit exactly %i, whoever asks first', async (most) => {
    const subject = newSubject()
    const counts = await Promise.all([1, 2, 3].map(() => admitted(processOf(most).windows, subject, most)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(most)
  })

  it('the next window is as large again, also when a process died with a share in its hands', async () => {
    const subject = newSubject()
    const [dead, alive] = [processOf(100).windows, processOf(100).windows]
    expect([await admitted(dead, subject, 1), await admitted(alive, subject, 200)]).toEqual([1, 95])
    counting.clock.advance(MINUTE)
    expect(await admitted(alive, subject, 200)).toBe(100)
  })

  it('what a process does not use comes back to the others within the window', async () => {
    const subject = newSubject()
    const [idle, busy] = [processOf(100).windows, processOf(100).windows]
    expect([await admitted(idle, subject, 1), await admitted(busy, subject, 200)]).toEqual([1, 95])
    counting.clock.advance(10_000)
    await idle.maintain()
    expect(await admitted(busy, subject, 200)).toBe(4)
    expect(await admitted(idle, subject, 200)).toBe(0)
  })

  it('a process that ends gives back what it did not use', async () => {
    const subject = newSubject()
    const [ending, other] = [processOf(100).windows, processOf(100).windows]
    await admitted(ending, subject, 1)
    await ending.close()
    expect(await admitted(other, subject, 200)).toBe(99)
  })

  it('subjects are counted apart', async () => {
    const { windows } = processOf(5)
    const [one, other] = [newSubject(), newSubject()]
    expect([await admitted(windows, one, 9), await admitted(windows, other, 9)]).toEqual([5, 5])
  })

  it('a request costs no round trip but one for each share', async () => {
    const subject = newSubject()
    const { windows, shares } = processOf(6000)
    for (let request = 0; request < 1500; request++) expect((await windows.count(subject)).isAdmitted).toBe(true)
    expect(shares.roundTrips).toBeLessThanOrEqual(6)
    for (let request = 0; request < 6000; request++) await windows.count(subject)
    const before = shares.roundTrips
    for (let request = 0; request < 1000; request++) expect((await windows.count(subject)).isAdmitted).toBe(false)
    expect(shares.roundTrips - before).toBeLessThanOrEqual(1)
  })

  it('says what is left and when the window ends', async () => {
    const subject = newSubject()
    const { windows } = processOf(3)
    expect(await windows.count(subject)).toEqual({ isAdmitted: true, remaining: 2, endsInMs: MINUTE })
    counting.clock.advance(20_000)
    expect(await windows.count(subject)).toEqual({ isAdmitted: true, remaining: 1, endsInMs: 40_000 })
    expect(await windows.count(subject)).toEqual({ isAdmitted: true, remaining: 0, endsInMs: 40_000 })
    expect(await windows.count(subject)).toEqual({ isAdmitted: false, remaining: 0, endsInMs: 40_000 })
  })

  it('a slow database lets nobody through uncounted: requests beyond the share wait for it', async () => {
    const subject = newSubject()
    const { windows, shares } = processOf(100)
    await windows.count(subject)
    let letGo = (): void => {}
    shares.held = new Promise<void>((resolve) => (letGo = resolve))
    const decided: boolean[] = []
    const asked = Array.from({ length: 150 }, async () => decided.push((await windows.count(subject)).isAdmitted))
    await new Promise((resolve) => setImmediate(resolve))
    expect(decided).toEqual([true, true, true, true])
    letGo()
    await Promise.all(asked)
    expect(decided.filter(Boolean)).toHaveLength(99)
  })

  it('without the database a process admits its share and then refuses; it goes on once the database is back', async () => {
    const subject = newSubject()
    const { windows, shares } = processOf(100)
    await windows.count(subject)
    shares.failure = new ServerError('storage_unavailable', 'Cannot use the database: it is away')
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, async () => windows.count(subject)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'storage_unavailable' },
    })
    shares.failure = undefined
    expect(await admitted(windows, subject, 200)).toBe(95)
  })
})
