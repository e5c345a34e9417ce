/** Metrics of copies. */
import { METRIC_KIND } from '../accounts/metrics.ts'
import type { Meter } from '../ground/observe/index.ts'
import type { Database } from '../ground/store/index.ts'

/** Metrics of copies. */
export interface CopyMetrics {
  /** Counts a read of copies; `outcome` is `replica`, or why the database itself was read. */
  replicaRead(outcome: string): void
  /** Sets the maximum lag of the replica, in seconds. */
  replicaLag(seconds: number): void
  /** Sets the numbers and ages of copies from the database. */
  measure(database: Database): Promise<void>
}

/** The copies of a kind: those of active connectors whose sync is on. */
interface KindCopies {
  readonly kind: string
  readonly copies: number
  readonly failed: number
  /** Seconds since the oldest was synced, or since its connector was made. */
  readonly oldestSeconds: number
  readonly rejected: number
  /** Copies whose last run could not list the account's own fields. */
  readonly withoutFields: number
}

const COPIES = `
  select ${METRIC_KIND}, count(*) as copies, count(*) filter (where e.last_error is not null) as failed,
    extract(epoch from now() - min(coalesce(e.last_synced_at, c.created_at)))::float8 as "oldestSeconds",
    coalesce(sum(g.rejected), 0)::bigint as rejected,
    count(*) filter (where e.own_fields_error is not null) as "withoutFields"
  from sync_entities e
  join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
  join connectors c on c.organization_id = e.organization_id and c.id = e.connector_id
  left join copies p on p.organization_id = e.organization_id and p.connector_id = e.connector_id and p.entity = e.entity
  left join generations g on g.organization_id = p.organization_id and g.id = p.generation
  where s.is_enabled and c.status = 'active' and e.next_run_at <> 'infinity' group by 1`

/** Makes the metrics of copies. */
export function copyMetrics({ counter, gauge }: Meter): CopyMetrics {
  const reads = counter('replica_reads_total', 'Reads of copies for which a replica is set up', ['outcome'])
  const lag = gauge('replica_lag_seconds', 'By how much the replica is behind at most', [])
  const copies = gauge('copies', 'Copies of active connectors', ['kind'])
  const failed = gauge('copies_failed', 'Copies whose last sync failed', ['kind'])
  const oldest = gauge('copies_oldest_seconds', 'Time since the oldest copy was synced', ['kind'])
  const rejected = gauge('records_rejected', 'Records that copies do not hold', ['kind'])
  const unlisted = gauge('copies_fields_unlisted', 'Copies whose last sync could not list own fields', ['kind'])
  return {
    replicaRead: (outcome) => reads.inc({ outcome }),
    replicaLag: (seconds) => lag.set(seconds),
    async measure(database) {
      const rows = await database.query<KindCopies>(COPIES)
      // A kind without copies is gone.
      for (const one of [copies, failed, oldest, rejected, unlisted]) one.reset()
      for (const { kind, ...one } of rows) {
        copies.set({ kind }, one.copies)
        failed.set({ kind }, one.failed)
        oldest.set({ kind }, one.oldestSeconds)
        rejected.set({ kind }, one.rejected)
        unlisted.set({ kind }, one.withoutFields)
      }
    },
  }
}
