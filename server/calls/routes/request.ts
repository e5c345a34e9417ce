/** The route of requests that no operation names: the runtime's request behind the request pipeline. */
import type { ConnectorCallRequest } from '../services/call-request.ts'
import { isReading, pageReaderOf } from 'plugboard/internal'
import {
  type AnyRequest,
  checkRequest,
  ConnectorError,
  type CheckedRequest,
  type ListedResponse,
  type PlainStream,
} from 'plugboard/runtime'
import {
  ANY_REQUEST,
  ANY_RESPONSE,
  CAPTURE_HEADER,
  type AnyRequestBody,
  type AnyResponseBody,
  CONTENT_PART,
  REQUEST_PATH,
  UPSTREAM_HEADER,
} from 'plugboard/contract'
import { type OpenConnector, scopeOf } from '../../accounts/connectors/index.ts'
import type { Route, RouteResponse } from '../../http/index.ts'
import { customerOfConnector, sequenceOf, THIRD_PARTY_ERRORS } from '../../accounts/index.ts'
import type { WithCalls } from '../services/open.ts'
import { fileAnswer } from './envelope.ts'
import { type CallNames, type RunCall, type TimedCall, timedOptions, timeLimitError } from './running.ts'
import { withContent } from './uploads.ts'

/** Sends the request of a body, whose path names the connector. */
export type Requester = (request: ConnectorCallRequest) => Promise<RouteResponse>

/** Returns the sender of requests. */
export function requesterOf(services: WithCalls, runCall: RunCall): Requester {
  return (request) => handle(services, request, runCall)
}

/** The route of requests. */
export function requestRoute(services: WithCalls, send: Requester): Route<typeof REQUEST_PATH> {
  return {
    method: 'POST',
    path: REQUEST_PATH,
    tag: 'Execute',
    summary: 'Send a request to any endpoint of the third party',
    description:
      'For endpoints that no operation names. The request has the credentials, headers, rate and retries of the connector, and ' +
      'stays below the base URL of its kind. A refusal of the third party is an error as that of an execute. A scoped token needs ' +
      'a policy with `requests`; widget tokens are refused. As `multipart/form-data` it takes files as they are read: the first ' +
      `part, \`request\`, is the JSON body, and each further part a file of \`files\`, or the whole body as \`${CONTENT_PART}\`. With ` +
      `\`stream\` the response is the third party's bytes, and its status and headers are \`${UPSTREAM_HEADER}status\` and ` +
      `\`${UPSTREAM_HEADER}*\`.`,
    tokens: ['application', 'scoped'],
    ownTrail: true,
    judgesPolicy: true,
    headers: { [String(CAPTURE_HEADER.name)]: String(CAPTURE_HEADER.description) },
    idempotent: ({ method }) => !isReading(String(method)),
    customerOf: (request) => customerOfConnector(services.connectors, request),
    body: ANY_REQUEST,
    takesFiles: true,
    responses: {
      200: {
        description: 'The response of the third party, or its bytes.',
        schema: ANY_RESPONSE,
        mediaTypes: ['*/*'],
      },
    },
    errors: [
      'connector_not_found',
      'connector_disabled',
      'operation_forbidden',
      'call_limit_reached',
      'invalid_params',
      'outcome_unknown',
      'credentials_unreadable',
      'credentials_mismatch',
      'version_conflict',
      ...THIRD_PARTY_ERRORS,
    ],
    handle: send,
  }
}

async function handle(services: WithCalls, request: ConnectorCallRequest, runCall: RunCall): Promise<RouteResponse> {
  const { body, caller, params, upload } = request
  const given = body as unknown as AnyRequestBody
  const began = performance.now()
  const opened = await services.connectors.open(scopeOf(caller), params.connector_id)
  const { plan, connection } = opened
  const call = { request, opened, began }
  let asked: AnyRequest
  let checked: CheckedRequest
  try {
    asked = requestOf(given, upload)
    checked = checkRequest(plan, asked, connection)
  } catch (error) {
    const refuse = () => Promise.reject(error)
    return runCall({ ...call, names: namesOf(given, 'other') }, { judge: refuse, run: refuse })
  }
  const exchange: Exchange = { services, request, opened, given, asked, checked, began }
  const work = { judge: () => judge(services, exchange), run: () => run(exchange) }
  return runCall({ ...call, names: namesOf(given, checked.path) }, work)
}

/** State that the steps of one request share. */
interface Exchange {
  readonly services: WithCalls
  readonly request: ConnectorCallRequest
  readonly opened: OpenConnector
  readonly given: AnyRequestBody
  readonly asked: AnyRequest
  readonly checked: CheckedRequest
  /** In milliseconds of `performance.now()`. */
  readonly began: number
}

function requestOf(given: AnyRequestBody, upload: ConnectorCallRequest['upload']): AnyRequest {
  const { stream: _, files, content, timeout_ms: __, ...asked } = given
  const request = asked as unknown as AnyRequest
  return upload
    ? { ...request, body: withContent(given.body, { files, content }, upload) as AnyRequest['body'] }
    : request
}

