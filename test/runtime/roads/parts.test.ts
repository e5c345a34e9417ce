/** Fields of records that other operations give: one request for all records of a page. */
import { expect, test } from 'vitest'
import { connect, execute, executeRaw, type Transport } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

const IDS = { type: 'integer[]', arrays: 'comma', maxItems: 2 }

const PLAN = planOf({
  entities: {
    items: {
      schema: 'Item',
      parts: {
        files: { from: 'files.list', param: 'item_ids', key: '$.item_id', with: { per_page: 2 } },
        file_names: { from: 'files.list', param: 'item_ids', key: '$.item_id', take: '$.name', with: { per_page: 2 } },
        source: { from: 'sources.list', ids: '$.source_id' },
      },
      list: { request: 'GET /items', records: '$.data' },
      get: { request: 'GET /items/{id}' },
      update: { request: 'PATCH /items/{id}' },
    },
    files: {
      schema: 'File',
      parts: { owner: { from: 'owners.list', ids: '$.owner_id' } },
      list: {
        request: 'GET /files',
        params: { item_ids: IDS, per_page: 'integer', cursor: 'string' },
        pagination: { style: 'cursor', param: 'cursor', next: 'header.Next', drop: ['item_ids', 'per_page'] },
      },
    },
    owners: { schema: 'Owner', list: { request: 'GET /owners', params: { ids: IDS } } },
    sources: {
      schema: 'Source',
      parts: { owner: { from: 'owners.list', ids: '$.owner_id' } },
      list: { request: 'GET /sources', params: { ids: IDS } },
    },
  },
  schemas: {
    Item: { id: 'integer!', files: 'File[]', file_names: 'string[]', source: 'Source?', source_id: 'integer?' },
    File: { id: 'integer!', item_id: 'integer', name: 'string', owner_id: 'integer', owner: 'Owner?' },
    Source: { id: 'integer!', owner_id: 'integer?', owner: 'Owner?' },
    Owner: { id: 'integer!', name: 'string' },
  },
})

const LIST = { entity: 'items', action: 'list' }

const ITEMS = [
  { id: 1, source_id: 7 },
  { id: 2, source_id: null },
  { id: 3, source_id: 7 },
]
const FILES = [
  { id: 11, item_id: 1, name: 'a', owner_id: 21 },
  { id: 12, item_id: 1, name: 'b', owner_id: 21 },
]
const OWNER = { id: 21, name: 'Ada' }

/** A vendor that answers by path and query, decoded; a function may refuse, or wait for the signal. */
type Answers = Readonly<Record<string, unknown>>

function vendorOf(answers: Answers) {
  const requests: string[] = []
  const transport: Transport = {
    async send({ path }, _, signal) {
      const request = decodeURIComponent(path)
      requests.push(request)
      const body = answers[request] ?? []
      const [status, headers, value] =
        body instanceof Response ? [body.status, body.headers, await body.clone().json()] : [200, new Headers(), body]
      if (value === 'hangs')
        await new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))))
      return {
        status,
        headers: new Headers([...headers, ['content-type', 'application/json']]),
        body: Buffer.from(JSON.stringify(value)),
      }
    },
    stream: () => Promise.reject(new Error('no files')),
    close: () => Promise.resolve(),
  }
  return { requests, connection: connect(PLAN, { credentials: { key: 'k' }, transport }) }
}

const WHOLE: Answers = {
  '/items': { data: ITEMS },
  '/files?item_ids=1,2&per_page=2': new Response(JSON.stringify(FILES), { headers: { next: 'c2' } }),
  '/files?cursor=c2': [{ id: 13, item_id: 2, name: 'c', owner_id: 22 }],
  '/sources?ids=7': [{ id: 7, owner_id: 22 }],
  '/owners?ids=21': [OWNER],
}
const SOURCE = { id: 7, owner_id: 22, owner: null }
const OURS = [
  { ...ITEMS[0], files: FILES.map((file) => ({ ...file, owner: OWNER })), file_names: ['a', 'b'], source: SOURCE },
  {
    ...ITEMS[1],
    files: [{ id: 13, item_id: 2, name: 'c', owner_id: 22, owner: null }],
    file_names: ['c'],
    source: null,
  },
  { ...ITEMS[2], files: [], file_names: [], source: SOURCE },
]

