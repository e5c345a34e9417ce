/** A running server with an upstream that a test plays, and callers of two organizations. Every answer is judged by the served document. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Database } from '../../../server/ground/store/index.ts'
import { startTestServer, type TestServer, type TestServerOptions, type TestResponse } from '../../support/server.ts'
import { withShiftedClock } from '../../support/shifted-clock.ts'
import { type Document, type Judge, judgeBy } from './contract.ts'

/** A request that the third party got. */
export interface Arrived {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** How the third party answers a request: nothing to have it answered as usual. */
export type Play = (request: Arrived, response: ServerResponse) => true | undefined | void

/** What a request says. */
export interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An application of one organization, with its token. */
export interface Tenant {
  readonly organizationId: string
  readonly client: { readonly client_id: string; readonly client_secret: string }
  readonly token: string
}

/** The server, its third party and its tenants. */
export interface World {
  readonly server: TestServer
  readonly database: Database
  readonly document: Document
  readonly first: Tenant
  readonly second: Tenant
  /** What the third party got so far. */
  readonly arrived: Arrived[]
  /** Every answer so far. */
  readonly responses: TestResponse[]
  /** Has the third party answer otherwise, for requests that the function answers, until it is called with nothing. */
  play(play?: Play): void
  /** Moves the server's clock, in milliseconds. */
  pass(ms: number): void
  /** Sends a request to a path from the root, and judges the answer. @throws Error when it is not as documented */
  call(method: string, path: string, options?: CallOptions): Promise<TestResponse>
  scoped(tenant: Tenant, externalUserId: string, policy?: object): Promise<string>
  widget(tenant: Tenant, externalUserId: string, more?: Readonly<Record<string, unknown>>): Promise<string>
  /** Creates a connector; gives its body. */
  connector(
    tenant: Tenant,
    externalUserId: string,
    more?: Readonly<Record<string, unknown>>,
  ): Promise<TestResponse['body']>
  execute(token: string, connectorId: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>
  close(): Promise<void>
}

export const API = '/api/v1'
export const CONNECTORS = `${API}/integrations/connectors`
export const APPLICATIONS = `${API}/account/applications`
/** Where widgets are embedded. */
export const ORIGIN = 'https://app.example.com'
/** Where an application gets its customers back. */
export const BACK = 'https://app.example.com/connected'
/** An id that nothing has. */
export const UNKNOWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** Starts a world; the database is closed with it. */
export async function startWorld(
  database: Database,
  options: Omit<Partial<TestServerOptions>, 'upstream'> = {},
): Promise<World> {
  const upstream = await startPlayed()
  let ahead = 0
  const server = await startTestServer({
    ...options,
    database: withShiftedClock(database, () => ahead),
    now: () => Date.now() + ahead,
    upstream: { connectTo: () => upstream.origin, allowPrivate: true },
  })
  const document = (await (await fetch(`${server.origin}/openapi.json`)).json()) as Document
  const judge = judgeBy(document)
  const responses: TestResponse[] = []

  async function call(method: string, path: string, options: CallOptions = {}): Promise<TestResponse> {
    const answer = await send(server.origin, method, path, options)
    responses.push(answer)
    judged(judge, method, path, answer)
    return answer
  }

  async function tenant(client: Tenant['client']): Promise<Tenant> {
    const { body } = await call('POST', `${APPLICATIONS}/token`, { body: client })
    return { organizationId: body.organization_id, client, token: body.access_token }
  }

  const { access, oauth } = server.services
  const organization = await access.organizations.create('Second')
  const made = await access.applications.create({ name: 'Second', organizationIds: [organization.id] })
  const first = await tenant(server.client)
  const second = await tenant({ client_id: made.clientId, client_secret: made.clientSecret })
  for (const { organizationId } of [first, second]) {
    await oauth.redirectUrls.put(organizationId, [BACK])
    await oauth.applications.put(organizationId, 'stripe', { client_id: 'ca_1', client_secret: 'sk_oauth' })
  }
  return {
    server,
    database,
    document,
    first,
    second,
    arrived: upstream.arrived,
    responses,
    play: (play) => upstream.play(play),
    pass: (ms) => void (ahead += ms),
    call,
    async scoped({ token }, externalUserId, policy) {
      const asked = { token, body: { external_user_id: externalUserId, policy } }
      return (await call('POST', `${APPLICATIONS}/scoped-token`, asked)).body.token
    },
    async widget({ token }, externalUserId, more) {
      const body = { external_user_id: externalUserId, allowed_origin: ORIGIN, ...more }
      return (await call('POST', `${APPLICATIONS}/widget-token`, { token, body })).body.token
    },
    async connector({ token }, externalUserId, more) {
      const made = await call('POST', CONNECTORS, { token, body: newConnector(externalUserId, more) })
      if (made.status !== 201) throw new Error(`no connector was made: ${made.text}`)
      return made.body
    },
    execute: (token, id, body, headers) =>
      call('POST', `${CONNECTORS}/${id}/execute`, { token, body, ...(headers && { headers }) }),
    async close() {
      await server.close()
      await upstream.close()
    },
  }
}

/** The body that creates a connector. */
export function newConnector(
  externalUserId: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    external_user_id: externalUserId,
    connector_type: 'stripe',
    name: 'Payments',
    credentials: { api_key: 'sk_test_1' },
    validate: false,
    ...more,
  }
}

async function send(
  origin: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions,
): Promise<TestResponse> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const answer = await response.text()
  return { status: response.status, headers: response.headers, text: answer, body: jsonOf(answer) }
}

