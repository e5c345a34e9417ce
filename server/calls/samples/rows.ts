/** The rows of samples: what an operation's samples had, and where records did not fit. */
import { type Drift, NO_HISTORY, type SampleHistory } from 'plugboard/internal'
import type { Database, Erasure } from '../../ground/store/index.ts'

/** Samples and drifts are kept for this time. */
const KEPT_DAYS = 90

/** The operation that a sample is of, in one account. */
export interface SampleKey {
  readonly organizationId: string
  readonly connectorId: string
  /** `customers.list` */
  readonly operation: string
  /** Of the kind. */
  readonly version: string
}

interface HistoryRow {
  readonly version: string
  readonly is_late: boolean
  readonly records: number
  readonly filled: string[] | null
  readonly undeclared: string[]
  readonly had_records: boolean
}

/** Reads what earlier samples had; undefined if another process has sampled since a time. */
export async function readHistory(database: Database, key: SampleKey, since: Date): Promise<SampleHistory | undefined> {
  const { organizationId, connectorId, operation, version } = key
  const [row] = await database.of(organizationId).query<HistoryRow>(
    `select version, sampled_at < $4 as is_late, records, filled, undeclared, had_records from record_samples
    where organization_id = $1 and connector_id = $2 and operation = $3`,
    [organizationId, connectorId, operation, since],
  )
  if (row && !row.is_late) return undefined
  if (row?.version !== version) return NO_HISTORY
  return { records: row.records, filled: row.filled, undeclared: row.undeclared, hadRecords: row.had_records }
}

/** A sample to store. */
export interface NewSample {
  readonly history: SampleHistory
  readonly drifts: readonly Drift[]
  readonly at: Date
}

/** Stores a sample, with its drifts of the day. One of a connector that is being removed is not stored. */
export async function writeSample(
  database: Database,
  key: SampleKey,
  { history, drifts, at }: NewSample,
): Promise<void> {
  const { organizationId, connectorId, operation, version } = key
  await database.of(organizationId).transaction(async (sql) => {
    const [stored] = await sql.query(
      `insert into record_samples
        (organization_id, connector_id, operation, version, sampled_at, records, filled, undeclared, had_records)
      select organization_id, id, $3, $4, $5, $6, $7, $8, $9 from connectors
      where organization_id = $1 and id = $2 and status <> 'deleting'
      on conflict (organization_id, connector_id, operation) do update set version = excluded.version,
        sampled_at = excluded.sampled_at, records = excluded.records, filled = excluded.filled,
        undeclared = excluded.undeclared, had_records = excluded.had_records
      returning 1`,
      [
        organizationId,
        connectorId,
        operation,
        version,
        at,
        history.records,
        history.filled,
        history.undeclared,
        history.hadRecords,
      ],
    )
    if (!stored) return
    await sql.query(
      `insert into drifts (organization_id, connector_id, operation, version, day, path, change, expected, seen)
      select $1, $2, $3, $4, ($5::timestamptz at time zone 'UTC')::date, d.path, d.change, d.expected, d.seen
      from jsonb_to_recordset($6::jsonb) as d(path text, change text, expected text, seen text)
      on conflict (organization_id, connector_id, operation, path, change, seen, day) do update
        set samples = drifts.samples + 1, version = excluded.version, expected = excluded.expected`,
      [organizationId, connectorId, operation, version, at, JSON.stringify(drifts)],
    )
  })
}

/** Removes what is older than 90 days. @param now milliseconds since 1970 */
export async function pruneSamples(database: Database, now: number): Promise<void> {
  const before = new Date(now - KEPT_DAYS * 86_400_000)
  await database.query('delete from record_samples where sampled_at < $1', [before])
  await database.query(`delete from drifts where day < ($1::timestamptz at time zone 'UTC')::date`, [before])
}

/** Removes the samples of a connector, even if its row stays. */
export function sampleErasure(database: Database): Required<Pick<Erasure, 'connector'>> {
  return {
    async connector(organizationId, connectorId) {
      const of = [organizationId, connectorId]
      await database.of(organizationId).query('delete from drifts where organization_id = $1 and connector_id = $2', of)
      await database
        .of(organizationId)
        .query('delete from record_samples where organization_id = $1 and connector_id = $2', of)
    },
  }
}
