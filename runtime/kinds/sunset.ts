/** The ends of vendors' APIs. */
import { type Group, groupBy } from '../base/groups.ts'
import { quantity } from '../base/names.ts'
import type { Notice } from '../base/notice.ts'
import type { PartEnding, ResolvedManifest, Sunset } from '../manifest/index.ts'

/** Days before an end in which to warn. */
const NOTICE_DAYS = 180
const DAY_MS = 86_400_000

type Stated = Pick<ResolvedManifest, 'sunset' | 'endings'>

/** The end of an API or a part of it. */
export interface KnownEnd extends Sunset {
  /** The address of the part in the manifest: `auth.api_token`. Absent for the whole API. */
  readonly part?: PartEnding['part']
}

/**
 * Whole days until the beginning of a date, in UTC; 0 or less after it, and Infinity for `none`.
 * @param date `2027-01-31` @param nowMs milliseconds since 1970
 */
export function daysUntil(date: string, nowMs: number): number {
  if (date === 'none') return Infinity
  return Math.ceil((Date.parse(date) - nowMs) / DAY_MS)
}

/** Whether the vendor may refuse a part by now. @param nowMs milliseconds since 1970 */
export function hasEnded({ date }: Pick<Sunset, 'date'>, nowMs: number): boolean {
  return daysUntil(date, nowMs) <= 0
}

/**
 * The ends that concern the users of a kind: of the whole API, then of its parts. Without ends that have no day, and without ended record
 * fields, which make no call fail.
 * @param nowMs milliseconds since 1970
 */
export function endsOf({ sunset, endings = [] }: Stated, nowMs: number): KnownEnd[] {
  const parts = endings.filter((end) => !end.part.startsWith('schemas.') || !hasEnded(end, nowMs))
  return [...(sunset ? [sunset] : []), ...parts].filter(({ date }) => date !== 'none')
}

/**
 * A sentence about an end, from 180 days before it; undefined until then.
 * @param nowMs milliseconds since 1970
 * @example endText('Shop', { version: 'v2', date: '2027-01-31', docs: 'https://…', read: '2026-11-29' }, Date.now())
 * // 'Shop ends version v2 of its API on 2027-01-31, in 66 days: https://…'
 */
export function endText(title: string, end: KnownEnd, nowMs: number): string | undefined {
  return textOf(title, [end], nowMs)
}

/** The sentences about ends within 180 days and past ones. Parts that end together share one. @param nowMs milliseconds since 1970 */
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
  return `${title} ends ${what} on ${date}, in ${quantity(days, 'day')}: ${docs}`
}

function nameOf({ part, version }: KnownEnd): string {
  return part ?? (version === undefined ? 'its API' : `version ${version} of its API`)
}

/**
 * A notice for people, with the third party's words as they came.
 * @param nowMs milliseconds since 1970
 * @example 'shop ends items.list on 2027-10-16. Sunset: Sat, 16 Oct 2027 15:00:00 GMT, https://shop.example/v2'
 */
export function noticeText(notice: Notice, nowMs: number): string {
  const { source, text, link } = notice
  const page = link === undefined || text.includes(link) ? '' : `, ${link}`
  return `${eventText(notice, nowMs)}. ${source}: ${text}${page}`
}

function eventText({ kind, operation, type, date }: Notice, nowMs: number): string {
  if (type === 'news') return `${kind} has news about ${operation}`
  if (date === undefined) return `${kind} deprecates ${operation} or a part of it`
  return `${kind} ${hasEnded({ date }, nowMs) ? 'ended' : 'ends'} ${operation} on ${date}`
}
