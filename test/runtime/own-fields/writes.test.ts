/** Own fields that writes set: of a record, and of each record of a batch. */
import { describe, expect, test } from 'vitest'
import { execute, type OwnGiven } from '../../../runtime/index.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'
import { FIELDS, kindWith, LIST_OF_FIELDS, sentBy } from './support.ts'

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

  test('sets fields as params of an open action', async () => {
    const plan = kindWith({ at: '$', write: {} }, { update: { ...update, open: true, params: { id: 'string!' } } })
    const { sent } = await sentBy(plan, { ...write, params: { id: '1' } }, { note_1: 'x' }, [jsonAnswer({})])
    expect(sent).toEqual(['PATCH /deals/1 {"note_1":"x"}'])
  })

  test('sets fields in entries whose names have several parts', async () => {
    const plan = kindWith(
      { at: '$.custom', key: '$.key', write: { param: 'custom', key: ['space', 'key'] } },
      { update: { ...update, params: { id: 'string!', custom: 'object[]' } } },
    )
    const fields = [{ name: 'a.b', label: 'Region', type: 'text' }]
    const { connection, server } = await wireTo(plan, { answers: [jsonAnswer(fields), jsonAnswer({})] })
    await execute(plan, { entity: 'deals', ...write, params: { id: '1' } }, connection, { own: { Region: 'eu' } })
    const sent = server.requests.map((raw) => sentRequest(raw).body)
    expect(sent[1]).toBe('{"custom":[{"space":"a","key":"b","value":"eu"}]}')
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
    ['several values as JSON', 'json', ['Europe', 5], '["eu",5]'],
    ['several values as text', 'text', ['Europe', 5], 'eu;5'],
  ])('sends %s', async (_, type, value, sent) => {
    const types = { enum: ['eu', 'wrapped', 'text'], 'enum[]': ['list', 'each', 'single'] }
    const forms = {
      wrapped: { select: { name: '{{value}}' }, of: 'x' },
      each: [{ value: '{{value}}' }],
      single: '{{value}}',
      text: '{{text value}}',
      json: '{{json value}}',
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

describe('a write of a batch', () => {
  const batch = { of: 'records', outcomes: '$.records' }
  const record = { type: 'object', properties: { id: 'string', values: 'object' } }
  const inMap = kindWith(
    { write: { param: 'values' } },
    {
      create: {
        request: 'POST /deals',
        params: { records: { type: 'array', required: true, maxItems: 9, items: record } },
        batch,
      },
    },
  )
  const beside = kindWith(
    { at: '$', write: { param: 'record' } },
    {
      create: {
        request: 'POST /deals',
        params: {
          records: {
            type: 'array',
            required: true,
            maxItems: 9,
            items: { type: 'object', additionalProperties: 'any' },
          },
        },
        batch,
      },
      update: { request: 'PATCH /deals/{id}', params: { id: 'string!', record: 'object' } },
    },
  )
  const answer = jsonAnswer({ records: [{ id: '1' }, { id: '2' }] })

  test('sets the fields of each record where a single write sets them', async () => {
    const params = { records: [{ values: { email: 'a' } }, {}] }
    const { sent } = await sentBy(inMap, { action: 'create', params }, [{ Region: 'eu' }, { note_1: 'x' }], [answer])
    expect(sent).toEqual(['POST /deals {"records":[{"values":{"email":"a","region":"eu"}},{"values":{"note_1":"x"}}]}'])
  })

  test('sets the fields of the only record by one object', async () => {
    const call = { action: 'create', params: { records: [{ id: '1' }] } }
    const { sent } = await sentBy(inMap, call, { Region: 'Europe' }, [jsonAnswer({ records: [{ id: '1' }] })])
    expect(sent).toEqual(['POST /deals {"records":[{"id":"1","values":{"region":"eu"}}]}'])
  })

  test('sets them beside the fields of open records', async () => {
    const params = { records: [{ email: 'a' }, { email: 'b' }] }
    const { sent } = await sentBy(beside, { action: 'create', params }, [{ Region: 'eu' }, {}], [answer])
    expect(sent).toEqual(['POST /deals {"records":[{"email":"a","region":"eu"},{"email":"b"}]}'])
  })

  test.each<[string, object, OwnGiven, string]>([
    ['values of one record', inMap, { region: 'eu' }, '"own" sets the fields of one record, and "records" has 2'],
    ['a list of another length', inMap, [{}], '"own" must have 2 entries, one for each of records, and has 1'],
    ['a field that cannot be written', inMap, [{}, { score: 1 }], '"own.1.score" cannot be written'],
  ])('refuses %s', async (_, plan, own, message) => {
    const call = { action: 'create', params: { records: [{}, {}] } }
    expect((await sentBy(plan as typeof inMap, call, own, [])).result).toBe(
      `invalid_params: Cannot call deals.create: ${message}`,
    )
  })
})