test('a page asks once for the parts of all records, in chunks and pages, and for the parts of parts', async () => {
  const { requests, connection } = vendorOf(WHOLE)
  let sent = 0
  const { records } = await execute(PLAN, LIST, connection, { onRequest: () => sent++ })
  expect(records).toEqual(OURS)
  expect(requests[0]).toBe('/items')
  expect(requests.slice(1).toSorted()).toEqual([
    '/files?cursor=c2',
    '/files?item_ids=1,2&per_page=2',
    '/files?item_ids=3&per_page=2',
    '/owners?ids=21',
    '/owners?ids=22',
    '/owners?ids=22',
    '/sources?ids=7',
  ])
  expect(sent).toBe(requests.length)
})

test('as JSON text they are the same', async () => {
  const raw = await executeRaw(PLAN, LIST, vendorOf(WHOLE).connection)
  expect([JSON.parse(Buffer.from(raw.records!).toString()), raw.count]).toEqual([OURS, 3])
})

test('one record gets its parts; a written one is as the vendor answers', async () => {
  const { requests, connection } = vendorOf({ ...WHOLE, '/items/3': ITEMS[2] })
  const run = async (action: string) =>
    (await execute(PLAN, { entity: 'items', action, params: { id: '3' } }, connection)).records
  expect(await run('get')).toEqual(OURS[2])
  const asked = requests.length
  expect(await run('update')).toEqual(ITEMS[2])
  expect(requests.length).toBe(asked + 1)
})

test('an empty page asks for nothing', async () => {
  const { requests, connection } = vendorOf({ '/items': { data: [] } })
  expect((await execute(PLAN, LIST, connection)).records).toEqual([])
  expect(requests).toEqual(['/items'])
})

test('a part that fails is the failure of the call, with its fields, and ends the others', async () => {
  const refused = new Response(JSON.stringify({ message: 'No.' }), { status: 403 })
  const { connection } = vendorOf({ ...WHOLE, '/sources?ids=7': refused, '/files?item_ids=3&per_page=2': 'hangs' })
  const failure = await execute(PLAN, LIST, connection).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'permission_missing',
    message: 'Cannot execute sources.list: the third party returned 403 (for source of items.list)',
  })
})

test('a signal ends the requests for parts', async () => {
  const { requests, connection } = vendorOf({ ...WHOLE, '/sources?ids=7': 'hangs' })
  const ending = new AbortController()
  const call = execute(PLAN, LIST, connection, { signal: ending.signal })
  await expect.poll(() => requests).toContain('/sources?ids=7')
  ending.abort()
  await expect(call).rejects.toThrow(/source of items.list|ended/)
})

test('a call needs the scopes of the parts that it asks for', () => {
  const scoped = planOf({
    entities: {
      items: {
        schema: 'Item',
        parts: { file_ids: { from: 'files.list', param: 'item_ids', take: '$.id' } },
        list: { request: 'GET /items', scopes: ['items'] },
      },
      files: {
        schema: 'File',
        parts: { owner: { from: 'owners.list', ids: '$.owner_id' } },
        list: { request: 'GET /files', scopes: ['files'], params: { item_ids: IDS } },
      },
      owners: { schema: 'File', list: { request: 'GET /owners', scopes: ['owners'], params: { ids: IDS } } },
    },
    schemas: { Item: { id: 'integer!', file_ids: 'integer[]' }, File: { id: 'integer!', owner: 'object?' } },
  })
  const { operations } = scoped.manifest
  expect([operations['items.list']!.scopes, operations['files.list']!.scopes]).toEqual([
    [['items'], ['files']],
    [['files'], ['owners']],
  ])
})
