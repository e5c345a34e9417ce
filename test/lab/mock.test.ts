/** The mock simulates the labs: lists up to their end, operations on another host, settings in paths, own actions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startMock } from '../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import {
  type Call,
  compile,
  connect,
  execute,
  iterate,
  type JsonObject,
  type Plan,
  undiciTransport,
} from '../../runtime/index.ts'
import { validateManifest } from '../../runtime/manifest/index.ts'
import { planOf } from '../support/plan.ts'

const RECORDS = 25

/** A connection to a lab that a mock simulates. */
function play(name: string, auth: string) {
  const file = join(import.meta.dirname, name, 'manifest.yaml')
  return playOf(compile(validateManifest(readFileSync(file, 'utf8'), file).resolved), auth)
}

async function playOf(plan: Plan, auth: string) {
  const mock = await startMock([plan.manifest], { fixtures: false, records: RECORDS })
  const connection = connect(plan, {
    auth,
    credentials: exampleCredentials(plan, auth),
    config: exampleConfig(plan),
    transport: undiciTransport({ connectTo: mock.connectTo }),
  })
  onTestFinished(async () => {
    await connection.close()
    await mock.close()
  })
  return { plan, connection }
}

test.each([
  ['by_two_params', 'list'],
  ['by_path', 'list'],
  ['by_pages', 'list'],
  ['by_link_attribute', 'list'],
  ['by_number_of_more', 'list'],
  ['by_word_of_end', 'list'],
  ['maps', 'list'],
  ['children', 'list'],
])('%s.%s of lists gives every record once', async (entity, action) => {
  const { plan, connection } = await play('lists', 'key')
  const keys: unknown[] = []
  for await (const { records } of iterate(plan, { entity, action }, connection))
    keys.push(...(records as JsonObject[]).map(({ id }) => id))
  expect([keys.length, new Set(keys).size]).toEqual([RECORDS, RECORDS])
})

test('an own action that overwrites changes the record that it names; one that destroys leaves it to be read', async () => {
  const { plan, connection } = await play('actions', 'key')
  const run = async (action: string, params: JsonObject) =>
    (await execute(plan, { entity: 'invoices', action, params }, connection)).records as JsonObject | null
  const all = await execute(plan, { entity: 'invoices', action: 'list' }, connection)
  const { id } = (all.records as JsonObject[])[2]!
  expect(await run('transition', { id: id!, status: 'paid' })).toMatchObject({ id, status: 'paid' })
  expect(await run('get', { id: id! })).toMatchObject({ id, status: 'paid' })
  expect([await run('void', { id: id! }), await run('send', { id: id! })]).toMatchObject([{ id }, null])
  expect(await run('get', { id: id! })).toMatchObject({ id })
  await expect(run('void', { id: 'nobody' })).rejects.toMatchObject({ code: 'record_not_found' })
})

test('records get the parts that the mock has in resources of their own, and fields from other places', async () => {
  const { plan, connection } = await play('records', 'key')
  const { records } = await execute(plan, { entity: 'orders', action: 'list' }, connection)
  const orders = records as {
    id: number
    buyer_id: number | null
    lines: { order_id: number; id: number }[]
    line_ids: number[]
  }[]
  const lines = orders.flatMap(({ id, lines: own }) => own.map((line) => line.order_id === id))
  expect([lines.length > 0, lines.every(Boolean)]).toEqual([true, true])
  expect(orders.map(({ line_ids: ids }) => ids)).toEqual(orders.map(({ lines: own }) => own.map(({ id }) => id)))
  const people = (await execute(plan, { entity: 'people', action: 'list' }, connection)).records as JsonObject[]
  expect(people.every((one) => one.private === one.is_private && one.photo_url === null)).toBe(true)
  expect(people.every(({ status }) => status !== 'in_process')).toBe(true)
})

test('a request that two operations wait with belongs to the one that was begun last', async () => {
  const job = (request: string) => ({
    request,
    effect: 'overwrites',
    params: { id: 'string!' },
    keep: { job_id: '$.job.id' },
    steps: [{ request: 'GET /jobs/{job_id}', until: { at: '$.job.status', is: ['done'] } }],
  })
  const merge = { ...job('POST /items/{id}/merge'), schema: 'Merge', records: '$.job' }
  const items = {
    schema: 'Item',
    get: { request: 'GET /items/{id}' },
    merge,
    move: { ...job('PUT /items/{id}'), records: '$.item' },
  }
  const schemas = { Item: { id: 'string!', status: 'string' }, Merge: { merged: 'boolean!' } }
  const { plan, connection } = await playOf(planOf({ entities: { items }, schemas }), 'key')
  const run = (action: string, id: string) => execute(plan, { entity: 'items', action, params: { id } }, connection)
  const [{ id }] = (await execute(plan, { entity: 'items', action: 'list' }, connection)).records as [{ id: string }]
  expect((await run('move', id)).records).toMatchObject({ id })
  expect((await run('merge', id)).records).toMatchObject({ merged: expect.any(Boolean) as boolean })
  expect((await run('move', id)).records).toMatchObject({ id })
})

const CALLS: readonly [lab: string, auth: string, call: Call][] = [
  ['hosts', 'key', { entity: 'files', action: 'create', params: { name: 'a.txt' } }],
  ['hosts', 'public', { entity: 'tickets', action: 'list' }],
  ['steps', 'key', { entity: 'rows', action: 'list' }],
  ['steps', 'key', { entity: 'rows', action: 'api_search', params: { query: 'all' } }],
  ['steps', 'key', { entity: 'bulk', action: 'list', params: { query: '{ rows { id } }' } }],
  [
    'steps',
    'key',
    { entity: 'files', action: 'create', params: { content: { name: 'a.txt', text: 'a' }, title: 'A' } },
  ],
  ['batches', 'key', { entity: 'leads', action: 'create', params: { records: [{ name: 'Ada' }, { name: 'Bob' }] } }],
  [
    'requests',
    'key',
    { entity: 'events', action: 'list', params: { ids: ['a', 'b'], tags: ['x'], since: '2026-01-31T10:00:00Z' } },
  ],
  ['restli', 'key', { entity: 'campaigns', action: 'list', params: { accounts: ['a,b', 'c'], name: '(d' } }],
]

test.each(CALLS)('the mock of %s, by %s, takes %j', async (lab, auth, call) => {
  const { plan, connection } = await play(lab, auth)
  expect((await execute(plan, call, connection)).records).toBeTruthy()
})

test('records with URIs as keys are read by them, and listed below a parent that is named by one', async () => {
  const { plan, connection } = await play('keys', 'key')
  const read = async (entity: string, action: string, params: JsonObject = {}) =>
    (await execute(plan, { entity, action, params }, connection)).records as JsonObject[]
  const event = (await read('events', 'list'))[1]!
  expect(event.uri).toMatch(/^https:\/\/api\.example\.com\/events\/[^/]+$/)
  expect(await read('events', 'get', { uri: event.uri! })).toEqual(event)
  const [invitee] = await read('invitees', 'list', { event_uri: event.uri! })
  expect(await read('invitees', 'get', { uri: invitee!.uri! })).toEqual(invitee)
})

test.each([
  'https://evil.example/events/E1',
  'https://api.example.com/events/E1/../../admin',
  'https://api.example.com/events/..',
])('a key of another form is refused before a request: %s', async (uri) => {
  const { plan, connection } = await play('keys', 'key')
  const call = execute(plan, { entity: 'events', action: 'get', params: { uri } }, connection)
  await expect(call).rejects.toMatchObject({ code: 'invalid_params' })
})
