/** Whether and when a call whose try failed is tried again. */
import { ConnectorError, UpstreamError } from './base/errors.ts'
import type { CallState } from './call-state.ts'
import type { Operation } from './plan/index.ts'
import { retryDelay } from './transport/index.ts'

/** Waits asked for beyond this are handed to the caller instead. */
const MAX_WAIT_MS = 30_000

/**
 * The wait before the next try, in milliseconds; undefined when it is made at once: with new credentials after a refusal, once in a
 * call. Else the manifest's `retry` and the connection's budget decide; a write is repeated only with an idempotency header.
 * @throws the error when there is no next try; ConnectorError `outcome_unknown` for a write that got no answer
 */
export async function delayBeforeNext(call: CallState, error: unknown): Promise<number | undefined> {
  if (!(error instanceof ConnectorError)) throw error
  const delayMs = (await hasOtherCredentials(call, error)) ? undefined : delayOf(call, error)
  const { operation, connection, tries } = call
  connection.observe?.({
    step: 'retry',
    operation: operation.id,
    value: { code: error.code, tries, waitMs: delayMs ?? 0 },
  })
  return delayMs
}

/** Whether a try that was refused for its credentials can be made with others: renewed ones, or those that their owner stored meanwhile. */
async function hasOtherCredentials(call: CallState, error: ConnectorError): Promise<boolean> {
  const { connection, request, sent, refused, signal } = call
  if (!sent || refused || !(error instanceof UpstreamError) || error.code !== 'credentials_rejected') return false
  if (connection.canRenew) {
    if (signal?.aborted) return false
    // What cannot be found out leaves the refusal as it is.
  } else if (!(await connection.takeReplaced(sent, request).catch(() => false))) return false
  call.refused = sent
  return true
}

function delayOf(
  { operation, connection, repeatable, deadline, tries, sent, signal }: CallState,
  error: ConnectorError,
) {
  const left = deadline - connection.now
  const policy = { max: operation.resolved.retry.max, repeatable, maxWaitMs: Math.min(MAX_WAIT_MS, left) }
  const delay = signal?.aborted ? null : retryDelay(error, tries, policy, connection.clock.random)
  if (delay === null || delay >= left || !connection.retries.take())
    throw repeatable || !sent ? error : asOutcome(error, operation)
  return delay
}

/** A write that may have reached the third party without an answer: nobody knows whether it was done. */
function asOutcome(error: ConnectorError, operation: Operation): ConnectorError {
  const isUnanswered =
    error.sent === true &&
    !(error instanceof UpstreamError) &&
    (error.code === 'upstream_timeout' || error.code === 'upstream_unreachable')
  if (!isUnanswered) return error
  return new ConnectorError(
    'outcome_unknown',
    `Cannot tell whether ${operation.id} was done: the request was sent and no answer came`,
    {
      hint: 'Look at the third party before calling again.',
      cause: error,
      sent: true,
    },
  )
}
