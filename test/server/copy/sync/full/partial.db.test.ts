/** Lists that are known to leave records out: no run removes what they may have left out. */
import { describe, expect, it } from 'vitest'
import { databases } from '../../../../support/database.ts'
import { CAPPED_MANIFEST, items, useCappedShop } from './capped-shop.ts'

/** Of items the list ends at 100, of labels at 5 below each item, and notes leave the list with time. */
const PARTIAL = CAPPED_MANIFEST.replace('params: {since: string}}', `params: {since: string}, ${endsAt(100)}}`)
  .replace('each: {item_id: items.id}', 'each: {item_id: items.id}, changed_parents: true')
  .replace('/labels", params: {item_id: string!}}', `/labels", params: {item_id: string!}, ${endsAt(5)}}`)
  .replace('list: {request: GET /notes}', 'sync: {partial: {days: 30}}\n    list: {request: GET /notes}')

function endsAt(records: number, resume = ''): string {
  return `pagination: {style: cursor, param: after, next: $.next, size: limit, ends: {after: {records: ${records}}${resume}}}`
}

/** The same, whose list of items is in the order of change, and continues. */
const RESUMED = CAPPED_MANIFEST.replace(
  'params: {since: string}}',
  `params: {since: string}, ${endsAt(300, ', resume: {by: changed, param: since}')}}`,
)

describe.each(databases)('lists that leave records out, on %s', (_name, open) => {
  const world = useCappedShop(open, PARTIAL)

  it('S2 remove nothing when they end at their number of records, for any caller', async () => {
    world.shop.items = items(100)
    world.cap = 100
    const connector = await world.ready()
    const { cursor } = await world.deletions(connector)
    world.shop.items = [{ id: 'new', name: 'New', changed: '2025-12-31T00:00:00.000Z' }, ...items(120)]
    const after = { status: 'ready', last_error: null, partial: 'The list ends after 100 records.' }
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
      partial: 'The list leaves out records of more than 30 days.',
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

describe.each(databases)('S2 a list of 500 records that ends at 300, on %s', (_name, open) => {
  const world = useCappedShop(
    open,
    CAPPED_MANIFEST.replace('params: {since: string}}', `params: {since: string}, ${endsAt(300)}}`),
  )

  it('is copied up to there, then from there on, and no run tells the rest deleted', async () => {
    world.shop.items = items(500)
    world.cap = 300
    const connector = await world.ready()
    const { cursor } = await world.deletions(connector)
    const after = { status: 'ready', last_error: null, partial: 'The list ends after 300 records.' }
    expect(await world.run(connector)).toMatchObject({ ...after, records: 500 })
    expect(await world.run(connector, { isDue: true })).toMatchObject({ ...after, records: 500 })
    expect(await world.run(connector, { isFull: true })).toMatchObject({ ...after, records: 500 })
    expect((await world.deletions(connector, cursor)).keys).toEqual([])
  })
})

describe.each(databases)('S2 a list that goes on behind its end, on %s', (_name, open) => {
  const world = useCappedShop(open, RESUMED)

  it('is copied whole by the first run, and a full run tells deletions', async () => {
    world.shop.items = items(500)
    world.cap = 300
    const connector = await world.ready()
    expect(await world.run(connector)).toMatchObject({ status: 'ready', records: 500, last_error: null, partial: null })
    const { cursor } = await world.deletions(connector)
    world.shop.items = items(500).filter(({ id }) => id !== 'i0400')
    expect(await world.run(connector, { isDue: true })).toMatchObject({ records: 499, last_error: null })
    expect((await world.deletions(connector, cursor)).keys).toEqual(['i0400'])
  })
})
