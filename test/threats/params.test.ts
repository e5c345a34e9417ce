/** Hostile params outside of paths: headers, types, names, sizes, text. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConnectorError, execute, find } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { rawAnswer } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'

const PLAN = planOf({
  config: { account: { type: 'string', examples: ['acc-1'] } },
  entities: {
    items: {
      list: {
        request: 'GET /items',
        records: '$.data',
        params: {
          limit: { type: 'integer', minimum: 1, maximum: 100 },
          query: 'string',
          ids: 'integer[]',
          created: { properties: { gt: 'integer', lt: 'integer' } },
          trace: { type: 'string', in: 'header', as: 'X-Trace' },
        },
      },
      create: {
        request: 'POST /items',
        encode: { body: 'form' },
        params: { name: 'string', metadata: 'object' },
        retry: { idempotency: 'Idempotency-Key' },
      },
      update: { request: 'PUT /items/{id}', encode: { body: 'binary' }, params: { content: 'file!' } },
    },
    uploads: { create: { request: 'POST /uploads', encode: { body: 'multipart' }, params: { content: 'file!' } } },
    things: {
      create: {
        request: 'POST /things',
        open: true,
        params: { name: 'string' },
        headers: { 'X-Account': '{{config.account}}' },
      },
      list: { request: 'GET /things', open: true, records: '$.data' },
    },
  },
})

const list = (params: unknown) => ({ entity: 'items', action: 'list', params: params as Record<string, unknown> })
const create = (params: unknown) => ({ entity: 'items', action: 'create', params: params as Record<string, unknown> })
const open = () => wireTo(PLAN, { answers: [jsonAnswer({ data: [] })] })

const CONTROLS = ['a\r\nx-evil: 1', 'a\nb', 'a\rb', 'a\u0000b', 'a\u2028b', '\r\n\r\nGET /evil HTTP/1.1\r\n\r\n']

/** Headers of the transport besides an operation's own. */
const COMMON = ['host', 'accept', 'user-agent', 'authorization', 'accept-encoding']

describe('P6 control characters', () => {
  test.each(CONTROLS)('in a query are encoded: %j', async (query) => {
    const { connection, server } = await open()
    await execute(PLAN, list({ query }), connection)
    const { path, query: pairs, headers } = sentRequest(server.requests[0]!)
    expect({ path, pairs: [...pairs], names: Object.keys(headers), count: server.requests.length }).toEqual({
      path: '/items',
      pairs: [['query', query]],
      names: expect.arrayContaining(COMMON) as unknown,
      count: 1,
    })
  })

  test.each(CONTROLS)('in a form are encoded: %j', async (name) => {
    const { connection, server } = await open()
    await execute(PLAN, create({ name }), connection)
    expect([server.requests.length, [...new URLSearchParams(sentRequest(server.requests[0]!).body)]]).toEqual([
      1,
      [['name', name]],
    ])
  })

  test.each(CONTROLS)('in a header are refused: %j', async (trace) => {
    const { connection, server } = await open()
    const code = await codeOf(execute(PLAN, list({ trace }), connection))
    expect([code, server.requests]).toEqual(['invalid_params', []])
  })

  test.each(CONTROLS)('in an idempotency key are refused: %j', async (idempotencyKey) => {
    const { connection, server } = await open()
    const code = await codeOf(execute(PLAN, create({ name: 'x' }), connection, { idempotencyKey }))
    expect([code, server.requests]).toEqual(['invalid_params', []])
  })

  test.each(CONTROLS)('in the media type of a binary body never reach the head: %j', async (type) => {
    const { connection, server } = await open()
    const params = { id: '1', content: { name: 'a.txt', text: 'x', type } }
    await execute(PLAN, { entity: 'items', action: 'update', params }, connection)
    expect(sentRequest(server.requests[0]!).headers['content-type']).toBe('application/octet-stream')
  })

  test.each(CONTROLS)('in a file name stay inside its quotes: %j', async (name) => {
    const { connection, server } = await open()
    const params = { content: { name, text: 'x' } }
    await execute(PLAN, { entity: 'uploads', action: 'create', params }, connection)
    const { body } = sentRequest(server.requests[0]!)
    expect(body.split('\r\n').slice(1, 4)).toEqual([
      `Content-Disposition: form-data; name="content"; filename="${name.replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`,
      'Content-Type: application/octet-stream',
      '',
    ])
  })
})

describe('P7 a header value', () => {
  test.each([
    ['that is not Latin-1', '😀'],
    ['of 20 KB', 'x'.repeat(20_000)],
  ])('%s is refused, and nothing is sent', async (_, trace) => {
    const { connection, server } = await open()
    const code = await codeOf(execute(PLAN, list({ trace }), connection))
    expect([code, server.requests]).toEqual(['invalid_params', []])
  })
})

