import { describe, expect, test } from 'vitest'
import { CODES, ConnectorError, type ErrorCode, UpstreamError } from '../../runtime/base/errors.ts'
import { RetryBudget } from '../../runtime/connection.ts'
import { execute } from '../../runtime/index.ts'
import { retryDelay } from '../../runtime/retry.ts'
import { planOf } from '../support/plan.ts'
import { jsonAnswer, wireTo } from '../support/wire.ts'

const READ = { max: 3, isRepeatable: true, maxWaitMs: 60_000 }
const WRITE = { ...READ, isRepeatable: false }
const HALF = () => 0.5

function failed(code: ErrorCode, sent = true): ConnectorError {
  return new ConnectorError(code, 'Cannot reach it: it is down', { sent })
}

function refused(retryAfterMs?: number): UpstreamError {
  const upstream = { status: 429 }
  return new UpstreamError('upstream_rate_limited', 'Cannot list: too many', upstream, {
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

test('reads are tried again after the errors that may pass, and no other', () => {
  const codes = (Object.keys(CODES) as ErrorCode[]).filter((code) => retryDelay(failed(code), 1, READ, HALF) !== null)
  expect(codes).toEqual(['upstream_rate_limited', 'upstream_error', 'upstream_unreachable', 'upstream_timeout'])
})

describe('what the third party itself says about another try', () => {
  const said = (code: ErrorCode, retryable: boolean) =>
    new UpstreamError(code, 'Cannot list: no', { status: 500 }, { sent: true, retryable })

  test('comes before the code, for reads', () => {
    expect(retryDelay(said('upstream_error', false), 1, READ, HALF)).toBeNull()
    expect(retryDelay(said('upstream_conflict', true), 1, READ, HALF)).toBe(125)
  })

  test('repeats no write that has no idempotency header', () => {
    expect(retryDelay(said('upstream_error', true), 1, WRITE, HALF)).toBeNull()
  })

  test('reaches the caller', () => {
    expect(
      [said('upstream_error', false), said('upstream_conflict', true)].map((error) => error.toJSON()),
    ).toMatchObject([{ retryable: false }, { retryable: true }])
  })
})

test('writes are tried again only when nothing was sent', () => {
  const errors = (Object.keys(CODES) as ErrorCode[]).flatMap((code) => [failed(code), failed(code, false)])
  const repeated = errors.filter((error) => retryDelay(error, 1, WRITE, HALF) !== null)
  expect(repeated.map(({ code, sent }) => [code, sent])).toEqual([['upstream_unreachable', false]])
})

test('the wait doubles with each try, up to eight seconds, and is spread over the whole of it', () => {
  const policy = { ...READ, max: 10 }
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => retryDelay(failed('upstream_error'), attempt, policy, HALF))
  expect([waits, retryDelay(failed('upstream_error'), 1, READ, () => 0)]).toEqual([
    [125, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000],
    0,
  ])
})

test('the last try is the last', () => {
  expect([2, 3, 4].map((attempt) => retryDelay(failed('upstream_error'), attempt, READ, HALF))).toEqual([
    250,
    null,
    null,
  ])
})

describe('a wait that the answer asks for', () => {
  test.each([
    [0, 125],
    [2_000, 2_125],
    [60_000, 60_125],
    [60_001, null],
    [999_999_999_000, null],
  ])('of %i ms gives %s', (asked, expected) => {
    expect(retryDelay(refused(asked), 1, READ, HALF)).toBe(expected)
  })
})

test('a write is not repeated after 429, whatever the answer asks', () => {
  expect([retryDelay(refused(), 1, WRITE, HALF), retryDelay(refused(0), 1, WRITE, HALF)]).toEqual([null, null])
})

test('no wait exceeds the longest allowed', () => {
  expect(retryDelay(failed('upstream_error'), 9, { ...READ, max: 10, maxWaitMs: 700 }, () => 0.99)).toBe(700)
})

test('a budget gives ten retries, and then one for ten calls', () => {
  const budget = new RetryBudget()
  const retries = Array.from({ length: 200 }, () => {
    budget.earn()
    return budget.take()
  })
  const granted = retries.filter(Boolean).length
  expect([granted >= 28 && granted <= 31, retries.slice(0, 10).every(Boolean)]).toEqual([true, true])
})

test('a budget saves up no more than it began with', () => {
  const budget = new RetryBudget()
  for (let call = 0; call < 10_000; call++) budget.earn()
  expect(Array.from({ length: 12 }, () => budget.take())).toEqual([
    ...Array.from({ length: 10 }, () => true),
    false,
    false,
  ])
})

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [9, 3],
  [undefined, 3],
])('with `retries: %s`, a request is sent %i times: never more often than in the manifest', async (retries, times) => {
  const plan = planOf({ entities: { items: { list: { request: 'GET /items', records: '$' } } } })
  const { connection, server, clock } = await wireTo(plan, { answers: [jsonAnswer({}, 503)], retries })
  const error: unknown = await execute(plan, { entity: 'items', action: 'list' }, connection).catch((one) => one)
  expect(error).toMatchObject({ code: 'upstream_error', retryable: true })
  expect([server.requests.length, clock.waits.length]).toEqual([times, times - 1])
})

test('with `retries: 0`, a request is sent again with renewed credentials', async () => {
  const plan = planOf({
    auth: {
      oauth: {
        type: 'oauth2',
        title: 'OAuth',
        authorize: 'https://api.example.com/authorize',
        token: 'https://api.example.com/token',
      },
    },
    entities: { items: { list: { request: 'GET /items', records: '$' } } },
  })
  const answers = [jsonAnswer({}, 401), jsonAnswer({ access_token: 'b' }), jsonAnswer([{ id: 1 }])]
  const credentials = { client_id: 'c', client_secret: 's', access_token: 'a', refresh_token: 'r' }
  const { connection } = await wireTo(plan, { answers, retries: 0, credentials })
  const { records } = await execute(plan, { entity: 'items', action: 'list' }, connection)
  expect(records).toEqual([{ id: 1 }])
})
