/** The extension pgvector of a database: whether it is there, may be used, and is new enough. */
import { ROLE, type Sql } from '../../../ground/store/index.ts'

/** Its indexes take numbers of two bytes and keep their order when they are searched on. */
const OLDEST = '0.8.0'

/** The extension in a database. */
export interface Extension {
  readonly version: string
  /** Its schema, as SQL writes it. */
  readonly schema: string
  /** Whether statements of one organization may use it. */
  readonly mayUse: boolean
}

/** What keeps a server from pgvector, and what to do. */
export interface Obstacle {
  /** Such as `it has no extension "vector"`, of the database. */
  readonly state: string
  readonly hint: string
}

/** The extension of a database; undefined where nobody has created it. */
export async function findExtension(sql: Sql): Promise<Extension | undefined> {
  const [extension] = await sql.query<Extension>(
    `select e.extversion as version, quote_ident(n.nspname) as schema, has_schema_privilege($1, n.oid, 'usage') as "mayUse"
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'vector'`,
    [ROLE],
  )
  return extension
}

/** The extension that a database could create, and whether this user may. */
export interface AvailableExtension {
  readonly version: string
  readonly mayCreate: boolean
}

/** What `create extension vector` would create; undefined where the machine of the database has no pgvector. */
export async function findAvailable(sql: Sql): Promise<AvailableExtension | undefined> {
  const [available] = await sql.query<AvailableExtension>(
    `select v.version, u.rolsuper or not v.superuser or (v.trusted and has_database_privilege(current_database(), 'create')) as "mayCreate"
    from pg_available_extensions a join pg_available_extension_versions v on v.name = a.name and v.version = a.default_version
    join pg_roles u on u.rolname = current_user where a.name = 'vector'`,
  )
  return available
}

/** What is wrong with an extension that is there; undefined where a server can use it. */
export function obstacleOf({ version, schema, mayUse }: Extension): Obstacle | undefined {
  if (isOld(version)) return oldVersion(version)
  if (mayUse) return undefined
  return {
    state: `the role ${ROLE} may not use the schema ${schema} of the extension "vector"`,
    hint: `Run: grant usage on schema ${schema} to ${ROLE};`,
  }
}

/** What keeps a server from creating the extension; undefined where it can. */
export function obstacleOfCreation(engine: string, available?: AvailableExtension): Obstacle | undefined {
  if (available && isOld(available.version)) return oldVersion(available.version)
  return available?.mayCreate ? undefined : missingExtension(engine)
}

/** That a database has no pgvector. @param why in the database's own words */
export function missingExtension(engine: string, why?: string): Obstacle {
  return {
    state: `it has no extension "vector"${why === undefined ? '' : `: ${why}`}`,
    hint:
      engine === 'embedded'
        ? 'Install `@electric-sql/pglite-pgvector` beside the server.'
        : 'Install pgvector on the machine of the database, and run as a superuser: create extension vector;',
  }
}

function isOld(version: string): boolean {
  return version.localeCompare(OLDEST, 'en', { numeric: true }) < 0
}

function oldVersion(version: string): Obstacle {
  return {
    state: `it has version ${version} of the extension "vector", and ${OLDEST} is the oldest that works`,
    hint: 'Install a later pgvector, then run as a superuser: alter extension vector update;',
  }
}
