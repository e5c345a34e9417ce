/** Retention: deletes the oldest rows of the chains, and stores where the rows that are left start. */
import type { Database, Sql } from '../../ground/store/index.ts'
import { startMacOf } from './heads.ts'

/** Options of the retention. */
export interface RetentionOptions {
  /** Of `Vault.macKey`; without it the starts of chains bear no MAC. */
  readonly macKey?: Buffer
  /** Rows from before this time, in milliseconds since 1970. */
  readonly before: number
  /** Maximum number of rows that one transaction deletes. Defaults to 1,000. */
  readonly batch?: number
  /** Maximum number of transactions. Defaults to 100. */
  readonly batches?: number
}

/**
 * Deletes rows from the start of each chain up to the first that is not older than the limit; heads stay. What the limits
 * leave is deleted by the next call.
 * @returns how many rows were deleted
 */
export async function deleteOldRows(database: Database, options: RetentionOptions): Promise<number> {
  const { before, macKey, batch = 1_000, batches = 100 } = options
  const organizations = await database.query<{ id: string }>(
    `select o.id from organizations o
     where exists (select from audit a where a.organization_id = o.id and a.at < $1::timestamptz) order by o.id`,
    [new Date(before)],
  )
  let left = batches
  let deleted = 0
  for (const { id } of organizations) {
    let count = batch
    while (count === batch && left > 0) {
      count = await database.transaction((sql) => deleteBatch(sql, id, { before, batch, macKey }))
      deleted += count
      left -= 1
    }
  }
  return deleted
}

type Batch = Pick<RetentionOptions, 'before' | 'macKey'> & {
  readonly batch: number
}

/** Deletes one batch of a chain and moves its start; one process at a time. */
async function deleteBatch(sql: Sql, organizationId: string, { before, batch, macKey }: Batch): Promise<number> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('audit retention ' || $1::text, 0))`, [organizationId])
  const rows = await sql.query<{ seq: number; hash: string; isOld: boolean }>(
    `select seq, encode(hash, 'hex') as hash, at < $2::timestamptz as "isOld" from audit
     where organization_id = $1 order by seq limit $3::int`,
    [organizationId, new Date(before), batch],
  )
  const young = rows.findIndex(({ isOld }) => !isOld)
  const old = young < 0 ? rows : rows.slice(0, young)
  const last = old.at(-1)
  if (!last) return 0
  const mac = macKey ? Buffer.from(startMacOf(macKey, { organizationId, ...last }), 'hex') : null
  await sql.query(
    `insert into audit_starts (organization_id, seq, hash, mac) values ($1, $2, $3, $4)
     on conflict (organization_id) do update set seq = excluded.seq, hash = excluded.hash, mac = excluded.mac`,
    [organizationId, last.seq, Buffer.from(last.hash, 'hex'), mac],
  )
  await sql.query('delete from audit where organization_id = $1 and seq <= $2', [organizationId, last.seq])
  return old.length
}
