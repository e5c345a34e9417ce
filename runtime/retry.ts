/** Decides whether and when a request is sent again after a failure. */
import { BodyStream } from './base/body/body-stream.ts'
import { backoffMs } from './base/backoff.ts'
import { ConnectorError, type ErrorCode, UpstreamError } from './base/errors.ts'
import type { RequestState } from './call-state.ts'
import type { SendRules } from './plan/index.ts'

/** Waits asked for beyond this are handed to the caller instead. */
const MAX_WAIT_MS = 30_000

/** Waits when the third party asks for none. */
const BACKOFF = { firstMs: 250, longestMs: 8_000, spread: 1 }

/** The most by which a wait that the third party asked for is prolonged, in milliseconds. */
const SPREAD_MS = 250

/** Limits on the tries of a call. */
export interface RetryPolicy {
  /** The most tries in all, the first included. */
  readonly max: number
  /** Whether sending the request twice does what sending it once does: it reads, or carries an idempotency header. */
  readonly isRepeatable: boolean
  /** The longest wait before a try, in milliseconds. */
  readonly maxWaitMs: number
}

/**
 * The wait before the next try, in milliseconds; undefined when it is made at once: with new credentials after a refusal, once in a
 * call. Else the manifest's `retry` and the connection's budget decide; a write is repeated only with an idempotency header, and
 * nothing is sent twice to another host. A refusal for too many calls also pauses the others that it concerns.
 * @throws the error when there is no next try; ConnectorError `outcome_unknown` for a write that got no response
 */
export async function delayBeforeRetry(call: RequestState, error: unknown): Promise<number | undefined> {
  if (!(error instanceof ConnectorError) || call.step?.isOtherHost) throw error
  pauseOthers(call, error)
  const delayMs = (await hasOtherCredentials(call, error)) ? undefined : delayOf(call, error)
  const { operation, connection, tries } = call
  connection.observe?.({
    step: 'retry',
    operation: operation.id,
    value: { code: error.code, tries, waitMs: delayMs ?? 0 },
  })
  return delayMs
}

/** Pauses the calls that a refusal for too many of them concerns, as long as the third party asks. */
function pauseOthers({ operation, connection }: RequestState, error: ConnectorError): void {
  if (!(error instanceof UpstreamError) || error.code !== 'upstream_rate_limited') return
  if (error.retryAfterMs !== undefined) connection.pace.pauseFor(operation, error.retryAfterMs)
}

/** Says whether a refused attempt can be repeated with other credentials: renewed ones, or ones stored in the meantime. */
async function hasOtherCredentials(call: RequestState, error: ConnectorError): Promise<boolean> {
  const { connection, request, sent, refused, signal } = call
  if (!sent || refused || !(error instanceof UpstreamError) || error.code !== 'credentials_rejected') return false
  if (isSpent(call)) throw await renewedFor(call, error)
  if (connection.canRenew) {
    if (signal?.aborted) return false
    // A lookup that fails leaves the refusal as it is.
  } else if (!(await connection.reloadCredentials(sent, request).catch(() => false))) return false
  call.refused = sent
  return true
}

/**
 * The refusal of a request whose stream is spent: it cannot be sent again, but the credentials are renewed, so that the caller's
 * next call works. A renewal that fails leaves the refusal as it is.
 */
async function renewedFor(
  { connection, request, sent, signal }: RequestState,
  error: UpstreamError,
): Promise<UpstreamError> {
  if (signal?.aborted || !connection.canRenew) return error
  try {
    await connection.authorize({ ...request, body: '' }, sent)
  } catch {
    return error
  }
  return new UpstreamError(error.code as ErrorCode, error.message, error.upstream, {
    hint: 'Plugboard has renewed the credentials. Call again with a new stream.',
    retryable: true,
    sent: true,
    cause: error,
  })
}

/** Whether the request holds a stream that was begun: its bytes cannot be had again. */
function isSpent({ request: { body } }: RequestState): boolean {
  return body instanceof BodyStream && body.isSpent
}

function delayOf(call: RequestState, error: ConnectorError): number {
  const { operation, connection, isRepeatable, deadline, tries, sent, signal } = call
  const left = deadline - connection.now
  const max = Math.min(operation.resolved.retry.max, connection.maxRetries + 1)
  const policy = { max, isRepeatable, maxWaitMs: Math.min(MAX_WAIT_MS, left) }
  const delay = signal?.aborted || isSpent(call) ? null : retryDelay(error, tries, policy, connection.clock.random)
  if (delay === null || delay >= left || !connection.retries.take())
    throw isRepeatable || !sent ? error : asOutcome(error, operation)
  return delay
}

/**
 * The wait before the next try, in milliseconds, or null to give up. A write without an idempotency header is tried
 * again only when none of its bytes left: even after 429, because a gateway may say so once the write has been done.
 * @param tries how many were made
 * @param random returns numbers from 0 to below 1
 */
export function retryDelay(
  error: ConnectorError,
  tries: number,
  { max, isRepeatable, maxWaitMs }: RetryPolicy,
  random: () => number,
): number | null {
  const isUnsent = error.code === 'upstream_unreachable' && error.sent === false
  if (tries >= max || !error.retryable || !(isRepeatable || isUnsent)) return null
  const asked = error.retryAfterMs
  if (asked === undefined) return Math.min(maxWaitMs, backoffMs(tries, BACKOFF, random))
  // Spread, or all who were refused together come back together.
  return asked <= maxWaitMs ? asked + random() * SPREAD_MS : null
}

/** A write that may have reached the third party without a response: nobody knows whether it was done. Other errors stay as they are. */
export function asOutcome(error: ConnectorError, operation: SendRules): ConnectorError {
  const isUnanswered =
    error.sent === true &&
    !(error instanceof UpstreamError) &&
    (error.code === 'upstream_timeout' || error.code === 'upstream_unreachable')
  if (!isUnanswered) return error
  return new ConnectorError(
    'outcome_unknown',
    `Cannot determine whether ${operation.id} succeeded: the request was sent and no response arrived`,
    {
      hint: 'Check the state at the third party before you call again.',
      cause: error,
      sent: true,
    },
  )
}
