/** Manifest lines of places where records no longer fit. */
import { own, pointer, referredName, type ValidManifest } from 'plugboard/author'
import { at, schemaTarget } from 'plugboard/internal'
import type { JsonSchema } from 'plugboard/runtime'
import { type ChangeLocation, locationIn, locationOf } from '../../authoring/diff/locations.ts'

/** A place in the records of an operation. */
export interface RecordPlace {
  /** `prices.list` */
  readonly operation: string
  /** `$.recurring.interval` */
  readonly path: string
}

/** Returns the names of a place: `items` and `name` of `$.items[].name`. */
export function namesIn(path: string): string[] {
  return path
    .slice(1)
    .replaceAll('[]', '')
    .split('.')
    .filter((name) => name !== '')
}

/** Returns the line of a field in the manifest's schemas; for an undeclared field, that of its record; else the operation's line. */
export function lineOf(valid: ValidManifest, { operation, path }: RecordPlace): ChangeLocation {
  const { schemas } = valid.resolved
  const record = own(valid.resolved.operations, operation)?.record
  const start = record && schemaPointer(valid, record)
  if (record === undefined || start === undefined || path === '$') return locationOf(valid, operation, '/records')
  let schema: JsonSchema = record
  let found = start
  for (const name of namesIn(path)) {
    const target = targetOfAny(schema, schemas)
    const next = name === '*' ? target.additionalProperties : (target.properties as JsonSchema | undefined)?.[name]
    if (next === undefined || typeof next !== 'object') break
    schema = next as JsonSchema
    const inline = name === '*' ? found : pointer(found, name)
    found = name === namesIn(path).at(-1) ? inline : (schemaPointer(valid, schema) ?? inline)
  }
  return locationIn(valid, found)
}

/** Returns the schema of a value, or of the items of a list. */
function targetOfAny(schema: JsonSchema, schemas: ValidManifest['resolved']['schemas']): JsonSchema {
  const target = schemaTarget(schema, schemas)
  return target.items === undefined ? target : targetOfAny(target.items as JsonSchema, schemas)
}

/** Returns the place of the named schema that a schema refers to. */
function schemaPointer({ document }: ValidManifest, schema: JsonSchema): string | undefined {
  const all = [schema, schema.items, ...((schema.anyOf ?? []) as JsonSchema[])] as (JsonSchema | undefined)[]
  const [name] = all.flatMap((one) => referredName(one) ?? [])
  const places = name === undefined ? [] : [pointer('/schemas', name), pointer('/types', name)]
  return places.find((place) => at(document.value, place) !== undefined)
}
