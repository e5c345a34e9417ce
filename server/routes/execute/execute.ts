/** The route that executes: the runtime's call behind the request pipeline. */
import { ConnectorError, executeRaw, type FileDownload, find, type Params, type RawResult } from 'plugboard/runtime'
import {
  CALL_ACTIONS,
  ENVELOPE,
  ENVELOPE_HEADER,
  EXECUTE_PATH,
  EXECUTE_REQUEST,
  type ExecuteRequest,
  type ExecutionBody,
  READ_ACTIONS,
  RESULT_ENVELOPE,
  RESULT_TYPE,
  type SearchMeta,
} from 'plugboard/contract'
import type { Caller } from '../../access/index.ts'
import { ServerError } from '../../errors/index.ts'
import type { Limits, ReleaseSlot } from '../../limits/index.ts'
import { type ConnectorRow, type OpenConnector, scopeOf, type SearchedConnector } from '../../connectors/index.ts'
import type { RouteResponse, RouteRequest, Route } from '../../http/index.ts'
import { envelope, fileAnswer, resultEnvelope } from './envelope.ts'
import { fileTooLarge, limitedFile } from './file-stream.ts'
import { actorOf, customerOfConnector } from '../base/owner.ts'
import { ANY_TOKEN, type ConnectorRequest, THIRD_PARTY_ERRORS } from '../base/schemas.ts'
import type { ExecuteLimits, RouteServices } from '../base/services.ts'
import { timedOptions, timeLimitError } from './time-limit.ts'
import { withFiles } from './uploads.ts'
import { writtenRecords } from './written.ts'

