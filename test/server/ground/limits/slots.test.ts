/** Calls at once, counted by several processes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import type { LimitSubject } from '../../../../server/ground/limits/shares.ts'
import { LIFE_MS, type ReleaseSlot, Slots } from '../../../../server/ground/limits/slots.ts'
import { type Counting, countings, WatchedShares } from './support.ts'

/** The slots that so many calls at once get. */
async function taken(slots: Slots, subject: LimitSubject, calls: number): Promise<ReleaseSlot[]> {
  const leaves = await Promise.all(Array.from({ length: calls }, async () => slots.take(subject)))
  return leaves.filter((leave) => leave !== undefined)
}

describe.each(countings)('C14 slots of several processes on %s', (_name, open) => {
  let counting: Counting
  beforeAll(async () => void (counting = await open()))
  afterAll(() => counting.close())

  const newSubject = (): LimitSubject => ({ organizationId: randomUUID(), limit: 'connector', key: randomUUID() })
  const processOf = (most: number, shares = new WatchedShares(counting.shares)) => ({
    shares,
    slots: new Slots({ shares, most, now: counting.clock.now }),
  })

  it.each([1, 2, 10, 50])('three processes run exactly %i at once', async (most) => {
    const subject = newSubject()
    const processes = [1, 2, 3].map(() => processOf(most).slots)
    const leaves = await Promise.all(processes.map((slots) => taken(slots, subject, most)))
    expect(leaves.flat()).toHaveLength(most)
  })

  it('a slot that is free again is taken at once in the same process, and soon in another', async () => {
    const subject = newSubject()
    const [one, other] = [processOf(10).slots, processOf(10).slots]
    const leaves = await taken(one, subject, 11)
    expect([leaves.length, (await taken(other, subject, 1)).length]).toEqual([10, 0])
    leaves[0]!()
    leaves[0]!()
    expect(await taken(one, subject, 2)).toHaveLength(1)
    for (const leave of leaves.slice(1, 6)) leave()
    counting.clock.advance(1000)
    await one.maintain()
    await one.maintain()
    expect(await taken(other, subject, 9)).toHaveLength(5)
  })

  it('calls that follow each other cost no round trip', async () => {
    const subject = newSubject()
    const { slots, shares } = processOf(10)
    for (let call = 0; call < 100; call++) (await slots.take(subject))!()
    expect(shares.roundTrips).toBe(1)
  })

  it('the slots of a process that died are free after half a minute; those of one that lives stay its own', async () => {
    const subject = newSubject()
    const [dead, alive, other] = [processOf(10).slots, processOf(10).slots, processOf(10).slots]
    expect([(await taken(dead, subject, 6)).length, (await taken(alive, subject, 6)).length]).toEqual([6, 4])
    for (let second = 0; second < LIFE_MS / 1000; second += 5) {
      expect(await taken(other, subject, 1)).toHaveLength(0)
      counting.clock.advance(5000)
      await alive.maintain()
    }
    expect(await taken(other, subject, 10)).toHaveLength(6)
  })

  it('a process that ends gives its slots back', async () => {
    const subject = newSubject()
    const [ending, other] = [processOf(2).slots, processOf(2).slots]
    await taken(ending, subject, 2)
    await ending.close()
    expect(await taken(other, subject, 3)).toHaveLength(2)
  })

  it('without the database a process starts what its shares hold, and no more', async () => {
    const subject = newSubject()
    const { slots, shares } = processOf(10)
    const leaves = await taken(slots, subject, 3)
    for (const leave of leaves) leave()
    shares.failure = new ServerError('storage_unavailable', 'Cannot use the database: it is away')
    expect(await taken(slots, subject, 3)).toHaveLength(3)
    await expect(slots.take(subject)).rejects.toMatchObject({ code: 'storage_unavailable' })
  })

  it('calls that outlive their share, since the database was away, are counted before others start', async () => {
    const subject = newSubject()
    const { slots } = processOf(4)
    expect(await taken(slots, subject, 3)).toHaveLength(3)
    counting.clock.advance(LIFE_MS)
    expect(await taken(slots, subject, 4)).toHaveLength(1)
  })
})
