/** How a write sets own fields: by their names or labels, in the place that the manifest states. */
import { ConnectorError, type FieldError } from '../base/errors.ts'
import { isObject, type Json, type JsonObject, own, type Params } from '../base/json.ts'
import { quoted } from '../base/names.ts'
import type { ResolvedOperation, ResolvedOwnFields } from '../manifest/index.ts'
import { fieldNamed } from './ask.ts'
import type { ListedField } from './fields.ts'

/**
 * The params of a write that sets own fields, beside those that the params set already.
 * @param values by the names or labels of fields
 * @param listed the fields of the vendor's list
 * @throws ConnectorError `invalid_params` for a field that the account does not have or does not let you write, and for an action that takes none
 */
export function writingParams(
  operation: ResolvedOperation,
  { write }: ResolvedOwnFields,
  params: Params,
  values: Readonly<Record<string, Json>>,
  listed: readonly ListedField[],
): Params {
  const id = `${operation.entity}.${operation.action}`
  const known = (operation.params.properties ?? {}) as JsonObject
  const takes =
    write && (write.param === undefined ? operation.open !== undefined : own(known, write.param) !== undefined)
  if (!write || !takes) throw refused(id, [{ field: 'own', message: 'is not taken by this action', error_code: 'own' }])
  const faults: FieldError[] = []
  const set = Object.entries(values).map(([name, value]) => {
    const field = fieldNamed(name, listed, id)
    if (!field.writable) faults.push({ field: `own.${name}`, message: 'cannot be written', error_code: 'own' })
    return { field, value }
  })
  if (faults.length > 0) throw refused(id, faults)
  const { param, key, value: at } = write
  if (param !== undefined && key !== undefined) {
    const given = Array.isArray(params[param]) ? params[param] : []
    const entries = set.map(({ field, value }) => ({ [key]: field.id, [at]: value }))
    return { ...params, [param]: [...given, ...entries] }
  }
  const named = Object.fromEntries(set.map(({ field, value }) => [field.name, value]))
  if (param === undefined) return { ...params, ...named }
  const given = params[param]
  return { ...params, [param]: { ...(isObject(given) ? given : {}), ...named } }
}

function refused(id: string, errors: FieldError[]): ConnectorError {
  const sentence = errors.map(({ field, message }) => `${quoted(field)} ${message}`).join('; ')
  return new ConnectorError('invalid_params', `Cannot call ${id}: ${sentence}`, { errors, sent: false })
}