/** Method and path, never values of the query or the body; of a path that is refused nothing. */
function namesOf({ method }: AnyRequestBody, path: string): CallNames {
  return {
    type: 'direct',
    entity: null,
    action: `${method} ${path}`,
    metric: { entity: 'request', action: method },
  }
}

/**
 * Whether a caller may send requests: an application, and a scoped token whose policy says so.
 * @throws ConnectorError `operation_forbidden`, `call_limit_reached`
 */
async function judge(
  { access }: WithCalls,
  { request: { caller, agent }, opened: { plan, connector }, given: { method }, checked: { path } }: Exchange,
): Promise<void> {
  if (!connector.allowsRequests) throw forbidden('its organization allows none')
  if (caller.token === 'application') return
  if (!caller.policy)
    throw forbidden('its token allows none', 'Get a scoped token with policy.requests, or use an application token.')
  const { checkRequestPolicy, checkRequestSequence } = await import('plugboard/agent')
  const operations = Object.values(plan.manifest.operations)
  checkRequestPolicy(caller.policy, { kind: plan.kind, method, path, operations })
  if (!agent) await checkRequestSequence(sequenceOf(access, caller), { kind: plan.kind, operations })
  await access.countCall(caller)
}

function forbidden(state: string, hint?: string): ConnectorError {
  return new ConnectorError('operation_forbidden', `Cannot send the request: ${state}`, { hint, sent: false })
}

async function run(exchange: Exchange): Promise<RouteResponse> {
  const { services, request, opened, given, asked, checked } = exchange
  let requests = 0
  const times: TimedCall = {
    timeoutMs: opened.plan.manifest.request.timeoutMs,
    isRead: checked.isReading,
    isFile: given.stream === true,
  }
  const { options, isTimeOver } = timedOptions(request, times, services.config.limits, () => requests++)
  try {
    const readPage = pageReaderOf(opened.plan, asked)
    const response = given.stream ? undefined : await checked.send(options)
    const answer = response
      ? envelopeOf(readPage ? { ...response, ...readPage(asked, response) } : response, executionOf(exchange, requests))
      : streamAnswer(await checked.open(options), exchange)
    if (!checked.isReading) await services.copies.mayBeStale(opened)
    return answer
  } catch (error) {
    throw isTimeOver() ? timeLimitError(error, times) : error
  }
}

function executionOf(
  { request, opened, given, checked, began }: Exchange,
  requests: number,
): AnyResponseBody['execution'] {
  return {
    request_id: request.id,
    connector_id: opened.connector.id,
    method: given.method,
    path: checked.path,
    duration_ms: Math.round(performance.now() - began),
    upstream_requests: requests,
  }
}

/** The response as JSON, with the third party's own bytes where they are JSON. */
function envelopeOf(
  { status, headers, ...response }: ListedResponse,
  execution: AnyResponseBody['execution'],
): RouteResponse {
  const { encoding, body } = response.records ? NO_BODY : bodyOf(response)
  const { records, next } = response
  const head = JSON.stringify({ status, headers, encoding }).slice(0, -1)
  const rest = JSON.stringify({ records, next, execution }).slice(1)
  return { status: 200, json: [Buffer.from(`${head},"body":`), body, Buffer.from(`,${rest}`)] }
}

interface EncodedBody {
  readonly encoding: AnyResponseBody['encoding']
  /** JSON text. */
  readonly body: Uint8Array
}

const NO_BODY: EncodedBody = { encoding: 'none', body: Buffer.from('null') }

function bodyOf({ form, bytes, value }: Pick<ListedResponse, 'form' | 'bytes' | 'value'>): EncodedBody {
  switch (form) {
    case 'empty':
      return NO_BODY
    case 'json':
      return { encoding: 'json', body: withoutMark(bytes) }
    case 'text':
      return { encoding: 'text', body: Buffer.from(JSON.stringify(value)) }
    case 'bytes':
      return { encoding: 'base64', body: Buffer.from(JSON.stringify(Buffer.from(bytes).toString('base64'))) }
  }
}

/** JSON text without a byte order mark, which no text within JSON may have. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

/** Streams the vendor's bytes, never as a page. Its status and headers have names of Plugboard's. */
function streamAnswer({ status, headers, body, size }: PlainStream, { opened }: Exchange): RouteResponse {
  const file = fileAnswer({ stream: body, type: headers['content-type'], size }, { connector_id: opened.connector.id })
  const upstream = Object.entries(headers).map(([name, value]) => [UPSTREAM_HEADER + name, value] as const)
  return {
    ...file,
    headers: {
      ...file.headers,
      'accept-ranges': undefined,
      ...Object.fromEntries(upstream),
      [`${UPSTREAM_HEADER}status`]: String(status),
    },
  }
}
