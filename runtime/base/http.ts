/** One request and its response as plain values: what the rooms of the route hand to each other and what a transport sends. */

import type { BodyStream } from './body/body-stream.ts'

/** The methods a manifest can name. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request ready to be sent. Printable; holds credentials only after `authorize`. */
export interface HttpRequest {
  readonly method: Method
  /** Scheme, host and port: `https://api.example.com`. */
  readonly origin: string
  /** Path and query as they go onto the wire, percent-encoded; never parsed again. Starts with `/`. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** A stream is read while it is sent. */
  readonly body?: string | Uint8Array | BodyStream
}

/** A request whose body is held as a whole. */
export interface WholeRequest extends HttpRequest {
  readonly body?: string | Uint8Array
}

/** The headers of a response: the part of the web's `Headers` that is used. */
export interface HttpHeaders {
  /** The value of a header (several joined by `, `), or null. The name is matched without case. */
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

/** A response whose body is still to be read, decompressed on the way; cancelling the stream closes the connection. */
export interface HttpStream {
  readonly status: number
  readonly headers: HttpHeaders
  readonly body: ReadableStream<Uint8Array>
}

/** The limits of one exchange. */
export interface ExchangeLimits {
  /**
   * Time until the response's headers are there, in milliseconds. A body that is a stream is not part of it: the time runs from
   * the end of the body, and until then limits each pause in which the third party takes none of it.
   */
  readonly headersMs: number
  /** For `send`: time until the whole body is there. For `stream`: the longest pause between two chunks. Milliseconds. */
  readonly bodyMs: number
  /** The most bytes of body after decompression. */
  readonly maxBytes: number
}

/**
 * The door to the network. Neither method follows redirects, retries, or throws for a status.
 * @throws ConnectorError `upstream_unreachable`, `upstream_tls_error`, `upstream_timeout`, `upstream_response_too_large`,
 * `upstream_invalid_response` (truncated, undecodable), `egress_denied`, `cancelled`
 */
export interface Transport {
  /** Sends a request and collects the response's body. */
  send(request: HttpRequest, limits: ExchangeLimits, signal?: AbortSignal): Promise<HttpResponse>
  /** Sends a request and hands the response's body on as it arrives. */
  stream(request: HttpRequest, limits: ExchangeLimits, signal?: AbortSignal): Promise<HttpStream>
  /** Closes idle connections and waits for those in use; a file that nobody reads on meanwhile is ended. Later calls are `cancelled`. */
  close(): Promise<void>
}

/** Says whether a header can carry a text: visible ASCII, blank, tab and Latin-1. @see RFC 9110 section 5.5 */
export function isHeaderText(text: string): boolean {
  return /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(text)
}

const LOOPBACK = /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/

/** Whether a host is this machine: `localhost`, `127.0.0.1`, `::1`, or `[::1]` as URLs write it. Other names are not resolved. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host)
}

/** Whether the address at the other end of a socket is this machine, an IPv4 address inside IPv6 (`::ffff:127.0.0.1`) included. */
export function isLoopbackAddress(address: string): boolean {
  return address !== 'localhost' && LOOPBACK.test(address.replace(/^::ffff:/, ''))
}
