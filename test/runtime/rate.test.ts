/** A vendor's rate limit, which the calls of one connection share. */
import { describe, expect, test } from 'vitest'
import { connect, execute, undiciTransport } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { type RawAnswer, rawAnswer, startRawServer } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, START, testClock, wireTo } from '../support/wire.ts'

const LIST = { entity: 'items', action: 'list' }
const planWith = (rate: object, more: object = {}) =>
  planOf({ entities: { items: { list: { request: 'GET /items', records: '$.data', rate, ...more } } } })
const left = (remaining: string, reset: string) =>
  jsonAnswer({ data: [] }, 200, { 'x-remaining': remaining, 'x-reset': reset })

describe('calls under a rate', () => {
  test.each([1, 3])('no more than %i run together', async (concurrency) => {
    let [running, most] = [0, 0]
    const slow: RawAnswer = (socket) => {
      most = Math.max(most, ++running)
      setTimeout(() => {
        running--
        socket.write(jsonAnswer({ data: [] }))
      }, 10)
    }
    const plan = planWith({ concurrency })
    const { connection, server } = await wireTo(plan, { answers: [slow] })
    await Promise.all(Array.from({ length: 12 }, () => execute(plan, LIST, connection)))
    expect([most, server.requests.length]).toEqual([concurrency, 12])
  })

  test('a call that fails releases its permit', async () => {
    const plan = planWith({ concurrency: 1 })
    const { connection } = await wireTo(plan, { answers: [rawAnswer(404, {}, ''), jsonAnswer({ data: [] })] })
    const codes = await Promise.all([execute(plan, LIST, connection), execute(plan, LIST, connection)].map(codeOf))
    expect(codes).toEqual(['record_not_found', 'done'])
  })

  test('a call that waits to be tried again lets others go before it', async () => {
    const rate = { concurrency: 1 }
    const plan = planOf({
      entities: {
        items: { list: { request: 'GET /items', records: '$.data', rate } },
        others: { list: { request: 'GET /others', records: '$.data', rate } },
      },
    })
    const ok = jsonAnswer({ data: [] })
    const { connection, server } = await wireTo(plan, { answers: [rawAnswer(503, {}, ''), ok, ok] })
    await Promise.all([execute(plan, LIST, connection), execute(plan, { ...LIST, entity: 'others' }, connection)])
    expect(server.requests.map((raw) => sentRequest(raw).path)).toEqual(['/items', '/others', '/items'])
  })

  test('no more start in a window than the limit allows', async () => {
    const plan = planWith({ limit: 5, per: 10 })
    const { connection, clock } = await wireTo(plan, { answers: [jsonAnswer({ data: [] })] })
    const starts: number[] = []
    for (let call = 0; call < 12; call++) {
      await execute(plan, LIST, connection)
      starts.push(clock.now() - START)
    }
    expect(starts).toEqual([0, 0, 0, 0, 0, 10_000, 10_000, 10_000, 10_000, 10_000, 20_000, 20_000])
  })

  test.each<[string, string, string, number]>([
    ['seconds', '0', '5', 5000],
    ['milliseconds', '0', '700', 700],
    ['epoch_seconds', '0', String(START / 1000 + 9), 9000],
    ['epoch_milliseconds', '0', String(START + 800), 800],
    ['seconds', '1', '5', 0],
  ])('a response without remaining calls pauses the next call: %s %s %s', async (unit, remaining, reset, ms) => {
    const plan = planWith({ remaining: 'header.X-Remaining', reset: 'header.X-Reset', unit })
    const { connection, clock, server } = await wireTo(plan, { answers: [left(remaining, reset)] })
    await execute(plan, LIST, connection)
    await execute(plan, LIST, connection)
    expect([clock.now() - START, server.requests.length]).toEqual([ms, 2])
  })

  test.each([
    ['seconds', '999999999'],
    ['epoch_seconds', String(START / 1000 + 86_400)],
  ])('a pause longer than a call may take is an error at once: %s %s', async (unit, reset) => {
    const plan = planWith({ remaining: 'header.X-Remaining', reset: 'header.X-Reset', unit })
    const { connection, clock, server } = await wireTo(plan, { answers: [left('0', reset)] })
    await execute(plan, LIST, connection)
    const code = await codeOf(execute(plan, LIST, connection))
    expect([code, clock.waits, server.requests.length]).toEqual(['upstream_rate_limited', [], 1])
  })

  test('the headers of another host pause nothing', async () => {
    const rate = { remaining: 'header.X-Remaining', reset: 'header.X-Reset', unit: 'seconds' }
    const plan = planOf({
      entities: {
        items: {
          list: {
            request: 'GET /items',
            rate,
            steps: [{ url: '$.url', hosts: ['pages.example.com'] }],
            records: '$.data',
          },
        },
      },
    })
    const pages = await startRawServer(left('0', '86400'))
    const answer = jsonAnswer({ url: 'https://pages.example.com/1' }, 200, { 'x-remaining': '9' })
    const { connection } = await wireTo(plan, { answers: [answer], hosts: { 'https://pages.example.com': pages } })
    const calls = [1, 2].map(() => () => codeOf(execute(plan, LIST, connection)))
    expect([await calls[0]!(), await calls[1]!()]).toEqual(['done', 'done'])
  })

  test('a pause lasts an hour at most', async () => {
    const plan = planWith({ remaining: 'header.X-Remaining', reset: 'header.X-Reset', unit: 'seconds' })
    const { connection, clock, server } = await wireTo(plan, { answers: [left('0', '999999999')] })
    await execute(plan, LIST, connection)
    await clock.wait(3_600_000 - 60_001)
    const before = await codeOf(execute(plan, LIST, connection))
    await clock.wait(60_001)
    const after = await codeOf(execute(plan, LIST, connection))
    expect([before, after, server.requests.length]).toEqual(['upstream_rate_limited', 'done', 2])
  })

  test('a refusal for too many calls pauses all calls under the rate for as long as it asks', async () => {
    const plan = planWith({ limit: 50, per: 600 })
    const refusal = rawAnswer(429, { 'retry-after': '600' }, '{}')
    const { connection, server } = await wireTo(plan, { answers: [refusal, jsonAnswer({ data: [] })] })
    const first = await execute(plan, LIST, connection).catch((error: unknown) => error)
    const second = await execute(plan, LIST, connection).catch((error: unknown) => error)
    expect([first, second]).toMatchObject([
      { code: 'upstream_rate_limited', retryAfterMs: 600_000 },
      { code: 'upstream_rate_limited', retryAfterMs: 600_000, sent: false },
    ])
    expect(server.requests).toHaveLength(1)
  })

  test('a wait longer than the rate pauses only the refused operation', async () => {
    const rate = { limit: 50, per: 10 }
    const plan = planOf({
      entities: {
        items: { list: { request: 'GET /items', records: '$.data', rate } },
        others: { list: { request: 'GET /others', records: '$.data', rate } },
      },
    })
    const refusal = rawAnswer(429, { 'retry-after': '3600' }, '{}')
    const { connection, clock, server } = await wireTo(plan, { answers: [refusal, jsonAnswer({ data: [] })] })
    const outcomes = []
    for (const entity of ['items', 'items', 'others'])
      outcomes.push(await codeOf(execute(plan, { ...LIST, entity }, connection)))
    await clock.wait(3_590_000)
    outcomes.push(await codeOf(execute(plan, LIST, connection)))
    expect(outcomes).toEqual(['upstream_rate_limited', 'upstream_rate_limited', 'done', 'done'])
    expect(server.requests).toHaveLength(3)
    expect(clock.now() - START).toBe(3_600_000)
  })
})

