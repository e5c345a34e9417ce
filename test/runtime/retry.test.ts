import { describe, expect, test } from 'vitest'
import { CODES, ConnectorError, type ErrorCode, UpstreamError } from '../../runtime/base/errors.ts'
import { RetryBudget } from '../../runtime/connection.ts'
import { retryDelay } from '../../runtime/retry.ts'

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

  test('goes before what the code says, for reads', () => {
    expect(retryDelay(said('upstream_error', false), 1, READ, HALF)).toBeNull()
    expect(retryDelay(said('upstream_conflict', true), 1, READ, HALF)).toBe(125)
  })

  test('repeats no write that has no idempotency header', () => {
    expect(retryDelay(said('upstream_error', true), 1, WRITE, HALF)).toBeNull()
  })

  test('is what a caller gets to know', () => {
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
