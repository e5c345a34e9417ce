/** The way of a request: who calls, what is asked, run, answer. What is thrown on it ends in `fail`. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Caller } from '../access/index.ts'
import type { Log, Metrics, Tracer } from '../observe/index.ts'
import { type HeaderList, headersOf, JSON_TYPE, type Reply, replyOf, send, sendStream } from './answer.ts'
import { compileBody, compileQuery } from './check.ts'
import { knownError, tell } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { type Idempotency, OutcomeLost } from './idempotency.ts'
import { allow, checkOrigin, isForPages } from './origins.ts'
import type { Rates } from './rates.ts'
import type { Answer, Route } from './route.ts'

/**
 * Whom a token speaks for; `organization` is the caller's choice among its own, from `X-Organization-Id`.
 * @throws ConnectorError `invalid_token`, `token_expired`, `organization_required`, `organization_forbidden`
 */
export type Authenticate = (token: string, organization: string | undefined) => Promise<Caller>

/** What the porch works with. */
export interface PorchServices {
  readonly authenticate: Authenticate
  /** Whether some widget token that is valid now belongs to an origin. */
  readonly isLiveOrigin: (origin: string) => Promise<boolean>
  readonly idempotency: Idempotency
  readonly rates: Rates
  readonly log: Log
  readonly metrics: Metrics
  readonly tracer: Tracer
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** A caller who takes nothing of an answer for so long is cut off, in milliseconds. */
  readonly answerIdleMs: number
  /** URL under which the codes of errors are explained. */
  readonly reference: string
  /** Told of each request that has been answered. */
  readonly ended: (exchange: Exchange) => void
}

/** The steps of a request. */
export interface Porch {
  /** Finds out who calls and whether they may. @throws ConnectorError */
  authorize(exchange: Exchange, route: Route, request: FastifyRequest): Promise<void>
  /** Checks, runs and answers; never throws. */
  serve(exchange: Exchange, request: FastifyRequest): Promise<void>
  /** Answers. */
  write(exchange: Exchange, reply: Reply): void
  /** Answers with an error. */
  fail(exchange: Exchange, error: unknown): Promise<void>
}

