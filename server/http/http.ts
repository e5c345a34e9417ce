/** The server that callers reach: a table of routes, served. */
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type HTTPMethods } from 'fastify'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Limits } from '../limits/index.ts'
import { type Log, type Metrics, NO_TRACER, type Tracer } from '../observe/index.ts'
import type { Database } from '../store/index.ts'
import { routeNotFound, tell, unsupportedMediaType } from './errors.ts'
import { Exchange, newId } from './exchange.ts'
import { type AnswerVault, createIdempotency } from './idempotency.ts'
import { parseJson } from './json.ts'
import { isForPages, preflight } from './origins.ts'
import { type Authenticate, createPorch, type Porch } from './porch.ts'
import { createRates, type RateLimits } from './rates.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange
  }
}

/** What a server holds back. */
export interface HttpLimits extends RateLimits {
  readonly bodyBytes: number
  /** Until a request's headers are in. */
  readonly headersSeconds: number
  /** Until the whole request is in. */
  readonly requestSeconds: number
  readonly keepAliveSeconds: number
  /** Without a byte of an answer being taken by its caller; then the connection is ended. */
  readonly answerIdleSeconds: number
  readonly connectionsMax: number
  /** Requests served at once; more are answered with `overloaded`. */
  readonly inFlightMax: number
  /** Mean delay of the event loop beyond which requests are answered with `overloaded`. */
  readonly eventLoopDelayMs: number
}

/** What a server is made of. */
export interface HttpOptions {
  readonly routes: readonly Route[]
  readonly authenticate: Authenticate
  readonly isLiveOrigin: (origin: string) => Promise<boolean>
  readonly database: Database
  /** Seals the answers that are stored under idempotency keys. */
  readonly vault: AnswerVault
  readonly limits: HttpLimits
  /** Where requests are counted. */
  readonly counting: Limits
  readonly log: Log
  readonly metrics: Metrics
  readonly tracer?: Tracer
  /** Where callers reach it: `https://plugboard.example`. */
  readonly baseUrl: string
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[]
}

