/** Serves some routes by the request pipeline for one test, with a table of tokens in place of access. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { ServerError } from '../../../server/ground/errors/index.ts'
import { type Caller, createHttp, type Http, type HttpLimits, type Route } from '../../../server/http/index.ts'
import { createLimits, sharesOf } from '../../../server/ground/limits/index.ts'
import { createLog, createMetrics, type Metrics } from '../../../server/ground/observe/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { testVault } from '../accounts/connectors/world.ts'

export const ORGANIZATION = '11111111-1111-4111-8111-111111111111'
export const CUSTOMER = '22222222-2222-4222-8222-222222222222'
export const PAGE = 'https://app.example'

const caller = { organizationId: ORGANIZATION, applicationId: ORGANIZATION, expiresAt: new Date(8e15) }
const customer = { id: CUSTOMER, externalUserId: 'user_1' }

/** Whom each token of the tests speaks for. */
export const CALLERS: Readonly<Record<string, Caller>> = {
  application: { token: 'application', ...caller },
  scoped: { token: 'scoped', ...caller, customer },
  scoped2: { token: 'scoped', ...caller, customer: { id: ORGANIZATION, externalUserId: 'user_2' } },
  widget: { token: 'widget', ...caller, customer, allowedOrigin: PAGE },
}

export const LIMITS: HttpLimits = {
  bodyBytes: 1_048_576,
  uploadBytes: 64 * 1_048_576,
  uploadSeconds: 60,
  headersSeconds: 10,
  requestSeconds: 30,
  keepAliveSeconds: 5,
  responseIdleSeconds: 30,
  connectionsMax: 1000,
  inFlightMax: 1000,
  eventLoopDelayMs: 10_000,
  requestsPerMinutePerCustomer: 1_000_000,
  requestsPerMinutePerOrganization: 1_000_000,
  tokenRequestsPerMinute: 1_000_000,
}

/** What a test changes. */
export interface ServeOptions {
  readonly routes: readonly Partial<Route>[]
  readonly limits?: Partial<HttpLimits>
  readonly database?: Database
  readonly baseUrl?: () => string
  readonly trustedProxies?: readonly string[]
}

/** A running server. */
export interface Served {
  readonly origin: string
  readonly port: number
  readonly http: Http
  readonly metrics: Metrics
  /** Lines of the log, parsed. */
  readonly lines: readonly Record<string, unknown>[]
  /** Sends a request with the application token; a `json` body is written as JSON. */
  call(path: string, init?: CallInit): Promise<Response>
}

/** What a request is sent with. */
export interface CallInit extends RequestInit {
  readonly token?: keyof typeof CALLERS | null
  readonly json?: unknown
}

/** Serves routes until the test ends. Missing parts of a route are those of a plain one. */
export async function serve({ routes, limits, database, ...more }: ServeOptions): Promise<Served> {
  const lines: Record<string, unknown>[] = []
  const log = createLog({
    level: 'debug',
    stream: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  })
  const metrics = createMetrics()
  const counting = createLimits({ shares: sharesOf({ engine: 'embedded' } as Database) })
  onTestFinished(() => counting.close())
  const http = await createHttp({
    routes: routes.map(route),
    limits: { ...LIMITS, ...limits },
    log,
    metrics,
    database: database ?? ({} as Database),
    counting,
    vault: testVault(),
    baseUrl: () => 'https://plugboard.example',
    authenticate: async (token) => CALLERS[token] ?? refuse(),
    isLiveOrigin: async (origin) => origin === PAGE,
    ...more,
  })
  const origin = await http.listen('127.0.0.1', 0)
  onTestFinished(() => http.close({ drainSeconds: 0, shutdownSeconds: 0 }))
  return {
    origin,
    port: Number(new URL(origin).port),
    http,
    metrics,
    lines,
    call: (path, { token = 'application', json, headers, ...init } = {}) =>
      fetch(`${origin}${path}`, {
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
        ...init,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(headers as Record<string, string>),
        },
      }),
  }
}

/** A route that answers `{}` to an application or scoped token by default. */
export function route(changes: Partial<Route> = {}): Route {
  return {
    method: 'POST',
    path: '/echo',
    tag: 'Test',
    summary: 'Test',
    tokens: ['application', 'scoped', 'widget'],
    responses: {},
    handle: async () => ({ status: 200, body: {} }),
    ...changes,
  }
}

function refuse(): never {
  throw new ServerError('invalid_token', 'Cannot answer the request: the token is not valid')
}

/** The header of an application's token. */
export const TOKEN = 'authorization: Bearer application\r\n'

/** All that comes back for some bytes until the server closes. */
export async function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await sleep(5)
  }
  await Promise.race([closed, sleep(60_000, undefined, { ref: false })])
  const isOpen = !socket.destroyed
  socket.destroy()
  return isOpen ? `STILL OPEN ${answer}` : answer
}

/** A request of `/echo` as it goes over the wire. */
export const post = (headers: string, body = '') => `POST /echo HTTP/1.1\r\nhost: a\r\n${TOKEN}${headers}\r\n${body}`
/** Says that a body is JSON. */
export const JSON_HEADER = 'content-type: application/json\r\n'
