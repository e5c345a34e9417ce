/** Applications: the backends that call us, each with a client id, a secret and the organizations it belongs to. */
import { randomUUID } from 'node:crypto'
import { digestOf, isUuid, firstOf } from '../../ground/base/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'
import { checkText, isPlainText, unfit } from './accounts/checks.ts'
import { type Organization, unknownOrganization } from './accounts/organizations.ts'
import type { AccessServices } from './accounts/services.ts'
import { newClientId, newClientSecret } from './tokens/secrets.ts'

/** An application; its secret is stored as a digest and never comes back. */
export interface Application {
  readonly id: string
  readonly client_id: string
  readonly name: string
  readonly status: 'active' | 'disabled'
  readonly organization_ids: readonly string[]
  readonly created_at: string
  readonly rotated_at: string | null
}

/** An application with the secret that is shown this once. */
export interface NewApplication {
  readonly application: Application
  readonly clientId: string
  readonly clientSecret: string
}

/** Operations on applications. */
export interface Applications {
  /** @throws ConnectorError `validation_error` */
  create(application: { name: string; organizationIds: readonly string[] }): Promise<NewApplication>
  /** All, by age. */
  list(): Promise<Application[]>
  /** Makes an application act for further organizations, in addition to its current ones. @throws ConnectorError `validation_error` */
  join(clientId: string, organizationIds: readonly string[]): Promise<Application>
  /**
   * Stops an application from acting for organizations, and ends the tokens it issued for their customers.
   * @throws ConnectorError `validation_error`, even if no organization would be left or it does not belong to one
   */
  leave(clientId: string, organizationIds: readonly string[]): Promise<Application>
  /** A new secret; the old one and every token of the application are dead. @throws ConnectorError `validation_error` */
  rotate(clientId: string): Promise<NewApplication>
  /** Stops it, with every token of it. @throws ConnectorError `validation_error` */
  disable(clientId: string): Promise<Application>
  /** @throws ConnectorError `validation_error` */
  enable(clientId: string): Promise<Application>
}

interface ApplicationRow extends Omit<Application, 'created_at' | 'rotated_at'> {
  readonly created_at: Date
  readonly rotated_at: Date | null
}

const COLUMNS = `id, client_id, name, status, created_at, rotated_at, (select coalesce(array_agg(organization_id::text
  order by organization_id), '{}') from application_organizations where application_id = applications.id) as organization_ids`

/** Of every organization that an application belongs to. */
const DELETE_TOKENS = ['agent_grants', 'tokens'].map(
  (table) => `
  delete from ${table} where application_id = $1
    and organization_id in (select organization_id from application_organizations where application_id = $1)`,
)

/** The applications of a database. */
export function createApplications({ database, notifications }: AccessServices): Applications {
  /** Changes one application; unless it is `enable`, its tokens go in the same transaction. */
  async function change(clientId: string, assignments: string, values: readonly unknown[], hasTokensStay = false) {
    if (typeof clientId !== 'string' || !isPlainText(clientId)) throw unknownApplication()
    const row = await database.transaction(async (sql) => {
      const [row] = await sql.query<ApplicationRow>(
        `update applications set ${assignments} where client_id = $1 returning ${COLUMNS}`,
        [clientId, ...values],
      )
      // A statement of its own: it sees the tokens that were issued while the update waited for them.
      if (row && !hasTokensStay) for (const statement of DELETE_TOKENS) await sql.query(statement, [row.id])
      return row
    })
    if (!row) throw unknownApplication()
    await notifications.publish({ subject: 'application', id: row.id })
    return applicationOf(row)
  }
  /** Changes whose an application is, in one transaction; every process forgets what it knows of its tokens. */
  async function changeMembers(clientId: string, work: (sql: Sql, id: string) => Promise<void>): Promise<Application> {
    if (typeof clientId !== 'string' || !isPlainText(clientId)) throw unknownApplication()
    const row = await database.transaction(async (sql) => {
      const [found] = await sql.query<{ id: string }>('select id from applications where client_id = $1 for update', [
        clientId,
      ])
      if (!found) throw unknownApplication()
      await work(sql, found.id)
      const rows = await sql.query<ApplicationRow>(`select ${COLUMNS} from applications where id = $1`, [found.id])
      return firstOf(rows)
    })
    await notifications.publish({ subject: 'application', id: row.id })
    return applicationOf(row)
  }
  return {
    create: (application) => database.transaction((sql) => insertApplication(sql, application)),
    async list() {
      const rows = await database.query<ApplicationRow>(`select ${COLUMNS} from applications order by created_at, id`)
      return rows.map(applicationOf)
    },
    join: (clientId, organizationIds) =>
      changeMembers(clientId, (sql, id) => insertMembers(sql, id, checkedIds(organizationIds))),
    leave: (clientId, organizationIds) =>
      changeMembers(clientId, (sql, id) => deleteMembers(sql, id, checkedIds(organizationIds))),
    async rotate(clientId) {
      const clientSecret = newClientSecret()
      const application = await change(clientId, 'secret_digest = $2, rotated_at = now()', [digestOf(clientSecret)])
      return { application, clientId, clientSecret }
    },
    disable: (clientId) => change(clientId, "status = 'disabled'", []),
    enable: (clientId) => change(clientId, "status = 'active'", [], true),
  }
}

