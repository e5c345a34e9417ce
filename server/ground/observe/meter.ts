/** Makes the server's metrics for Prometheus. The one host of `prom-client`. */
import {
  AggregatorRegistry,
  type Aggregator,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client'

/** Values that one process counted. */
export type MetricValues = readonly MetricObject[]

/** Makes metrics. Their names begin with `plugboard_`; labels have few values each and never name a tenant. */
export interface Meter {
  counter(name: string, help: string, labels: string[]): Counter
  /** Counts seconds. */
  histogram(name: string, help: string, labels: string[]): Histogram
  /** A value of the whole installation, which one process sets for all. @param collect sets it when metrics are read */
  gauge(name: string, help: string, labels: string[], options?: GaugeOptions): Gauge
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  /** All metrics as JSON, to be added to those of other processes. */
  values(): Promise<MetricValues>
}

/** Options of a gauge. */
export interface GaugeOptions {
  /** Combines the values of several processes; the largest by default. */
  readonly aggregator?: Aggregator
  readonly collect?: (gauge: Gauge) => void
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** A meter with a registry of its own, which has the metrics of the process and its event loop. */
export function createMeter(): Meter {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    counter: (name, help, labelNames) => new Counter({ name: `plugboard_${name}`, help, labelNames, registers }),
    histogram: (name, help, labelNames) =>
      new Histogram({ name: `plugboard_${name}`, help, labelNames, registers, buckets: SECONDS }),
    gauge(name, help, labelNames, { aggregator = 'max', collect } = {}) {
      const gauge: Gauge = new Gauge({
        name: `plugboard_${name}`,
        help,
        labelNames,
        registers,
        aggregator,
        collect: collect && (() => collect(gauge)),
      })
      return gauge
    },
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
  }
}

/** The metrics of several processes in the text format of Prometheus: counts are added, others as the library does for each. */
export function sumOfMetrics(parts: readonly MetricValues[]): Promise<string> {
  return AggregatorRegistry.aggregate(parts as MetricObject[][]).metrics()
}
