/** How a write sets own fields: by their names or labels, in the place that the manifest states. */
import { ConnectorError, type FieldError } from '../base/errors.ts'
import { isObject, type Json, type JsonObject, own, type Params } from '../base/json.ts'
import { quoted } from '../base/names.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { fieldNamed } from './ask.ts'
import type { OwnField } from './fields.ts'
import type { OwnUse } from './use.ts'

type Operation = Pick<ResolvedOperation, 'entity' | 'action' | 'params'>

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
  const taken = new Set(givenNames(write, params))
  const faults: FieldError[] = []
  const fault = (name: string, message: string) => faults.push({ field: `own.${name}`, message, error_code: 'own' })
  const set = values.map(([name, value]) => {
    const field = fieldNamed(name, fields, id)
    if (!field.writable) fault(name, 'cannot be written')
    if (taken.has(field.name)) fault(name, `is given twice: ${quoted(field.name)} is the same field`)
    taken.add(field.name)
    return { field, value }
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
  const { param, key } = write
  const top = (schema.properties ?? {}) as JsonObject
  const inner = param === undefined ? schema : own(top, param)
  const known = isObject(inner) && isObject(inner.properties) && key === undefined ? inner.properties : {}
  return givenNames(write, params).filter((name) => !Object.hasOwn(known, name))
}

type WritePlace = NonNullable<OwnUse['write']>

/** The names of fields in the params of a write. */
function givenNames(write: WritePlace, params: Params): string[] {
  const { param, key } = write
  if (param === undefined || key === undefined) return Object.keys(heldBy(write, params))
  const entries = params[param]
  return Array.isArray(entries) ? entries.flatMap((one) => (isObject(one) ? [String(one[key])] : [])) : []
}

function heldBy({ param }: WritePlace, params: Params): JsonObject {
  const held = param === undefined ? params : params[param]
  return isObject(held) ? held : {}
}

function hasLabel(name: string): (field: OwnField) => boolean {
  return ({ label }) => label.toLowerCase() === name.toLowerCase()
}

function refused(id: string, errors: FieldError[]): ConnectorError {
  const sentence = errors.map(({ field, message }) => `${quoted(field)} ${message}`).join('; ')
  return new ConnectorError('invalid_params', `Cannot call ${id}: ${sentence}`, { errors, sent: false })
}
