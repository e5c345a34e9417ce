/** Meaning of a failure for a run: a retry, the end of one entity run, or of the whole run. */
import { ConnectorError } from 'plugboard/runtime'
import { backoffMs, isOfTheAccount } from 'plugboard/internal'
import { type ApiCode, entryOf } from '../../../ground/errors/index.ts'

/** A failure, as the API shows it. */
export interface SyncFailure {
  readonly code: string
  readonly message: string
}

/** The code of a copy that shrinks too much. */
export const SHRUNK = 'suspicious_shrink'
/** The code of a copy that keeps records which the list leaves out: it stays until a full run removes them, or meets them. */
export const INCOMPLETE = 'incomplete_list'

/** Verdict on a run after a failure. */
export type Verdict =
  /** The same page is asked for again later. */
  | { readonly do: 'wait'; readonly delayMs: number }
  /** The entity run ends; where its checkpoint stays, the next run continues from it. */
  | { readonly do: 'skip'; readonly keepsCheckpoint: boolean }
  /** The run ends. */
  | { readonly do: 'end'; readonly nextInMs?: number }

/** Codes that prevent every entity, as those of the account do. */
const OF_THE_CONNECTOR: ReadonlySet<string> = new Set<ApiCode>([
  'connector_disabled',
  'connector_not_found',
  'credentials_unreadable',
  'oauth_redirect_refused',
  'quota_exceeded',
])
/** Codes after which the copied part is of no use: the list repeats, or its pages can no longer be requested. */
const STARTS_OVER: ReadonlySet<string> = new Set<ApiCode>([
  'pagination_loop',
  'page_limit_reached',
  'cursor_expired',
  'result_window',
  'upstream_rejected',
  'record_not_found',
  'invalid_params',
  'unknown_param',
  'connector_deleting',
])

const LONGEST_WAIT_MS = 15 * 60_000
const MAX_ATTEMPTS = 5
/** Milliseconds in which a third party that refuses calls by its rate is asked again. */
const PATIENCE_MS = 24 * 3600_000
/** Maximum milliseconds until a run continues after a failure of the database. */
const LONGEST_STORAGE_WAIT_MS = 60_000
/** Milliseconds until the next run after refused credentials: the owner may consent again. */
const AFTER_CONSENT_MS = 60_000

/** Judges an error. @param ageMs milliseconds that the run has lasted */
export function judge(
  error: ConnectorError,
  attempts: number,
  ageMs: number,
  firstWaitMs: number,
  random = Math.random,
): Verdict {
  const { code, retryAfterMs } = error
  const backoff = backoffMs(attempts + 1, { firstMs: firstWaitMs, longestMs: LONGEST_WAIT_MS, spread: 0.5 }, random)
  // The third party has nothing to do with it, however long it lasts.
  if (code === 'storage_unavailable') return { do: 'wait', delayMs: Math.min(backoff, LONGEST_STORAGE_WAIT_MS) }
  const isLimited = code === 'upstream_rate_limited'
  const isWorthwhile = isLimited ? ageMs < PATIENCE_MS : mayPass(error) && attempts + 1 < MAX_ATTEMPTS
  if (isWorthwhile) {
    const asked = retryAfterMs !== undefined && retryAfterMs >= 0 ? Math.min(retryAfterMs, LONGEST_WAIT_MS) : undefined
    return { do: 'wait', delayMs: asked === undefined ? backoff : asked + random() * 250 }
  }
  if (code === 'credentials_rejected') return { do: 'end', nextInMs: AFTER_CONSENT_MS }
  if (isOfTheAccount(error) || OF_THE_CONNECTOR.has(code)) return { do: 'end' }
  return { do: 'skip', keepsCheckpoint: !STARTS_OVER.has(code) }
}

/** Whether the same request may succeed some time later. An answer that was cut short, or a proxy's page, is mostly whole the next time. */
export function mayPass({ code, retryable }: ConnectorError): boolean {
  return retryable || code === 'upstream_invalid_response'
}

/** Whether a later run may succeed with nothing changed, by the code of what the run failed with. */
export function isRetryable(code: string): boolean {
  return code === 'upstream_invalid_response' || entryOf(code)?.retryable === true
}

/** The error of whatever was thrown; faults of our own say nothing of their cause. */
export function asError(thrown: unknown): ConnectorError {
  if (thrown instanceof ConnectorError) return thrown
  return new ConnectorError('internal', 'Cannot finish the sync: an internal error', { cause: thrown })
}

/** An error as the state of a sync shows it. */
export function syncFailureOf({ code, message }: ConnectorError): SyncFailure {
  return { code, message: message.slice(0, 1000) }
}