/** Result of a first start. */
export interface Bootstrap extends NewApplication {
  readonly organization: Organization
}

/**
 * Creates the first organization and application of a database, with their secret. Returns null in every other process, and if an
 * organization exists.
 */
export async function bootstrap(
  database: Database,
  names: { organizationName: string; applicationName: string },
): Promise<Bootstrap | null> {
  checkText('organization_name', names.organizationName)
  return database.transaction(async (sql) => {
    // Others wait here until this transaction ends, and then find the fact.
    const [first] = await sql.query(
      `insert into facts (name, value) values ('bootstrap', 'true') on conflict do nothing returning name`,
    )
    if (!first) return null
    const [organization] = await sql.query<{ id: string; name: string; created_at: Date }>(
      `insert into organizations (id, name) select $1::uuid, $2::text where not exists (select from organizations)
         returning id, name, created_at`,
      [randomUUID(), names.organizationName],
    )
    if (!organization) return null
    const { id, name, created_at: createdAt } = organization
    const made = await insertApplication(sql, { name: names.applicationName, organizationIds: [id] })
    return {
      organization: { id, name, status: 'active' as const, allows_requests: true, created_at: createdAt.toISOString() },
      ...made,
    }
  })
}

async function insertApplication(
  sql: Sql,
  { name, organizationIds }: { name: string; organizationIds: readonly string[] },
): Promise<NewApplication> {
  checkText('name', name)
  const ids = checkedIds(organizationIds)
  const [id, clientId, clientSecret] = [randomUUID(), newClientId(), newClientSecret()]
  await sql.query('insert into applications (id, client_id, secret_digest, name) values ($1, $2, $3, $4)', [
    id,
    clientId,
    digestOf(clientSecret),
    name,
  ])
  await insertMembers(sql, id, ids)
  const rows = await sql.query<ApplicationRow>(`select ${COLUMNS} from applications where id = $1`, [id])
  return { application: applicationOf(firstOf(rows)), clientId, clientSecret }
}

/** Ids of organizations in lower case, each once. @throws ConnectorError `validation_error` for an empty list, or a text that is not an id */
function checkedIds(organizationIds: readonly string[]): string[] {
  if (organizationIds.length === 0) throw unfit('organization_ids', 'must name an organization', 'minItems')
  for (const id of organizationIds) if (!isUuid(id)) throw unknownOrganization(id)
  return [...new Set(organizationIds.map((id) => id.toLowerCase()))]
}

async function insertMembers(sql: Sql, applicationId: string, organizationIds: readonly string[]): Promise<void> {
  for (const organizationId of organizationIds) {
    const [found] = await sql.query(
      `with organization as (select id from organizations where id = $2::uuid), joined as (
         insert into application_organizations (application_id, organization_id)
           select $1::uuid, id from organization on conflict do nothing)
       select id from organization`,
      [applicationId, organizationId],
    )
    if (!found) throw unknownOrganization(organizationId)
  }
}

async function deleteMembers(sql: Sql, applicationId: string, organizationIds: readonly string[]): Promise<void> {
  for (const organizationId of organizationIds) {
    const [left] = await sql.query(
      'delete from application_organizations where application_id = $1 and organization_id = $2 returning organization_id',
      [applicationId, organizationId],
    )
    if (!left)
      throw unfit('organization', `names ${organizationId}, to which the application does not belong`, 'unknown')
  }
  const [member] = await sql.query('select 1 from application_organizations where application_id = $1 limit 1', [
    applicationId,
  ])
  if (!member)
    throw unfit(
      'organization',
      'is the only organization of the application: disable the application instead',
      'minItems',
    )
  // Of what it issued for their customers nothing is left, should it join them again; its own go by where it belongs.
  await sql.query('delete from tokens where application_id = $1 and organization_id = any($2::uuid[])', [
    applicationId,
    organizationIds,
  ])
}

function unknownApplication(): Error {
  return unfit('client_id', 'does not match an application', 'unknown')
}

function applicationOf({ created_at: createdAt, rotated_at: rotatedAt, ...row }: ApplicationRow): Application {
  return { ...row, created_at: createdAt.toISOString(), rotated_at: rotatedAt?.toISOString() ?? null }
}
