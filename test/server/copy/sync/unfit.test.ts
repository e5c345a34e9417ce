/** Elements of a list that are no records: each is left out and counted. */
import { describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { itemsIn, page, useRivals } from './rivals.ts'
import { isIdle, itemsOf } from './world.ts'

/** Text of a value that is nested deeply, with something between the brackets that close it. */
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${',"b":2}'.repeat(levels)}`

describe('elements that are no records', () => {
  const world = useRivals(openTestPostgres)

  /** Reads the rejected records of a connector's copies, by key. */
  const rejected = (connectorId: string) =>
    world.database.query(`select entity, key, reason from rejected_records where connector_id = $1 order by id`, [
      connectorId,
    ])

  it('S6 are left out of the first copy and of a later one, and counted', async () => {
    const text = `{"data":[null,{"id":"i1","name":"One"},{"id":"deep","name":"D","x":${deep(300)}},"x",[]],"next":"2"}`
    world.shop.trick = (path) =>
      path.pathname !== '/items'
        ? undefined
        : path.searchParams.has('after')
          ? page(path, [...itemsOf(3), null], null)
          : { body: text }
    const connector = await world.room.connector()
    const state = await world.room.until(connector, isIdle)
    expect(itemsIn(state)).toMatchObject({ status: 'ready', records: 4, rejected: 5, last_error: null })
    const reasons = [
      { entity: 'items', key: null, reason: 'not_an_object' },
      { entity: 'items', key: 'deep', reason: 'nested_too_deep' },
      { entity: 'items', key: null, reason: 'not_an_object' },
      { entity: 'items', key: null, reason: 'not_an_object' },
      { entity: 'items', key: null, reason: 'not_an_object' },
    ]
    expect(await rejected(connector.connectorId)).toEqual(reasons)
    expect(itemsIn(await world.again(connector, true))).toMatchObject({ records: 4, rejected: 5, last_error: null })
    expect(await rejected(connector.connectorId)).toEqual(reasons)
  })

  it('S6 below a parent and among changes cost only themselves', async () => {
    world.shop.items = itemsOf(2)
    world.shop.trick = (path) => {
      if (path.pathname === '/items/i000000/labels')
        return { body: { data: [null, { id: 'l', name: 'L' }], next: null } }
      if (path.pathname !== '/notes') return undefined
      const note = { id: 'n', name: 'N', changed: '2026-01-01T00:00:00Z' }
      return { body: { data: path.searchParams.has('since') ? [7, { ...note, name: 'New' }] : [note], next: null } }
    }
    const connector = await world.room.connector()
    await world.room.until(connector, isIdle)
    await world.room.sync.trigger(connector, { entities: ['notes'], isFull: false })
    const state = await world.room.until(connector, isIdle)
    const counts = state.entities.map(({ entity, records, rejected: count, last_error: error }) => [
      entity,
      records,
      count,
      error,
    ])
    expect(counts.toSorted()).toEqual([
      ['items', 2, 0, null],
      ['labels', 1, 1, null],
      ['notes', 1, 1, null],
    ])
    expect(await world.room.find(connector, 'notes')).toMatchObject([{ name: 'New' }])
  })
})
