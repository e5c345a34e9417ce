/** One call of a connector on its way through the server: its slots, its time, its span, its row in the audit trail. */
import { ConnectorError, type ExecuteOptions, type Operation } from 'plugboard/runtime'
import { ownHostsOf } from '../../accounts/catalogue/index.ts'
import type { ReleaseSlot } from '../../ground/limits/index.ts'
import type { SearchedConnector } from '../../accounts/connectors/index.ts'
import type { RouteRequest, RouteResponse } from '../../http/index.ts'
import { capturedWork } from './captured.ts'
import type { ConnectorCallRequest } from '../services/call-request.ts'
import { limitedFile } from './file-stream.ts'
import { actorOf } from '../../accounts/index.ts'
import type { WithCalls, CallLimits } from '../services/open.ts'

/** Names of a call for the audit trail, metrics, and spans. Only known names, no other input of a caller. */
export interface CallNames {
  readonly type: 'direct' | 'search'
  /** In the trail. */
  readonly entity: string | null
  readonly action: string
  /** In metrics and spans. */
  readonly metric: { readonly entity: string; readonly action: string }
}

/** A call, once its connector is open. */
export interface RunningCall {
  readonly request: ConnectorCallRequest
  readonly opened: SearchedConnector
  /** In milliseconds of `performance.now()`. */
  readonly began: number
  readonly names: CallNames
}

/** Steps of a call: a check of the caller's permission, then the call. */
export interface CallWork {
  judge(): Promise<void>
  run(): Promise<RouteResponse>
}

/** Runs calls, which share the limits on concurrent calls. */
export type RunCall = (call: RunningCall, work: CallWork) => Promise<RouteResponse>

/** Takes the slots of a call, runs it and records what it came to. */
export function callRunner(services: WithCalls): RunCall {
  return async (call, { judge, run }) => {
    const { request, opened } = call
    let slots: readonly ReleaseSlot[] = []
    let response: RouteResponse
    try {
      await judge()
      const admitted = request.caller.customer ? undefined : request.admit('customer', opened.connector.customerId)
      if (admitted) await admitted
      slots = await services.takeSlots(opened.connector)
      response = await traced(services, call, capturedWork(services, call, run))
    } catch (error) {
      await end(services, call, { slots, status: 0, failure: error })
      throw error
    }
    const { status, stream } = response
    if (stream) return { ...response, stream: untilEnd(services, call, { slots, status }, stream) }
    await end(services, call, { slots, status })
    return response
  }
}

/** End of a call. */
interface CallEnd {
  /** Releases of the slots that it has taken. */
  readonly slots: readonly ReleaseSlot[]
  readonly status: number
  /** Error of the call; undefined if it succeeded. */
  readonly failure?: unknown
}

/** Releases what a call holds and records it. */
function end(services: WithCalls, call: RunningCall, { slots, status, failure }: CallEnd): Promise<void> {
  const { request, opened, names } = call
  // A response that its caller has not read yet is held in memory: it counts as a running call until then.
  if (slots.length > 0) request.afterResponse(() => slots.forEach((release) => release()))
  opened.release(failure)
  if (failure !== undefined) return record(services, call, ...outcomeOf(failure))
  if (names.type !== 'search') services.connectors.touch(opened.connector)
  return record(services, call, status, null)
}

/** A file's bytes; the call holds its slots and its connection until the last of them. */
function untilEnd(
  services: WithCalls,
  call: RunningCall,
  ended: CallEnd,
  stream: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const {
    config: { limits },
    log,
  } = services
  const onEnd = (failure?: unknown): void => {
    end(services, call, { ...ended, failure }).catch((error: unknown) =>
      log.error({ error }, 'cannot record the end of a download'),
    )
  }
  return limitedFile(stream, { mostBytes: limits.downloadBytes, onEnd })
}

function outcomeOf(error: unknown): [status: number, code: string] {
  return error instanceof ConnectorError ? [error.status, error.code] : [500, 'internal']
}

/** Writes a row of the audit trail and counts the call. */
function record(services: WithCalls, call: RunningCall, status: number, code: string | null): Promise<void> {
  const {
    request,
    began,
    names: { metric, ...names },
    opened,
  } = call
  const { connector } = opened
  const durationMs = Math.round(performance.now() - began)
  const isOwn = ownHostsOf(opened.plan) !== null
  // Organizations choose what is in their own kinds: metrics name none of it.
  const [kind, entity, action] = isOwn ? ['own', 'own', 'own'] : [connector.kind, metric.entity, metric.action]
  services.countExecute(kind, entity, action, code ?? 'ok', durationMs / 1000)
  return services.audit.write({
    organizationId: connector.organizationId,
    requestId: request.id,
    actor: actorOf(request.caller),
    customerId: connector.customerId,
    connectorId: connector.id,
    ...names,
    status,
    code,
    durationMs,
    definitionVersion: connector.definitionVersion,
    ...request.agent,
  })
}

/** Runs a call, inside a span where spans are collected. */
function traced({ tracer }: WithCalls, { opened, names }: RunningCall, run: CallWork['run']): Promise<RouteResponse> {
  if (!tracer.enabled) return run()
  const { entity, action } = names.metric
  const attributes = {
    'plugboard.kind': opened.plan.kind,
    'plugboard.entity': entity,
    'plugboard.action': action,
    'plugboard.connector_id': opened.connector.id,
  }
  return tracer.span(`execute ${entity}.${action}`, { attributes }, run)
}

/** Fields of a call that decide its time limit. */
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
 * Returns the options of a call. A read ends when its caller hangs up, and any call at its time limit. A write that was sent is
 * not canceled.
 * @param onRequest called before each request to the vendor
 */
export function timedOptions(
  { body, signal, header, upload }: RouteRequest,
  { timeoutMs, isRead, isFile, isSteps = false }: TimedCall,
  { executeSeconds }: CallLimits,
  onRequest: () => void,
): TimedOptions {
  const key = header('idempotency-key')
  const { timeout_ms: askedMs } = body as { readonly timeout_ms?: number }
  const limitMs = shorterLimitMs(timeoutMs, isFile ? Number.POSITIVE_INFINITY : executeSeconds * 1000, askedMs)
  // The runtime ends a call of several steps with the state to continue from, and does not count the time of a file.
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

/**
 * Returns a signal that ends with the connection or the time. `AbortSignal.any` would leave a trace of each call in the
 * connection's signal.
 */
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

/** Returns the error of a call that reached its time limit, instead of a cancellation. */
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
