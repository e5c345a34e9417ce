/** Responses that are lines, as programs that are not ours write them. */
import { describe, expect, test } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { rawAnswer } from '../../support/raw-server.ts'
import { codeOf, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  entities: {
    rows: {
      list: { request: 'GET /rows', decode: 'ndjson', records: '$' },
      api_search: { request: 'GET /table', decode: 'csv', records: '$' },
    },
  },
})

/** The records of an answer, or the code and message of its error. */
async function recordsOf(action: string, body: string | Uint8Array, type = 'text/plain') {
  const { connection } = await wireTo(PLAN, { answers: [rawAnswer(200, { 'content-type': type }, body)] })
  return execute(PLAN, { entity: 'rows', action }, connection).then(
    ({ records }) => records,
    (error: Error) => error.message,
  )
}

const ROWS = [
  { id: '1', name: 'a' },
  { id: '2', name: 'b' },
]

describe('a table', () => {
  test.each([
    ['with a byte order mark', '\ufeffid,name\n1,a\n2,b'],
    ['with empty lines', '\r\nid,name\r\n1,a\r\n\r\n2,b\r\n\r\n'],
  ])('%s is read', async (_, body) => {
    expect(await recordsOf('api_search', body)).toEqual(ROWS)
  })

  test('of one column has empty values', async () => {
    expect(await recordsOf('api_search', 'id\n1\n\n2\n')).toEqual([{ id: '1' }, { id: '' }, { id: '2' }])
  })

  test('is read in the charset that the response names', async () => {
    const body = Buffer.from('name\nJos\u00e9\n', 'latin1')
    expect(await recordsOf('api_search', body, 'text/csv; charset="ISO-8859-1"')).toEqual([{ name: 'Jos\u00e9' }])
    const wide = Buffer.from('\ufeffid,name\n1,a\n2,b', 'utf16le')
    expect(await recordsOf('api_search', wide, 'text/csv;charset=utf-16le')).toEqual(ROWS)
    expect(await recordsOf('api_search', body, 'text/csv; charset=none-such')).toBe(
      'Cannot read the response to rows.api_search: it is in an unknown charset, none-such',
    )
  })

  test('has fields of any length', async () => {
    const [text, quoted] = ['x'.repeat(4_000_000), 'x""y'.repeat(1_000_000)]
    const records = (await recordsOf('api_search', `id,name\n"${text}","${quoted}"`)) as Record<string, string>[]
    expect(records.map(({ id, name }) => [id!.length, name!.length])).toEqual([[4_000_000, 3_000_000]])
  })

  test.each([
    ['a quote that is not closed', 'id,name\n1,"a', 'a field is not closed at character 10'],
    ['a row with fewer fields', 'id,name\n1', 'row 1 has 1 field instead of 2'],
    ['a row with more fields', 'id,name\n1,a\n1,a,b', 'row 2 has 3 fields instead of 2'],
    ['two columns of one name', 'id,name,name\n1,a,b', 'two columns have the name "name"'],
  ])('with %s is an error', async (_, body, why) => {
    const message = `Cannot read the response to rows.api_search: it is not valid csv (${why})`
    expect(await recordsOf('api_search', body)).toBe(message)
  })
})

describe('lines of JSON', () => {
  test.each([
    ['with a byte order mark', '\ufeff{"id":"1","name":"a"}\n{"id":"2","name":"b"}'],
    ['that end in CRLF, some of them empty', '{"id":"1","name":"a"}\r\n\r\n{"id":"2","name":"b"}\r\n'],
  ])('%s are read', async (_, body) => {
    expect(await recordsOf('list', body)).toEqual(ROWS)
  })

  test('that end in the middle of one are an error', async () => {
    const message = 'Cannot read the response to rows.list: it is not valid ndjson (line 3 is not JSON)'
    expect(await recordsOf('list', '{"id":"1"}\n\n{"id":')).toBe(message)
  })
})

test('JSON with a byte order mark is read', async () => {
  const body = '\ufeff{"data":[{"id":"1"}]}'
  const { connection } = await wireTo(PLAN, { answers: [rawAnswer(200, { 'content-type': 'application/json' }, body)] })
  expect(await codeOf(execute(PLAN, { entity: 'items', action: 'list' }, connection))).toBe('done')
})
