/** Customers: the end-users of an organization, by the names that its applications give them. */
import { randomUUID } from 'node:crypto'
import type { CustomerBody } from 'plugboard/contract'
import { type Cursors, type CursorScope, cutPage } from '../../../ground/cursors/index.ts'
import { insertJob } from '../../../ground/jobs/index.ts'
import type { Notifications } from '../../../ground/notifications/index.ts'
import type { Database, Sql } from '../../../ground/store/index.ts'
import { ConnectorError } from 'plugboard/internal'
import { isUuid, mergeMetadata, type Metadata, type MetadataMatch, metadataSql } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import { checkExternalUserId, isPlainText } from './checks.ts'
import type { AccessServices } from './services.ts'
import { type NewEvent, recordEvent } from '../../../ground/outbox/index.ts'

/** Filters of a list of customers. */
export interface CustomerFilter {
  /** Any part of the name, as it is: no wildcards. */
  readonly contains?: string
  readonly status?: 'active' | 'inactive'
  readonly metadata?: MetadataMatch
  /** 1 to 200; 50 by default. */
  readonly limit?: number
  readonly cursor?: string
}

/** A page of a list; `next` is the cursor of the page after. */
export interface CustomerPage {
  readonly data: CustomerBody[]
  readonly next: string | null
}

/** Changes to a customer. Absent fields stay. */
export interface CustomerChange {
  /** One that becomes inactive loses its tokens. */
  readonly status?: CustomerBody['status']
  /** Keys to store; null removes a key, or all. */
  readonly metadata?: Metadata | null
}

interface CustomerRow extends Omit<CustomerBody, 'created_at' | 'updated_at' | 'status' | 'metadata'> {
  readonly metadata: Metadata
  readonly status: CustomerBody['status'] | 'deleting'
  readonly created_at: Date
  readonly updated_at: Date
  readonly created_at_text: string
}

const COLUMNS = `id, external_user_id, organization_id, status, metadata, created_at, updated_at,
  (select count(*) from connectors where connectors.organization_id = customers.organization_id
    and connectors.customer_id = customers.id and connectors.status <> 'deleting') as connectors`
const PAGE = 50
const MOST = 200

/** `created_at` to the microsecond, which a Date would drop. */
const CREATED_AT_TEXT = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The customers of organizations. One that is being deleted is no longer found. */
export class Customers {
  readonly #database: Database
  readonly #notifications: Notifications
  readonly #cursors: Cursors

  constructor({ database, notifications, cursors }: Pick<AccessServices, 'database' | 'notifications' | 'cursors'>) {
    this.#database = database
    this.#notifications = notifications
    this.#cursors = cursors
  }

  /**
   * The customer of that name, made when there is none.
   * @throws ConnectorError `validation_error`; `connector_disabled` for one that is inactive or being deleted
   */
  async ensure(organizationId: string, externalUserId: string): Promise<CustomerBody> {
    checkExternalUserId(externalUserId)
    const sql = this.#database.of(organizationId)
    const find = () =>
      sql.query<CustomerRow>(`select ${COLUMNS} from customers where organization_id = $1 and external_user_id = $2`, [
        organizationId,
        externalUserId,
      ])
    const insert = () =>
      sql.transaction(async (session) => {
        const rows = await session.query<CustomerRow>(
          `insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)
             on conflict (organization_id, external_user_id) do nothing returning ${COLUMNS}`,
          [randomUUID(), organizationId, externalUserId],
        )
        for (const row of rows) await recordEvent(session, eventOf('customer.created', row))
        return rows
      })
    const row = (await find())[0] ?? (await insert())[0] ?? (await find())[0]
    if (row?.status !== 'active') throw customerDisabled()
    return customerOf(row)
  }

  /** @throws ConnectorError `customer_not_found` */
  async get(organizationId: string, id: string): Promise<CustomerBody> {
    const row = isUuid(id) ? await this.#find(organizationId, id) : undefined
    if (!row || row.status === 'deleting') throw customerNotFound()
    return customerOf(row)
  }

  /** The customer of that name. @throws ConnectorError `customer_not_found` */
  async named(organizationId: string, externalUserId: string): Promise<CustomerBody> {
    const [row] = await this.#database
      .of(organizationId)
      .query<CustomerRow>(
        `select ${COLUMNS} from customers where organization_id = $1 and external_user_id = $2 and status <> 'deleting'`,
        [organizationId, externalUserId],
      )
    if (!row)
      throw new ServerError('customer_not_found', 'Cannot find the customer: the organization has none of this name')
    return customerOf(row)
  }

  /** A page by age. @throws ConnectorError `invalid_cursor` */
  async list(
    organizationId: string,
    { contains, status, metadata, limit = PAGE, cursor }: CustomerFilter = {},
  ): Promise<CustomerPage> {
    const scope: CursorScope = ['customers', organizationId]
    const [afterTime, afterId] = cursor === undefined ? [] : this.#cursors.read(scope, cursor)
    if (contains !== undefined && !isPlainText(contains)) return { data: [], next: null }
    const size = Math.min(Math.max(Math.trunc(limit), 1), MOST)
    const params = [organizationId, contains ?? null, status ?? null, afterTime ?? null, afterId ?? null, size + 1]
    const bind = (value: unknown) => `$${params.push(value as string)}`
    // Below row-level security no index could serve the filter: PostgreSQL tests containment only on rows that the policy has let through.
    const sql = metadata ? this.#database : this.#database.of(organizationId)
    const found = await sql.query<CustomerRow>(
      `select ${COLUMNS}, ${CREATED_AT_TEXT} as created_at_text from customers
         where organization_id = $1 and status <> 'deleting'${metadataSql('metadata', metadata, bind)}
           and ($2::text is null or strpos(external_user_id, $2) > 0) and ($3::text is null or status = $3)
           and ($4::timestamptz is null or (created_at, id) > ($4, $5::uuid))
         order by created_at, id limit $6::int`,
      params,
    )
    const { rows, last } = cutPage(found, size)
    const next = last ? this.#cursors.write(scope, [last.created_at_text, last.id]) : null
    return { data: rows.map(customerOf), next }
  }

