/** Checkpoints: where an entity run continues, as JSON that is committed together with the pages before it. */
import { createHash } from 'node:crypto'
import { newestOf } from 'plugboard/internal'
import { ConnectorError, type Json, type Params, type RawResult, type UnfitElement } from 'plugboard/runtime'
import type { RefusedParent } from './skipped-parents.ts'

/** Where an entity run continues. */
export interface Checkpoint {
  /** The generation that it fills. */
  readonly generation: number
  /** Whether it reads everything, into a generation of its own; else what is new, into the one that is shown. */
  readonly isFull: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
  /** Value of `{{since}}`. */
  readonly since?: Json
  /** Up to which change of their parents the records are complete after this run. */
  readonly upTo?: Json
  /** Requests that this run has made so far. */
  readonly requests?: number
  /** The current parents: for each param of `each`, the parent's key or the constant's index. */
  readonly at?: readonly string[]
  /** Params of the page to come; absent before the first page of the parents and after their last one. */
  readonly next?: Params
  /** Whether the last page of the current parents was read. */
  readonly isPast?: boolean
  /** The newest value of the incremental field so far. */
  readonly newest?: Json
  /** Whether it reads below skipped parents again, after the others. */
  readonly isRetrying?: boolean
  /** Whether anything was read, and not only refused. */
  readonly isAnyRead?: boolean
  /** Whether its list, which is below no parents, ended at the vendor's cap. */
  readonly isCut?: boolean
  /** Number of parents in a row that could not be read for reasons that may pass. */
  readonly failing?: number
  readonly pages: number
  /** The size of pages, since a larger one was too much in this run. */
  readonly pageSize?: number
  /** Number of times that a list began again in this run, since the third party no longer knew the place. */
  readonly restarts?: number
  /** Counts of the pages so far. */
  readonly counts?: PageCounts
  /** Number of consecutive pages without records. */
  readonly empty: number
  /** Digests of the latest next pages, by which a list that repeats is found however often the run was interrupted. */
  readonly recent: readonly string[]
}

/** Counts of pages. */
export interface PageCounts {
  readonly added: number
  /** Written again. */
  readonly changed: number
  readonly removed: number
  readonly rejected: number
}

/** Pages that did nothing. */
export const NO_COUNTS: PageCounts = { added: 0, changed: 0, removed: 0, rejected: 0 }

/** Counts of a run of an entity, as far as they are known. */
export type EntityCounts = Partial<PageCounts> & Pick<PageCounts, 'rejected'>

/** A parent whose list was read to the end. */
export interface ReadParent {
  readonly is: 'read'
  readonly params: Params
  /** The code for which it was skipped before. */
  readonly skippedFor?: string
  /** Whether records below it that the list does not name no longer exist. */
  readonly isWhole: boolean
  /** Whether the list ended at the vendor's cap. */
  readonly isCut?: boolean | undefined
}

/** Outcome of a parent, with the last page below it. */
export type ParentOutcome =
  | ReadParent
  /** The third party refused to list below it; for a reason that may pass, or for good. */
  | (RefusedParent & { readonly is: 'refused'; readonly mayPass: boolean })
  /** The parent was refused before, and not requested. */
  | { readonly is: 'skipped' }

/** One page of an entity run, with the parents it was listed for. */
export interface EntityPage {
  readonly raw: RawResult
  readonly at: readonly string[]
  /** The params that name these parents. */
  readonly below?: Params
  /** The newest value of the incremental field on it. */
  readonly newest?: Json
  /** Keys of records that were deleted. */
  readonly deleted?: readonly string[]
  /** Whether the list ends here at the vendor's cap. */
  readonly isCut?: boolean
  /** The elements of its list that are no records. */
  readonly unfit?: readonly UnfitElement[] | undefined
  /** When it was asked for, or the first request of what it gathers: milliseconds since 1970, by the database's clock. */
  readonly requestedAt?: number
  /** Requests that were made for it. */
  readonly requests: number
  /** Its size, if a larger page was too much. */
  readonly pageSize?: number | undefined
  /** Whether its list began again with it. */
  readonly isRestart?: boolean
  /** On the last page below a parent. */
  readonly parent?: ParentOutcome
  /** Whether it was read below parents that had been skipped. */
  readonly isRetry?: boolean
}

const MAX_PAGES = 200_000
const MAX_EMPTY = 50
const REMEMBERED = 50
const DIGEST_LENGTH = 12

/** The checkpoint after a page. @throws ConnectorError `pagination_loop`, `page_limit_reached` */
export function advance(
  checkpoint: Checkpoint,
  { raw, at, newest, requests, pageSize, parent, isCut, isRestart, isRetry }: EntityPage,
): Checkpoint {
  const { next, count } = raw
  const pages = checkpoint.pages + 1
  if (pages > MAX_PAGES)
    throw new ConnectorError('page_limit_reached', `Cannot finish the sync: it has more than ${MAX_PAGES} pages`)
  const empty = count === 0 && next !== null ? checkpoint.empty + 1 : 0
  if (empty > MAX_EMPTY) throw loop(`sends page after page without records`)
  const { next: _, isPast: __, newest: before, failing = 0, ...rest } = checkpoint
  const isRead = parent === undefined || parent.is === 'read'
  const failingNow = isRead ? 0 : failing + (parent.is === 'refused' && parent.mayPass ? 1 : 0)
  return {
    ...rest,
    at,
    pages,
    requests: (checkpoint.requests ?? 0) + requests,
    pageSize: pageSize ?? rest.pageSize,
    restarts: isRestart ? (rest.restarts ?? 0) + 1 : rest.restarts,
    empty,
    recent: next === null ? [] : remembered(isRestart ? [] : checkpoint.recent, next),
    next: next ?? undefined,
    isPast: next === null ? true : undefined,
    isRetrying: isRetry || rest.isRetrying,
    isAnyRead: isRead || rest.isAnyRead,
    isCut: (isCut && at.length === 0) || rest.isCut,
    failing: failingNow > 0 ? failingNow : undefined,
    newest: newestOf(before, newest),
  }
}

function remembered(recent: readonly string[], next: Params): string[] {
  const digest = createHash('sha256').update(JSON.stringify(next)).digest('base64').slice(0, DIGEST_LENGTH)
  if (recent.includes(digest)) throw loop('named the same next page twice')
  return [...recent.slice(1 - REMEMBERED), digest]
}

function loop(what: string): ConnectorError {
  return new ConnectorError('pagination_loop', `Cannot finish the sync: the third party ${what}`, { sent: true })
}
