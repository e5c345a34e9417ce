/** Metrics of connectors and of requests to third parties. */
import { type Tracer, type TraceRequest, upstreamSpan } from 'plugboard/internal'
import type { HttpHeaders, Plan } from 'plugboard/runtime'
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
  /** Sets the days until the APIs of kinds end, or parts of them. */
  endings(all: readonly EndingDays[]): void
  /** Sets the numbers of notices. */
  notices(all: readonly NoticeCount[]): void
  /** Sets the numbers of connectors from the database. */
  measure(database: Database): Promise<void>
}

/** An end in a third party's API. */
export interface EndingDays {
  readonly kind: string
  /** `all`, a part such as `auth.api_token`, or an operation. */
  readonly part: string
  /** Negative afterwards. */
  readonly days: number
}

/** A number of notices of third parties. */
export interface NoticeCount {
  readonly kind: string
  readonly type: string
  readonly count: number
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
  const notices = gauge('vendor_notices', 'Notices of third parties in responses, by type', ['kind', 'type'])
  return {
    upstream(kind, status, seconds) {
      upstreams.inc({ kind, status: status === 0 ? 'none' : `${Math.floor(status / 100)}xx` })
      upstreamSeconds.observe({ kind }, seconds)
    },
    renewal: (kind, outcome) => renewals.inc({ kind, outcome }),
    upkeep: (kind, outcome) => upkeeps.inc({ kind, outcome }),
    endings(all) {
      endings.reset()
      for (const { kind, part, days } of all) endings.set({ kind, part }, days)
    },
    notices(all) {
      notices.reset()
      for (const { kind, type, count } of all) notices.set({ kind, type }, count)
    },
    async measure(database) {
      const rows = await database.query<{ kind: string; status: string; count: number }>(CONNECTORS)
      // A kind without connectors is gone.
      connectors.reset()
      for (const { kind, status, count } of rows) connectors.set({ kind, status }, count)
    },
  }
}

/**
 * Follows the requests of a connector: they are metrics, and spans where the process collects them.
 * @param kind as metrics name it
 */
export function followUpstream(
  kind: string,
  plan: Pick<Plan, 'notices'>,
  metrics: Pick<AccountMetrics, 'upstream'>,
  tracer: Tracer,
): TraceRequest {
  const attributes = { 'plugboard.kind': kind }
  const noticeIn = (headers: HttpHeaders) => plan.notices.summary(headers)
  return async (request, exchange) => {
    const began = performance.now()
    let status = 0
    try {
      const answer = tracer.enabled
        ? await upstreamSpan(tracer, request, attributes, noticeIn, exchange)
        : await exchange()
      status = answer.status
      return answer
    } finally {
      metrics.upstream(kind, status, (performance.now() - began) / 1000)
    }
  }
}
