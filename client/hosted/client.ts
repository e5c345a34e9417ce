/** The HTTP client of the platform API. */
import {
  checkOptions,
  FUNCTION,
  milliseconds,
  needed,
  optionsOf,
  SIGNAL,
  STRING,
  withMethods,
} from '../../runtime/base/options.ts'
import type { TokenPolicyBody } from '../../generated/contract/bodies.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { defined, isObject, tryParseJson } from '../../runtime/base/json.ts'
import type { Clock } from '../../runtime/index.ts'
import { systemClock } from '../../runtime/base/waiting.ts'
import { openUntil } from '../base/engine.ts'
import { type CallSignal, callSignal } from '../base/signal.ts'
import { connectionLost, platformErrorOf, PlatformError, abortError } from './platform-error.ts'
import type { OpenResponse } from './download.ts'
import type { AnswerTime, Sending, UploadBody } from './upload.ts'
import { createRetries, type Retries, RETRIES } from './retries.ts'
import { type FetchedToken, renewing, type Token } from './tokens.ts'

/** Options of a request to the platform. */
export interface RequestOptions {
  readonly signal?: AbortSignal
}

/** Options of a write, which the platform executes once for each key. */
export interface WriteRequestOptions extends RequestOptions {
  readonly idempotencyKey?: string
}

const READ_OPTIONS = optionsOf<RequestOptions>({ signal: SIGNAL })
const WRITE_OPTIONS = optionsOf<WriteRequestOptions>({ ...READ_OPTIONS.table, idempotencyKey: STRING })

/** Options of a read as a part of its request. @throws ConnectorError `invalid_params` */
export function plainRequest(options: RequestOptions = {}): Pick<PlatformRequest, 'signals'> {
  checkOptions(options, READ_OPTIONS, 'send the request')
  return { signals: [options.signal] }
}

/** Options of a write as a part of its request. The key is random by default. @throws ConnectorError `invalid_params` */
export function writeRequest(options: WriteRequestOptions = {}): Pick<PlatformRequest, 'signals' | 'idempotencyKey'> {
  checkOptions(options, WRITE_OPTIONS, 'send the request')
  return { idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(), signals: [options.signal] }
}

/** Address and credentials of the platform, and options of its requests. */
export interface PlatformOptions {
  /** Base URL, such as `https://plugboard.example.com`. `/api/v1` is added. */
  readonly baseUrl: string
  /** The application's credentials. */
  readonly clientId: string
  readonly clientSecret: string
  /** Organization, for an application that belongs to several. */
  readonly organizationId?: string
  /** Sends the requests. Defaults to the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** Maximum wait for a response, in milliseconds. Defaults to 65,000. */
  readonly timeoutMs?: number
  /** Repetition of requests. By default for 30 seconds while the platform cannot be reached. */
  readonly retries?: Retries
  readonly clock?: Clock
}

/** Options of the platform. */
export const PLATFORM_OPTIONS = optionsOf<PlatformOptions>({
  baseUrl: needed(STRING),
  clientId: needed(STRING),
  clientSecret: needed(STRING),
  organizationId: STRING,
  fetch: FUNCTION,
  timeoutMs: milliseconds(1),
  retries: RETRIES,
  clock: withMethods('a clock', 'now', 'random', 'wait'),
})

/** One request to the platform. */
export interface PlatformRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: object | undefined
  /** Text in place of `body`. */
  readonly text?: { readonly type: string; readonly content: string }
  /** Files with the body, in place of `body`. */
  readonly upload?: UploadBody
  /** Defaults to the application's token. */
  readonly token?: Token
  readonly accept?: string
  /** For a write: the same with each attempt, so that the platform executes it once. */
  readonly idempotencyKey?: string
  /** Maximum wait for the response, in milliseconds. Defaults to the client's. */
  readonly timeoutMs?: number | undefined
  /** Signals that end the request, until its response is read. */
  readonly signals?: readonly (AbortSignal | undefined)[]
}

/** Body of a request. With files, a form that is read while it is sent. */
export type SentBody = Pick<PlatformRequest, 'body' | 'upload'>

const JSON_TYPE = 'application/json'
const TIMEOUT_MS = 65_000
/** Lifetimes of tokens where the platform names none. */
const APPLICATION_SECONDS = 900
const SCOPED_SECONDS = 1200
/** Maximum number of customers with cached tokens. The oldest is dropped first. */
const MAX_CUSTOMERS = 10_000

/** Sends one request to an origin. May add the header that continues a trace. */
export type Follow = (
  target: { readonly method: string; readonly origin: string },
  send: (traceparent?: string) => Promise<Response>,
) => Promise<Response>

/** Requests to the platform for one application: authorizes, repeats where that is safe, and reads. */
export class PlatformClient {
  readonly #options: PlatformOptions
  readonly #follow: Follow
  readonly clock: Clock
  readonly #base: string
  readonly #timeoutMs: number
  readonly #startRetries: ReturnType<typeof createRetries>
  readonly #application: Token
  readonly #customers = new Map<string, Token>()
  readonly #ended = new AbortController()
  readonly #openness = openUntil(async () => this.#ended.abort(), 'the platform')

