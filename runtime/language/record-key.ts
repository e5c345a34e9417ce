/** Keys of records: one field, or several values if no field identifies a record. */
import { type JsonObject, own } from '../base/json.ts'

/** The name of a field, or a composite key. */
export type RecordKey = string | CompositeKey

/** A key of several values. Params of the record's call come first, such as the project of a branch, then fields of the record. */
export interface CompositeKey {
  readonly params: readonly string[]
  /** At least one. The last identifies a record among records with the same other values. */
  readonly fields: readonly string[]
}

/** Returns the fields of a record in its key. */
export function keyFields(key: RecordKey): readonly string[] {
  return typeof key === 'string' ? [key] : key.fields
}

/** Returns the params of the call in a key. */
export function keyParams(key: RecordKey): readonly string[] {
  return typeof key === 'string' ? [] : key.params
}

/** Returns the field that identifies a record among records with the same other values. */
export function ownKeyField(key: RecordKey): string {
  return keyFields(key).at(-1) ?? ''
}

/**
 * Returns the key of a record; undefined if a value is absent, empty or not a scalar.
 * @param params of the call that returned the record
 * @example recordKey({ params: ['project_id'], fields: ['name'] }, { name: 'fix/1' }, { project_id: 7 }) // '7/fix%2F1'
 */
export function recordKey(
  key: RecordKey,
  record: JsonObject,
  params: Readonly<Record<string, unknown>> = {},
): string | number | undefined {
  if (typeof key === 'string') return scalar(own(record, key))
  return keyText([...key.params.map((name) => own(params, name)), ...key.fields.map((name) => own(record, name))])
}

/**
 * Joins the values of a composite key with slashes. Percent signs and slashes of values are percent-encoded (RFC 3986), so that
 * different values never give the same text. Undefined if a value is absent, empty or not a scalar.
 */
export function keyText(values: readonly unknown[]): string | undefined {
  const parts = values.map((value) => String(scalar(value) ?? ''))
  return parts.includes('') ? undefined : parts.map(escaped).join('/')
}

/** Formats a key for messages, as a manifest writes it: `name`, or `{{project_id}}, name`. */
export function keySource(key: RecordKey): string {
  return [...keyParams(key).map((name) => `{{${name}}}`), ...keyFields(key)].join(', ')
}

function escaped(part: string): string {
  return part.replaceAll('%', '%25').replaceAll('/', '%2F')
}

function scalar(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
