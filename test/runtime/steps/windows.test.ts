/** Lists that are asked for in windows of time. */
import { expect, test } from 'vitest'
import { iterate } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  entities: {
    events: {
      list: {
        request: 'GET /events',
        params: {
          start: { type: 'datetime', required: true },
          end: 'datetime',
          limit: { type: 'integer', default: 2 },
          page: 'integer',
        },
        records: '$.data',
        windows: { from: 'start', to: 'end', days: 10 },
        pagination: { style: 'page', param: 'page', size: 'limit' },
      },
    },
  },
})

test('all windows up to now are asked for, each with its pages, and now stays what it was', async () => {
  const page = (...ids: string[]) => jsonAnswer({ data: ids.map((id) => ({ id })) })
  const { connection, server } = await wireTo(PLAN, { answers: [page('a', 'b'), page('c'), page(), page('d')] })
  const pages: unknown[] = []
  const call = { entity: 'events', action: 'list', params: { start: '2026-01-06T12:00:00+01:00' } }
  for await (const { records, next } of iterate(PLAN, call, connection)) pages.push([records, next])
  const end = '2026-01-31T12:00:00Z'
  const first = '2026-01-06T12:00:00+01:00'
  expect(pages).toEqual([
    [[{ id: 'a' }, { id: 'b' }], { start: first, end, limit: 2, page: 2 }],
    [[{ id: 'c' }], { start: '2026-01-16T11:00:00Z', end, limit: 2 }],
    [[], { start: '2026-01-26T11:00:00Z', end, limit: 2 }],
    [[{ id: 'd' }], null],
  ])
  const asked = server.requests.map((text) => {
    const query = new URLSearchParams(text.split(' ')[1]!.split('?')[1])
    return [query.get('start'), query.get('end'), query.get('page')]
  })
  expect(asked).toEqual([
    [first, '2026-01-16T11:00:00Z', null],
    [first, '2026-01-16T11:00:00Z', '2'],
    ['2026-01-16T11:00:00Z', '2026-01-26T11:00:00Z', null],
    ['2026-01-26T11:00:00Z', end, null],
  ])
})
