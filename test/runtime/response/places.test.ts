/** Fields that the vendor's records have in other places, or in other words. */
import { expect, test } from 'vitest'
import { execute, executeRaw } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  entities: {
    items: {
      schema: 'Item',
      list: { request: 'GET /items', records: '$.data' },
      get: { request: 'GET /items/{id}' },
    },
  },
  schemas: {
    Item: {
      id: 'integer!',
      is_private: { type: 'boolean', at: '$.private' },
      status: { type: 'string', values: { in_process: 'active' } },
      place: {
        type: 'object?',
        properties: { id: { type: 'integer', at: '$.place_id' }, name: { type: 'string?', at: '$.place_name' } },
      },
      title: { type: 'string?', at: ['$.names.short', '$.names.long'] },
      photo: { type: 'string?', at: null },
    },
  },
})

const THEIRS = [
  { id: 1, private: true, status: 'in_process', place_id: 7, place_name: 'Rome', names: { short: null, long: 'Ada' } },
  { id: 2, status: 'hired', place_id: null, place_name: null },
]
const OURS = [
  { ...THEIRS[0], is_private: true, status: 'active', place: { id: 7, name: 'Rome' }, title: 'Ada', photo: null },
  { ...THEIRS[1], place: null, photo: null },
]

const LIST = { entity: 'items', action: 'list' }

test('a list has its fields in their places, as values and as JSON text; the fields of the vendor stay', async () => {
  const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ data: THEIRS }), jsonAnswer({ data: THEIRS })] })
  expect((await execute(PLAN, LIST, connection)).records).toEqual(OURS)
  const raw = await executeRaw(PLAN, LIST, connection)
  expect([JSON.parse(Buffer.from(raw.records!).toString()), raw.count]).toEqual([OURS, 2])
})

test('one record has them too; a response without any field of a record is refused', async () => {
  const { connection } = await wireTo(PLAN, { answers: [jsonAnswer(THEIRS[1]), jsonAnswer({ message: 'Later.' })] })
  const get = () => execute(PLAN, { entity: 'items', action: 'get', params: { id: '2' } }, connection)
  expect((await get()).records).toEqual(OURS[1])
  await expect(get()).rejects.toMatchObject({ code: 'upstream_invalid_response' })
})
