/** Made-up recordings of an invented vendor, in each form that is read: none of them was recorded anywhere. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readRecordings, replayRecordings } from '../../../authoring/index.ts'
import { temporaryFolder } from '../../cli/run-cli.ts'
import { planOf } from '../../support/plan.ts'

const plan = planOf({
  errors: { message: '$.error.message' },
  entities: {
    items: {
      schema: 'Item',
      list: {
        request: 'GET /items',
        records: '$.data',
        params: { limit: 'integer', after: 'string' },
        pagination: { style: 'cursor', param: 'after', next: '$.next' },
      },
      get: { request: 'GET /items/{id}' },
      create: { request: 'POST /items', params: { name: 'string!' } },
    },
    files: { download: { request: 'GET /files/{id}', file: true } },
  },
  schemas: { Item: { id: 'string!', name: 'string', size: 'integer?' } },
})

/** A folder with files of these texts. */
async function folderOf(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

async function reportOf(files: Readonly<Record<string, unknown>>, of = plan) {
  return replayRecordings(of, await readRecordings(await folderOf(files)), true)
}

const URL_OF_ITEM = 'https://api.example.com/items/i1'
const ITEM = { id: 'i1', name: 'Lamp', size: null }
const JSON_TYPE = { 'content-type': 'application/json' }
const PACKED = gzipSync(JSON.stringify(ITEM))

const FORMS: readonly (readonly [form: string, file: string, content: unknown])[] = [
  [
    'HAR',
    'session.har',
    {
      log: {
        entries: [
          {
            request: { method: 'GET', url: URL_OF_ITEM, headers: [] },
            response: {
              status: 200,
              headers: [{ name: 'Content-Type', value: 'application/json' }],
              content: { text: JSON.stringify(ITEM) },
            },
          },
        ],
      },
    },
  ],
  [
    'HAR with compressed pieces, as Polly.js has them',
    'recording.har',
    {
      log: {
        entries: [
          {
            request: { method: 'GET', url: URL_OF_ITEM },
            response: {
              status: 200,
              headers: [],
              content: { encoding: 'base64', text: JSON.stringify([PACKED.toString('base64')]) },
            },
          },
        ],
      },
    },
  ],
  [
    'a cassette of Ruby',
    'cassette.yml',
    `---
http_interactions:
- request: {method: get, uri: "${URL_OF_ITEM}", body: {encoding: UTF-8, string: ''}, headers: {Accept: ["*/*"]}}
  response:
    status: {code: 200, message: OK}
    headers: {Content-Type: [application/json]}
    body: {encoding: ASCII-8BIT, string: !binary "${Buffer.from(JSON.stringify(ITEM)).toString('base64')}"}
`,
  ],
  [
    'a cassette of Python',
    'cassette.yaml',
    `interactions:
- request: {body: null, headers: &shared {accept: ['*/*']}, method: GET, uri: "${URL_OF_ITEM}"}
  response:
    body: {string: !!binary "${PACKED.toString('base64')}"}
    headers: {content-encoding: [gzip]}
    status: {code: 200, message: OK}
version: 1
`,
  ],
  [
    'a cassette of Go',
    'fixtures.yaml',
    `version: 2
interactions:
- id: 0
  request: {url: "${URL_OF_ITEM}", method: GET, body: ""}
  response: {body: '${JSON.stringify(ITEM)}', headers: {}, status: 200 OK, code: 200}
`,
  ],
  [
    'nock',
    'nock.json',
    [{ scope: 'https://api.example.com:443', method: 'GET', path: '/items/i1', status: 200, response: ITEM }],
  ],
  [
    'nock, compressed',
    'packed.json',
    [
      {
        scope: 'https://api.example.com:443',
        method: 'GET',
        path: '/items/i1',
        status: 200,
        response: [PACKED.toString('hex')],
        rawHeaders: ['Content-Encoding', 'gzip'],
      },
    ],
  ],
  [
    'a pair',
    'pair.json',
    { request: { method: 'GET', url: URL_OF_ITEM }, response: { statusCode: 200, headers: JSON_TYPE, body: ITEM } },
  ],
  [
    'a stub',
    'mappings.json',
    { mappings: [{ request: { method: 'GET', urlPath: '/items/i1' }, response: { status: 200, jsonBody: ITEM } }] },
  ],
  [
    'a map by method and path',
    'get.test.json',
    { api: { get: { '/items/i1': { response: ITEM, status: 200, headers: {} } } } },
  ],
  ['an answer with its endpoint', '1f2e.json', { method: 'get', endpoint: 'items/i1', response: ITEM, status: 200 }],
]

describe('recordings', () => {
  it.each(FORMS)('%s is read', async (_, file, content) => {
    const { operations, read, valid } = await reportOf({ [file]: content })
    expect([operations.map(({ operation }) => operation), read, valid]).toEqual([['items.get'], 1, 1])
  })

  it('lines of records are judged by the entity of their stream', async () => {
    const lines = [
      { stream: 'items', data: ITEM },
      { stream: 'items', data: { id: 7 } },
      { stream: 'others', data: {} },
    ]
    const { operations } = await reportOf({ 'expected.jsonl': lines.map((one) => JSON.stringify(one)).join('\n') })
    expect(operations).toMatchObject([
      { operation: 'items', answers: 2, valid: 1, problems: [{ field: 'id', expected: 'string', found: ['integer'] }] },
    ])
  })

  it('files of other forms are counted, not read', async () => {
    const folder = await folderOf({
      'package.json': { name: 'x' },
      'broken.json': '{',
      'notes.yml': 'a: [1',
      'x.txt': '',
    })
    const { files, unknown } = await readRecordings(folder)
    expect([files, unknown]).toEqual([0, ['broken.json', 'notes.yml', 'package.json']])
  })
})

const pair = (method: string, path: string, body: unknown, status = 200, sent?: unknown) => ({
  request: { method, url: `https://api.example.com${path}`, body: sent },
  response: { status, headers: JSON_TYPE, body },
})

describe('replaying', () => {
  it('says which field differs, how, how often and in which file', async () => {
    const data = [{ id: 'i1', name: null, size: 'big' }, { name: 'Desk' }, { id: 'i3', name: null, color: 'red' }]
    const { operations } = await reportOf({ 'a/list.json': pair('GET', '/items', { data, next: null }) })
    expect(operations).toMatchObject([
      {
        operation: 'items.list',
        answers: 1,
        read: 1,
        valid: 0,
        records: 3,
        problems: [
          { field: 'name', expected: 'string', found: ['null'], count: 2, file: 'a/list.json' },
          { field: 'size', expected: 'integer or null', found: ['string'], count: 1 },
          { field: 'id', expected: 'present', found: ['absent'], count: 1 },
        ],
        unknownFields: ['color'],
      },
    ])
  })

  it('takes the fields that a request does not select for absent on purpose', async () => {
    const { valid } = await reportOf({ 'x.json': pair('GET', '/items?fields=name', { data: [{ name: 'Desk' }] }) })
    expect(valid).toBe(1)
  })

  it('calls an answer unreadable that holds no records where the manifest looks', async () => {
    const { operations } = await reportOf({ 'x.json': pair('GET', '/items', { items: [] }) })
    expect(operations).toMatchObject([
      { answers: 1, read: 0, problems: [{ field: 'answer', expected: expect.any(String) }] },
    ])
  })

  it('reads refusals, and finds one whose message it does not find', async () => {
    const exchanges = [
      pair('GET', '/items/gone', { error: { message: 'No such item' } }, 404),
      pair('POST', '/items', { fault: 'x' }, 422, { name: '' }),
    ]
    const { operations } = await reportOf({ 'x.json': { exchanges } })
    expect(operations).toMatchObject([
      { operation: 'items.create', refused: 1, valid: 0, problems: [{ field: 'refusal', expected: 'a message' }] },
      { operation: 'items.get', refused: 1, valid: 1 },
    ])
  })

  it('holds the next page against the one that was asked for', async () => {
    const page = (path: string, next: unknown) => pair('GET', path, { data: [ITEM], next })
    const right = [page('/items?limit=1', 'c1'), page('/items?limit=1&after=c1', null)]
    const wrong = [page('/items?limit=1', null), page('/items?limit=1&after=c7', null)]
    const { operations } = await reportOf({ 'right.json': { exchanges: right }, 'wrong.json': { exchanges: wrong } })
    expect(operations).toMatchObject([
      {
        followed: 1,
        problems: [{ field: 'next.after', expected: 'the end of the list', found: ['"c7"'], file: 'wrong.json' }],
      },
    ])
  })

  it("leaves requests of no operation, and of endpoints whose name stands in an id's place", async () => {
    const exchanges = [
      pair('GET', '/orders/17', {}),
      pair('GET', '/orders/18', {}),
      pair('GET', '/items/count', { count: 7 }),
      { request: { method: 'GET', url: 'https://elsewhere.example/items' }, response: { status: 200, body: {} } },
    ]
    const { operations, unmatched } = await reportOf({ 'x.json': { exchanges } })
    expect(operations).toEqual([])
    expect(unmatched.map(({ request, count }) => [request, count])).toEqual([
      ['GET /orders/…', 2],
      ['GET /items/count', 1],
      ['GET /items', 1],
    ])
  })

  it('reads answers of another version, and counts them', async () => {
    const versioned = planOf({ base_url: 'https://api.example.com/v3' })
    const { operations } = await reportOf({ 'x.json': pair('GET', '/v2/items', { data: [] }) }, versioned)
    expect(operations).toMatchObject([{ operation: 'items.list', valid: 1, otherVersion: 1 }])
  })

  it('passes downloads by', async () => {
    const { operations, read } = await reportOf({ 'x.json': pair('GET', '/files/f1', 'bytes') })
    expect([operations[0]?.operation, operations[0]?.answers, read]).toEqual(['files.download', 1, 0])
  })

  it('matches GraphQL by its first field, and judges the fields that were selected', async () => {
    const list = {
      request: 'POST /graphql',
      graphql: 'query { items { nodes { id name size } } }',
      records: '$.data.items.nodes',
    }
    const graph = planOf({
      entities: { items: { schema: 'Item', list } },
      schemas: { Item: { id: 'string!', name: 'string', size: 'integer?' } },
    })
    const body = { data: { items: { nodes: [{ name: null }] } } }
    const sent = { query: 'query Mine($n: Int) { items(first: $n) { nodes { name } } }', variables: { n: 1 } }
    const other = { query: '{ viewer { id } }' }
    const exchanges = [pair('POST', '/graphql', body, 200, sent), pair('POST', '/graphql', { data: {} }, 200, other)]
    const { operations, unmatched } = await reportOf({ 'x.json': { exchanges } }, graph)
    expect(operations).toMatchObject([
      { operation: 'items.list', answers: 1, problems: [{ field: 'name', found: ['null'] }] },
    ])
    expect(unmatched).toMatchObject([{ request: 'POST /graphql', count: 1 }])
  })
})

it('recordings without a host are of the kind that a folder is named after', async () => {
  const files = { 'sample/get.json': { api: { get: { '/items/i1': { response: ITEM } } } } }
  const folder = await readRecordings(await folderOf({ ...files, 'other/get.json': files['sample/get.json'] }))
  const [{ answers } = { answers: 0 }] = (await replayRecordings(plan, folder, false)).operations
  expect(answers).toBe(1)
})
