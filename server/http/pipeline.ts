/** The request pipeline: the steps that every request of a route takes, from its token to its line in the log. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../ground/errors/index.ts'
import type { Caller } from './request/caller.ts'
import { type Log, type Metrics, reportUnexpected, type Tracer } from '../ground/observe/index.ts'
import { compileBodyCheck, compileQueryCheck, pathValues, textBody } from './request/check.ts'
import { challengeOf, knownError, serializeError } from './request/errors.ts'
import { type Claim, type Idempotency, OutcomeLost } from './idempotency.ts'
import { allow, checkOrigin, isForPages } from './origins.ts'
import type { Rates } from './rates.ts'
import type { Outcome, RequestContext } from './request/context.ts'
import {
  addHeaders,
  type HeaderList,
  JSON_TYPE,
  NO_HEADERS,
  send,
  sendStream,
  type SerializedResponse,
  serializeResponse,
  withoutFields,
} from './response.ts'
import type { ResponseHeaders, Route } from './request/route.ts'
import type { Upload } from './request/upload.ts'

/**
 * The caller of a token; `organization` is the caller's choice among its own, from `X-Organization-Id`.
 * @throws ConnectorError `invalid_token`, `token_expired`, `organization_required`, `organization_forbidden`
 */
export type Authenticate = (token: string, organization: string | undefined) => Promise<Caller>

/** Options of the pipeline. */
export interface PipelineOptions {
  readonly routes: readonly Route[]
  readonly authenticate: Authenticate
  /** Whether some widget token that is valid now belongs to an origin. */
  readonly isLiveOrigin: (origin: string) => Promise<boolean>
  readonly idempotency: Idempotency
  readonly rates: Rates
  readonly log: Log
  readonly metrics: Metrics
  readonly tracer: Tracer
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  /** A caller who reads nothing of a response for so long is disconnected, in milliseconds. */
  readonly responseIdleMs: number
  /** URL under which the codes of errors are explained. */
  readonly reference: () => string
  /** Called with each request that has been answered. */
  readonly onEnd: (context: RequestContext) => void
}

/** Framework's view of a request. */
export type RawRequest = Pick<FastifyRequest, 'ip' | 'params' | 'query'>

/** Has the framework read and parse the body. @throws what the parser throws */
export type ReadBody = () => Promise<unknown>

/** The checks of a route, compiled once. */
interface Checks {
  readonly query: ReturnType<typeof compileQueryCheck>
  readonly body: ReturnType<typeof compileBodyCheck> | undefined
}

/** A response that the pipeline sends; `stream` is a file's bytes, in place of `content`. */
interface PipelineResponse extends SerializedResponse {
  readonly stream?: ReadableStream<Uint8Array>
}

const FILE_HEADERS = { 'content-security-policy': "sandbox; default-src 'none'" }
/** Codes of writes that were refused without any effect and may be tried again under their key. */
const NOT_DONE: ReadonlySet<string> = new Set(['upstream_rate_limited', 'overloaded', 'draining'])

/** The pipeline of the requests of some routes. The schemas of the routes are compiled when it is made. */
export class Pipeline {
  readonly #options: PipelineOptions
  readonly #checks: ReadonlyMap<Route, Checks>

  /** @throws Error when a schema of a route is malformed */
  constructor(options: PipelineOptions) {
    this.#options = options
    this.#checks = new Map(options.routes.map((route) => [route, checksOf(route)]))
  }

  /** Takes a request of a route through all steps, inside a span where spans are collected. Never throws. */
  async serve(context: RequestContext, route: Route, raw: RawRequest, readBody: ReadBody): Promise<void> {
    context.route = route
    const { tracer } = this.#options
    if (!tracer.enabled) return this.#run(context, route, raw, readBody)
    const attributes = { 'http.request.method': route.method, 'http.route': route.path }
    const traceparent = context.header('traceparent')
    await tracer.span(`${route.method} ${route.path}`, { kind: 'server', attributes, traceparent }, async (span) => {
      await this.#run(context, route, raw, readBody)
      const { statusCode } = context.outgoing
      span.set('http.response.status_code', statusCode)
      if (statusCode >= 500) span.fail(String(statusCode))
    })
  }

