/** Params that another one replaces: a refusal names it. */
import { expect, test } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const STATED = { date: 'none', docs: 'https://docs.example.com/pages', read: '2026-11-29' }
const PLAN = planOf({
  entities: {
    items: { list: { request: 'GET /items', records: '$.data' } },
    things: {
      list: {
        request: 'GET /things/{box}',
        params: {
          box: 'string!',
          page: { type: 'integer', minimum: 1, maximum: 1, sunset: { ...STATED, use: 'cursor' }, in: 'none' },
          cursor: 'string',
          limit: { type: 'integer', default: 2 },
          since: 'string',
        },
        records: '$.data',
        pagination: { style: 'cursor', param: 'cursor', next: '$.next', drop: 'all' },
      },
    },
  },
})

test('a value that a deprecated param does not take names the param to use instead', async () => {
  const { connection } = await wireTo(PLAN)
  const call = execute(PLAN, { entity: 'things', action: 'list', params: { box: 'a', page: 2 } }, connection)
  await expect(call).rejects.toMatchObject({
    code: 'invalid_params',
    message: 'Cannot use params of things.list: page must be at most 1 (got 2): use cursor instead',
    errors: [{ field: 'params.page', message: 'must be at most 1 (got 2): use cursor instead', error_code: 'maximum' }],
  })
})

test('drop: all leaves nothing but the path beside the next page, defaults included', async () => {
  const answers = [jsonAnswer({ data: [{ id: 1 }], next: 'c2' }), jsonAnswer({ data: [] })]
  const { connection, server } = await wireTo(PLAN, { answers })
  const params = { box: 'a', page: 1, since: 'monday' }
  const { next } = await execute(PLAN, { entity: 'things', action: 'list', params }, connection)
  expect(next).toEqual({ box: 'a', cursor: 'c2' })
  await execute(PLAN, { entity: 'things', action: 'list', params: next! }, connection)
  expect(server.requests.map((text) => sentRequest(text).query.toString())).toEqual([
    'limit=2&since=monday',
    'cursor=c2',
  ])
})
