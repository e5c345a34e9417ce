/** The audit trail: what was done with an organization's things, append-only, each row chained to the one before. */
import { randomUUID } from 'node:crypto'
import type { AuditRowBody, UsageCountBody } from 'plugboard/contract'
import {
  type AuditExport,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  countUsage,
  exportRows,
  listRows,
} from './read.ts'
import { deleteOldRows } from './retention.ts'
import { type AuditEntry, auditRowOf } from './row.ts'
import { type ChainReport, type ChainVerifyOptions, verifyChains } from './verify.ts'
import { AuditWriter, type WriterOptions } from './writer.ts'

/** Options of the audit trail. */
export interface AuditOptions extends WriterOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The audit trail of every organization. */
export interface Audit {
  /**
   * Queues an entry, to be appended within 200 ms; waits only while the queue is full. A process that is killed loses what
   * is queued.
   * @throws ConnectorError `draining` once closed
   */
  write(entry: AuditEntry): Promise<void>
  /** Resolves when all that was written before is in the database. */
  flush(): Promise<void>
  /** Appends what is queued, and refuses further rows. @throws the database's error when it cannot */
  close(): Promise<void>
  /** Oldest first. @throws ConnectorError `invalid_cursor`, `invalid_query` */
  list(query: AuditQuery): Promise<AuditPage>
  /** Every row that fits, oldest first, read while it is taken. @throws ConnectorError `invalid_query`, `invalid_cursor` */
  export(filter: AuditExport): AsyncGenerator<AuditRowBody, void, undefined>
  /** Calls by day, customer and connector. @throws ConnectorError `invalid_query` */
  usage(period: Pick<AuditFilter, 'organizationId' | 'from' | 'to'>): Promise<UsageCountBody[]>
  /** Deletes rows older than a number of days, a bounded number with each call. @returns the number of deleted rows */
  deleteOlderThan(days: number): Promise<number>
  /** Finds rows that were changed, removed, moved or added, in one organization's chain or in all. */
  verifyChain(options?: ChainVerifyOptions): Promise<ChainReport>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The trail in a database. */
export function createAudit(options: AuditOptions): Audit {
  const { database, now } = options
  const writer = new AuditWriter(options)
  const keyed = options.macKey && { macKey: options.macKey }
  return {
    write: (entry) => writer.write(auditRowOf(entry, randomUUID(), now())),
    flush: () => writer.flush(),
    close: () => writer.close(),
    list: (query) => listRows(database, query),
    export: (filter) => exportRows(database, filter),
    usage: (period) => countUsage(database, period),
    deleteOlderThan: (days) => deleteOldRows(database, { ...keyed, before: now() - days * DAY_MS }),
    verifyChain: (more) => verifyChains(database, { ...keyed, ...more }),
  }
}
