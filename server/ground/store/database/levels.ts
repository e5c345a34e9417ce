/**
 * What each process of a PostgreSQL knows: its session connection holds a second shared lock, whose key is the version of the newest
 * migration that the program has. It ends with the process, so that no row has to be cleaned up.
 */
import type { Sql } from './database.ts'
import { firstOf } from '../../base/index.ts'

/** The first half of the lock's key: the letters `plgb`. */
const LEVEL_LOCK = 0x706c6762

/** The statement by which a connection tells what its program knows. */
export function levelLock(version: number): string {
  return `select pg_advisory_lock_shared(${LEVEL_LOCK}, ${version})`
}

/** How many other processes have the database open and do not know a migration, or have never told what they know. */
export async function processesBelow(sql: Sql, processId: string, version: number): Promise<number> {
  const id = processId.replaceAll('-', '')
  const rows = await sql.query<{ count: number }>(
    `with held as (select pid, classid::bigint as class, objid::bigint as object, objsubid from pg_locks
       where locktype = 'advisory' and mode = 'ShareLock' and granted
       and database = (select oid from pg_database where datname = current_database()))
     select count(distinct (class, object)) as count from held
     where objsubid = 1 and not (class = $1 and object = $2) and not exists (
       select from held told where told.pid = held.pid and told.objsubid = 2 and told.class = $3 and told.object >= $4)`,
    [parseInt(id.slice(0, 8), 16), parseInt(id.slice(8, 16), 16), LEVEL_LOCK, version],
  )
  return firstOf(rows).count
}
