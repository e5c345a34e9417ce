/** Operations and entities of a plan by name. */
import { own, type ResolvedManifest, type ResolvedOperation } from 'plugboard/author'
import type { Plan } from 'plugboard/runtime'

/** Returns an operation by its id: `customers.list`. @throws Error if the manifest lacks it */
export function operationOf({ manifest }: Pick<Plan, 'manifest'>, id: string): ResolvedOperation {
  const operation = own(manifest.operations, id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  return operation
}

/** Returns the exchanges of a call without those for the parts of its records. */
export function ownExchanges<T>({ parts }: Pick<ResolvedOperation, 'parts'>, all: readonly T[]): readonly T[] {
  return parts ? all.slice(0, 1) : all
}

/** Returns an entity by its name. @throws Error if the manifest lacks it */
export function entityOf({ manifest }: Pick<Plan, 'manifest'>, name: string): ResolvedManifest['entities'][string] {
  const entity = own(manifest.entities, name)
  if (!entity) throw new Error(`There is no entity ${name}`)
  return entity
}

/** Returns the ids of the operations of an entity, in the manifest's order. */
export function operationIds({ manifest }: Plan, entity: string): string[] {
  return Object.entries(manifest.operations).flatMap(([id, operation]) => (operation.entity === entity ? [id] : []))
}
