/** Copies in a database that was restored: cursors may be ahead of it. */
import type { Database, Sql } from '../../ground/store/index.ts'

/**
 * Has readers of every copy begin anew. A backup takes the number of a copy's last change back, and later changes would have numbers that
 * a cursor has seen. So numbers go on from the time of the restore, in milliseconds, which no copy reaches by counting.
 */
export async function expireCursors(database: Database): Promise<void> {
  await database.transaction((sql) => expireCursorsWithin(sql, null))
}

/** The same within a transaction. @param organizationId whose copies; null for all */
export async function expireCursorsWithin(sql: Sql, organizationId: string | null): Promise<void> {
  await sql.query(
    `update generations set changes = restored.at, pruned = restored.at
    from (select organization_id, id, greatest(changes + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint) as at
      from generations where $1::uuid is null or organization_id = $1) restored
    where generations.organization_id = restored.organization_id and generations.id = restored.id`,
    [organizationId],
  )
  // Of what the restore marked, a copy that is shown stays, up to its new number.
  await sql.query('delete from copy_marks where since >= 0 and ($1::uuid is null or organization_id = $1)', [
    organizationId,
  ])
  await sql.query(
    `update copy_marks m set until = g.changes from generations g
    where g.organization_id = m.organization_id and g.id = m.generation and not m.is_reset
      and ($1::uuid is null or m.organization_id = $1)`,
    [organizationId],
  )
}
