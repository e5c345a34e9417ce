/** Lists that are known to leave records out: no run removes what they may have left out. */
import { describe, expect, it } from 'vitest'
import { databases } from '../../../../support/database.ts'
import { CAPPED_MANIFEST, items, useCappedShop } from './capped-shop.ts'

/** Of items the list ends at 100, of labels at 5 below each item, and notes leave the list with time. */
const PARTIAL = CAPPED_MANIFEST.replace('with: {limit: 100}', 'with: {limit: 100}\n      partial: {records: 100}')
  .replace('each: {item_id: items.id}', 'each: {item_id: items.id}, changed_parents: true, partial: {records: 5}')
  .replace('list: {request: GET /notes}', 'sync: {partial: {days: 30}}\n    list: {request: GET /notes}')

describe.each(databases)('lists that leave records out, on %s', (_name, open) => {
  const world = useCappedShop(open, PARTIAL)

  it('S2 remove nothing when they end at their number of records, for any caller', async () => {
    world.shop.items = items(100)
    world.cap = 100
    const connector = await world.ready()
    const { cursor } = await world.deletions(connector)
    world.shop.items = [{ id: 'new', name: 'New', changed: '2025-12-31T00:00:00.000Z' }, ...items(120)]
    const after = { status: 'ready', last_error: null }
    expect(await world.run(connector, { isDue: true })).toMatchObject({ ...after, records: 101 })
    expect(await world.run(connector, { isFull: true })).toMatchObject({ ...after, records: 101 })
    expect(world.singles()).toEqual([])
    expect((await world.deletions(connector, cursor)).keys).toEqual([])
  })

  it('S2 remove what a shorter list does not name', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.shop.items = items(89)
    expect(await world.run(connector, { isDue: true })).toMatchObject({ records: 89, last_error: null })
  })

  it('S2 remove nothing when they leave out old records, however short', async () => {
    world.shop.notes = items(20)
    const connector = await world.ready()
    world.shop.notes = []
    expect(await world.run(connector, { entity: 'notes', isFull: true })).toMatchObject({
      records: 20,
      last_error: null,
    })
  })

  it('S2 below parents, keep the records of those whose list ends, until the parent is gone', async () => {
    world.shop.items = items(2)
    world.shop.labels = new Map([
      ['i0000', items(5, 'First')],
      ['i0001', items(3, 'Second').map((label) => ({ ...label, id: `second-${label.id}` }))],
    ])
    const connector = await world.ready()
    world.shop.labels.set('i0000', items(7).slice(2))
    world.shop.labels.get('i0001')?.pop()
    expect(await world.run(connector, { entity: 'labels', isDue: true })).toMatchObject({
      records: 9,
      last_error: null,
    })
    world.shop.items = items(3).slice(1)
    await world.run(connector, { isDue: true })
    expect(await world.run(connector, { entity: 'labels', isDue: true })).toMatchObject({
      records: 2,
      last_error: null,
    })
  })

  it('S2 below changed parents, keep what a list that ends does not name', async () => {
    world.shop.items = items(1)
    world.shop.labels = new Map([['i0000', items(5)]])
    const connector = await world.ready()
    world.shop.items = items(1, 'Renamed').map((item) => ({ ...item, changed: '2026-02-01T00:00:00.000Z' }))
    world.shop.labels.set('i0000', items(6).slice(1))
    await world.run(connector)
    expect(await world.run(connector, { entity: 'labels' })).toMatchObject({ records: 6 })
    expect(world.shop.requests).toEqual(['GET /items/i0000/labels'])
  })
})
