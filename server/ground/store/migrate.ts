/** Numbered SQL files -> schema: forward only, each file once, in one transaction with its row. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathAbove } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { type Database, DatabaseError, type Session, type Sql } from './database/database.ts'
import { mayTakeRole, ROLE } from './database/organization.ts'
import { firstOf } from '../base/index.ts'
import { processesBelow } from './database/levels.ts'

/** The folder of this package on disk. */
export const SERVER_ROOT: string = dirname(pathAbove(import.meta.dirname, 'package.json'))

/** The folder of the server's subjects, in a clone or in a build. A subject has its migrations in its folder `migrations`. */
export const SUBJECTS_FOLDER: string = join(import.meta.dirname, '..', '..')

/** The oldest PostgreSQL that is supported, by its major version. */
export const OLDEST_POSTGRES = 15

/** A migration's file. */
export interface Migration {
  readonly version: number
  /** The file's name, such as `0001-ground.sql`. */
  readonly name: string
  readonly script: string
  /** SHA-256 of the file, in hex. */
  readonly sha256: string
  /** Of a contract step: the version of the migration that every program must know since; undefined for one that only expands. */
  readonly needs?: number
}

/** The migrations that a database lacks. */
export interface Lacking {
  /** Programs that do not know them go on with the database: a start applies them. */
  readonly expansions: readonly Migration[]
  /** They end earlier programs: only `plugboard migrate --contract` applies them. */
  readonly contracts: readonly Migration[]
}

/**
 * Lists the migrations of all subjects, in the order of their numbers.
 * @throws Error when two have one number, or a contract step does not name what it needs
 */
export async function listMigrations(subjects: string = SUBJECTS_FOLDER): Promise<Migration[]> {
  const files = await migrationFiles(subjects)
  const names = files.map((file) => basename(file))
  const twin = names.find((name, at) => at > 0 && versionOf(name) === versionOf(names[at - 1] ?? ''))
  if (twin !== undefined)
    throw new Error(
      `Cannot list the migrations: "${twin}" has the number of another migration; give it the next free number`,
    )
  return Promise.all(
    files.map(async (file, at) => {
      const name = basename(file)
      const script = await readFile(file, 'utf8')
      const sha256 = createHash('sha256').update(script).digest('hex')
      return { version: versionOf(name), name, script, sha256, needs: neededBy(name, script, names.slice(0, at)) }
    }),
  )
}

/** The version of the newest migration that this program knows. */
export async function knownVersion(): Promise<number> {
  const newest = (await migrationFiles(SUBJECTS_FOLDER)).at(-1)
  return newest === undefined ? 0 : versionOf(basename(newest))
}

/** Paths of the migrations of all subjects, in the order of their numbers. */
export async function migrationFiles(subjects: string): Promise<string[]> {
  const folders = (await readdir(subjects)).map((subject) => join(subjects, subject, 'migrations')).filter(existsSync)
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  )
  return files
    .flat()
    .filter((file) => /^\d{4}-.+\.sql$/.test(basename(file)))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
}

function versionOf(name: string): number {
  return Number(name.slice(0, 4))
}

/** What the first line of a contract step names. */
function neededBy(name: string, script: string, before: readonly string[]): number | undefined {
  const [first = ''] = script.split('\n', 1)
  if (!/^--\s*contract\b/i.test(first)) return undefined
  const needed = /^-- contract: needs every process at (\d{4}-[\w-]+\.sql)\b/.exec(first)?.[1]
  if (needed !== undefined && before.includes(needed)) return versionOf(needed)
  throw new Error(
    `Cannot list the migrations: "${name}" contracts, but its first line names no earlier migration; ` +
      'write "-- contract: needs every process at <file of a migration>"',
  )
}

/**
 * The migrations that the database still lacks.
 * @throws ConnectorError `invalid_configuration` when a contract step has ended this program, or an applied file was changed
 */
export async function pending(database: Database, migrations?: readonly Migration[]): Promise<Lacking> {
  const known = migrations ?? (await listMigrations())
  return sorted(lacking(known, await appliedTo(database)))
}