  /** The steps of a request in their order; an error of any of them is its response. */
  async #run(context: RequestContext, route: Route, raw: RawRequest, readBody: ReadBody): Promise<void> {
    let outcome: Outcome
    try {
      await this.#identify(context, route)
      await this.#admit(context, raw)
      this.#check(context, route, raw, await readBody())
      const claiming = this.#claim(context, route)
      const claim = claiming && (await claiming)
      const response = await this.#handle(context, route, claim)
      const hidden = context.holder?.token === 'application' ? undefined : route.forApplications
      outcome = await this.#send(context, hidden ? withoutFields(response, hidden) : response)
    } catch (error) {
      outcome = await this.#sendError(context, error)
    }
    context.upload?.end()
    this.#record(context, outcome)
  }

  /** Sends a response to a request that belongs to no route. */
  async respond(context: RequestContext, response: SerializedResponse): Promise<void> {
    this.#record(context, await this.#send(context, response))
  }

  /** Sends an error to a request that belongs to no route, or is refused before its steps. Never throws. */
  async refuse(context: RequestContext, error: unknown): Promise<void> {
    this.#record(context, await this.#sendError(context, error))
  }

  /** Finds the caller by the token, and whether it may use the route from where it calls. */
  async #identify(context: RequestContext, route: Route): Promise<void> {
    checkHeaders(context)
    if (isForPages(route)) context.headers.vary = 'Origin'
    if (route.tokens.length === 0) return
    const caller =
      (route.identify && (await identified(context, route.identify))) ?? (await this.#authenticate(context))
    context.holder = caller
    if (!route.tokens.includes(caller.token)) throw wrongKind(caller, route)
    if (caller.policy && !route.judgesPolicy) throw restricted()
    checkOrigin(context, caller)
  }

  #authenticate({ header }: RequestContext): Promise<Caller> {
    return this.#options.authenticate(tokenIn(header('authorization')), header('x-organization-id'))
  }

  /** Counts the request against the limits of its organization and its customer. */
  async #admit(context: RequestContext, raw: RawRequest): Promise<void> {
    const { rates } = this.#options
    context.admit = (limit, key) => rates.admit(limit, limit === 'client' ? `${raw.ip} ${key}` : key, context)
    const { holder } = context
    if (!holder) return
    const admitted = rates.admit('organization', holder.organizationId, context)
    if (admitted) await admitted
    if (holder.customer) await rates.admit('customer', holder.customer.id, context)
  }

  /** Reads path, query and body by the schemas of the route. */
  #check(context: RequestContext, route: Route, raw: RawRequest, body: unknown): void {
    const checks = this.#checks.get(route)
    if (!checks) throw new Error(`Cannot serve ${route.path}: this pipeline does not contain the route`)
    context.rawQuery = raw.query as string
    if (!route.openQuery) context.query = checks.query(context.rawQuery)
    context.params = pathValues(raw.params as Record<string, string>)
    if (checks.body) context.body = checks.body(body ?? {})
    const { idempotent, method } = route
    context.isWrite = typeof idempotent === 'function' ? idempotent(context.body) : method !== 'GET'
  }

  /** Claims the idempotency key of a write; undefined for a request without one. */
  #claim(context: RequestContext, route: Route): Promise<Claim> | undefined {
    const key = context.header('idempotency-key')
    const { holder, isWrite } = context
    if (key === undefined || !holder || route.idempotent === undefined || !isWrite) return undefined
    return this.#claimKey(key, holder, context, route)
  }

  async #claimKey(key: string, holder: Caller, context: RequestContext, route: Route): Promise<Claim> {
    const { organizationId, applicationId, customer } = holder
    return this.#options.idempotency.claim({
      organizationId,
      applicationId,
      customer: customer?.externalUserId ?? (await route.customerOf?.(context)),
      route: `${route.method} ${route.path}`,
      key: checkedKey(key),
      fingerprint: fingerprintOf(context),
    })
  }

  /** Runs the route's handler and stores its outcome under the claimed key; or gives the response that is stored there. */
  async #handle(context: RequestContext, route: Route, claim: Claim | undefined): Promise<PipelineResponse> {
    if (!claim) return pipelineResponse(await route.handle(context))
    if ('stored' in claim) {
      const { stored } = claim
      return { ...stored, headers: { ...stored.headers, 'idempotent-replayed': 'true' } }
    }
    let response: PipelineResponse
    try {
      response = pipelineResponse(await route.handle(context))
    } catch (error) {
      await claim.settle(this.#storedOutcome(error, context))
      throw error
    }
    await claim.settle(response.stream ? null : response)
    return response
  }

  /** Returns the stored outcome of a failed write; null if it certainly did nothing. */
  #storedOutcome(thrown: unknown, context: RequestContext): SerializedResponse | null {
    const error = knownError(thrown)
    if (error.sent === false || NOT_DONE.has(error.code)) return null
    if (error.actor === 'caller' && error.code !== 'cancelled') return null
    if (context.upload && isUploadNotDone(error, context.upload)) return null
    return this.#errorResponse(error.code === 'storage_unavailable' ? new OutcomeLost() : error, context)
  }

  async #send(context: RequestContext, response: PipelineResponse): Promise<Outcome> {
    const { outgoing } = context
    const { status, stream } = response
    const { responseIdleMs } = this.#options
    if (stream) {
      const headers = this.#headersFor(context, { ...FILE_HEADERS, ...response.headers })
      const isWhole = await sendStream(outgoing, status, headers, stream, responseIdleMs)
      return { status, code: isWhole ? undefined : 'broken_off' }
    }
    send(outgoing, response, this.#headersFor(context, response.headers), responseIdleMs)
    return { status, code: undefined }
  }

  /** Sends an error, or closes the connection if nothing can be sent. Never throws. */
  async #sendError(context: RequestContext, thrown: unknown): Promise<Outcome> {
    const { responseIdleMs } = this.#options
    try {
      const error = context.end?.code === 'draining' && isCancelled(thrown) ? context.end : thrown
      const response = this.#errorResponse(error, context)
      if (response.code === 'internal') this.#report(context, thrown)
      await this.#letPageRead(context, response.status)
      if (context.outgoing.headersSent) context.outgoing.destroy()
      else send(context.outgoing, response, this.#headersFor(context, response.headers), responseIdleMs)
      return response
    } catch (error) {
      this.#report(context, error)
      context.outgoing.destroy()
      return { status: 500, code: 'internal' }
    }
  }

  #report({ id, route }: RequestContext, error: unknown): void {
    reportUnexpected(this.#options, 'request', error, { request_id: id, route: route?.path })
  }

  #errorResponse(error: unknown, context: RequestContext): SerializedResponse & { readonly code: string } {
    const { status, code, body, retryAfterSeconds } = serializeError(error, context.id, this.#options.reference())
    const isProblem = context.header('accept')?.includes('application/problem+json') === true
    const isLast = status === 413 || (status === 503 && code === 'draining')
    return {
      code,
      status,
      headers: {
        'content-type': isProblem ? 'application/problem+json' : JSON_TYPE,
        'retry-after': retryAfterSeconds?.toString(),
        'www-authenticate':
          status === 401 || code === 'insufficient_scope' ? challengeOf(context.route, code) : undefined,
        connection: isLast ? 'close' : undefined,
      },
      content: body,
    }
  }

  /** Lets a page whose token has expired read that it has. */
  async #letPageRead(context: RequestContext, status: number): Promise<void> {
    const origin = context.header('origin')
    if (status !== 401 || origin === undefined || !context.route || !isForPages(context.route)) return
    if (await this.#options.isLiveOrigin(origin).catch(() => false)) allow(context, origin)
  }

  /** The response's headers over the request's over those of every response. */
  #headersFor(context: RequestContext, own: ResponseHeaders): HeaderList {
    const list: HeaderList = ['x-request-id', context.id]
    addHeaders(list, this.#options.headers, own)
    addHeaders(list, context.headers, own)
    addHeaders(list, own, NO_HEADERS)
    return list
  }

  /** Counts the request and writes its line in the log. */
  #record(context: RequestContext, { status, code }: Outcome): void {
    const { metrics, log, onEnd } = this.#options
    const milliseconds = performance.now() - context.began
    const route = context.route?.path ?? 'none'
    const method = context.route?.method ?? 'other'
    metrics.request(method, route, status, milliseconds / 1000)
    log.info(
      {
        request_id: context.id,
        method,
        route,
        status,
        duration_ms: Math.round(milliseconds * 10) / 10,
        organization_id: context.holder?.organizationId,
        code,
      },
      'request',
    )
    onEnd(context)
  }
}

