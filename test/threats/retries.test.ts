/** How often a third party in trouble is asked again, and after how long. */
import { describe, expect, test } from 'vitest'
import { connect, execute, undiciTransport, type UpstreamError } from '../../runtime/index.ts'
import { waitOf } from '../../runtime/base/backoff.ts'
import { OAUTH, planOf } from '../support/plan.ts'
import { type RawAnswer, rawAnswer, startRawServer, unusedOrigin } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, START, testClock, wireTo } from '../support/wire.ts'

const PLAN = planOf({
  entities: {
    items: {
      create: { request: 'POST /items', params: { name: 'string' } },
      update: { request: 'PUT /items', params: { name: 'string' }, retry: { idempotency: 'Idempotency-Key' } },
      delete: { request: 'DELETE /items/{id}' },
    },
    advised: {
      list: { request: 'GET /items', records: '$.data', retry: { advice: 'header.Should-Retry' } },
      create: { request: 'POST /items', retry: { advice: 'header.Should-Retry' } },
      update: {
        request: 'PUT /items',
        retry: { idempotency: 'Idempotency-Key', advice: 'header.Should-Retry' },
      },
    },
    hasty: {
      list: { request: 'GET /items', records: '$.data', timeout: 1 },
      create: { request: 'POST /items', timeout: 1 },
      update: { request: 'PUT /items', timeout: 1, retry: { idempotency: 'Idempotency-Key' } },
    },
  },
})

const LIST = { entity: 'items', action: 'list' }
const CREATE = { entity: 'items', action: 'create', params: { name: 'x' } }
const UPDATE = { entity: 'items', action: 'update', params: { name: 'x' } }
const DELETE = { entity: 'items', action: 'delete', params: { id: '1' } }
const OK = jsonAnswer({ data: [] })

describe('U15 the vendor says in a header whether to try again', () => {
  const list = { entity: 'advised', action: 'list' }
  const create = { entity: 'advised', action: 'create' }
  const update = { entity: 'advised', action: 'update' }

  test.each<[string, object, number, string | undefined, number]>([
    ['stops at a 503 that is not to be tried again', list, 503, 'false', 1],
    ['goes on at a 409 that is', list, 409, 'true', 2],
    ['goes by the status where nothing is said', list, 503, undefined, 2],
    ['goes by the status where something else is said', list, 409, 'perhaps', 1],
    ['repeats no write without an idempotency header', create, 503, 'true', 1],
    ['repeats a write with one', update, 409, 'true', 2],
  ])('%s', async (_, call, status, said, requests) => {
    const headers: Record<string, string> = said === undefined ? {} : { 'should-retry': said }
    const { connection, server } = await wireTo(PLAN, { answers: [rawAnswer(status, headers, ''), OK] })
    await codeOf(execute(PLAN, call as typeof list, connection))
    expect(server.requests.length).toBe(requests)
  })
})

