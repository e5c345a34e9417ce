/** Broken, too deep or too large answers: each is an error with its reason, never a short list. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type ConnectorError, execute } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { type RawAnswer, rawAnswer } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, wireTo } from '../support/wire.ts'

const PLAN = planOf({
  errors: { message: '$.error.message', code: '$.error.code', rules: [{ at: '$.error.code', as: 'invalid' }] },
  entities: {
    items: {
      list: { request: 'GET /items', records: '$.data', meta: { extra: '$.extra' } },
      get: { request: 'GET /items/{id}', records: '$.data' },
      create: { request: 'POST /items', records: '$.data' },
      api_search: { request: 'GET /search', records: '$.data.*.nodes' },
    },
    plain: { get: { request: 'GET /plain/{id}' }, list: { request: 'GET /plain' } },
  },
})

const LIST = { entity: 'items', action: 'list' }
const GET = { entity: 'items', action: 'get', params: { id: '1' } }
const json = { 'content-type': 'application/json' }

/** An answer cut off before its end, the connection with it. */
const cut =
  (head: string, body: string): RawAnswer =>
  (socket) =>
    socket.end(`HTTP/1.1 200 OK\r\n${head}\r\n${body}`)

describe('a read by an id that is answered by a list', () => {
  const plan = planOf({
    entities: {
      items: { get: { request: 'GET /items', records: '$.data.items[0]' } },
      parts: { list: { request: 'GET /items', records: '$.data.items[0].parts' } },
    },
  })

  test.each<[string, 'get' | 'list', unknown, string]>([
    ['an empty list', 'get', { data: { items: [] } }, 'record_not_found'],
    ['an empty list of parents', 'list', { data: { items: [] } }, 'record_not_found'],
    ['no list', 'get', { data: {} }, 'upstream_invalid_response'],
    ['no list of parents', 'list', { data: { items: null } }, 'upstream_invalid_response'],
    ['a parent without the list', 'list', { data: { items: [{}] } }, 'upstream_invalid_response'],
  ])('finds the records in %s', async (_, action, body, code) => {
    const { connection } = await wireTo(plan, { answers: [jsonAnswer(body)] })
    const call = { entity: action === 'get' ? 'items' : 'parts', action }
    expect(await codeOf(execute(plan, call, connection))).toBe(code)
  })
})

