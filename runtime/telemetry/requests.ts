/** HTTP requests as client spans. */
import type { HttpHeaders, HttpRequest, HttpResponse, Transport } from '../base/http.ts'
import { type Attributes, createTracer, isTraced, type Span, type Tracer } from './tracing.ts'

/** Runs a request of a transport. @param exchange sends it, and resolves with the response's headers */
export type TraceRequest = <T extends Pick<HttpResponse, 'status' | 'headers'>>(
  request: HttpRequest,
  exchange: () => Promise<T>,
) => Promise<T>

/**
 * Runs an HTTP request in a client span with the attributes of OpenTelemetry's conventions, except the URL: paths and queries may contain
 * secrets and IDs. A status of 400 or more, and an error, mark the span as failed.
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export function requestSpan<T extends { readonly status: number }>(
  tracer: Tracer,
  { method, origin }: Pick<HttpRequest, 'origin'> & { readonly method: string },
  more: Attributes,
  exchange: (span: Span) => Promise<T>,
): Promise<T> {
  const { hostname, port, protocol } = new URL(origin)
  const attributes = {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    ...more,
  }
  return tracer.span(method, { kind: 'client', attributes }, async (span) => {
    const answer = await exchange(span)
    span.set('http.response.status_code', answer.status)
    if (answer.status >= 400) span.fail(String(answer.status))
    return answer
  })
}

/** A transport whose requests run through `follow`, also those for tokens and files. */
export function followedTransport(transport: Transport, follow: TraceRequest): Transport {
  return {
    send: (request, limits, signal) => follow(request, () => transport.send(request, limits, signal)),
    stream: (request, limits, signal) => follow(request, () => transport.stream(request, limits, signal)),
    close: () => transport.close(),
  }
}

/** A `requestSpan` to a vendor. @param noticeIn the notices in headers, as the attribute `plugboard.notice`; empty without any */
export function upstreamSpan<T extends Pick<HttpResponse, 'status' | 'headers'>>(
  tracer: Tracer,
  request: HttpRequest,
  attributes: Attributes,
  noticeIn: (headers: HttpHeaders) => string,
  exchange: () => Promise<T>,
): Promise<T> {
  return requestSpan(tracer, request, attributes, async (span) => {
    const answer = await exchange()
    const notice = noticeIn(answer.headers)
    if (notice !== '') span.set('plugboard.notice', notice)
    return answer
  })
}

/**
 * A transport whose requests are spans while the process has a registered tracer provider.
 * @param noticeIn as for `upstreamSpan`
 */
export function tracedTransport(
  transport: Transport,
  attributes: Attributes,
  noticeIn: (headers: HttpHeaders) => string,
): Transport {
  const inSpan: TraceRequest = async (request, exchange) =>
    upstreamSpan(await createTracer(), request, attributes, noticeIn, exchange)
  return followedTransport(transport, (request, exchange) => (isTraced() ? inSpan(request, exchange) : exchange()))
}