describe('U15 a 429 with Retry-After', () => {
  const inTwoSeconds = new Date(START + 2000).toUTCString()

  /** Value of the header, waits before further tries, end of the call. */
  test.each<[string | undefined, number[], string]>([
    [undefined, [0], 'done'],
    ['0', [0], 'done'],
    ['2', [2000], 'done'],
    ['2.5', [2500], 'done'],
    ['30', [30_000], 'done'],
    ['31', [], 'upstream_rate_limited'],
    ['3600', [], 'upstream_rate_limited'],
    ['999999999', [], 'upstream_rate_limited'],
    ['99999999999999999999', [0], 'done'],
    ['-5', [0], 'done'],
    [inTwoSeconds, [2000], 'done'],
    [new Date(START - 5000).toUTCString(), [0], 'done'],
    [new Date(START + 3_600_000).toUTCString(), [], 'upstream_rate_limited'],
    [String(START / 1000 + 2), [2000], 'done'],
    ['soon', [0], 'done'],
    ['', [0], 'done'],
    ['NaN', [0], 'done'],
    ['1e3', [0], 'done'],
  ])('%j waits %j and is %s', async (after, waits, code) => {
    const headers: Record<string, string> = after === undefined ? {} : { 'retry-after': after }
    const { connection, clock, server } = await wireTo(PLAN, { answers: [rawAnswer(429, headers, ''), OK] })
    const ended = await codeOf(execute(PLAN, LIST, connection))
    expect([ended, clock.waits, server.requests.length]).toEqual([code, waits, 1 + waits.length])
  })

  test('that is too long is reported to the caller', async () => {
    const { connection } = await wireTo(PLAN, { answers: [rawAnswer(429, { 'retry-after': '3600' }, '')] })
    const error = await execute(PLAN, LIST, connection).catch((fault: UpstreamError) => fault.toJSON())
    expect(error).toEqual({
      code: 'upstream_rate_limited',
      actor: 'upstream',
      status: 429,
      message: 'Cannot execute items.list: the third party returned 429',
      hint: 'Wait, then call again with the same params.',
      retryable: true,
      retry_after: 3600,
      upstream: { status: 429 },
    })
  })

  test.each<[string | number, number | undefined]>([
    ['5', 5000],
    [5, 5000],
    ['0.25', 250],
    ['-1', 0],
    [-1, 0],
    ['1769860805', 5000],
    [1769860805, 5000],
    ['1769860805000', 5000],
    [1769860795, 0],
    ['Sat, 31 Jan 2026 12:00:05 GMT', 5000],
    ['Sat, 31 Jan 2026 11:00:00 GMT', 0],
    ['', undefined],
    [' ', undefined],
    ['soon', undefined],
    ['5s', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['2026', 2_026_000],
  ])('waitOf(%j) is %j', (value, ms) => {
    expect(waitOf(value, START)).toBe(ms)
  })
})

describe('U16 a third party that always answers 503', () => {
  const no = rawAnswer(503, {}, '')

  test.each([
    ['a read', LIST, 3],
    ['a write', CREATE, 1],
    ['a deletion', DELETE, 1],
    ['a write with an idempotency key', UPDATE, 3],
  ] as const)('%s is sent only so often', async (_, call, count) => {
    const { connection, server } = await wireTo(PLAN, { answers: [no] })
    expect([await codeOf(execute(PLAN, call, connection)), server.requests.length]).toEqual(['upstream_error', count])
  })

  test('gets 100 reads at most 121 times', async () => {
    const { connection, server } = await wireTo(PLAN, { answers: [no] })
    for (let call = 0; call < 100; call++) await codeOf(execute(PLAN, LIST, connection))
    expect(server.requests.length).toBeLessThanOrEqual(121)
  })

  test('and recovers is asked as often again as before', async () => {
    const { connection, server } = await wireTo(PLAN, { answers: [...Array.from({ length: 40 }, () => no), OK] })
    while (server.requests.length < 40) await codeOf(execute(PLAN, LIST, connection))
    for (let call = 0; call < 10; call++) expect(await codeOf(execute(PLAN, LIST, connection))).toBe('done')
    expect(server.requests.length).toBe(50)
  })

  test('and fails again after many calls that went well has its retries back', async () => {
    const { connection, server } = await wireTo(PLAN, {
      answers: [...Array.from({ length: 40 }, () => no), ...Array.from({ length: 30 }, () => OK), no],
    })
    while (server.requests.length < 40) await codeOf(execute(PLAN, LIST, connection))
    for (let call = 0; call < 30; call++) await execute(PLAN, LIST, connection)
    expect([await codeOf(execute(PLAN, LIST, connection)), server.requests.length]).toEqual(['upstream_error', 73])
  })

  test.each([400, 401, 403, 404, 409, 422])('a %i is not asked again', async (status) => {
    const { connection, server } = await wireTo(PLAN, { answers: [rawAnswer(status, {}, '')] })
    await codeOf(execute(PLAN, LIST, connection))
    expect(server.requests.length).toBe(1)
  })
})

describe('U17 a write without an answer', () => {
  const silence: RawAnswer = () => {}
  const hangUp: RawAnswer = (socket) => socket.destroy()
  const hasty = (action: string) => ({ entity: 'hasty', action })

  test.each<[string, RawAnswer]>([
    ['that runs out of time', silence],
    ['whose connection breaks', hangUp],
  ])('%s is sent once, and its outcome is unknown', async (_, answer) => {
    const { connection, server } = await wireTo(PLAN, { answers: [answer] })
    const code = await codeOf(execute(PLAN, hasty('create'), connection))
    expect([code, server.requests.length]).toEqual(['outcome_unknown', 1])
  })

  test('is sent again with the same key where the vendor takes one', async () => {
    const { connection, server } = await wireTo(PLAN, { answers: [hangUp, hangUp, jsonAnswer({ id: 1 })] })
    await execute(PLAN, UPDATE, connection)
    const keys = server.requests.map((raw) => sentRequest(raw).headers['idempotency-key'])
    expect([keys.length, new Set(keys).size, /^[0-9a-f-]{36}$/.test(keys[0]!)]).toEqual([3, 1, true])
  })

  test('is sent with the key that the caller gives', async () => {
    const { connection, server } = await wireTo(PLAN, { answers: [jsonAnswer({ id: 1 })] })
    await execute(PLAN, UPDATE, connection, { idempotencyKey: 'order-7' })
    expect(sentRequest(server.requests[0]!).headers['idempotency-key']).toBe('order-7')
  })

  test('that never left is tried again', async () => {
    const origin = await unusedOrigin()
    const clock = testClock()
    const connection = connect(PLAN, {
      credentials: { key: 'x' },
      clock,
      transport: undiciTransport({ connectTo: () => origin }),
    })
    const code = await codeOf(execute(PLAN, CREATE, connection))
    await connection.close()
    expect([code, clock.waits.length]).toEqual(['upstream_unreachable', 2])
  })

  test('for want of a token was not sent, so nothing about it is unknown', async () => {
    const plan = planOf({ auth: OAUTH, entities: { items: { create: { request: 'POST /items' } } } })
    const tokens = await startRawServer(hangUp)
    const { connection, server } = await wireTo(plan, {
      credentials: { refresh_token: 'r', client_id: 'c', client_secret: 's' },
      hosts: { 'https://auth.example.com': tokens },
    })
    const code = await codeOf(execute(plan, { entity: 'items', action: 'create' }, connection))
    expect([code, server.connections]).toEqual(['upstream_unreachable', 0])
  })
})

describe('the time limit of a call', () => {
  const slow: RawAnswer = () => {}

  test('that has run out ends the call: it is not sent again', async () => {
    const server = await startRawServer(slow)
    const connection = connect(PLAN, {
      credentials: { key: 'x' },
      transport: undiciTransport({ connectTo: () => server.origin }),
    })
    const code = await codeOf(execute(PLAN, { entity: 'hasty', action: 'list' }, connection))
    await connection.close()
    expect([code, server.requests.length]).toEqual(['upstream_timeout', 1])
  })

  test('holds for all tries together', async () => {
    const answer = rawAnswer(503, { 'retry-after': '1' }, '')
    const { connection, server, clock } = await wireTo(PLAN, { answers: [answer] })
    const code = await codeOf(execute(PLAN, { entity: 'hasty', action: 'list' }, connection))
    expect([code, server.requests.length, clock.waits.reduce((sum, ms) => sum + ms, 0) <= 1000]).toEqual([
      'upstream_error',
      1,
      true,
    ])
  })
})
