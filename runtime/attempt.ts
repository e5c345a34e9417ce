/** The pipeline of one call's tries: acquire, authorize, send, read; and again where repeating is safe. */
import { ConnectorError, UpstreamError } from './base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream } from './base/http.ts'
import type { CallState } from './call-state.ts'
import { inTime, outOfTime } from './call-state.ts'
import type { Connection } from './connection.ts'
import { noteAnswer, noteAuthorized } from './observed.ts'
import type { Operation } from './plan/index.ts'
import { delayBeforeNext } from './retrying.ts'
import type { Release } from './transport/index.ts'

/** The longest pause between two chunks of a file, in milliseconds. */
const PAUSE_MS = 30_000

/**
 * Makes tries until one succeeds; everything together stays within the call's time limit.
 * @param send sends a request: `sendWhole`, or `openStream` for a file
 * @param read makes the result of an answer, or throws what the third party refused; `deadline` is in milliseconds since 1970
 * @throws ConnectorError, UpstreamError
 */
export async function attempt<A, T>(
  call: CallState,
  send: (call: CallState, request: HttpRequest) => Promise<A>,
  read: (answer: A, connection: Connection, deadline: number) => T | Promise<T>,
): Promise<T> {
  const { connection, deadline, signal } = call
  connection.retries.call()
  for (;;) {
    const release = await acquire(call)
    let delayMs: number | undefined
    try {
      const request = await authorize(call)
      const answer = await send(call, request)
      return await read(answer, connection, deadline)
    } catch (error) {
      penalise(call, error)
      delayMs = await delayBeforeNext(call, error)
    } finally {
      release?.()
    }
    if (delayMs !== undefined) await connection.clock.wait(delayMs, signal)
  }
}

/** Waits until the manifest's `rate` lets the call start. @throws ConnectorError `upstream_rate_limited` when that is too late */
function acquire(call: CallState): Release | Promise<Release> | undefined {
  const { operation, connection, deadline } = call
  const limiter = connection.limiter(operation.rate)
  if (!limiter) return undefined
  const waitMs = limiter.waitMs()
  const left = deadline - connection.now
  if (left <= 0) throw outOfTime(call)
  if (waitMs > left) throw paused(operation, waitMs)
  const waiting = new AbortController()
  const acquired = limiter.acquire(waiting.signal, left)
  if (!(acquired instanceof Promise)) return acquired
  return inTime(call, acquired).catch((error: unknown) => {
    waiting.abort()
    // It may have come in the same moment.
    void acquired.then(
      (release) => release(),
      () => {},
    )
    throw error
  })
}

/** Pauses all calls under the rate of a call that the third party refused for being too many, as long as it asks. */
function penalise({ operation, connection }: CallState, error: unknown): void {
  if (!(error instanceof UpstreamError) || error.code !== 'upstream_rate_limited') return
  if (error.retryAfterMs !== undefined) connection.penalise(operation.rate, error.retryAfterMs)
}

/** The request with credentials, about to be sent; they are renewed first where that is due. */
async function authorize(call: CallState): Promise<HttpRequest> {
  const { operation, connection, deadline, request, refused } = call
  call.tries++
  call.sent = undefined
  const ready = connection.authorize(request, refused)
  const authorized = ready instanceof Promise ? await inTime(call, ready) : ready
  noteAuthorized(operation.id, connection, authorized)
  if (deadline <= connection.now) throw outOfTime(call)
  call.sent = authorized
  call.onRequest?.()
  return authorized
}

/** Sends a request and collects the answer's body. */
export async function sendWhole(call: CallState, request: HttpRequest): Promise<HttpResponse> {
  const { operation, connection, deadline, signal } = call
  const left = deadline - connection.now
  const limits = { headersMs: Math.min(call.headersMs, left), bodyMs: left, maxBytes: connection.maxBytes }
  const answer = await connection.transport.send(request, limits, signal)
  noteAnswer(operation.id, connection, answer, answer.body.byteLength)
  connection.keepRate(operation.rate, answer.headers)
  return answer
}

/** Sends a request and hands the answer's body on as it comes: only the time until its headers counts. */
export async function openStream(call: CallState, request: HttpRequest): Promise<HttpStream> {
  const { operation, connection, deadline, signal } = call
  const headersMs = Math.min(call.headersMs, deadline - connection.now)
  const limits = { headersMs, bodyMs: PAUSE_MS, maxBytes: Infinity }
  const answer = await connection.transport.stream(request, limits, signal)
  noteAnswer(operation.id, connection, answer)
  if (request.origin === connection.base.origin) connection.keepRate(operation.rate, answer.headers)
  return answer
}

/** The allowance comes back later than the call may wait. */
function paused({ id }: Operation, ms: number): ConnectorError {
  return new ConnectorError(
    'upstream_rate_limited',
    `Cannot execute ${id}: the third party takes no more calls for ${Math.ceil(ms / 1000)} s`,
    { hint: 'Wait, then call again with the same params.', sent: false, retryAfterMs: ms },
  )
}
