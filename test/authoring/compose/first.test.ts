/** First fixtures: of each operation that has none, of second pages, and of each auth variant. */
import { describe, expect, it } from 'vitest'
import { composeFirst, composeFixtures } from '../../../authoring/index.ts'
import { checkFixture, coverageOf, parseFixture } from '../../../mock/index.ts'
import { planOf } from '../../support/plan.ts'

const send = (name: string) => ({ [name]: '{{key}}' })
const PLAN = planOf({
  auth: {
    key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send: { headers: send('X-Key') } },
    token: { type: 'static', title: 'Token', credentials: { key: 'string!' }, send: { bearer: '{{key}}' } },
  },
  entities: {
    items: {
      schema: 'Item',
      list: {
        request: 'GET /items',
        params: { limit: { type: 'integer', maximum: 50 }, cursor: 'string' },
        records: '$.data',
        pagination: { style: 'token', param: 'cursor', next: '$.next', size: 'limit' },
      },
      get: { request: 'GET /items/{id}', records: '$' },
      create: { request: 'POST /items', params: { name: 'string!', size: 'integer' }, records: '$.item' },
      delete: { request: 'DELETE /items/{id}', records: null },
      download: { request: 'GET /items/{id}/file', file: true },
    },
  },
  schemas: { Item: { id: 'string!', name: 'string!' } },
})
const DATE = '2026-11-23'

describe('a kind without fixtures', () => {
  it('gets one of each operation, of the second page, and of the check by each other variant', async () => {
    const { made, fixtures, failed } = await composeFirst(PLAN, [], DATE)
    expect([made.map(({ name }) => name), failed]).toEqual([
      [
        'items.list.yaml',
        'items.list.page-2.yaml',
        'items.get.yaml',
        'items.download.yaml',
        'items.create.yaml',
        'items.delete.yaml',
        'items.list.token.yaml',
      ],
      [],
    ])
    expect(coverageOf(PLAN, fixtures).gaps).toEqual([
      'items.list has no fixture of its largest page, limit 50',
      'items.create has no fixture that gives size',
    ])
    for (const fixture of fixtures) expect((await checkFixture(PLAN, fixture)).faults).toEqual([])
  })

  it('gets one of each operation whose key has a pattern', async () => {
    const id = { type: 'string', required: true, pattern: '^[0-9a-f]{24}$' }
    const plan = planOf({
      entities: {
        boards: {
          schema: 'Board',
          list: { request: 'GET /boards', records: '$' },
          get: { request: 'GET /boards/{id}', params: { id }, records: '$' },
          delete: { request: 'DELETE /boards/{id}', params: { id }, records: null },
        },
        cards: {
          schema: 'Board',
          list: { request: 'GET /boards/{board_id}/cards', params: { board_id: id }, records: '$' },
        },
      },
      schemas: { Board: { id: 'string!', name: 'string!' } },
    })
    const { made, fixtures, failed } = await composeFirst(plan, [], DATE)
    const shown = new Set(made.map(({ name }) => name.split('.', 2).join('.')))
    expect(failed).toEqual([])
    for (const id of ['boards.list', 'boards.get', 'boards.delete', 'cards.list']) expect(shown).toContain(id)
    for (const fixture of fixtures) expect((await checkFixture(plan, fixture)).faults).toEqual([])
  })

  it('gets none that check would call faulty, and a sentence says why', async () => {
    const list = { request: 'GET /campaigns', records: '$.data' }
    const code = { type: 'string', required: true, pattern: '^[A-Z]{2}-x[.]$' }
    const plan = planOf({
      entities: { campaigns: { schema: 'Campaign', list } },
      schemas: { Campaign: { id: 'string!', code } },
    })
    const { made, failed } = await composeFirst(plan, [], DATE)
    expect(made.map(({ name }) => name)).not.toContain('campaigns.list.yaml')
    expect(failed).toHaveLength(1)
    expect(failed[0]).toMatch(
      /^Cannot make up campaigns\.list\.yaml: Record 1 at \/code .*Capture it, or write it by hand$/s,
    )
  })

  it('has them in the form of those that are written: composed, with the place of the credentials', async () => {
    const { fixtures } = await composeFirst(PLAN, [], DATE)
    const { source, auth, call, exchanges } = fixtures.find(({ file }) => file === 'items.create.yaml')!
    expect({ source, auth, call, request: exchanges[0]!.request }).toEqual({
      source: { kind: 'composed', date: DATE },
      auth: 'key',
      call: { entity: 'items', action: 'create', params: { name: expect.any(String) as string } },
      request: { method: 'POST', path: '/items', headers: { 'x-key': '<secret>' }, body: call.params },
    })
  })
})

