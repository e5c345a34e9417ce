/** A call on its way: what it asks for, and the state of each of its requests. */
import { ConnectorError } from './base/errors.ts'
import type { HttpRequest } from './base/http.ts'
import type { Params } from './base/json.ts'
import { unlessCancelled } from './base/waiting.ts'
import type { ExecuteOptions, FileDownload } from './call.ts'
import type { Connection } from './connection.ts'
import type { Operation, SendRules } from './plan/index.ts'
import type { ReadContext } from './response/index.ts'
import { quantity } from './base/names.ts'

/** A call whose params are checked. */
export interface CheckedCall {
  readonly operation: Operation
  readonly params: Params
  readonly connection: Connection
  readonly options: ExecuteOptions
  /** When the time of the call is over, in milliseconds since 1970, where its requests share it. */
  readonly deadline?: number | undefined
  /** The fields of the records that are used, where others are not worth a request. */
  readonly needed?: ReadonlySet<string> | undefined
}

/** What surrounds the responses of a call as they are read. */
export function readContextOf({ connection, options }: Pick<CheckedCall, 'connection' | 'options'>): ReadContext {
  const { onUnfit } = options
  return onUnfit ? { redact: connection.redact, now: connection.now, onUnfit } : connection
}

/** What is sent for one caller: by which rules, with whose account, and how. */
export interface SentCall {
  readonly operation: SendRules
  readonly connection: Connection
  readonly options: ExecuteOptions
  /** When the time of the call is over, in milliseconds since 1970, where its requests share it. */
  readonly deadline?: number | undefined
}

/** The result of a call: a page with the params of the next one, or the file of a download. */
export interface RoadResult<P> {
  readonly page?: P
  readonly next: Params | null
  readonly file?: FileDownload
}

/** How one request of a call is sent; what is left out follows from its operation. */
export interface StepSending {
  /** The step that the request is, of several or of a download. */
  readonly step?: RequestStep | undefined
  /** Whether sending the request twice does what sending it once does. */
  readonly isRepeatable?: boolean
  /** When its time is over, in milliseconds since 1970. */
  readonly deadline?: number
}

/** A request that is not the operation's own: it may lead elsewhere, or to a file. */
export interface RequestStep {
  readonly request: HttpRequest
  /** Whether the response is the file; false where it names the file's URL. */
  readonly isFile: boolean
  /** Whether the request leaves the connection's origin: it gets no credentials, has no rate, and is sent once. */
  readonly isOtherHost: boolean
  /** The byte range that the caller asked for. */
  readonly range?: string | undefined
  /** How many redirects led here. */
  readonly redirects: number
  /** The file's name and size, in bytes, as an earlier response gave them. */
  readonly name?: string | undefined
  readonly size?: number | undefined
}

/** The state of a request: what all its tries share, and what the last one came to. */
export interface RequestState {
  readonly operation: SendRules
  /** What is sent next, without credentials: a redirect changes it. */
  request: HttpRequest
  readonly connection: Connection
  readonly signal: AbortSignal | undefined
  readonly onRequest: ExecuteOptions['onRequest']
  /** Undefined for the operation's own request. */
  readonly step: RequestStep | undefined
  /** Whether sending the request twice does what sending it once does. */
  readonly isRepeatable: boolean
  /** The time limit, in milliseconds. */
  readonly limitMs: number
  /** The longest wait for a response's headers, in milliseconds. */
  readonly headersMs: number
  /** When the time limit runs out, in milliseconds since 1970. StepSending a body that is a stream moves it. */
  deadline: number
  /** How many tries were begun. */
  tries: number
  /** How many redirects were followed. */
  redirects: number
  /** The request with credentials, once this try has sent it: a token request that fails says nothing about it. */
  sent: HttpRequest | undefined
  /** The request whose credentials were refused: they are renewed before the next try, once in a call. */
  refused: HttpRequest | undefined
}

/** What a try waits for before it is sent, at most until the time limit. @throws ConnectorError `upstream_timeout`, `cancelled` */
export function inTime<T>(call: RequestState, work: Promise<T>): Promise<T> {
  const { connection, signal, deadline } = call
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime(call)), Math.max(0, deadline - connection.now))
  })
  return unlessCancelled(Promise.race([work, late]), signal).finally(() => clearTimeout(timer))
}

/** The error of a call whose time limit ran out before this try was sent. */
export function outOfTime({ operation, limitMs }: RequestState): ConnectorError {
  const limit = `its time limit of ${limitMs / 1000} s ran out before it could be sent`
  return new ConnectorError('upstream_timeout', `Cannot execute ${operation.id}: ${limit}`, { sent: false })
}

/**
 * The error of a call that the rate gives no turn within its time limit: it says which rate, since more calls in the same time come to
 * the same end, and more time does not. @param ms how long until the next turn, as far as it is known
 */
export function outOfTurn({ operation, limitMs }: RequestState, ms: number): ConnectorError {
  const { cost, rate: { limit, perMs = 0 } = {} } = operation.resolved
  const seconds = Math.ceil(ms / 1000)
  // A rate's own turn is never further away than its span: a longer pause is what the third party asked for.
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
