/** Execute: the runtime's road with a porch. */
import type { CallOptions, Operation, Params } from '../../../runtime/index.ts'
import { ConnectorError, executeRaw, find } from '../../../runtime/index.ts'
import type { Audit } from '../../audit/index.ts'
import type { Connectors, OpenConnector } from '../../connectors/index.ts'
import type { Answer, Request, Route } from '../../http/index.ts'
import type { Metrics } from '../../observe/index.ts'
import { CONNECTORS } from '../connector-shape.ts'
import type { Execution } from './envelope.ts'
import { envelope, fileAnswer, resultEnvelope } from './envelope.ts'
import { actorOf, reachOf } from '../owner.ts'
import { ANY_OBJECT, nullable, object, text, UUID } from '../schemas.ts'
import type { TakeSlot } from './slots.ts'
import { createSlots } from './slots.ts'

/** What execute works with. */
export interface ExecuteServices {
  readonly connectors: Connectors
  readonly audit: Audit
  readonly metrics: Metrics
  readonly limits: ExecuteLimits
  /** Runs the `search` action over the synchronised copy. */
  readonly search: (opened: OpenConnector, entity: string, params: Readonly<Record<string, unknown>>) => Promise<Found>
  /** Told of a write that succeeded, so that the copy follows. */
  readonly written: (opened: OpenConnector, call: Call, records: Uint8Array | null) => Promise<void>
  readonly now: () => number
}

/** How much may run at once. */
export interface ExecuteLimits {
  readonly executesPerConnector: number
  readonly executesPerCustomerAndKind: number
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

const ACTIONS = ['list', 'get', 'create', 'update', 'delete', 'search', 'api_search', 'download']
const READS: ReadonlySet<unknown> = new Set(['list', 'get', 'search', 'api_search', 'download'])

/** The route that executes. */
export function executeRoutes(services: ExecuteServices): Route[] {
  const { limits } = services
  const places = [
    createSlots(limits.executesPerConnector, 'connector'),
    createSlots(limits.executesPerCustomerAndKind, "customer's kind"),
  ]
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
      idempotent: ({ action }) => !READS.has(action),
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
          schema: object({
            data: { type: ['array', 'object', 'null'] },
            meta: ANY_OBJECT,
            next: nullable(ANY_OBJECT),
            execution: EXECUTION,
          }),
          mediaTypes: ['application/octet-stream'],
        },
        206: {
          description: 'The part of a file that `range_header` asked for.',
          mediaTypes: ['application/octet-stream'],
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
        'upstream_rejected',
        'record_not_found',
        'upstream_conflict',
        'credentials_rejected',
        'permission_missing',
        'upstream_plan_required',
        'upstream_rate_limited',
        'upstream_error',
        'upstream_invalid_response',
        'upstream_response_too_large',
        'upstream_tls_error',
        'upstream_unreachable',
        'upstream_timeout',
        'outcome_unknown',
        'egress_denied',
      ],
      handle: (request) => handle(services, request, places),
    },
  ]
}

const EXECUTION = object({
  request_id: text('On the log and the audit trail, too.'),
  connector_id: UUID,
  entity: text(''),
  action: text(''),
  duration_ms: { type: 'integer' },
  upstream_requests: { type: 'integer', description: 'How many requests the third party was sent.' },
})

/** A call on its way. */
interface Course {
  readonly services: ExecuteServices
  readonly request: Request
  readonly opened: OpenConnector
  readonly call: Call
  /** Milliseconds since 1970. */
  readonly began: number
}

async function handle(services: ExecuteServices, request: Request, places: readonly TakeSlot[]): Promise<Answer> {
  const { body, caller, params } = request
  const given = (body.params ?? {}) as Call['params']
  const call: Call = { entity: String(body.entity), action: String(body.action), params: given }
  const began = services.now()
  const opened = await services.connectors.open(reachOf(caller), params.connector_id!)
  const course: Course = { services, request, opened, call, began }
  let failure: unknown
  let leave: readonly (() => void)[] = []
  try {
    if (!caller.customer) await request.admit('customer', opened.connector.customerId)
    leave = take(places, opened)
    const answer = await run(course)
    await note(course, answer.status, null)
    if (call.action !== 'search') services.connectors.touch(opened.connector)
    return answer
  } catch (error) {
    failure = error
    await note(course, ...outcomeOf(error))
    throw error
  } finally {
    for (const end of leave) end()
    opened.release(failure)
  }
}

function take([ofConnector, ofCustomer]: readonly TakeSlot[], { connector }: OpenConnector): (() => void)[] {
  const leave = ofConnector!(connector.id)
  try {
    return [leave, ofCustomer!(`${connector.customerId} ${connector.kind}`)]
  } catch (error) {
    leave()
    throw error
  }
}

function outcomeOf(error: unknown): [status: number, code: string] {
  return error instanceof ConnectorError ? [error.status, error.code] : [500, 'internal']
}

/** Leaves a row in the audit trail and counts. */
function note(course: Course, status: number, code: string | null): Promise<void> {
  const { services, request, opened, call, began } = course
  const { connector, plan } = opened
  const durationMs = Math.round(services.now() - began)
  const isKnown = plan.operations.has(`${call.entity}.${call.action}`)
  const [entity, action] = isKnown
    ? [call.entity, call.action]
    : ['other', call.action === 'search' ? 'search' : 'other']
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

async function run({ services, request, opened, call, began }: Course): Promise<Answer> {
  const { connector, plan, connection } = opened
  const told = (requests: number): Execution => ({
    request_id: request.id,
    connector_id: connector.id,
    entity: call.entity,
    action: call.action,
    duration_ms: Math.round(services.now() - began),
    upstream_requests: requests,
  })
  const shape = wantsResult(request) ? resultEnvelope : envelope
  if (call.action === 'search') {
    const { data, meta } = await services.search(opened, call.entity, call.params)
    return shape({ records: data, meta, next: nextOf(call, meta), execution: told(0) })
  }
  const operation = find(plan, call.entity, call.action)
  let requests = 0
  const onRequest = () => void requests++
  const result = await executeRaw(plan, call, connection, { ...optionsOf(request, operation), onRequest })
  if (result.file) return fileAnswer(result.file, told(requests))
  if (operation.resolved.effect !== 'read') await services.written(opened, call, result.records)
  const { records, meta, next } = result
  return shape({ records: records ?? NULL, meta, next, execution: told(requests) })
}

const NULL = new TextEncoder().encode('null')
const RESULT_TYPE = 'application/vnd.connector.result+json'

function wantsResult({ header }: Request): boolean {
  return header('x-response-envelope') === 'result' || header('accept')?.includes(RESULT_TYPE) === true
}

/** A search's next page has the same params with its cursor. */
function nextOf({ params }: Call, { has_more: hasMore, cursor }: Found['meta']) {
  return hasMore === true && typeof cursor === 'string' ? ({ ...params, cursor } as Params) : null
}

/** A read ends when its caller hangs up or the time it gave is over; a write that was sent is seen through. */
function optionsOf({ body, signal, header }: Request, { resolved }: Operation): CallOptions {
  const key = header('idempotency-key')
  const timeoutMs = body.timeout_ms as number | undefined
  const signals = [
    ...(resolved.effect === 'read' ? [signal] : []),
    ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]),
  ]
  return {
    ...(signals.length > 0 && { signal: signals.length === 1 ? signals[0]! : AbortSignal.any(signals) }),
    ...(key !== undefined && { idempotencyKey: key }),
  }
}
