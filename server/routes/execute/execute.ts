/** Execute: the runtime's road with a porch. */
import type { CallOptions, FileDownload, JsonSchema, Operation, Params } from 'plugboard/runtime'
import { ConnectorError, executeRaw, find } from 'plugboard/runtime'
import type { Audit } from '../../audit/index.ts'
import type { Connectors, OpenConnector, SearchedConnector } from '../../connectors/index.ts'
import { reachOf } from '../../connectors/index.ts'
import type { Answer, Request, Route } from '../../http/index.ts'
import type { Limits } from '../../limits/index.ts'
import type { Log, Metrics, Tracer } from '../../observe/index.ts'
import { CONNECTORS } from '../connector-shape.ts'
import type { Execution } from './envelope.ts'
import { envelope, fileAnswer, resultEnvelope } from './envelope.ts'
import { fileTooLarge, watched } from './file-stream.ts'
import { actorOf, customerOfConnector } from '../owner.ts'
import { ANY_OBJECT, nullable, object, text, THIRD_PARTY_ERRORS, UUID } from '../schemas.ts'
import type { TakeSlots } from './slots.ts'
import { slotTaker } from './slots.ts'

/** What execute works with. */
export interface ExecuteServices {
  readonly connectors: Connectors
  readonly audit: Audit
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly log: Log
  readonly limits: ExecuteLimits
  /** Where running calls are counted. */
  readonly counting: Limits
  /** Runs the `search` action over the synchronised copy. */
  readonly search: (
    opened: SearchedConnector,
    entity: string,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Found>
  /** Told of a write that succeeded, so that the copy follows. */
  readonly written: (opened: OpenConnector, call: Call, records: Uint8Array | null) => Promise<void>
  /** Called when the third party does not know the record that a call names, so that the copy follows. */
  readonly missing: (opened: OpenConnector, call: Call) => Promise<void>
}

/** How much may run at once. */
export interface ExecuteLimits {
  readonly executesPerConnector: number
  readonly executesPerCustomerAndKind: number
  readonly executeSeconds: number
  readonly downloadBytes: number
}

/** What a search found. */
export interface Found {
  /** JSON text of an array. */
  readonly data: Uint8Array
  readonly meta: Record<string, string | number | boolean | null>
}

/** An operation and its params, as the body says them. */
export interface Call {
  readonly entity: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

const RESULT_TYPE = 'application/vnd.connector.result+json'
const ACTIONS = ['list', 'get', 'create', 'update', 'delete', 'search', 'api_search', 'download']
const READS: ReadonlySet<unknown> = new Set(['list', 'get', 'search', 'api_search', 'download'])

/** The route that executes. */
export function executeRoutes(services: ExecuteServices): Route[] {
  const take = slotTaker(services.limits, services.counting)
  return [
    {
      method: 'POST',
      path: `${CONNECTORS}/{connector_id}/execute`,
      tag: 'Execute',
      summary: 'Execute an operation',
      description:
        'Records come as the third party gives them. `next` holds the params of the following call, ready to send back. A ' +
        'download answers with the bytes of the file.',
      tokens: ['application', 'scoped', 'widget'],
      headers: {
        'X-Response-Envelope': `With \`result\` the answer has the form of the older clients, as with Accept: ${RESULT_TYPE}.`,
      },
      idempotent: ({ action }) => !READS.has(action),
      customerOf: (request) => customerOfConnector(services.connectors, request),
      body: object(
        {
          entity: text('Such as `customers`.', { maxLength: 200 }),
          action: text(`One of ${ACTIONS.join(', ')}; which of them depends on the entity.`, { maxLength: 50 }),
          params: { ...ANY_OBJECT, description: "The action's params." },
          timeout_ms: { type: 'integer', minimum: 1, maximum: 60_000, description: 'Give up after so long.' },
        },
        ['entity', 'action'],
      ),
      answers: {
        200: {
          description: 'Records, or the bytes of a file.',
          schema: { oneOf: [ENVELOPE, RESULT_ENVELOPE] },
          mediaTypes: ['*/*'],
        },
        206: {
          description: 'The part of a file that `range_header` asked for.',
          mediaTypes: ['*/*'],
          headers: { 'Content-Range': 'Which part it is.' },
        },
      },
      errors: [
        'connector_not_found',
        'connector_disabled',
        'unknown_entity',
        'unsupported_action',
        'invalid_params',
        'unknown_param',
        'invalid_filter',
        'invalid_cursor',
        'cursor_expired',
        'search_not_ready',
        'search_unavailable',
        'pagination_loop',
        'outcome_unknown',
        'credentials_unreadable',
        ...THIRD_PARTY_ERRORS,
      ],
      handle: (request) => handle(services, request, take),
    },
  ]
}

const EXECUTION = object({
  request_id: text('On the log and the audit trail, too.'),
  connector_id: UUID,
  entity: text('As the call named it.'),
  action: text('As the call named it.'),
  duration_ms: { type: 'integer' },
  upstream_requests: { type: 'integer', description: 'How many requests the third party was sent.' },
})

const RECORDS: JsonSchema = {
  type: ['array', 'object', 'null'],
  description: "A list's records, or the one record; null where the third party gives none.",
}

const META: JsonSchema = { ...ANY_OBJECT, description: 'What the third party says besides, under its own names.' }

const ENVELOPE = object({
  data: RECORDS,
  meta: META,
  next: nullable({ ...ANY_OBJECT, description: 'The params of the following call.' }),
  execution: EXECUTION,
})

const RESULT_ENVELOPE = object({
  status: { const: 'success' },
  result: RECORDS,
  connector_metadata: META,
  execution_metadata: object({ connector_instance_id: UUID, execution_time_ms: { type: 'integer' } }),
})

/** A call on its way. */
interface Course {
  readonly services: ExecuteServices
  readonly request: Request
  readonly opened: OpenConnector | SearchedConnector
  readonly call: Call
  /** By the clock that no one puts back. */
  readonly began: number
}

async function handle(services: ExecuteServices, request: Request, take: TakeSlots): Promise<Answer> {
  const { body, caller, params } = request
  const given = (body.params ?? {}) as Call['params']
  const call: Call = { entity: String(body.entity), action: String(body.action), params: given }
  const began = performance.now()
  const { connectors } = services
  const open = call.action === 'search' ? connectors.openSearched : connectors.open
  const opened = await open(reachOf(caller), params.connector_id!)
  const course: Course = { services, request, opened, call, began }
  let leave: readonly (() => void)[] = []
  async function end(status: number, failure?: unknown): Promise<void> {
    // An answer that its caller has not taken yet is held in memory: it counts as a running call until then.
    for (const one of leave) request.afterAnswer(one)
    opened.release(failure)
    if (failure !== undefined) return note(course, ...outcomeOf(failure))
    if (call.action !== 'search') services.connectors.touch(opened.connector)
    return note(course, status, null)
  }
  let answer: Answer
  try {
    if (!caller.customer) await request.admit('customer', opened.connector.customerId)
    leave = await take(opened.connector)
    answer = await traced(course)
  } catch (error) {
    await end(0, error)
    throw error
  }
  const { status, stream } = answer
  if (stream) return { ...answer, stream: untilEnd(services, stream, (failure) => end(status, failure)) }
  await end(status)
  return answer
}

/** A file that is handed on keeps its place and its connection until it is through. */
function untilEnd(
  { limits, log }: ExecuteServices,
  stream: ReadableStream<Uint8Array>,
  end: (failure?: unknown) => Promise<void>,
): ReadableStream<Uint8Array> {
  const ended = (failure?: unknown): void => {
    end(failure).catch((error: unknown) => log.error({ error }, 'the end of a download was not noted'))
  }
  return watched(stream, { mostBytes: limits.downloadBytes, ended })
}

function outcomeOf(error: unknown): [status: number, code: string] {
  return error instanceof ConnectorError ? [error.status, error.code] : [500, 'internal']
}

/** Leaves a row in the audit trail and counts. */
function note(course: Course, status: number, code: string | null): Promise<void> {
  const { services, request, opened, call, began } = course
  const { connector } = opened
  const durationMs = Math.round(performance.now() - began)
  const [entity, action] = namesOf(opened, call)
  services.metrics.execute(connector.kind, entity, action, code ?? 'ok', durationMs / 1000)
  return services.audit.write({
    organizationId: connector.organizationId,
    requestId: request.id,
    actor: actorOf(request.caller),
    customerId: connector.customerId,
    connectorId: connector.id,
    type: call.action === 'search' ? 'search' : 'direct',
    entity: call.entity,
    action: call.action,
    status,
    code,
    durationMs,
    definitionVersion: connector.definitionVersion,
  })
}

/** Runs a call, inside a span where spans are collected. */
function traced(course: Course): Promise<Answer> {
  const { services, opened, call } = course
  if (!services.tracer.enabled) return run(course)
  const [entity, action] = namesOf(opened, call)
  const attributes = {
    'plugboard.kind': opened.plan.kind,
    'plugboard.entity': entity,
    'plugboard.action': action,
    'plugboard.connector_id': opened.connector.id,
  }
  return services.tracer.span(`execute ${entity}.${action}`, { attributes }, () => run(course))
}

/** Entity and action as metrics and spans may name them: those of the kind, never what else a caller wrote. */
function namesOf({ plan }: SearchedConnector, { entity, action }: Call): [entity: string, action: string] {
  if (plan.operations.has(`${entity}.${action}`)) return [entity, action]
  return ['other', action === 'search' ? 'search' : 'other']
}

async function run(course: Course): Promise<Answer> {
  const { services, request, opened, call } = course
  const shape = wantsResult(request) ? resultEnvelope : envelope
  if (!('connection' in opened)) {
    const { data, meta } = await services.search(opened, call.entity, call.params)
    return shape({ records: data, meta, next: nextOf(call, meta), execution: executionOf(course, 0) })
  }
  const { plan, connection } = opened
  const operation = find(plan, call.entity, call.action)
  let requests = 0
  const onRequest = () => void requests++
  const { options, isOver } = optionsOf(request, operation, services.limits)
  const result = await executeRaw(plan, call, connection, { ...options, onRequest }).catch(async (error: unknown) => {
    if (isMissing(error)) await services.missing(opened, call)
    throw isOver() ? timedOut(error, operation) : error
  })
  if (result.file) return download(result.file, executionOf(course, requests), services.limits)
  if (operation.resolved.effect !== 'read') await services.written(opened, call, result.records)
  const { records, meta, next } = result
  return shape({ records: records ?? NULL, meta, next, execution: executionOf(course, requests) })
}

function executionOf({ request, opened, call, began }: Course, requests: number): Execution {
  return {
    request_id: request.id,
    connector_id: opened.connector.id,
    entity: call.entity,
    action: call.action,
    duration_ms: Math.round(performance.now() - began),
    upstream_requests: requests,
  }
}

const NULL = new TextEncoder().encode('null')

function isMissing(error: unknown): boolean {
  return error instanceof ConnectorError && error.code === 'record_not_found'
}

function wantsResult({ header }: Request): boolean {
  return header('x-response-envelope') === 'result' || header('accept')?.includes(RESULT_TYPE) === true
}

/** A search's next page has the same params with its cursor. */
function nextOf({ params }: Call, { has_more: hasMore, cursor }: Found['meta']) {
  return hasMore === true && typeof cursor === 'string' ? ({ ...params, cursor } as Params) : null
}

/** A read ends when its caller hangs up, and any call when its time is over; a write that was sent is seen through. */
function optionsOf(
  { body, signal, header }: Request,
  { resolved }: Operation,
  { executeSeconds }: ExecuteLimits,
): { readonly options: CallOptions; readonly isOver: () => boolean } {
  const key = header('idempotency-key')
  const mostMs = resolved.action === 'download' ? Number.POSITIVE_INFINITY : executeSeconds * 1000
  const timeMs = Math.min((body.timeout_ms as number | undefined) ?? Number.POSITIVE_INFINITY, mostMs)
  // The runtime sees to the operation's own time.
  const timer = timeMs < resolved.timeoutMs ? AbortSignal.timeout(timeMs) : undefined
  const signals = [...(resolved.effect === 'read' ? [signal] : []), ...(timer ? [timer] : [])]
  const options = {
    ...(signals.length > 0 && { signal: signals.length === 1 ? signals[0]! : AbortSignal.any(signals) }),
    ...(key !== undefined && { idempotencyKey: key }),
  }
  return { options, isOver: () => timer?.aborted === true }
}

/** The codes of a call that a signal ended. */
const ENDED: ReadonlySet<string> = new Set(['cancelled', 'upstream_timeout'])

/** What a call came to that was ended since its time was over: nobody cancelled it. */
function timedOut(error: unknown, { resolved }: Operation): unknown {
  if (!(error instanceof ConnectorError) || !ENDED.has(error.code)) return error
  const isLost = resolved.effect !== 'read' && error.sent !== false
  if (!isLost)
    return new ConnectorError('upstream_timeout', 'Cannot finish the call: its time is over', {
      sent: error.sent ?? true,
    })
  return new ConnectorError('outcome_unknown', 'Cannot say what became of the call: its time is over', {
    sent: true,
    hint: 'Look at the third party before calling again.',
  })
}

async function download(file: FileDownload, execution: Execution, { downloadBytes }: ExecuteLimits): Promise<Answer> {
  if (file.size === undefined || file.size <= downloadBytes) return fileAnswer(file, execution)
  const error = fileTooLarge(downloadBytes)
  await file.stream.cancel(error).catch(() => {})
  throw error
}