/** An operation and its params, as the body says them. */
export interface OperationCall {
  readonly entity: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A request that executes, by whichever route it came. */
export interface ExecuteCallRequest extends ConnectorRequest {
  /** The tool of an agent that asked, and the agent's program. */
  readonly agent?: { readonly tool: string; readonly client?: string }
}

/** Executes the call of a request, whose path names the connector. */
export type Executor = (request: ExecuteCallRequest) => Promise<RouteResponse>

/** What executes calls: the limits of calls at once hold for all of them together. */
export function executorOf(services: RouteServices): Executor {
  const take = slotTaker(services.limits, services.counting)
  return (request) => handle(services, request, take)
}

/** The route that executes. */
export function executeRoute(services: RouteServices, execute: Executor): Route<typeof EXECUTE_PATH> {
  return {
    method: 'POST',
    path: EXECUTE_PATH,
    tag: 'Execute',
    summary: 'Execute an operation',
    description:
      'Returns records as the third party sends them. `next` has the params of the next call, ready to send back. A ' +
      'download returns the bytes of the file. To stream files, send `multipart/form-data`: the first part, ' +
      '`request`, is the JSON body, and each further part is a file, named as its param. Such a param has name, type and size only.',
    tokens: ANY_TOKEN,
    judgesPolicy: true,
    headers: { [String(ENVELOPE_HEADER.name)]: String(ENVELOPE_HEADER.description) },
    idempotent: ({ action }) => !READ_ACTIONS.has(String(action)),
    customerOf: (request) => customerOfConnector(services.connectors, request),
    body: EXECUTE_REQUEST,
    takesFiles: true,
    responses: {
      200: {
        description: 'The records, or the bytes of a file.',
        schema: { oneOf: [ENVELOPE, RESULT_ENVELOPE] },
        mediaTypes: ['*/*'],
      },
      206: {
        description: 'The part of a file that `range_header` requested.',
        mediaTypes: ['*/*'],
        headers: { 'Content-Range': 'The range of the part.' },
      },
    },
    errors: [
      'connector_not_found',
      'connector_disabled',
      'operation_forbidden',
      'call_limit_reached',
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
      'still_running',
      'credentials_unreadable',
      'credentials_mismatch',
      'version_conflict',
      ...THIRD_PARTY_ERRORS,
    ],
    handle: execute,
  }
}

/**
 * Takes the slots of one call until the functions returned are called.
 * @throws ConnectorError `rate_limited` when all are taken, `storage_unavailable` when they cannot be counted
 */
type TakeSlots = (
  connector: Pick<ConnectorRow, 'id' | 'organizationId' | 'customerId' | 'kind'>,
) => Promise<ReleaseSlot[]>

/** What all steps of one call share. */
interface ExecuteState {
  readonly services: RouteServices
  readonly request: ExecuteCallRequest
  readonly opened: OpenConnector | SearchedConnector
  readonly call: OperationCall
  /** In milliseconds of `performance.now()`. */
  readonly began: number
  /** Releases of the slots that it has taken. */
  slots: readonly ReleaseSlot[]
}

/** Opens the connector, takes its slots, runs the call and records what it came to. */
async function handle(services: RouteServices, request: ExecuteCallRequest, take: TakeSlots): Promise<RouteResponse> {
  const { body, caller, params } = request
  const { entity, action, params: callParams = {} } = body as unknown as ExecuteRequest
  const call: OperationCall = { entity, action, params: callParams }
  const began = performance.now()
  const { connectors } = services
  const [scope, id] = [scopeOf(caller), params.connector_id]
  const opened = await (action === 'search' ? connectors.openSearched(scope, id) : connectors.open(scope, id))
  const state: ExecuteState = { services, request, opened, call, began, slots: [] }
  let response: RouteResponse
  try {
    await judge(services, caller, opened, call)
    const admitted = caller.customer ? undefined : request.admit('customer', opened.connector.customerId)
    if (admitted) await admitted
    state.slots = await take(opened.connector)
    response = await traced(state)
  } catch (error) {
    await end(state, 0, error)
    throw error
  }
  const { status, stream } = response
  if (stream) return { ...response, stream: untilEnd(state, stream, status) }
  await end(state, status)
  return response
}

/** Holds a call against the policy of its token, if there is one. @throws ConnectorError `operation_forbidden`, `call_limit_reached` */
async function judge(
  { access }: RouteServices,
  caller: Caller,
  { plan }: SearchedConnector,
  { entity, action }: OperationCall,
): Promise<void> {
  const { policy } = caller
  if (!policy) return
  const effect = action === 'search' ? 'read' : find(plan, entity, action).resolved.effect
  const { checkPolicy } = await import('plugboard/agent')
  checkPolicy(policy, { kind: plan.kind, entity, action, effect })
  await access.countCall(caller)
}

/** Releases what a call holds and records it. @param failure what it failed with; undefined for a success */
function end(state: ExecuteState, status: number, failure?: unknown): Promise<void> {
  const { services, request, opened, call, slots } = state
  // A response that its caller has not read yet is held in memory: it counts as a running call until then.
  if (slots.length > 0) request.afterResponse(() => slots.forEach((release) => release()))
  opened.release(failure)
  if (failure !== undefined) return record(state, ...outcomeOf(failure))
  if (call.action !== 'search') services.connectors.touch(opened.connector)
  return record(state, status, null)
}

/** A file's bytes; the call holds its slots and its connection until the last of them. */
function untilEnd(state: ExecuteState, stream: ReadableStream<Uint8Array>, status: number): ReadableStream<Uint8Array> {
  const { limits, log } = state.services
  const onEnd = (failure?: unknown): void => {
    end(state, status, failure).catch((error: unknown) => log.error({ error }, 'cannot record the end of a download'))
  }
  return limitedFile(stream, { mostBytes: limits.downloadBytes, onEnd })
}

function outcomeOf(error: unknown): [status: number, code: string] {
  return error instanceof ConnectorError ? [error.status, error.code] : [500, 'internal']
}

/** Writes a row of the audit trail and counts the call. */
function record(state: ExecuteState, status: number, code: string | null): Promise<void> {
  const { services, request, opened, call, began } = state
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
    entity,
    action,
    status,
    code,
    durationMs,
    definitionVersion: connector.definitionVersion,
    ...request.agent,
  })
}