it('a list with one page alone gets two, beside it', async () => {
  const { fixtures } = await composeFirst(PLAN, [], DATE)
  const { made } = await composeFirst(
    PLAN,
    fixtures.filter(({ file }) => !file.includes('page-2')),
    DATE,
  )
  expect(made.map(({ name }) => name)).toEqual(['items.list.page-1.yaml', 'items.list.page-2.yaml'])
})

it('nothing is made up where every operation and variant has a fixture', async () => {
  const { fixtures } = await composeFirst(PLAN, [], DATE)
  expect(await composeFirst(PLAN, fixtures, DATE)).toEqual({ made: [], fixtures: [], failed: [] })
})

it('an operation that cannot be played is named, and leaves nothing in the next', async () => {
  const errors = { rules: [{ at: '$.name', as: 'invalid' }] }
  const update = { request: 'PUT /items/{id}', params: { name: 'string!' }, records: '$', errors }
  const plan = planOf({
    entities: { items: { schema: 'Item', update, delete: { request: 'DELETE /items/{id}', records: null } } },
    schemas: { Item: { id: 'string!', name: 'string!' } },
  })
  const { fixtures, failed } = await composeFirst(plan, [], DATE)
  expect(failed).toEqual([expect.stringContaining('Cannot make up a fixture of items.update: ')])
  expect(fixtures.map(({ file, exchanges }) => [file, exchanges.length])).toEqual([
    ['items.list.yaml', 1],
    ['items.delete.yaml', 1],
  ])
})

it('a record is named, also where its key may be left out, and read in the entries of a list', async () => {
  const list = {
    request: 'GET /items',
    params: { first: { type: 'integer', maximum: 50 }, after: 'string' },
    records: '$.edges[*].node',
    pagination: { style: 'token', param: 'after', next: '$.next', size: 'first' },
  }
  const get = { request: 'GET /item', params: { id: 'string', slug: 'string' }, records: '$' }
  const plan = planOf({
    entities: { items: { schema: 'Item', list, get } },
    schemas: { Item: { id: 'string!', name: 'string' } },
  })
  const { fixtures, failed } = await composeFirst(plan, [], DATE)
  const shown = new Set<string>()
  const composed = await composeFixtures(plan, fixtures, shown, DATE)
  expect([failed, fixtures.map(({ call, result }) => [call.params?.id, result.keys?.length])]).toEqual([
    [],
    [
      [undefined, 2],
      [undefined, 1],
      [expect.any(String), 1],
    ],
  ])
  expect([...shown]).toEqual(expect.arrayContaining(['Item.name value', 'Item.name absent']))
  for (const { name, text } of composed) expect((await checkFixture(plan, parseFixture(text, name))).faults).toEqual([])
})

it('a record is deleted after those below it were listed, and gets no key that its schema does not know', async () => {
  const plan = planOf({
    entities: {
      items: { key: 'id', schema: 'Item', delete: { request: 'DELETE /items/{item_id}', records: null } },
      parts: {
        schema: 'Part',
        list: {
          request: 'GET /items/{item_id}/parts',
          records: '$.parts',
          pagination: { style: 'none', because: 'Few.' },
        },
      },
    },
    schemas: { Item: { id: 'string!', name: 'string!' }, Part: { label: 'string!' } },
  })
  const { fixtures, failed } = await composeFirst(plan, [], DATE)
  expect(failed).toEqual([])
  for (const fixture of fixtures) expect((await checkFixture(plan, fixture)).faults).toEqual([])
})
