/** What ends of a vendor's API, and when. */
import { type Group, groupBy } from '../base/groups.ts'
import type { PartEnding, ResolvedManifest, Sunset } from '../manifest/index.ts'

/** So long before its end something is worth a warning, in days. */
const NOTICE_DAYS = 180
const DAY_MS = 86_400_000

/** What a kind states of its vendor's API. */
type Stated = Pick<ResolvedManifest, 'sunset' | 'endings'>

/** An end whose day is known: of the whole API, or of a part. */
export interface KnownEnd extends Sunset {
  /** The address of the part in the manifest: `auth.api_token`. Absent for the whole API. */
  readonly part?: PartEnding['part']
}

/**
 * Whole days until the beginning of a date, in UTC; 0 or less once it has begun, and infinite for `none`.
 * @param date `2027-01-31` @param nowMs milliseconds since 1970
 */
export function daysUntil(date: string, nowMs: number): number {
  if (date === 'none') return Infinity
  return Math.ceil((Date.parse(date) - nowMs) / DAY_MS)
}

/** Whether the vendor may refuse something by now. @param nowMs milliseconds since 1970 */
export function hasEnded({ date }: Pick<Sunset, 'date'>, nowMs: number): boolean {
  return daysUntil(date, nowMs) <= 0
}

/**
 * The ends of a kind that its users have to know: of the whole API, then of its parts. Left out are ends without a day, and record fields
 * that have ended, by which no call fails.
 * @param nowMs milliseconds since 1970
 */
export function endsOf({ sunset, endings = [] }: Stated, nowMs: number): KnownEnd[] {
  const parts = endings.filter((end) => !end.part.startsWith('schemas.') || !hasEnded(end, nowMs))
  return [...(sunset ? [sunset] : []), ...parts].filter(({ date }) => date !== 'none')
}

/**
 * A sentence about an end, from half a year before.
 * @param nowMs milliseconds since 1970
 * @returns undefined for an end that is further away
 * @example endText('Shop', { version: 'v2', date: '2027-01-31', docs: 'https://…', read: '2026-11-29' }, Date.now())
 * // 'Shop ends version v2 of its API on 2027-01-31, in 66 days: https://…'
 */
export function endText(title: string, end: KnownEnd, nowMs: number): string | undefined {
  return textOf(title, [end], nowMs)
}

/** The sentences about what ends within half a year or has ended. Parts that end together share one. @param nowMs milliseconds since 1970 */
export function endTexts({ title, ...stated }: Stated & Pick<ResolvedManifest, 'title'>, nowMs: number): string[] {
  const ends = endsOf(stated, nowMs)
  const together = groupBy(ends, ({ date, docs, part }) => JSON.stringify([date, docs, part === undefined]))
  return [...together.values()].flatMap((group) => textOf(title, group, nowMs) ?? [])
}

function textOf(title: string, ends: Group<KnownEnd>, nowMs: number): string | undefined {
  const [{ date, docs }] = ends
  const days = daysUntil(date, nowMs)
  if (days > NOTICE_DAYS) return undefined
  const what = ends.map(nameOf).join(', ')
  if (days <= 0) return `${title} ended ${what} on ${date}: ${docs}`
  return `${title} ends ${what} on ${date}, in ${days} ${days === 1 ? 'day' : 'days'}: ${docs}`
}

function nameOf({ part, version }: KnownEnd): string {
  return part ?? (version === undefined ? 'its API' : `version ${version} of its API`)
}
