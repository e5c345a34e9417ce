/** Deliveries that you ask for: a test, one message again, the messages of a span of time again. */
import { randomUUID } from 'node:crypto'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'
import { claimNew, type DeliveryClaim } from './delivery/claims.ts'
import { notFound } from './endpoints/endpoints.ts'
import { DUE_CHANNEL, publicId, rowId } from '../../ground/outbox/index.ts'

/** Maximum number of messages that one call replays. */
const MOST = 10_000

/** Range of messages to send again. */
export interface ReplayRange {
  /** The first time, by when the events happened. */
  readonly since: Date
  /** The last time; now by default. */
  readonly until?: Date
  /** `failed`: messages that were not delivered. `all`: every message that the endpoint wants, delivered or never sent to it. */
  readonly which: 'failed' | 'all'
}

/** Started replay. */
export interface ReplayStarted {
  /** Number of due deliveries. */
  readonly deliveries: number
  /** Time at which to continue with another replay, if there were more than 10,000 messages; else null. */
  readonly next: Date | null
}

/** A `ping` for one endpoint. */
export interface Ping {
  readonly messageId: string
  /** The claim to send it with; undefined for an endpoint without a URL. */
  readonly claim?: DeliveryClaim
}

/**
 * Writes a `ping` for one endpoint, whatever types and customers it is for, and claims it.
 * @throws ConnectorError `webhook_endpoint_not_found`, `webhook_endpoint_disabled`
 */
export async function newPing(database: Database, organizationId: string, endpointId: string): Promise<Ping> {
  const messageId = randomUUID()
  const claim = await database.of(organizationId).transaction(async (sql) => {
    const endpoint = await lockEnabled(sql, organizationId, endpointId)
    await sql.query(`insert into webhook_messages (id, organization_id, type, data) values ($1, $2, 'ping', $3)`, [
      messageId,
      organizationId,
      JSON.stringify({ organization_id: organizationId }),
    ])
    await sql.query(`insert into webhook_deliveries (message_id, endpoint_id, organization_id) values ($1, $2, $3)`, [
      messageId,
      endpoint,
      organizationId,
    ])
    return claimNew(sql, [organizationId, messageId, endpoint])
  })
  return { messageId: publicId('message', messageId), claim }
}

/**
 * Sends a message again: to one endpoint, or to each enabled one that it was for.
 * @returns to how many
 * @throws ConnectorError `webhook_message_not_found`, `webhook_endpoint_not_found`, `webhook_endpoint_disabled`
 */
export async function replayMessage(
  database: Database,
  organizationId: string,
  messageId: string,
  endpointId?: string,
): Promise<number> {
  const message = rowId('message', messageId)
  return database.of(organizationId).transaction(async (sql) => {
    const known = await sql.query('select id from webhook_messages where organization_id = $1 and id = $2', [
      organizationId,
      message,
    ])
    if (known.length === 0) throw messageNotFound()
    const endpoint = endpointId === undefined ? null : await lockEnabled(sql, organizationId, endpointId)
    const rows = await replay(
      sql,
      `select m.id as message_id, e.id as endpoint_id, m.created_at
       from webhook_messages m join webhook_endpoints e on e.organization_id = m.organization_id
       where m.organization_id = $1 and m.id = $2 and e.is_enabled
         and case when $3::uuid is null
               then exists (select from webhook_deliveries d where d.organization_id = m.organization_id and d.message_id = m.id and d.endpoint_id = e.id)
               else e.id = $3 end
       for key share of m, e`,
      [organizationId, message, endpoint],
    )
    return rows.length
  })
}

/**
 * Sends the messages of a span of time to an endpoint again, oldest first.
 * @throws ConnectorError `webhook_endpoint_not_found`, `webhook_endpoint_disabled`
 */
export async function replayRange(
  database: Database,
  organizationId: string,
  endpointId: string,
  { since, until, which }: ReplayRange,
): Promise<ReplayStarted> {
  return database.of(organizationId).transaction(async (sql) => {
    const endpoint = await lockEnabled(sql, organizationId, endpointId)
    const rows = await replay(
      sql,
      `select m.id as message_id, e.id as endpoint_id, m.created_at
       from webhook_endpoints e join webhook_messages m on m.organization_id = e.organization_id
       left join webhook_deliveries d on d.organization_id = m.organization_id and d.message_id = m.id and d.endpoint_id = e.id
       where e.organization_id = $1 and e.id = $2 and m.created_at >= $3 and m.created_at <= coalesce($4::timestamptz, now())
         and case when $5 = 'failed' then d.status <> 'succeeded'
               else d.message_id is not null or (m.type not in ('ping', 'record.matched') and (e.event_types is null or m.type = any(e.event_types))
                 and (e.external_user_ids is null or m.data::jsonb ->> 'external_user_id' = any(e.external_user_ids))) end
       order by m.created_at, m.id limit ${MOST + 1} for key share of m`,
      [organizationId, endpoint, since, until ?? null, which],
    )
    const next = rows.length > MOST ? (rows.at(-1)?.createdAt ?? null) : null
    return { deliveries: rows.length, next }
  })
}

/**
 * Makes deliveries due and lets their schedule begin anew. One that is being sent now is sent again after it.
 * @param selection gives `message_id`, `endpoint_id` and `created_at`, of messages that it locks: one that is removed meanwhile is left
 * out; `$1` is the organization
 */
async function replay(sql: Sql, selection: string, params: readonly unknown[]): Promise<{ createdAt: Date }[]> {
  const rows = await sql.query<{ createdAt: Date }>(
    `with selected as (${selection})
     insert into webhook_deliveries as d (message_id, endpoint_id, organization_id, created_at)
     select message_id, endpoint_id, $1::uuid, created_at from selected
     on conflict (organization_id, message_id, endpoint_id) do update set status = 'pending', attempts = 0,
       is_replayed = d.lease is not null and d.due_at > now(),
       due_at = case when d.lease is not null and d.due_at > now() then d.due_at else now() end
     returning created_at as "createdAt"`,
    params,
  )
  if (rows.length > 0) await notify(sql)
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The row of an enabled endpoint, which cannot be removed before the transaction ends. */
async function lockEnabled(sql: Sql, organizationId: string, endpointId: string): Promise<string> {
  const [row] = await sql.query<{ id: string; isEnabled: boolean }>(
    `select id, is_enabled as "isEnabled" from webhook_endpoints where organization_id = $1 and id = $2 for key share`,
    [organizationId, rowId('endpoint', endpointId)],
  )
  if (!row) throw notFound()
  if (row.isEnabled) return row.id
  throw new ServerError(
    'webhook_endpoint_disabled',
    `Cannot send to the webhook endpoint ${endpointId}: it is disabled`,
    {
      hint: 'Enable the endpoint first.',
    },
  )
}

async function notify(sql: Sql): Promise<void> {
  await sql.query(`select pg_notify('${DUE_CHANNEL}', '')`)
}

/** The error for an id that names no message, whatever it looks like. */
export function messageNotFound(): ServerError {
  return new ServerError('webhook_message_not_found', 'Cannot find the webhook message: no message has this ID', {
    hint: 'Messages are kept for 30 days. List the messages of the organization for their IDs.',
  })
}
