/**
 * The newest migration that each process of a PostgreSQL knows. Its version is the key of a second shared lock of the process's session
 * connection. The lock ends with the process, so that no row has to be cleaned up.
 */
import type { Sql } from './database.ts'
import { firstOf } from '../../base/index.ts'

/** The first half of the lock's key: the letters `plgb`. */
const LEVEL_LOCK = 0x706c6762

/** The statement that takes the lock of a version. */
export function levelLock(version: number): string {
  return `select pg_advisory_lock_shared(${LEVEL_LOCK}, ${version})`
}

/** Number of other processes that have the database open and hold no lock of a migration or a later one. */
export async function processesBelow(sql: Sql, processId: string, version: number): Promise<number> {
  const id = processId.replaceAll('-', '')
  const rows = await sql.query<{ count: number }>(
    `with held as (select pid, classid::bigint as class, objid::bigint as object, objsubid from pg_locks
       where locktype = 'advisory' and mode = 'ShareLock' and granted
       and database = (select oid from pg_database where datname = current_database()))
     select count(distinct (class, object)) as count from held
     where objsubid = 1 and not (class = $1 and object = $2) and not exists (
       select from held level where level.pid = held.pid and level.objsubid = 2 and level.class = $3 and level.object >= $4)`,
    [parseInt(id.slice(0, 8), 16), parseInt(id.slice(8, 16), 16), LEVEL_LOCK, version],
  )
  return firstOf(rows).count
}
