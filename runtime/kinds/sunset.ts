/** The end of a vendor's API. */
import type { KindInfo } from '../manifest/index.ts'

/** So long before its end a version is worth a warning, in days. */
const NOTICE_DAYS = 180
const DAY_MS = 86_400_000

/**
 * Whole days until the beginning of a date, in UTC; 0 or less once it has begun, and infinite for `none`.
 * @param date `2027-01-31` @param nowMs milliseconds since 1970
 */
export function daysUntil(date: string, nowMs: number): number {
  if (date === 'none') return Infinity
  return Math.ceil((Date.parse(date) - nowMs) / DAY_MS)
}

/** Whether the vendor may refuse the calls of a kind by now. @param nowMs milliseconds since 1970 */
export function hasEnded({ sunset }: Pick<KindInfo, 'sunset'>, nowMs: number): boolean {
  return sunset !== undefined && daysUntil(sunset.date, nowMs) <= 0
}

/**
 * A sentence about the version of the vendor's API that a kind calls, from half a year before the vendor ends it.
 * @param nowMs milliseconds since 1970
 * @returns undefined where no end is known, or it is further away
 * @example sunsetText({ title: 'Shop', sunset: { version: 'v2', date: '2027-01-31', docs: 'https://…' } }, Date.now())
 * // 'Shop ends version v2 of its API on 2027-01-31, in 66 days: https://…'
 */
export function sunsetText({ title, sunset }: Pick<KindInfo, 'title' | 'sunset'>, nowMs: number): string | undefined {
  if (!sunset) return undefined
  const days = daysUntil(sunset.date, nowMs)
  if (days > NOTICE_DAYS) return undefined
  const what = sunset.version === undefined ? 'its API' : `version ${sunset.version} of its API`
  const when =
    days > 0
      ? `ends ${what} on ${sunset.date}, in ${days} ${days === 1 ? 'day' : 'days'}`
      : `ended ${what} on ${sunset.date}`
  return `${title} ${when}: ${sunset.docs}`
}
