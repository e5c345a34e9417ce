/** Metrics of webhooks. */
import type { Meter } from '../ground/observe/index.ts'
import type { Database } from '../ground/store/index.ts'

/** Metrics of webhooks. */
export interface EventMetrics {
  /** Counts an attempt to deliver a webhook; `sinceEvent` is the time since its event. */
  webhook(outcome: string, seconds: number, sinceEvent: number): void
  /** Sets the number of due webhooks, and the time for which the oldest has been due. */
  webhookBacklog(due: number, oldestSeconds: number): void
  /** Sets the number of failing endpoints from the database. */
  measure(database: Database): Promise<void>
}

const FAILING = `select count(*) as failing from webhook_endpoints
  where (is_enabled and failing_since < now() - interval '15 minutes') or disabled_reason in ('gone', 'failing')`

/** Creates the metrics of webhooks. */
export function eventMetrics({ counter, histogram, gauge }: Meter): EventMetrics {
  const webhooks = counter('webhook_attempts_total', 'Attempts to deliver a webhook', ['outcome'])
  const seconds = histogram('webhook_attempt_duration_seconds', 'Time of an attempt to deliver a webhook', ['outcome'])
  const delay = histogram('webhook_delivery_delay_seconds', 'Time from an event to its delivery', [])
  const due = gauge('webhooks_due', 'Webhooks that are due and not being sent', [])
  const oldest = gauge('webhooks_oldest_due_seconds', 'How long the oldest of them has been due', [])
  const failing = gauge('webhook_endpoints_failing', 'Webhook endpoints that get nothing', [])
  return {
    webhook(outcome, attemptSeconds, sinceEvent) {
      webhooks.inc({ outcome })
      seconds.observe({ outcome }, attemptSeconds)
      if (outcome === 'succeeded') delay.observe(sinceEvent)
    },
    webhookBacklog(count, oldestSeconds) {
      due.set(count)
      oldest.set(oldestSeconds)
    },
    async measure(database) {
      const [row] = await database.query<{ failing: number }>(FAILING)
      failing.set(row?.failing ?? 0)
    },
  }
}
