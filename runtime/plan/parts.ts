/** Fields of records that other operations of the kind give, compiled: one request for all records of a page. */
import { isObject, type Json, type JsonObject, type JsonSchema, own, type Params, referredName } from '../base/json.ts'
import { groupBy } from '../base/groups.ts'
import { compileWithinValue, neededFields } from '../language/locator.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'

/** Reads a value of one record; undefined where there is none. */
type RecordReader = (record: JsonObject) => Json | undefined

/** A field that parts fill. */
interface PartField {
  readonly name: string
  /** What the field has of a part. */
  readonly take: RecordReader
  /** Whether the field has all parts of its record; else the first, or null. */
  readonly isList: boolean
}

/** What one operation is asked for all records of a page, and the fields that its answers fill. */
export interface CompiledParts {
  readonly entity: string
  readonly action: string
  /** The param that takes the IDs, and the most of one request. */
  readonly param: string
  readonly most: number
  readonly with: Params
  /** Where a record names its parts: one ID, a list of them, or nothing. */
  readonly ids: RecordReader
  /** Where a part says which ID it was asked by. */
  readonly key: RecordReader
  readonly fields: readonly PartField[]
  /** The fields of the parts that are taken, so that no others are asked for their own parts; undefined for whole parts. */
  readonly needed: ReadonlySet<string> | undefined
}

type Context = Pick<ResolvedManifest, 'operations' | 'schemas'>

/** The requests for the parts of an operation's records. Fields with the same source share one. */
export function compileParts(
  { parts = {}, record }: Pick<ResolvedOperation, 'parts' | 'record'>,
  { operations, schemas }: Context,
): readonly CompiledParts[] {
  const groups = groupBy(Object.entries(parts), ([, part]) => {
    const { take: _, ...source } = part
    return JSON.stringify(source)
  })
  const fields = targetOf(record, schemas).properties
  const isList = (name: string) =>
    isObject(fields) && [targetOf(fields[name] as JsonSchema, schemas).type].flat().includes('array')
  return [...groups.values()].map((group): CompiledParts => {
    const [[, first]] = group
    const [entity = '', action = ''] = first.from.split('.')
    return {
      entity,
      action,
      param: first.param,
      most: mostOf(own(operations, first.from), first.param),
      with: first.with,
      ids: compileWithinValue(first.ids),
      key: compileWithinValue(first.key),
      fields: group.map(([name, { take }]) => ({ name, take: compileWithinValue(take), isList: isList(name) })),
      needed: neededFields(group.map(([, { take }]) => take)),
    }
  })
}

/** The most values that a param of an operation takes. */
function mostOf(operation: ResolvedOperation | undefined, param: string): number {
  const schema = own((operation?.params.properties ?? {}) as Record<string, JsonSchema>, param)
  return typeof schema?.maxItems === 'number' ? schema.maxItems : 1
}

/** A schema without its reference, and the one that may be null instead. */
function targetOf(schema: JsonSchema | undefined, schemas: Context['schemas']): JsonSchema {
  const name = referredName(schema)
  if (name !== undefined) return targetOf(own(schemas, name), schemas)
  const [only, ...others] = ((schema?.anyOf ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null')
  return only && others.length === 0 ? targetOf(only, schemas) : (schema ?? {})
}
