/** Own fields by name or label, and writes that set them in the place that the manifest states. */
import { ConnectorError, type FieldError } from './errors.ts'
import { isObject, type Json, type JsonObject, type JsonSchema, own, type Params } from './json.ts'
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

/** Stand for the value in the form of a field: as it is, and as text. */
export const FORM_VALUES = [AS_IS, AS_TEXT] as const

/** Where a write takes values of own fields: as a map, as a list of entries with `key`, or beside its params. */
export interface OwnWritePlace {
  readonly param?: string
  readonly key?: string
  /** The param that holds records in a list, if the action takes several: `param` is in the only one. */
  readonly batch?: string
}

/** How calls of an operation name the account's own fields. */
export interface OwnUse {
  /** Params that name the parent of the fields. */
  readonly of: readonly string[]
  /** The param of a read that names the fields to return. Absent where all come unasked. */
  readonly ask?: string
  /** Where a write takes values: a map in a param, a list of entries with `key`, or beside its params. */
  readonly write?: OwnWritePlace
}

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
 * The params of a write that sets own fields, beside the fields that the params set already.
 * @param values by the names or labels of fields
 * @param fields the fields of the account
 * @throws ConnectorError `invalid_params` for an unknown field, a read-only one, one that is given twice, and an action that takes none
 */
export function writingParams(
  operation: Operation,
  use: OwnUse | undefined,
  params: Params,
  values: readonly Labelled[],
  fields: readonly OwnField[],
): Params {
  const id = `${operation.entity}.${operation.action}`
  const write = use?.write
  if (!write) throw refused(id, [{ field: 'own', message: 'is not taken by this action', error_code: 'own' }])
  const inBatch = recordOfBatch(write, params)
  if (inBatch) {
    const message = `sets the fields of one record, and ${quoted(inBatch.name)} has ${inBatch.count}`
    if (inBatch.count > 1) throw refused(id, [{ field: 'own', message, error_code: 'own' }])
    const record = writingParams(operation, { ...use, write: inBatch.write }, inBatch.record, values, fields)
    return { ...params, [inBatch.name]: [record] }
  }
  const taken = new Set(givenNames(write, params))
  const faults: FieldError[] = []
  const fault = (name: string, message: string) => faults.push({ field: `own.${name}`, message, error_code: 'own' })
  const set = values.map(([name, value]) => {
    const field = fieldNamed(name, fields, id)
    if (!field.writable) fault(name, 'cannot be written')
    if (taken.has(field.name)) fault(name, `is given twice: ${quoted(field.name)} is the same field`)
    taken.add(field.name)
    return { field, value: writtenValue(field, value) }
  })
  if (faults.length > 0) throw refused(id, faults)
  const { param, key } = write
  if (param !== undefined && key !== undefined) {
    const given = Array.isArray(params[param]) ? params[param] : []
    const entries = set.map(({ field, value }) => ({ [key]: field.id ?? field.name, value }))
    return { ...params, [param]: [...given, ...entries] }
  }
  const named = Object.fromEntries(set.map(({ field, value }) => [field.name, value]))
  if (param === undefined) return { ...params, ...named }
  return { ...params, [param]: { ...heldBy(write, params), ...named } }
}

