/** The beginning of runs: the value from which each asks for changes. */
import { ConnectorError, type ErrorCode } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import { instant } from '../language/template-value.ts'
import type { ResolvedLater, ResolvedSync } from '../manifest/index.ts'
import { newestOf, sinceOf, watermark } from './since.ts'

/**
 * The value from which a later run asks for changes; undefined if the third party's history is too short, and everything is read again.
 * @param mark of `nextMark`
 * @param now milliseconds since 1970
 */
export function laterSince(
  { changedParents, lookbackSeconds, historySeconds = Infinity }: ResolvedLater,
  mark: Json,
  now: number,
): Json | undefined {
  if (now - (instant(mark) ?? now) > historySeconds * 1000) return undefined
  return changedParents ? mark : sinceOf(lookbackSeconds, mark)
}

interface RunEnd {
  /** The newest value of the incremental field that it saw, or the token. */
  readonly newest?: Json | undefined
  /** Milliseconds since 1970. */
  readonly beganAt: number
  readonly isFull: boolean
}

/** The mark for the next run; undefined for entities that are always read whole. Not for entities that are listed below changed parents. */
export function nextMark(
  { field, later }: ResolvedSync,
  before: Json | undefined,
  { newest, beganAt, isFull }: RunEnd,
): Json | undefined {
  if (!later) return undefined
  if (later.token !== undefined) return newest ?? before
  const isBehindNow = later.historySeconds !== undefined || (isFull && field === undefined)
  return watermark(newest, before, beganAt, isBehindNow)
}

/** Whether a run saw a change, so that a request for deletions is useful. @param before the mark of the run before */
export function isAhead(newest: Json | undefined, before: Json | undefined): boolean {
  return newest !== undefined && newestOf(before, newest) !== before
}

/** The codes of errors that may concern only one parent. */
const OF_ONE_PARENT: ReadonlySet<string> = new Set<ErrorCode>([
  'permission_missing',
  'upstream_plan_required',
  'upstream_rejected',
  'upstream_conflict',
  'invalid_params',
  'pagination_loop',
  'cursor_expired',
  'result_window',
  'too_much_data',
  'upstream_error',
  'upstream_timeout',
  'upstream_invalid_response',
  'upstream_response_too_large',
])

/** Whether an error may concern only one parent: the run continues with the next. */
export function isOfOneParent({ code }: ConnectorError): boolean {
  return OF_ONE_PARENT.has(code)
}

/** The codes of errors that concern every entity of an account. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set<ErrorCode>([
  'credentials_rejected',
  'credentials_mismatch',
  'oauth_error',
  'upstream_unreachable',
  'upstream_tls_error',
  'egress_denied',
])

/** Whether an error concerns every entity of an account. */
export function isOfTheAccount({ code }: ConnectorError): boolean {
  return OF_THE_ACCOUNT.has(code)
}
