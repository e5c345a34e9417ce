/** Own fields of an account: listed, asked for by name or label, in parts, and written. */
import { describe, expect, test } from 'vitest'
import { ConnectorError, execute, executeRaw, iterate, type OwnGiven, ownFields } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import type { RawAnswer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const LIST_OF_FIELDS = {
  from: 'fields.list',
  with: { object: '{{entity}}' },
  own: { at: '$.builtIn', is: [false] },
  name: '$.name',
  label: '$.label',
  type: { at: ['$.format', '$.type'], values: { string: ['text'], enum: ['select'] } },
  options: { at: '$.options', value: '$.value', label: '$.label' },
  writable: { at: '$.readOnly', is: [false, null] },
}

const FIELDS = [
  { name: 'email', label: 'Email', type: 'text', builtIn: true },
  { name: 'region', label: 'Region', type: 'select', builtIn: false, options: [{ value: 'eu', label: 'Europe' }] },
  { name: 'score', label: 'Score', type: 'rollup', builtIn: false, readOnly: true },
  { name: 'note_1', label: 'Note', type: 'text', builtIn: false },
  { name: 'note_2', label: 'Note', type: 'text', builtIn: false },
]

test('text with options is an enum', async () => {
  const fields = [{ name: 'plan', label: 'Plan', type: 'text', builtIn: false, options: [{ value: 'pro' }] }]
  const { connection } = await wireTo(ASKING, { answers: [jsonAnswer(fields)] })
  const options = [{ value: 'pro', label: 'pro' }]
  const plan = { name: 'plan', label: 'Plan', type: 'enum', options, writable: true }
  expect(await ownFields(ASKING, { entity: 'deals' }, connection)).toEqual([plan])
})

const params = { fields: 'string', after: 'string' }
const pagination = { style: 'cursor', param: 'after', next: '$.next' }

/** A kind whose entity `deals` has own fields by these settings. */
function kindWith(own: object, entity: object = {}) {
  return planOf({
    entities: {
      fields: {
        list: {
          request: 'GET /fields/{object}',
          params: { object: 'string!' },
          pagination: { style: 'none', because: 'One.' },
        },
      },
      deals: {
        own_fields: { list: LIST_OF_FIELDS, at: '$.values', ...own },
        list: { request: 'GET /deals', records: '$.data', params, pagination },
        get: { request: 'GET /deals/{id}', params: { id: 'string!' } },
        ...entity,
      },
    },
  })
}

const ASKING = kindWith({ ask: { param: 'fields', always: ['email'], most: 3 } })

async function sentBy(plan: ReturnType<typeof kindWith>, call: object, own: OwnGiven, answers: readonly RawAnswer[]) {
  const { connection, server } = await wireTo(plan, { answers: [jsonAnswer(FIELDS), ...answers] })
  const result = await execute(plan, { entity: 'deals', action: 'list', ...call }, connection, { own }).catch(
    (error: unknown) => {
      if (error instanceof ConnectorError) return `${error.code}: ${error.message}`
      throw error
    },
  )
  const sent = server.requests.map((raw) => sentRequest(raw)).slice(1)
  return {
    result,
    sent: sent.map(({ method, target, body }) => `${method} ${decodeURIComponent(target)} ${body}`.trim()),
  }
}

describe('the list of own fields', () => {
  test('has the fields that the account added', async () => {
    const { connection, server } = await wireTo(ASKING, { answers: [jsonAnswer(FIELDS)] })
    expect(await ownFields(ASKING, { entity: 'deals' }, connection)).toEqual([
      { name: 'region', label: 'Region', type: 'enum', options: [{ value: 'eu', label: 'Europe' }], writable: true },
      { name: 'score', label: 'Score', type: 'any', writable: false },
      { name: 'note_1', label: 'Note', type: 'string', writable: true },
      { name: 'note_2', label: 'Note', type: 'string', writable: true },
    ])
    expect(sentRequest(server.requests[0]!).target).toBe('/fields/deals')
  })

  test('is kept, and read again when asked to', async () => {
    const { connection, server } = await wireTo(ASKING, { answers: [jsonAnswer(FIELDS), jsonAnswer([])] })
    await ownFields(ASKING, { entity: 'deals' }, connection)
    await ownFields(ASKING, { entity: 'deals' }, connection)
    expect(server.requests).toHaveLength(1)
    expect(await ownFields(ASKING, { entity: 'deals' }, connection, { refresh: true })).toEqual([])
  })

  test('is read again for a caller whose shared list another caller cancelled', async () => {
    const { connection } = await wireTo(ASKING, { answers: [jsonAnswer(FIELDS)] })
    const ended = new AbortController()
    const first = ownFields(ASKING, { entity: 'deals' }, connection, { signal: ended.signal })
    const second = ownFields(ASKING, { entity: 'deals' }, connection)
    ended.abort()
    await expect(first).rejects.toMatchObject({ code: 'cancelled' })
    expect(await second).toHaveLength(4)
  })

  test('without a list of the vendor has what the first records have', async () => {
    const plan = kindWith({ list: undefined, at: '$.values' })
    const records = [{ values: { a: 1, b: 'x' } }, { values: { a: 2, b: 3, c: null } }]
    const { connection } = await wireTo(plan, { answers: [jsonAnswer({ data: records })] })
    expect(await ownFields(plan, { entity: 'deals' }, connection)).toEqual([
      { name: 'a', label: 'a', type: 'number', writable: true },
      { name: 'b', label: 'b', type: 'any', writable: true },
      { name: 'c', label: 'c', type: 'any', writable: true },
    ])
  })

  test('is that of the first page where records show their fields', async () => {
    const list = { from: 'deals.list', first_page: true, in: '$.values', name: '$.id', label: '$.name' }
    const plan = kindWith({ list, at: '$.values', key: '$.id' })
    const first = { data: [{ values: [{ id: 7, name: 'Region', value: 'eu' }] }], next: 'p2' }
    const { connection, server } = await wireTo(plan, { answers: [jsonAnswer(first)] })
    expect(await ownFields(plan, { entity: 'deals' }, connection)).toEqual([
      { name: '7', id: 7, label: 'Region', type: 'any', writable: true },
    ])
    expect(server.requests).toHaveLength(1)
  })

  test('of an entity without own fields is an error that names the others', async () => {
    const { connection } = await wireTo(ASKING, { answers: [] })
    await expect(ownFields(ASKING, { entity: 'fields' }, connection)).rejects.toMatchObject({
      code: 'invalid_params',
      hint: 'Entities with own fields are deals.',
    })
  })
})

describe('a read', () => {
  test('asks for fields by name and label, beside the fields that it always needs', async () => {
    const { sent } = await sentBy(ASKING, {}, ['Region', 'email'], [jsonAnswer({ data: [] })])
    expect(sent).toEqual(['GET /deals?fields=email,region'])
  })

  test('names only own fields beside a name for all of the vendor', async () => {
    const plan = kindWith({ ask: { param: 'fields', always: ['ALL'], standard: 'ALL' } })
    const { sent } = await sentBy(plan, {}, ['region', 'email'], [jsonAnswer({ data: [] })])
    expect(sent).toEqual(['GET /deals?fields=ALL,region'])
  })

  test.each<[string, OwnGiven, object, string]>([
    ['by the name for all fields', 'all', {}, '*all'],
    ['for some fields by their names', ['region'], {}, 'email,region'],
    ['for nothing more than all fields', ['region'], { fields: '*all' }, '*all'],
    ['for all fields beside those that the caller names', 'all', { fields: 'email' }, 'email,*all'],
  ])('asks %s', async (_, own, params, fields) => {
    const plan = kindWith({ ask: { param: 'fields', always: ['email'], all: '*all' } })
    const { sent } = await sentBy(plan, { params }, own, [jsonAnswer({ data: [] })])
    expect(sent).toEqual([`GET /deals?fields=${fields}`])
  })

  test.each<[string, OwnGiven, string]>([
    ['names', ['region'], 'email,own.id,own.value'],
    ['all', 'all', 'email,own.id,own.value'],
  ])('asks for %s together, where fields have no names of their own', async (_, own, fields) => {
    const plan = kindWith({ ask: { param: 'fields', always: ['email'], as: ['own.id', 'own.value'] } })
    const { sent } = await sentBy(plan, {}, own, [jsonAnswer({ data: [] })])
    expect(sent).toEqual([`GET /deals?fields=${fields}`])
  })

  test('asks for no own field without their list', async () => {
    const { connection, server } = await wireTo(ASKING, { answers: [jsonAnswer({ data: [] })] })
    await execute(ASKING, { entity: 'deals', action: 'list' }, connection, { own: [] })
    expect(server.requests.map((raw) => sentRequest(raw).target)).toEqual(['/deals?fields=email'])
  })

  test('asks in parts where one call cannot name all, and joins them', async () => {
    const { result, sent } = await sentBy(ASKING, {}, 'all', [
      jsonAnswer({ data: [{ id: '1', values: { email: 'a', region: 'eu', score: 1 } }], next: 'p2' }),
      jsonAnswer({ data: [{ id: '1', values: { note_1: 'x', note_2: null } }], next: 'p2' }),
    ])
    expect(sent).toEqual(['GET /deals?fields=email,region,score', 'GET /deals?fields=note_1,note_2'])
    expect(result).toEqual({
      records: [{ id: '1', values: { email: 'a', region: 'eu', score: 1, note_1: 'x', note_2: null } }],
      meta: {},
      next: { fields: 'email,region,score', after: 'p2' },
    })
  })

  test('asks for each part again in the size that fits all of them', async () => {
    const plan = kindWith(
      { ask: { param: 'fields', always: ['email'], most: 3 } },
      {
        list: {
          request: 'GET /deals',
          records: '$.data',
          params: { ...params, limit: { type: 'integer', default: 4 } },
          pagination: { ...pagination, size: 'limit' },
          errors: { rules: [{ status: 500, as: 'too_much_data' }] },
        },
      },
    )
    const part = (count: number, field: string) =>
      jsonAnswer({
        data: Array.from({ length: count }, (_, id) => ({ id: String(id), values: { [field]: id } })),
        next: String(count),
      })
    const answers = [part(4, 'region'), jsonAnswer({}, 500), part(2, 'note_1'), part(2, 'region'), part(2, 'note_1')]
    const { result, sent } = await sentBy(plan, {}, ['region', 'score', 'note_1'], answers)
    expect(sent.map((line) => /limit=(\d+)/.exec(line)?.[1])).toEqual(['4', '4', '2', '2', '2'])
    expect(result).toMatchObject({
      records: [
        { id: '0', values: { region: 0, note_1: 0 } },
        { id: '1', values: { region: 1, note_1: 1 } },
      ],
      next: { after: '2', limit: 2 },
    })
  })

  test('in parts is an error where the list changed between them', async () => {
    const { result } = await sentBy(ASKING, {}, 'all', [
      jsonAnswer({ data: [{ id: '1', values: {} }] }),
      jsonAnswer({ data: [{ id: '2', values: {} }] }),
    ])
    expect(result).toMatch(/^upstream_invalid_response: Cannot join the fields/)
  })

  test('asks for them on each page of a walk', async () => {
    const answers = [jsonAnswer(FIELDS), jsonAnswer({ data: [{ id: '1' }], next: 'p2' }), jsonAnswer({ data: [] })]
    const { connection, server } = await wireTo(ASKING, { answers })
    for await (const page of iterate(ASKING, { entity: 'deals', action: 'list' }, connection, { own: ['region'] }))
      expect(page.meta).toEqual({})
    expect(server.requests.slice(1).map((raw) => decodeURIComponent(sentRequest(raw).target))).toEqual([
      '/deals?fields=email,region',
      '/deals?fields=email,region&after=p2',
    ])
  })

  test('of an action that returns all fields asks for none', async () => {
    const { sent } = await sentBy(ASKING, { action: 'get', params: { id: '1' } }, 'all', [jsonAnswer({ id: '1' })])
    expect(sent).toEqual(['GET /deals/1'])
  })

  test('joins parts of raw records', async () => {
    const answers = [
      jsonAnswer(FIELDS),
      jsonAnswer({ data: [{ id: '1' }] }),
      jsonAnswer({ data: [{ id: '1', values: { a: 1 } }] }),
    ]
    const { connection } = await wireTo(ASKING, { answers })
    const { records, count } = await executeRaw(ASKING, { entity: 'deals', action: 'list' }, connection, { own: 'all' })
    expect([Buffer.from(records!).toString(), count]).toEqual(['[{"id":"1","values":{"a":1}}]', 1])
  })

  test.each([
    [
      'an unknown name, with one that is near',
      ['regoin'],
      'own field "regoin" is no field of the account. Did you mean "region"?',
    ],
    ['a label of several fields', ['Note'], 'own field "Note" is the label of 2 fields: note_1, note_2'],
  ])('refuses %s', async (_, own, message) => {
    expect((await sentBy(ASKING, {}, own, [])).result).toBe(`invalid_params: Cannot call deals.list: ${message}`)
  })

  test('refuses values', async () => {
    expect((await sentBy(ASKING, {}, { region: 'eu' }, [])).result).toBe(
      "invalid_params: Cannot call deals.list: own must be 'all' or a list of names",
    )
  })
})

describe('a write', () => {
  const update = { request: 'PATCH /deals/{id}', params: { id: 'string!', values: 'object' } }
  const write = { action: 'update', params: { id: '1', values: { email: 'a' } } }

  test('sets fields in a map by name', async () => {
    const plan = kindWith({ write: { param: 'values' } }, { update })
    const { sent } = await sentBy(plan, write, { Region: 'eu' }, [jsonAnswer({})])
    expect(sent).toEqual(['PATCH /deals/1 {"values":{"email":"a","region":"eu"}}'])
  })

  test('sets fields in a list of entries', async () => {
    const plan = kindWith(
      { at: '$.custom', key: '$.id', write: { param: 'custom', key: 'id' } },
      { update: { ...update, params: { id: 'string!', custom: 'object[]' } } },
    )
    const { sent } = await sentBy(plan, { ...write, params: { id: '1' } }, { note_1: 'x' }, [jsonAnswer({})])
    expect(sent).toEqual(['PATCH /deals/1 {"custom":[{"id":"note_1","value":"x"}]}'])
  })

  test.each([
    [{ properties: { name: 'string', values: 'object' } }, { values: { region: 'eu' } }],
    [{ additionalProperties: 'any' }, { region: 'eu' }],
  ])('sets fields of the only record of a batch', async (item, record) => {
    const params = {
      records: { type: 'array', required: true, maxItems: 10, items: { type: 'object', ...item } },
      values: 'object',
    }
    const many = {
      request: 'POST /deals',
      params: { records: params.records },
      batch: { of: 'records', outcomes: '$' },
    }
    const plan = kindWith({ write: { param: 'values' } }, { update, create: many })
    const call = (records: object[]) => ({ action: 'create', params: { records } })
    const { sent } = await sentBy(plan, call([{ name: 'a' }]), { Region: 'Europe' }, [jsonAnswer([{ id: '1' }])])
    expect(sent).toEqual([`POST /deals ${JSON.stringify({ records: [{ name: 'a', ...record }] })}`])
    expect((await sentBy(plan, call([{}, {}]), { Region: 'Europe' }, [])).result).toBe(
      'invalid_params: Cannot call deals.create: "own" sets the fields of one record, and "records" has 2',
    )
  })

  test('sets fields as params of an open action', async () => {
    const plan = kindWith({ at: '$', write: {} }, { update: { ...update, open: true, params: { id: 'string!' } } })
    const { sent } = await sentBy(plan, { ...write, params: { id: '1' } }, { note_1: 'x' }, [jsonAnswer({})])
    expect(sent).toEqual(['PATCH /deals/1 {"note_1":"x"}'])
  })

  test.each([
    ['an option by its label', 'eu', 'Europe', 'eu'],
    ['an option by its value', 'eu', 'eu', 'eu'],
    ['a value that is no option', 'eu', 'Asia', 'Asia'],
    ['options by their labels', 'list', ['europe', 'x'], ['eu', 'x']],
    ['one option of many', 'list', 'Europe', ['eu']],
    ['no value', 'wrapped', null, null],
    ['the form of the vendor', 'wrapped', { id: '7' }, { id: '7' }],
    ['a value in its form', 'wrapped', 'Europe', { select: { name: 'eu' }, of: 'x' }],
    ['each value in its form', 'each', ['Europe', 'x'], [{ value: 'eu' }, { value: 'x' }]],
    ['one value in the form of many', 'each', 'Europe', [{ value: 'eu' }]],
    ['one value where records have a list', 'single', 37, 37],
    ['a number as text', 'text', 5, '5'],
    ['text as text', 'text', 'Europe', 'eu'],
    ['several values as text', 'text', ['Europe', 5], 'eu;5'],
  ])('sends %s', async (_, type, value, sent) => {
    const types = { enum: ['eu', 'wrapped', 'text'], 'enum[]': ['list', 'each', 'single'] }
    const forms = {
      wrapped: { select: { name: '{{value}}' }, of: 'x' },
      each: [{ value: '{{value}}' }],
      text: '{{text value}}',
      single: '{{value}}',
    }
    const list = { ...LIST_OF_FIELDS, type: { at: '$.type', values: types } }
    const plan = kindWith({ list, write: { param: 'values', forms } }, { update })
    const fields = [{ ...FIELDS[1], type }]
    const { connection, server } = await wireTo(plan, { answers: [jsonAnswer(fields), jsonAnswer({})] })
    await execute(plan, { entity: 'deals', ...write, params: { id: '1' } }, connection, { own: { Region: value } })
    expect(server.requests.map((raw) => sentRequest(raw).body).at(-1)).toBe(
      JSON.stringify({ values: { region: sent } }),
    )
  })

  test('refuses a field that cannot be written', async () => {
    const plan = kindWith({ write: { param: 'values' } }, { update })
    expect((await sentBy(plan, write, { score: 1 }, [])).result).toBe(
      'invalid_params: Cannot call deals.update: "own.score" cannot be written',
    )
  })

  test('refuses own fields where the action takes none', async () => {
    const plan = kindWith({}, { update })
    expect((await sentBy(plan, write, { region: 'eu' }, [])).result).toBe(
      'invalid_params: Cannot call deals.update: "own" is not taken by this action',
    )
  })
})
