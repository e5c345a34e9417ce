/** Errors as the API serializes them: any thrown value becomes a problem document. @see RFC 9457 */
import type { ErrorBody } from 'plugboard/contract'
import { ConnectorError, UpstreamError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { Route } from './route.ts'

/** An error in its wire form: the status and body of its response, and how long to wait. */
export interface SerializedError {
  readonly status: number
  readonly code: string
  readonly body: string
  readonly retryAfterSeconds: number | undefined
}

/** The greatest size of `upstream` in a body, in bytes. */
const UPSTREAM_BYTES = 2048

/** The wire form of anything thrown; `reference` is the URL under which the codes are explained. */
export function serializeError(thrown: unknown, requestId: string, reference: string): SerializedError {
  const error = knownError(thrown)
  const { code, status, message, hint, errors, retryable, next, consent } = error
  const retryAfterSeconds = waitOf(error)
  const body: ErrorBody = {
    type: `${reference}#${code}`,
    title: titleOf(code),
    status,
    code,
    message,
    detail: message,
    errors: errors ?? [],
    hint: hint ?? null,
    retryable,
    retry_after: retryAfterSeconds ?? null,
    request_id: requestId,
    next,
    consent: consent && { ...consent, want: [...consent.want], scopes: [...consent.scopes] },
    upstream: error instanceof UpstreamError ? upstreamOf(error.upstream) : undefined,
  }
  return { status, code, body: JSON.stringify(body), retryAfterSeconds }
}

/** Returns the seconds to wait: the error's, or at least one if the response asks to retry. */
function waitOf({ status, retryAfterMs }: ConnectorError): number | undefined {
  if (retryAfterMs !== undefined) return Math.max(1, Math.ceil(retryAfterMs / 1000))
  return status === 429 || status === 503 ? 1 : undefined
}

/** The error itself when it is one that users meet, else `internal` without any detail. */
export function knownError(thrown: unknown): ConnectorError {
  if (thrown instanceof ConnectorError && thrown.code !== 'internal') return thrown
  return frameworkError(thrown) ?? internalError(thrown)
}

function internalError(cause: unknown): ConnectorError {
  return new ConnectorError('internal', 'Cannot answer the request: an internal error', {
    hint: 'Report it with the request ID.',
    cause,
    sent: cause instanceof ConnectorError && cause.sent === false ? false : undefined,
  })
}

/** The framework's own refusals, by their code. */
function frameworkError(thrown: unknown): ConnectorError | undefined {
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServerError('body_too_large', 'Cannot read the body: it is too large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType()
    case 'ECONNRESET':
      return new ConnectorError('cancelled', 'Cannot read the request: the connection broke off')
    default:
      if (typeof code !== 'string' || !code.startsWith('FST_') || typeof statusCode !== 'number') return undefined
      if (statusCode >= 500) return undefined
      return new ServerError(
        'invalid_request',
        'Cannot read the request: its length or format differs from its headers',
      )
  }
}

/** The error for a body that is not declared to be JSON in UTF-8. */
export function unsupportedMediaType(): ConnectorError {
  return new ServerError('unsupported_media_type', 'Cannot read the body: it is not declared as JSON in UTF-8', {
    hint: 'Send Content-Type: application/json.',
  })
}

/** The error for a path that no route has. */
export function routeNotFound(): ConnectorError {
  return new ServerError('route_not_found', 'Cannot find the route: this API does not have the path', {
    hint: 'See the list of routes under /docs.',
  })
}

/** The error for a request to a server that is about to end. */
export function draining(): ConnectorError {
  return new ServerError('draining', 'Cannot answer the request: the server is stopping', {
    hint: 'Call again: another server will answer.',
  })
}

/** The error for headers that are too large or too many. */
export function headersTooLarge(): ConnectorError {
  return new ServerError('headers_too_large', 'Cannot read the request: its headers are too large or too many')
}

/** The error for a header `Expect` that cannot be met. */
export function expectationFailed(): ConnectorError {
  return new ServerError('expectation_failed', 'Cannot read the request: its Expect is not "100-continue"', {
    hint: 'Leave out the Expect header.',
  })
}

/** The error for a request that is not proper HTTP, by what the parser says. */
export function clientError({ code }: Error & { readonly code?: string }): ConnectorError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ServerError('request_timeout', 'Cannot read the request: it did not arrive in time')
  return new ServerError('invalid_request', 'Cannot read the request: it is not valid HTTP')
}

/** The error for a request to a server that is at its limit; it comes before anything of the request is read. */
export function overloaded(): ConnectorError {
  return new ServerError('overloaded', 'Cannot answer the request: the server is overloaded', {
    hint: 'Nothing was done. Wait for the time in Retry-After, then call again. If this happens often, add server processes.',
  })
}

/** The error for a method that a path does not have. */
export function methodNotAllowed(allowed: readonly string[]): ConnectorError {
  return new ServerError('method_not_allowed', 'Cannot use the method: the path supports other methods', {
    hint: `Use ${allowed.join(', ')}.`,
  })
}

function upstreamOf({ status, code, message, requestId }: UpstreamError['upstream']): ErrorBody['upstream'] & object {
  const fields = (said: string | undefined) => ({
    status,
    code: code === undefined ? null : cut(code, 200),
    message: said ?? null,
    request_id: requestId === undefined ? null : cut(requestId, 200),
  })
  for (let length = UPSTREAM_BYTES; ; length = Math.floor(length / 2)) {
    const upstream = fields(message === undefined ? undefined : cut(message, length))
    if (Buffer.byteLength(JSON.stringify(upstream)) <= UPSTREAM_BYTES || length === 0) return upstream
  }
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

function titleOf(code: string): string {
  return `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`
}

/**
 * Returns the `WWW-Authenticate` of a 401, or of a 403 that needs a wider scope, with Plugboard's error code. A request without
 * a token gets no error code: RFC 6750 section 3.1.
 * @see RFC 6750 section 3, RFC 9728 section 5.1
 */
export function challengeOf(route: Route | undefined, code: string): string {
  const metadata = route?.resourceMetadata?.()
  const scopes = route?.scopes?.() ?? []
  const parts = [
    ...(metadata === undefined ? [] : [`resource_metadata="${metadata}"`]),
    ...(scopes.length > 0 ? [`scope="${scopes.join(' ')}"`] : []),
    ...(code === 'missing_token' ? [] : [`error="${code === 'insufficient_scope' ? code : 'invalid_token'}"`]),
  ]
  return ['Bearer', parts.join(', ')].join(' ').trim()
}
