/** Metrics of connectors and of requests to third parties. */
import { requestSpan, type Tracer, type TraceRequest } from 'plugboard/internal'
import type { Meter } from '../ground/observe/index.ts'
import type { Database } from '../ground/store/index.ts'

/** Metrics of accounts. Kinds must be those of a plan, never a caller's text. */
export interface AccountMetrics {
  /** Counts a request to a third party; status 0 for one that failed. Seconds until the response's headers, or its whole body for JSON. */
  upstream(kind: string, status: number, seconds: number): void
  /** Counts a renewal of credentials. */
  renewal(kind: string, outcome: string): void
  /** Counts a connector that the server attended to without a call. */
  upkeep(kind: string, outcome: string): void
  /** Sets the days until the API of a kind ends, or a part of it (`all`, or such as `auth.api_token`); negative afterwards. */
  ending(kind: string, part: string, days: number): void
  /** Sets the numbers of connectors from the database. */
  measure(database: Database): Promise<void>
}

/** SQL of the kind of a connector `c`. An organization's own kinds are one: their names are the organization's. */
export const METRIC_KIND = `case when c.own_hosts is null then c.kind else 'own' end as kind`

const CONNECTORS = `select ${METRIC_KIND}, c.status, count(*) as count from connectors c where c.status <> 'deleting' group by 1, 2`

/** Creates the metrics of accounts. */
export function accountMetrics({ counter, histogram, gauge }: Meter): AccountMetrics {
  const upstreams = counter('upstream_requests_total', 'Requests to third parties, by class of status', [
    'kind',
    'status',
  ])
  const upstreamSeconds = histogram('upstream_request_duration_seconds', 'Time until a third party responded', ['kind'])
  const renewals = counter('credential_renewals_total', 'Renewals of credentials', ['kind', 'outcome'])
  const upkeeps = counter('upkeep_total', 'Connectors attended to without a call', ['kind', 'outcome'])
  const endings = gauge(
    'ending_days',
    'Days until the end of the API that a kind calls, or of a part of it',
    ['kind', 'part'],
    { aggregator: 'min' },
  )
  const connectors = gauge('connectors', 'Connectors by status', ['kind', 'status'])
  return {
    upstream(kind, status, seconds) {
      upstreams.inc({ kind, status: status === 0 ? 'none' : `${Math.floor(status / 100)}xx` })
      upstreamSeconds.observe({ kind }, seconds)
    },
    renewal: (kind, outcome) => renewals.inc({ kind, outcome }),
    upkeep: (kind, outcome) => upkeeps.inc({ kind, outcome }),
    ending: (kind, part, days) => endings.set({ kind, part }, days),
    async measure(database) {
      const rows = await database.query<{ kind: string; status: string; count: number }>(CONNECTORS)
      // A kind without connectors is gone.
      connectors.reset()
      for (const { kind, status, count } of rows) connectors.set({ kind, status }, count)
    },
  }
}

/** Follows the requests of a connector of one kind: they are metrics, and spans where the process collects them. */
export function followUpstream(kind: string, metrics: Pick<AccountMetrics, 'upstream'>, tracer: Tracer): TraceRequest {
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
