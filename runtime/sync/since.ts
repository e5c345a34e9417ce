/** The incremental field: its newest value, and the value from which the next run asks. Values keep the third party's form. */
import { type Json, type Params, valueAt } from '../base/json.ts'
import { memberText } from '../json-text/index.ts'
import { instant, SECONDS_BELOW } from '../language/template-value.ts'
import type { ResolvedListing } from '../manifest/index.ts'
import type { RecordTexts } from './changes.ts'

/** The tolerance for clocks: the next run asks again for the last minutes before a run began. */
const SKEW_MS = 5 * 60_000

interface MetaOfPage {
  readonly meta: Readonly<Record<string, Json>>
  readonly next: Params | null
}

/** The newest and the oldest value of a field on a page. */
export interface Extent {
  readonly newest: Json
  readonly oldest: Json
}

/** Reads the newest and the oldest value of a field on raw pages; undefined if no record has one. */
export function extentReader(field: string): (raw: RecordTexts) => Extent | undefined {
  const [first = '', ...rest] = field.split('.')
  const name = Buffer.from(first)
  return ({ records, starts }) => {
    let extent: Extent | undefined
    for (const start of records === null ? [] : starts) {
      const text = memberText(records!, start, name)
      const value = text === undefined ? undefined : valueAt(JSON.parse(text) as Json, rest)
      if (typeof value === 'string' || typeof value === 'number') extent = including(extent, value)
    }
    return extent
  }
}

function including(extent: Extent | undefined, value: Json): Extent {
  if (!extent) return { newest: value, oldest: value }
  const { newest, oldest } = extent
  return { newest: later(newest, value), oldest: later(oldest, value) === value ? oldest : value }
}

/** The token on the last page of a list, with which the next run asks. */
export function tokenOf({ token }: Pick<ResolvedListing, 'token'>, { meta, next }: MetaOfPage): Json | undefined {
  const found = token === undefined || next !== null ? undefined : meta[token]
  return typeof found === 'number' || (typeof found === 'string' && found !== '') ? found : undefined
}

/** Whether a value is earlier than another. */
export function isBefore(value: Json, other: Json): boolean {
  return later(value, other) === other && instant(value) !== instant(other)
}

/** The later of two values; either may be missing. */
export function newestOf(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined) return other
  return other === undefined ? one : later(one, other)
}

/** The later of two values. */
function later(one: Json, other: Json): Json {
  const [a, b] = [instant(one), instant(other)]
  if (a !== undefined && b !== undefined) return b > a ? other : one
  return String(other) > String(one) ? other : one
}

/**
 * The value up to which a copy is complete after a run: at most the beginning of the run, since later changes may be missed.
 * @param isBehindNow whether a run without any value counts up to its beginning, as for vendors that list changes of some days
 */
export function watermark(
  newest: Json | undefined,
  before: Json | undefined,
  beganAt: number,
  isBehindNow: boolean,
): Json | undefined {
  if (newest === undefined) return isBehindNow ? new Date(beganAt - SKEW_MS).toISOString() : before
  const bound = beganAt - SKEW_MS
  const time = instant(newest)
  const capped = time !== undefined && time > bound ? inFormOf(newest, bound) : newest
  return newestOf(before, capped)
}

/** The `{{since}}` of the next run. */
export function sinceOf(lookbackSeconds: number, mark: Json): Json {
  const time = lookbackSeconds === 0 ? undefined : instant(mark)
  return time === undefined ? mark : inFormOf(mark, time - lookbackSeconds * 1000)
}

/** Whether a value is a text of seconds or milliseconds since 1970. */
function isNumberText(value: Json): boolean {
  return typeof value === 'string' && /^\d{9,15}$/.test(value)
}

function inFormOf(value: Json, time: number): Json {
  if (isNumberText(value)) return String(inFormOf(Number(value), time))
  if (typeof value === 'string')
    return value.startsWith('/Date(') ? `/Date(${time}+0000)/` : new Date(time).toISOString()
  return (value as number) < SECONDS_BELOW ? Math.floor(time / 1000) : Math.floor(time)
}
