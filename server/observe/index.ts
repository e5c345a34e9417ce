/** What the server tells of itself: log, metrics, traces. */
export { createLog } from './log.ts'
export type { Log, LogFields, LogLevel, LogOptions } from './log.ts'
export { createMetrics } from './metrics.ts'
export type { Metrics } from './metrics.ts'
export { createTracer, NO_TRACER } from './tracing.ts'
export type { Span, SpanOptions, Tracer } from './tracing.ts'