/** The record of a batch, for an action that takes several. Empty if the batch has none, or several. */
function recordOfBatch({ batch: name, ...write }: OwnWritePlace, params: Params) {
  if (name === undefined) return undefined
  const given = params[name]
  const records = Array.isArray(given) ? given : []
  const [only] = records
  const record: JsonObject = records.length === 1 && isObject(only) ? only : {}
  return { name, write, record, count: records.length }
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

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A form with a value in it. A list in the form repeats its entry for each of several values; a text has semicolons between them. */
function filled(form: Json, value: Json): Json {
  if (form === AS_IS) return value
  if (form === AS_TEXT) return [value].flat().map(textOf).join(';')
  if (Array.isArray(form)) return [value].flat().map((one) => filled(form[0] ?? null, one))
  if (!isObject(form)) return form
  return Object.fromEntries(Object.entries(form).map(([name, inner]) => [name, filled(inner, value)]))
}

/**
 * The params of a write without the fields that they name by a label, and the values of these. A name that the operation or the account
 * knows is none.
 */
export function labelledApart(
  operation: Operation,
  { write }: OwnUse,
  params: Params,
  fields: readonly OwnField[],
): { readonly params: Params; readonly labelled: readonly Labelled[] } {
  const inBatch = write && recordOfBatch(write, params)
  if (inBatch) {
    const schema = itemSchema(operation, inBatch.name)
    const apart = labelledApart(
      { ...operation, params: schema },
      { of: [], write: inBatch.write },
      inBatch.record,
      fields,
    )
    return apart.labelled.length === 0
      ? { params, labelled: [] }
      : { ...apart, params: { ...params, [inBatch.name]: [apart.params] } }
  }
  const unknown = unknownNames(operation, { write }, params)
  const isLabel = (name: string) =>
    unknown.includes(name) && !fields.some((field) => field.name === name) && fields.some(hasLabel(name))
  if (!write || !unknown.some(isLabel)) return { params, labelled: [] }
  const { param, key } = write
  if (param === undefined || key === undefined) {
    const given = Object.entries(heldBy(write, params))
    const rest = Object.fromEntries(given.filter(([name]) => !isLabel(name)))
    const labelled = given.filter(([name]) => isLabel(name)) as Labelled[]
    return { params: param === undefined ? rest : { ...params, [param]: rest }, labelled }
  }
  const entries = params[param] as readonly JsonObject[]
  const [rest, byLabel] = [false, true].map((wanted) => entries.filter((one) => isLabel(String(one[key])) === wanted))
  return {
    params: { ...params, [param]: [...(rest ?? [])] },
    labelled: (byLabel ?? []).map((entry) => [String(entry[key]), entry.value ?? null]),
  }
}

/** The names of fields in the params of a write that the operation does not know: an account's own, and perhaps labels. */
export function unknownNames(
  { params: schema }: Pick<Operation, 'params'>,
  { write }: Pick<OwnUse, 'write'>,
  params: Params,
): string[] {
  if (!write) return []
  const inBatch = recordOfBatch(write, params)
  if (inBatch)
    return unknownNames(
      { params: itemSchema({ params: schema }, inBatch.name) },
      { write: inBatch.write },
      inBatch.record,
    )
  const { param, key } = write
  const top = (schema.properties ?? {}) as JsonObject
  const inner = param === undefined ? schema : own(top, param)
  const known = isObject(inner) && isObject(inner.properties) && key === undefined ? inner.properties : {}
  return givenNames(write, params).filter((name) => !Object.hasOwn(known, name))
}

function itemSchema({ params }: Pick<Operation, 'params'>, name: string): JsonSchema {
  const list = own((params.properties ?? {}) as JsonObject, name)
  return isObject(list) && isObject(list.items) ? list.items : {}
}

/** The names of fields in the params of a write. */
function givenNames(write: OwnWritePlace, params: Params): string[] {
  const { param, key } = write
  if (param === undefined || key === undefined) return Object.keys(heldBy(write, params))
  const entries = params[param]
  return Array.isArray(entries) ? entries.flatMap((one) => (isObject(one) ? [String(one[key])] : [])) : []
}

function heldBy({ param }: OwnWritePlace, params: Params): JsonObject {
  const held = param === undefined ? params : params[param]
  return isObject(held) ? held : {}
}

function hasLabel(name: string): (one: { readonly label: string }) => boolean {
  return ({ label }) => label.toLowerCase() === name.toLowerCase()
}

function refused(id: string, errors: FieldError[]): ConnectorError {
  const sentence = errors.map(({ field, message }) => `${quoted(field)} ${message}`).join('; ')
  return new ConnectorError('invalid_params', `Cannot call ${id}: ${sentence}`, { errors, sent: false })
}

/**
 * The field with a name, or with a label that no other field has.
 * @throws ConnectorError `invalid_params`
 */
export function fieldNamed<F extends OwnField>(name: string, listed: readonly F[], operation: string): F {
  const byName = listed.find((field) => field.name === name)
  if (byName) return byName
  const labelled = listed.filter(({ label }) => label.toLowerCase() === name.toLowerCase())
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
    errors: [{ field: 'own', message: `${quoted(name)} ${fault}`, error_code: 'own' }],
    sent: false,
  })
}
