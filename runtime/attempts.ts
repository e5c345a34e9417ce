/** The tries of one call: each in its turn and with credentials, the next one only where repeating is safe. */
import { ConnectorError, UpstreamError } from './base/errors.ts'
import type { HttpRequest, Limits } from './base/http.ts'
import { unlessCancelled } from './base/unless-cancelled.ts'
import type { Connection } from './connection.ts'
import { noteAuthorized } from './observed.ts'
import type { Operation } from './plan/index.ts'
import type { Release } from './transport/index.ts'
import { retryDelay } from './transport/index.ts'

/** The longest wait for an answer's headers; the operation's own time limit can only shorten it. */
const HEADERS_MS = 30_000

/** Waits asked for beyond this are handed to the caller instead. */
const MAX_WAIT_MS = 30_000

/** What one attempt gets: the authorised request and what it may take. */
export type Attempt<T> = (request: HttpRequest, limits: Limits) => Promise<T>

/** Who follows a call. */
export interface CallWatch {
  /** Ends the call. */
  readonly signal?: AbortSignal | undefined
  /**
   * The longest that the call may take with all its tries, in milliseconds, instead of the operation's own time limit; for a
   * walk each of its pages, for a download until its bytes begin to come.
   */
  readonly timeoutMs?: number | undefined
  /** Told before each request of the call is sent to the third party; not of those for tokens. */
  readonly onRequest?: (() => void) | undefined
}

/** One call on its way: what all its tries share, and what the last one came to. */
interface Course<T> {
  readonly operation: Operation
  readonly request: HttpRequest
  readonly connection: Connection
  readonly signal: AbortSignal | undefined
  readonly onRequest: CallWatch['onRequest']
  readonly attempt: Attempt<T>
  /** Whether sending the request twice does what sending it once does. */
  readonly repeatable: boolean
  /** The call's time limit, in milliseconds. */
  readonly limitMs: number
  /** The longest wait for an answer's headers, in milliseconds. */
  readonly headersMs: number
  /** When the time limit runs out, in milliseconds since 1970. */
  readonly deadline: number
  /** How many tries were begun. */
  tries: number
  /** The request with credentials, once this try has sent it: a token request that fails says nothing about it. */
  sent: HttpRequest | undefined
  /** The request whose credentials were refused: they are renewed before the next try, once in a call. */
  refused: HttpRequest | undefined
}

/**
 * Makes attempts until one succeeds: once more with new credentials after a refusal, and as the manifest's `retry` allows.
 * A write is repeated only with an idempotency header. Everything together stays within the operation's time limit.
 */
export async function attempts<T>(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  { signal, onRequest, timeoutMs }: CallWatch,
  attempt: Attempt<T>,
): Promise<T> {
  const limitMs = timeoutMs ?? operation.resolved.timeoutMs
  const course: Course<T> = {
    operation,
    request,
    connection,
    signal,
    onRequest,
    attempt,
    repeatable: isRepeatable(operation, request),
    limitMs,
    headersMs: timeoutMs ?? HEADERS_MS,
    deadline: connection.now + limitMs,
    tries: 0,
    sent: undefined,
    refused: undefined,
  }
  connection.retries.call()
  for (;;) {
    const release = await turn(course)
    let delayMs: number | undefined
    try {
      return await tryOnce(course)
    } catch (error) {
      delayMs = (await isReplaced(course, error)) ? undefined : delayAfter(course, error)
    } finally {
      release?.()
    }
    if (delayMs !== undefined) await connection.clock.wait(delayMs, signal)
  }
}

function isRepeatable({ resolved: { retry, effect } }: Operation, { headers }: HttpRequest): boolean {
  return effect === 'read' || (retry.idempotency !== undefined && headers[retry.idempotency] !== undefined)
}

