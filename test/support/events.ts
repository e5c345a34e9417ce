/** What applications would be told: the messages that changes leave for an endpoint which wants them all. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/store/index.ts'

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

/** Takes the events of an organization that were not taken yet, those of a connector in their order. */
export async function takeEvents(database: Database, organizationId: string): Promise<StoredEvent[]> {
  const rows = await database.query<{ type: string; data: Record<string, unknown> }>(
    `with taken as (delete from webhook_messages where organization_id = $1 returning *)
    select type, data::jsonb as data from taken order by sequence nulls first, created_at`,
    [organizationId],
  )
  return rows.map(({ type, data }) => ({ type, data }))
}
