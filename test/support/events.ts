/** Messages that changes leave for an endpoint with every event. */
import { randomUUID } from 'node:crypto'
import { EVENT_DATA, type EventType } from '../../contract/index.ts'
import { compileSchema } from '../../runtime/doors/author.ts'
import type { Database } from '../../server/ground/store/index.ts'

/** An event as its message holds it. */
export interface StoredEvent {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Registers an endpoint of an organization for all events. */
export async function wantEvents(database: Database, organizationId: string): Promise<void> {
  await database.query(
    `insert into webhook_endpoints (id, organization_id, url, secret) values ($1, $2, 'https://example.com/hooks', '')`,
    [randomUUID(), organizationId],
  )
}

/** Takes the new events of an organization. Each follows the contract, and the events of a connector are in order. */
export async function takeEvents(database: Database, organizationId: string): Promise<StoredEvent[]> {
  const rows = await database.query<{ type: string; data: Record<string, unknown> }>(
    `with taken as (delete from webhook_messages where organization_id = $1 returning *)
    select type, data::jsonb as data from taken order by sequence nulls first, created_at`,
    [organizationId],
  )
  return rows.map(({ type, data }) => insistContract({ type, data }))
}

const checks = new Map<string, ReturnType<typeof compileSchema>>()

/** Returns an event whose data follow the contract of its type. @throws Error with the differences */
export function insistContract<E extends StoredEvent>(event: E): E {
  const schema = EVENT_DATA[event.type as EventType]
  const check = checks.get(event.type) ?? compileSchema(schema)
  checks.set(event.type, check)
  const unknown = Object.keys(event.data).filter((name) => !Object.hasOwn(schema.properties as object, name))
  // The number has a column of its own until the message is sent.
  const data = event.data.connector_id === undefined ? event.data : { sequence: 1, ...event.data }
  const faults = check(data).map(({ pointer, message }) => `${pointer} ${message}`)
  const all = [...faults, ...unknown.map((name) => `/${name} is not in the contract`)]
  if (all.length > 0) throw new Error(`The data of ${event.type} is not as the contract says: ${all.join(', ')}`)
  return event
}
