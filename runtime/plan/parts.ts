/** Compiles parts: fields of records that other operations return, one request for all records of a page. */
import {
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  type Params,
  propertiesOf,
  referredSchema,
} from '../base/json.ts'
import { groupBy } from '../base/groups.ts'
import { compileWithinValue, neededFields } from '../language/locator.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'

/** Reads a value of one record; undefined where there is none. */
type RecordReader = (record: JsonObject) => Json | undefined

interface PartField {
  readonly name: string
  /** The field's value in a part. */
  readonly take: RecordReader
  /** Whether the field lists all parts of its record; else it has the first, or null. */
  readonly isList: boolean
}

/** One operation's requests for a page's records, and the fields they fill. */
export interface CompiledParts {
  readonly entity: string
  readonly action: string
  /** The param for the IDs, and the maximum number of IDs in one request. */
  readonly param: string
  readonly most: number
  readonly with: Params
  /** The IDs of a record's parts: one, a list, or none. */
  readonly ids: RecordReader
  /** The ID by which a part was requested. */
  readonly key: RecordReader
  readonly fields: readonly PartField[]
  /** The fields to read from the parts; undefined for whole parts. Parts of other fields are not requested. */
  readonly needed: ReadonlySet<string> | undefined
}

type Context = Pick<ResolvedManifest, 'operations' | 'schemas'>

/** Compiles the requests for parts. Fields with the same source share one. */
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

/** The maximum number of values in an operation's param. */
function mostOf(operation: ResolvedOperation | undefined, param: string): number {
  const schema = operation && own(propertiesOf(operation.params), param)
  return typeof schema?.maxItems === 'number' ? schema.maxItems : 1
}

/** Resolves a schema's reference, and `anyOf` with null. */
function targetOf(schema: JsonSchema | undefined, schemas: Context['schemas']): JsonSchema {
  const target = referredSchema(schema, schemas)
  const [only, ...others] = ((target.anyOf ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null')
  return only && others.length === 0 ? targetOf(only, schemas) : target
}
