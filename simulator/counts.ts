/** Numbers of records of a simulated vendor. A sync of all of them ends soon. */
import { STAFF } from './company/people.ts'
import { sceneRole } from './company/scene.ts'
import type { ResolvedManifest } from '../runtime/manifest/index.ts'

/** Records of each entity with children. There are fewer of an entity with grandchildren. */
const PARENTS = 20
/** Records of an entity below each of its parents. */
const CHILDREN = 3

/** Entities whose records others choose from, such as priorities. */
const LOOKUPS =
  /priorit|status(?:es)?$|states$|stages$|types$|resolutions|reasons$|roles$|departments|offices|locations|^currencies$|^balances$|tax_rates|brands/
const FEW = 6

/** The numbers of records, by entity: for the entities that a sync lists below others, and those above them. */
export function recordCounts(manifest: ResolvedManifest): Record<string, number> {
  const entities = Object.keys(manifest.entities)
  const below = (entity: string) => entities.filter((child) => parentsOf(manifest, child).includes(entity))
  const depth = (entity: string): number => Math.max(0, ...below(entity).map((child) => 1 + depth(child)))
  const roots = entities.filter((entity) => parentsOf(manifest, entity).length === 0 && depth(entity) > 0)
  const counts = new Map(
    roots.map((entity) => [entity, Math.max(2, Math.floor(PARENTS / CHILDREN ** (depth(entity) - 1)))]),
  )
  for (const child of entities) if (parentsOf(manifest, child).length > 0) counts.set(child, CHILDREN)
  for (const entity of entities) {
    const most = sceneRole(entity) === 'staff' ? STAFF : LOOKUPS.test(entity) ? FEW : undefined
    if (most !== undefined && !counts.has(entity)) counts.set(entity, most)
  }
  return Object.fromEntries(counts)
}

/** The entities below which a sync lists an entity. */
function parentsOf({ entities }: ResolvedManifest, entity: string): string[] {
  const { each = {}, later } = entities[entity]?.sync ?? {}
  const targets = [...Object.values(each), ...Object.values(later?.each ?? {})]
  return targets.flatMap((target) => (typeof target === 'string' ? target.split('.').slice(0, 1) : []))
}
