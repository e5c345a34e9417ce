/** Deliveries that wait to be sent. */
import type { Sql } from '../../../ground/store/index.ts'
import { IS_SENT_TO } from './pauses.ts'

/** Due deliveries that are not being sent. */
export interface Backlog {
  /** Counted up to 100,000. */
  readonly due: number
  /** How long the oldest has been due, in seconds; 0 without any. */
  readonly oldestSeconds: number
}

/** The deliveries that are due, but for endpoints without a URL, disabled or paused ones. */
export async function backlogOf(sql: Sql): Promise<Backlog> {
  const [row] = await sql.query<Backlog>(
    `select count(*) as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "oldestSeconds"
     from (select d.due_at from webhook_deliveries d join webhook_endpoints e on e.organization_id = d.organization_id and e.id = d.endpoint_id
           where d.status = 'pending' and d.due_at <= now() and ${IS_SENT_TO}
           limit 100000) as waiting`,
  )
  return row ?? { due: 0, oldestSeconds: 0 }
}
