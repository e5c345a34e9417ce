/** The route that executes: the runtime's call behind the request pipeline. */
import type { ConnectorCallRequest } from '../services/call-request.ts'
import {
  ConnectorError,
  executeRaw,
  type FileDownload,
  find,
  type JsonObject,
  type OwnGiven,
  type Params,
  type RawResult,
} from 'plugboard/runtime'
import { ownCalls } from 'plugboard/internal'
import {
  CALL_ACTIONS,
  CAPTURE_HEADER,
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
import { type OpenConnector, scopeOf, type SearchedConnector } from '../../accounts/connectors/index.ts'
import type { RouteResponse, RouteRequest, Route } from '../../http/index.ts'
import { envelope, fileAnswer, resultEnvelope } from './envelope.ts'
import { fileTooLarge } from './file-stream.ts'
import { customerOfConnector, sequenceOf, ANY_TOKEN, THIRD_PARTY_ERRORS } from '../../accounts/index.ts'
import type { WithCalls, CallLimits } from '../services/open.ts'
import { type CallNames, type RunCall, timedOptions, timeLimitError, timedCallOf } from './running.ts'
import { withFiles } from './uploads.ts'
import { writtenRecords } from './written.ts'

/** An operation and its params, from the body. */
export interface OperationCall {
  readonly entity: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
  readonly own?: OwnGiven | undefined
}

/** Executes the call of a request, whose path names the connector. */
export type Executor = (request: ConnectorCallRequest) => Promise<RouteResponse>

/** Returns the executor of calls. */
export function executorOf(services: WithCalls, runCall: RunCall): Executor {
  return (request) => handle(services, request, runCall)
}

/** The route that executes. */
export function executeRoute(services: WithCalls, execute: Executor): Route<typeof EXECUTE_PATH> {
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
    ownTrail: true,
    judgesPolicy: true,
    headers: {
      [String(ENVELOPE_HEADER.name)]: String(ENVELOPE_HEADER.description),
      [String(CAPTURE_HEADER.name)]: String(CAPTURE_HEADER.description),
    },
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

/** State that the steps of one call share. */
interface ExecuteState {
  readonly services: WithCalls
  readonly request: ConnectorCallRequest
  readonly opened: OpenConnector | SearchedConnector
  readonly call: OperationCall
  /** In milliseconds of `performance.now()`. */
  readonly began: number
}

/** Opens the connector and runs the call. */
async function handle(services: WithCalls, request: ConnectorCallRequest, runCall: RunCall): Promise<RouteResponse> {
  const { body, caller, params } = request
  const { entity, action, params: callParams = {}, own } = body as unknown as ExecuteRequest
  const call: OperationCall = { entity, action, params: callParams, own }
  if (own !== undefined && action === 'search') throw ownOfSearch()
  const began = performance.now()
  const { connectors } = services
  const [scope, id] = [scopeOf(caller), params.connector_id]
  const opened = await (action === 'search' ? connectors.openSearched(scope, id) : connectors.open(scope, id))
  const state: ExecuteState = { services, request, opened, call, began }
  const work = { judge: () => judge(services, request, opened, call), run: () => run(state) }
  try {
    return await runCall({ request, opened, began, names: namesOf(opened, call) }, work)
  } catch (error) {
    throw await services.widening.explained(error, { request, connector: opened.connector })
  }
}

/** A search reads the copy. */
const SEARCHING = { effect: 'read', pays: false } as const

/** Holds a call against the policy of its token, if there is one. @throws ConnectorError `operation_forbidden`, `call_limit_reached` */
async function judge(
  { access }: WithCalls,
  { caller, agent }: ConnectorCallRequest,
  opened: SearchedConnector | OpenConnector,
  { own, ...call }: OperationCall,
): Promise<void> {
  const { policy } = caller
  if (!policy) return
  const { plan } = opened
  const { entity, action } = call
  const { effect, pays } = action === 'search' ? SEARCHING : find(plan, entity, action).resolved
  const { checkCall, checkPolicy, checkSequence, checkUnasked } = await import('plugboard/agent')
  const operation = { kind: plan.kind, entity, action, effect, pays }
  checkPolicy(policy, operation)
  // Own fields become params, which rules limit.
  const sent = 'connection' in opened ? await ownCalls(plan, call, opened.connection, { own }) : [call]
  for (const { params = {} } of sent) checkCall(policy, operation, params)
  // The tools of an agent have asked the person, and know what was read.
  if (!agent) {
    checkUnasked(policy, operation)
    await checkSequence(sequenceOf(access, caller), operation)
  }
  await access.countCall(caller)
}

/** Entity and action as the audit trail, metrics and spans may name them: known ones, never what else a caller wrote. */
function namesOf({ plan }: SearchedConnector, { entity, action }: OperationCall): CallNames {
  const isAction =
    (CALL_ACTIONS as readonly string[]).includes(action) ||
    Object.hasOwn(plan.manifest.operations, `${entity}.${action}`)
  const known = {
    entity: Object.hasOwn(plan.manifest.entities, entity) ? entity : 'other',
    action: isAction ? action : 'other',
  }
  return { type: action === 'search' ? 'search' : 'direct', ...known, metric: known }
}

async function run(state: ExecuteState): Promise<RouteResponse> {
  const { services, request, opened, call } = state
  const shape = wantsResult(request) ? resultEnvelope : envelope
  if (!('connection' in opened)) {
    if (request.upload) withFiles(call.params, undefined, request.upload)
    const { data, meta } = await services.copies.search(opened, call.entity, call.params)
    return shape({
      records: data,
      meta: meta as unknown as JsonObject,
      next: nextOf(call, meta),
      execution: executionOf(state, 0),
    })
  }
  const { plan, connection } = opened
  const operation = find(plan, call.entity, call.action)
  const { own, ...given } = call
  const sent = request.upload ? { ...given, params: withFiles(call.params, operation, request.upload) } : given
  let requests = 0
  const onRequest = () => requests++
  const times = timedCallOf(operation)
  const { options, isTimeOver } = timedOptions(request, times, services.config.limits, onRequest)
  let result: RawResult
  try {
    result = await executeRaw(plan, sent, connection, { ...options, own })
  } catch (error) {
    if (isMissing(error)) await services.copies.missing(opened, call)
    throw isTimeOver() ? timeLimitError(error, times) : error
  }
  if (result.file) return download(result.file, executionOf(state, requests), services.config.limits)
  for (const written of operation.resolved.effect === 'read' ? [] : writtenRecords(operation, result))
    await services.copies.written(opened, call, written)
  const { samples } = services
  if (samples?.isDue(opened, sent)) request.afterResponse(() => samples.add(opened, sent, result))
  const { records, meta, next, resumesBy } = result
  return shape({ records: records ?? NULL, meta, next, resumesBy, execution: executionOf(state, requests) })
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

function ownOfSearch(): ConnectorError {
  return new ConnectorError('invalid_params', 'Cannot search with own: the copy holds own fields', {
    hint: 'Name them in the query and in fields, as own. and the name.',
    errors: [{ field: 'own', message: 'is not taken by search', error_code: 'own' }],
    sent: false,
  })
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
  { downloadBytes }: CallLimits,
): Promise<RouteResponse> {
  if (file.size === undefined || file.size <= downloadBytes) return fileAnswer(file, execution)
  const error = fileTooLarge(downloadBytes)
  await file.stream.cancel(error).catch(() => {})
  throw error
}
