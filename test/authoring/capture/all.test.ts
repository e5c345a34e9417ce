/** All reads of an invented kind, planned and captured. */
import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { captureAll, planCapture, type PlannedRead } from '../../../authoring/index.ts'
import { temporaryFolder } from '../../cli/run-cli.ts'
import { planOf } from '../../support/plan.ts'
import { type Asked, startVendor } from './shop.ts'

const LIST = { records: '$.data', params: { limit: 'integer', after: 'string' } }
const PAGED = { ...LIST, pagination: { style: 'cursor', param: 'after', next: '$.next', size: 'limit' } }
const plan = planOf({
  errors: { message: '$.error' },
  entities: {
    items: {
      schema: 'Item',
      sync: { field: 'updated_at', param: 'since' },
      search: 'ItemIndex',
      list: { request: 'GET /items', ...PAGED, params: { ...PAGED.params, since: 'datetime' } },
      get: { request: 'GET /items/{id}' },
      create: { request: 'POST /items', params: { name: 'string!' } },
      delete: { request: 'DELETE /items/{id}' },
    },
    parts: {
      schema: 'Part',
      list: {
        request: 'GET /items/{item_id}/parts',
        ...LIST,
        params: { item_id: 'string!' },
        pagination: { style: 'none', because: 'few' },
      },
    },
    reports: { schema: 'Part', list: { request: 'GET /reports', ...LIST, params: { month: 'string!' } } },
    files: { download: { request: 'GET /files/{id}', file: true } },
  },
  schemas: {
    Item: { id: 'string!', updated_at: 'datetime' },
    ItemIndex: { id: 'string', updated_at: 'datetime' },
    Part: { id: 'string!' },
  },
})

const short = ({ operation, shows, params, from }: PlannedRead) => [operation, shows, params, from]

it('plans only reads, each after the list that provides its params', () => {
  const { reads, left } = planCapture(plan, { given: {}, refusals: true })
  expect(reads.map(short)).toEqual([
    ['items.list', 'pages', { limit: 2 }, {}],
    ['items.list', 'empty', { since: '2999-01-01T00:00:00Z' }, {}],
    ['parts.list', 'pages', {}, { item_id: 'items.id' }],
    ['items.get', 'record', {}, { id: 'items.id' }],
    ['items.get', 'not-found', {}, { id: 'items.id' }],
    ['items.list', 'wrong-credential', {}, {}],
  ])
  expect(left).toEqual([
    { operation: 'items.create', because: 'it writes: capture it by its name' },
    { operation: 'items.delete', because: 'it writes: capture it by its name' },
    { operation: 'files.download', because: 'it is a download: capture it by its name' },
    { operation: 'reports.list', because: 'it needs month: give it with --params' },
  ])
})

it('sends no wrong credential unasked, and takes params that are given', () => {
  const { reads } = planCapture(plan, { given: { month: '2026-10' }, refusals: false })
  expect(
    reads.filter(({ operation, shows }) => operation === 'reports.list' || shows === 'wrong-credential').map(short),
  ).toEqual([['reports.list', 'pages', { month: '2026-10' }, {}]])
})

const ITEMS = [{ id: 'itm_4711' }, { id: 'itm_4712' }]

function answer({ path, headers }: Asked) {
  const url = new URL(path, 'http://vendor')
  if (headers.authorization !== 'Bearer key-1a2b3c4d5e6f7a8b') return { status: 401, body: { error: 'Bad key' } }
  if (url.pathname === '/items/itm_4711') return { body: ITEMS[0] }
  if (url.pathname === '/items/itm_4711/parts') return { status: 500, body: { error: 'Broken' } }
  if (url.pathname !== '/items') return { status: 404, body: { error: 'No such item' } }
  if (url.searchParams.has('since')) return { body: { data: [], next: null } }
  return { body: url.searchParams.has('after') ? { data: [], next: null } : { data: ITEMS, next: 'p2' } }
}

/** Runs the plan into a folder. Gives the states by file and what the vendor was asked. */
async function run(
  folder: string,
  { refusals = true, signal = undefined as AbortSignal | undefined, stopAt = Infinity } = {},
) {
  const asked: string[] = []
  const controller = new AbortController()
  const transport = await startVendor((request) => {
    asked.push(`${request.method} ${request.path}`)
    if (asked.length >= stopAt) controller.abort()
    return answer(request)
  })
  const reads = await captureAll(plan, planCapture(plan, { given: {}, refusals }), {
    owner: { credentials: { key: 'key-1a2b3c4d5e6f7a8b' }, clock: { wait: () => Promise.resolve() } },
    transport,
    folder,
    salt: 'x',
    today: new Date('2026-11-26'),
    signal: signal ?? controller.signal,
  })
  return { asked, states: reads.map(({ read, state }) => `${read.operation} ${read.shows} ${state}`) }
}

it('captures every read, goes on after a failure, and writes nothing at the third party', async () => {
  const folder = await temporaryFolder()
  const { states, asked } = await run(folder)
  expect(states).toEqual([
    'items.list pages written',
    'items.list empty written',
    'parts.list pages failed',
    'items.get record written',
    'items.get not-found written',
    'items.list wrong-credential written',
  ])
  expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(await readdir(folder)).toEqual([
    'items.get.not-found.yaml',
    'items.get.yaml',
    'items.list.empty.yaml',
    'items.list.page-2.yaml',
    'items.list.wrong-credential.yaml',
    'items.list.yaml',
  ])
})

it('keeps what is there, and goes on where an interrupted run ended', async () => {
  const folder = await temporaryFolder()
  const first = await run(folder, { stopAt: 3 })
  const second = await run(folder)
  expect(first.states).toEqual(['items.list pages written'])
  expect(second.states.slice(0, 2)).toEqual(['items.list pages kept', 'items.list empty written'])
  expect(second.states.at(-1)).toBe('items.list wrong-credential written')
})
