/** Numbered SQL files -> schema: forward only, each file once, in one transaction with its row. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathAbove } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { type Database, DatabaseError, type Session, type Sql } from './database/database.ts'
import { mayTakeRole, ROLE } from './database/organization.ts'
import { firstOf } from '../base/index.ts'

/** The folder of the migrations that come with the package. */
export const MIGRATIONS_FOLDER: string = pathAbove(import.meta.dirname, 'migrations')

/** The folder of this package on disk: the one that holds the migrations. */
export const SERVER_ROOT: string = dirname(MIGRATIONS_FOLDER)

/** The oldest PostgreSQL that is supported, by its major version. */
export const OLDEST_POSTGRES = 15

/** A migration's file. */
export interface Migration {
  readonly version: number
  /** The file's name, such as `0001-platform.sql`. */
  readonly name: string
  readonly script: string
  /** SHA-256 of the file, in hex. */
  readonly sha256: string
}

/** The migrations of a folder, in order. @throws Error when two have one number: the later one would never be applied */
export async function listMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  const twin = names.find((name, at) => name.slice(0, 4) === names[at - 1]?.slice(0, 4))
  if (twin !== undefined)
    throw new Error(
      `Cannot list the migrations: "${twin}" has the number of another migration; give it the next free number`,
    )
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(script).digest('hex')
      return { version: Number(name.slice(0, 4)), name, script, sha256 }
    }),
  )
}

/**
 * The migrations that the database still lacks.
 * @throws ConnectorError `invalid_configuration` when it is newer than this program, or an applied file was changed
 */
export async function pending(database: Database, migrations?: readonly Migration[]): Promise<Migration[]> {
  const known = migrations ?? (await listMigrations())
  const [{ found }] = (await database.query(`select to_regclass('plugboard.migrations') is not null as found`)) as [
    { found: boolean },
  ]
  return found ? lacking(known, await appliedTo(database)) : [...known]
}

/**
 * Brings the database to this program's schema; the migrations that were applied come back. Processes may do it together.
 * @throws ConnectorError `invalid_configuration` as `pending` does, for a PostgreSQL that is too old, or when its user may not
 * create the role, take it, or create the schema and the extensions
 */
export async function migrate(database: Database, migrations?: readonly Migration[]): Promise<Migration[]> {
  const known = migrations ?? (await listMigrations())
  await checkVersion(database)
  await changeSchema(database, prepare).catch((error: unknown) => Promise.reject(missingRight(error)))
  const applied: Migration[] = []
  while (await changeSchema(database, (sql) => applyNext(sql, known, applied)));
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

async function applyNext(sql: Session, known: readonly Migration[], applied: Migration[]): Promise<boolean> {
  const [next] = lacking(known, await appliedTo(sql))
  if (!next) return false
  await sql.exec(next.script)
  await sql.query('insert into migrations (version, name, sha256) values ($1, $2, $3)', [
    next.version,
    next.name,
    next.sha256,
  ])
  applied.push(next)
  return true
}

/** What every migration may count on: the schema, the role, the extensions. */
async function prepare(sql: Session): Promise<void> {
  await sql.exec(`
    create schema if not exists plugboard;
    create table if not exists migrations (
      version int primary key,
      name text not null,
      sha256 text not null,
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

async function lock(sql: Sql): Promise<void> {
  await sql.query(`select set_config('statement_timeout', '0', true)`)
  await sql.query(`select pg_advisory_xact_lock(hashtext('plugboard.migrations'))`)
}

interface Applied {
  readonly version: number
  readonly name: string
  readonly sha256: string
}

function appliedTo(sql: Sql): Promise<Applied[]> {
  return sql.query<Applied>('select version, name, sha256 from plugboard.migrations order by version')
}

function lacking(known: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { version, name, sha256 } of applied) {
    const file = known.find((migration) => migration.version === version)
    if (!file) {
      throw new ConnectorError(
        'invalid_configuration',
        `Cannot use the database: it has migration "${name}", which this program does not know`,
        {
          hint: 'A newer version of Plugboard has used the database. Start that version or a later one.',
        },
      )
    }
    if (file.sha256 !== sha256) {
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