describe('calls to which the rate gives no turn in time', () => {
  const message = 'Cannot execute items.list: its rate of 1 call in 60 s has no free slot within its time limit of 60 s'

  test('fail immediately when the permit would come too late, and name the rate', async () => {
    const plan = planWith({ limit: 1, per: 60 })
    const { connection, clock, server } = await wireTo(plan, { answers: [jsonAnswer({ data: [] })] })
    await execute(plan, LIST, connection)
    const error = await execute(plan, LIST, connection).catch((thrown: unknown) => thrown)
    expect([error, clock.waits, server.requests.length]).toMatchObject([
      { code: 'upstream_rate_limited', message, retryAfterMs: 60_000, sent: false },
      [],
      1,
    ])
  })

  test('say so after waiting too, where others went before them', async () => {
    const plan = planWith({ limit: 1, per: 60 })
    let asked = 0
    const never = { acquire: () => new Promise<never>(() => {}), pauseUntil: () => {} }
    const limiter = () => ({ ...never, waitMs: () => (asked++ === 0 ? 0 : 20_000) })
    const { connection } = await wireTo(plan, { answers: [], limiter })
    const error = await execute(plan, LIST, connection, { timeoutMs: 20 }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'upstream_rate_limited',
      message: message.replace('limit of 60 s', 'limit of 0.02 s'),
      retryAfterMs: 20_000,
      sent: false,
    })
  })
})