/** Whether migrations were ever applied to the database. */
export async function hasSchema(sql: Sql): Promise<boolean> {
  const rows = await sql.query<{ found: boolean }>(`select to_regclass('plugboard.migrations') is not null as found`)
  return firstOf(rows).found
}

/** Names of applied migrations that this program does not know. They only expand where `pending` does not throw. */
export async function newerMigrations(database: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const known = migrations ?? (await listMigrations())
  return (await appliedTo(database)).filter(isUnknownTo(known)).map(({ name }) => name)
}

/**
 * Brings the database to this program's schema; the migrations that were applied come back. Processes may do it together. Contract
 * steps are applied to a new database, and on demand, once no process lives that does not know what they need.
 * @throws ConnectorError `invalid_configuration` as `pending` does, for a PostgreSQL that is too old, when its user may not
 * create the role, take it, or create the schema and the extensions, or when such processes live
 */
export async function migrate(
  database: Database,
  migrations?: readonly Migration[],
  { contract = false }: { readonly contract?: boolean } = {},
): Promise<Migration[]> {
  const known = migrations ?? (await listMigrations())
  await checkVersion(database)
  const isNew = (await appliedTo(database)).length === 0
  await changeSchema(database, prepare).catch((error: unknown) => Promise.reject(missingRight(error)))
  const applied: Migration[] = []
  const applyNext = async (sql: Session) => {
    const lacks = lacking(known, await appliedTo(sql))
    const { expansions, contracts } = sorted(lacks)
    const next = isNew ? lacks[0] : (expansions[0] ?? (contract ? contracts[0] : undefined))
    if (!next) return false
    if (!isNew && next.needs !== undefined) await insistOnKnowing(sql, database, { ...next, needs: next.needs })
    await apply(sql, next)
    applied.push(next)
    return true
  }
  while (await changeSchema(database, applyNext));
  return applied
}

/**
 * Runs work in one transaction under the one lock that everything which changes the schema takes, migrations and the
 * queue's tables alike, so that processes which start together wait for each other. Gives what the work gives.
 */
export function changeSchema<T>(database: Database, work: (sql: Session) => Promise<T>): Promise<T> {
  return database.transaction(async (sql) => {
    await lock(sql)
    return work(sql)
  })
}

async function checkVersion(sql: Sql): Promise<void> {
  const rows = await sql.query<{ major: number; version: string }>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`,
  )
  const { major, version } = firstOf(rows)
  if (major >= OLDEST_POSTGRES) return
  throw new ConnectorError(
    'invalid_configuration',
    `Cannot use the database: it is PostgreSQL ${version}, but the oldest supported version is ${OLDEST_POSTGRES}`,
    {
      hint: `Upgrade it to PostgreSQL ${OLDEST_POSTGRES} or later: https://www.postgresql.org/docs/current/upgrading.html`,
    },
  )
}

async function apply(sql: Session, { version, name, sha256, script, needs }: Migration): Promise<void> {
  await sql.exec(script)
  const row = [version, name, sha256, needs ?? null]
  await sql.query('insert into migrations (version, name, sha256, needs) values ($1, $2, $3, $4)', row)
}

/**
 * Processes tell what they know before they look at the schema. One that starts meanwhile is therefore seen here, or it waits for
 * the lock and then sees the contract step.
 */
async function insistOnKnowing(
  sql: Session,
  { engine, processId }: Database,
  { name, needs }: Pick<Migration, 'name'> & { readonly needs: number },
): Promise<void> {
  // A process has an embedded database to itself.
  const count = engine === 'embedded' ? 0 : await processesBelow(sql, processId, needs)
  if (count === 0) return
  const who = count === 1 ? '1 process uses the database and does' : `${count} processes use the database and do`
  throw new ConnectorError(
    'invalid_configuration',
    `Cannot apply the contract step "${name}": ${who} not know migration ${String(needs).padStart(4, '0')}`,
    { hint: 'Replace every process by this version, then run plugboard migrate --contract again.' },
  )
}

