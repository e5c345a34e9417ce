/** Error responses of the platform, as the errors of open source mode. */
import {
  CODES,
  ConnectorError,
  type ErrorCode,
  type ErrorOptions,
  type FieldError,
  UpstreamError,
} from '../../runtime/base/errors.ts'
import { endedBy } from '../../runtime/base/waiting.ts'
import { defined, isObject, type Params } from '../../runtime/base/json.ts'

/** Codes of the client, where the platform returns none. */
export type ClientCode = 'platform_unreachable' | 'platform_timeout' | 'platform_invalid_response' | 'platform_error'

/** Details of an error response besides code and message. */
export interface PlatformErrorResponse {
  /** HTTP status. 0 without a response. */
  readonly status: number
  readonly requestId?: string
  readonly retryAfterMs?: number
  readonly retryable?: boolean
}

type PlatformErrorOptions = PlatformErrorResponse & Pick<ErrorOptions, 'hint' | 'errors' | 'cause' | 'next' | 'consent'>

/**
 * An error of the platform itself. `code` is the platform's, or one of `ClientCode`. `status` and `retryable` are those of the response.
 * @example if (error instanceof PlatformError && error.code === 'connector_not_found') console.log(error.requestId)
 */
export class PlatformError extends ConnectorError {
  override readonly name = 'PlatformError'
  declare readonly code: ClientCode | (string & {})
  /** ID of the request at the platform. */
  readonly requestId?: string

  constructor(code: ClientCode | (string & {}), message: string, options: PlatformErrorOptions) {
    const { status, requestId, retryable = [0, 429, 502, 503, 504].includes(status), ...others } = options
    const actor = status >= 400 && status < 500 ? 'caller' : 'internal'
    super(code, message, { ...others, entry: { actor, status, retryable } })
    this.requestId = requestId
  }

  override withNext(next: Params): PlatformError {
    const { code, message, status, cause, stack } = this
    return Object.assign(new PlatformError(code, message, { ...this, status, cause, next }), { stack })
  }

  override toJSON(): Record<string, unknown> {
    return defined({ ...super.toJSON(), request_id: this.requestId })
  }
}

function isCallCode(code: string): code is ErrorCode {
  return Object.hasOwn(CODES, code)
}

/**
 * The error of a response. A code of calls gives a ConnectorError, or an UpstreamError when the third party refused. Other codes give a
 * PlatformError. A response without a code is `platform_error`.
 */
export async function platformErrorOf(response: Response): Promise<ConnectorError | PlatformError> {
  if (isRedirect(response)) return redirected(response)
  const body = await readErrorBody(response)
  const details = detailsOf(response, body)
  const code = text(body.code) ?? 'platform_error'
  const message = text(body.message) ?? text(body.detail) ?? `Cannot continue: the platform answered ${response.status}`
  if (!isCallCode(code)) return new PlatformError(code, message, details)
  const { status, requestId, ...others } = details
  const next = isObject(body.next) ? (body.next as Params) : undefined
  const upstream = refusalOf(body.upstream)
  // The platform knows what was granted, and refuses before it sends.
  const sent = code === 'scope_missing' ? upstream !== undefined : undefined
  const options = { ...others, next, sent, cause: defined({ status, requestId }) }
  return upstream ? new UpstreamError(code, message, upstream, options) : new ConnectorError(code, message, options)
}

/** Whether a response redirects. Some runtimes hide the address. */
function isRedirect({ type, status, headers }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && headers.has('location'))
}

function redirected({ status, headers }: Response): PlatformError {
  const location = headers.get('location') ?? ''
  const where = URL.canParse(location) ? ` to ${new URL(location).origin}` : ''
  return new PlatformError('platform_error', `Cannot continue: the platform's address redirects${where}`, {
    status,
    retryable: false,
    hint: 'Set baseUrl to the address that it leads to.',
  })
}

/** The error for a request that a signal ended: `platform_timeout` for a time limit, else `cancelled`. Its cause is the signal's reason. */
export function abortError(signal: AbortSignal): ConnectorError | PlatformError {
  const error = endedBy(signal, 'Cannot continue the call')
  if (error.code === 'cancelled') return error
  return new PlatformError('platform_timeout', error.message, { status: 0, cause: error.cause })
}

/** The error for a body that broke off. */
export function connectionLost(cause: unknown, signal: AbortSignal): ConnectorError | PlatformError {
  if (signal.aborted) return abortError(signal)
  const message = 'Cannot read the response of the platform: the connection broke off'
  return new PlatformError('platform_unreachable', message, { status: 0, cause })
}

async function readErrorBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await response.text())
    return isObject(body) ? body : {}
  } catch {
    return {}
  }
}

function detailsOf(response: Response, body: Record<string, unknown>): PlatformErrorOptions {
  return {
    status: response.status,
    requestId: text(body.request_id) ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterOf(response, body),
    retryable: typeof body.retryable === 'boolean' ? body.retryable : undefined,
    hint: text(body.hint),
    errors: Array.isArray(body.errors) && body.errors.length > 0 ? (body.errors as FieldError[]) : undefined,
    consent: isObject(body.consent) ? (body.consent as object as ErrorOptions['consent']) : undefined,
  }
}

/** Milliseconds from the header, which may be a date, or from the body's seconds. @see RFC 9110, 10.2.3 */
export function retryAfterOf(
  { headers }: Pick<Response, 'headers'>,
  body: Record<string, unknown>,
): number | undefined {
  const header = headers.get('retry-after')
  if (header !== null && /^\d+$/.test(header)) return Number(header) * 1000
  const date = header === null ? NaN : Date.parse(header)
  if (!Number.isNaN(date)) return Math.max(0, date - Date.now())
  return typeof body.retry_after === 'number' ? body.retry_after * 1000 : undefined
}

function refusalOf(upstream: unknown): UpstreamError['upstream'] | undefined {
  if (!isObject(upstream) || typeof upstream.status !== 'number') return undefined
  const { status, code, message, request_id: requestId } = upstream
  return defined({ status, code: text(code), message: text(message), requestId: text(requestId) })
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
