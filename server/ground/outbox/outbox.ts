/** Events on their way out, written in the transaction of their change: both exist or neither. */
import { randomUUID } from 'node:crypto'
import { defined } from 'plugboard/internal'
import type { EventType } from 'plugboard/contract'
import type { Json } from 'plugboard/runtime'
import { firstOf } from '../base/index.ts'
import type { Sql } from '../store/index.ts'

/** The channel that notifies processes of due deliveries. */
export const DUE_CHANNEL = 'plugboard_webhooks'

/** An event that endpoints of an organization may want. */
export interface NewEvent {
  readonly organizationId: string
  readonly type: EventType
  /** The event's customer. Endpoints for some customers get only their events. */
  readonly customer?: { readonly id: string; readonly externalUserId: string }
  readonly connector?: { readonly id: string; readonly kind: string }
  /** The type's own fields: ids, codes, dates, counts; never a secret. */
  readonly data: Readonly<Record<string, Json>>
  /** Further fields as JSON text, passed on unread: numbers of records keep all their digits. */
  readonly texts?: Readonly<Record<string, string>>
}

/** The only endpoint of an event, whatever types and customers it wants otherwise. */
export interface Addressee {
  /** ID of its row. */
  readonly endpointId: string
  /** UUID of the message; a new one by default. */
  readonly messageId?: string
}

/**
 * Writes an event within the transaction of its change: one message, and one delivery for each enabled endpoint that wants it.
 * Nothing is stored while no endpoint of the organization wants it. Events of one connector are numbered in the order of their
 * transactions. A second transaction with an event of the connector waits for the first: make it the last statement.
 * @param sql the session of the transaction, in the system's scope or the organization's
 */
export async function recordEvent(sql: Sql, event: NewEvent, to?: Addressee): Promise<void> {
  const { organizationId, type, customer, connector } = event
  await sql.query(
    `with wanted as (
       select id from webhook_endpoints
       where organization_id = $1::uuid and is_enabled and case when $8::uuid is null
         then (event_types is null or $3::text = any(event_types)) and (external_user_ids is null or $4::text = any(external_user_ids))
         else id = $8 end
       for key share
     ), numbered as (
       insert into webhook_sequences as s (organization_id, connector_id, value)
       select $1::uuid, $6::uuid, 1 where $6::uuid is not null and exists (select from wanted)
       on conflict (organization_id, connector_id) do update set value = s.value + 1
       returning value
     ), message as (
       insert into webhook_messages (id, organization_id, type, customer_id, connector_id, sequence, data, is_erasure)
       select $2::uuid, $1::uuid, $3::text, $5::uuid, $6::uuid, (select value from numbered), $7::text,
         $3::text = 'customer.deleted'
       where exists (select from wanted)
       returning id
     ), delivery as (
       insert into webhook_deliveries (message_id, endpoint_id, organization_id)
       select message.id, wanted.id, $1::uuid from message, wanted
       returning endpoint_id
     )
     select pg_notify('${DUE_CHANNEL}', '') from message where exists (select from delivery)`,
    [
      organizationId,
      to?.messageId ?? randomUUID(),
      type,
      customer?.externalUserId ?? null,
      customer?.id ?? null,
      connector?.id ?? null,
      dataText(event),
      to?.endpointId ?? null,
    ],
  )
}

/** Whether an endpoint of an organization wants a type of event. */
export async function isEventWanted(sql: Sql, organizationId: string, type: EventType): Promise<boolean> {
  const [endpoint] = await sql.query(
    `select 1 from webhook_endpoints
    where organization_id = $1 and is_enabled and (event_types is null or $2::text = any(event_types)) limit 1`,
    [organizationId, type],
  )
  return endpoint !== undefined
}

/** Number of messages of a type to an endpoint in the last minute. */
export async function sentLastMinute(
  sql: Sql,
  organizationId: string,
  endpointId: string,
  type: EventType,
): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    `select count(*) as count from webhook_deliveries d
    join webhook_messages m on m.organization_id = d.organization_id and m.id = d.message_id
    where d.organization_id = $1 and d.endpoint_id = $2 and d.created_at > now() - interval '1 minute' and m.type = $3`,
    [organizationId, endpointId, type],
  )
  return firstOf(rows).count
}

function dataText(event: NewEvent): string {
  const members = Object.entries(event.texts ?? {}).map(([name, text]) => `,${JSON.stringify(name)}:${text}`)
  return `${JSON.stringify(dataOf(event)).slice(0, -1)}${members.join('')}}`
}

function dataOf({ organizationId, customer, connector, data }: NewEvent): Record<string, Json> {
  return defined({
    organization_id: organizationId,
    external_user_id: customer?.externalUserId,
    customer_id: customer?.id,
    connector_id: connector?.id,
    connector_type: connector?.kind,
    ...data,
  })
}
