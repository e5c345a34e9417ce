/** Organizations: whose customers, connectors and records they are. */
import { randomUUID } from 'node:crypto'
import { isUuid, firstOf } from '../../../ground/base/index.ts'
import { checkText, unfit } from './checks.ts'
import type { AccessServices } from './services.ts'

/** An organization. */
export interface Organization {
  readonly id: string
  readonly name: string
  readonly status: 'active' | 'suspended'
  /** Whether callers may send requests that no operation names. */
  readonly allows_requests: boolean
  readonly created_at: string
}

/** Operations on organizations. */
export interface Organizations {
  /** @throws ConnectorError `validation_error` */
  create(name: string): Promise<Organization>
  /** All, by age. */
  list(): Promise<Organization[]>
  /** Stops it: its tokens are gone, and its applications get none for it. @throws ConnectorError `validation_error` */
  suspend(id: string): Promise<Organization>
  /** @throws ConnectorError `validation_error` */
  activate(id: string): Promise<Organization>
  /** Lets callers send requests that no operation names, or refuses them. @throws ConnectorError `validation_error` */
  allowRequests(id: string, isAllowed: boolean): Promise<Organization>
}

interface OrganizationRow {
  readonly id: string
  readonly name: string
  readonly status: 'active' | 'suspended'
  readonly allows_requests: boolean
  readonly created_at: Date
}

const COLUMNS = 'id, name, status, allows_requests, created_at'

/** The organizations of a database. */
export function createOrganizations({ database, notifications }: AccessServices): Organizations {
  async function setStatus(id: string, status: Organization['status']): Promise<Organization> {
    const row = await database.transaction(async (sql) => {
      const [row] = await sql.query<OrganizationRow>(
        `update organizations set status = $2 where id = $1 returning ${COLUMNS}`,
        [existing(id), status],
      )
      if (row && status === 'suspended') await sql.query('delete from tokens where organization_id = $1', [id])
      return row
    })
    if (!row) throw unknownOrganization(id)
    await notifications.publish({ subject: 'organization', id: row.id })
    return organizationOf(row)
  }
  return {
    async create(name) {
      checkText('name', name)
      const rows = await database.query<OrganizationRow>(
        `insert into organizations (id, name) values ($1, $2) returning ${COLUMNS}`,
        [randomUUID(), name],
      )
      return organizationOf(firstOf(rows))
    },
    async list() {
      const rows = await database.query<OrganizationRow>(`select ${COLUMNS} from organizations order by created_at, id`)
      return rows.map(organizationOf)
    },
    suspend: (id) => setStatus(id, 'suspended'),
    activate: (id) => setStatus(id, 'active'),
    async allowRequests(id, isAllowed) {
      const [row] = await database.query<OrganizationRow>(
        `update organizations set allows_requests = $2 where id = $1 returning ${COLUMNS}`,
        [existing(id), isAllowed],
      )
      if (!row) throw unknownOrganization(id)
      await notifications.publish({ subject: 'organization', id: row.id })
      return organizationOf(row)
    },
  }
}

/** The error for an organization that does not exist. */
export function unknownOrganization(id: string): Error {
  return unfit('organization_id', `does not match an organization: "${id}"`, 'unknown')
}

function existing(id: string): string {
  if (!isUuid(id)) throw unknownOrganization(id)
  return id
}

function organizationOf({ created_at: createdAt, ...row }: OrganizationRow): Organization {
  return { ...row, created_at: createdAt.toISOString() }
}
