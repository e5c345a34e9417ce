/** A request and its response as plain values, and the transport that sends them. */

import type { BodyStream } from './body-stream.ts'

/** The methods a manifest can name. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Whether a method changes nothing. @see RFC 9110 section 9.2.1 */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The media type of a `content-type` header, in lower case and without parameters. */
export function mediaType(header: string): string {
  return header.replace(/;.*$/s, '').trim().toLowerCase()
}

/** A request ready to be sent. It contains credentials only after `authorize`. */
export interface HttpRequest {
  readonly method: Method
  /** Scheme, host and port: `https://api.example.com`. */
  readonly origin: string
  /** Path and query, percent-encoded. Begins with `/`. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** A stream is read while it is sent. */
  readonly body?: string | Uint8Array | BodyStream
}

/** A request with its whole body. */
export interface WholeRequest extends HttpRequest {
  readonly body?: string | Uint8Array
}

/** The headers of a response: a part of the web's `Headers`. */
export interface HttpHeaders {
  /** The value of a header (several joined by `, `), or null. The case of the name does not matter. */
  get(name: string): string | null
  /** Every header, names in lower case. */
  entries(): Iterable<[string, string]>
}

/** A response with its whole body, decompressed. */
export interface HttpResponse {
  readonly status: number
  readonly headers: HttpHeaders
  readonly body: Uint8Array
}

/** A response whose decompressed body is a stream. Canceling the stream closes the connection. */
export interface HttpStream {
  readonly status: number
  readonly headers: HttpHeaders
  readonly body: ReadableStream<Uint8Array>
}

/** The limits of one exchange. */
export interface ExchangeLimits {
  /**
   * The time until the response's headers, in milliseconds. For a request with a stream, it begins after the stream, and before that it
   * limits each pause of the upload.
   */
  readonly headersMs: number
  /** For `send`, the time until the whole body; for `stream`, the longest pause between two chunks. Milliseconds. */
  readonly bodyMs: number
  /** Maximum size of the decompressed body, in bytes. */
  readonly maxBytes: number
}

/**
 * Sends requests. Neither method follows redirects, retries, or throws for a status.
 * @throws ConnectorError `upstream_unreachable`, `upstream_tls_error`, `upstream_timeout`, `upstream_response_too_large`,
 * `upstream_invalid_response` (truncated, undecodable), `egress_denied`, `cancelled`
 */
export interface Transport {
  /** Sends a request and collects the response's body. */
  send(request: HttpRequest, limits: ExchangeLimits, signal?: AbortSignal): Promise<HttpResponse>
  /** Sends a request and streams the response's body. */
  stream(request: HttpRequest, limits: ExchangeLimits, signal?: AbortSignal): Promise<HttpStream>
  /** Closes idle connections, waits for those in use, and ends files that are not read further. Later calls are `cancelled`. */
  close(): Promise<void>
}

/** Whether a header can have a text: visible ASCII, blank, tab and Latin-1. @see RFC 9110 section 5.5 */
export function isHeaderText(text: string): boolean {
  return /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(text)
}

const LOOPBACK = /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/

/** Whether a host is this machine: `localhost`, `127.0.0.1`, `::1`, or `[::1]` as URLs write it. Other names are not resolved. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host)
}

/** Whether the remote address of a socket is this machine, also as an IPv4-mapped address (`::ffff:127.0.0.1`). */
export function isLoopbackAddress(address: string): boolean {
  return address !== 'localhost' && LOOPBACK.test(address.replace(/^::ffff:/, ''))
}
