/** Customers, jobs, and what was done: what an application administers beside connectors. */
import { type PlatformClient, type RequestOptions, writeRequest, type WriteRequestOptions } from './client.ts'
import {
  type AuditEntry,
  type Deletion,
  type HostedCustomer,
  type Job,
  type Listing,
  listingOf,
  resourceOf,
  type Usage,
} from './resources.ts'

/** Which customers. */
export interface CustomerListFilter {
  /** Any part of the application's name for the customer. */
  readonly contains?: string
  readonly status?: HostedCustomer['status']
}

/** The end-users of the application. */
export interface HostedCustomers {
  list(filter?: CustomerListFilter, options?: RequestOptions): Listing<HostedCustomer>
  get(id: string, options?: RequestOptions): Promise<HostedCustomer>
  /** While a customer is inactive its connectors refuse to work and its tokens are dead. */
  setStatus(id: string, status: HostedCustomer['status'], options?: WriteRequestOptions): Promise<HostedCustomer>
  /** Deletes it with its connectors, credentials and records. */
  delete(id: string, options?: WriteRequestOptions): Promise<Deletion>
}

/** A time span, as RFC 3339 times. */
export interface Period {
  readonly from?: string
  /** Before this time. */
  readonly to?: string
}

/** Which rows of the audit trail. */
export interface AuditListFilter extends Period {
  readonly connectorId?: string
  readonly action?: string
}

/** What was done in the organization. */
export interface Trail {
  /** Every execute and every change, oldest first. */
  audit(filter?: AuditListFilter, options?: RequestOptions): Listing<AuditEntry>
  /** Calls by customer, connector and day. */
  usage(period?: Period, options?: RequestOptions): Promise<readonly Usage[]>
}

const CUSTOMERS = '/customers'

/** The customers of an application's organization. */
export function customersOf(client: PlatformClient): HostedCustomers {
  const pathOf = (id: string) => `${CUSTOMERS}/${encodeURIComponent(id)}`
  return {
    list({ contains, status } = {}, { signal } = {}) {
      const query = { external_user_id_contains: contains, status }
      return listingOf(() => client.entries({ method: 'GET', path: CUSTOMERS, query, signals: [signal] }))
    },
    get: async (id, { signal } = {}) =>
      resourceOf(await client.json({ method: 'GET', path: pathOf(id), signals: [signal] })),
    setStatus: async (id, status, options) =>
      resourceOf(await client.json({ method: 'PATCH', path: pathOf(id), body: { status }, ...writeRequest(options) })),
    delete: async (id, options) =>
      resourceOf<Deletion>(await client.json({ method: 'DELETE', path: pathOf(id), ...writeRequest(options) })),
  }
}

/** A job as a client sees it. */
export async function jobOf(client: PlatformClient, id: string, { signal }: RequestOptions): Promise<Job> {
  const path = `/jobs/${encodeURIComponent(id)}`
  return resourceOf(await client.json({ method: 'GET', path, signals: [signal] }))
}

/** The trail of a client's organization. */
export function trailOf(client: PlatformClient): Trail {
  return {
    audit({ connectorId, ...filter } = {}, { signal } = {}) {
      const query = { ...filter, connector_id: connectorId }
      return listingOf(() => client.entries({ method: 'GET', path: '/audit', query, signals: [signal] }))
    },
    async usage(period = {}, { signal } = {}) {
      const { data } = await client.json({ method: 'GET', path: '/usage', query: { ...period }, signals: [signal] })
      return resourceOf(data)
    },
  }
}
