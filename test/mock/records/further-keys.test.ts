/** Records that a param names by one of two fields, such as an issue by its ID or its key, and records of examples. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from '../../../mock/index.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { fetchFrom } from '../fetch-from.ts'

const PAGE = { style: 'none', because: 'One page.' }
const OF_ISSUE = { issueIdOrKey: 'string!' }

const FILE = { path: { type: 'string', required: true, examples: ['README.md'] } }

const { manifest } = planOf({
  kind: 'vendor',
  schemas: {
    Issue: { id: 'string!', key: 'string!', name: 'string' },
    Comment: { id: 'string!', body: 'string' },
    File: { path: 'string!', size: 'integer' },
    Table: { id: 'string!', name: 'string!' },
  },
  entities: {
    issues: {
      schema: 'Issue',
      list: { request: 'GET /issues', records: '$', pagination: PAGE },
      get: { request: 'GET /issues/{issueIdOrKey}', params: OF_ISSUE },
      delete: { request: 'DELETE /issues/{issueIdOrKey}', params: OF_ISSUE, records: null, schema: null },
    },
    comments: {
      schema: 'Comment',
      list: { request: 'GET /issues/{issueIdOrKey}/comments', params: OF_ISSUE, records: '$', pagination: PAGE },
    },
    files: {
      schema: 'File',
      key: 'path',
      get: { request: 'GET /files/{path}', params: FILE },
      delete: { request: 'DELETE /files/{path}', params: FILE, records: null, schema: null },
    },
    tables: {
      schema: 'Table',
      list: { request: 'GET /tables', records: '$', pagination: PAGE },
      get: { request: 'GET /tables/{table_id_or_name}', params: { table_id_or_name: 'string!' } },
    },
  },
})

let mock: Mock
beforeAll(async () => {
  mock = await startMock([manifest], { fixtures: false, records: 3 })
})
afterAll(() => mock?.close())

async function answer(path: string, method = 'GET') {
  const { status, text } = await fetchFrom(mock, mock.hosts.vendor, path, {
    method,
    headers: { authorization: 'Bearer any' },
  })
  return { status, body: (text === '' ? {} : JSON.parse(text)) as JsonObject }
}

it('an issue is found by the ID and by the key that its list shows, below it too', async () => {
  const [, second] = (await answer('/issues')).body as unknown as JsonObject[]
  const [byId, byKey] = [await answer(`/issues/${String(second!.id)}`), await answer(`/issues/${String(second!.key)}`)]
  expect([byId.body, byKey.body]).toEqual([second, second])
  expect((await answer(`/issues/${String(second!.key)}/comments`)).body).toEqual(
    (await answer(`/issues/${String(second!.id)}/comments`)).body,
  )
  expect((await answer('/issues/nothing')).status).toBe(404)
})

it('a table has a name of words, and is found by it', async () => {
  const [first] = (await answer('/tables')).body as unknown as JsonObject[]
  expect([first!.name, (await answer(`/tables/${encodeURIComponent(String(first!.name))}`)).body]).toEqual([
    expect.not.stringMatching(/_1$/),
    first,
  ])
})

it('an issue that was deleted by its key is gone by its ID', async () => {
  const [first] = (await answer('/issues')).body as unknown as JsonObject[]
  expect((await answer(`/issues/${String(first!.key)}`, 'DELETE')).status).toBe(204)
  expect((await answer(`/issues/${String(first!.id)}`)).status).toBe(404)
})

it('the example of a key names a record, until it is deleted', async () => {
  expect((await answer('/files/README.md')).body).toMatchObject({ path: 'README.md' })
  expect((await answer('/files/OTHER.md')).status).toBe(404)
  await answer('/files/README.md', 'DELETE')
  expect((await answer('/files/README.md')).status).toBe(404)
})