describe('P8 params named like headers', () => {
  const NAMES = ['host', 'Host', 'authorization', 'content-length', 'connection', 'transfer-encoding', 'cookie']

  test.each(NAMES)('%s is no param of a closed operation', async (name) => {
    const { connection, server } = await open()
    const code = await codeOf(execute(PLAN, list({ [name]: 'evil' }), connection))
    expect([code, server.requests]).toEqual(['unknown_param', []])
  })

  test.each(NAMES)('%s goes into the query of an open operation and changes no header', async (name) => {
    const { connection, server } = await open()
    await execute(PLAN, { entity: 'things', action: 'list', params: { [name]: 'evil' } }, connection)
    const { headers, target } = sentRequest(server.requests[0]!)
    expect([target, headers.host, headers.authorization, Object.values(headers).includes('evil')]).toEqual([
      `/things?${name}=evil`,
      'api.example.com',
      'Bearer example-key',
      false,
    ])
  })

  test('config.account, passed on by an open operation, does not stand in for config', async () => {
    const { connection, server } = await open()
    const params = { 'config.account': 'evil', name: 'x' }
    await execute(PLAN, { entity: 'things', action: 'create', params }, connection)
    expect(sentRequest(server.requests[0]!).headers['x-account']).toBe('acc-1')
  })
})

describe('P10 P22 a value of another type is refused, with its field', () => {
  test.each<[unknown, string]>([
    [{ limit: [1, 2] }, 'params.limit'],
    [{ limit: { $gt: 0 } }, 'params.limit'],
    [{ limit: '10' }, 'params.limit'],
    [{ limit: 1.5 }, 'params.limit'],
    [{ limit: JSON.parse('1e400') as number }, 'params.limit'],
    [{ limit: Number.NaN }, 'params.limit'],
    [{ limit: -0 }, 'params.limit'],
    [{ limit: 9007199254740993n }, 'params.limit'],
    [{ ids: [1, 2 ** 53] }, 'params.ids[1]'],
    [{ ids: ['1'] }, 'params.ids.0'],
    [{ query: 1 }, 'params.query'],
    [{ query: {} }, 'params.query'],
    [{ created: [] }, 'params.created'],
    [{ created: { gt: 1, gte: 2 } }, 'params.created.gte'],
    [{ query: () => 1 }, 'params.query'],
    [{ query: Symbol('x') }, 'params.query'],
  ])('%o', async (params, field) => {
    const error = refusal(() => find(PLAN, 'items', 'list').params.check(params))
    expect([error.code, error.errors?.map((fault) => fault.field)]).toEqual(['invalid_params', [field]])
  })

  test.each([null, [], 'x', 1, true, undefined])('params that are %o are refused', (params) => {
    expect(refusal(() => find(PLAN, 'items', 'list').params.check(params)).code).toBe('invalid_params')
  })
})

describe('P11 P12 names', () => {
  const RESERVED = ['__proto__', 'constructor', 'prototype']

  test.each([
    ...RESERVED.map((name) => `{"${name}":{"x":1}}`),
    ...RESERVED.map((name) => `{"metadata":{"${name}":{"x":1}}}`),
    ...RESERVED.map((name) => `{"metadata":{"a":{"b":[{"${name}":1}]}}}`),
  ])('that reach a prototype are refused: %s', (text) => {
    expect(refusal(() => find(PLAN, 'items', 'create').params.check(JSON.parse(text))).code).toBe('invalid_params')
  })

  test.each(['admin', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'limit ', 'Limit', 'email[0]'])(
    'undeclared ones are refused with the declared ones: %s',
    (name) => {
      const error = refusal(() => find(PLAN, 'items', 'list').params.check({ [name]: true }))
      expect([error.code, error.errors?.map(({ field, error_code }) => `${field} ${error_code}`)]).toEqual([
        'unknown_param',
        [`params.${name} unknown_param`],
      ])
    },
  )

  test('of any kind leave the prototype of objects as it was', () => {
    const check = find(PLAN, 'items', 'create').params
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3, stringUnit: fc.constantFrom('__proto__', 'constructor', 'a', '[', '.') }),
        (text) => {
          try {
            check.check({ metadata: JSON.parse(text) as unknown })
          } catch (error) {
            if (!(error instanceof ConnectorError)) throw error
          }
          return Object.keys(Object.prototype).length === 0 && ({} as { x?: unknown }).x === undefined
        },
      ),
      { numRuns: 2000 },
    )
  })
})

/** Linear work takes some milliseconds, work that grows with the square of a million takes hours. */
const QUADRATIC_MS = 20_000

