/** Own fields by name or label, and writes that set them in the place that the manifest states. */
import { ConnectorError, type FieldError } from './errors.ts'
import {
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  type Params,
  propertiesOf,
  valueText,
} from './json.ts'
import { didYouMean, quoted } from './names.ts'
import type { OwnFieldType } from './own-field-types.ts'

/** A field that an account added to an entity. */
export interface OwnField {
  /** The name by which records and requests know it: `stage_reason__c`, `customfield_10016`. */
  readonly name: string
  /** Its number, if requests know it by a number. */
  readonly id?: number
  /** The label that people read. */
  readonly label: string
  /** The meaning of its values. Their form in records is the vendor's. */
  readonly type: OwnFieldType
  /** The options of an `enum` and `enum[]`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Whether writes may set it. */
  readonly writable: boolean
  /** The form in which a write takes its value, with `{{value}}` in it, such as `{"value": "{{value}}"}`. Absent if that is the value itself. */
  readonly form?: OwnFieldForm
}

/** The form of a written value. */
export type OwnFieldForm = { readonly [name: string]: unknown } | readonly unknown[] | string

const AS_IS = '{{value}}'

/** Stands for the text of the value in the form of a field. */
export const AS_TEXT = '{{text value}}'

const AS_JSON = '{{json value}}'

/** Stand for the value in the form of a field: as it is, as text, and as JSON in a text. */
export const FORM_VALUES = [AS_IS, AS_TEXT, AS_JSON] as const

/** Where a write takes values of own fields: as a map, as a list of entries with `key`, or beside its params. */
export interface OwnWritePlace {
  readonly param?: string
  /** The names that an entry has the parts of its field's name under. */
  readonly key?: readonly string[]
}

/** How calls of an operation name the account's own fields. */
export interface OwnUse {
  /** Params that name the parent of the fields. */
  readonly of: readonly string[]
  /** The param of a read that names the fields to return. Absent where all come unasked. */
  readonly ask?: string
  /** Where a write takes values: a map in a param, a list of entries with `key`, or beside its params. */
  readonly write?: OwnWritePlace
  /** The param with the records of a batch. Each of them takes values. */
  readonly batch?: string
}

/** How calls of a write take own fields. */
export type OwnWrite = OwnUse & { readonly write: OwnWritePlace }

/** Values that a write sets, by the names or labels of their fields. A batch has a list, with the values of each record. */
export type OwnValues = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]

/** The params of a call that name the parent of the fields. @param of the names of such params */
export function fieldParent(of: readonly string[], params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => of.includes(name)))
}

interface Operation {
  readonly entity: string
  readonly action: string
  readonly params: JsonSchema
}

/** A value by the name or label of its field. */
type Labelled = readonly [name: string, value: Json]

/**
 * Checks the form of the values that a write gets, before anything lists its fields.
 * @returns the values, for a batch a list of them, and how the write takes them
 * @throws ConnectorError `invalid_params` for an action that takes none, another form, and a list that does not fit the batch
 */
export function checkedValues(
  operation: Operation,
  use: OwnUse | undefined,
  params: Params,
  own: unknown,
): { readonly values: OwnValues; readonly use: OwnWrite } {
  const fault = use?.write ? formFault(own, use.batch, params) : 'is not taken by this action'
  if (fault !== undefined) throw refused(operation, [{ field: 'own', message: fault, error_code: 'own' }])
  const values = (use?.batch !== undefined && isObject(own) ? [own] : own) as OwnValues
  return { values, use: use as OwnWrite }
}

/**
 * The params of a write that sets own fields, beside the fields that the params set already.
 * @param own as `checkedValues` returns it
 * @param fields the fields of the account
 * @throws ConnectorError `invalid_params` for an unknown field, a read-only one, and one that is given twice
 */
export function writingParams(
  operation: Operation,
  use: OwnWrite,
  params: Params,
  own: OwnValues,
  fields: readonly OwnField[],
): Params {
  const writing = { operation, write: use.write, fields }
  return eachRecord(use, params, own, (record, values, at) => withValues({ ...writing, at }, record, values))
}

/**
 * The params of a write that also names own fields by their labels in its params. A name that the operation or the account knows is none.
 * @throws ConnectorError as `writingParams`
 */
export function labelledParams(
  operation: Operation,
  use: OwnWrite,
  params: Params,
  own: OwnValues | undefined,
  fields: readonly OwnField[],
): Params {
  const writing = { operation, write: use.write, fields }
  const known = knownNames(operation, use)
  return eachRecord(use, params, own, (record, values, at) => {
    const { rest, labelled } = labelledApart(use.write, known, record, fields)
    return withValues({ ...writing, at }, rest, [...labelled, ...values])
  })
}

