/** Copies in a database that was restored: cursors may be ahead of it. */
import type { Database } from '../../store/index.ts'

/**
 * Has readers of every copy begin anew. A backup takes the number of a copy's last change back, and later changes would have numbers that
 * a cursor has seen. So numbers go on from the time of the restore, in milliseconds, which no copy reaches by counting.
 */
export async function expireCursors(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query(
      `update generations set changes = restored.at, pruned = restored.at
      from (select organization_id, id, greatest(changes + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint) as at
        from generations) restored
      where generations.organization_id = restored.organization_id and generations.id = restored.id`,
    )
    // Of what the restore marked, a copy that is shown stays, up to its new number.
    await sql.query('delete from copy_marks where since >= 0')
    await sql.query(
      `update copy_marks m set until = g.changes from generations g
      where g.organization_id = m.organization_id and g.id = m.generation and not m.is_reset`,
    )
  })
}