describe('calls that wait for a permit', () => {
  test('ask the limiter that the connection was given, made once for each rate', async () => {
    const plan = planWith({ limit: 50 })
    const made: string[] = []
    let acquired = 0
    const limiter = (rate: { readonly limit?: number }, key: string) => {
      made.push(`${rate.limit} ${key.includes('50')}`)
      return { acquire: () => (acquired++, () => {}), pauseUntil: () => {}, waitMs: () => 0 }
    }
    const { connection } = await wireTo(plan, { answers: [jsonAnswer({ data: [] })], limiter })
    await execute(plan, LIST, connection)
    await execute(plan, LIST, connection)
    expect([made, acquired]).toEqual([['50 true'], 2])
  })

  test('do not wait for the pause of another connection', async () => {
    const plan = planWith({ remaining: 'header.X-Remaining', reset: 'header.X-Reset' })
    const one = await wireTo(plan, { answers: [left('0', '50')] })
    const other = await wireTo(plan, { answers: [left('9', '50')] })
    await execute(plan, LIST, one.connection)
    await execute(plan, LIST, other.connection)
    await execute(plan, LIST, other.connection)
    expect(other.clock.waits).toEqual([])
  })

  test('can be cancelled', async () => {
    const plan = planWith({ concurrency: 1 })
    const { connection, server } = await wireTo(plan, { answers: [() => {}] })
    const stop = new AbortController()
    const first = codeOf(execute(plan, LIST, connection, { signal: stop.signal }))
    const second = codeOf(execute(plan, LIST, connection, { signal: stop.signal }))
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    stop.abort()
    expect([await first, await second, server.requests.length]).toEqual(['cancelled', 'cancelled', 1])
  })

  test('end with their time limit, and take no permit', async () => {
    const rate = { concurrency: 1 }
    const plan = planOf({
      entities: {
        items: { list: { request: 'GET /items', records: '$.data', rate } },
        others: { list: { request: 'GET /others', records: '$.data', rate, timeout: 1 } },
      },
    })
    const slow: RawAnswer = (socket) => void setTimeout(() => socket.write(jsonAnswer({ data: [] })), 1500)
    const server = await startRawServer(slow, jsonAnswer({ data: [] }))
    const transport = undiciTransport({ connectTo: () => server.origin })
    const connection = connect(plan, { credentials: { key: 'x' }, transport })
    const ended: string[] = []
    const note = (call: typeof LIST) => codeOf(execute(plan, call, connection)).then((code) => ended.push(code))
    await Promise.all([note(LIST), note({ ...LIST, entity: 'others' })])
    await note(LIST)
    await transport.close()
    expect([ended, server.requests.length]).toEqual([['upstream_timeout', 'done', 'done'], 2])
  })

  test('are not sent after their time limit', async () => {
    const plan = planWith({ concurrency: 1 }, { timeout: 1 })
    const clock = testClock()
    const late: RawAnswer = (socket) => void clock.wait(1000).then(() => socket.write(jsonAnswer({ data: [] })))
    const { connection, server } = await wireTo(plan, { answers: [late], clock })
    const codes = await Promise.all([1, 2].map(() => codeOf(execute(plan, LIST, connection))))
    expect([codes, server.requests.length]).toEqual([['done', 'upstream_timeout'], 1])
  })
})

test('an operation counts its cost in the rate that it shares with others', async () => {
  const rate = { limit: 10, per: 10 }
  const list = { request: 'GET /items', records: '$.data', rate }
  const plan = planOf({ entities: { items: { list }, reports: { list: { ...list, cost: 9 } } } })
  const { connection, clock } = await wireTo(plan, { answers: [jsonAnswer({ data: [] })] })
  const starts: number[] = []
  for (const entity of ['items', 'reports', 'items', 'reports']) {
    await execute(plan, { ...LIST, entity }, connection)
    starts.push(clock.now() - START)
  }
  expect(starts).toEqual([0, 0, 10_000, 10_000])
  const late = execute(plan, { ...LIST, entity: 'reports' }, connection, { timeoutMs: 1_000 })
  await expect(late).rejects.toThrow('its rate of 10 points in 10 s has no free slot within its time limit of 1 s')
})
