/** Calls as the audit trail has them, newest first. */
import { isUuid } from '../../../ground/base/index.ts'
import type { CaptureOutline, CaptureReader } from '../../../calls/captures/index.ts'
import type { Database, Sql } from '../../../ground/store/index.ts'
import { type Advice, adviceOf, codesOfTurn } from './advice.ts'
import { type Plain, plainRows } from './rows.ts'

interface CallRow {
  readonly organization_id: string
  readonly at: Date
  readonly request_id: string
  readonly actor_kind: string
  readonly actor_id: string
  readonly customer_id: string | null
  readonly external_user_id: string | null
  readonly connector_id: string | null
  readonly kind: string | null
  readonly type: 'direct' | 'search' | 'admin'
  readonly entity: string | null
  readonly action: string
  readonly status: number
  readonly code: string | null
  readonly duration_ms: number | null
  readonly tool: string | null
  readonly client: string | null
}

/** A call, or a change, as operators see it. */
export type CallRecord = Plain<CallRow>

/** Filters of calls. All must match. */
export interface CallFilter {
  readonly organizationId?: string | undefined
  readonly customerId?: string | undefined
  readonly connectorId?: string | undefined
  readonly requestId?: string | undefined
  readonly kind?: string | undefined
  readonly entity?: string | undefined
  readonly action?: string | undefined
  readonly code?: string | undefined
  /** `direct`, `search` or `admin`; `calls` for the first two, `agents` for those of agents. */
  readonly type?: string | undefined
  readonly isFailed?: boolean | undefined
  /** Only failed calls after which this party acts. */
  readonly turn?: string | undefined
  /** Only calls that took this number of milliseconds. */
  readonly slowMs?: number | undefined
  /** ISO 8601; the last day when absent. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly limit?: number | undefined
}

const DAY_MS = 86_400_000
const PAGE = 100
const MOST = 1000

const COLUMNS = `a.organization_id, a.at, a.request_id, a.actor_kind, a.actor_id, a.customer_id, u.external_user_id, a.connector_id,
  c.kind, a.type, a.entity, a.action, a.status, a.code, a.duration_ms, a.tool, a.client`
const JOINED = `left join connectors c on c.organization_id = a.organization_id and c.id = a.connector_id
  left join customers u on u.organization_id = a.organization_id and u.id = coalesce(a.customer_id, c.customer_id)`

/** The last calls that match, of one organization or of all. Each organization's are read from the end of its trail. */
export async function listCalls(database: Database, now: number, filter: CallFilter = {}): Promise<CallRecord[]> {
  const given = [filter.organizationId, filter.customerId, filter.connectorId]
  if (given.some((id) => id !== undefined && !isUuid(id))) return []
  if (filter.requestId !== undefined) return plainRows(await byRequest(database, filter.requestId))
  const params: unknown[] = []
  const bind = (value: unknown) => `$${params.push(value)}`
  const [from, to] = [timeOr(filter.from, new Date(now - DAY_MS)), timeOr(filter.to, new Date(now + DAY_MS))]
  const limit = bind(Math.min(Math.max(filter.limit ?? PAGE, 1), MOST))
  const text = `select ${COLUMNS} from organizations o cross join lateral (
      select a.* from audit a where a.organization_id = o.id and a.at >= ${bind(from)} and a.at < ${bind(to)}
        ${conditions(filter, bind)}
      order by ${filter.connectorId === undefined ? 'a.at' : 'a.seq'} desc limit ${limit}) a ${JOINED}
    where ${filter.organizationId === undefined ? 'true' : `o.id = ${bind(filter.organizationId)}`}
    order by a.at desc, a.seq desc limit ${limit}`
  return plainRows(await database.query<CallRow>(text, params))
}

function byRequest(sql: Sql, requestId: string): Promise<CallRow[]> {
  return sql.query<CallRow>(
    `select ${COLUMNS} from audit a ${JOINED} where a.request_id = $1 order by a.at desc, a.organization_id limit ${PAGE}`,
    [requestId],
  )
}

/** A call: its rows of the trail, and what was captured of it. */
export interface CallReport {
  readonly calls: readonly CallRecord[]
  /** Advice on the next step, by the code of a failed call. */
  readonly advice: Readonly<Record<string, Advice>>
  readonly captures: readonly CaptureOutline[]
}

/** Services that read a call. */
export interface CallReads {
  readonly captures: Pick<CaptureReader, 'outline'>
  readonly database: Database
}

/** A call of an organization, by the ID of its request: callers may use one ID for several. */
export async function readCall(
  { captures, database }: CallReads,
  organizationId: string,
  requestId: string,
): Promise<CallReport> {
  if (!isUuid(organizationId)) return { calls: [], advice: {}, captures: [] }
  const [found, captured] = await Promise.all([
    byRequest(database, requestId),
    captures.outline(organizationId, requestId),
  ])
  const calls = plainRows(found.filter((one) => one.organization_id === organizationId.toLowerCase()))
  const codes = calls.flatMap(({ code }) => code ?? [])
  return { calls, advice: Object.fromEntries(codes.map((code) => [code, adviceOf(code)])), captures: captured }
}

/** The conditions on rows `a` of the organization `o`. */
function conditions(filter: CallFilter, bind: (value: unknown) => string): string {
  const { customerId, connectorId, kind, entity, action, code, type, isFailed, turn, slowMs } = filter
  const all: string[] = []
  if (connectorId !== undefined) all.push(`a.connector_id = ${bind(connectorId)}`)
  if (customerId !== undefined)
    all.push(`(a.customer_id = ${bind(customerId)} or a.connector_id in (select id from connectors
      where organization_id = o.id and customer_id = ${bind(customerId)}))`)
  if (kind !== undefined)
    all.push(`a.connector_id in (select id from connectors where organization_id = o.id and kind = ${bind(kind)})`)
  if (entity !== undefined) all.push(`a.entity = ${bind(entity)}`)
  if (action !== undefined) all.push(`a.action = ${bind(action)}`)
  if (code !== undefined) all.push(`a.code = ${bind(code)}`)
  if (isFailed === true) all.push('a.code is not null')
  if (turn !== undefined) {
    const { codes, isExcept } = codesOfTurn(turn)
    all.push(`a.code is not null and a.code ${isExcept ? '<> all' : '= any'}(${bind(codes)}::text[])`)
  }
  if (slowMs !== undefined) all.push(`a.duration_ms >= ${bind(slowMs)}`)
  if (type === 'calls') all.push(`a.type in ('direct', 'search')`)
  else if (type === 'agents') all.push('a.tool is not null')
  else if (type !== undefined) all.push(`a.type = ${bind(type)}`)
  return all.map((one) => `and ${one}`).join(' ')
}

/** The last 50 calls and changes of connectors together, each read by the index of its connector. */
export async function lastCallsOf(
  database: Database,
  organizationId: string,
  connectorIds: readonly string[],
): Promise<CallRecord[]> {
  const rows = await database.query<CallRow>(
    `select ${COLUMNS} from unnest($2::uuid[]) as k(id) cross join lateral (
       select a.* from audit a where a.organization_id = $1 and a.connector_id = k.id order by a.seq desc limit 50) a ${JOINED}
     order by a.at desc, a.seq desc limit 50`,
    [organizationId, connectorIds],
  )
  return plainRows(rows)
}

function timeOr(text: string | undefined, otherwise: Date): Date {
  const time = new Date(text ?? '')
  return Number.isNaN(time.getTime()) ? otherwise : time
}