/** The call's turn within the manifest's `rate`. @throws ConnectorError `upstream_rate_limited` when it would come too late */
function turn(course: Course<unknown>): Release | Promise<Release> | undefined {
  const { operation, connection, deadline } = course
  const limiter = connection.limiter(operation.rate)
  if (!limiter) return undefined
  const waitMs = limiter.waitMs()
  const left = deadline - connection.now
  if (left <= 0) throw outOfTime(course)
  if (waitMs > left) throw paused(operation, waitMs)
  const leave = new AbortController()
  const place = limiter.acquire(leave.signal)
  if (!(place instanceof Promise)) return place
  return inTime(course, place).catch((error: unknown) => {
    leave.abort()
    // It may have come in the same moment.
    void place.then(
      (release) => release(),
      () => {},
    )
    throw error
  })
}

/** What a try waits for before it is sent, at most until the time limit. @throws ConnectorError `upstream_timeout`, `cancelled` */
function inTime<T>(course: Course<unknown>, work: Promise<T>): Promise<T> {
  const { connection, signal, deadline } = course
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime(course)), Math.max(0, deadline - connection.now))
  })
  return unlessCancelled(Promise.race([work, late]), signal).finally(() => clearTimeout(timer))
}

async function tryOnce<T>(course: Course<T>): Promise<T> {
  const { connection, deadline } = course
  course.tries++
  course.sent = undefined
  const ready = connection.authorize(course.request, course.refused)
  const authorized = ready instanceof Promise ? await inTime(course, ready) : ready
  noteAuthorized(course.operation.id, connection, authorized)
  const left = deadline - connection.now
  if (left <= 0) throw outOfTime(course)
  course.sent = authorized
  course.onRequest?.()
  const limits = { headersMs: Math.min(course.headersMs, left), bodyMs: left, maxBytes: connection.maxBytes }
  return course.attempt(authorized, limits)
}

/** How long to wait before the next try, in milliseconds, or undefined to make it at once. @throws the error when there is none */
function delayAfter(course: Course<unknown>, error: unknown): number | undefined {
  const { operation, connection, repeatable, deadline, tries, sent, signal } = course
  if (!(error instanceof ConnectorError)) throw error
  if (signal?.aborted) throw repeatable || !sent ? error : asOutcome(error, operation)
  if (sent && course.refused === undefined && isRefusedCredential(error) && connection.canRenew) {
    course.refused = sent
    noteRetry(course, error, 0)
    return undefined
  }
  const left = deadline - connection.now
  const policy = { max: operation.resolved.retry.max, repeatable, maxWaitMs: Math.min(MAX_WAIT_MS, left) }
  const delay = retryDelay(error, tries, policy, connection.clock.random)
  if (delay === null || delay >= left || !connection.retries.take())
    throw repeatable || !sent ? error : asOutcome(error, operation)
  noteRetry(course, error, delay)
  return delay
}

/** Whether a call whose credentials were refused has others now, which their owner stored while it ran: once in a call. */
async function isReplaced(course: Course<unknown>, error: unknown): Promise<boolean> {
  const { connection, request, sent, refused } = course
  if (!sent || refused || !(error instanceof ConnectorError) || !isRefusedCredential(error)) return false
  if (connection.canRenew) return false
  // What cannot be found out leaves the refusal as it is.
  if (!(await connection.takeReplaced(sent, request).catch(() => false))) return false
  course.refused = sent
  return true
}

function noteRetry({ operation, connection, tries }: Course<unknown>, { code }: ConnectorError, waitMs: number): void {
  connection.observe?.({ step: 'retry', operation: operation.id, value: { code, tries, waitMs } })
}

function isRefusedCredential(error: ConnectorError): boolean {
  return error instanceof UpstreamError && error.code === 'credentials_rejected'
}

function outOfTime({ operation, limitMs }: Course<unknown>): ConnectorError {
  const limit = `its time limit of ${limitMs / 1000} s ran out before it could be sent`
  return new ConnectorError('upstream_timeout', `Cannot execute ${operation.id}: ${limit}`, { sent: false })
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
