/** Metrics of requests, jobs, caches and the database. */
import { createMeter, type Meter, type MetricValues } from './meter.ts'

/** Metrics of the ground, and the meter that makes those of subjects. */
export interface Metrics {
  readonly meter: Meter
  /** Counts a response; `route` is its template. */
  request(method: string, route: string, status: number, seconds: number): void
  /** Changes the number of requests being served. */
  inFlight(change: 1 | -1): void
  /** Counts a lookup in a cache. */
  cache(name: string, hit: boolean): void
  /** Counts a job of the queue. */
  job(name: string, outcome: string, seconds: number): void
  /** Sets the jobs that are due or running. */
  jobs(states: readonly JobState[]): void
  /** Counts a request that a rate limit refused. */
  rateLimited(policy: string): void
  /** Counts an error that no code expects. */
  unexpected(where: UnexpectedSource): void
  /** Sets the function that reads the connections to the database when metrics are read. */
  pool(read: () => Readonly<Record<'inUse' | 'idle' | 'waiting', number>> | undefined): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  /** All metrics as JSON, to be added to those of other processes. */
  values(): Promise<MetricValues>
}

/** Jobs of the queue in one state. */
export interface JobState {
  readonly state: 'due' | 'running'
  readonly count: number
  readonly oldestSeconds: number
}

const UNEXPECTED_SOURCES = ['request', 'console', 'admin', 'process'] as const

/** The source of an unexpected error: a request of one of the three listeners, or the process. */
export type UnexpectedSource = (typeof UNEXPECTED_SOURCES)[number]

/** Metrics in a registry of their own. */
export function createMetrics(): Metrics {
  const meter = createMeter()
  const { counter, histogram, gauge } = meter
  const requests = counter('http_requests_total', 'Requests answered', ['method', 'route', 'status'])
  const requestSeconds = histogram('http_request_duration_seconds', 'Time to answer a request', ['method', 'route'])
  const running = gauge('http_requests_in_flight', 'Requests being served', [], { aggregator: 'sum' })
  const caches = counter('cache_lookups_total', 'Lookups in caches', ['cache', 'outcome'])
  const jobs = counter('jobs_total', 'Jobs of the queue', ['job', 'outcome'])
  const jobSeconds = histogram('job_duration_seconds', 'Time of a job', ['job'])
  const waiting = gauge('jobs_waiting', 'Jobs of the queue that are due or running', ['state'])
  const oldestJob = gauge('jobs_oldest_seconds', 'How long the oldest of them has been so', ['state'])
  const limited = counter('rate_limited_total', 'Requests refused by a rate limit', ['policy'])
  return {
    meter,
    request(method, route, status, seconds) {
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, seconds)
    },
    inFlight: (change) => running.inc(change),
    cache: (name, hit) => caches.inc({ cache: name, outcome: hit ? 'hit' : 'miss' }),
    job(name, outcome, seconds) {
      jobs.inc({ job: name, outcome })
      jobSeconds.observe({ job: name }, seconds)
    },
    jobs(states) {
      for (const { state, count, oldestSeconds } of states) {
        waiting.set({ state }, count)
        oldestJob.set({ state }, oldestSeconds)
      }
    },
    rateLimited: (policy) => limited.inc({ policy }),
    unexpected: unexpectedErrors(meter),
    pool: poolGauge(meter),
    text: meter.text,
    values: meter.values,
  }
}

function unexpectedErrors({ counter }: Meter): Metrics['unexpected'] {
  const errors = counter('unexpected_errors_total', 'Errors that no code expects', ['where'])
  // An alert sees the first error only where there was a zero before.
  for (const where of UNEXPECTED_SOURCES) errors.inc({ where }, 0)
  return (where) => errors.inc({ where })
}

const POOL_STATES: Readonly<Record<string, string>> = { inUse: 'in_use', idle: 'idle', waiting: 'waiting' }

function poolGauge({ gauge }: Meter): Metrics['pool'] {
  let readPool: Parameters<Metrics['pool']>[0] = () => undefined
  gauge('database_connections', 'Connections to the database, and statements that wait for one', ['state'], {
    collect(connections) {
      for (const [state, count] of Object.entries(readPool() ?? {}))
        connections.set({ state: POOL_STATES[state] }, count)
    },
  })
  return (read) => {
    readPool = read
  }
}
