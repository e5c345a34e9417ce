/** One search over all copies of a customer: which copies may be searched, and what is found in them. */
import { type SearchAllResult, type SearchAllQuery, UNREADABLE } from '../../accounts/connectors/index.ts'
import type { NotSearchedBody } from 'plugboard/contract'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { defined, own } from 'plugboard/internal'
import { type Catalogue, planOfRow } from '../../accounts/catalogue/index.ts'
import { COPY_VERSION } from '../records/copy-reads.ts'
import type { HitCopy } from './hits/hit-statement.ts'
import type { SearchEngine } from './search.ts'
import type { Database } from '../../ground/store/index.ts'
import { checkEntitiesOf, searchedFor } from '../records/copied-entities.ts'
import { copyOf } from '../records/copy.ts'

/** Services that search all copies of a customer. */
export interface SearchAllServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly search: Pick<SearchEngine, 'hits'>
}

/** Maximum numbers of copies of a customer that are searched, and that are named as not searched. */
const MOST_COPIES = 1000
const NAMED = 50

/**
 * Finds the records among all copies of a customer that match a text.
 * @throws ConnectorError `definition_not_found`, `unknown_entity` with the nearest for names that no kind has; what `hits` throws
 */
export async function searchAll(services: SearchAllServices, query: SearchAllQuery): Promise<SearchAllResult> {
  const { organizationId, connectorTypes, entities, text, limit } = query
  const visible = await services.catalogue.of(organizationId)
  const kinds = connectorTypes?.map((name) => visible.find(name).kind)
  if (entities) await checkEntitiesOf(visible, kinds, entities, 'search', (kind, entity) => query.allows(kind, entity))
  const rows = await copyRows(services.database, query, kinds)
  const plans = await plansOf(services.catalogue, rows)
  const offered = rows.flatMap((row) => {
    const plan = plans.get(nameOf(row))
    return plan && isOffered(plan, row) && query.allows(row.kind, row.entity) && query.isChosen(row.connectorId)
      ? [{ row, plan }]
      : []
  })
  const copies = offered.flatMap(({ row, plan }) => hitCopyOf(plan, row))
  const { hits, left } = await services.search.hits(copies, text, limit)
  const unsearched = new Set<HitCopy>(left)
  const data = hits.map(({ copy: { row }, key, title, snippet, score, meaning }) => {
    return { ...namesOf(row), key, title, snippet, score, ...defined({ meaning }) }
  })
  const notSearched = offered.flatMap(({ row }): NotSearchedBody[] => {
    const copy = copies.find((one) => one.row === row)
    const status = copy && unsearched.has(copy) ? 'indexing' : statusOf(row)
    return status ? [{ ...namesOf(row), status }] : []
  })
  return { data, meta: { not_searched: notSearched.slice(0, NAMED) } }
}

interface CopyRow {
  readonly organizationId: string
  readonly connectorId: string
  readonly kind: string
  readonly ownHosts: string | null
  readonly entity: string
  /** The chosen entities; null for all. */
  readonly chosen: readonly string[] | null
  /** Null before there is a copy. */
  readonly generation: number | null
  readonly records: number | null
  readonly isComplete: boolean | null
  readonly version: string | null
  readonly isHeld: boolean
}

/** The copies of a customer that are there or being filled, in one query. */
function copyRows(
  database: Database,
  { organizationId, customerId, entities }: SearchAllQuery,
  kinds: readonly string[] | undefined,
): Promise<CopyRow[]> {
  return database.of(organizationId).query<CopyRow>(
    `select e.organization_id as "organizationId", e.connector_id as "connectorId", k.kind, k.own_hosts as "ownHosts", e.entity,
      s.entities as chosen, c.generation, g.records, c.is_complete as "isComplete", e.is_held as "isHeld", ${COPY_VERSION} as version
    from sync_entities e
    join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
    join connectors k on k.organization_id = e.organization_id and k.id = e.connector_id
    join customers u on u.organization_id = k.organization_id and u.id = k.customer_id
    left join copies c on c.organization_id = e.organization_id and c.connector_id = e.connector_id and c.entity = e.entity
    left join generations g on g.organization_id = c.organization_id and g.id = c.generation
    where e.organization_id = $1 and k.customer_id = $2 and u.status = 'active' and k.status <> 'deleting'
      and (k.status <> 'disabled' or k.status_reason = '${UNREADABLE}')
      and (c.generation is not null or (s.is_enabled and e.next_run_at <> 'infinity'))
      and ($3::text[] is null or k.kind = any($3)) and ($4::text[] is null or e.entity = any($4))
    order by e.connector_id, e.entity limit ${MOST_COPIES}`,
    [organizationId, customerId, kinds ?? null, entities ?? null],
  )
}

/** The plans of rows by kind. A kind that is not valid any more has none. */
async function plansOf(
  catalogue: SearchAllServices['catalogue'],
  rows: readonly CopyRow[],
): Promise<ReadonlyMap<string, Plan>> {
  const distinct = new Map(rows.map((row) => [nameOf(row), row]))
  const plans = new Map<string, Plan>()
  for (const [name, row] of distinct) {
    const plan = await planOfRow(catalogue, row).catch(ignoreUnusable)
    if (plan) plans.set(name, plan)
  }
  return plans
}

function ignoreUnusable(error: unknown): undefined {
  if (!(error instanceof ConnectorError) || !error.code.startsWith('definition_')) throw error
  return undefined
}

function nameOf({ kind, ownHosts }: CopyRow): string {
  return JSON.stringify([kind, ownHosts])
}

/** Whether an entity is copied for searches, and not only for the entities below it. */
function isOffered({ manifest }: Plan, { entity, chosen }: CopyRow): boolean {
  return own(manifest.entities, entity)?.search !== undefined && searchedFor(manifest, chosen).includes(entity)
}

type RowCopy = HitCopy & { readonly row: CopyRow }

function hitCopyOf(plan: Plan, row: CopyRow): RowCopy[] {
  const { generation, records, entity, version } = row
  const hit = own(plan.manifest.entities, entity)?.hit
  if (generation === null || !hit) return []
  const copy = copyOf(plan, row, entity)
  const locations = { ...hit, hasOwn: copy.own !== undefined }
  return [{ row, copy, hit: locations, generation, records: records ?? 0, version: version ?? undefined }]
}

function statusOf({ generation, isComplete, isHeld }: CopyRow): NotSearchedBody['status'] | undefined {
  if (isHeld) return 'held'
  if (generation === null) return 'loading'
  return isComplete ? undefined : 'preview'
}

function namesOf({ connectorId, kind, entity }: CopyRow) {
  return { connector_id: connectorId, connector_type: kind, entity }
}
