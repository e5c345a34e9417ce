/**
 * A loopback stand-in for the platform. A test can see each request, move the clock or simulate a failure: expired tokens, connectors,
 * writes done once for each key. Calls run by the runtime. All other tests use the real server.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import {
  compile,
  connect,
  type Connection,
  type ConnectionOptions,
  ConnectorError,
  type Credentials,
  execute,
  type JsonObject,
  type Plan,
} from '../../runtime/index.ts'
import { definitionOf, searchIn } from './platform-data.ts'

/** Options of the platform. */
export interface PlatformSetup {
  readonly plans: readonly Plan[]
  /** Options of every connection besides credentials, such as its transport. */
  readonly connection?: Partial<ConnectionOptions>
  /** Time in milliseconds; tokens expire by it. */
  readonly now?: () => number
  /** Records that `search` looks through, by `kind.entity`. */
  readonly searchable?: Readonly<Record<string, readonly JsonObject[]>>
  /** Answers first, to simulate a failure. `null` breaks the connection off. */
  readonly before?: (request: Received, count: number) => Answer | null | undefined
}

/** A request as it came. */
export interface Received {
  readonly method: string
  /** Below `/api/v1`, without its query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}

/** An answer: a JSON value, or a file. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly stream?: ReadableStream<Uint8Array>
}

/** A running platform. */
export interface StubPlatform {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly requests: readonly Received[]
  /** `METHOD /path` of each request so far. */
  readonly log: readonly string[]
  /** Adds a connector as its owner would. Returns its ID. */
  add(kind: string, externalUserId: string, credentials: Credentials, more?: AddOptions): string
  close(): Promise<void>
}

interface AddOptions extends Partial<ConnectionOptions> {
  readonly name?: string
}

interface StoredConnector {
  readonly body: Record<string, unknown>
  readonly owner: string
  readonly connection: Connection
}

/** A token's caller. */
interface Grant {
  readonly kind: 'application' | 'scoped'
  readonly owner?: string
  readonly expires: number
}

const CLIENT_ID = 'app_1'
const CLIENT_SECRET = 'app-secret-0123456789'
const ORGANIZATION = '5f0c3a2e-93a1-4f0e-8a9f-0d9a3b6a7c11'

/** Starts a platform; it is closed when the running test ends. */
export async function startPlatform(setup: PlatformSetup): Promise<StubPlatform> {
  const { plans, now = Date.now } = setup
  const requests: Received[] = []
  const grants = new Map<string, Grant>()
  const connectors = new Map<string, StoredConnector>()
  const done = new Map<string, { readonly text: string; readonly answer: Promise<Answer> }>()
  const known = new Map(plans.map((plan) => [plan.kind, compile(plan.manifest)]))

  const issue = (kind: Grant['kind'], seconds: number, owner?: string) => {
    const token = `${kind}-${randomUUID()}`
    grants.set(token, { kind, expires: now() + seconds * 1000, ...(owner !== undefined && { owner }) })
    return token
  }

  function add(kind: string, owner: string, credentials: Credentials, { name = kind, ...more }: AddOptions = {}) {
    const plan = known.get(kind)
    if (!plan) throw new Refusal(404, 'definition_not_found', `Cannot find kind "${kind}"`)
    const connection = connect(plan, { ...setup.connection, ...more, credentials })
    const id = randomUUID()
    connectors.set(id, { owner, connection, body: connectorBody(id, plan, owner, name, connection.auth) })
    return id
  }

  const routes: [string, RegExp, (request: Received, grant: Grant, id: string) => Answer | Promise<Answer>][] = [
    [
      'POST',
      /^\/account\/applications\/scoped-token$/,
      ({ body }, grant) => {
        if (grant.kind !== 'application') throw new Refusal(403, 'token_kind_forbidden', 'Cannot issue a token')
        const owner = String(body.external_user_id)
        const token = issue('scoped', 1200, owner)
        const customer = { external_user_id: owner, customer_id: `customer-${owner}`, organization_id: ORGANIZATION }
        return ok({ token, token_type: 'bearer', expires_in: 1200, ...customer })
      },
    ],
    [
      'GET',
      /^\/integrations\/definitions\/sources\/([^/]+)$/,
      (_, __, id) => ok(definitionOf(plans.find(({ manifest }) => manifest.id === id)!)),
    ],
    [
      'GET',
      /^\/integrations\/connectors$/,
      ({ query }, grant) => {
        const owner = grant.owner ?? query.get('external_user_id')
        const kind = query.get('connector_type')
        const found = [...connectors.values()]
          .filter(
            (one) => (owner === null || one.owner === owner) && (kind === null || one.body.connector_type === kind),
          )
          .map(({ body }) => body)
        const at = Number(query.get('cursor') ?? 0)
        return ok({ data: found.slice(at, at + 2), next: at + 2 < found.length ? String(at + 2) : null })
      },
    ],
    ['GET', /^\/integrations\/connectors\/([^/]+)$/, (_, grant, id) => ok(storedConnector(id, grant).body)],
    [
      'POST',
      /^\/integrations\/connectors\/([^/]+)\/execute$/,
      ({ body }, grant, id) => run(storedConnector(id, grant), id, body),
    ],
  ]

  function storedConnector(id: string, grant: Grant): StoredConnector {
    const found = connectors.get(id)
    if (!found || (grant.owner !== undefined && grant.owner !== found.owner))
      throw new Refusal(404, 'connector_not_found', `Cannot find connector "${id}"`)
    return found
  }

  async function run({ connection }: StoredConnector, id: string, body: Record<string, unknown>): Promise<Answer> {
    const call = body as { entity: string; action: string; params?: JsonObject }
    const { plan } = connection
    if (call.action === 'search') {
      const records = setup.searchable?.[`${plan.kind}.${call.entity}`] ?? []
      return ok(searchIn(records, call.params ?? {}))
    }
    const { records, meta, next, resumesBy, file } = await execute(plan, call, connection)
    if (!file) {
      const { entity, action } = call
      return ok({
        data: records,
        meta,
        next,
        resumes_by: resumesBy,
        execution: { request_id: 'req_1', connector_id: id, entity, action },
      })
    }
    const name = file.name === undefined ? '' : `; filename*=UTF-8''${encodeURIComponent(file.name)}`
    const headers = {
      'content-disposition': `attachment${name}`,
      ...(file.type !== undefined && { 'content-type': file.type }),
      ...(file.size !== undefined && { 'content-length': String(file.size) }),
      ...(file.range !== undefined && { 'content-range': file.range }),
    }
    return { status: file.range === undefined ? 200 : 206, headers, stream: file.stream }
  }

  function token(request: Received): Answer {
    const { client_id: id, client_secret: secret } = request.body
    if (id !== CLIENT_ID || secret !== CLIENT_SECRET) throw new Refusal(401, 'invalid_client', 'Cannot issue a token')
    const access = { access_token: issue('application', 900), token_type: 'bearer', expires_in: 900 }
    return ok({ ...access, organization_id: ORGANIZATION })
  }

  async function answer(request: Received): Promise<Answer> {
    if (request.path === '/account/applications/token') return token(request)
    const grant = grants.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!grant) throw new Refusal(401, 'invalid_token', 'Cannot go on: the token is none')
    if (grant.expires <= now()) throw new Refusal(401, 'token_expired', 'Cannot go on: the token has expired')
    for (const [method, pattern, handle] of routes) {
      const match = method === request.method ? pattern.exec(request.path) : null
      if (match) return onceFor(request, () => Promise.resolve().then(() => handle(request, grant, match[1] ?? '')))
    }
    throw new Refusal(404, 'route_not_found', `Cannot find ${request.path}`)
  }

