/** The attempts of one request: each acquires a permit, authorizes and sends; another one follows where that is safe. */
import { BodyStream } from '../base/body/body-stream.ts'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse, HttpStream } from '../base/http.ts'
import { notify } from '../base/observe.ts'
import { inTime, outOfTime, outOfTurn, type RequestState, type SentCall, type StepSending } from '../call-state.ts'
import { redactedRequest, redactedResponse } from '../redacted.ts'
import { delayBeforeRetry } from '../retry.ts'
import { moveRequest } from './redirects.ts'
import type { Release } from '../transport/index.ts'

/** The longest wait for a response's headers; the operation's own time limit can only shorten it. */
const HEADERS_MS = 30_000
/** The longest wait for the headers of another host's response, and for a refusal of it, in milliseconds. */
const OTHER_HOST_MS = 30_000
/** The longest pause between two chunks of a file, in milliseconds. */
const PAUSE_MS = 30_000

/**
 * Makes attempts until one succeeds or no other is allowed.
 * @param use sends the request, which has its credentials by then, and reads the response
 * @throws ConnectorError what the last attempt came to
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

/** Waits until the manifest's `rate` lets the request start. @throws ConnectorError `upstream_rate_limited` when that is too late */
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
 * The request with credentials, about to be sent; they are renewed first where that is due. Another host gets none.
 * @throws ConnectorError `upstream_timeout` when its time is over
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

/** Sends a request and collects the response's body, at the end of the redirects that the operation follows. */
export async function sendRequest(request: HttpRequest, state: RequestState): Promise<HttpResponse> {
  const { operation, connection, signal } = state
  const left = state.deadline - connection.now
  const limits = { headersMs: Math.min(state.headersMs, left), bodyMs: left, maxBytes: connection.maxBytes }
  const { body } = request
  const sending = connection.transport.send(request, limits, signal)
  // The time that a file takes is not the third party's.
  const response = await (body instanceof BodyStream
    ? sending.finally(() => (state.deadline += body.takeSendingMs()))
    : sending)
  connection.observe?.({
    step: 'response',
    operation: operation.id,
    value: { ...redactedResponse(response, connection.redact), bytes: response.body.byteLength },
  })
  if (!state.step?.isOtherHost) connection.pace.pauseIfExhausted(operation.rate, response.headers)
  if (response.status < 300 || response.status >= 400 || !moveRequest(state, response)) return response
  return sendRequest(await authorize(state), state)
}

/** Sends a request and hands on the response's body as it comes: only the time until its headers counts. */
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
  if (!step?.isOtherHost) connection.pace.pauseIfExhausted(operation.rate, response.headers)
  // A download follows its redirects itself: they may lead to hosts of files.
  const isMoved = step === undefined && response.status >= 300 && response.status < 400 && moveRequest(state, response)
  if (!isMoved) return response
  await response.body.cancel()
  return openStream(await authorize(state), state)
}