/** A server. */
export interface Http {
  /** Starts to serve; `http://127.0.0.1:8080`. Port 0 takes a free one. */
  listen(host: string, port: number): Promise<string>
  /** Takes no more requests, lets those that run end within the time, then aborts them. */
  close(options: { readonly drainSeconds: number }): Promise<void>
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The most headers of a request. */
const MAX_HEADERS = 2000
/** How long aborted requests have to answer. */
const LAST_SECOND_MS = 1000
/** How long a server under load takes new connections after it was told to end. */
const LISTENING_ON_MS = 200

/** A server of routes; their schemas are compiled now. @throws Error when a route or a schema is malformed */
export async function createHttp(options: HttpOptions): Promise<Http> {
  const { routes, limits, log, metrics, baseUrl } = options
  const reference = `${baseUrl}/docs`
  const app = createApp(options, reference)
  const rates = createRates(limits, options.counting, (limit) => metrics.rateLimited(limit))
  const running = new Set<Exchange>()
  const porch = createPorch(
    {
      ...options,
      tracer: options.tracer ?? NO_TRACER,
      idempotency: createIdempotency(options.database, options.vault),
      rates,
      answerIdleMs: limits.answerIdleSeconds * 1000,
      headers: commonHeaders(baseUrl),
      reference,
      ended(exchange) {
        if (running.delete(exchange)) metrics.inFlight(-1)
      },
    },
    routes,
  )
  const load = watchLoad(limits.eventLoopDelayMs)
  let isDraining = false

  function refusal({ incoming, headers }: Exchange): ConnectorError | undefined {
    if (incoming.httpVersionMajor < 1) {
      headers.connection = 'close'
      return clientError(new Error('HTTP/0.9'))
    }
    if (incoming.rawHeaders.length / 2 > MAX_HEADERS) return headersTooLarge()
    if (incoming.httpVersion !== '1.0' && incoming.headers.host === undefined) return clientError(new Error('no Host'))
    if (isDraining) return draining()
    if (running.size >= limits.inFlightMax || load.isHigh())
      return new ServerError('overloaded', 'Cannot answer the request: the server is at its limit', {
        hint: 'Call again after Retry-After.',
      })
    return undefined
  }

  app.decorateRequest('exchange', null as unknown as Exchange)
  app.addHook('onRequest', (request, reply, done) => {
    const exchange = new Exchange(request.raw, reply.raw)
    request.exchange = exchange
    const refused = refusal(exchange)
    running.add(exchange)
    metrics.inFlight(1)
    if (isDraining) exchange.headers.connection = 'close'
    if (!refused) return done()
    reply.hijack()
    void porch.fail(exchange, refused)
  })
  app.setErrorHandler((error, request, reply) => end(porch, request, reply, error))
  app.setNotFoundHandler((request, reply) => end(porch, request, reply, routeNotFound()))
  addRoutes(app, porch, options)
  await app.ready()
  const server = app.server
  server.headersTimeout = limits.headersSeconds * 1000
  server.maxConnections = limits.connectionsMax
  // Node leaves out what comes behind the number that it is given: none is left out, and too many are refused.
  server.maxHeadersCount = 0
  server.on('checkExpectation', ({ socket }: IncomingMessage) => answerRaw(socket, expectationFailed(), reference))

  return {
    async listen(host, port) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          server.on('error', (error) => log.error({ error }, 'server error'))
          resolve()
        })
      })
      const { address, family, port: bound } = server.address() as AddressInfo
      return `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`
    },
    async close({ drainSeconds }) {
      isDraining = true
      load.stop()
      // Connections that the kernel has taken already would be reset: they are told of the end as well.
      if (running.size > 0) await sleep(LISTENING_ON_MS)
      // Callers send nothing more on their connections, which are about to end.
      for (const { headers } of running) headers.connection = 'close'
      // Without closing connections that wait: what comes on them meanwhile is answered with `draining`.
      const closed = new Promise<void>((resolve) => {
        if (server.listening) NetServer.prototype.close.call(server, () => resolve())
        else resolve()
      })
      await quiet(running, drainSeconds * 1000)
      for (const exchange of running) exchange.abort(draining())
      await quiet(running, LAST_SECOND_MS)
      server.closeIdleConnections()
      if (running.size > 0) server.closeAllConnections()
      await Promise.race([closed, sleep(LAST_SECOND_MS)])
      server.closeAllConnections()
      await closed
    },
  }
}

function createApp({ limits, trustedProxies = [] }: HttpOptions, reference: string): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.keepAliveSeconds * 1000,
    // Without a host is refused with a body of ours, see `refusal`.
    http: {
      connectionsCheckingInterval: 500,
      maxHeaderSize: 16_384,
      insecureHTTPParser: false,
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    routerOptions: {
      // As long as a header section may be: whatever an id looks like, it is answered as one that is not there.
      maxParamLength: 16_384,
      querystringParser: (text) => text as unknown as Record<string, unknown>,
    },
    frameworkErrors: (_error, request, reply) => {
      reply.hijack()
      answerRaw(request.raw.socket, routeNotFound(), reference)
    },
    clientErrorHandler: (error, socket) => answerRaw(socket, clientError(error), reference),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      checkMediaType(request)
      done(null, bytes.length === 0 ? undefined : parseJson(bytes as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  return app
}

function addRoutes(app: FastifyInstance, porch: Porch, { routes, isLiveOrigin }: HttpOptions): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const served = routes.filter((route) => route.path === path)
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    for (const route of served)
      app.route({
        method: route.method,
        url,
        onRequest: (request, reply, done) => {
          porch.authorize(request.exchange, route, request).then(
            () => done(),
            (error: unknown) => end(porch, request, reply, error),
          )
        },
        handler: (request, reply) => {
          reply.hijack()
          void porch.serve(request.exchange, request)
        },
      })
    const allowed = METHODS.filter((method) => isAllowed(method, served))
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      onRequest: (request, reply) => {
        void otherMethod(porch, request, reply, { served, allowed, isLiveOrigin })
      },
      handler: () => {},
    })
  }
}

