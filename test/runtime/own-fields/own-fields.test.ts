/** Own fields of an account: listed, and asked for by name or label, in parts. */
import { describe, expect, test } from 'vitest'
import { execute, executeRaw, iterate, type OwnGiven, ownFields } from '../../../runtime/index.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'
import { ASKING, FIELDS, kindWith, LIST_OF_FIELDS, pagination, params, sentBy } from './support.ts'

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

  test('text with options is an enum', async () => {
    const fields = [{ name: 'plan', label: 'Plan', type: 'text', builtIn: false, options: [{ value: 'pro' }] }]
    const { connection } = await wireTo(ASKING, { answers: [jsonAnswer(fields)] })
    const options = [{ value: 'pro', label: 'pro' }]
    const plan = { name: 'plan', label: 'Plan', type: 'enum', options, writable: true }
    expect(await ownFields(ASKING, { entity: 'deals' }, connection)).toEqual([plan])
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

  test('has the options that one entry of a list holds as JSON', async () => {
    const options = { at: '$.rules', of: { at: '$.name', is: ['choices'], in: '$.value' } }
    const plan = kindWith({ list: { ...LIST_OF_FIELDS, options } })
    const rules = [
      { name: 'max', value: '9' },
      { name: 'choices', value: '["eu","us"]' },
    ]
    const field = { name: 'region', label: 'Region', type: 'text', builtIn: false, rules }
    const { connection } = await wireTo(plan, { answers: [jsonAnswer([field, { ...field, name: 'note', rules: [] }])] })
    expect(await ownFields(plan, { entity: 'deals' }, connection)).toMatchObject([
      { name: 'region', type: 'enum', options: [{ value: 'eu' }, { value: 'us' }] },
      { name: 'note', type: 'string' },
    ])
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

  test('sends other params beside the names', async () => {
    const ask = { param: 'fields', with: { custom: true } }
    const list = { request: 'GET /deals', records: '$.data', params: { ...params, custom: 'boolean' }, pagination }
    const plan = kindWith({ ask }, { list })
    const answer = jsonAnswer({ data: [] })
    expect((await sentBy(plan, {}, ['region'], [answer])).sent).toEqual(['GET /deals?fields=region&custom=true'])
    const { connection, server } = await wireTo(plan, { answers: [answer] })
    await execute(plan, { entity: 'deals', action: 'list' }, connection, { own: [] })
    expect(server.requests.map((raw) => sentRequest(raw).target)).toEqual(['/deals'])
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

describe('a read in parts', () => {
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

  test('joins parts of fields in lists of entries', async () => {
    const plan = kindWith({ at: '$.custom.nodes', key: '$.id', ask: { param: 'fields', most: 2 } })
    const part = (...ids: string[]) =>
      jsonAnswer({ data: [{ id: '1', custom: { nodes: ids.map((id) => ({ id, value: 'x' })) } }] })
    const { result, sent } = await sentBy(plan, {}, 'all', [part('region', 'score'), part('note_1')])
    expect(sent).toEqual(['GET /deals?fields=region,score', 'GET /deals?fields=note_1,note_2'])
    expect(result).toMatchObject({
      records: [{ custom: { nodes: [{ id: 'region' }, { id: 'score' }, { id: 'note_1' }] } }],
    })
  })

  test('in parts is an error where the list changed between them', async () => {
    const { result } = await sentBy(ASKING, {}, 'all', [
      jsonAnswer({ data: [{ id: '1', values: {} }] }),
      jsonAnswer({ data: [{ id: '2', values: {} }] }),
    ])
    expect(result).toMatch(/^upstream_invalid_response: Cannot join the fields/)
  })
})
