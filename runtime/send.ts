/** The middle of the route: a request authorised, sent, and read; tried again where that is safe. */
import { ConnectorError, UpstreamError } from './base/errors.ts'
import type { HttpRequest, Limits } from './base/http.ts'
import type { Connection } from './connection.ts'
import type { Operation } from './plan/index.ts'
import type { Page } from './response/index.ts'
import { retryDelay } from './transport/index.ts'

/** The longest wait for an answer's headers; the operation's own time limit can only shorten it. */
const HEADERS_MS = 30_000

/** Waits asked for beyond this are handed to the caller instead. */
const MAX_WAIT_MS = 30_000

/** What one attempt gets: the authorised request and what it may take. */
export type Attempt<T> = (request: HttpRequest, limits: Limits) => Promise<T>

/** Sends a request and reads the answer as a page. @throws ConnectorError, UpstreamError */
export function send(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  signal?: AbortSignal,
): Promise<Page> {
  return attempts(operation, request, connection, signal, async (authorized, limits) => {
    const response = await connection.transport.send(authorized, limits, signal)
    if (connection.observe)
      connection.observe('answer', {
        status: response.status,
        headers: hidden(response.headers.entries(), connection),
        bytes: response.body.byteLength,
      })
    const pause = operation.rate?.pauseUntil(response.headers, connection.now)
    if (pause !== undefined) connection.limiter(operation.rate)?.pauseUntil(pause)
    return operation.response.read(response, connection)
  })
}

/**
 * Makes attempts until one succeeds: once more with new credentials after a refusal, and as the manifest's `retry` allows.
 * A write is repeated only with an idempotency header. Everything together stays within the operation's time limit.
 */
export async function attempts<T>(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  signal: AbortSignal | undefined,
  attempt: Attempt<T>,
): Promise<T> {
  const { retry, effect, timeoutMs } = operation.resolved
  const repeatable =
    effect === 'read' || (retry.idempotency !== undefined && request.headers[retry.idempotency] !== undefined)
  const limiter = connection.limiter(operation.rate)
  const deadline = connection.now + timeoutMs
  let isRenewed = false
  connection.retries.call()
  for (let count = 1; ; count++) {
    /** Whether this try's own request left: a token request that fails says nothing about it. */
    let isSent = false
    const once = async () => {
      const ready = connection.authorize(request)
      const authorized = ready instanceof Promise ? await ready : ready
      if (connection.observe) connection.observe('authorized', redacted(authorized, connection))
      const left = deadline - connection.now
      if (left <= 0) throw outOfTime(operation)
      isSent = true
      try {
        return await attempt(authorized, {
          headersMs: Math.min(HEADERS_MS, left),
          bodyMs: left,
          maxBytes: connection.maxBytes,
        })
      } catch (error) {
        if (isRenewed || !isRefusedCredential(error)) throw error
        isSent = false
        if (!(await connection.renewAfterRefusal(authorized))) throw error
        isRenewed = true
        return AGAIN
      }
    }
    if (limiter && limiter.waitMs() > deadline - connection.now) throw paused(operation, limiter.waitMs())
    const release = limiter && (await limiter.acquire(signal))
    try {
      const outcome = await once()
      if (outcome !== AGAIN) return outcome
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      const left = deadline - connection.now
      const policy = { max: retry.max, repeatable, maxWaitMs: Math.min(MAX_WAIT_MS, left) }
      const delay = retryDelay(error, count, policy, connection.clock.random)
      if (delay === null || delay >= left || !connection.retries.take())
        throw repeatable || !isSent ? error : asOutcome(error, operation)
      await connection.clock.wait(delay, signal)
    } finally {
      release?.()
    }
  }
}

/** Stands for a request to be made once more, with renewed credentials. */
const AGAIN: unique symbol = Symbol('again')

function isRefusedCredential(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'credentials_rejected'
}

function outOfTime({ id, resolved }: Operation): ConnectorError {
  const limit = `its time limit of ${resolved.timeoutMs / 1000} s ran out before it could be sent`
  return new ConnectorError('upstream_timeout', `Cannot execute ${id}: ${limit}`, { sent: false })
}

/** The allowance comes back later than the call may wait. */
function paused({ id }: Operation, ms: number): ConnectorError {
  return new ConnectorError(
    'upstream_rate_limited',
    `Cannot execute ${id}: the third party takes no more calls for ${Math.ceil(ms / 1000)} s`,
    { hint: 'Wait, then call again with the same params.', sent: false },
  )
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

function redacted(request: HttpRequest, connection: Connection): HttpRequest {
  return {
    ...request,
    path: connection.redact(request.path),
    headers: hidden(Object.entries(request.headers), connection),
  }
}

/** Headers as an observer sees them. */
function hidden(headers: Iterable<[string, string]>, { redact }: Connection): Record<string, string> {
  const shown = [...headers].map(([name, value]) => {
    if (name === 'set-cookie') return [name, '[secret]']
    return [name, name === 'authorization' ? value.replace(/\S+$/, '[secret]') : redact(value)]
  })
  return Object.fromEntries(shown) as Record<string, string>
}
