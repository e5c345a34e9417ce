/** The server that callers reach: it serves a table of routes. */
import type { IncomingMessage } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { listenAt } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../ground/errors/index.ts'
import type { Limits } from '../ground/limits/index.ts'
import { type Log, type Metrics, NO_TRACER, reportUnexpected, type Tracer } from '../ground/observe/index.ts'
import type { Database } from '../ground/store/index.ts'
import {
  clientError,
  draining,
  expectationFailed,
  headersTooLarge,
  methodNotAllowed,
  overloaded,
  routeNotFound,
} from './request/errors.ts'
import { createApp, respondRaw } from './framework/app.ts'
import { type EventLoopLoad, watchLoad } from './framework/load.ts'
import { RequestContext } from './request/context.ts'
import { createIdempotency, type ResponseVault } from './idempotency.ts'
import { isForPages, preflight } from './origins.ts'
import { type Authenticate, Pipeline } from './pipeline.ts'
import { createRates, type RateLimits } from './rates.ts'
import type { Route } from './request/route.ts'
import type { UploadLimits } from './request/upload.ts'

/** The limits of a server. */
export interface HttpLimits extends RateLimits, UploadLimits {
  /** Until a request's headers are in. */
  readonly headersSeconds: number
  readonly keepAliveSeconds: number
  /** Without a byte of a response being read by its caller; then the connection is ended. */
  readonly responseIdleSeconds: number
  readonly connectionsMax: number
  /** Maximum number of concurrent requests. Further requests get `overloaded`. */
  readonly inFlightMax: number
  /** Mean delay of the event loop beyond which requests are answered with `overloaded`. */
  readonly eventLoopDelayMs: number
}

/** Options of an HTTP server. */
export interface HttpOptions {
  readonly routes: readonly Route[]
  readonly authenticate: Authenticate
  readonly isLiveOrigin: (origin: string) => Promise<boolean>
  readonly database: Database
  /** Seals the responses that are stored under idempotency keys. */
  readonly vault: ResponseVault
  readonly limits: HttpLimits
  /** Where requests are counted. */
  readonly counting: Limits
  readonly log: Log
  readonly metrics: Metrics
  readonly tracer?: Tracer
  /** Where callers reach it: `https://plugboard.example`; final once it listens, since port 0 takes a free one. */
  readonly baseUrl: () => string
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[]
}

/** How a server ends. */
export interface Ending {
  /** How long it still takes requests, on connections that end with the answer. */
  readonly drainSeconds: number
  /** How long the requests that then run get to end. */
  readonly shutdownSeconds: number
}

/** A server. */
export interface Http {
  /** Starts to serve; `http://127.0.0.1:8080`. Port 0 takes a free one. */
  listen(host: string, port: number): Promise<string>
  /** Ends after the drain: refuses new requests, lets running requests end within the shutdown time, then aborts them. */
  close(options: Ending): Promise<void>
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The most headers of a request. */
const MAX_HEADERS = 2000
/** How long aborted requests have to respond. */
const LAST_SECOND_MS = 1000
/** How long a busy server accepts new connections after `close` was called. */
const LISTENING_ON_MS = 200

/** A server of routes, whose schemas are compiled now. @throws Error when a route or a schema is malformed */
export async function createHttp(options: HttpOptions): Promise<Http> {
  const server = new HttpServer(options)
  await server.prepare()
  return server
}

class HttpServer implements Http {
  readonly #options: HttpOptions
  /** URL under which the codes of errors are explained. */
  readonly #reference: () => string
  readonly #app: FastifyInstance
  readonly #pipeline: Pipeline
  readonly #load: EventLoopLoad
  /** Requests that have not been answered. */
  readonly #running = new Set<RequestContext>()
  /** Whether requests are served, each served as the last of its connection, or refused. */
  #phase: 'serving' | 'leaving' | 'draining' = 'serving'

