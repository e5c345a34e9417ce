/** Records that no longer exist below parents, in later runs that read only below changed parents. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { BelowItems, keysBelow } from './below-items.ts'

const ITEM = 'i000002'
const LIST = `GET /items/${ITEM}/comments`

describe.each(databases)('below changed parents, on %s,', (_name, open) => {
  const world = new BelowItems()
  // Under short leases, so that a list of several pages is read under several.
  beforeAll(() => world.open(open, { leaseMs: 1 }))
  afterAll(() => world.close())
  beforeEach(() => world.reset())

  const connected = async (extra: readonly string[]) => {
    world.more.set(ITEM, [...extra])
    return world.connector()
  }
  const change = () => {
    world.shop.items = world.shop.items.map((item) => (item.id === ITEM ? { ...item, name: 'changed' } : item))
  }
  /** The requests below the item of a run of items and comments. */
  const runBelow = async (connector: Awaited<ReturnType<typeof connected>>) =>
    (await world.run(connector, ['items', 'comments'])).filter((request) => request.includes('comments'))
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)

  it('a record that the list names no more is removed, by no request more', async () => {
    const connector = await connected(['a', 'b'])
    change()
    world.more.set(ITEM, ['b'])
    expect(await runBelow(connector)).toEqual([LIST])
    expect(await world.keys(connector, 'comments')).toEqual(['b', ...keysBelow('comments')])
    expect(await world.entity(connector, 'comments')).toMatchObject({ records: 7, skipped_parents_count: 0 })
  })

  it('a list of several pages is read to its end before anything is removed', async () => {
    const connector = await connected(numbered(9))
    change()
    world.shop.pageSize = 3
    world.more.set(ITEM, numbered(9).slice(0, -1))
    expect(await runBelow(connector)).toHaveLength(3)
    expect(await world.keys(connector, 'comments')).toEqual([...keysBelow('comments'), ...numbered(8)].toSorted())
  })

  it.each([
    ['empty', 2, 0],
    ['much shorter', 20, 10],
  ])('a list that is %s is read once more, and takes what both do not name', async (_how, before, after) => {
    const connector = await connected(numbered(before))
    change()
    world.only.set(ITEM, numbered(after))
    expect(await runBelow(connector)).toEqual([LIST, LIST])
    const left = [...keysBelow('comments', [ITEM]), ...numbered(after)].toSorted()
    expect(await world.keys(connector, 'comments')).toEqual(left)
    expect(await world.entity(connector, 'comments')).toMatchObject({ records: left.length, skipped_parents_count: 0 })
  })

  it('a list that is empty by mistake takes nothing', async () => {
    const connector = await connected(['a'])
    change()
    const list = world.shop.trick!
    let asked = 0
    world.shop.trick = (url, ...more) =>
      url.pathname.includes(`${ITEM}/comments`) && asked++ === 0
        ? { body: { data: [], next: null } }
        : list(url, ...more)
    expect(await runBelow(connector)).toEqual([LIST, LIST])
    expect(await world.keys(connector, 'comments')).toEqual(['a', ...keysBelow('comments')])
  })

  it('a record that another parent has as well stays', async () => {
    world.more.set('i000001', ['shared'])
    const connector = await connected(['shared', 'own'])
    change()
    world.more.set(ITEM, ['own'])
    await runBelow(connector)
    expect(await world.keys(connector, 'comments')).toContain('shared')
  })

  it('the records below a parent that is gone are removed, by no request', async () => {
    const connector = await connected(['a'])
    world.shop.items = world.shop.items.filter(({ id }) => id !== ITEM)
    expect(await runBelow(connector)).toEqual([])
    expect(await world.keys(connector, 'comments')).toEqual(keysBelow('comments', [ITEM]))
    expect(await world.entity(connector, 'comments')).toMatchObject({ records: 5 })
  })

  it('the records below a parent that is gone when its list is asked for are removed', async () => {
    const connector = await connected(['a'])
    change()
    world.refuse(ITEM, 404)
    expect(await runBelow(connector)).toEqual([LIST, LIST])
    expect(await world.keys(connector, 'comments')).toEqual(keysBelow('comments', [ITEM]))
  })

  it('a run after that asks for nothing', async () => {
    const connector = await connected(['a', 'b'])
    change()
    world.more.set(ITEM, ['b'])
    await runBelow(connector)
    expect(await runBelow(connector)).toEqual([])
  })
})
