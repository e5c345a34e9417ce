/** Customers: the end-users of an organization, by the names that its applications give them. */
import { randomUUID } from 'node:crypto'
import type { CustomerBody } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/kit'
import { ServerError } from '../errors/index.ts'
import type { Room } from './changes.ts'
import { checkExternalUserId, isPlainText, isUuid } from './checks.ts'
import { CREATED_AT_TEXT, readCursor, writeCursor } from './cursor.ts'

/** Which customers are listed. */
export interface CustomerFilter {
  /** Any part of the name, as it is: no wildcards. */
  readonly contains?: string
  readonly status?: 'active' | 'inactive'
  /** 1 to 200; 50 by default. */
  readonly limit?: number
  readonly cursor?: string
}

/** A page of a list; `next` is the cursor of the page after. */
export interface CustomerPage {
  readonly data: CustomerBody[]
  readonly next: string | null
}

/** The customers of organizations. One that is being deleted is no longer found. */
export interface Customers {
  /**
   * The customer of that name, made when there is none.
   * @throws ConnectorError `validation_error`; `connector_disabled` for one that is inactive or being deleted
   */
  ensure(organizationId: string, externalUserId: string): Promise<CustomerBody>
  /** @throws ConnectorError `customer_not_found` */
  get(organizationId: string, id: string): Promise<CustomerBody>
  /** By age. @throws ConnectorError `invalid_cursor` */
  list(organizationId: string, filter?: CustomerFilter): Promise<CustomerPage>
  /** Switches it; those that become inactive lose their tokens. @throws ConnectorError `customer_not_found` */
  setStatus(organizationId: string, id: string, status: CustomerBody['status']): Promise<CustomerBody>
  /**
   * Takes it and its tokens away from callers, and writes down the job `customer.delete` that removes what it owns.
   * @throws ConnectorError `customer_not_found`
   */
  beginDeletion(organizationId: string, id: string, jobId?: string): Promise<CustomerBody>
  /** Removes the row of a customer that is being deleted and owns nothing more; false when there was none. */
  finishDeletion(organizationId: string, id: string): Promise<boolean>
}

interface CustomerRow extends Omit<CustomerBody, 'created_at' | 'updated_at' | 'status'> {
  readonly status: CustomerBody['status'] | 'deleting'
  readonly created_at: Date
  readonly updated_at: Date
  readonly created_at_text: string
}

const COLUMNS = `id, external_user_id, organization_id, status, created_at, updated_at,
  (select count(*) from connectors where connectors.organization_id = customers.organization_id
    and connectors.customer_id = customers.id and connectors.status <> 'deleting') as connectors`
const PAGE = 50
const MOST = 200

/** The customers of a database. */
export function createCustomers({ database, tell }: Room): Customers {
  async function change(
    organizationId: string,
    id: string,
    status: CustomerRow['status'],
    jobId: string = randomUUID(),
  ): Promise<CustomerBody> {
    if (!isUuid(id)) throw customerNotFound()
    const row = await database.of(organizationId).transaction(async (sql) => {
      const [row] = await sql.query<CustomerRow>(
        `update customers set status = $3, updated_at = now()
           where organization_id = $1 and id = $2 and status <> 'deleting' returning ${COLUMNS}`,
        [organizationId, id, status],
      )
      if (row && status !== 'active')
        await sql.query('delete from tokens where organization_id = $1 and customer_id = $2', [organizationId, id])
      if (row && status === 'deleting')
        await sql.query(
          `insert into jobs (id, organization_id, kind, customer_id) values ($1, $2, 'customer.delete', $3)`,
          [jobId, organizationId, id],
        )
      return row
    })
    if (!row) throw customerNotFound()
    await tell('customer', row.id)
    return customerOf(row)
  }

  return {
    async ensure(organizationId, externalUserId) {
      checkExternalUserId(externalUserId)
      const sql = database.of(organizationId)
      const find = () =>
        sql.query<CustomerRow>(
          `select ${COLUMNS} from customers where organization_id = $1 and external_user_id = $2`,
          [organizationId, externalUserId],
        )
      const insert = () =>
        sql.query<CustomerRow>(
          `insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)
             on conflict (organization_id, external_user_id) do nothing returning ${COLUMNS}`,
          [randomUUID(), organizationId, externalUserId],
        )
      const row = (await find())[0] ?? (await insert())[0] ?? (await find())[0]
      if (row?.status !== 'active') throw customerDisabled()
      return customerOf(row)
    },

    async get(organizationId, id) {
      const [row] = isUuid(id)
        ? await database
            .of(organizationId)
            .query<CustomerRow>(
              `select ${COLUMNS} from customers where organization_id = $1 and id = $2 and status <> 'deleting'`,
              [organizationId, id],
            )
        : []
      if (!row) throw customerNotFound()
      return customerOf(row)
    },

    async list(organizationId, { contains, status, limit = PAGE, cursor } = {}) {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      if (contains !== undefined && !isPlainText(contains)) return { data: [], next: null }
      const size = Math.min(Math.max(Math.trunc(limit), 1), MOST)
      const rows = await database.of(organizationId).query<CustomerRow>(
        `select ${COLUMNS}, ${CREATED_AT_TEXT} as created_at_text from customers
           where organization_id = $1 and status <> 'deleting'
             and ($2::text is null or strpos(external_user_id, $2) > 0) and ($3::text is null or status = $3)
             and ($4::timestamptz is null or (created_at, id) > ($4, $5::uuid))
           order by created_at, id limit $6::int`,
        [organizationId, contains ?? null, status ?? null, after?.createdAt ?? null, after?.id ?? null, size + 1],
      )
      const last = rows.length > size ? rows[size - 1]! : undefined
      const next = last ? writeCursor({ createdAt: last.created_at_text, id: last.id }) : null
      return { data: rows.slice(0, size).map(customerOf), next }
    },

    setStatus: (organizationId, id, status) => change(organizationId, id, status),
    beginDeletion: (organizationId, id, jobId) => change(organizationId, id, 'deleting', jobId),

    async finishDeletion(organizationId, id) {
      const rows = await database
        .of(organizationId)
        .query(`delete from customers where organization_id = $1 and id = $2 and status = 'deleting' returning id`, [
          organizationId,
          id,
        ])
      return rows.length > 0
    },
  }
}

/** The error for a customer that is switched off or on its way out. */
export function customerDisabled(): ConnectorError {
  return new ServerError('connector_disabled', 'Cannot act for the customer: it is inactive or being deleted', {
    hint: 'Set its status to active, or wait until its deletion is through.',
  })
}

function customerNotFound(): ConnectorError {
  return new ServerError('customer_not_found', 'Cannot find the customer: the organization has none of that id')
}

function customerOf(row: CustomerRow): CustomerBody {
  return {
    id: row.id,
    external_user_id: row.external_user_id,
    organization_id: row.organization_id,
    // To those that still hold it, one that is being deleted is inactive.
    status: row.status === 'active' ? 'active' : 'inactive',
    connectors: row.connectors,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