  constructor(options: HttpOptions) {
    const { routes, limits, metrics, baseUrl } = options
    this.#options = options
    this.#reference = () => `${baseUrl()}/docs`
    this.#load = watchLoad(limits.eventLoopDelayMs)
    this.#pipeline = new Pipeline({
      ...options,
      tracer: options.tracer ?? NO_TRACER,
      idempotency: createIdempotency(options.database, options.vault),
      rates: createRates(limits, options.counting, (limit) => metrics.rateLimited(limit)),
      responseIdleMs: limits.responseIdleSeconds * 1000,
      headers: commonHeaders(baseUrl()),
      reference: this.#reference,
      onEnd: (context) => this.#end(context),
    })
    this.#app = createApp({
      limits,
      trustedProxies: options.trustedProxies,
      reference: this.#reference,
      isUploading: (socket) => this.#isUploading(socket),
    })
    this.#app.decorateRequest('context', null as unknown as RequestContext)
    this.#app.addHook('onRequest', (request, reply, done) => this.#begin(request, reply, done))
    this.#app.setErrorHandler((error, { context }, reply) => {
      reply.hijack()
      if (!context.bodyFailed(error)) this.#refuse(context, error)
    })
    this.#app.setNotFoundHandler(({ context }, reply) => {
      reply.hijack()
      this.#refuse(context, routeNotFound())
    })
    for (const path of new Set(routes.map((route) => route.path)))
      this.#addPath(
        path,
        routes.filter((route) => route.path === path),
      )
  }

  /** Makes it ready to listen. @throws Error when a route is malformed */
  async prepare(): Promise<void> {
    const { limits } = this.#options
    await this.#app.ready()
    const { server } = this.#app
    server.headersTimeout = limits.headersSeconds * 1000
    server.maxConnections = limits.connectionsMax
    // Node drops headers beyond the number that it is given: none is dropped, and too many are refused.
    server.maxHeadersCount = 0
    server.on('checkExpectation', ({ socket }: IncomingMessage) =>
      respondRaw(socket, expectationFailed(), this.#reference()),
    )
  }

  async listen(host: string, port: number): Promise<string> {
    return listenAt(this.#app.server, { host, port }, (error) => this.#options.log.error({ error }, 'server error'))
  }

  async close({ drainSeconds, shutdownSeconds }: Ending): Promise<void> {
    const { server } = this.#app
    const running = this.#running
    this.#phase = 'leaving'
    // Callers send nothing more on their connections, which end with the answer.
    for (const { headers } of running) headers.connection = 'close'
    if (drainSeconds > 0) await sleep(drainSeconds * 1000)
    this.#phase = 'draining'
    this.#load.stop()
    // Connections that the kernel has accepted already would be reset: they get a response as well.
    if (running.size > 0) await sleep(LISTENING_ON_MS)
    // Without closing idle connections: requests on them are answered with `draining` meanwhile.
    const closed = new Promise<void>((resolve) => {
      if (server.listening) NetServer.prototype.close.call(server, () => resolve())
      else resolve()
    })
    await quiet(running, shutdownSeconds * 1000)
    for (const context of running) context.abort(draining())
    await quiet(running, LAST_SECOND_MS)
    server.closeIdleConnections()
    if (running.size > 0) server.closeAllConnections()
    await Promise.race([closed, sleep(LAST_SECOND_MS)])
    server.closeAllConnections()
    await closed
  }

  /** Notes a request, and refuses it when it is malformed or comes at a bad time. */
  #begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const context = new RequestContext(request.raw, reply.raw)
    request.context = context
    const refusal = this.#refusalOf(context)
    this.#running.add(context)
    this.#options.metrics.inFlight(1)
    if (this.#phase !== 'serving') context.headers.connection = 'close'
    if (!refusal) return done()
    reply.hijack()
    this.#refuse(context, refusal)
  }

  #refuse(context: RequestContext, error: unknown): void {
    this.#settle(context, this.#pipeline.refuse(context, error))
  }

  /** Ends a request that the pipeline failed to answer. */
  #settle(context: RequestContext, answered: Promise<void>): void {
    answered.catch((error: unknown) => {
      reportUnexpected(this.#options, 'request', error, { request_id: context.id })
      context.outgoing.destroy()
      this.#end(context)
    })
  }

  #end(context: RequestContext): void {
    if (this.#running.delete(context)) this.#options.metrics.inFlight(-1)
  }

  #refusalOf({ incoming, headers }: RequestContext): ConnectorError | undefined {
    if (incoming.httpVersionMajor < 1) {
      headers.connection = 'close'
      return clientError(new Error('HTTP/0.9'))
    }
    if (incoming.rawHeaders.length / 2 > MAX_HEADERS) return headersTooLarge()
    if (incoming.httpVersion !== '1.0' && incoming.headers.host === undefined) return clientError(new Error('no Host'))
    if (this.#phase === 'draining') return draining()
    if (this.#running.size >= this.#options.limits.inFlightMax || this.#load.isHigh()) return overloaded()
    return undefined
  }

  #isUploading(socket: Socket): boolean {
    return [...this.#running].some(({ upload, incoming }) => upload !== undefined && incoming.socket === socket)
  }

  /** Serves the routes of a path, and answers its other methods. */
  #addPath(path: string, served: readonly Route[]): void {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    for (const route of served) this.#addRoute(url, route)
    const allowed = METHODS.filter((method) => isAllowed(method, served))
    this.#app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      onRequest: ({ context }, reply) => {
        reply.hijack()
        this.#settle(context, this.#respondToOther(context, served, allowed))
      },
      handler: () => {},
    })
  }

  /** The pipeline begins before the framework reads the body, and has it go on once the caller is known. */
  #addRoute(url: string, route: Route): void {
    this.#app.route({
      method: route.method,
      url,
      onRequest: (request, _reply, done) => {
        const { context } = request
        const served = this.#pipeline.serve(context, route, request, () => context.readBody(done))
        this.#settle(context, served)
      },
      handler: ({ context, body }, reply) => {
        reply.hijack()
        context.bodyParsed(body)
      },
    })
  }

  /** Answers a method that the path does not have, or a browser that asks what it may send. */
  async #respondToOther(
    context: RequestContext,
    served: readonly Route[],
    allowed: readonly HTTPMethods[],
  ): Promise<void> {
    const methods = served.filter(isForPages).map(({ method }) => method)
    const origin = context.header('origin')
    const isPreflight = context.header('access-control-request-method') !== undefined
    context.headers.vary = 'Origin'
    try {
      if (context.incoming.method !== 'OPTIONS' || origin === undefined || !isPreflight) {
        context.headers.allow = allowed.join(', ')
        throw methodNotAllowed(allowed)
      }
      if (methods.length === 0 || !(await this.#options.isLiveOrigin(origin)))
        throw new ServerError('origin_forbidden', 'Cannot call from the page: no widget token exists for its origin')
      await this.#pipeline.respond(context, { status: 204, headers: preflight(origin, methods), content: '' })
    } catch (error) {
      await this.#pipeline.refuse(context, error)
    }
  }
}

function isAllowed(method: HTTPMethods, served: readonly Route[]): boolean {
  return served.some((route) => route.method === method || (method === 'HEAD' && route.method === 'GET'))
}

function commonHeaders(baseUrl: string): Record<string, string> {
  const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }
  if (!baseUrl.startsWith('https:')) return headers
  return { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

/** Resolves once nothing runs, or after the time. */
async function quiet(running: ReadonlySet<RequestContext>, timeMs: number): Promise<void> {
  const until = performance.now() + timeMs
  while (running.size > 0 && performance.now() < until) await sleep(10)
}

function sleep(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs))
}