function isAllowed(method: HTTPMethods, served: readonly Route[]): boolean {
  return served.some((route) => route.method === method || (method === 'HEAD' && route.method === 'GET'))
}

interface OtherMethod extends Pick<HttpOptions, 'isLiveOrigin'> {
  readonly served: readonly Route[]
  readonly allowed: readonly HTTPMethods[]
}

/** Answers a method that the path does not have, or a browser that asks what it may send. */
async function otherMethod(
  porch: Porch,
  { exchange }: FastifyRequest,
  reply: FastifyReply,
  { served, allowed, isLiveOrigin }: OtherMethod,
): Promise<void> {
  reply.hijack()
  const methods = served.filter(isForPages).map(({ method }) => method)
  const origin = exchange.header('origin')
  const isPreflight = exchange.header('access-control-request-method') !== undefined
  exchange.headers.vary = 'Origin'
  try {
    if (exchange.incoming.method !== 'OPTIONS' || origin === undefined || !isPreflight) {
      exchange.headers.allow = allowed.join(', ')
      throw new ServerError('method_not_allowed', 'Cannot use the method: the path has others', {
        hint: `Use ${allowed.join(', ')}.`,
      })
    }
    if (methods.length === 0 || !(await isLiveOrigin(origin)))
      throw new ServerError('origin_forbidden', 'Cannot call from the page: no widget token belongs to its origin')
    porch.write(exchange, { status: 204, headers: preflight(origin, methods), content: '' })
  } catch (error) {
    await porch.fail(exchange, error)
  }
}

function end(porch: Porch, request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  reply.hijack()
  void porch.fail(request.exchange, error)
}

/** Only JSON in UTF-8, not compressed. */
function checkMediaType({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw unsupportedMediaType()
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupportedMediaType()
}

function commonHeaders(baseUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

function draining(): ConnectorError {
  return new ServerError('draining', 'Cannot answer the request: the server is about to end', {
    hint: 'Call again; another server will answer.',
  })
}

function headersTooLarge(): ConnectorError {
  return new ServerError('headers_too_large', 'Cannot read the request: its headers are too large or too many')
}

function expectationFailed(): ConnectorError {
  return new ServerError('expectation_failed', 'Cannot read the request: its Expect is not "100-continue"', {
    hint: 'Leave out the header Expect.',
  })
}

/** What is told of a request that is not proper HTTP. */
function clientError({ code }: Error & { readonly code?: string }): ConnectorError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ServerError('request_timeout', 'Cannot read the request: it did not arrive in time')
  return new ServerError('invalid_request', 'Cannot read the request: it is not proper HTTP')
}

/** Answers below HTTP and closes: for requests that never became one. */
function answerRaw(socket: Socket, error: ConnectorError, reference: string): void {
  if (socket.destroyed || !socket.writable) return void socket.destroy()
  const id = newId()
  const { status, body } = tell(error, id, reference)
  const head = [
    `HTTP/1.1 ${status} ${error.code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    `x-request-id: ${id}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Whether the event loop has been late, over the last half second. */
function watchLoad(limitMs: number): { isHigh(): boolean; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isHigh = false
  const timer = setInterval(() => {
    // The first value is the resolution itself.
    isHigh = delay.mean / 1e6 - 20 > limitMs
    delay.reset()
  }, 500).unref()
  return {
    isHigh: () => isHigh,
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** Resolves once nothing runs, or after the time. */
async function quiet(running: ReadonlySet<Exchange>, timeMs: number): Promise<void> {
  const until = performance.now() + timeMs
  while (running.size > 0 && performance.now() < until) await sleep(10)
}

function sleep(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs))
}
