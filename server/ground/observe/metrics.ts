/** What the server counts, for Prometheus. Labels have few values each and never name a tenant. The one host of `prom-client`. */
import { requestSpan, type Tracer, type TraceRequest } from 'plugboard/internal'
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client'

/** Counts what happens. Kinds, entities and actions must be those of a plan, never what a caller wrote. */
export interface Metrics {
  /** A request was answered; `route` is its template. */
  request(method: string, route: string, status: number, seconds: number): void
  /** How many requests are being served changes by one. */
  inFlight(change: 1 | -1): void
  /** A request to a third party was answered, or failed: then its status is 0. Until the answer's headers, or its whole body for JSON. */
  upstream(kind: string, status: number, seconds: number): void
  /** An execute ended; `code` is `ok` or the error's. */
  execute(kind: string, entity: string, action: string, code: string, seconds: number): void
  /** Something was looked up in a cache. */
  cache(name: string, hit: boolean): void
  /** Credentials were renewed, or could not be. */
  renewal(kind: string, outcome: string): void
  /** The server attended to a connector by itself; `outcome` is what it did. */
  upkeep(kind: string, outcome: string): void
  /** How many days the API that a kind calls lasts, or a part of it (`all`, or such as `auth.api_token`); negative once it has ended. */
  ending(kind: string, part: string, days: number): void
  /** A job of the queue ended. */
  job(name: string, outcome: string, seconds: number): void
  /** A request was refused by a rate limit. */
  rateLimited(policy: string): void
  /** An error happened that no code expects. */
  unexpected(where: UnexpectedSource): void
  /** A delivery of a webhook was attempted; `sinceEvent` is the time since its event. */
  webhook(outcome: string, seconds: number, sinceEvent: number): void
  /** How many webhooks are due, and for how long the oldest has been. */
  webhookBacklog(due: number, oldestSeconds: number): void
  /** Copies were read; `outcome` is `replica`, or why the database itself was asked. */
  replicaRead(outcome: string): void
  /** By how many seconds the replica is behind at most. */
  replicaLag(seconds: number): void
  /** What the database says of the whole installation replaces what was said before. */
  installation(state: InstallationState): void
  /** How the connections to the database are asked for whenever metrics are read. */
  pool(read: () => Readonly<Record<'inUse' | 'idle' | 'waiting', number>> | undefined): void
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>
  /** Everything as JSON, to be added to what other processes counted. */
  values(): Promise<MetricValues>
}

/** What the database says of an installation, by names of kinds and never of tenants. */
export interface InstallationState {
  readonly connectors: readonly { readonly kind: string; readonly status: string; readonly count: number }[]
  /** The copies of active connectors whose sync is on. */
  readonly copies: readonly {
    readonly kind: string
    readonly copies: number
    readonly failed: number
    /** Seconds since the oldest was synced, or since its connector was made. */
    readonly oldestSeconds: number
    readonly rejected: number
  }[]
  readonly jobs: readonly {
    readonly state: 'due' | 'running'
    readonly count: number
    readonly oldestSeconds: number
  }[]
  readonly webhookEndpointsFailing: number
}

/** What one process counted. */
export type MetricValues = readonly MetricObject[]

const UNEXPECTED_SOURCES = ['request', 'console', 'admin', 'process'] as const

