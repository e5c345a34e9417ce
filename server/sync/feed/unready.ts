/** Copies that are not as the third party has them. */
import type { UnreadyCopyBody } from 'plugboard/contract'
import type { FeedFilter } from '../../search/index.ts'
import type { Sql } from '../../store/index.ts'

/** So many of them are named. */
const NAMED = 20

/** The copies that are being filled or held back, by connector and entity: those of held ones first, as many as are named. */
export function unreadyCopies(
  sql: Sql,
  { organizationId, customerId, kinds, entities }: FeedFilter,
): Promise<UnreadyCopyBody[]> {
  return sql.query<UnreadyCopyBody>(
    `select e.connector_id, e.entity, case when e.is_held then 'held' else 'preview' end as status
    from sync_entities e
    join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
    join connectors k on k.organization_id = e.organization_id and k.id = e.connector_id
    where e.organization_id = $1 and ((e.last_full_at is null and e.next_run_at <> 'infinity') or e.is_held)
      and coalesce(e.entity = any(s.entities), true) and k.status <> 'deleting'
      and ($2::uuid is null or k.customer_id = $2) and ($3::text[] is null or k.kind = any($3))
      and ($4::text[] is null or e.entity = any($4))
    order by e.is_held desc, e.connector_id, e.entity limit ${NAMED}`,
    [organizationId, customerId ?? null, kinds ?? null, entities ?? null],
  )
}
