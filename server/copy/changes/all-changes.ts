/** The changes of all copies of a customer, or of an organization, as the API gives them. */
import type { AllChangesMeta, UnreadyCopyBody } from 'plugboard/contract'
import { own } from 'plugboard/internal'
import { type Catalogue, planOfRow } from '../../accounts/catalogue/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import { checkEntitiesOf } from '../records/copied-entities.ts'
import { type Copy, copyOf } from '../records/copy.ts'
import type { EntryCopy, FeedFilter } from './entries.ts'
import { readAllChanges, type AllChanges } from './all-feed.ts'
import type { SearchEngine } from '../search/search.ts'
import type { Database, Sql } from '../../ground/store/index.ts'

/** Services that read the changes of many copies. */
export interface AllChangesServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly cursors: Cursors
  readonly search: Pick<SearchEngine, 'reads'>
}

/** Query for the changes of many copies. */
export interface AllChangesQuery {
  readonly organizationId: string
  /** All customers without it. */
  readonly customerId?: string | undefined
  /** Kinds, by any of their names. */
  readonly connectorTypes?: readonly string[] | undefined
  readonly entities?: readonly string[] | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Reads one page.
 * @throws ConnectorError what `readAllChanges` throws; `definition_not_found`, `unknown_entity` for names that no kind has;
 * `definition_unusable` for an own kind that is no longer valid
 */
export async function allChanges(
  { database, catalogue, cursors, search }: AllChangesServices,
  { organizationId, customerId, connectorTypes, entities, after, limit }: AllChangesQuery,
): Promise<{ data: Uint8Array; meta: AllChangesMeta }> {
  const visible = await catalogue.of(organizationId)
  const kinds = connectorTypes?.map((name) => visible.find(name).kind)
  if (entities) await checkEntitiesOf(visible, kinds, entities, 'read changes of')
  const filter = { organizationId, customerId, kinds, entities }
  const scope = database.of(organizationId)
  const open = (entry: EntryCopy) => copyOfEntry(catalogue, entry)
  const { data, hasMore, cursor, isSnapshot, unmapped } = await readAllChanges(scope, cursors, {
    filter,
    open,
    after,
    limit,
    reads: search.reads,
  })
  const unready = await unreadyCopies(scope, filter, open)
  const isHeld = unready.some(({ status }) => status === 'held')
  const status = isHeld ? 'held' : unready.length > 0 ? 'preview' : 'ready'
  return { data, meta: { has_more: hasMore, cursor, snapshot: isSnapshot, status, unready, unmapped } }
}

/** A copy that may be read; undefined for one that is only there as the parent of others. @throws what `planOfRow` throws */
export async function copyOfEntry(
  catalogue: Pick<Catalogue, 'of' | 'plan'>,
  entry: Pick<EntryCopy, 'organizationId' | 'connectorId' | 'kind' | 'ownHosts' | 'entity'>,
): Promise<Copy | undefined> {
  const plan = await planOfRow(catalogue, entry)
  return own(plan.manifest.entities, entry.entity)?.search ? copyOf(plan, entry, entry.entity) : undefined
}

const NAMED = 20
/** Maximum number of copies that are looked at: some exist only as the parents of others. */
const MOST = 100

interface UnreadyRow extends Omit<EntryCopy, 'externalUserId'>, Pick<UnreadyCopyBody, 'status'> {}

/** Lists copies that are being filled or held back, held ones first. A connector that is not synced fills nothing. */
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
