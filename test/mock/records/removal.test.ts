/** Records after removing actions. */
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../../../mock/index.ts'
import { planOf } from '../../support/plan.ts'
import { fetchFrom } from '../fetch-from.ts'

const { manifest } = planOf({
  kind: 'vendor',
  schemas: { Item: { id: 'string!', name: 'string' } },
  entities: {
    items: {
      schema: 'Item',
      list: { request: 'GET /items', pagination: { style: 'none', because: 'One page.' } },
      get: { request: 'GET /items/{id}', params: { id: 'string!' } },
      archive: { request: 'DELETE /items/{id}', params: { id: 'string!' }, effect: 'destroys', records: null },
      unpin: { request: 'DELETE /items/{id}/pin', params: { id: 'string!' }, effect: 'overwrites', records: null },
    },
  },
})

it('a DELETE of a record removes it by whatever verb, and a DELETE below the record leaves it', async () => {
  const mock = await startMock([manifest], { fixtures: false, records: 3 })
  onTestFinished(() => mock.close())
  const status = async (method: string, path: string) =>
    (await fetchFrom(mock, mock.hosts.vendor, path, { method, headers: { authorization: 'Bearer any' } })).status
  expect(await status('DELETE', '/items/items_1')).toBe(204)
  expect(await status('DELETE', '/items/items_2/pin')).toBe(204)
  expect(await status('GET', '/items/items_1')).toBe(404)
  expect(await status('GET', '/items/items_2')).toBe(200)
})
