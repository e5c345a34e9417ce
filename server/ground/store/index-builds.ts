/** Creates and drops indexes while others write their table. */
import type { Database } from './database/database.ts'

/**
 * Creates an index. An unfinished index is created again, unless another process is working on it.
 * @param create returns the statement. It gets the words after `create index`
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

/** Drops an index if it exists. */
export async function dropIndex(database: Database, name: string): Promise<void> {
  if (database.engine === 'embedded') await database.exec(`drop index if exists plugboard.${name}`)
  else await database.unlimited([`drop index concurrently if exists plugboard.${name}`])
}
