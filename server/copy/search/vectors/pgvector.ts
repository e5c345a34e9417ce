/** The extension pgvector of a database: whether it is there, may be used, and is new enough. */
import { ConnectorError } from 'plugboard/runtime'
import { type Database, DatabaseError, ROLE, type Sql } from '../../../ground/store/index.ts'

/** Its indexes take numbers of two bytes and keep their order when they are searched on. */
const OLDEST = '0.8.0'

/** State of pgvector in a database. */
export interface PgvectorState {
  /** Such as `0.8.6`: of the extension that is there, or that a server creates when it starts. */
  readonly version: string | undefined
  /** Whether the extension is there. */
  readonly isCreated: boolean
  readonly obstacle: Obstacle | undefined
}

/** Reason why a server cannot use pgvector, and what to do. */
interface Obstacle {
  /** Such as `it has no extension "vector"`, of the database. */
  readonly state: string
  readonly hint: string
}

interface Extension {
  readonly version: string
  /** Its schema, as SQL writes it. */
  readonly schema: string
  /** Whether statements of one organization may use it. */
  readonly mayUse: boolean
}

/** Reads the state of pgvector in a database, for `doctor`. */
export async function examinePgvector(database: Database): Promise<PgvectorState> {
  const extension = await findExtension(database)
  if (extension) return { version: extension.version, isCreated: true, obstacle: obstacleOf(extension) }
  const [available] = await database.query<{ version: string; mayCreate: boolean }>(
    `select v.version, u.rolsuper or not v.superuser or (v.trusted and has_database_privilege(current_database(), 'create')) as "mayCreate"
    from pg_available_extensions a join pg_available_extension_versions v on v.name = a.name and v.version = a.default_version
    join pg_roles u on u.rolname = current_user where a.name = 'vector'`,
  )
  const old = available && oldVersion(available.version)
  const obstacle = old ?? (available?.mayCreate ? undefined : missingExtension(database.engine))
  return { version: available?.version, isCreated: false, obstacle }
}

/**
 * Creates the extension unless it is there; its schema comes back, as SQL writes it.
 * @throws ConnectorError `invalid_configuration` where the database has no pgvector, or too old a one
 */
export async function createPgvector(database: Database): Promise<string> {
  const extension = (await findExtension(database)) ?? (await create(database))
  const obstacle = obstacleOf(extension)
  if (obstacle) throw unusable(obstacle)
  return extension.schema
}

async function create(database: Database): Promise<Extension> {
  const failure = await database.exec('create extension if not exists vector').then(
    () => undefined,
    (error: unknown) => error,
  )
  // Of several processes that start together, one creates it.
  const extension = await findExtension(database)
  if (extension) return extension
  if (!(failure instanceof DatabaseError)) throw failure
  throw unusable(missingExtension(database.engine, failure.message))
}

async function findExtension(sql: Sql): Promise<Extension | undefined> {
  const [extension] = await sql.query<Extension>(
    `select e.extversion as version, quote_ident(n.nspname) as schema, has_schema_privilege($1, n.oid, 'usage') as "mayUse"
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'vector'`,
    [ROLE],
  )
  return extension
}

function obstacleOf({ version, schema, mayUse }: Extension): Obstacle | undefined {
  if (mayUse) return oldVersion(version)
  return {
    state: `the role ${ROLE} may not use the schema ${schema} of the extension "vector"`,
    hint: `Run: grant usage on schema ${schema} to ${ROLE};`,
  }
}

function oldVersion(version: string): Obstacle | undefined {
  if (version.localeCompare(OLDEST, 'en', { numeric: true }) >= 0) return undefined
  return {
    state: `it has version ${version} of the extension "vector", and ${OLDEST} is the oldest that works`,
    hint: 'Install a later pgvector, then run as a superuser: alter extension vector update;',
  }
}

/** @param why in the database's own words */
function missingExtension(engine: string, why?: string): Obstacle {
  return {
    state: `it has no extension "vector"${why === undefined ? '' : `: ${why}`}`,
    hint:
      engine === 'embedded'
        ? 'Install `@electric-sql/pglite-pgvector` beside the server.'
        : 'Install pgvector on the machine of the database, and run as a superuser: create extension vector;',
  }
}

function unusable({ state, hint }: Obstacle): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use pgvector in the database: ${state}`, {
    hint: `${hint} Or remove embeddings.url: then searches compare words only.`,
    errors: [{ field: 'embeddings.url', message: 'needs pgvector in the database', error_code: 'invalid' }],
  })
}
