/** Routes of a fake platform. */
import { REQUEST_PART } from '../../contract/parts.ts'
import type { AnyRequestBody, ExecuteRequest } from '../../generated/contract/bodies.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import type { AnyRequest, Params } from '../../runtime/index.ts'
import type { Engine, EngineResult } from '../base/engine.ts'
import { PlatformError } from '../hosted/platform-error.ts'
import type { FakeRequest } from './vendor.ts'
import {
  anyResponseBody,
  applicationTokenBody,
  connectorBody,
  type PlayedConnector,
  envelopeBody,
  errorBody,
  fieldsBody,
  scopedTokenBody,
} from './platform-bodies.ts'
import { FakeTokens } from './platform-tokens.ts'

/** A request of the application to the platform. */
export interface FakePlatformRequest {
  readonly method: string
  /** Below `/api/v1`, with its query. */
  readonly path: string
  readonly status: number
}

/** A connector of the platform. */
export interface FakeConnectorEntry {
  readonly details: PlayedConnector
  readonly engine: Engine
  /** Requests that the vendor received. */
  readonly upstream: readonly FakeRequest[]
}

const ROOT = '/api/v1'
const CONNECTORS = /^\/integrations\/connectors(?:\/([^/]+))?(\/execute|\/request|\/fields\/[^/]+)?$/
const FIELDS = '/fields/'

interface Asked {
  readonly request: Request
  readonly url: URL
  readonly id: string
  /** Customer of the token. Undefined for the application's token. */
  readonly customer: string | undefined
}

/** The API of a platform in this process. */
export class FakeApi {
  readonly requests: FakePlatformRequest[] = []
  readonly #connectors: readonly FakeConnectorEntry[]
  readonly #tokens: FakeTokens
  readonly #now: () => number
  /** IDs of customers by your own names. */
  readonly #customers = new Map<string, string>()
  /** Responses by idempotency key. */
  readonly #written = new Map<string, Promise<Response>>()

  constructor(connectors: readonly FakeConnectorEntry[], tokens: FakeTokens, now: () => number) {
    this.#connectors = connectors
    this.#tokens = tokens
    this.#now = now
  }

