/** Requests to the platform: authorised, repeated where that is safe, and read. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import type { Clock } from '../../runtime/index.ts'
import { createTracer, isTraced, requestSpan } from '../../runtime/telemetry/index.ts'
import type { CallSignal } from '../signal.ts'
import { openUntil } from '../engine.ts'
import { callSignal, timeLimit } from '../signal.ts'
import { brokenOff, errorOf, PlatformError, stoppedBy } from './errors.ts'
import { createRetries } from './retries.ts'
import type { Retries } from './retries.ts'
import type { Issued, Token } from './tokens.ts'
import { renewing } from './tokens.ts'

/** How the platform is reached. */
export interface PlatformOptions {
  /** Where the platform is, such as `https://plugboard.example.com`; `/api/v1` is added. */
  readonly baseUrl: string
  /** The application's credentials. */
  readonly clientId: string
  readonly clientSecret: string
  /** Which organization, for an application that belongs to several. */
  readonly organizationId?: string
  /** What sends; the global `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
  /** The longest wait for an answer; 65 seconds by default. */
  readonly timeoutMs?: number
  /** When a request is sent again; by default one survives that the platform is away for 30 seconds. */
  readonly retries?: Retries
  readonly clock?: Clock
}

/** One request. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The application's own by default. */
  readonly token?: Token
  readonly accept?: string
  /** For a write: the same with each try, so that the platform does it once. */
  readonly idempotencyKey?: string
  /** The longest wait for the answer, in milliseconds; by default that of the caller. */
  readonly timeoutMs?: number | undefined
  /** Any of them ends the request, until its answer is read. */
  readonly signals?: readonly (AbortSignal | undefined)[]
}

/** An answer whose body is still to be read; `release` is called once it is. */
export interface Opened {
  readonly response: Response
  /** Ends the answer. */
  readonly signal: AbortSignal
  release(): void
}

/** The platform as one application sees it. */
export interface Caller {
  /** The JSON object of an answer. @throws ConnectorError, UpstreamError, PlatformError */
  json(ask: Ask): Promise<Record<string, unknown>>
  /** An answer whose body is still to be read. */
  open(ask: Ask): Promise<Opened>
  /** Every entry of a list, page by page. */
  walk(ask: Ask): AsyncGenerator<Record<string, unknown>, void, undefined>
  /** A token that is limited to one customer; the same one for all who ask for that customer. */
  scoped(externalUserId: string): Token
  /** Ends every request; later ones are `cancelled`. */
  close(): Promise<void>
}

const TIMEOUT_MS = 65_000
const SCOPED_SECONDS = 1200
/** Customers whose tokens are kept; the one that came first goes first. */
const MAX_CUSTOMERS = 10_000

/** @throws ConnectorError `invalid_params` for a base URL that is none */
export function createCaller(options: PlatformOptions): Caller {
  const { clientId, clientSecret, clock = CLOCK } = options
  const startRetries = createRetries(options.retries ?? {}, clock)
  const base = baseOf(options.baseUrl)
  const scopedTokens = new Map<string, Token>()
  const limitMs = timeLimit(options.timeoutMs, TIMEOUT_MS)!
  const ended = new AbortController()
  const openness = openUntil(async () => ended.abort(), 'the platform')

  const application = renewing(async () => {
    const body = { client_id: clientId, client_secret: clientSecret }
    const ask: Ask = { method: 'POST', path: '/account/applications/token', body }
    return issuedOf(await send(ask, undefined, readJson), 900)
  }, clock.now)

  function scoped(externalUserId: string): Token {
    const known = scopedTokens.get(externalUserId)
    if (known) return known
    const token = renewing(async () => {
      const path = '/account/applications/scoped-token'
      return issuedOf(await json({ method: 'POST', path, body: { external_user_id: externalUserId } }), SCOPED_SECONDS)
    }, clock.now)
    if (scopedTokens.size >= MAX_CUSTOMERS) scopedTokens.delete(scopedTokens.keys().next().value!)
    scopedTokens.set(externalUserId, token)
    return token
  }

  /** The answer of a request as `read` gives it; an answer that breaks off while it is read is asked for again. */
  async function send<T>(ask: Ask, token: Token | undefined, read: (opened: Opened) => Promise<T>): Promise<T> {
    openness.check()
    const call = callSignal([ended.signal, ...(ask.signals ?? [])])
    try {
      return await tried(ask, token, call, read)
    } catch (error) {
      call.release()
      throw error
    }
  }

  async function tried<T>(ask: Ask, token: Token | undefined, call: CallSignal, read: (opened: Opened) => Promise<T>) {
    const nextWait = startRetries(ask.timeoutMs)
    let isRenewed = false
    for (;;) {
      const bearer = await token?.get(call.signal)
      const { answer, error, result } = await once(ask, call, bearer, read)
      if (!error) return result
      if (token && bearer !== undefined && !isRenewed && answer?.status === 401) {
        isRenewed = true
        token.drop(bearer)
        continue
      }
      const waitMs = nextWait(error, answer?.status)
      if (waitMs === undefined) throw withKey(error, ask)
      await clock.wait(waitMs, call.signal)
    }
  }

  async function once<T>(
    ask: Ask,
    call: CallSignal,
    bearer: string | undefined,
    read: (opened: Opened) => Promise<T>,
  ): Promise<Tried<T>> {
    const limited = { ...options, timeoutMs: timeLimit(ask.timeoutMs, limitMs)! }
    let answer: Response | undefined
    try {
      answer = await sendOnce(limited, base, ask, call, bearer)
      if (!answer.ok) return { answer, error: await errorOf(answer) }
      return { result: await read({ response: answer, signal: call.signal, release: call.release }) }
    } catch (error) {
      if (error instanceof ConnectorError) return { answer, error }
      throw error
    }
  }

  const json = (ask: Ask) => send(ask, ask.token ?? application, readJson)
  return {
    open: (ask) => send(ask, ask.token ?? application, (opened) => Promise.resolve(opened)),
    scoped,
    json,
    close: openness.close,
    async *walk(ask) {
      for (let cursor: string | undefined; ;) {
        const { data, next } = await json({ ...ask, query: { limit: '200', ...ask.query, cursor } })
        yield* Array.isArray(data) ? (data as Record<string, unknown>[]) : []
        if (typeof next !== 'string') return
        cursor = next
      }
    },
  }
}