/** The names of fields in the params of a write that the operation does not know: an account's own, and perhaps labels. */
export function unknownNames(operation: Operation, use: OwnWrite, params: Params): string[] {
  const { write, batch } = use
  const known = knownNames(operation, use)
  const records = batch === undefined ? [params] : [params[batch] ?? []].flat()
  const given = records.flatMap((record) => (isObject(record) ? givenNames(write, record) : []))
  return given.filter((name) => !known.has(name))
}

/** Changes the params, or each record of a batch, with its values. */
function eachRecord(
  { batch }: OwnWrite,
  params: Params,
  own: OwnValues | undefined,
  change: (record: JsonObject, values: readonly Labelled[], at: string) => JsonObject,
): Params {
  if (batch === undefined) return change(params, Object.entries((own ?? {}) as JsonObject), 'own')
  const values = (own ?? []) as readonly JsonObject[]
  const records: Json = params[batch] ?? values.map(() => ({}))
  if (!Array.isArray(records)) return params
  const changed = records.map((record, index) =>
    isObject(record) ? change(record, Object.entries(values[index] ?? {}), `own.${index}`) : record,
  )
  return { ...params, [batch]: changed }
}

function formFault(own: unknown, batch: string | undefined, params: Params): string | undefined {
  if (batch === undefined) return isObject(own) ? undefined : 'must be an object of values by name'
  if (![own].flat().every(isObject)) return `must be a list of objects of values by name, one for each of ${batch}`
  const given = [own].flat().length
  const records = params[batch]
  const length = records === undefined ? given : [records].flat().length
  if (given === length) return undefined
  return Array.isArray(own)
    ? `must have ${length} entries, one for each of ${batch}, and has ${given}`
    : `sets the fields of one record, and ${quoted(batch)} has ${length}`
}

interface Writing {
  readonly operation: Operation
  readonly write: OwnWritePlace
  readonly fields: readonly OwnField[]
  /** The place of the values in the call. */
  readonly at: string
}

function withValues(
  { operation, write, fields, at }: Writing,
  record: JsonObject,
  values: readonly Labelled[],
): JsonObject {
  if (values.length === 0) return record
  const taken = new Set(givenNames(write, record))
  const faults: FieldError[] = []
  const fault = (name: string, message: string) => faults.push({ field: `${at}.${name}`, message, error_code: 'own' })
  const set = values.map(([name, value]) => {
    const field = fieldNamed(name, fields, idOf(operation))
    if (!field.writable) fault(name, 'cannot be written')
    if (taken.has(field.name)) fault(name, `is given twice: ${quoted(field.name)} is the same field`)
    taken.add(field.name)
    return { field, value: writtenValue(field, value) }
  })
  if (faults.length > 0) throw refused(operation, faults)
  const { param, key } = write
  if (param !== undefined && key !== undefined) {
    const given = Array.isArray(record[param]) ? record[param] : []
    const entries = set.map(({ field, value }) => ({ ...nameParts(key, field), value }))
    return { ...record, [param]: [...given, ...entries] }
  }
  const named = Object.fromEntries(set.map(({ field, value }) => [field.name, value]))
  if (param === undefined) return { ...record, ...named }
  return { ...record, [param]: { ...heldBy(write, record), ...named } }
}

/** The value that a write sends. Null clears the field. An object is in the vendor's form already. */
function writtenValue({ type, options, form }: OwnField, value: Json): Json {
  if (value === null || [value].flat().some(isObject)) return value
  const values = [value].flat().map((one) => optionValue(options, one))
  const isList = Array.isArray(value) || (type === 'enum[]' && form === undefined)
  return filled((form ?? AS_IS) as Json, isList ? values : (values[0] ?? null))
}

/** The value of the option with this value or label; the value itself if it names none, or a label of several. */
function optionValue(options: OwnField['options'] = [], value: Json): Json {
  if (typeof value !== 'string' || options.some((option) => option.value === value)) return value
  const [only, ...others] = options.filter(hasLabel(value))
  return only && others.length === 0 ? only.value : value
}

/** A form with a value in it. A list in the form repeats its entry for each of several values; a text has semicolons between them. */
function filled(form: Json, value: Json): Json {
  if (form === AS_IS) return value
  if (form === AS_TEXT) return [value].flat().map(valueText).join(';')
  if (form === AS_JSON) return JSON.stringify(value)
  if (Array.isArray(form)) return [value].flat().map((one) => filled(form[0] ?? null, one))
  if (!isObject(form)) return form
  return Object.fromEntries(Object.entries(form).map(([name, inner]) => [name, filled(inner, value)]))
}

