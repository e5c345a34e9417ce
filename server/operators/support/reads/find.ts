/** Finds customers by an ID, a name, a request ID, or an account. */
import { isUuid } from '../../../ground/base/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { likeText, plainRows } from './rows.ts'

/** By what a customer was found. */
export type FoundBy = 'customer' | 'external_user_id' | 'connector' | 'account' | 'connector_name' | 'request'

/** A customer that was found. */
export interface FoundCustomer {
  readonly found_by: FoundBy
  readonly organization_id: string
  readonly organization: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly status: string
  readonly connector_id: string | null
  readonly connector: string | null
}

/** The most that are shown; more of a name finds one customer. */
const MOST = 50
const LONGEST = 255

const SHOWN = `o.id as organization_id, o.name as organization, u.id as customer_id, u.external_user_id, u.status`

const BY_ID = `
  select 'customer' as found_by, ${SHOWN}, null::uuid as connector_id, null as connector
  from organizations o join customers u on u.organization_id = o.id where u.id = $1::uuid
  union all
  select 'connector', ${SHOWN}, c.id, c.name
  from organizations o join connectors c on c.organization_id = o.id
  join customers u on u.organization_id = o.id and u.id = c.customer_id where c.id = $1::uuid`

const BY_NAME = `
  select 'external_user_id' as found_by, ${SHOWN}, null::uuid as connector_id, null as connector
  from organizations o join customers u on u.organization_id = o.id where u.external_user_id = $1
  union all
  (select 'external_user_id', ${SHOWN}, null, null
   from organizations o join customers u on u.organization_id = o.id
   where u.external_user_id ilike $2 and u.external_user_id <> $1 order by u.external_user_id, u.id limit ${MOST})
  union all
  (select case when c.account = $1 then 'account' else 'connector_name' end, ${SHOWN}, c.id, c.name
   from organizations o join connectors c on c.organization_id = o.id
   join customers u on u.organization_id = o.id and u.id = c.customer_id
   where c.status <> 'deleting' and (c.account = $1 or c.name ilike $2)
   order by c.account = $1 desc nulls last, c.name, c.id limit ${MOST})`

const BY_REQUEST = `
  select distinct 'request' as found_by, ${SHOWN}, c.id as connector_id, c.name as connector
  from audit a join organizations o on o.id = a.organization_id
  left join connectors c on c.organization_id = a.organization_id and c.id = a.connector_id
  join customers u on u.organization_id = o.id and u.id = coalesce(a.customer_id, c.customer_id)
  where a.request_id = $1 limit ${MOST}`

/** The customers that a text means, the surest first, with customers that are being deleted. */
export async function findCustomers(database: Database, text: string): Promise<FoundCustomer[]> {
  const sought = text.trim()
  if (sought === '' || sought.length > LONGEST || /[\p{Cc}\p{Cs}]/u.test(sought)) return []
  const read = (statement: string, ...more: string[]) => database.query<FoundCustomer>(statement, [sought, ...more])
  const found = await Promise.all([
    ...(isUuid(sought) ? [read(BY_ID)] : []),
    ...(/^[A-Za-z0-9._-]{1,128}$/.test(sought) ? [read(BY_REQUEST)] : []),
    read(BY_NAME, likeText(sought)),
  ])
  return plainRows(found.flat().slice(0, MOST))
}
