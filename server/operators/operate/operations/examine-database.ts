/** State of a database, for `doctor`. */
import {
  examineReplica,
  mayTakeRole,
  type Migration,
  newerMigrations,
  pending,
  type ReplicaReport,
  ROLE,
  type Sql,
} from '../../../ground/store/index.ts'
import { type OperatorNotice, operatorNotices } from '../../../accounts/notices/index.ts'
import { neededMasters } from '../backup/index.ts'
import { countDrifts } from '../../../calls/samples/index.ts'
import { examinePgvector, type PgvectorState } from '../../../copy/index.ts'
import type { Installation } from '../job/installation.ts'
import { otherProcesses } from './keys.ts'
import { firstOf } from '../../../ground/base/index.ts'

/** Facts of a database that is open. */
export interface DatabaseState {
  readonly engine: 'embedded' | 'postgres'
  /** Whether a pooler in front of it gives each transaction another session. */
  readonly isPooled: boolean
  /** Such as `17.5`. */
  readonly version: string
  /** Milliseconds that a statement took there and back. */
  readonly roundTripMs: number
  /** Names of migrations that it lacks and a start applies. */
  readonly pending: readonly string[]
  /** Names of contract steps that it lacks. */
  readonly contracts: readonly string[]
  /** Names of applied migrations that this program does not know. */
  readonly newer: readonly string[]
  /** Reason why it cannot be used, such as a contracted schema; undefined if there is none. */
  readonly refusal: string | undefined
  /** Extensions that are neither installed nor can be. */
  readonly missingExtensions: readonly string[]
  /** Whether its user may take the role that row-level security holds for, or may make it. */
  readonly mayUseRole: boolean
  /** Whether its user bypasses row-level security, as a superuser does. */
  readonly isSuperuser: boolean
  /** The kinds of its connectors. */
  readonly kinds: readonly string[]
  /** Notices of third parties in responses. */
  readonly notices: readonly OperatorNotice[]
  /** Number of places where records no longer fit, by kind. */
  readonly drifts: readonly { readonly kind: string; readonly count: number }[]
  /** Fingerprints of the master keys that its sealed values need. */
  readonly masters: readonly string[]
  /** By how much its clock is ahead of this process's, in milliseconds. */
  readonly clockAheadMs: number
  /** When the newest row was written, in milliseconds since 1970. */
  readonly lastWriteAt: number | undefined
  /** Connections that are left, of a PostgreSQL. */
  readonly freeConnections: number | undefined
  /** Number of other processes with the open database, such as servers. */
  readonly otherProcesses: number
  /** Of the replica that the configuration names: how it is, or why it cannot be asked. */
  readonly replica: ReplicaReport | { readonly failure: string } | undefined
  /** How pgvector is, where the configuration names an endpoint for vectors. */
  readonly pgvector: PgvectorState | undefined
}

const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch', 'unaccent', 'btree_gin']

/** Facts of an installation's database. @throws ConnectorError `storage_unavailable` */
export async function inspectDatabase({
  database,
  config,
}: Pick<Installation, 'database' | 'config'>): Promise<DatabaseState> {
  const { replicaUrl } = config.database
  const replica = replicaUrl === undefined ? undefined : await replicaState(database, replicaUrl)
  const pgvector = config.embeddings.url !== undefined ? await examinePgvector(database) : undefined
  return { ...(await stateOf(database)), replica, pgvector }
}

async function replicaState(sql: Sql, url: string): Promise<ReplicaReport | { readonly failure: string }> {
  return examineReplica(sql, url).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }))
}

async function stateOf(database: Installation['database']): Promise<Omit<DatabaseState, 'replica' | 'pgvector'>> {
  const [{ version }] = (await database.query(`select current_setting('server_version') as version`)) as [
    { version: string },
  ]
  const started = performance.now()
  const [{ now }] = (await database.query('select clock_timestamp() as now')) as [{ now: Date }]
  const roundTripMs = performance.now() - started
  const schema = await pending(database).then(
    ({ expansions, contracts }) => ({ pending: names(expansions), contracts: names(contracts), refusal: undefined }),
    (error: Error) => ({ pending: [], contracts: [], refusal: error.message }),
  )
  const isMigrated = schema.pending.length === 0
  const [number = version] = version.split(' ')
  return {
    engine: database.engine,
    isPooled: database.isPooled,
    version: number,
    roundTripMs: Math.round(roundTripMs * 10) / 10,
    ...schema,
    newer: await newerMigrations(database),
    missingExtensions: await missingExtensions(database),
    ...(await rights(database)),
    kinds: isMigrated ? await kindsInUse(database) : [],
    notices: isMigrated ? await operatorNotices(database) : [],
    drifts: isMigrated ? await countDrifts(database) : [],
    masters: isMigrated ? await neededMasters(database) : [],
    clockAheadMs: Math.round(now.getTime() - Date.now()),
    lastWriteAt: isMigrated ? await lastWrite(database) : undefined,
    freeConnections: database.engine === 'postgres' ? await freeConnections(database) : undefined,
    otherProcesses: await otherProcesses(database),
  }
}

function names(migrations: readonly Migration[]): string[] {
  return migrations.map(({ name }) => name)
}

async function missingExtensions(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select name::text from pg_available_extensions where name = any($1::text[])`,
    [EXTENSIONS],
  )
  return EXTENSIONS.filter((extension) => !rows.some(({ name }) => name === extension))
}

async function rights(sql: Sql): Promise<Pick<DatabaseState, 'mayUseRole' | 'isSuperuser'>> {
  const users = await sql.query<{ super: boolean; creates: boolean }>(
    `select rolsuper as super, rolcreaterole as creates from pg_roles where rolname = current_user`,
  )
  const [role] = await sql.query<{ grants: boolean }>(
    `select pg_has_role(current_user, oid, 'member with admin option') as grants from pg_roles where rolname = $1`,
    [ROLE],
  )
  const me = firstOf(users)
  const mayUseRole = role ? role.grants || (await mayTakeRole(sql)) : me.creates || me.super
  return { mayUseRole, isSuperuser: me.super }
}

async function lastWrite(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.query<{ at: Date | null }>(
    `select greatest((select max(at) from migrations), (select max(updated_at) from connectors),
       (select max(created_at) from applications)) as at`,
  )
  return row?.at?.getTime()
}

async function kindsInUse(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ kind: string }>(`select distinct kind from connectors where status <> 'deleting'`)
  return rows.map(({ kind }) => kind)
}

async function freeConnections(sql: Sql): Promise<number> {
  const rows = await sql.query<{ free: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as free`,
  )
  return firstOf(rows).free
}
