/** Manifest lines of places where records no longer fit. */
import { own, pointer, referredName, sourceLocation, type ValidManifest } from 'plugboard/author'
import { at, schemaTarget } from 'plugboard/internal'
import { placeSteps } from './steps.ts'
import type { JsonSchema } from 'plugboard/runtime'

/** A place in the records of an operation. */
export interface RecordPlace {
  /** `prices.list` */
  readonly operation: string
  /** `$.recurring.interval` */
  readonly path: string
}

/** A line of a manifest. */
export interface ManifestLine {
  readonly file: string
  readonly line: number
}

/** Returns the line of a field in the manifest's schemas; for an undeclared field, that of its record; else the operation's line. */
export function lineOf(valid: ValidManifest, { operation, path }: RecordPlace): ManifestLine {
  const { schemas } = valid.resolved
  const record = own(valid.resolved.operations, operation)?.record
  const start = record && schemaPointer(valid, record)
  const [entity = '', action = ''] = operation.split('.')
  if (record === undefined || start === undefined || path === '$')
    return lineAt(valid, pointer('/entities', entity, action))
  let schema: JsonSchema = record
  let found = start
  const steps = placeSteps(path).filter((step) => step !== '[]')
  for (const name of steps) {
    const target = targetOfAny(schema, schemas)
    const next = name === '*' ? target.additionalProperties : (target.properties as JsonSchema | undefined)?.[name]
    if (next === undefined || typeof next !== 'object') break
    schema = next as JsonSchema
    const inline = name === '*' ? found : pointer(found, name)
    found = name === steps.at(-1) ? inline : (schemaPointer(valid, schema) ?? inline)
  }
  return lineAt(valid, found)
}

function lineAt({ document }: ValidManifest, place: string): ManifestLine {
  const { file, line } = sourceLocation(document, place, 'key')
  return { file, line }
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
