/** Spans of calls and requests, where the process collects them. */
export { followedTransport, requestSpan, tracedTransport, upstreamSpan } from './requests.ts'
export type { TraceRequest } from './requests.ts'
export { createTracer, isTraced, NO_TRACER } from './tracing.ts'
export type { Attributes, Span, SpanOptions, Tracer } from './tracing.ts'
