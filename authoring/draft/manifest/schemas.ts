/** The record schemas of a draft: each shape once, under the name that its description or its entity gives it. */
import { type Action, type Field, type Fields, isObject, type OperationSource } from 'plugboard/author'
import type { ApiShape } from '../../description/model.ts'
import { type FieldWriter, shapeType } from '../find/fields.ts'
import { isPlainShape } from '../find/records.ts'
import { isReserved, singular, typeNameOf, unusedName } from '../../base/words.ts'
import { defined } from 'plugboard/internal'

/** Names the schemas of records, and keeps them. */
export interface SchemaWriter {
  /** The name of a record's schema; undefined for records without known fields. */
  readonly nameFor: (shape: ApiShape, entity: string, action: Action) => string | undefined
  readonly all: ReadonlyMap<string, Fields>
}

/** Returns a writer without schemas. */
export function schemaWriter(writer: FieldWriter): SchemaWriter {
  const all = new Map<string, Fields>()
  const namesByKey = new Map<string, string>()
  const taken = { has: (name: string) => all.has(name) || writer.types.has(name) }

  const named = (shape: ApiShape, wanted: string): string | undefined => {
    const fields = [...shape.properties].filter(([name]) => !isReserved(name))
    if (fields.length === 0) return undefined
    const signature = signatureOf(shape)
    const key = `${typeNameOf(wanted, 'Record')} ${signature}`
    const known = namesByKey.get(key) ?? (shape.name === undefined ? namesByKey.get(signature) : undefined)
    if (known !== undefined) return known
    const name = unusedName(typeNameOf(wanted, 'Record'), taken, '')
    namesByKey.set(key, name).set(signature, name)
    // Takes its place before its fields, which may refer to it.
    all.set(name, {})
    writer.schemas.add(name)
    const written = fields.map(([field, read]): [string, Field] => [
      field,
      writer.record(read(), shape.required.has(field), (inner) => named(inner, inner.name ?? field)),
    ])
    all.set(name, Object.fromEntries(written))
    return name
  }
  /** A record that is one text or number is the value of its only field. */
  const plain = (type: string, wanted: string): string => {
    const key = `${wanted} ${type}`
    const name = namesByKey.get(key) ?? unusedName(typeNameOf(wanted, 'Record'), taken, '')
    namesByKey.set(key, name)
    all.set(name, { value: { type, required: true, at: WHOLE } })
    writer.schemas.add(name)
    return name
  }
  return {
    all,
    nameFor: (shape, entity, action) => {
      const wanted = shape.name ?? singular(entity) + (action === 'delete' ? '_deleted' : '')
      return isPlainShape(shape) ? plain(shapeType(shape), wanted) : named(shape, wanted)
    },
  }
}

/** The place of a record that is a value itself. */
const WHOLE = '$'

/** Returns a text that is the same for records of the same fields. Inner objects count by their names; without a name, by their fields. */
function signatureOf(shape: ApiShape, inside: readonly ApiShape[] = []): string {
  const within = [...inside, shape]
  const inner = (one: ApiShape): unknown => {
    const { types, isNullable, format, name, enum: values } = one
    if (name !== undefined || within.includes(one)) return [name, types, isNullable]
    const items = one.items?.()
    return [types, isNullable, format, values, items && inner(items), signatureOf(one, within)]
  }
  return JSON.stringify([...shape.properties].map(([name, read]) => [name, shape.required.has(name), inner(read())]))
}

/** Moves the schema of most actions to their entity. */
export function withSharedSchema(
  source: Record<string, unknown>,
  { all }: SchemaWriter,
  entity: string,
): Record<string, unknown> {
  const actions = Object.entries(source) as [string, OperationSource][]
  const names = actions.flatMap(([, { schema }]) => (schema == null ? [] : [schema]))
  const [shared] = names.toSorted((a, b) => names.filter((n) => n === b).length - names.filter((n) => n === a).length)
  if (shared === undefined) return source
  const key = keyOf(all.get(shared) ?? {}, entity)
  const cut = actions.map(([action, { schema, ...rest }]) => {
    if (schema === shared) return [action, rest]
    const hasOther = schema === undefined && rest.records !== null && rest.file === undefined
    return [action, defined({ ...rest, schema: hasOther ? null : schema })]
  })
  return defined({ key, schema: shared, ...Object.fromEntries(cut) })
}

/** Returns the field that identifies a record, when it is not id. */
function keyOf(fields: Fields, entity: string): string | undefined {
  if (Object.hasOwn(fields, 'id')) return undefined
  if (isObject(fields.value) && fields.value.at === WHOLE) return 'value'
  const one = singular(entity)
  const names = ['gid', 'sid', 'uuid', 'uid', 'key', `${one}_id`, `${one}Id`, `${one}_sid`, 'slug', 'code']
  return names.find((name) => Object.hasOwn(fields, name))
}

/** Whether the records of an entity have no field that identifies them. */
export function isWithoutKey({ key, schema }: Readonly<Record<string, unknown>>, { all }: SchemaWriter): boolean {
  return key === undefined && typeof schema === 'string' && !Object.hasOwn(all.get(schema) ?? {}, 'id')
}