/** A function that takes the slots of calls. */
function slotTaker(most: ExecuteLimits, limits: Limits): TakeSlots {
  const ofConnector = limits.slots(most.executesPerConnector)
  const ofCustomer = limits.slots(most.executesPerCustomerAndKind)
  return async ({ id, organizationId, customerId, kind }) => {
    const first = await ofConnector.take({ organizationId, limit: 'connector', key: id })
    if (!first) throw allTaken(most.executesPerConnector, 'connector')
    try {
      const second = await ofCustomer.take({ organizationId, limit: 'customer_kind', key: `${customerId} ${kind}` })
      if (!second) throw allTaken(most.executesPerCustomerAndKind, "customer's kind")
      return [first, second]
    } catch (error) {
      first()
      throw error
    }
  }
}

function allTaken(limit: number, what: string): ConnectorError {
  return new ServerError('rate_limited', `Cannot execute: ${limit} calls of this ${what} are already running`, {
    retryAfterMs: 1000,
    hint: 'Wait for one of them to end.',
  })
}

/** Runs a call, inside a span where spans are collected. */
function traced(state: ExecuteState): Promise<RouteResponse> {
  const { services, opened, call } = state
  if (!services.tracer.enabled) return run(state)
  const [entity, action] = namesOf(opened, call)
  const attributes = {
    'plugboard.kind': opened.plan.kind,
    'plugboard.entity': entity,
    'plugboard.action': action,
    'plugboard.connector_id': opened.connector.id,
  }
  return services.tracer.span(`execute ${entity}.${action}`, { attributes }, () => run(state))
}

/** Entity and action as the audit trail, metrics and spans may name them: known ones, never what else a caller wrote. */
function namesOf({ plan }: SearchedConnector, { entity, action }: OperationCall): [entity: string, action: string] {
  const isAction =
    (CALL_ACTIONS as readonly string[]).includes(action) ||
    Object.hasOwn(plan.manifest.operations, `${entity}.${action}`)
  return [Object.hasOwn(plan.manifest.entities, entity) ? entity : 'other', isAction ? action : 'other']
}

async function run(state: ExecuteState): Promise<RouteResponse> {
  const { services, request, opened, call } = state
  const shape = wantsResult(request) ? resultEnvelope : envelope
  if (!('connection' in opened)) {
    if (request.upload) withFiles(call.params, undefined, request.upload)
    const { data, meta } = await services.sync.search(opened, call.entity, call.params)
    return shape({ records: data, meta: { ...meta }, next: nextOf(call, meta), execution: executionOf(state, 0) })
  }
  const { plan, connection } = opened
  const operation = find(plan, call.entity, call.action)
  const sent = request.upload ? { ...call, params: withFiles(call.params, operation, request.upload) } : call
  let requests = 0
  const onRequest = () => void requests++
  const { options, isTimeOver } = timedOptions(request, operation, services.limits, onRequest)
  let result: RawResult
  try {
    result = await executeRaw(plan, sent, connection, options)
  } catch (error) {
    if (isMissing(error)) await services.sync.missing(opened, call)
    throw isTimeOver() ? timeLimitError(error, operation) : error
  }
  if (result.file) return download(result.file, executionOf(state, requests), services.limits)
  for (const written of operation.resolved.effect === 'read' ? [] : writtenRecords(operation, result))
    await services.sync.written(opened, call, written)
  const { records, meta, next } = result
  return shape({ records: records ?? NULL, meta, next, execution: executionOf(state, requests) })
}

function executionOf({ request, opened, call, began }: ExecuteState, requests: number): ExecutionBody {
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

function wantsResult({ header }: RouteRequest): boolean {
  return header('x-response-envelope') === 'result' || header('accept')?.includes(RESULT_TYPE) === true
}

/** A search's next page has the same params with its cursor. */
function nextOf({ params }: OperationCall, { has_more: hasMore, cursor }: SearchMeta) {
  return hasMore && cursor !== null ? ({ ...params, cursor } as Params) : null
}

async function download(
  file: FileDownload,
  execution: ExecutionBody,
  { downloadBytes }: ExecuteLimits,
): Promise<RouteResponse> {
  if (file.size === undefined || file.size <= downloadBytes) return fileAnswer(file, execution)
  const error = fileTooLarge(downloadBytes)
  await file.stream.cancel(error).catch(() => {})
  throw error
}