/** What one try came to: a result, or an error with the answer that told it, if there was one. */
type Tried<T> =
  | { readonly result: T; readonly error?: undefined; readonly answer?: undefined }
  | {
      readonly error: ConnectorError | PlatformError
      readonly answer: Response | undefined
      readonly result?: undefined
    }

async function sendOnce(
  options: PlatformOptions & { readonly timeoutMs: number },
  base: string,
  ask: Ask,
  call: CallSignal,
  bearer?: string,
): Promise<Response> {
  const { fetch = globalThis.fetch, timeoutMs, organizationId } = options
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    call.abort()
  }, timeoutMs)
  const request = (traceparent?: string) =>
    fetch(`${base}${ask.path}${queryOf(ask.query)}`, {
      method: ask.method,
      headers: {
        accept: ask.accept ?? 'application/json',
        ...(ask.body && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(organizationId !== undefined && { 'x-organization-id': organizationId }),
        ...(ask.idempotencyKey !== undefined && { 'idempotency-key': ask.idempotencyKey }),
        ...(traceparent !== undefined && { traceparent }),
      },
      ...(ask.body && { body: JSON.stringify(ask.body) }),
      // A redirect would carry the client's secret to wherever it leads.
      redirect: 'error',
      signal: call.signal,
    })
  try {
    return await (isTraced() ? traced(base, ask.method, request) : request())
  } catch (cause) {
    const told = { status: 0, cause }
    if (isLate)
      throw new PlatformError('platform_timeout', `Cannot reach the platform: no answer after ${timeoutMs} ms`, told)
    if (call.signal.aborted) throw stoppedBy(call.signal)
    throw new PlatformError('platform_unreachable', `Cannot reach the platform at ${new URL(base).host}`, told)
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a request inside a span that the platform continues. */
async function traced(
  base: string,
  method: string,
  request: (traceparent?: string) => Promise<Response>,
): Promise<Response> {
  const { origin } = new URL(base)
  return requestSpan(await createTracer(), { method, origin }, {}, (span) => request(span.traceparent))
}

/** A write that may or may not have been done can be asked for again under its key. */
function withKey(error: ConnectorError | PlatformError, { idempotencyKey }: Ask): ConnectorError | PlatformError {
  const isUnknown = error.code === 'platform_unreachable' || error.code === 'platform_timeout'
  if (!isUnknown || idempotencyKey === undefined) return error
  const hint = `It may have been done. The same call with idempotencyKey "${idempotencyKey}" does it at most once.`
  return new PlatformError(error.code, error.message, { status: 0, hint, cause: error.cause })
}

async function readJson({ response, release, signal }: Opened): Promise<Record<string, unknown>> {
  const text = await response.text().catch((cause: unknown) => Promise.reject(brokenOff(cause, signal)))
  release()
  const body = parsed(text)
  if (isObject(body)) return body
  throw new PlatformError('platform_invalid_response', 'Cannot read the answer of the platform: it is no JSON object', {
    status: response.status,
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function issuedOf(
  { access_token: access, token = access, expires_in: seconds }: Record<string, unknown>,
  usual: number,
): Issued {
  if (typeof token === 'string' && token !== '')
    return { token, expiresInSeconds: typeof seconds === 'number' ? seconds : usual }
  throw new PlatformError('platform_invalid_response', 'Cannot read the answer of the platform: it holds no token', {
    status: 200,
  })
}

function baseOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConnectorError('invalid_params', 'Cannot reach the platform: baseUrl must be an http or https URL')
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
}

function queryOf(query: Ask['query'] = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const CLOCK: Clock = {
  now: Date.now,
  random: Math.random,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const cancel = () => {
        clearTimeout(timer)
        reject(stoppedBy(signal!))
      }
      if (signal?.aborted) return cancel()
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', cancel)
        resolve()
      }, ms)
      signal?.addEventListener('abort', cancel, { once: true })
    }),
}