describe('P13 sizes', () => {
  test.each<[string, () => unknown]>([
    ['100,000 levels of lists', () => JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))],
    ['100,000 levels of objects', () => JSON.parse('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))],
    ['a million keys', () => Object.fromEntries(Array.from({ length: 1e6 }, (_, index) => [index, 1]))],
    ['a million entries', () => Array.from({ length: 1e6 }, () => 1)],
    ['10,001 values in many lists', () => Array.from({ length: 101 }, () => Array.from({ length: 100 }, () => 1))],
  ])('%s are refused before anything recurses over them', (_, make) => {
    const params = { metadata: make() }
    const before = performance.now()
    const error = refusal(() => find(PLAN, 'items', 'create').params.check(params))
    expect([error.code, performance.now() - before < QUADRATIC_MS, error.message.length < 300]).toEqual([
      'invalid_params',
      true,
      true,
    ])
  })
})

describe('P15 text that is not Unicode', () => {
  test.each<[string, unknown]>([
    ['a value', { name: 'a\ud800b' }],
    ['a nested value', { metadata: { a: ['\udfff'] } }],
    ['a nested name', { metadata: { 'a\ud800': 'x' } }],
    ['a name', { 'na\ud800me': 'x' }],
  ])('in %s is refused, and nothing is sent', async (_, params) => {
    const { connection, server } = await open()
    const code = await codeOf(execute(PLAN, create(params), connection))
    expect([code, server.requests]).toEqual(['invalid_params', []])
  })
})

describe('P19 query languages', () => {
  test.each([
    "email:'ada@example.com' AND metadata['a']:'b'",
    'project = "A&B" ORDER BY created DESC',
    "AND({Name} = 'x+y', 1=1)",
    "name contains 'x' and '50%' in parents # ;",
    '&limit=100000&query=other',
    '+ %2B =',
  ])('arrive as they were given: %s', async (query) => {
    const { connection, server } = await open()
    await execute(PLAN, list({ query }), connection)
    expect([...sentRequest(server.requests[0]!).query]).toEqual([['query', query]])
  })
})

describe('P27 unknown entities and actions', () => {
  const NAMES = [
    'constructor',
    '__proto__',
    'hasOwnProperty',
    'toString',
    'items.list',
    'ITEMS',
    '',
    '\u0000',
    'items\n',
  ]

  test.each(NAMES)('entity %j is refused with the entities there are', (entity) => {
    const error = refusal(() => find(PLAN, entity, 'list'))
    expect([error.code, error.hint]).toEqual(['unknown_entity', 'Entities are items, uploads, things.'])
  })

  test.each(NAMES)('action %j is refused with the actions there are', (action) => {
    const error = refusal(() => find(PLAN, 'items', action))
    expect([error.code, error.hint]).toEqual(['unsupported_action', 'Actions of items are list, create, update.'])
  })

  test('random names never end in anything else, and are never kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (entity, action) => {
        const { code, message } = refusal(() => find(PLAN, entity, action))
        return ['unknown_entity', 'unsupported_action'].includes(code) && !/[\u0000-\u001f\u007f-\u009f]/.test(message)
      }),
      { numRuns: 10_000 },
    )
    expect([...PLAN.operations.keys()].every((id) => Object.hasOwn(PLAN.manifest.operations, id))).toBe(true)
  })
})

describe('P33 names and values that a caller gives', () => {
  test.each<[string, unknown]>([
    ['an unknown param', { 'a\n\u001b[31m{"level":"error"}': 1 }],
    ['a reserved name', { metadata: { 'a\n\u001b[31m': { constructor: 1 } } }],
    ['a wrong value', { name: { 'a\n\u001b[31m': 1 } }],
    ['a number', { metadata: { 'a\n\u001b[31m': Number.NaN } }],
    ['a lone surrogate', { metadata: { 'a\n\u001b[31m': '\ud800' } }],
    ['a long name', { ['x'.repeat(100_000)]: 1 }],
  ])('put no control character and no flood into the error: %s', (_, params) => {
    const { message, errors } = refusal(() => find(PLAN, 'items', 'create').params.check(params))
    const text = [message, ...(errors ?? []).map(({ field }) => field)].join('')
    expect([/[\u0000-\u001f\u007f-\u009f]/.test(text), text.length < 1000]).toEqual([false, true])
  })
})

test('an answer is needed for none of these', async () => {
  const { connection, server } = await wireTo(PLAN, { answers: [rawAnswer(500, {}, '')] })
  await codeOf(execute(PLAN, list({ limit: 0 }), connection))
  expect(server.connections).toBe(0)
})

function refusal(check: () => unknown): ConnectorError {
  try {
    check()
  } catch (error) {
    if (error instanceof ConnectorError) return error
    throw error
  }
  throw new Error('was not refused')
}
