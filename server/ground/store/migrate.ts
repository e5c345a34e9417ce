/** Applies numbered SQL files: forward only, each once, in one transaction with its row. */
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

/** The folder of this package. */
export const SERVER_ROOT: string = dirname(pathAbove(import.meta.dirname, 'package.json'))

/** The folder of the server's subjects, in a clone or in a build. A subject has its migrations in its folder `migrations`. */
export const SUBJECTS_FOLDER: string = join(import.meta.dirname, '..', '..')

/** Major version of the oldest supported PostgreSQL. */
export const OLDEST_POSTGRES = 15

/** The file of a migration. */
export interface Migration {
  readonly version: number
  /** The file's name, such as `0001-ground.sql`. */
  readonly name: string
  readonly script: string
  /** SHA-256 of the file, in hex. */
  readonly sha256: string
  /** Version of the migration that every program has to know for a contract step; undefined for an expansion. */
  readonly needs?: number
}

/** Pending migrations of a database. */
export interface Lacking {
  /** Applied by a start: earlier programs continue with the database. */
  readonly expansions: readonly Migration[]
  /** Applied only by `plugboard migrate --contract`: they end earlier programs. */
  readonly contracts: readonly Migration[]
}

/**
 * Lists the migrations of all subjects, in the order of their numbers.
 * @throws Error if two have the same number, or a contract step does not name the migration that it needs
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

/** Version of the migration that the first line of a contract step names. */
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
 * Lists the pending migrations.
 * @throws ConnectorError `invalid_configuration` if a contract step has ended this program, or an applied file was changed
 */
export async function pending(database: Database, migrations?: readonly Migration[]): Promise<Lacking> {
  const known = migrations ?? (await listMigrations())
  return sorted(lacking(known, await appliedTo(database)))
}

/** Whether any migration was applied. */
export async function hasSchema(sql: Sql): Promise<boolean> {
  const rows = await sql.query<{ found: boolean }>(`select to_regclass('plugboard.migrations') is not null as found`)
  return firstOf(rows).found
}

/** Names of applied migrations that this program does not know: expansions, unless `pending` throws. */
export async function newerMigrations(database: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const known = migrations ?? (await listMigrations())
  return (await appliedTo(database)).filter(isUnknownTo(known)).map(({ name }) => name)
}

/**
 * Brings the database to this program's schema, and returns the applied migrations. Several processes may do it at the same time. A
 * contract step is applied to a new database, or on demand if every running process knows what it needs.
 * @throws ConnectorError `invalid_configuration` as `pending` does, for an older PostgreSQL, for missing rights of the user, and for
 * running processes that do not know what a contract step needs
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
 * Runs work in a transaction under the lock of the schema. Migrations and the queue's tables take it, so that processes that start
 * together wait for each other.
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
 * Checks that every running process knows a migration. A process takes its level lock before it looks at the schema. One that starts
 * meanwhile is found here, or it waits for the lock and then finds the contract step.
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

/** Creates what every migration needs: the schema, the role, the extensions. */
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

/** The error for a missing right of the user; any other error as it is. */
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
    // Another database of the same server has just created it.
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
