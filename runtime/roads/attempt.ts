/** Attempts of a request: each acquires a permit, authorizes and sends. A safe request is tried again. */
import { BodyStream } from '../base/body-stream.ts'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream } from '../base/http.ts'
import { notify } from '../base/observe.ts'
import { inTime, outOfTime, outOfTurn, type RequestState, type SentCall, type StepSending } from '../call-state.ts'
import { redactedRequest, redactedResponse } from '../redacted.ts'
import { delayBeforeRetry } from '../retry.ts'
import { moveRequest } from './redirects.ts'
import type { Release } from '../transport/index.ts'

/** Maximum wait for a response's headers; the operation's time limit may shorten it. */
const HEADERS_MS = 30_000
/** Maximum wait for another host's headers, and for its refusal, in milliseconds. */
const OTHER_HOST_MS = 30_000
/** Maximum pause between two chunks of a file, in milliseconds. */
const PAUSE_MS = 30_000

/**
 * Makes attempts until one succeeds or no other is allowed.
 * @param use sends the authorized request and reads the response
 * @throws ConnectorError the error of the last attempt
 */
export async function attempt<T>(
  { operation, connection, options, deadline: ofCall }: SentCall,
  request: HttpRequest,
  use: (authorized: HttpRequest, state: RequestState) => Promise<T>,
  { step, isRepeatable, deadline }: StepSending = {},
): Promise<T> {
  const { keyHeader, resolved } = operation
  const isOther = step?.isOtherHost === true
  const limitMs = isOther ? OTHER_HOST_MS : (options.timeoutMs ?? resolved.timeoutMs)
  const hasKey = keyHeader !== undefined && request.headers[keyHeader] !== undefined
  const state: RequestState = {
    operation,
    request,
    connection,
    signal: options.signal,
    onRequest: options.onRequest,
    step,
    isRepeatable: isRepeatable ?? (resolved.effect === 'read' || hasKey),
    limitMs,
    headersMs: isOther ? OTHER_HOST_MS : (options.timeoutMs ?? HEADERS_MS),
    deadline: deadline ?? ofCall ?? connection.now + limitMs,
    tries: 0,
    redirects: 0,
    sent: undefined,
    refused: undefined,
  }
  if (!isOther) connection.retries.earn()
  for (;;) {
    const release = await acquire(state)
    let delayMs: number | undefined
    try {
      return await use(await authorize(state), state)
    } catch (error) {
      delayMs = await delayBeforeRetry(state, error)
    } finally {
      release?.()
    }
    if (delayMs !== undefined) await connection.clock.wait(delayMs, options.signal)
  }
}

/** Waits for a permit of the manifest's `rate`. @throws ConnectorError `upstream_rate_limited` if it comes too late */
async function acquire(state: RequestState): Promise<Release | undefined> {
  const { operation, connection, deadline, step } = state
  const { pace } = connection
  const { cost } = operation.resolved
  const limiter = step?.isOtherHost ? undefined : pace.limiter(operation.rate)
  if (!limiter) return undefined
  for (;;) {
    const pausedMs = pace.pausedMs(operation)
    const waitMs = Math.max(pausedMs, limiter.waitMs(cost))
    const left = deadline - connection.now
    if (left <= 0) throw outOfTime(state)
    if (waitMs >= left) throw outOfTurn(state, waitMs)
    if (pausedMs === 0) break
    await inTime(state, connection.clock.wait(pausedMs, state.signal))
  }
  const taken = pace.take(limiter, deadline - connection.now, cost)
  if (typeof taken === 'function') return taken
  try {
    return await inTime(state, taken.permit)
  } catch (error) {
    const nextMs = limiter.waitMs(cost)
    taken.leave()
    const isOfRate = nextMs > 0 && error instanceof ConnectorError && error.code === 'upstream_timeout'
    throw isOfRate ? outOfTurn(state, nextMs) : error
  }
}

/**
 * Authorizes a request, and renews its credentials first when due. Another host gets none.
 * @throws ConnectorError `upstream_timeout`
 */
async function authorize(state: RequestState): Promise<HttpRequest> {
  const { operation, connection, request, refused, step } = state
  if (step?.isOtherHost) return request
  state.tries++
  state.sent = undefined
  const renewed = connection.authorize(request, refused)
  const authorized = renewed instanceof Promise ? await inTime(state, renewed) : renewed
  connection.observe?.({
    step: 'authorized',
    operation: operation.id,
    value: redactedRequest(authorized, connection.redact),
  })
  if (state.deadline <= connection.now) throw outOfTime(state)
  state.sent = authorized
  notify('onRequest', state.onRequest)
  return authorized
}

/** Sends a request and reads the response's body. Follows the operation's redirects. */
export async function sendRequest(request: HttpRequest, state: RequestState): Promise<HttpResponse> {
  const { operation, connection, signal } = state
  const left = state.deadline - connection.now
  const limits = { headersMs: Math.min(state.headersMs, left), bodyMs: left, maxBytes: connection.maxBytes }
  const { body } = request
  const sending = connection.transport.send(request, limits, signal)
  // Sending a file does not count.
  const response = await (body instanceof BodyStream
    ? sending.finally(() => (state.deadline += body.takeSendingMs()))
    : sending)
  connection.observe?.({
    step: 'response',
    operation: operation.id,
    value: { ...redactedResponse(response, connection.redact), bytes: response.body.byteLength },
  })
  if (!state.step?.isOtherHost) connection.takeHeaders(operation, response.headers)
  if (response.status < 300 || response.status >= 400 || !moveRequest(state, response)) return response
  return sendRequest(await authorize(state), state)
}

/** Sends a request and returns the response's body as a stream. Its time limit ends at the headers. */
export async function openStream(request: HttpRequest, state: RequestState): Promise<HttpStream> {
  const { operation, connection, deadline, signal, step } = state
  const headersMs = Math.min(state.headersMs, deadline - connection.now)
  const limits = { headersMs, bodyMs: PAUSE_MS, maxBytes: Infinity }
  const response = await connection.transport.stream(request, limits, signal)
  connection.observe?.({
    step: 'response',
    operation: operation.id,
    value: redactedResponse(response, connection.redact),
  })
  if (!step?.isOtherHost) connection.takeHeaders(operation, response.headers)
  // Downloads follow their own redirects, which may lead to file hosts.
  const isMoved = step === undefined && response.status >= 300 && response.status < 400 && moveRequest(state, response)
  if (!isMoved) return response
  await response.body.cancel()
  return openStream(await authorize(state), state)
}