function judged(judge: Judge, method: string, path: string, answer: TestResponse): void {
  const fault = judge(method, path, answer)
  if (fault !== undefined)
    throw new Error(`${method} ${path} answered ${answer.status}: ${fault}\n${answer.text.slice(0, 500)}`)
}

function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

/** A third party of which the test says how it answers. */
async function startPlayed() {
  const arrived: Arrived[] = []
  let played: Play | undefined
  const server = createServer((message, response) => {
    void text(message).then((body) => {
      const { method = '', url = '', headers } = message
      const request = { method, path: url, headers, body }
      arrived.push(request)
      if (played?.(request, response) !== true) usual(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    arrived,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: (play?: Play) => void (played = play),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with JSON. */
export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  return true
}

/** Customers as Stripe has them, and tokens for any code. */
function usual({ method, path }: Arrived, response: ServerResponse): void {
  const [before = ''] = path.split('?')
  const id = before.split('/')[3]
  if (before === '/oauth/token')
    answerJson(response, 200, {
      access_token: 'sk_access',
      refresh_token: 'rt_refresh',
      token_type: 'bearer',
      scope: 'read_write',
      stripe_user_id: 'acct_1',
      livemode: false,
    })
  else if (method === 'DELETE') answerJson(response, 200, { id, object: 'customer', deleted: true })
  else if (id !== undefined || method === 'POST') answerJson(response, 200, { id: id ?? 'cus_new', object: 'customer' })
  else {
    const data = [{ id: 'cus_1', object: 'customer', email: 'a@example.com' }]
    answerJson(response, 200, { object: 'list', url: '/v1/customers', has_more: true, data })
  }
}

/** A grant's `secret_id`, after a browser went through the flow. */
export async function consent(world: World, token: string, externalUserId: string): Promise<string> {
  const body = { external_user_id: externalUserId, connector_type: 'stripe', redirect_url: BACK }
  const initiated = await world.call('POST', `${CONNECTORS}/oauth/initiate`, { token, body })
  const started = await world.call('GET', new URL(initiated.body.consent_url).pathname)
  const state = new URL(started.headers.get('location')!).searchParams.get('state')
  const cookie = started.headers.get('set-cookie')!.split(';')[0]!
  const back = await world.call('GET', `/oauth/callback/stripe?code=ac_1&state=${state}`, { headers: { cookie } })
  const secretId = new URL(back.headers.get('location')!).searchParams.get('secret_id')
  if (secretId === null) throw new Error(`no grant: ${back.headers.get('location')}`)
  return secretId
}