describe('U13 an answer of status 200 that has no records is an error', () => {
  test.each<[string, RawAnswer, string]>([
    ['nothing', rawAnswer(200, json, ''), 'upstream_invalid_response'],
    ['no body at all', 'HTTP/1.1 204 No Content\r\n\r\n', 'upstream_invalid_response'],
    ['JSON cut short', rawAnswer(200, json, '{"data":[{"id":1},'), 'upstream_invalid_response'],
    [
      'JSON cut short with the connection',
      cut('content-type: application/json\r\n', '{"data":[{"id":1}'),
      'upstream_invalid_response',
    ],
    ['fewer bytes than its length', cut('content-length: 100\r\n', '{"data":[]}'), 'upstream_invalid_response'],
    [
      'a chunked body without its end',
      cut('transfer-encoding: chunked\r\n', 'b\r\n{"data":[]}\r\n'),
      'upstream_invalid_response',
    ],
    ['an empty list where an object should be', jsonAnswer([]), 'upstream_invalid_response'],
    ['an object without the records', jsonAnswer({ items: [] }), 'upstream_invalid_response'],
    ['null for the records', jsonAnswer({ data: null }), 'upstream_invalid_response'],
    ['text for the records', jsonAnswer({ data: 'none' }), 'upstream_invalid_response'],
    ['text among the records', jsonAnswer({ data: [{ id: 1 }, 'x'] }), 'upstream_invalid_response'],
    ['null among the records', jsonAnswer({ data: [null] }), 'upstream_invalid_response'],
    ['lists among the records', jsonAnswer({ data: [[]] }), 'upstream_invalid_response'],
    ['null', jsonAnswer(null), 'upstream_invalid_response'],
    ['a number', jsonAnswer(0), 'upstream_invalid_response'],
    ['an error', jsonAnswer({ error: { code: 'E1', message: 'no' } }), 'upstream_rejected'],
    ['an error beside an empty list', jsonAnswer({ data: [], error: { code: 'E1' } }), 'upstream_rejected'],
    [
      'an HTML page',
      rawAnswer(200, { 'content-type': 'text/html' }, '<html>Sign in</html>'),
      'upstream_invalid_response',
    ],
    ['an HTML page called JSON', rawAnswer(200, json, '<html>Sign in</html>'), 'upstream_invalid_response'],
    ['an HTML page without a type', rawAnswer(200, {}, '<html>Sign in</html>'), 'upstream_invalid_response'],
    ['two JSON values', rawAnswer(200, json, '{"data":[]}{"data":[]}'), 'upstream_invalid_response'],
    [
      'a gzip body that is none',
      rawAnswer(200, { ...json, 'content-encoding': 'gzip' }, '{"data":[]}'),
      'upstream_invalid_response',
    ],
    [
      'a gzip body cut short',
      rawAnswer(200, { ...json, 'content-encoding': 'gzip' }, gzipSync('{"data":[]}').subarray(0, 20)),
      'upstream_invalid_response',
    ],
    [
      'an encoding nobody asked for',
      rawAnswer(200, { ...json, 'content-encoding': 'zstd' }, 'x'),
      'upstream_invalid_response',
    ],
  ])('%s', async (_, answer, code) => {
    const { connection } = await wireTo(PLAN, { answers: [answer] })
    const codes = [await codeOf(execute(PLAN, LIST, connection)), await codeOf(execute(PLAN, GET, connection))]
    expect(codes).toEqual([code, code])
  })

  test.each<[string, RawAnswer]>([
    ['a list', jsonAnswer([])],
    ['a list of one', jsonAnswer([{ id: 1 }])],
    ['a text', jsonAnswer('x')],
  ])('%s where one record should be', async (_, answer) => {
    const { connection } = await wireTo(PLAN, { answers: [answer] })
    const call = { entity: 'plain', action: 'get', params: { id: '1' } }
    expect(await codeOf(execute(PLAN, call, connection))).toBe('upstream_invalid_response')
  })

  test.each<[string, RawAnswer]>([
    ['an empty object', jsonAnswer({})],
    ['an error object', jsonAnswer({ fault: { code: 17 } })],
  ])('%s where a record of known fields should be', async (_, answer) => {
    const plan = planOf({
      entities: { known: { schema: 'Known', get: { request: 'GET /known/{id}' } } },
      schemas: { Known: { id: 'string!', name: 'string' } },
    })
    const { connection } = await wireTo(plan, { answers: [answer] })
    const call = { entity: 'known', action: 'get', params: { id: '1' } }
    expect(await codeOf(execute(plan, call, connection))).toBe('upstream_invalid_response')
  })

  test('an object where the list should be', async () => {
    const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ message: 'maintenance' })] })
    expect(await codeOf(execute(PLAN, { entity: 'plain', action: 'list' }, connection))).toBe(
      'upstream_invalid_response',
    )
  })

  test('several places where the records could be', async () => {
    const { connection } = await wireTo(PLAN, {
      answers: [jsonAnswer({ data: { a: { nodes: [] }, b: { nodes: [] } } })],
    })
    expect(await codeOf(execute(PLAN, { entity: 'items', action: 'api_search' }, connection))).toBe(
      'upstream_invalid_response',
    )
  })

  test('an empty list is a list of no records', async () => {
    const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ data: [] })] })
    expect(await execute(PLAN, LIST, connection)).toEqual({ records: [], meta: { extra: null }, next: null })
  })
})