  /** @param follow sends each request @throws ConnectorError `invalid_params` for a base URL that is not an http or https URL */
  constructor(options: PlatformOptions, follow: Follow = (_, send) => send()) {
    this.#options = options
    this.#follow = follow
    this.clock = options.clock ?? systemClock(abortError)
    this.#base = baseOf(options.baseUrl)
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS
    this.#startRetries = createRetries(options.retries ?? {}, this.clock)
    this.#application = renewing(() => this.#issueApplicationToken(), this.clock)
  }

  /** The JSON object of a response. @throws ConnectorError, UpstreamError, PlatformError */
  json(request: PlatformRequest): Promise<Record<string, unknown>> {
    return this.#send(request, request.token ?? this.#application, readJson)
  }

  /** A response with an unread body. */
  open(request: PlatformRequest): Promise<OpenResponse> {
    return this.#send(request, request.token ?? this.#application, (opened) => Promise.resolve(opened))
  }

  /** The status and the body of a response, as text. */
  async text(request: PlatformRequest): Promise<{ readonly status: number; readonly body: string }> {
    const { response, release } = await this.open(request)
    try {
      return { status: response.status, body: await response.text() }
    } finally {
      release()
    }
  }

  /** Every entry of a list, page by page. */
  async *entries(request: PlatformRequest): AsyncGenerator<Record<string, unknown>, void, undefined> {
    for (let cursor: string | undefined; ;) {
      const { data, next } = await this.json({ ...request, query: { limit: '200', ...request.query, cursor } })
      yield* Array.isArray(data) ? (data as Record<string, unknown>[]) : []
      if (typeof next !== 'string') return
      cursor = next
    }
  }

  /** The token of one customer, shared by all its requests. @param policy limits of the token; none by default */
  scoped(externalUserId: string, policy?: TokenPolicyBody): Token {
    const key = JSON.stringify([externalUserId, policy])
    const known = this.#customers.get(key)
    if (known) return known
    const token = renewing(() => this.#issueScopedToken(externalUserId, policy), this.clock)
    if (this.#customers.size >= MAX_CUSTOMERS) this.#customers.delete(this.#customers.keys().next().value!)
    this.#customers.set(key, token)
    return token
  }

  /** Ends every request. Later ones are `cancelled`. */
  close(): Promise<void> {
    return this.#openness.close()
  }

  async #issueApplicationToken(): Promise<FetchedToken> {
    const { clientId, clientSecret } = this.#options
    const body = { client_id: clientId, client_secret: clientSecret }
    const request: PlatformRequest = { method: 'POST', path: '/account/applications/token', body }
    return issuedOf(await this.#send(request, undefined, readJson), APPLICATION_SECONDS)
  }

  async #issueScopedToken(externalUserId: string, policy?: TokenPolicyBody): Promise<FetchedToken> {
    const path = '/account/applications/scoped-token'
    const body = { external_user_id: externalUserId, policy }
    return issuedOf(await this.json({ method: 'POST', path, body }), SCOPED_SECONDS)
  }

  /** Sends a request and reads its response. A response that breaks off while it is read is requested again. */
  async #send<T>(request: PlatformRequest, token: Token | undefined, read: Read<T>): Promise<T> {
    this.#openness.check()
    const call = callSignal([this.#ended.signal, ...(request.signals ?? [])])
    try {
      return await this.#attempts(request, token, call, read)
    } catch (error) {
      call.release()
      request.upload?.content.discard(error as Error)
      throw error
    }
  }

  async #attempts<T>(request: PlatformRequest, token: Token | undefined, call: CallSignal, read: Read<T>): Promise<T> {
    const nextWait = this.#startRetries(request.timeoutMs)
    let isRenewed = false
    for (;;) {
      const bearer = await token?.get(call.signal)
      const { response, error, result } = await this.#attempt(request, call, bearer, read)
      if (!error) return result
      const isSpent = request.upload?.content.isSpent === true
      if (token && bearer !== undefined && !isRenewed && response?.status === 401) {
        isRenewed = true
        token.drop(bearer)
        if (isSpent) throw withNewToken(error)
        continue
      }
      // The platform has other credentials by now, and could not read the files again.
      if (request.upload && !isSpent && !isRenewed && error.code === 'credentials_rejected' && error.retryable) {
        isRenewed = true
        continue
      }
      const waitMs = isSpent ? undefined : nextWait(error, response?.status)
      if (waitMs === undefined) throw withKey(error, request)
      await this.clock.wait(waitMs, call.signal)
    }
  }

  async #attempt<T>(
    request: PlatformRequest,
    call: CallSignal,
    bearer: string | undefined,
    read: Read<T>,
  ): Promise<Attempt<T>> {
    const limited = {
      ...this.#options,
      follow: this.#follow,
      timeoutMs: request.timeoutMs ?? this.#timeoutMs,
    }
    const sending = request.upload?.send()
    let response: Response | undefined
    try {
      response = await sendOnce(limited, this.#base, { ...request, sending }, call, bearer)
      if (!response.ok) return { response, error: await platformErrorOf(response) }
      return { result: await read({ response, signal: call.signal, release: call.release }) }
    } catch (error) {
      if (error instanceof ConnectorError) return { response, error }
      throw error
    } finally {
      // An answer may come before all was sent.
      sending?.end()
    }
  }
}

type Read<T> = (opened: OpenResponse) => Promise<T>

/** Result of one attempt, or its error with the response, if any. */
type Attempt<T> =
  | { readonly result: T; readonly error?: undefined; readonly response?: undefined }
  | {
      readonly error: ConnectorError | PlatformError
      readonly response: Response | undefined
      readonly result?: undefined
    }

async function sendOnce(
  options: PlatformOptions & { readonly timeoutMs: number; readonly follow: Follow },
  base: string,
  request: PlatformRequest & { readonly sending: Sending | undefined },
  call: CallSignal,
  bearer?: string,
): Promise<Response> {
  const { fetch = globalThis.fetch, timeoutMs, organizationId, follow } = options
  const { sending } = request
  const time = answerTime(call, timeoutMs)
  sending?.keepTime(time)
  const send = (traceparent?: string) =>
    fetch(`${base}${request.path}${queryOf(request.query)}`, {
      method: request.method,
      headers: defined({
        accept: request.accept ?? JSON_TYPE,
        'content-type': sending?.type ?? request.text?.type ?? (request.body && JSON_TYPE),
        authorization: bearer === undefined ? undefined : `Bearer ${bearer}`,
        'x-organization-id': organizationId,
        'idempotency-key': request.idempotencyKey,
        traceparent,
      }),
      ...(sending
        ? { body: sending.body, duplex: 'half' }
        : { body: request.text?.content ?? (request.body && JSON.stringify(request.body)) }),
      // A redirect would carry the client's secret to wherever it leads. Not every runtime knows 'error'.
      redirect: 'manual',
      signal: call.signal,
    })
  try {
    return await follow({ method: request.method, origin: new URL(base).origin }, send)
  } catch (cause) {
    const details = { status: 0, cause }
    if (sending?.failure() instanceof ConnectorError) throw sending.failure()
    if (time.isOver())
      throw new PlatformError(
        'platform_timeout',
        `Cannot reach the platform: no response after ${timeoutMs} ms`,
        details,
      )
    if (call.signal.aborted) throw abortError(call.signal)
    throw new PlatformError('platform_unreachable', `Cannot reach the platform at ${new URL(base).host}`, details)
  } finally {
    sending?.keepTime()
    time.stop()
  }
}

/** The remaining time for a response. It begins now. */
function answerTime(call: CallSignal, timeoutMs: number): AnswerTime & { isOver(): boolean } {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    stop()
    timer = setTimeout(() => {
      isOver = true
      call.abort()
    }, timeoutMs)
  }
  start()
  return { start, stop, isOver: () => isOver }
}