/** What met an unexpected error: a request of one of the three listeners, or nothing that caught it. */
export type UnexpectedSource = (typeof UNEXPECTED_SOURCES)[number]

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Metrics in a registry of their own, with those of the process and its event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  function counter(name: string, help: string, labelNames: string[]) {
    return new Counter({ name: `plugboard_${name}`, help, labelNames, registers })
  }
  function histogram(name: string, help: string, labelNames: string[]) {
    return new Histogram({ name: `plugboard_${name}`, help, labelNames, registers, buckets: SECONDS })
  }
  const requests = counter('http_requests_total', 'Requests answered', ['method', 'route', 'status'])
  const requestSeconds = histogram('http_request_duration_seconds', 'Time to answer a request', ['method', 'route'])
  const running = new Gauge({ name: 'plugboard_http_requests_in_flight', help: 'Requests being served', registers })
  const upstreams = counter('upstream_requests_total', 'Requests to third parties, by class of status', [
    'kind',
    'status',
  ])
  const upstreamSeconds = histogram('upstream_request_duration_seconds', 'Time until a third party responded', ['kind'])
  const executes = counter('executes_total', 'Operations executed', ['kind', 'entity', 'action', 'code'])
  const executeSeconds = histogram('execute_duration_seconds', 'Time of an operation', ['kind', 'action'])
  const caches = counter('cache_lookups_total', 'Lookups in caches', ['cache', 'outcome'])
  const renewals = counter('credential_renewals_total', 'Renewals of credentials', ['kind', 'outcome'])
  const jobs = counter('jobs_total', 'Jobs of the queue', ['job', 'outcome'])
  const jobSeconds = histogram('job_duration_seconds', 'Time of a job', ['job'])
  const webhooks = counter('webhook_attempts_total', 'Attempts to deliver a webhook', ['outcome'])
  const webhookSeconds = histogram('webhook_attempt_duration_seconds', 'Time of an attempt to deliver a webhook', [
    'outcome',
  ])
  const webhookDelay = histogram('webhook_delivery_delay_seconds', 'Time from an event to its delivery', [])
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `plugboard_${name}`, help, registers, aggregator: 'max' })
  const webhooksDue = gauge('webhooks_due', 'Webhooks that are due and not being sent')
  const oldestWebhook = gauge('webhooks_oldest_due_seconds', 'How long the oldest of them has been due')
  return {
    request(method, route, status, seconds) {
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, seconds)
    },
    inFlight: (change) => running.inc(change),
    upstream(kind, status, seconds) {
      upstreams.inc({ kind, status: status === 0 ? 'none' : `${Math.floor(status / 100)}xx` })
      upstreamSeconds.observe({ kind }, seconds)
    },
    execute(kind, entity, action, code, seconds) {
      executes.inc({ kind, entity, action, code })
      executeSeconds.observe({ kind, action }, seconds)
    },
    cache: (name, hit) => caches.inc({ cache: name, outcome: hit ? 'hit' : 'miss' }),
    renewal: (kind, outcome) => renewals.inc({ kind, outcome }),
    ...failureMetrics(registers),
    ...upkeepMetrics(registers),
    ...installationMetrics(registers),
    job(name, outcome, seconds) {
      jobs.inc({ job: name, outcome })
      jobSeconds.observe({ job: name }, seconds)
    },
    webhook(outcome, seconds, sinceEvent) {
      webhooks.inc({ outcome })
      webhookSeconds.observe({ outcome }, seconds)
      if (outcome === 'succeeded') webhookDelay.observe(sinceEvent)
    },
    webhookBacklog(due, oldestSeconds) {
      webhooksDue.set(due)
      oldestWebhook.set(oldestSeconds)
    },
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
  }
}

function failureMetrics(registers: Registry[]): Pick<Metrics, 'rateLimited' | 'unexpected'> {
  const limited = new Counter({
    name: 'plugboard_rate_limited_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['policy'],
    registers,
  })
  const errors = new Counter({
    name: 'plugboard_unexpected_errors_total',
    help: 'Errors that no code expects',
    labelNames: ['where'],
    registers,
  })
  // An alert sees the first error only where there was a zero before.
  for (const where of UNEXPECTED_SOURCES) errors.inc({ where }, 0)
  return { rateLimited: (policy) => limited.inc({ policy }), unexpected: (where) => errors.inc({ where }) }
}

