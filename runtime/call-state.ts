/** The state of a call and its requests. */
import { ConnectorError } from './base/errors.ts'
import type { HttpRequest } from './base/http.ts'
import type { Params } from './base/json.ts'
import { unlessCancelled } from './base/waiting.ts'
import type { ExecuteOptions, FileDownload } from './call.ts'
import type { Connection } from './connection.ts'
import type { Operation, SendRules } from './plan/index.ts'
import type { ReadContext } from './response/index.ts'
import { quantity } from './base/names.ts'

/** A call with checked params. */
export interface CheckedCall {
  readonly operation: Operation
  readonly params: Params
  readonly connection: Connection
  readonly options: ExecuteOptions
  /** Time limit of the call, in milliseconds since 1970, where its requests share it. */
  readonly deadline?: number | undefined
  /** The used fields of the records; others need no request. */
  readonly needed?: ReadonlySet<string> | undefined
}

/** The context of reading a call's responses. */
export function readContextOf({ connection, options }: Pick<CheckedCall, 'connection' | 'options'>): ReadContext {
  const { onUnfit } = options
  return onUnfit ? { redact: connection.redact, now: connection.now, onUnfit } : connection
}

/** A call's operation, connection and options. */
export interface SentCall {
  readonly operation: SendRules
  readonly connection: Connection
  readonly options: ExecuteOptions
  /** Time limit of the call, in milliseconds since 1970, where its requests share it. */
  readonly deadline?: number | undefined
}

/** Result of a call: a page with the params of the next one, or a download's file. */
export interface RoadResult<P> {
  readonly page?: P
  readonly next: Params | null
  readonly resumesBy?: string | undefined
  readonly file?: FileDownload
}

/** Options of sending one request; the operation has the defaults. */
export interface StepSending {
  /** The request's step in a call of several, or in a download. */
  readonly step?: RequestStep | undefined
  /** Whether sending the request twice does what sending it once does. */
  readonly isRepeatable?: boolean
  /** Time limit, in milliseconds since 1970. */
  readonly deadline?: number
}

/** A request other than the operation's own: to another place, or for a file. */
export interface RequestStep {
  readonly request: HttpRequest
  /** Whether the response is the file; false where it has the file's URL. */
  readonly isFile: boolean
  /** Whether the request leaves the connection's origin: it has no credentials, no rate and no retries. */
  readonly isOtherHost: boolean
  /** The requested byte range. */
  readonly range?: string | undefined
  /** Number of redirects so far. */
  readonly redirects: number
  /** The file's name and size in bytes, from an earlier response. */
  readonly name?: string | undefined
  readonly size?: number | undefined
}

/** The state of a request: shared by all tries, and of the last one. */
export interface RequestState {
  readonly operation: SendRules
  /** The next request, without credentials. A redirect changes it. */
  request: HttpRequest
  readonly connection: Connection
  readonly signal: AbortSignal | undefined
  readonly onRequest: ExecuteOptions['onRequest']
  /** Undefined for the operation's own request. */
  readonly step: RequestStep | undefined
  /** Whether sending the request twice does what sending it once does. */
  readonly isRepeatable: boolean
  /** Time limit, in milliseconds. */
  readonly limitMs: number
  /** Maximum wait for a response's headers, in milliseconds. */
  readonly headersMs: number
  /** Time limit, in milliseconds since 1970. Sending a stream extends it. */
  deadline: number
  /** Number of started tries. */
  tries: number
  /** Number of followed redirects. */
  redirects: number
  /** The authorized request, once this try has sent it. A failed token request concerns other credentials. */
  sent: HttpRequest | undefined
  /** The request with refused credentials, which are renewed before the next try, once in a call. */
  refused: HttpRequest | undefined
}

/** Waits for work before a try is sent, until the time limit. @throws ConnectorError `upstream_timeout`, `cancelled` */
export function inTime<T>(call: RequestState, work: Promise<T>): Promise<T> {
  const { connection, signal, deadline } = call
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime(call)), Math.max(0, deadline - connection.now))
  })
  return unlessCancelled(Promise.race([work, late]), signal).finally(() => clearTimeout(timer))
}

/** The error when the time limit passes before this try is sent. */
export function outOfTime({ operation, limitMs }: RequestState): ConnectorError {
  const limit = `its time limit of ${limitMs / 1000} s ran out before it could be sent`
  return new ConnectorError('upstream_timeout', `Cannot execute ${operation.id}: ${limit}`, { sent: false })
}

/**
 * The error when the rate gives no permit within the time limit. It names the rate: more calls fail alike, and more
 * time does not help.
 * @param ms the wait for the next permit, as far as known
 */
export function outOfTurn({ operation, limitMs }: RequestState, ms: number): ConnectorError {
  const { cost, rate: { limit, perMs = 0 } = {} } = operation.resolved
  const seconds = Math.ceil(ms / 1000)
  // A rate's own wait is never longer than its span; a longer pause is the third party's.
  const isOfRate = limit !== undefined && ms <= perMs
  const unit = cost === undefined ? 'call' : 'point'
  const rate = `${quantity(limit ?? 0, unit)} in ${perMs / 1000} s`
  const state = isOfRate
    ? `its rate of ${rate} has no free slot within its time limit of ${limitMs / 1000} s`
    : `the third party accepts no calls for another ${seconds} s`
  const more = isOfRate ? ' To let a call wait longer for its turn, raise timeoutMs.' : ''
  return new ConnectorError('upstream_rate_limited', `Cannot execute ${operation.id}: ${state}`, {
    hint: `Wait ${seconds} s, then call again with the same params.${more}`,
    sent: false,
    retryAfterMs: ms,
  })
}