  /** Runs a write under a key once, and repeats its answer. */
  function onceFor({ headers, path, body }: Received, handle: () => Promise<Answer>): Promise<Answer> {
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return handle()
    const text = JSON.stringify(body)
    const before = done.get(`${path} ${key}`)
    if (before && before.text !== text) throw new Refusal(422, 'idempotency_key_reused', 'Cannot use the key again')
    if (before)
      return before.answer.then((one) => ({ ...one, headers: { ...one.headers, 'idempotent-replayed': 'true' } }))
    const result = handle()
    done.set(`${path} ${key}`, { text, answer: result })
    return result
  }

  const server = createServer((message, response) => {
    void (async () => {
      const request = await received(message)
      requests.push(request)
      const played = setup.before?.(request, requests.length)
      if (played === null) return message.socket.destroy()
      const { status, body, headers = {}, stream } = played ?? (await answer(request).catch(refusalOf))
      if (!stream) {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
        return response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
      response.writeHead(status, headers)
      Readable.fromWeb(stream as never)
        .on('error', () => response.destroy())
        .pipe(response)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const here = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await Promise.all([...connectors.values()].map(({ connection }) => connection.close()))
  }
  onTestFinished(close)
  return {
    baseUrl: here(),
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    requests,
    get log() {
      return requests.map(({ method, path }) => `${method} ${path}`)
    },
    add,
    close,
  }
}

/** An error of the platform itself. */
class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

function refusalOf(error: unknown): Answer {
  if (error instanceof ConnectorError) return { status: error.status, body: { ...error.toJSON(), request_id: 'req_1' } }
  if (!(error instanceof Refusal)) return { status: 500, body: { code: 'internal', message: String(error) } }
  const { status, code, message } = error
  return { status, body: { status, code, message, retryable: false, request_id: 'req_1' } }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function connectorBody(id: string, { kind, manifest }: Plan, owner: string, name: string, method: string) {
  const at = '2026-01-31T12:00:00.000Z'
  return {
    id,
    name,
    external_user_id: owner,
    customer_id: `customer-${owner}`,
    organization_id: ORGANIZATION,
    connector_type: kind,
    definition_id: manifest.id,
    definition_version: manifest.version,
    auth: { method, scopes: [], expires_at: null, credentials_updated_at: at },
    environment: {},
    status: 'active',
    status_reason: null,
    created_at: at,
    updated_at: at,
    version: 1,
  }
}

async function received(message: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const url = new URL(message.url!, 'http://localhost')
  const text = Buffer.concat(chunks).toString()
  return {
    method: message.method!,
    path: url.pathname.replace('/api/v1', ''),
    query: url.searchParams,
    headers: message.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}
