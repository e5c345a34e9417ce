/** Lists of five vendors: the calls, and the upstream that answers them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ConnectionOptions, Params } from '../runtime/index.ts'
import type { BenchUpstream } from './upstream.ts'

/** The list of a vendor, and one of its records. */
export interface VendorList {
  readonly entity: string
  readonly params: Params
  /** Params that get one record. */
  readonly one: Params
  readonly credentials: ConnectionOptions['credentials']
}

/** By vendor: a list of 100,000 records in 1,000 pages. */
export const VENDOR_LISTS: Readonly<Record<string, VendorList>> = {
  stripe: {
    entity: 'customers',
    params: { limit: 100 },
    one: { id: 'cus_1' },
    credentials: { api_key: 'sk_test_0123456789' },
  },
  notion: {
    entity: 'users',
    params: { page_size: 100 },
    one: { user_id: 'user-1' },
    credentials: { token: 'ntn_0123456789' },
  },
  linear: {
    entity: 'users',
    params: { first: 100 },
    one: { id: 'user-1' },
    credentials: { api_key: 'lin_api_0123456789' },
  },
  asana: {
    entity: 'tasks',
    params: { limit: 100, project: '1' },
    one: { task_gid: '1' },
    credentials: { token: '1/0123456789' },
  },
  airtable: {
    entity: 'records',
    params: { base_id: 'appBench000000000', table_id_or_name: 'people', pageSize: 100 },
    one: { base_id: 'appBench000000000', table_id_or_name: 'people', record_id: 'rec1' },
    credentials: { personal_access_token: 'pat0123456789' },
  },
}

/** Starts the upstream of the lists. @param size pages of 30 kB (`short`) or 90 kB (`long`) */
export async function startVendors(size: 'short' | 'long' = 'short'): Promise<BenchUpstream> {
  const child = fork(join(import.meta.dirname, 'vendors.mjs'), [size])
  const [port] = (await once(child, 'message')) as [number]
  return { origin: `http://127.0.0.1:${port}`, close: () => child.disconnect() }
}
