/** Entities of a kind that are copied, and their order: parents first. */
import { didYouMean, own, syncOf } from 'plugboard/internal'
import type { VisibleKinds } from '../../accounts/catalogue/index.ts'
import { ConnectorError, type ResolvedManifest, type ResolvedOperation } from 'plugboard/runtime'

/** How the copy of an entity is filled. */
export type EntitySync = NonNullable<ResolvedManifest['entities'][string]['sync']>

/** The searchable entities and the parents that they are listed below, parents first. */
export function syncedEntities(manifest: ResolvedManifest): string[] {
  const found = new Set<string>()
  for (const [entity, { search }] of Object.entries(manifest.entities)) if (search) add(manifest, entity, found, [])
  return [...found]
}

/** These entities and the parents they need, in the order in which they are copied. */
export function withParents(
  manifest: ResolvedManifest,
  entities: readonly string[],
  isThere: (entity: string) => boolean,
): string[] {
  const wanted = new Set(entities)
  for (const entity of syncedEntities(manifest).reverse())
    if (wanted.has(entity)) for (const parent of parentsOf(manifest, entity)) if (!isThere(parent)) wanted.add(parent)
  return syncedEntities(manifest).filter((entity) => wanted.has(entity))
}

/** The entity of a target such as `projects.id`. */
export function targetEntity(target: string): string {
  const [entity = ''] = target.split('.')
  return entity
}

/** An entity of a kind that is copied. @throws Error for one that the kind has no more */
export function copiedEntity(
  { kind, entities }: ResolvedManifest,
  entity: string,
): ResolvedManifest['entities'][string] {
  const found = own(entities, entity)
  if (!found) throw new Error(`Cannot sync ${entity}: ${kind} has no such entity`)
  return found
}

/** An operation by which copies are filled, `tickets.list`. @throws Error for one that the kind has no more */
export function syncOperation({ kind, operations }: ResolvedManifest, operation: string): ResolvedOperation {
  const found = own(operations, operation)
  if (!found) throw new Error(`Cannot sync by ${operation}: ${kind} has no such operation`)
  return found
}

/** The entities below whose records an entity is listed, by any of its runs. */
export function parentsOf(manifest: ResolvedManifest, entity: string): string[] {
  const { each, later } = syncOf(manifest, entity)
  const targets = [...Object.values(each), ...Object.values(later?.each ?? {})]
  return targets.filter((target) => typeof target === 'string').map(targetEntity)
}

function add(manifest: ResolvedManifest, entity: string, found: Set<string>, above: readonly string[]): void {
  if (found.has(entity) || above.includes(entity)) return
  for (const parent of parentsOf(manifest, entity)) add(manifest, parent, found, [...above, entity])
  found.add(entity)
}

/**
 * Checks the entities that somebody names.
 * @throws ConnectorError `unknown_entity` with the nearest
 */
export function checkEntities(manifest: ResolvedManifest, entities: readonly string[]): void {
  const all = searchable(manifest)
  const strange = entities.find((entity) => !all.includes(entity))
  if (strange === undefined) return
  const near = didYouMean(strange, all)
  throw new ConnectorError(
    'unknown_entity',
    `Cannot sync "${strange}": it is not a searchable entity of ${manifest.kind}.${near}`,
    { hint: `Searchable entities are ${all.join(', ')}.` },
  )
}

/**
 * Checks the entities that a request over several kinds names.
 * @param kinds all visible ones by default
 * @param verb of the message, such as `search`
 * @throws ConnectorError `unknown_entity` with the nearest, for an entity that none of the kinds can search
 */
export async function checkEntitiesOf(
  visible: VisibleKinds,
  kinds: readonly string[] = visible.kinds().map(({ kind }) => kind),
  entities: readonly string[],
  verb: string,
  allows: (kind: string, entity: string) => boolean = () => true,
): Promise<void> {
  const plans = await Promise.allSettled(kinds.map((kind) => visible.plan(kind)))
  const known = plans.flatMap((plan) =>
    plan.status === 'fulfilled'
      ? searchable(plan.value.manifest).filter((entity) => allows(plan.value.kind, entity))
      : [],
  )
  const strange = entities.find((entity) => !known.includes(entity))
  if (strange === undefined) return
  const message = `Cannot ${verb} "${strange}": none of the kinds has such a searchable entity.${didYouMean(strange, known)}`
  throw new ConnectorError('unknown_entity', message)
}

/** The entities whose copies may be searched. @param chosen null for all */
export function searchedFor(manifest: ResolvedManifest, chosen: readonly string[] | null): readonly string[] {
  return chosen ?? searchable(manifest)
}

/** The entities that runs copy for a choice, parents first. @param chosen null for all */
export function copiedFor(manifest: ResolvedManifest, chosen: readonly string[] | null): string[] {
  return withParents(manifest, chosen ?? searchable(manifest), () => false)
}

/** Whether copies of an entity may be there although it was not chosen: as parents of others. */
export function servesAsParent(manifest: ResolvedManifest, entity: string): boolean {
  return syncedEntities(manifest).some((other) => other !== entity && parentsOf(manifest, other).includes(entity))
}

function searchable({ entities }: ResolvedManifest): string[] {
  return Object.entries(entities).flatMap(([entity, { search }]) => (search ? [entity] : []))
}