/** Stands for an id that is none: nothing has it, so that it is answered as any other id that is not there. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const FILE_HEADERS = { 'content-security-policy': "sandbox; default-src 'none'" }

/** The way of requests for some routes, whose schemas are compiled now. */
export function createPorch(services: PorchServices, routes: readonly Route[]): Porch {
  const { metrics, tracer, log, headers, reference, answerIdleMs } = services
  const checks = new Map(
    routes.map((route) => [
      route,
      { query: compileQuery(route.query), body: route.method === 'GET' ? undefined : compileBody(route.body) },
    ]),
  )

  async function authorize(exchange: Exchange, route: Route, request: FastifyRequest): Promise<void> {
    exchange.route = route
    exchange.admit = async (limit, key) =>
      services.rates.admit(limit, limit === 'client' ? `${request.ip} ${key}` : key, exchange)
    checkHeaders(exchange)
    if (isForPages(route)) exchange.headers.vary = 'Origin'
    if (route.tokens.length === 0) return
    const token = tokenIn(exchange.header('authorization'))
    const caller = await services.authenticate(token, exchange.header('x-organization-id'))
    exchange.holder = caller
    if (!route.tokens.includes(caller.token)) throw wrongKind(caller, route)
    checkOrigin(exchange, caller)
    await services.rates.admit('organization', caller.organizationId, exchange)
    if (caller.customer) await services.rates.admit('customer', caller.customer.id, exchange)
  }

  async function serve(exchange: Exchange, request: FastifyRequest): Promise<void> {
    try {
      check(exchange, request)
      const route = exchange.route!
      if (!tracer.enabled) return await run(exchange, route)
      const attributes = { 'http.request.method': route.method, 'http.route': route.path }
      const traceparent = exchange.header('traceparent')
      await tracer.span(`${route.method} ${route.path}`, { kind: 'server', attributes, traceparent }, async (span) => {
        await run(exchange, route).catch((error: unknown) => fail(exchange, error))
        const { statusCode } = exchange.outgoing
        span.set('http.response.status_code', statusCode)
        if (statusCode >= 500) span.fail(String(statusCode))
      })
    } catch (error) {
      await fail(exchange, error)
    }
  }

  function check(exchange: Exchange, request: FastifyRequest): void {
    const route = exchange.route!
    const { query, body } = checks.get(route)!
    exchange.rawQuery = request.query as string
    if (!exchange.route!.openQuery) exchange.query = query(exchange.rawQuery)
    exchange.params = idsOf(request.params as Record<string, string>)
    if (body) exchange.body = body(request.body ?? {})
    const { idempotent, method } = route
    exchange.isWrite = typeof idempotent === 'function' ? idempotent(exchange.body) : method !== 'GET'
  }

  async function run(exchange: Exchange, route: Route): Promise<void> {
    exchange.watch()
    const key = exchange.header('idempotency-key')
    if (key !== undefined && exchange.holder && route.idempotent !== undefined && exchange.isWrite)
      return runOnce(exchange, route, key)
    const answer = await route.handle(exchange)
    if (answer.stream) await stream(exchange, answer, answer.stream)
    else write(exchange, replyOf(answer))
  }

  /** Runs a write whose key has not been used before; otherwise answers as it was answered then. */
  async function runOnce(exchange: Exchange, route: Route, key: string): Promise<void> {
    const claim = await services.idempotency.claim({
      organizationId: exchange.caller.organizationId,
      applicationId: exchange.caller.applicationId,
      customer: exchange.caller.customer?.externalUserId ?? (await route.customerOf?.(exchange)),
      route: `${route.method} ${route.path}`,
      key: checkedKey(key),
      fingerprint: fingerprintOf(exchange),
    })
    if ('stored' in claim) {
      const { stored } = claim
      return write(exchange, { ...stored, headers: { ...stored.headers, 'idempotent-replayed': 'true' } })
    }
    let answer: Answer
    try {
      answer = await route.handle(exchange)
    } catch (error) {
      await claim.settle(outcomeOf(error, exchange))
      throw error
    }
    if (answer.stream) {
      await claim.settle(null)
      return stream(exchange, answer, answer.stream)
    }
    const reply = replyOf(answer)
    await claim.settle(reply)
    write(exchange, reply)
  }

  /** What is kept of a write that failed: nothing when it has not been carried out for sure. */
  function outcomeOf(thrown: unknown, exchange: Exchange): Reply | null {
    const error = knownError(thrown)
    if (error.sent === false || NOT_DONE.has(error.code)) return null
    if (error.actor === 'caller' && error.code !== 'cancelled') return null
    return errorReply(error.code === 'storage_unavailable' ? new OutcomeLost() : error, exchange)
  }

  function errorReply(error: unknown, exchange: Exchange): Reply & { readonly code: string } {
    const told = tell(error, exchange.id, reference)
    const problem = exchange.header('accept')?.includes('application/problem+json') === true
    return {
      code: told.code,
      status: told.status,
      headers: {
        'content-type': problem ? 'application/problem+json' : JSON_TYPE,
        ...(told.retryAfterSeconds !== undefined && { 'retry-after': String(told.retryAfterSeconds) }),
        ...(told.status === 401 && { 'www-authenticate': 'Bearer error="invalid_token"' }),
        ...(told.status === 413 && { connection: 'close' }),
        ...(told.status === 503 && told.code === 'draining' && { connection: 'close' }),
      },
      content: told.body,
    }
  }

  async function fail(exchange: Exchange, thrown: unknown): Promise<void> {
    try {
      const error = exchange.end?.code === 'draining' && isCancelled(thrown) ? exchange.end : thrown
      const reply = errorReply(error, exchange)
      if (reply.code === 'internal')
        log.error({ request_id: exchange.id, route: exchange.route?.path, error: thrown }, 'unexpected error')
      await letPageRead(exchange, reply.status)
      if (exchange.outgoing.headersSent) exchange.outgoing.destroy()
      else send(exchange.outgoing, reply, headersFor(exchange, reply.headers), answerIdleMs)
      done(exchange, reply.status, reply.code)
    } catch (error) {
      log.error({ request_id: exchange.id, error }, 'cannot answer')
      exchange.outgoing.destroy()
      done(exchange, 500, 'internal')
    }
  }

  /** A page whose token has expired may read that it has. */
  async function letPageRead(exchange: Exchange, status: number): Promise<void> {
    const origin = exchange.header('origin')
    if (status !== 401 || origin === undefined || !exchange.route || !isForPages(exchange.route)) return
    if (await services.isLiveOrigin(origin).catch(() => false)) allow(exchange, origin)
  }

  function write(exchange: Exchange, reply: Reply): void {
    send(exchange.outgoing, reply, headersFor(exchange, reply.headers), answerIdleMs)
    done(exchange, reply.status, undefined)
  }

  async function stream(exchange: Exchange, answer: Answer, bytes: ReadableStream<Uint8Array>): Promise<void> {
    const own = { ...FILE_HEADERS, ...headersOf(answer.headers, false) }
    const isWhole = await sendStream(exchange.outgoing, answer.status, headersFor(exchange, own), bytes, answerIdleMs)
    done(exchange, answer.status, isWhole ? undefined : 'broken_off')
  }

  /** The answer's headers over the request's over those that all have. */
  function headersFor(exchange: Exchange, own: Readonly<Record<string, string>>): HeaderList {
    const list: HeaderList = ['x-request-id', exchange.id]
    for (const name in headers) if (own[name] === undefined) list.push(name, headers[name]!)
    for (const name in exchange.headers) if (own[name] === undefined) list.push(name, exchange.headers[name]!)
    for (const name in own) list.push(name, own[name]!)
    return list
  }

  function done(exchange: Exchange, status: number, code: string | undefined): void {
    if (exchange.isDone) return
    exchange.isDone = true
    const milliseconds = performance.now() - exchange.began
    const route = exchange.route?.path ?? 'none'
    const method = exchange.route?.method ?? 'other'
    metrics.request(method, route, status, milliseconds / 1000)
    log.info(
      {
        request_id: exchange.id,
        method,
        route,
        status,
        duration_ms: Math.round(milliseconds * 10) / 10,
        ...(exchange.holder && { organization_id: exchange.holder.organizationId }),
        ...(code !== undefined && { code }),
      },
      'request',
    )
    services.ended(exchange)
  }

  return { authorize, serve, write, fail }
}

