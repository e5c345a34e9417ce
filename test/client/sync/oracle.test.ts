/** Random changes at a vendor between runs: what an application holds is what the vendor holds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Copy, ENTITIES, type Entity, openAccount, rowsOf, Vendor } from './vendor.ts'

/** Whole numbers below a limit, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Creates, updates and deletes records. */
function change(
  vendor: Vendor,
  random: (below: number) => number,
  entities: readonly Entity[],
  canDelete: boolean,
): void {
  const entity = entities[random(entities.length)] ?? 'tags'
  const parents = entity === 'comments' ? 'tickets' : entity === 'tasks' ? 'tags' : undefined
  const above = parents && [...vendor.rows[parents].keys()]
  const parent = above?.[random(above.length)]
  if (parents && parent === undefined) return
  const known = [...vendor.rows[entity].values()]
  const one = known[random(known.length)]
  if (canDelete && one && random(3) === 0) return vendor.remove(entity, one.id)
  if (one && random(2) === 0) return vendor.put(entity, one.id, one.parent)
  vendor.put(entity, `${entity}-${random(40)}-${parent ?? ''}`, parent)
}

/** Entities whose deletions later runs show: in the list of changes, in the list of a changed parent, or in a whole reading. */
const WITH_DELETIONS: readonly Entity[] = ['tags', 'tickets', 'people', 'comments']

describe.each([1, 2, 3])('with the random numbers of %i', (seed) => {
  const vendor = new Vendor()
  let account: Awaited<ReturnType<typeof openAccount>>
  beforeAll(async () => (account = await openAccount(vendor)))
  afterAll(() => account.close())

  test('later runs show changes, and a whole run every deletion', async () => {
    const random = numbers(seed)
    const copy = new Copy()
    for (let round = 0; round < 20; round++) {
      // Parents that are gone take their children along, which only a whole run shows.
      const isFull = round % 5 === 0
      for (let count = random(30); count > 0; count--)
        change(vendor, random, isFull ? ENTITIES : ENTITIES.filter((one) => one !== 'tags'), isFull)
      if (!isFull) for (let count = random(5); count > 0; count--) change(vendor, random, ['people', 'comments'], true)
      vendor.pass(3_600_000)
      // A process that is killed continues from what it stored, as often as it takes.
      for (let kills = random(4); kills > 0; kills--) await account.read(copy, { full: isFull }, random(25))
      await account.read(copy, { full: isFull })
      for (const entity of ENTITIES)
        expect([round, entity, copy.rows(entity)]).toEqual([round, entity, rowsOf(vendor, entity)])
    }
  })

  test('a deletion shows immediately where lists name it', async () => {
    const random = numbers(seed + 10)
    const copy = new Copy()
    await account.read(copy)
    for (let round = 0; round < 10; round++) {
      const lists = WITH_DELETIONS.filter((entity) => entity !== 'tickets')
      for (let count = random(10); count > 0; count--) change(vendor, random, lists, true)
      vendor.pass(600_000)
      await account.read(copy)
      for (const entity of lists)
        expect([round, entity, copy.rows(entity)]).toEqual([round, entity, rowsOf(vendor, entity)])
    }
  })
})
