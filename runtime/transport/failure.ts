/** Errors of failed exchanges. No message contains a path, header or body. */
import { ConnectorError, type ErrorCode } from '../base/errors.ts'
import { endedBy } from '../base/waiting.ts'

/** The progress of a failed exchange. */
export interface ExchangeProgress {
  /** The host, the only part of the request in messages. */
  readonly host: string
  /** Whether any byte of the request may have been sent. */
  readonly sent: boolean
  /** Whether the response's headers had arrived. */
  readonly answered: boolean
}

const NOT_CONNECTED: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the name server does not respond',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network of the host',
  EADDRNOTAVAIL: 'no route to the address of the host',
}

/** The name of undici's error for a response that is not HTTP. */
const PARSER = 'HTTPParserError'

/** @see https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const TLS =
  /^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|EPROTO)/

/** The codes of runtimes for a missing part of `node:net` or `node:tls`. */
const NOT_IMPLEMENTED = /^ERR_(?:OPTION|METHOD)_NOT_IMPLEMENTED$/

const CUT_SHORT = 'the connection closed before the end of the response'

/** The error of a proxy that opened no tunnel. */
export class ProxyFailure extends Error {
  /** The host and port of the proxy. Its URL may contain a password. */
  readonly proxy: string
  /** The status of its refusal. */
  readonly status: number | undefined

  /** @param cause the error of the network library */
  constructor(proxy: string, { status, cause }: { readonly status?: number; readonly cause?: unknown }) {
    super(`The proxy ${proxy} opened no tunnel`, { cause })
    this.proxy = proxy
    this.status = status
  }
}

/** The error for a response that is not HTTP, incomplete or not decodable. */
export function invalidResponse(host: string, state: string, cause?: unknown): ConnectorError {
  return new ConnectorError('upstream_invalid_response', `Cannot read the response from ${host}: ${state}`, {
    sent: true,
    cause,
  })
}

/** The error for a response whose decoded body exceeds the limit. */
export function tooLarge(host: string, maxBytes: number): ConnectorError {
  return new ConnectorError(
    'upstream_response_too_large',
    `Cannot read the response from ${host}: its body is larger than ${maxBytes} bytes`,
    { sent: true },
  )
}

/** The error for a decompression bomb. */
export function expandsTooFar(host: string, ratio: number): ConnectorError {
  return new ConnectorError(
    'upstream_response_too_large',
    `Cannot read the response from ${host}: its body expands to more than ${ratio} times its size`,
    { sent: true },
  )
}

/** The error for a timeout. */
export function timedOut({ host, sent, answered }: ExchangeProgress, ms: number): ConnectorError {
  const state = answered ? `the body did not arrive within ${ms} ms` : `no response within ${ms} ms`
  return new ConnectorError('upstream_timeout', `Cannot get a response from ${host}: ${state}`, { sent })
}

/** The error for a call that its caller ended, by a signal or by canceling the response. */
export function cancelled({ host, sent }: ExchangeProgress, signal?: AbortSignal): ConnectorError {
  const state = `Cannot finish the call to ${host}`
  if (signal?.aborted) return endedBy(signal, state, sent)
  return new ConnectorError('cancelled', `${state}: the caller canceled it`, { sent })
}

/** The error for a call or a file after its connector was closed. */
export function closed({ host, sent }: Pick<ExchangeProgress, 'host' | 'sent'>): ConnectorError {
  return new ConnectorError('cancelled', `Cannot finish the call to ${host}: the connector is closed`, { sent })
}

/** The error for an error of the network library. A ConnectorError is returned unchanged. */
export function failure(error: unknown, progress: ExchangeProgress): ConnectorError {
  if (error instanceof ConnectorError) return error
  const { host, sent, answered } = progress
  if (error instanceof ProxyFailure) return proxyError(error, host)
  const { code, message } = detailOf(error)
  if (code in NOT_CONNECTED) return failed('upstream_unreachable', 'reach', host, NOT_CONNECTED[code]!, false, error)
  if (NOT_IMPLEMENTED.test(code)) return notOfThisRuntime(host, code, error)
  if (TLS.test(code))
    return failed('upstream_tls_error', 'reach', host, `${tlsReason(message)} (${code})`, false, error)
  if (code === 'UND_ERR_CONNECT_TIMEOUT')
    return failed('upstream_timeout', 'reach', host, 'the connection timed out', false)
  if (code === 'UND_ERR_INVALID_ARG') return failed('internal', 'send a request to', host, message, false)
  if (code === 'UND_ERR_CLOSED' || code === 'UND_ERR_DESTROYED') return closed(progress)
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return invalidResponse(host, 'its headers are too large')
  // The parser's error carries the bytes of the response, so it is not kept as the cause.
  if (code === PARSER) return invalidResponse(host, notHttp(message))
  if (message === 'bad upgrade' || message === 'bad response')
    return invalidResponse(host, 'the response does not belong to the request')
  if ((answered && code !== 'ECONNRESET') || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
    return invalidResponse(host, CUT_SHORT, error)
  }
  return failed('upstream_unreachable', 'reach', host, `the connection broke (${code || message})`, sent, error)
}

function failed(
  code: ErrorCode,
  verb: string,
  host: string,
  state: string,
  sent: boolean,
  cause?: unknown,
): ConnectorError {
  return new ConnectorError(code, `Cannot ${verb} ${host}: ${state}`, { sent, cause })
}

function proxyError({ proxy, status, cause }: ProxyFailure, host: string): ConnectorError {
  const error =
    status === undefined
      ? failure(cause, { host: `the proxy ${proxy} for ${host}`, sent: false, answered: false })
      : failed('upstream_unreachable', 'reach', host, `the proxy ${proxy} returned ${status}`, false)
  const hint =
    status === 407
      ? "Put the user name and password into the proxy's URL, percent-encoded."
      : 'Check the proxy option of connect, or HTTPS_PROXY and HTTP_PROXY in the environment.'
  return error.withAdvice({ hint })
}

/** The reason of OpenSSL, without numbers and file names: `…:SSL routines:ssl3_get_record:wrong version number:../ssl/….c:354:\n`. */
function tlsReason(message: string): string {
  const [, reason] = /:SSL routines:[^:]*:([^:\n]+)/.exec(message) ?? []
  return reason ?? message.trim()
}

function notOfThisRuntime(host: string, code: string, cause: unknown): ConnectorError {
  return new ConnectorError(
    'upstream_unreachable',
    `Cannot reach ${host}: this runtime lacks a part of Node (${code})`,
    {
      hint: 'Send requests with the fetch of this runtime: connect(kind, { transport: fetchTransport(fetch) }), from "plugboard/runtime".',
      sent: false,
      retryable: false,
      cause,
    },
  )
}

/** The reason in the parser's message, as in "Response does not match the HTTP/1.1 protocol (Invalid header token)". */
function notHttp(message: string): string {
  const [, reason = ''] = /\((.*)\)/.exec(message) ?? []
  return reason.startsWith('Invalid EOF') ? CUT_SHORT : `the response is not HTTP/1.1 (${reason})`
}

/** The code and message of a network library's error; `fetch` wraps it as a cause. */
function detailOf(error: unknown): { readonly code: string; readonly message: string } {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === PARSER) return { code: PARSER, message: at.message }
    if ('code' in at && typeof at.code === 'string') return { code: at.code, message: at.message }
  }
  return { code: '', message: error instanceof Error ? error.message : String(error) }
}
