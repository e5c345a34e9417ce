/** Customers of all organizations: those with the newest trouble first, then the others, the newest first. */
import { groupBy, quantity } from 'plugboard/internal'
import { isUuid } from '../../../ground/base/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { adviceOf, type Turn } from './advice.ts'
import { type Plain, plainRows } from './rows.ts'

/** Trouble of a customer: the newest of several. */
export interface CustomerTrouble {
  readonly kind: string
  /** Name of the connector. */
  readonly connector: string
  readonly finding: string
  /** The code of the error; null for a disabled connector. */
  readonly code: string | null
  readonly since: string
  readonly turn: Turn
}

/** A customer with its newest trouble. */
export interface ListedCustomer {
  readonly organization_id: string
  readonly organization: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly status: string
  /** Null where everything works. */
  readonly trouble: CustomerTrouble | null
  /** Number of troubles. */
  readonly troubles: number
  readonly connectors: number
  readonly last_used_at: string | null
}

/** Filters of customers. All must match. */
export interface TroubleFilter {
  readonly organizationId?: string | undefined
  /** Only customers with trouble in a connector of this kind, or else with such a connector. */
  readonly kind?: string | undefined
  readonly code?: string | undefined
  readonly turn?: string | undefined
  readonly isTroubled?: boolean | undefined
  readonly customerIds?: readonly string[] | undefined
  readonly offset?: number | undefined
}

/** A page of customers. */
export interface TroubledPage {
  readonly customers: readonly ListedCustomer[]
  /** Number of customers with trouble that match. */
  readonly troubled: number
  /** The offset of the next page; null at the end. */
  readonly next: number | null
}

interface TroubleRow {
  readonly organization_id: string
  readonly organization: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly customer_status: string
  readonly kind: string
  readonly connector: string
  readonly cause: 'connector' | 'copy' | 'calls'
  readonly code: string
  readonly reason: string | null
  readonly entity: string | null
  readonly since: Date
  readonly times: number
  /** Whether a call succeeded after the last refused one. */
  readonly is_over: boolean
}

type PersonRow = Pick<
  ListedCustomer,
  'organization_id' | 'organization' | 'customer_id' | 'external_user_id' | 'status'
>

const DAY_MS = 86_400_000
const PAGE = 50

/** Lists a page of customers. */
export async function listCustomers(database: Database, now: number, filter: TroubleFilter): Promise<TroubledPage> {
  const { organizationId, isTroubled, offset = 0 } = filter
  if (organizationId !== undefined && !isUuid(organizationId)) return { customers: [], troubled: 0, next: null }
  const troubled = [...(await readTroubles(database, now, filter)).values()]
  const first = troubled.slice(offset, offset + PAGE + 1)
  const isWhole = isTroubled === true || filter.code !== undefined || filter.turn !== undefined
  const others =
    isWhole || first.length > PAGE ? [] : await readOthers(database, filter, troubled, PAGE + 1 - first.length)
  const found = [...first, ...others]
  return {
    customers: await withUse(database, found.slice(0, PAGE)),
    troubled: troubled.length,
    next: found.length > PAGE ? offset + PAGE : null,
  }
}

type Troubled = PersonRow & Pick<ListedCustomer, 'trouble' | 'troubles'>

/** The customers with trouble, the newest first, by their IDs. */
export async function readTroubles(
  database: Database,
  now: number,
  { organizationId, kind, code, turn, customerIds }: TroubleFilter,
): Promise<Map<string, Troubled>> {
  const rows = plainRows(
    await database.query<TroubleRow>(TROUBLES, [
      new Date(now - DAY_MS),
      organizationId ?? null,
      kind ?? null,
      customerIds ?? null,
    ]),
  )
  const found = rows
    .filter((row) => !isPassed(row))
    .map((row) => ({ row, trouble: troubleOf(row) }))
    .filter(
      ({ row, trouble }) => (code === undefined || row.code === code) && (turn === undefined || trouble.turn === turn),
    )
    .toSorted((a, b) => (a.trouble.since < b.trouble.since ? 1 : -1))
  const customers = new Map<string, Troubled>()
  for (const [id, ofCustomer] of groupBy(found, ({ row }) => row.customer_id)) {
    const [{ row, trouble }] = ofCustomer
    const { organization_id, organization, customer_id, external_user_id, customer_status: status } = row
    const person = { organization_id, organization, customer_id, external_user_id, status }
    customers.set(id, { ...person, trouble, troubles: ofCustomer.length })
  }
  return customers
}

/** One call that the application has to change, among good ones, is no trouble; nor is any code once calls succeed again. */
function isPassed({ cause, code, times, is_over: isOver }: Plain<TroubleRow>): boolean {
  return cause === 'calls' && isOver && (adviceOf(code).turn !== 'application' || times === 1)
}