describe('U9 JSON nested too deeply', () => {
  const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)
  const OBJECTS = '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)

  test.each<[string, number, string, string]>([
    ['as the whole answer', 200, DEEP, 'upstream_invalid_response'],
    ['in a record', 200, `{"data":[{"id":1,"x":${OBJECTS}}]}`, 'upstream_invalid_response'],
    ['in the one record', 200, `{"data":{"id":1,"x":${OBJECTS}}}`, 'upstream_invalid_response'],
    ['beside the records', 200, `{"data":[],"extra":${DEEP}}`, 'upstream_invalid_response'],
    ['beside the one record', 200, `{"data":{},"extra":${DEEP}}`, 'upstream_invalid_response'],
    ['in an error', 400, `{"error":{"message":${DEEP},"code":${DEEP}}}`, 'upstream_rejected'],
    ['in an error of status 200', 200, `{"error":{"code":${OBJECTS}}}`, 'upstream_invalid_response'],
  ])('%s is refused, and the process lives', async (_, status, body, code) => {
    const { connection } = await wireTo(PLAN, { answers: [rawAnswer(status, json, body)] })
    const codes = [await codeOf(execute(PLAN, LIST, connection)), await codeOf(execute(PLAN, GET, connection))]
    expect(codes).toEqual([code, code])
  })

  test('of a record as deep as the vendors go is read', async () => {
    const body = `{"data":[{"id":1,"x":${'{"a":'.repeat(150)}1${'}'.repeat(150)}}]}`
    const { connection } = await wireTo(PLAN, { answers: [rawAnswer(200, json, body)] })
    expect(await codeOf(execute(PLAN, LIST, connection))).toBe('done')
  })
})

describe('P24 U8 an answer over the limit', () => {
  const endless: RawAnswer = (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n')
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    const more = (): void => void (!socket.destroyed && socket.write(chunk, more))
    more()
  }

  test.each<[string, number, RawAnswer]>([
    ['by one byte', 100, rawAnswer(200, json, `{"data":[]${' '.repeat(90)}}`)],
    [
      'of 10 MiB by its length',
      10 * 1024 * 1024,
      'HTTP/1.1 200 OK\r\ncontent-length: 10485761\r\n\r\n' + ' '.repeat(10_485_761),
    ],
    [
      'once decompressed',
      100_000,
      rawAnswer(200, { ...json, 'content-encoding': 'gzip' }, gzipSync(' '.repeat(200_000))),
    ],
    ['that never ends', 1_000_000, endless],
  ])('%s is refused as it comes', async (_, maxBytes, answer) => {
    const { connection, server } = await wireTo(PLAN, { answers: [answer], maxBytes })
    const code = await codeOf(execute(PLAN, LIST, connection))
    expect([code, server.requests.length]).toEqual(['upstream_response_too_large', 1])
  })

  test('of nothing is read', async () => {
    const { connection } = await wireTo(PLAN, {
      answers: [rawAnswer(200, json, `{"data":[]${' '.repeat(89)}}`)],
      maxBytes: 100,
    })
    expect(await codeOf(execute(PLAN, LIST, connection))).toBe('done')
  })
})

test('U12 a write answered by nothing returns no record', async () => {
  const { connection } = await wireTo(PLAN, { answers: ['HTTP/1.1 204 No Content\r\n\r\n'] })
  const result = await execute(PLAN, { entity: 'items', action: 'create' }, connection)
  expect(result).toEqual({ records: null, meta: {}, next: null })
})

test('an error quotes its finding, shortened', async () => {
  const type = `text/${'x'.repeat(10_000)}`
  const { connection } = await wireTo(PLAN, { answers: [rawAnswer(200, { 'content-type': type }, 'no')] })
  const error = await execute(PLAN, LIST, connection).catch((fault: ConnectorError) => fault)
  expect((error as ConnectorError).message.length).toBeLessThan(200)
})