/** What every migration may count on: the schema, the role, the extensions. */
async function prepare(sql: Session): Promise<void> {
  await sql.exec(`
    create schema if not exists plugboard;
    create table if not exists migrations (
      version int primary key,
      name text not null,
      sha256 text not null,
      needs int,
      at timestamptz not null default now()
    );
    create extension if not exists pg_trgm;
    create extension if not exists fuzzystrmatch;
    create extension if not exists unaccent;
    create extension if not exists btree_gin`)
  const [role] = await sql.query('select 1 from pg_roles where rolname = $1', [ROLE])
  if (!role) await createRole(sql)
  await sql.exec(`grant usage on schema plugboard to ${ROLE}`)
  if (!(await mayTakeRole(sql))) await sql.exec(`grant ${ROLE} to current_user`)
}

/** The error for a user who lacks a right that the schema needs; any other error as it is. */
function missingRight(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.sqlState !== '42501') return error
  return new ConnectorError('invalid_configuration', `Cannot prepare the database: ${error.message}`, {
    hint: `Use a user that owns the database. If another user owns the role ${ROLE}, ask an administrator to run: grant ${ROLE} to <the user>`,
    cause: error,
  })
}

async function createRole(sql: Session): Promise<void> {
  await sql.exec('savepoint role')
  try {
    await sql.exec(`create role ${ROLE} nologin`)
  } catch (error) {
    const state = error instanceof DatabaseError ? error.sqlState : ''
    if (state === '42501') {
      throw new ConnectorError(
        'invalid_configuration',
        `Cannot create the role "${ROLE}": the database user lacks the right`,
        {
          hint: `Ask an administrator to run: create role ${ROLE} nologin; grant ${ROLE} to <the user> with admin option`,
          cause: error,
        },
      )
    }
    // Another database of the same server made it at this moment.
    if (state !== '42710' && state !== '23505') throw error
    await sql.exec('rollback to savepoint role')
  }
}

async function lock(sql: Session): Promise<void> {
  await sql.unlimit()
  await sql.query(`select pg_advisory_xact_lock(hashtext('plugboard.migrations'))`)
}

interface Applied {
  readonly version: number
  readonly name: string
  readonly sha256: string
  readonly needs: number | null
}

/** The applied migrations; none for a new database. */
async function appliedTo(sql: Sql): Promise<Applied[]> {
  if (!(await hasSchema(sql))) return []
  return sql.query<Applied>('select version, name, sha256, needs from plugboard.migrations order by version')
}

function isUnknownTo(known: readonly Migration[]): (row: Applied) => boolean {
  const versions = new Set(known.map(({ version }) => version))
  return ({ version }) => !versions.has(version)
}

function sorted(migrations: readonly Migration[]): Lacking {
  return {
    expansions: migrations.filter(({ needs }) => needs === undefined),
    contracts: migrations.filter(({ needs }) => needs !== undefined),
  }
}

function lacking(known: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const newest = known.at(-1)?.version ?? 0
  const ending = applied.filter(isUnknownTo(known)).find(({ needs }) => needs !== null && needs > newest)
  if (ending) throw endedBy(ending, applied)
  for (const { version, name, sha256 } of applied) {
    const file = known.find((migration) => migration.version === version)
    if (file && file.sha256 !== sha256) {
      throw new ConnectorError(
        'invalid_configuration',
        `Cannot use the database: migration "${name}" was changed after it was applied`,
        {
          hint: 'Another build of Plugboard created the database, and this build cannot take over its data. Run the build that last used it.',
        },
      )
    }
  }
  return known.filter(({ version }) => !applied.some((row) => row.version === version))
}

function endedBy({ name, needs }: Applied, applied: readonly Applied[]): ConnectorError {
  const needed = applied.find(({ version }) => version === needs)?.name ?? String(needs)
  return new ConnectorError(
    'invalid_configuration',
    `Cannot use the database: its contract step "${name}" needs a program that knows migration "${needed}"`,
    { hint: 'A newer version of Plugboard has contracted the schema. Start that version or a later one.' },
  )
}
