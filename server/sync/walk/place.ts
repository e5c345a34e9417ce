/** Where a walk stands: plain JSON, committed together with the pages that it stands behind. */
import { createHash } from 'node:crypto'
import { ConnectorError, type Json, type Params, type RawResult } from 'plugboard/runtime'

/** Where a walk over the records of an entity stands. */
export interface Place {
  /** The generation that it fills. */
  readonly generation: number
  /** Whether it reads everything, into a generation of its own; else what is new, into the one that is shown. */
  readonly isFull: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
  /** What `{{since}}` is. */
  readonly since?: Json
  /** Up to which change of their parents the records are complete after this run. */
  readonly upTo?: Json
  /** Requests that this run has made so far. */
  readonly requests?: number
  /** Which parents are in hand: for each param that walks something, the parent's key. */
  readonly at?: readonly string[]
  /** Params of the page to come; absent before the first page of the parents and after their last one. */
  readonly next?: Params
  /** Whether the parents in hand are done. */
  readonly isPast?: boolean
  /** The newest value of the incremental field so far. */
  readonly newest?: Json
  readonly pages: number
  /** How many pages without records came one after the other. */
  readonly empty: number
  /** Digests of the latest next pages, by which a list that turns in a circle is found however often the walk was interrupted. */
  readonly recent: readonly string[]
}

/** One page of a walk, with what it was listed for. */
export interface WalkPage {
  readonly raw: RawResult
  readonly at: readonly string[]
  /** The newest value of the incremental field on it. */
  readonly newest?: Json
  /** Keys of records that were deleted. */
  readonly deleted?: readonly string[]
  /** Requests that were made for it. */
  readonly requests: number
}

const MOST_PAGES = 200_000
const MOST_EMPTY = 50
const REMEMBERED = 50
const DIGEST_LENGTH = 12

/** The place behind a page. @throws ConnectorError `pagination_loop`, `page_limit_reached` */
export function behind(
  place: Place,
  { raw, at, newest, requests }: WalkPage,
  later: (a: Json, b: Json) => Json,
): Place {
  const { next, count } = raw
  const pages = place.pages + 1
  if (pages > MOST_PAGES)
    throw new ConnectorError('page_limit_reached', `Cannot finish the walk: it has more than ${MOST_PAGES} pages`)
  const empty = count === 0 && next !== null ? place.empty + 1 : 0
  if (empty > MOST_EMPTY) throw loop(`sends page after page without records`)
  const { next: _, isPast: __, newest: before, ...rest } = place
  const known = newest === undefined ? before : before === undefined ? newest : later(before, newest)
  return {
    ...rest,
    at,
    pages,
    requests: (place.requests ?? 0) + requests,
    empty,
    recent: next === null ? [] : remembered(place.recent, next),
    ...(next === null ? { isPast: true } : { next }),
    ...(known !== undefined && { newest: known }),
  }
}

function remembered(recent: readonly string[], next: Params): string[] {
  const digest = createHash('sha256').update(JSON.stringify(next)).digest('base64').slice(0, DIGEST_LENGTH)
  if (recent.includes(digest)) throw loop('named the same next page twice')
  return [...recent.slice(1 - REMEMBERED), digest]
}

function loop(what: string): ConnectorError {
  return new ConnectorError('pagination_loop', `Cannot finish the walk: the third party ${what}`, { sent: true })
}