/** The parts of a field's name under their names in an entry. The last part takes what is left. */
function nameParts(key: readonly string[], { id, name }: OwnField): JsonObject {
  const parts = name.split('.')
  const last = key.length - 1
  const partAt = (index: number) => (index < last ? (parts[index] ?? '') : parts.slice(last).join('.'))
  return Object.fromEntries(key.map((one, index) => [one, last === 0 ? (id ?? name) : partAt(index)]))
}

/** The name of the field of an entry that a write has. */
export function entryName(key: readonly string[], entry: JsonObject): string {
  return key.map((one) => String(entry[one])).join('.')
}

/** A record of a write without the fields that it names by a label, and the values of these. */
function labelledApart(
  write: OwnWritePlace,
  known: ReadonlySet<string>,
  record: JsonObject,
  fields: readonly OwnField[],
): { readonly rest: JsonObject; readonly labelled: readonly Labelled[] } {
  const isLabel = (name: string) =>
    !known.has(name) && !fields.some((field) => field.name === name) && fields.some(hasLabel(name))
  if (!givenNames(write, record).some(isLabel)) return { rest: record, labelled: [] }
  const { param, key } = write
  if (param === undefined || key === undefined) {
    const given = Object.entries(heldBy(write, record))
    const rest = Object.fromEntries(given.filter(([name]) => !isLabel(name)))
    const labelled = given.filter(([name]) => isLabel(name))
    return { rest: param === undefined ? rest : { ...record, [param]: rest }, labelled }
  }
  const entries = record[param] as readonly JsonObject[]
  const [others, byLabel] = [false, true].map((wanted) =>
    entries.filter((one) => isLabel(entryName(key, one)) === wanted),
  )
  return {
    rest: { ...record, [param]: [...(others ?? [])] },
    labelled: (byLabel ?? []).map((entry) => [entryName(key, entry), entry.value ?? null]),
  }
}

/** The names of fields that the operation's schema has. */
function knownNames({ params }: Operation, { write, batch }: OwnWrite): ReadonlySet<string> {
  const { param, key } = write
  const { items } = (batch === undefined ? undefined : own(propertiesOf(params), batch)) ?? {}
  const record = batch === undefined ? params : isObject(items) ? items : {}
  const inner = param === undefined ? record : own(propertiesOf(record), param)
  return new Set(key === undefined ? Object.keys(propertiesOf(inner ?? {})) : [])
}

/** The names of fields in the params of a write, or in a record of a batch. */
function givenNames(write: OwnWritePlace, record: JsonObject): string[] {
  const { param, key } = write
  if (param === undefined || key === undefined) return Object.keys(heldBy(write, record))
  const entries = record[param]
  return Array.isArray(entries) ? entries.flatMap((one) => (isObject(one) ? [entryName(key, one)] : [])) : []
}

function heldBy({ param }: OwnWritePlace, record: JsonObject): JsonObject {
  const held = param === undefined ? record : record[param]
  return isObject(held) ? held : {}
}

function hasLabel(name: string): (one: { readonly label: string }) => boolean {
  return ({ label }) => label.toLowerCase() === name.toLowerCase()
}

function idOf({ entity, action }: Operation): string {
  return `${entity}.${action}`
}

function refused(operation: Operation, errors: FieldError[]): ConnectorError {
  const sentence = errors.map(({ field, message }) => `${quoted(field)} ${message}`).join('; ')
  return new ConnectorError('invalid_params', `Cannot call ${idOf(operation)}: ${sentence}`, { errors, sent: false })
}

/**
 * The field with a name, or with a label that no other field has.
 * @throws ConnectorError `invalid_params`
 */
export function fieldNamed<F extends OwnField>(name: string, listed: readonly F[], operation: string): F {
  const byName = listed.find((field) => field.name === name)
  if (byName) return byName
  const labelled = listed.filter(hasLabel(name))
  const [only, ...others] = labelled
  if (only && others.length === 0) return only
  const fault = only
    ? `is the label of ${labelled.length} fields: ${labelled.map((field) => field.name).join(', ')}`
    : `is no field of the account.${didYouMean(
        name,
        listed.flatMap((field) => [field.name, field.label]),
      )}`
  throw new ConnectorError('invalid_params', `Cannot call ${operation}: own field ${quoted(name)} ${fault}`, {
    hint: only ? 'Use the name of the field.' : 'List the fields of the account with $fields.',
    errors: [{ field: `own.${name}`, message: fault, error_code: 'own' }],
    sent: false,
  })
}