  /** Answers a request as `fetch` does. */
  async respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const path = url.pathname.slice(ROOT.length)
    const id = `fake-${this.requests.length + 1}`
    const response = await this.#route(request, url, path, id).catch((error: unknown) => {
      const body = errorBody(error, id)
      return Response.json(body, { status: body.status })
    })
    this.requests.push({ method: request.method, path: path + url.search, status: response.status })
    return response
  }

  async #route(request: Request, url: URL, path: string, id: string): Promise<Response> {
    if (path === '/account/applications/token')
      return Response.json(applicationTokenBody(this.#tokens.application(await request.json())))
    const customer = this.#tokens.customerOf(request.headers.get('authorization'))
    if (path === '/account/applications/scoped-token') return this.#scopedToken(await request.json())
    const [isConnectors, connectorId, act] = CONNECTORS.exec(path) ?? []
    if (!isConnectors) throw notPlayed(request.method, path)
    const asked = { request, url, id, customer }
    if (request.method === 'GET' && !act) return this.#read(asked, connectorId)
    const entity = act?.startsWith(FIELDS) ? decodeURIComponent(act.slice(FIELDS.length)) : undefined
    if (request.method === 'GET' && entity !== undefined) return this.#fields(asked, connectorId, entity)
    if (request.method === 'POST' && connectorId !== undefined && act && entity === undefined)
      return this.#once(asked, connectorId, act)
    throw notPlayed(request.method, path)
  }

  /** ID of a customer, assigned at the first use. */
  customerId(externalUserId: string): string {
    const id = this.#customers.get(externalUserId) ?? crypto.randomUUID()
    this.#customers.set(externalUserId, id)
    return id
  }

  #scopedToken({ external_user_id: user }: { readonly external_user_id: string }): Response {
    return Response.json(scopedTokenBody(this.#tokens.scoped(user), user, this.customerId(user)), { status: 201 })
  }

  #read({ url, customer }: Asked, connectorId: string | undefined): Response {
    if (connectorId !== undefined) return Response.json(connectorBody(this.#find(connectorId, customer).details))
    const [user, kind] = [url.searchParams.get('external_user_id'), url.searchParams.get('connector_type')]
    const found = this.#visible(customer).filter(
      ({ details }) =>
        (user === null || details.externalUserId === user) && (kind === null || details.plan.kind === kind),
    )
    return Response.json({ data: found.map(({ details }) => connectorBody(details)), next: null })
  }

  async #fields({ request, url, customer }: Asked, connectorId = '', entity: string): Promise<Response> {
    const { engine } = this.#find(connectorId, customer)
    const given = url.searchParams.get('params')
    const params = given === null ? undefined : (JSON.parse(given) as Params)
    const refresh = url.searchParams.get('refresh') === 'true'
    const fields = await engine.fields(entity, params, { refresh, signal: request.signal })
    return Response.json(fieldsBody(fields))
  }

  async #once(asked: Asked, connectorId: string, act: string): Promise<Response> {
    const key = asked.request.headers.get('idempotency-key')
    const run = () => (act === '/execute' ? this.#execute(asked, connectorId) : this.#send(asked, connectorId))
    if (key === null) return run()
    const running = this.#written.get(key) ?? run()
    this.#written.set(key, running)
    return (await running).clone()
  }

  async #execute(asked: Asked, connectorId: string): Promise<Response> {
    const found = this.#find(connectorId, asked.customer)
    const { entity, action, params, own } = await callOf(asked.request)
    const { signal } = asked.request
    const [result, execution] = await this.#measured(asked, found, () =>
      found.engine.execute({ entity, action, params }, { signal, own }),
    )
    if (result.file) return fileResponse(result)
    return Response.json(envelopeBody(result, { ...execution, entity, action }))
  }

  async #send(asked: Asked, connectorId: string): Promise<Response> {
    const found = this.#find(connectorId, asked.customer)
    const { timeout_ms: timeoutMs, ...sent } = (await asked.request.json()) as AnyRequestBody
    if (sent.stream) throw notPlayed('POST', 'request with a stream')
    const { signal } = asked.request
    const [answer, execution] = await this.#measured(asked, found, () =>
      found.engine.request(sent as unknown as AnyRequest, { as: 'value', timeoutMs, signal }),
    )
    return Response.json(anyResponseBody(answer, { ...execution, method: sent.method, path: sent.path }))
  }

  async #measured<T>({ id }: Asked, { details, upstream }: FakeConnectorEntry, run: () => Promise<T>) {
    const [began, sent] = [this.#now(), upstream.length]
    const result = await run()
    const execution = {
      request_id: id,
      connector_id: details.id,
      duration_ms: this.#now() - began,
      upstream_requests: upstream.length - sent,
    }
    return [result, execution] as const
  }

  #visible(customer: string | undefined): readonly FakeConnectorEntry[] {
    return this.#connectors.filter(({ details }) => customer === undefined || details.externalUserId === customer)
  }

  #find(connectorId: string, customer: string | undefined): FakeConnectorEntry {
    const found = this.#visible(customer).find(({ details }) => details.id === connectorId)
    if (found) return found
    throw new PlatformError('connector_not_found', 'Cannot find the connector: the token sees none with this ID', {
      status: 404,
    })
  }
}

async function callOf(request: Request): Promise<ExecuteRequest & { readonly params: Params }> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isForm) return withParams((await request.json()) as ExecuteRequest)
  const form = await request.formData()
  const call = JSON.parse(await textOf(form.get(REQUEST_PART))) as ExecuteRequest
  const params: Record<string, unknown> = { ...call.params }
  for (const [name, part] of form) {
    if (name === REQUEST_PART) continue
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(await part.arrayBuffer())
    params[name] = isObject(params[name]) ? { ...params[name], bytes } : bytes
  }
  return { ...call, params: params as Params }
}

function withParams(call: ExecuteRequest): ExecuteRequest & { readonly params: Params } {
  return { ...call, params: call.params ?? {} }
}

async function textOf(part: File | string | null): Promise<string> {
  return part instanceof File ? part.text() : (part ?? '{}')
}

/** A file as a response. @see RFC 6266 */
function fileResponse({ file }: EngineResult): Response {
  const headers = new Headers({ 'content-type': file?.type ?? 'application/octet-stream' })
  if (file?.size !== undefined) headers.set('content-length', String(file.size))
  if (file?.name !== undefined)
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  return new Response(file?.stream, { headers })
}

function notPlayed(method: string, path: string): ConnectorError {
  return new PlatformError('route_not_found', `Cannot simulate ${method} ${path}: a fake platform does not have it`, {
    status: 404,
    hint: 'It has tokens, connectors with their own fields, execute and request. Start a server that has the rest: plugboard serve --sandbox.',
  })
}
