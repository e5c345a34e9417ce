/** Removes events: after their time, and with their connector or customer. */
import type { Database, Erasure, Sql } from '../../ground/store/index.ts'

/** How long messages are kept, with their deliveries and attempts. */
const RETENTION_DAYS = 30

/** Maximum number of messages that one statement removes. */
const BATCH = 5_000

/** Types of events that report an erasure, and so outlive it. */
const ERASURE_TYPES = `('connector.deleted', 'customer.deleted')`

/** Removes old messages, delivered news of erasures, and secrets that no longer sign. */
export async function pruneWebhooks(database: Database): Promise<void> {
  let removed: number
  do {
    const rows = await database.query(
      `delete from webhook_messages where id in (
         select id from webhook_messages where created_at < now() - make_interval(days => ${RETENTION_DAYS})
         order by created_at, id limit ${BATCH} for update) returning 1`,
    )
    removed = rows.length
  } while (removed === BATCH)
  await database.query(
    `delete from webhook_messages m where is_erasure
       and not exists (select from webhook_deliveries d where d.organization_id = m.organization_id and d.message_id = m.id and d.status = 'pending')`,
  )
  await database.query(
    `update webhook_endpoints set previous_secret = null, previous_until = null where previous_until <= now()`,
  )
}

/** Removes what events hold of connectors and customers. */
export function eventErasure(database: Database): Erasure {
  return {
    // What events hold of a third party's records, and their numbers.
    async connector(...of) {
      const sql = database.of(of[0])
      await removeMessages(sql, 'connector_id', of)
      await sql.query('delete from webhook_sequences where organization_id = $1 and connector_id = $2', of)
    },
    // News of an erasure goes once it is delivered or given up.
    async customer(...of) {
      const sql = database.of(of[0])
      await removeMessages(sql, 'customer_id', of)
      await sql.query(
        'update webhook_messages set is_erasure = true where organization_id = $1 and customer_id = $2',
        of,
      )
    },
    // An endpoint for this customer only gets no further events.
    user: (...of) =>
      database.of(of[0]).query(
        `update webhook_endpoints set external_user_ids = array_remove(external_user_ids, $2)
         where organization_id = $1 and $2 = any(external_user_ids)`,
        of,
      ),
  }
}

/** Removes messages but for news of an erasure. They are locked in the order of replays, so that neither waits for the other. */
async function removeMessages(sql: Sql, column: 'connector_id' | 'customer_id', of: readonly string[]): Promise<void> {
  await sql.query(
    `delete from webhook_messages where organization_id = $1 and id in (
       select id from webhook_messages where organization_id = $1 and ${column} = $2 and type not in ${ERASURE_TYPES}
       order by created_at, id for update)`,
    of,
  )
}