/** The error for a token that was refused after a stream began: the next call has a new token, and needs a new stream. */
function withNewToken({ code, message, status }: ConnectorError | PlatformError): PlatformError {
  const hint = 'The token is renewed: call again with a new stream.'
  return new PlatformError(code, message, { status, hint, retryable: true })
}

/** Adds the key of a write with an unknown result, under which it can be repeated. */
function withKey(
  error: ConnectorError | PlatformError,
  { idempotencyKey }: PlatformRequest,
): ConnectorError | PlatformError {
  const isUnknown = error.code === 'platform_unreachable' || error.code === 'platform_timeout'
  if (!isUnknown || idempotencyKey === undefined) return error
  const hint = `It may have been done. The same call with idempotencyKey "${idempotencyKey}" does it at most once.`
  return new PlatformError(error.code, error.message, { status: 0, hint, cause: error.cause })
}

async function readJson({ response, release, signal }: OpenResponse): Promise<Record<string, unknown>> {
  const text = await response.text().catch((cause: unknown) => Promise.reject(connectionLost(cause, signal)))
  release()
  const body = tryParseJson(text)
  if (isObject(body)) return body
  throw unreadable('it is not a JSON object', response.status)
}

function issuedOf(
  { access_token: access, token = access, expires_in: seconds }: Record<string, unknown>,
  usual: number,
): FetchedToken {
  if (typeof token === 'string' && token !== '')
    return { token, expiresInSeconds: typeof seconds === 'number' ? seconds : usual }
  throw unreadable('it has no token', 200)
}

function unreadable(fault: string, status: number): PlatformError {
  return new PlatformError('platform_invalid_response', `Cannot read the response of the platform: ${fault}`, {
    status,
  })
}

function baseOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConnectorError('invalid_params', 'Cannot reach the platform: baseUrl must be an http or https URL', {
      hint: 'plugboard serve prints it, such as http://127.0.0.1:8787.',
    })
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
}

function queryOf(query: PlatformRequest['query'] = {}): string {
  const text = String(new URLSearchParams(defined(query) as Record<string, string>))
  return text && `?${text}`
}
