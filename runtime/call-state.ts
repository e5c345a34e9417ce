/** The state of one call: what all its tries share, and what the last one came to. */
import { ConnectorError } from './base/errors.ts'
import type { HttpRequest } from './base/http.ts'
import { unlessCancelled } from './base/unless-cancelled.ts'
import type { Connection } from './connection.ts'
import type { Operation } from './plan/index.ts'

/** The longest wait for an answer's headers; the operation's own time limit can only shorten it. */
const HEADERS_MS = 30_000

/** What ends a call, and what is called while it runs. */
export interface CallWatch {
  /** Ends the call. */
  readonly signal?: AbortSignal | undefined
  /**
   * The longest that the call may take with all its tries, in milliseconds, instead of the operation's own time limit; for a
   * walk each of its pages, for a download until its bytes begin to come.
   */
  readonly timeoutMs?: number | undefined
  /** Called before each request of the call is sent to the third party; not for token requests. */
  readonly onRequest?: (() => void) | undefined
}

/** One call. */
export interface CallState {
  readonly operation: Operation
  readonly request: HttpRequest
  readonly connection: Connection
  readonly signal: AbortSignal | undefined
  readonly onRequest: CallWatch['onRequest']
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

/** The state of a call that starts now: its time limit runs. */
export function startCall(
  operation: Operation,
  request: HttpRequest,
  connection: Connection,
  { signal, onRequest, timeoutMs }: CallWatch,
): CallState {
  const limitMs = timeoutMs ?? operation.resolved.timeoutMs
  return {
    operation,
    request,
    connection,
    signal,
    onRequest,
    repeatable: isRepeatable(operation, request),
    limitMs,
    headersMs: timeoutMs ?? HEADERS_MS,
    deadline: connection.now + limitMs,
    tries: 0,
    sent: undefined,
    refused: undefined,
  }
}

function isRepeatable({ resolved: { retry, effect } }: Operation, { headers }: HttpRequest): boolean {
  return effect === 'read' || (retry.idempotency !== undefined && headers[retry.idempotency] !== undefined)
}

/** What a try waits for before it is sent, at most until the time limit. @throws ConnectorError `upstream_timeout`, `cancelled` */
export function inTime<T>(call: CallState, work: Promise<T>): Promise<T> {
  const { connection, signal, deadline } = call
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime(call)), Math.max(0, deadline - connection.now))
  })
  return unlessCancelled(Promise.race([work, late]), signal).finally(() => clearTimeout(timer))
}

/** The error of a call whose time limit ran out before this try was sent. */
export function outOfTime({ operation, limitMs }: CallState): ConnectorError {
  const limit = `its time limit of ${limitMs / 1000} s ran out before it could be sent`
  return new ConnectorError('upstream_timeout', `Cannot execute ${operation.id}: ${limit}`, { sent: false })
}