function checksOf({ query, body, text, takesRaw, method }: Route): Checks {
  const checkBody = text ? textBody : compileBodyCheck(body)
  return { query: compileQueryCheck(query), body: method === 'GET' || takesRaw ? undefined : checkBody }
}

function pipelineResponse(response: Awaited<ReturnType<Route['handle']>>): PipelineResponse {
  const serialized = serializeResponse(response)
  return response.stream ? { ...serialized, stream: response.stream } : serialized
}

/** Whether an upload was not carried out: its last piece was not sent, or its credentials were refused, which are renewed since. */
function isUploadNotDone({ code, retryable }: ConnectorError, { isWhole }: Upload): boolean {
  return (code === 'credentials_rejected' && retryable) || (!isWhole && code !== 'outcome_unknown')
}

function isCancelled(error: unknown): boolean {
  return error instanceof ConnectorError && error.code === 'cancelled'
}

/** Headers that name a caller or a call may come once only. */
function checkHeaders({ incoming: { rawHeaders } }: RequestContext): void {
  let seen = ''
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length !== 13 && name.length !== 15 && name.length !== 17) continue
    const header = ` ${name.toLowerCase()} `
    if (header !== ' authorization ' && header !== ' idempotency-key ' && header !== ' x-organization-id ') continue
    if (seen.includes(header))
      throw new ServerError('invalid_request', `Cannot read the request: the header${header}is present twice`)
    seen += header
  }
}

/** Resolves the caller by the route's own means; undefined if the route takes a Plugboard token. */
function identified(
  { header, incoming }: RequestContext,
  identify: NonNullable<Route['identify']>,
): Promise<Caller | undefined> {
  const token = bearerIn(header('authorization'))
  return identify({ token, header, address: incoming.socket.remoteAddress })
}

function bearerIn(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

function tokenIn(header: string | undefined): string {
  const token = bearerIn(header)
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

function restricted(): ConnectorError {
  return new ServerError(
    'token_kind_forbidden',
    'Cannot use the route: a token with a policy can only execute operations',
    {
      hint: 'Use a token without a policy.',
    },
  )
}

function checkedKey(key: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new ServerError('invalid_request', 'Cannot use the Idempotency-Key: it must be 1 to 255 visible characters')
}

/** Digest of what a key stands for. */
function fingerprintOf({ incoming, body }: RequestContext): Buffer {
  return createHash('sha256')
    .update(`${incoming.url}\n${JSON.stringify(body)}`)
    .digest()
}