/** Codes of writes that were refused without any effect and may be tried again under their key. */
const NOT_DONE: ReadonlySet<string> = new Set(['upstream_rate_limited', 'overloaded', 'draining'])

function isCancelled(error: unknown): boolean {
  return error instanceof ConnectorError && error.code === 'cancelled'
}

/** Headers that name a caller or a call may come once only. */
function checkHeaders({ incoming: { rawHeaders } }: Exchange): void {
  let seen = ''
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length !== 13 && name.length !== 15 && name.length !== 17) continue
    const header = ` ${name.toLowerCase()} `
    if (header !== ' authorization ' && header !== ' idempotency-key ' && header !== ' x-organization-id ') continue
    if (seen.includes(header))
      throw new ServerError('invalid_request', `Cannot read the request: the header${header}is there twice`)
    seen += header
  }
}

function tokenIn(header: string | undefined): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (token !== undefined) return token
  throw new ServerError('missing_token', 'Cannot answer the request: it carries no bearer token', {
    hint: 'Send Authorization: Bearer <token>.',
  })
}

function wrongKind({ token }: Caller, { tokens }: Route): ConnectorError {
  return new ServerError('token_kind_forbidden', `Cannot use the route: it does not take ${token} tokens`, {
    hint: `Use a token of kind ${tokens.join(' or ')}.`,
  })
}

/** Path values; an id that cannot be one becomes one that nothing has. */
function idsOf(params: Readonly<Record<string, string>>): Record<string, string> {
  const read: Record<string, string> = {}
  for (const name of Object.keys(params)) {
    const value = params[name]!
    const isNone = name.endsWith('_id') && !UUID.test(value)
    read[name] = isNone ? NO_ID : value
  }
  return read
}

function checkedKey(key: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new ServerError('invalid_request', 'Cannot use the Idempotency-Key: it must be 1 to 255 visible characters')
}

/** Digest of what a key stands for. */
function fingerprintOf({ incoming, body }: Exchange): Buffer {
  return createHash('sha256')
    .update(`${incoming.url}\n${JSON.stringify(body)}`)
    .digest()
}
