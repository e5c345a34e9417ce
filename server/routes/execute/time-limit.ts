/** The time that a call may take, and what ends it before. */
import { ConnectorError, type ExecuteOptions, type Operation } from 'plugboard/runtime'
import type { RouteRequest } from '../../http/index.ts'
import type { ExecuteLimits } from '../base/services.ts'

/** What of a call says how long it may take. */
export interface TimedCall {
  /** Its own limit, in milliseconds. */
  readonly timeoutMs: number
  /** Whether it changes nothing, so that it ends when its caller hangs up. */
  readonly isRead: boolean
  /** Whether its response is handed on as it comes. */
  readonly isFile: boolean
  /** Whether it sends several requests. */
  readonly isSteps?: boolean
}

/** The times of a call of an operation. */
export function timedCallOf({ resolved: { timeoutMs, effect, action, steps } }: Operation): TimedCall {
  return { timeoutMs, isRead: effect === 'read', isFile: action === 'download', isSteps: steps !== undefined }
}

/** Options of a call, and whether its time limit has ended it. */
export interface TimedOptions {
  readonly options: ExecuteOptions
  readonly isTimeOver: () => boolean
}

/**
 * The options of a call. A read ends when its caller hangs up, and any call when its time is over; a write that was sent is not
 * cancelled.
 * @param onRequest called before each request to the third party
 */
export function timedOptions(
  { body, signal, header, upload }: RouteRequest,
  { timeoutMs, isRead, isFile, isSteps = false }: TimedCall,
  { executeSeconds }: ExecuteLimits,
  onRequest: () => void,
): TimedOptions {
  const key = header('idempotency-key')
  const { timeout_ms: askedMs } = body as { readonly timeout_ms?: number }
  const limitMs = shorterLimitMs(timeoutMs, isFile ? Number.POSITIVE_INFINITY : executeSeconds * 1000, askedMs)
  // The runtime ends a call of several steps with what is needed to go on, and does not count the time that a file takes.
  const isLeftToRuntime = isSteps || upload !== undefined
  const timer = limitMs === undefined || isLeftToRuntime ? undefined : AbortSignal.timeout(limitMs)
  const options: ExecuteOptions = {
    signal: isRead ? eitherOf(signal, timer) : timer,
    onRequest,
    timeoutMs: isLeftToRuntime ? limitMs : undefined,
    idempotencyKey: key,
  }
  return { options, isTimeOver: () => timer?.aborted === true }
}

/** The time limit of a call, in milliseconds; undefined where its own, which the runtime keeps, is not longer. */
function shorterLimitMs(ownMs: number, mostMs: number, askedMs = Number.POSITIVE_INFINITY): number | undefined {
  const limitMs = Math.min(askedMs, mostMs)
  return limitMs < ownMs ? limitMs : undefined
}

/** What ends with the connection or with the time; `AbortSignal.any` would leave a trace of each call in the connection's signal. */
function eitherOf(connection: AbortSignal, time: AbortSignal | undefined): AbortSignal {
  if (!time) return connection
  const ended = new AbortController()
  for (const one of [connection, time]) {
    if (one.aborted) ended.abort(one.reason)
    one.addEventListener('abort', () => ended.abort(one.reason), { signal: ended.signal })
  }
  return ended.signal
}

/** The codes of a call that a signal ended. */
const ENDED: ReadonlySet<string> = new Set(['cancelled', 'upstream_timeout'])

/** The error of a call that ended because its time was over: nobody cancelled it. */
export function timeLimitError(error: unknown, { isRead }: Pick<TimedCall, 'isRead'>): unknown {
  if (!(error instanceof ConnectorError) || !ENDED.has(error.code)) return error
  const isLost = !isRead && error.sent !== false
  if (!isLost)
    return new ConnectorError('upstream_timeout', 'Cannot finish the call: its time limit ran out', {
      sent: error.sent ?? true,
    })
  return new ConnectorError('outcome_unknown', 'Cannot determine the outcome of the call: its time limit ran out', {
    sent: true,
    hint: 'Check the state at the third party before you call again.',
  })
}