function troubleOf(row: Plain<TroubleRow>): CustomerTrouble {
  const { kind, connector, cause, code, reason, entity, since, times } = row
  const common = { kind, connector, since }
  if (cause === 'copy')
    return { ...common, code, turn: adviceOf(code).turn, finding: `cannot sync ${entity ?? ''}: ${reason ?? code}` }
  if (cause === 'calls')
    return { ...common, code, turn: adviceOf(code).turn, finding: `${quantity(times, 'call')} refused: ${code}` }
  if (code === 'disabled')
    return { ...common, code: null, turn: 'operator', finding: withReason('is disabled', reason) }
  return { ...common, code, turn: 'customer', finding: withReason('must be reconnected', reason) }
}

function withReason(text: string, reason: string | null): string {
  return reason === null ? text : `${text}: ${reason}`
}

/** The customers without trouble that match, after those with trouble. */
async function readOthers(
  database: Database,
  { organizationId, kind, offset = 0 }: TroubleFilter,
  troubled: readonly Troubled[],
  limit: number,
): Promise<Troubled[]> {
  const people = await database.query<PersonRow>(OTHERS, [
    organizationId ?? null,
    kind ?? null,
    troubled.map(({ customer_id: id }) => id),
    limit,
    Math.max(0, offset - troubled.length),
  ])
  return people.map((one) => ({ ...one, trouble: null, troubles: 0 }))
}

interface UseRow {
  readonly customer_id: string
  readonly connectors: number
  readonly last_used_at: Date | null
}

async function withUse(database: Database, people: readonly Troubled[]): Promise<ListedCustomer[]> {
  const uses = plainRows(
    await database.query<UseRow>(
      `select customer_id, count(*) as connectors, max(last_used_at) as last_used_at from connectors
       where organization_id = any($1::uuid[]) and customer_id = any($2::uuid[]) and status <> 'deleting' group by customer_id`,
      [people.map((one) => one.organization_id), people.map((one) => one.customer_id)],
    ),
  )
  const byCustomer = new Map(uses.map((one) => [one.customer_id, one]))
  return people.map((one) => {
    const use = byCustomer.get(one.customer_id)
    return { ...one, connectors: use?.connectors ?? 0, last_used_at: use?.last_used_at ?? null }
  })
}

/** Connectors that fail or are disabled, as the index of connectors by trouble has them. */
const TROUBLED = `array_position(array['needs_reauth', 'disabled', 'pending', 'active', 'deleting'], status) <= 2`

/** Trouble of connectors, copies and calls since `$1`; of `$2::uuid`, an organization, `$3::text`, a kind, and `$4::uuid[]`, customers, unless they are null. */
const TROUBLES = `
  select o.id as organization_id, o.name as organization, u.id as customer_id, u.external_user_id, u.status as customer_status,
    c.kind, c.name as connector, t.cause, t.code, t.reason, t.entity, coalesce(t.since, c.created_at) as since, t.times,
    coalesce(c.last_success_at > t.last_at, false) as is_over
  from (
    select organization_id, id as connector_id, 'connector' as cause, status as code, status_reason as reason, null as entity,
      coalesce(status_since, updated_at) as since, 1 as times, now() as last_at
    from connectors where ${TROUBLED}
    union all
    select organization_id, connector_id, 'copy', last_error ->> 'code', last_error ->> 'message', entity, last_synced_at, 1, now()
    from sync_entities where last_error is not null and state = 'idle'
    union all
    select a.organization_id, a.connector_id, 'calls', a.code, null, null, min(a.at), count(*), max(a.at)
    from organizations o join audit a on a.organization_id = o.id
    where a.code is not null and a.at >= $1 and a.type in ('direct', 'search') and a.connector_id is not null group by 1, 2, 4
  ) t
  join organizations o on o.id = t.organization_id
  join connectors c on c.organization_id = o.id and c.id = t.connector_id
  join customers u on u.organization_id = o.id and u.id = c.customer_id
  where (c.status in ('active', 'pending') or t.cause = 'connector') and ($2::uuid is null or o.id = $2) and ($3::text is null or c.kind = $3)
    and ($4::uuid[] is null or c.customer_id = any($4))`

const OTHERS = `
  select o.id as organization_id, o.name as organization, u.id as customer_id, u.external_user_id, u.status
  from organizations o join customers u on u.organization_id = o.id
  where ($1::uuid is null or o.id = $1) and u.id <> all($3::uuid[]) and ($2::text is null or exists (
    select from connectors c where c.organization_id = o.id and c.customer_id = u.id and c.kind = $2 and c.status <> 'deleting'))
  order by u.created_at desc, u.id limit $4::int offset $5::int`
