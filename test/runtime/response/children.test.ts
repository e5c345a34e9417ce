/** Lists of parents, whose children are the records: pages are those of the parents. */
import { expect, test } from 'vitest'
import { execute, executeRaw, iterate } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const planWith = (style: 'page' | 'offset') =>
  planOf({
    entities: {
      lines: {
        list: {
          request: 'GET /orders',
          params: { at: 'integer', limit: { type: 'integer', default: 2 } },
          records: '$.data',
          flatten: { list: 'lines' },
          pagination: { style, param: 'at', size: 'limit' },
        },
      },
    },
  })

const LINES = { entity: 'lines', action: 'list' }
const orders = (...lines: string[][]) =>
  jsonAnswer({ data: lines.map((ids) => ({ lines: ids.map((id) => ({ id })) })) })
const ANSWERS = [orders(['a', 'b', 'c'], []), orders([], []), orders(['d'])]

test.each([
  ['page', [null, '2', '3']],
  ['offset', [null, '2', '4']],
] as const)('by %s they go on behind parents without children', async (style, asked) => {
  const plan = planWith(style)
  const { connection, server } = await wireTo(plan, { answers: ANSWERS })
  const ids: unknown[] = []
  for await (const { records } of iterate(plan, LINES, connection))
    ids.push((records as { id: string }[]).map(({ id }) => id))
  expect(ids).toEqual([['a', 'b', 'c'], [], ['d']])
  expect(server.requests.map((text) => sentRequest(text).query.get('at'))).toEqual(asked)
})

test('as JSON text they are counted by the records', async () => {
  const plan = planWith('page')
  const { connection } = await wireTo(plan, { answers: ANSWERS })
  const { count, starts, next } = await executeRaw(plan, LINES, connection)
  expect([count, starts.length, next]).toEqual([3, 3, { at: 2, limit: 2 }])
  expect((await execute(plan, { ...LINES, params: { at: 3 } }, connection)).next).toEqual({ at: 4, limit: 2 })
})