function upkeepMetrics(registers: Registry[]): Pick<Metrics, 'upkeep' | 'ending'> {
  const upkeeps = new Counter({
    name: 'plugboard_upkeep_total',
    help: 'Connectors attended to without a call',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const endings = new Gauge({
    name: 'plugboard_ending_days',
    help: 'Days until the end of the API that a kind calls, or of a part of it',
    labelNames: ['kind', 'part'],
    registers,
    aggregator: 'min',
  })
  return {
    upkeep: (kind, outcome) => upkeeps.inc({ kind, outcome }),
    ending: (kind, part, days) => endings.set({ kind, part }, days),
  }
}

function replicaMetrics(registers: Registry[]): Pick<Metrics, 'replicaRead' | 'replicaLag'> {
  const reads = new Counter({
    name: 'plugboard_replica_reads_total',
    help: 'Reads of copies for which a replica is set up',
    labelNames: ['outcome'],
    registers,
  })
  const lag = new Gauge({
    name: 'plugboard_replica_lag_seconds',
    help: 'By how much the replica is behind at most',
    registers,
    aggregator: 'max',
  })
  return { replicaRead: (outcome) => reads.inc({ outcome }), replicaLag: (seconds) => lag.set(seconds) }
}

/** Gauges that one process sets for all: of several values the largest is the one that was set. */
function installationMetrics(
  registers: Registry[],
): Pick<Metrics, 'installation' | 'pool' | 'replicaRead' | 'replicaLag'> {
  function gauge(name: string, help: string, labelNames: string[]) {
    return new Gauge({ name: `plugboard_${name}`, help, labelNames, registers, aggregator: 'max' })
  }
  const connectors = gauge('connectors', 'Connectors by status', ['kind', 'status'])
  const copies = gauge('copies', 'Copies of active connectors', ['kind'])
  const failedCopies = gauge('copies_failed', 'Copies whose last sync failed', ['kind'])
  const oldestCopy = gauge('copies_oldest_seconds', 'Time since the oldest copy was synced', ['kind'])
  const rejected = gauge('records_rejected', 'Records that copies do not hold', ['kind'])
  const jobs = gauge('jobs_waiting', 'Jobs of the queue that are due or running', ['state'])
  const oldestJob = gauge('jobs_oldest_seconds', 'How long the oldest of them has been so', ['state'])
  const endpoints = gauge('webhook_endpoints_failing', 'Webhook endpoints that get nothing', [])
  let readPool: Parameters<Metrics['pool']>[0] = () => undefined
  const connections = new Gauge({
    name: 'plugboard_database_connections',
    help: 'Connections to the database, and statements that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(readPool() ?? {}))
        connections.set({ state: POOL_STATES[state] }, count)
    },
  })
  return {
    ...replicaMetrics(registers),
    pool: (read) => (readPool = read),
    installation(state) {
      // A kind that nobody uses any more is gone.
      for (const one of [connectors, copies, failedCopies, oldestCopy, rejected]) one.reset()
      for (const { kind, status, count } of state.connectors) connectors.set({ kind, status }, count)
      for (const { kind, ...one } of state.copies) {
        copies.set({ kind }, one.copies)
        failedCopies.set({ kind }, one.failed)
        oldestCopy.set({ kind }, one.oldestSeconds)
        rejected.set({ kind }, one.rejected)
      }
      for (const { state: name, count, oldestSeconds } of state.jobs) {
        jobs.set({ state: name }, count)
        oldestJob.set({ state: name }, oldestSeconds)
      }
      endpoints.set(state.webhookEndpointsFailing)
    },
  }
}

const POOL_STATES: Readonly<Record<string, string>> = { inUse: 'in_use', idle: 'idle', waiting: 'waiting' }

/** The metrics of several processes in the text format of Prometheus: counts are added, others as the library does for each. */
export function sumOfMetrics(parts: readonly MetricValues[]): Promise<string> {
  return AggregatorRegistry.aggregate(parts as MetricObject[][]).metrics()
}

/** What follows the requests of a connector of one kind: they are metrics, and spans where these are collected. */
export function followUpstream(kind: string, metrics: Metrics, tracer: Tracer): TraceRequest {
  const attributes = { 'plugboard.kind': kind }
  return async (request, exchange) => {
    const began = performance.now()
    let status = 0
    try {
      const answer = tracer.enabled ? await requestSpan(tracer, request, attributes, exchange) : await exchange()
      status = answer.status
      return answer
    } finally {
      metrics.upstream(kind, status, (performance.now() - began) / 1000)
    }
  }
}
