/** Written values in the records of the mock. */
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../../../mock/index.ts'
import { type JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { fetchFrom } from '../fetch-from.ts'

const ID = { id: 'string!' }

const { manifest } = planOf({
  kind: 'vendor',
  schemas: {
    Order: {
      id: 'string!',
      status: { type: 'string', enum: ['open', 'cancelled'] },
      canceled_at: 'integer?',
      isPaused: 'boolean',
      archivedAt: 'datetime?',
      trashed: 'boolean',
      phase: 'string',
    },
    Payment: { id: 'string!', status: { type: 'string', description: 'The progress, from new to canceled.' } },
    Tag: { id: 'string!', type: 'string', attributes: 'TagFields' },
    Job: { id: 'string!', attributes: 'JobFields' },
    JobFields: { progress: 'integer' },
    TagFields: { name: 'string?', color: 'string?' },
  },
  entities: {
    orders: {
      schema: 'Order',
      list: { request: 'GET /orders', pagination: { style: 'none', because: 'One page.' } },
      get: { request: 'GET /orders/{id}', params: ID },
      cancel: { request: 'POST /orders/{id}/cancel', params: ID, effect: 'destroys' },
      pause: { request: 'POST /orders/{id}/pause', params: ID, effect: 'overwrites', records: null },
      unpause: { request: 'POST /orders/{id}/unpause', params: ID, effect: 'overwrites', records: null },
      archive: { request: 'POST /orders/{id}/archive', params: ID, effect: 'overwrites' },
      unarchive: { request: 'POST /orders/{id}/unarchive', params: ID, effect: 'overwrites' },
      bin: { request: 'PATCH /orders/{id}', params: ID, effect: 'overwrites', body: { trashed: true } },
      update_many: {
        request: 'POST /orders/batch',
        effect: 'overwrites',
        params: { orders: { type: 'object[]', required: true, maxItems: 10 } },
        batch: { of: 'orders', outcomes: '$.orders', record: '$' },
      },
    },
    payments: {
      schema: 'Payment',
      list: { request: 'GET /payments', pagination: { style: 'none', because: 'One page.' } },
      get: { request: 'GET /payments/{id}', params: ID },
      cancel: { request: 'DELETE /payments/{id}', params: ID, effect: 'destroys' },
    },
    tags: {
      schema: 'Tag',
      list: { request: 'GET /tags', records: '$.data', pagination: { style: 'none', because: 'One page.' } },
      get: { request: 'GET /tags/{id}', params: ID, records: '$.data' },
      create: {
        request: 'POST /tags',
        params: { name: 'string!', color: 'string' },
        body: { data: { type: 'tag', attributes: { name: '{{name}}', color: '{{color}}' } } },
        records: '$.data',
      },
      update: {
        request: 'PATCH /tags/{id}',
        params: { ...ID, name: 'string' },
        body: { data: { type: 'tag', id: '{{id}}', attributes: { name: '{{name}}' } } },
        records: null,
      },
      export: { request: 'POST /tags/{id}/export', params: ID, effect: 'additive', schema: 'Job', records: '$.data' },
    },
  },
})

async function vendor() {
  const mock = await startMock([manifest], { fixtures: false, records: 3 })
  onTestFinished(() => mock.close())
  return async (method: string, path: string, body?: JsonObject): Promise<JsonObject> => {
    const headers = { authorization: 'Bearer any', ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetchFrom(mock, mock.hosts.vendor, path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.text === '' ? {} : (JSON.parse(answer.text) as JsonObject)
  }
}

it('an own action sets the state and the time that its verb names', async () => {
  const call = await vendor()
  const states = async () =>
    ((await call('GET', '/orders')) as unknown as readonly JsonObject[]).map(({ status }) => status)
  expect(await states()).toContain('open')
  for (const id of ['orders_1', 'orders_2', 'orders_3']) await call('POST', `/orders/${id}/cancel`)
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((await call('GET', '/orders/orders_1')).canceled_at).toBeGreaterThan(1_700_000_000)
})

it('a verb sets a flag or a time, and "un" before it takes them back', async () => {
  const call = await vendor()
  const order = async () => {
    const { isPaused, archivedAt } = await call('GET', '/orders/orders_1')
    return { isPaused, isArchived: archivedAt !== null }
  }
  await call('POST', '/orders/orders_1/pause')
  await call('POST', '/orders/orders_1/archive')
  expect(await order()).toEqual({ isPaused: true, isArchived: true })
  await call('POST', '/orders/orders_1/unpause')
  await call('POST', '/orders/orders_1/unarchive')
  expect(await order()).toEqual({ isPaused: false, isArchived: false })
})

it('a constant of the body stays in the record', async () => {
  const call = await vendor()
  await call('PATCH', '/orders/orders_2', { trashed: true })
  expect((await call('GET', '/orders/orders_2')).trashed).toBe(true)
})

it('a DELETE that answers with the record leaves it in the state that its description names', async () => {
  const call = await vendor()
  await call('DELETE', '/payments/payments_1')
  expect((await call('GET', '/payments/payments_1')).status).toBe('canceled')
})

it('fields that the body holds where the response has the record stay in it', async () => {
  const call = await vendor()
  const made = await call('POST', '/tags', { data: { type: 'tag', attributes: { name: 'winter', color: 'blue' } } })
  const { id, attributes } = made.data as JsonObject
  expect(attributes).toEqual({ name: 'winter', color: 'blue' })
  await call('PATCH', `/tags/${String(id)}`, { data: { type: 'tag', id: id!, attributes: { name: 'summer' } } })
  expect((await call('GET', `/tags/${String(id)}`)).data).toMatchObject({
    attributes: { name: 'summer', color: 'blue' },
  })
})

it('a batch updates the records that its items name, and creates the others', async () => {
  const call = await vendor()
  const { orders } = await call('POST', '/orders/batch', {
    orders: [{ id: 'orders_3', phase: 'late' }, { phase: 'new' }],
  })
  const listed = (await call('GET', '/orders')) as unknown as readonly JsonObject[]
  const phases = listed
    .filter(({ phase }) => phase === 'late' || phase === 'new')
    .map(({ id, phase }) => ({ id, phase }))
  expect({ answered: (orders as unknown as readonly JsonObject[]).map(({ id }) => id), phases }).toEqual({
    answered: ['orders_3', 'orders_4'],
    phases: [
      { id: 'orders_3', phase: 'late' },
      { id: 'orders_4', phase: 'new' },
    ],
  })
})

it('an answer of another schema keeps its own objects, and the key of the record', async () => {
  const call = await vendor()
  const { id, attributes } = (await call('POST', '/tags/tags_1/export')).data as JsonObject
  expect({ id, fields: Object.keys(attributes as JsonObject) }).toEqual({ id: 'tags_1', fields: ['progress'] })
})
