/** The statements on own kinds. Each names the organization. */
import type { Database, ScopedSql, Session, Sql } from '../../ground/store/index.ts'

/** The newest version of an own kind. */
export interface OwnKindRow {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly support: string
  readonly version: string
  /** SHA-256 of its text, in hex. */
  readonly hash: string
  /** The digest of the hosts that get its credentials. */
  readonly hosts: string
}

/** A stored version. */
export interface OwnVersionRow extends Pick<OwnKindRow, 'version' | 'hash' | 'hosts'> {
  readonly createdAt: Date
}

/** Uses of an own kind. */
export interface KindUses {
  readonly connectors: number
  readonly oauthApplications: number
}

const NEWEST = `k.kind, v.definition_id as id, v.title, v.support, v.version, v.hash, k.hosts from own_kinds k
  join own_kind_versions v on v.organization_id = k.organization_id and v.kind = k.kind and v.version = k.version`

/** The own kinds of an organization, by name. */
export function ownKindRows(sql: Sql, organizationId: string): Promise<OwnKindRow[]> {
  return sql.query<OwnKindRow>(`select ${NEWEST} where k.organization_id = $1 order by k.kind`, [organizationId])
}

/** The text of a version; of the newest by default. */
export async function storedManifest(
  sql: Sql,
  organizationId: string,
  kind: string,
  version?: string,
): Promise<{ manifest: string; version: string; hash: string } | undefined> {
  const [row] = await sql.query<{ manifest: string; version: string; hash: string }>(
    `select v.manifest, v.version, v.hash from own_kind_versions v
     join own_kinds k on k.organization_id = v.organization_id and k.kind = v.kind
     where v.organization_id = $1 and v.kind = $2 and v.version = coalesce($3::text, k.version)`,
    [organizationId, kind, version ?? null],
  )
  return row
}

/** The stored versions of a kind, in the order in which they came. */
export function versionRows(sql: Sql, organizationId: string, kind: string): Promise<OwnVersionRow[]> {
  return sql.query<OwnVersionRow>(
    `select version, hash, hosts, created_at as "createdAt" from own_kind_versions
     where organization_id = $1 and kind = $2 order by created_at, version`,
    [organizationId, kind],
  )
}

/** Runs work on the own kinds of an organization, one process at a time. */
export function exclusively<T>(
  database: Database,
  organizationId: string,
  work: (sql: Session) => Promise<T>,
): Promise<T> {
  const scope: ScopedSql = database.of(organizationId)
  return scope.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtextextended('own kinds ' || $1::text, 0))`, [organizationId])
    return work(sql)
  })
}

/** Sets the newest version of a kind. */
export async function setNewest(
  sql: Sql,
  organizationId: string,
  { kind, version, hosts }: Pick<OwnKindRow, 'kind' | 'version' | 'hosts'>,
): Promise<void> {
  await sql.query(
    `insert into own_kinds (organization_id, kind, version, hosts) values ($1, $2, $3, $4)
     on conflict (organization_id, kind) do update set version = excluded.version, hosts = excluded.hosts`,
    [organizationId, kind, version, hosts],
  )
}

/** Adds a version of a kind. */
export async function storeVersion(
  sql: Sql,
  organizationId: string,
  { kind, version, id, title, support, hash, hosts }: OwnKindRow,
  { manifest, at }: { readonly manifest: string; readonly at: Date },
): Promise<void> {
  await sql.query(
    `insert into own_kind_versions (organization_id, kind, version, definition_id, title, support, hash, hosts, manifest, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [organizationId, kind, version, id, title, support, hash, hosts, manifest, at],
  )
}

/** Removes a kind with all of its versions. */
export async function removeKind(sql: Sql, organizationId: string, kind: string): Promise<void> {
  await sql.query('delete from own_kinds where organization_id = $1 and kind = $2', [organizationId, kind])
}

/** Removes one version. */
export async function removeVersion(sql: Sql, organizationId: string, kind: string, version: string): Promise<void> {
  await sql.query('delete from own_kind_versions where organization_id = $1 and kind = $2 and version = $3', [
    organizationId,
    kind,
    version,
  ])
}

/**
 * Counts connectors and OAuth applications of a name, including those being deleted.
 * @param isOwn counts rows of the own kind, or rows that the installation's kind of this name left
 */
export async function usesOf(sql: Sql, organizationId: string, kind: string, isOwn: boolean): Promise<KindUses> {
  const [uses = { connectors: 0, oauthApplications: 0 }] = await sql.query<KindUses>(
    `select (select count(*) from connectors where organization_id = $1 and kind = $2 and (own_hosts is not null) = $3) as connectors,
      (select count(*) from oauth_applications where organization_id = $1 and kind = $2 and (own_hosts is not null) = $3)
        as "oauthApplications"`,
    [organizationId, kind, isOwn],
  )
  return uses
}

/** A version with its text, of any organization. */
export interface OwnTextRow {
  readonly organizationId: string
  readonly kind: string
  readonly version: string
  readonly hash: string
  readonly manifest: string
}

const TEXT = 'v.organization_id as "organizationId", v.kind, v.version, v.hash, v.manifest from own_kind_versions v'

/** The newest versions of all organizations. */
export function everyKind(database: Database): Promise<OwnTextRow[]> {
  return database.query<OwnTextRow>(
    `select ${TEXT} join own_kinds k on k.organization_id = v.organization_id and k.kind = v.kind and k.version = v.version
     order by v.organization_id, v.kind`,
  )
}

/** All versions of all organizations. */
export function everyText(database: Database): Promise<OwnTextRow[]> {
  return database.query<OwnTextRow>(`select ${TEXT} order by v.organization_id, v.kind, v.version`)
}
