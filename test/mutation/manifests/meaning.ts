/** Meaning of a resolved manifest: manifests of equal meaning send, read and describe the same. */
import { referredSchemas, syncOf } from '../../../runtime/doors/internal.ts'
import type { JsonSchema, ResolvedManifest } from '../../../runtime/index.ts'

type Operation = ResolvedManifest['operations'][string]
type Entity = ResolvedManifest['entities'][string]

/** Returns a manifest as one text, without keys that equal their absence. */
export function meaningOf(manifest: ResolvedManifest): string {
  const { operations, changes = {}, entities } = manifest
  const records = [...Object.values(operations), ...Object.values(changes)].flatMap(({ record }) => record ?? [])
  return JSON.stringify({
    ...manifest,
    operations: mapped(operations, withNeeded),
    changes: mapped(changes, withNeeded),
    entities: mapped(entities, (entity, name) => withSync(manifest, entity, name)),
    // A schema that no record has is read by nothing, such as one that only names what is searched.
    schemas: referredSchemas(manifest, records),
  })
}

function mapped<Value>(values: Readonly<Record<string, Value>>, change: (value: Value, name: string) => Value) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))
}

/** A param with a default need not be given, whether it is required or not. */
function withNeeded(operation: Operation): Operation {
  const { required = [], ...params } = operation.params as { readonly required?: readonly string[] } & JsonSchema
  const needed = required.filter((name) => propertiesOf(operation)[name]?.default === undefined)
  return { ...operation, params: { ...params, required: needed } }
}

/** A copy that is not described is listed as a whole, and a listing that gives a param its default gives nothing. */
function withSync(manifest: ResolvedManifest, entity: Entity, name: string): Entity {
  if (entity.search === undefined || !manifest.operations[`${name}.list`]) return entity
  const sync = syncOf(manifest, name)
  const from = manifest.operations[sync.from]
  const isUsual = (one: (typeof sync.with)[number]) =>
    from !== undefined &&
    'constant' in one.value &&
    JSON.stringify(one.value.constant) === JSON.stringify(propertiesOf(from)[one.name]?.default)
  const { sync: _, ...rest } = entity
  return { ...rest, sync: { ...sync, with: sync.with.filter((one) => !isUsual(one)) } }
}

function propertiesOf({ params }: Operation): Readonly<Record<string, JsonSchema>> {
  return (params.properties ?? {}) as Record<string, JsonSchema>
}
