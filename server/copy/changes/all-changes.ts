/** The changes of all copies of a customer, or of an organization, as the API gives them. */
import type { AllChangesMeta } from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { didYouMean, own } from 'plugboard/internal'
import { type Catalogue, planOfRow, type VisibleKinds } from '../../accounts/catalogue/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import { type Copy, copyOf } from '../records/copy.ts'
import { type EntryCopy } from './entries.ts'
import { readAllChanges } from './all-feed.ts'
import { type SearchEngine } from '../search/search.ts'
import type { Database } from '../../ground/store/index.ts'
import { unreadyCopies } from './unready.ts'

/** What the changes are read with. */
export interface AllChangesServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly cursors: Cursors
  readonly search: Pick<SearchEngine, 'reads'>
}

/** Which changes are wanted. */
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
 * One page.
 * @throws ConnectorError what `readAllChanges` throws; `definition_not_found`, `unknown_entity` for names that no kind has;
 * `definition_unusable` for an own kind that is not valid any more
 */
export async function allChanges(
  { database, catalogue, cursors, search }: AllChangesServices,
  { organizationId, customerId, connectorTypes, entities, after, limit }: AllChangesQuery,
): Promise<{ data: Uint8Array; meta: AllChangesMeta }> {
  const visible = await catalogue.of(organizationId)
  const kinds = connectorTypes?.map((name) => visible.find(name).kind)
  if (entities) await checkEntities(visible, kinds, entities)
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

/** @throws ConnectorError `unknown_entity` with the nearest, for an entity that none of the kinds can search */
async function checkEntities(
  visible: VisibleKinds,
  kinds: readonly string[] = visible.kinds().map(({ kind }) => kind),
  entities: readonly string[],
): Promise<void> {
  const plans = await Promise.allSettled(kinds.map((kind) => visible.plan(kind)))
  const known = plans.flatMap((plan) =>
    plan.status === 'fulfilled'
      ? Object.entries(plan.value.manifest.entities).flatMap(([entity, { search }]) => (search ? [entity] : []))
      : [],
  )
  const strange = entities.find((entity) => !known.includes(entity))
  if (strange === undefined) return
  throw new ConnectorError(
    'unknown_entity',
    `Cannot read changes of "${strange}": none of the kinds has such a searchable entity.${didYouMean(strange, known)}`,
  )
}
