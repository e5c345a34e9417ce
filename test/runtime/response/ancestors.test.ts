/** Lists below a record, in GraphQL: null in the record's place means that it does not exist. */
import { expect, test } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const list = { pagination: { style: 'none', because: 'All at once.' } }
const plan = planOf({
  entities: {
    lines: {
      list: {
        ...list,
        request: 'POST /graphql',
        params: { order: { type: 'string', default: 'o1' } },
        graphql: 'query ($order: ID!) { order(id: $order) { lines { id } } }',
        records: '$.data.order.lines',
      },
    },
    parts: { list: { ...list, request: 'GET /parts', records: '$.data.order.lines' } },
  },
})

const UNREADABLE = 'upstream_invalid_response'

test.each([
  ['lines', { data: { order: null } }, 'record_not_found'],
  ['lines', { data: { order: { lines: null } } }, UNREADABLE],
  ['lines', { data: null }, UNREADABLE],
  ['lines', { data: { order: null }, errors: [{ message: 'No.' }] }, 'upstream_rejected'],
  ['parts', { data: { order: null } }, UNREADABLE],
])('%s of %j', async (entity, body, code) => {
  const { connection } = await wireTo(plan, { answers: [jsonAnswer(body)] })
  await expect(execute(plan, { entity, action: 'list' }, connection)).rejects.toMatchObject({ code })
})
