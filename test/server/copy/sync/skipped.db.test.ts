/** Parents below which a third party lists nothing: skipped, kept, named, and tried again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { BelowItems, ITEMS, keysBelow } from './below-items.ts'
import { isIdle } from './world.ts'

describe.each(databases)('a parent that is refused, on %s,', (_name, open) => {
  const world = new BelowItems()
  beforeAll(() => world.open(open))
  afterAll(() => world.close())
  beforeEach(() => world.reset())

  it.each([
    [403, 'permission_missing'],
    [402, 'upstream_plan_required'],
    [400, 'upstream_rejected'],
    [500, 'upstream_error'],
  ])('by %i, is skipped and named, and the records below the others are copied', async (status, code) => {
    world.refuse('i000002', status)
    const connector = await world.connector()
    const labels = await world.entity(connector, 'labels')
    expect(labels).toMatchObject({ status: 'ready', records: ITEMS - 1, last_error: null, skipped_parents_count: 1 })
    expect(labels.skipped_parents).toEqual([
      {
        params: { item_id: 'i000002' },
        code,
        message: expect.any(String),
        since: expect.any(String),
        next_try_at: expect.any(String),
      },
    ])
    expect(await world.keys(connector, 'labels')).toEqual(keysBelow('labels', ['i000002']))
  })

  it('keeps the records below it when everything is read again, while those below others come and go', async () => {
    world.more = new Map(['i000001', 'i000002'].map((id) => [id, [`extra of ${id}`]]))
    const connector = await world.connector()
    world.refuse('i000002', 403)
    world.more.clear()
    await world.run(connector, ['labels'], true)
    expect(await world.keys(connector, 'labels')).toEqual(['extra of i000002', ...keysBelow('labels')])
    expect(await world.entity(connector, 'labels')).toMatchObject({ records: ITEMS + 1, skipped_parents_count: 1 })
    world.refused.clear()
    await world.run(connector, ['labels'], true)
    expect(await world.keys(connector, 'labels')).toEqual(keysBelow('labels'))
    expect(await world.entity(connector, 'labels')).toMatchObject({ records: ITEMS, skipped_parents_count: 0 })
  })

  it('keeps records that lie below another parent as well', async () => {
    world.more = new Map(['i000001', 'i000002'].map((id) => [id, ['shared']]))
    const connector = await world.connector()
    world.refuse('i000002', 403)
    world.more.delete('i000001')
    await world.run(connector, ['labels'], true)
    expect(await world.keys(connector, 'labels')).toContain('shared')
  })

  it('is skipped by a later run that asks for changes, which goes on below the others', async () => {
    const connector = await world.connector()
    world.refuse('i000002', 403)
    expect(await world.run(connector, ['notes'])).toHaveLength(ITEMS)
    const notes = await world.entity(connector, 'notes')
    expect(notes).toMatchObject({ last_error: null, skipped_parents_count: 1, records: ITEMS })
  })

  it('is forgotten once it no longer exists', async () => {
    world.refuse('i000002', 403)
    const connector = await world.connector()
    world.shop.items = world.shop.items.filter(({ id }) => id !== 'i000002')
    await world.run(connector, ['items', 'labels', 'comments'])
    const { entities } = await world.room.sync.state(connector)
    expect(entities.map(({ entity, skipped_parents_count: skipped }) => [entity, skipped])).toEqual([
      ['items', 0],
      ['labels', 0],
      ['notes', 1],
      ['comments', 0],
    ])
  })

  it('is no skipped parent if its credentials are refused while a check of them succeeds', async () => {
    world.refuse('i000002', 401)
    const connector = await world.room.connector()
    await world.room.until(connector, isIdle)
    expect(await world.entity(connector, 'labels')).toMatchObject({
      last_error: { code: 'upstream_error', message: expect.stringMatching(/A check of the credentials succeeded/) },
      skipped_parents_count: 0,
    })
  })
})

describe.each(databases)('a skipped parent is tried again, on %s,', (_name, open) => {
  const world = new BelowItems()
  beforeAll(() => world.open(open))
  afterAll(() => world.close())
  beforeEach(() => world.reset())

  it('when that is due, later after each refusal, and immediately in a run that somebody asks for', async () => {
    world.refuse('i000002', 403)
    const before = Date.now()
    const connector = await world.connector()
    const minutes = async () => {
      const { skipped_parents: skipped } = await world.entity(connector, 'labels')
      return (Date.parse(skipped[0]!.next_try_at) - before) / 60_000
    }
    expect(await minutes()).toBeGreaterThan(55)
    const requests = await world.scheduled(connector, 'labels')
    expect(requests).toHaveLength(ITEMS - 1)
    expect(requests).not.toContain('GET /items/i000002/labels')
    expect(await world.run(connector, ['labels'])).toContain('GET /items/i000002/labels')
    expect(await minutes()).toBeGreaterThan(115)
    world.refused.clear()
    const due = 'update skipped_parents set next_at = now() where connector_id = $1'
    await world.database.query(due, [connector.connectorId])
    await world.scheduled(connector, 'labels')
    expect((await world.entity(connector, 'labels')).skipped_parents).toEqual([])
    expect(await world.keys(connector, 'labels')).toEqual(keysBelow('labels'))
  })

  it.each(['notes', 'comments'])('and read whole by a run that asks only for changes (%s)', async (entity) => {
    world.refuse('i000002', 403)
    const connector = await world.connector()
    world.refused.clear()
    const below = (requests: string[]) => requests.filter((request) => request.includes(`i000002/${entity}`))
    expect(below(await world.run(connector, [entity]))).toEqual([`GET /items/i000002/${entity}`])
    expect(await world.entity(connector, entity)).toMatchObject({ skipped_parents_count: 0, records: ITEMS })
    expect(await world.keys(connector, entity)).toEqual(keysBelow(entity))
    expect(below(await world.run(connector, [entity]))).toHaveLength(entity === 'notes' ? 1 : 0)
  })

  it('even if all were refused, which is an error of the entity and leaves what was copied', async () => {
    const connector = await world.connector()
    for (const { id } of world.shop.items) world.refuse(id, 403)
    for (const isFull of [true, false]) {
      await world.run(connector, ['labels'], isFull)
      const labels = await world.entity(connector, 'labels')
      expect(labels).toMatchObject({ status: 'error', last_error: { code: 'permission_missing' }, records: ITEMS })
    }
    world.refused.delete('i000004')
    await world.scheduled(connector, 'labels')
    const labels = await world.entity(connector, 'labels')
    expect(labels).toMatchObject({ status: 'ready', records: ITEMS, skipped_parents_count: ITEMS - 1 })
  })

  it('after the others, where three in a row had server errors that ended the entity run', async () => {
    for (const { id } of world.shop.items.slice(0, 4)) world.refuse(id, 503)
    const connector = await world.room.connector()
    await world.room.until(connector, isIdle)
    const ended = await world.entity(connector, 'labels')
    expect(ended).toMatchObject({ last_error: { code: 'upstream_error' }, skipped_parents_count: 3 })
    world.refused.clear()
    expect(await world.scheduled(connector, 'labels')).toHaveLength(ITEMS - 3)
    await world.run(connector, ['labels'])
    expect(await world.entity(connector, 'labels')).toMatchObject({ records: ITEMS, last_error: null })
  })

  it('and leaves no generation behind when an entity run begins and fails under one lease', async () => {
    for (const { id } of world.shop.items) world.refuse(id, 403)
    const connector = await world.room.connector()
    await world.room.until(connector, isIdle)
    const building = `select id from generations where connector_id = $1 and status = 'building'`
    expect(await world.database.query(building, [connector.connectorId])).toEqual([])
  })
})
