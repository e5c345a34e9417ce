/** Own fields in responses: the vendor's list of them, and records with the fields that a call names. */
import { isObject, type Json, type JsonObject, type JsonSchema, own } from '../../runtime/base/json.ts'
import type { Locator } from '../../runtime/language/locator.ts'
import type { OwnFieldCondition, OwnFieldType, ResolvedFieldList } from '../../runtime/manifest/index.ts'
import { type EntityFields, putName, type SimulatedField, typeWord } from '../records/index.ts'
import { valuesIn } from '../request/index.ts'
import {
  entrySchema,
  generateObject,
  placesOf,
  writeWithin,
  read,
  schemaAt,
  type SchemedObject,
  type Schemas,
  schemaTypes,
} from '../values/index.ts'
import type { UnderstoodCall, Vendor } from './vendor.ts'

type Call = Pick<UnderstoodCall, 'operation' | 'params'>

/**
 * The fields of the entities that a call lists them of, as the vendor's records; undefined for any other call.
 * @param others records of the list that are not made up. Created ones are own fields
 */
export function listedFields(
  vendor: Vendor,
  call: Call,
  others: ReturnType<Vendor['dataset']['unmade']> = [],
): JsonObject[] | undefined {
  const listed = entitiesOf(vendor, call).filter(({ described }) => !described.list?.in)
  const [first] = listed
  if (!first) return undefined
  const unmade = others.map(({ record, isCreated }) => (isCreated ? ownField(vendor, first, record) : record))
  return [...listed.flatMap((fields) => fieldRecords(vendor, fields)), ...unmade]
}

function ownField({ manifest: { schemas } }: Vendor, fields: EntityFields, record: JsonObject): JsonObject {
  const placed = new PlacedValues({ object: record, schema: fields.fieldSchema(), schemas })
  const { own: mark } = fields.described.list ?? {}
  if (mark) placed.mark(mark, true)
  return placed.object
}

/** The field that a call of the list's `get` names; undefined for any other call. */
export function listedField(vendor: Vendor, { operation, params }: Call): JsonObject | undefined {
  const { manifest, dataset } = vendor
  const list = own(manifest.operations, `${operation.entity}.list`)
  const identity = dataset.relations.identityParam(operation)
  if (operation.action !== 'get' || !list || identity === undefined) return undefined
  const key = dataset.relations.key(operation.entity)
  return listedFields(vendor, { operation: list, params })?.find((field) => field[key] === params[identity])
}

/** A record as a call's response has it: with the fields that the call names, and the fields of entities that it describes. */
export function answeredRecord(vendor: Vendor, call: Call, record: Json): Json {
  if (!isObject(record)) return record
  const { operation, params } = call
  const fields = vendor.dataset.ownFields.of(operation.entity)
  const answered = fields?.answered(operation, params, record) ?? record
  return entitiesOf(vendor, call).reduce((described, one) => withFields(vendor, one, described, call), answered)
}

/** The entities whose fields a call lists: the ones in its params, else any. */
function entitiesOf(vendor: Vendor, { operation, params }: Call): EntityFields[] {
  const { manifest, dataset } = vendor
  const id = `${operation.entity}.${operation.action}`
  const fitting = Object.keys(manifest.entities).flatMap((entity) => {
    const fields = dataset.ownFields.of(entity)
    if (!fields || fields.entity !== entity || fields.described.list?.from !== id) return []
    const fit = fitOf(fields.described.list, entity, params)
    return fit === undefined ? [] : [{ fields, fit }]
  })
  const most = Math.max(...fitting.map(({ fit }) => fit))
  return fitting.filter(({ fit }) => fit === most).map(({ fields }) => fields)
}

/** The number of params that name the entity; undefined where one names another. */
function fitOf({ with: entries }: ResolvedFieldList, entity: string, params: JsonObject): number | undefined {
  let fit = 0
  for (const { name, value } of entries) {
    if (!('constant' in value || 'template' in value)) continue
    const found = params[name]
    const values = found === undefined ? undefined : valuesIn(value, String(found))
    if (!values || (values.entity ?? entity) !== entity) return undefined
    if ('entity' in values || Object.keys(values).length === 0) fit++
  }
  return fit
}

/** The records of an entity's fields: the vendor's, then the account's own. */
function fieldRecords(vendor: Vendor, fields: EntityFields): JsonObject[] {
  const { own: added, standard, described } = fields
  const { schemas } = vendor.manifest
  const isOwnMarked = described.list?.own !== undefined
  const theirs = [...standard].filter(([, schema]) => isOwnMarked || Object.keys(schema).length > 0)
  const given = theirs.map(([name, schema]): SimulatedField => {
    const type = schemaTypes(schema, schemas).find((one) => one === 'number' || one === 'boolean') ?? 'string'
    return { name, label: name, type, options: [], writable: true }
  })
  return [
    ...given.map((field, index) => fieldRecord(vendor, fields, field, { ordinal: index + 1, isOwn: false })),
    ...added.map((field, index) =>
      fieldRecord(vendor, fields, field, { ordinal: given.length + index + 1, isOwn: true }),
    ),
  ]
}

