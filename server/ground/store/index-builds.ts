/** Indexes that are made and dropped while others write their table. */
import type { Database } from './database/database.ts'

/**
 * Makes an index. What a process left unfinished is made anew, unless another is at work on it.
 * @param create the statement, given what stands behind `create index`
 * @see https://www.postgresql.org/docs/current/sql-createindex.html#SQL-CREATEINDEX-CONCURRENTLY
 */
export async function makeIndex(database: Database, name: string, create: (how: string) => string): Promise<void> {
  if (database.engine === 'embedded') return database.exec(create(''))
  const [unfinished] = await database.query<{ isBeingMade: boolean }>(
    `select exists (select from pg_stat_progress_create_index p where p.index_relid = x.indexrelid) as "isBeingMade"
    from pg_index x where x.indexrelid = to_regclass($1) and not x.indisvalid`,
    [`plugboard.${name}`],
  )
  if (unfinished?.isBeingMade) return
  if (unfinished) await dropIndex(database, name)
  try {
    await database.unlimited([create('concurrently')])
  } catch (error) {
    await dropIndex(database, name)
    throw error
  }
}

/** Drops an index unless it is gone. */
export async function dropIndex(database: Database, name: string): Promise<void> {
  if (database.engine === 'embedded') await database.exec(`drop index if exists plugboard.${name}`)
  else await database.unlimited([`drop index concurrently if exists plugboard.${name}`])
}
