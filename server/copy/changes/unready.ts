/** Copies that are not as the third party has them. */
import type { UnreadyCopyBody } from 'plugboard/contract'
import type { AllChanges } from './all-feed.ts'
import type { EntryCopy, FeedFilter } from './entries.ts'
import type { Sql } from '../../ground/store/index.ts'

/** So many of them are named. */
const NAMED = 20
/** So many are looked at: some are only there as the parents of others. */
const MOST = 100

interface UnreadyRow extends Omit<EntryCopy, 'externalUserId'>, Pick<UnreadyCopyBody, 'status'> {}

/**
 * The copies that are being filled or held back, those that are held first, as many as are named. A connector that is not synced fills
 * nothing.
 */
export async function unreadyCopies(
  sql: Sql,
  { organizationId, customerId, kinds, entities }: FeedFilter,
  open: AllChanges['open'],
): Promise<UnreadyCopyBody[]> {
  const rows = await sql.query<UnreadyRow>(
    `select e.organization_id as "organizationId", e.connector_id as "connectorId", k.kind, k.own_hosts as "ownHosts", e.entity,
      case when e.is_held then 'held' else 'preview' end as status
    from sync_entities e
    join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
    join connectors k on k.organization_id = e.organization_id and k.id = e.connector_id
    where e.organization_id = $1 and ((e.last_full_at is null and e.next_run_at <> 'infinity') or e.is_held)
      and coalesce(e.entity = any(s.entities), true) and k.status <> 'deleting'
      and (e.is_held or (s.is_enabled and k.status <> 'disabled') or exists (
        select from copies c where c.organization_id = e.organization_id and c.connector_id = e.connector_id and c.entity = e.entity
          and not c.is_complete))
      and ($2::uuid is null or k.customer_id = $2) and ($3::text[] is null or k.kind = any($3))
      and ($4::text[] is null or e.entity = any($4))
    order by e.is_held desc, e.connector_id, e.entity limit ${MOST}`,
    [organizationId, customerId ?? null, kinds ?? null, entities ?? null],
  )
  const unready: UnreadyCopyBody[] = []
  for (const { status, ...copy } of rows) {
    // A kind that is not valid any more leaves its copies as they are.
    const isOffered = await open({ ...copy, externalUserId: null }).then(Boolean, () => true)
    if (isOffered && unready.length < NAMED)
      unready.push({ connector_id: copy.connectorId, entity: copy.entity, status })
  }
  return unready
}