interface Listed {
  readonly ordinal: number
  readonly isOwn: boolean
}

/** A field in the words of the vendor. */
function fieldRecord(
  { manifest: { kind, schemas } }: Vendor,
  fields: EntityFields,
  field: SimulatedField,
  { ordinal, isOwn }: Listed,
): JsonObject {
  const { list } = fields.described
  const schema = fields.fieldSchema()
  const seed = `${kind}/${fields.entity}.fields/${field.name}`
  const made = generateObject(schema, { name: 'field', seed, ordinal }, schemas)
  if (!list) return made
  // The vendor numbers its fields.
  if (typeof made.id === 'number') made.id = ordinal
  const record = new PlacedValues({ object: made, schema, schemas })
  if (list.own) record.mark(list.own, isOwn)
  if (list.type) record.putType(list.type, field.type)
  if (list.options) record.putOptions(list.options, field.options, typeWord(list.type?.values, field.type))
  if (list.writable) record.mark(list.writable, field.writable)
  if (list.label) record.put(list.label, field.label)
  return putName({ object: record.object, schema, schemas }, list.name, field.name)
}

/** A field's record while its values are written. */
class PlacedValues {
  object: JsonObject
  readonly #schema: JsonSchema
  readonly #schemas: Schemas

  constructor({ object, schema, schemas }: SchemedObject) {
    this.object = object
    this.#schema = schema
    this.#schemas = schemas
  }

  put(at: Locator, value: Json): void {
    this.object = writeWithin({ object: this.object, schema: this.#schema, schemas: this.#schemas }, at, value)
  }

  /** Writes whether a condition holds. */
  mark({ at, is }: OwnFieldCondition, holds: boolean): void {
    const [first = null] = is.filter((value) => value !== null)
    const other = typeof first === 'boolean' ? !first : this.#other(at, is.map(String))
    this.put(at, holds ? first : other)
  }

  /** Writes the vendor's word for a type to all of its places. */
  putType({ at, values }: NonNullable<ResolvedFieldList['type']>, type: OwnFieldType): void {
    for (const place of placesOf(at)) this.put(place, typeWord(values, type) ?? this.#other(place, Object.keys(values)))
  }

  /** A text that is none of these. */
  #other(at: Locator, known: readonly string[]): string {
    const { enum: values = [] } = schemaAt(this.#schema, at, this.#schemas)
    return String((values as Json[]).find((value) => !known.includes(String(value))) ?? 'other')
  }

  /** Writes the options: of several places, to the one that is named like the type. */
  putOptions(
    described: NonNullable<ResolvedFieldList['options']>,
    options: SimulatedField['options'],
    word = '',
  ): void {
    const places = placesOf(described.at)
    const { of } = described
    if (of)
      return this.#putHeld(
        places,
        of,
        options.map(({ value }) => value),
      )
    const place = places.find((one) => one.in === 'body' && one.steps.includes(word)) ?? places[0]
    const before = place && read({ body: this.object, headers: {}, only: '' }, place)
    if (!place || (options.length === 0 && before === undefined)) return
    const schema = schemaAt(this.#schema, place, this.#schemas)
    const entries = options.map((option, index) => this.#option(schema, described, option, index))
    this.put(place, schema.items === undefined && isObject(before) ? { ...entries } : entries)
  }

  /** Writes the options into the one entry of a list that holds them, as JSON in a text. */
  #putHeld(
    [place]: readonly Locator[],
    { at, is, in: inside }: NonNullable<NonNullable<ResolvedFieldList['options']>['of']>,
    values: readonly string[],
  ): void {
    if (!place) return
    const schema = entrySchema(schemaAt(this.#schema, place, this.#schemas))
    const held = new PlacedValues({ object: {}, schema, schemas: this.#schemas })
    held.put(at, is[0] ?? null)
    held.put(inside, JSON.stringify(values))
    this.put(place, values.length > 0 ? [held.object] : [])
  }

  #option(
    list: JsonSchema,
    { value, label }: NonNullable<ResolvedFieldList['options']>,
    option: SimulatedField['options'][number],
    index: number,
  ): Json {
    if (!value) return option.value
    const schema = entrySchema(list)
    const seed = `option/${option.value}`
    const object = generateObject(schema, { name: 'option', seed, ordinal: index + 1 }, this.#schemas)
    const named = label ? writeWithin({ object, schema, schemas: this.#schemas }, label, option.label) : object
    return writeWithin({ object: named, schema, schemas: this.#schemas }, value, option.value)
  }
}

/** A record of a vendor's list with the fields of an entity. */
function withFields(vendor: Vendor, fields: EntityFields, record: JsonObject, { operation }: Call): JsonObject {
  const { schemas } = vendor.manifest
  const inside = fields.described.list?.in
  if (!inside) return record
  const schema = operation.record ?? {}
  const entries = fieldRecords(vendor, fields)
  const isMap =
    schemaAt(schema, inside, schemas).items === undefined &&
    isObject(read({ body: record, headers: {}, only: '' }, inside))
  return writeWithin({ object: record, schema, schemas }, inside, isMap ? { ...entries } : entries)
}