  /** Changes a customer. @throws ConnectorError `customer_not_found`; `validation_error` for too much metadata */
  async update(organizationId: string, id: string, { status, metadata }: CustomerChange): Promise<CustomerBody> {
    const ref = { organizationId, id }
    const row = await this.#database.of(organizationId).transaction(async (sql) => {
      const noted = metadata === undefined ? undefined : await changeMetadata(sql, ref, metadata)
      return status === undefined ? noted : changeStatus(sql, ref, status)
    })
    if (!row) return this.get(organizationId, id)
    if (status !== undefined) await this.#publish(row.id)
    return customerOf(row)
  }

  /**
   * Takes it and its tokens away from callers, and writes down the job `customer.delete` that removes what it owns.
   * @throws ConnectorError `customer_not_found`
   */
  async beginDeletion(organizationId: string, id: string, jobId: string = randomUUID()): Promise<CustomerBody> {
    const row = await this.#database.of(organizationId).transaction(async (sql) => {
      const row = await changeStatus(sql, { organizationId, id }, 'deleting')
      await insertJob(sql, { id: jobId, organizationId, kind: 'customer.delete', customerId: row.id })
      await recordEvent(sql, eventOf('customer.deleted', row))
      return row
    })
    await this.#publish(row.id)
    return customerOf(row)
  }

  /** The `external_user_id` of a customer, also of one that is being deleted; undefined once its row is removed. */
  async externalUserIdOf(organizationId: string, id: string): Promise<string | undefined> {
    return (await this.#find(organizationId, id))?.external_user_id
  }

  /** Removes the row of a customer that is being deleted and owns nothing more. Returns whether there was one. */
  async finishDeletion(organizationId: string, id: string): Promise<boolean> {
    const rows = await this.#database
      .of(organizationId)
      .query(`delete from customers where organization_id = $1 and id = $2 and status = 'deleting' returning id`, [
        organizationId,
        id,
      ])
    return rows.length > 0
  }

  async #find(organizationId: string, id: string): Promise<CustomerRow | undefined> {
    const [row] = await this.#database
      .of(organizationId)
      .query<CustomerRow>(`select ${COLUMNS} from customers where organization_id = $1 and id = $2`, [
        organizationId,
        id,
      ])
    return row
  }

  #publish(id: string): Promise<void> {
    return this.#notifications.publish({ subject: 'customer', id })
  }
}

function eventOf(
  type: 'customer.created' | 'customer.deleted',
  { id, organization_id: organizationId, external_user_id: externalUserId }: CustomerRow,
): NewEvent {
  return { organizationId, type, customer: { id, externalUserId }, data: {} }
}

/** Sets the status of a customer that is not being deleted; its tokens stay only when it is active then. */
async function changeStatus(
  sql: Sql,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  status: CustomerRow['status'],
): Promise<CustomerRow> {
  if (!isUuid(id)) throw customerNotFound()
  const [row] = await sql.query<CustomerRow>(
    `update customers set status = $3, updated_at = now()
       where organization_id = $1 and id = $2 and status <> 'deleting' returning ${COLUMNS}`,
    [organizationId, id, status],
  )
  if (!row) throw customerNotFound()
  if (status !== 'active')
    await sql.query('delete from tokens where organization_id = $1 and customer_id = $2', [organizationId, id])
  return row
}

/** Changes the metadata of a customer that is not being deleted. */
async function changeMetadata(
  sql: Sql,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  changes: Metadata | null,
): Promise<CustomerRow> {
  if (!isUuid(id)) throw customerNotFound()
  const [stored] = await sql.query<Pick<CustomerRow, 'metadata'>>(
    `select metadata from customers where organization_id = $1 and id = $2 and status <> 'deleting' for update`,
    [organizationId, id],
  )
  if (!stored) throw customerNotFound()
  const [row] = await sql.query<CustomerRow>(
    `update customers set metadata = $3, updated_at = now() where organization_id = $1 and id = $2 returning ${COLUMNS}`,
    [organizationId, id, JSON.stringify(mergeMetadata(stored.metadata, changes))],
  )
  if (!row) throw customerNotFound()
  return row
}

/** The error for a customer that is switched off or on its way out. */
export function customerDisabled(): ConnectorError {
  return new ServerError('connector_disabled', 'Cannot act for the customer: it is inactive or being deleted', {
    hint: 'Set its status to active, or wait until the deletion has ended.',
  })
}

function customerNotFound(): ConnectorError {
  return new ServerError('customer_not_found', 'Cannot find the customer: no customer of the organization has this ID')
}

function customerOf(row: CustomerRow): CustomerBody {
  return {
    id: row.id,
    external_user_id: row.external_user_id,
    organization_id: row.organization_id,
    // A customer that is being deleted is reported as inactive.
    status: row.status === 'active' ? 'active' : 'inactive',
    connectors: row.connectors,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
