/** What the server reports of itself: log, metrics, traces. */
export { createLog } from './log.ts'
export type { Log, LogFields, LogLevel, LogOptions } from './log.ts'
export { createMetrics, followUpstream, sumOfMetrics } from './metrics.ts'
export type { InstallationState, Metrics, MetricValues } from './metrics.ts'
export { outliveErrors, reportUnexpected } from './unexpected.ts'
export { createTracer, NO_TRACER } from 'plugboard/internal'
export type { Tracer } from 'plugboard/internal'
