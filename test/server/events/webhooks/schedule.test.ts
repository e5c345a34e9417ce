/** The waits between attempts, and the pauses of endpoints that fail: plain values. */
import { describe, expect, it } from 'vitest'
import { nextAttemptMs, pauseMs } from '../../../../server/events/webhooks/delivery/schedule.ts'

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
const never = () => 0
const always = () => 0.999_999

describe('the wait before the next attempt', () => {
  it('is that of Standard Webhooks: ten attempts in three days and some hours', () => {
    const waits = Array.from({ length: 10 }, (_, made) => nextAttemptMs(made + 1, {}, never))
    expect(waits).toEqual([
      5 * SECOND,
      5 * MINUTE,
      30 * MINUTE,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      24 * HOUR,
      undefined,
    ])
  })

  it('is longer by up to a fifth, by chance', () => {
    expect(nextAttemptMs(1, {}, always)).toBeCloseTo(6 * SECOND, -1)
    expect(nextAttemptMs(9, {}, always)).toBeCloseTo(28.8 * HOUR, -3)
  })

  it('W7 is at least what the response asks for, and a day at most of that', () => {
    expect(nextAttemptMs(1, { status: 503, retryAfterMs: 90 * SECOND }, never)).toBe(90 * SECOND)
    expect(nextAttemptMs(2, { status: 503, retryAfterMs: SECOND }, never)).toBe(5 * MINUTE)
    expect(nextAttemptMs(1, { status: 429, retryAfterMs: 365 * 24 * HOUR }, never)).toBe(24 * HOUR)
  })
})

describe('the pause of an endpoint', () => {
  it('begins with the fifth failure in a row and doubles up to five minutes', () => {
    const pauses = [1, 4, 5, 6, 7, 10, 11, 12, 1000].map((failures) => pauseMs(failures, {}, always) / SECOND)
    expect(pauses.map(Math.round)).toEqual([0, 0, 5, 10, 20, 160, 300, 300, 300])
  })

  it('begins at once with 429, 502 and 504, for as long as the response asks', () => {
    for (const status of [429, 502, 504]) {
      expect(pauseMs(1, { status }, always)).toBeCloseTo(5 * SECOND, -1)
      expect(pauseMs(1, { status, retryAfterMs: HOUR }, always)).toBe(HOUR)
      expect(pauseMs(1, { status, retryAfterMs: 99 * HOUR }, always)).toBe(24 * HOUR)
    }
    for (const status of [500, 503, 404, 301, undefined])
      expect(pauseMs(1, { status, retryAfterMs: HOUR }, always)).toBe(0)
  })
})
