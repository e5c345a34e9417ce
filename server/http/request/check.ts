/** Checks of a request: its bytes as strict JSON, its body and query by the route's schemas. Reports every fault. */
import { isUtf8 } from 'node:buffer'
import { ConnectorError, type FieldError, type JsonObject, type JsonSchema } from 'plugboard/runtime'
import {
  at,
  didYouMean,
  duplicateKey,
  isObject,
  measureJson,
  pointer,
  pointerKeys,
  quoted,
  own,
  faultPath,
  HIDDEN,
  sayFault,
  type SchemaCheck,
  type SchemaFault,
} from 'plugboard/internal'
import { compileSchema } from 'plugboard/author'
import { isId } from '../../ground/base/index.ts'
import { ServerError } from '../../ground/errors/index.ts'

/** How deeply a body may nest; the body itself is the first level. */
export const MAX_BODY_DEPTH = 32
/** Maximum number of keys in all objects of a body. */
export const MAX_KEYS = 10_000

/**
 * Parses a body. Reads numbers as `JSON.parse` does.
 * @throws ConnectorError `invalid_json` for a body that is not JSON in UTF-8, nests too deeply, has too many keys, or names a prototype; `duplicate_key` with the pointer of a key that an object has twice
 */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw refused('it is not UTF-8')
  const { depth, keys } = measureJson(bytes, { depth: MAX_BODY_DEPTH, keys: MAX_KEYS })
  if (depth > MAX_BODY_DEPTH) throw refused(`it is nested more than ${MAX_BODY_DEPTH} levels deep`)
  if (keys > MAX_KEYS) throw refused(`it has more than ${MAX_KEYS} keys`)
  const text = bytes.toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refused('it is not JSON', 'Send one JSON object in UTF-8, without a byte order mark.')
  }
  if (countKeys(value) !== keys) throw duplicateAt(duplicateKey(text) ?? '')
  if (/\\u[dD][89a-fA-F]/.test(text)) checkText(value)
  return value
}

/** The keys that parsing kept: fewer than were written when an object has one twice. */
function countKeys(value: unknown): number {
  let count = 0
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object' && entry !== null) count += countKeys(entry)
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const entry = value[key]
      if (key === '__proto__' || (key === 'constructor' && isObject(entry) && Object.hasOwn(entry, 'prototype')))
        throw refused(`the key ${quoted(key)} is not allowed`)
      count += typeof entry === 'object' && entry !== null ? countKeys(entry) + 1 : 1
    }
  }
  return count
}

/** Refuses halves of characters, which escapes can write. */
function checkText(value: unknown): void {
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value))
    throw refused('a text contains half of a surrogate pair')
  if (Array.isArray(value)) value.forEach(checkText)
  else if (isObject(value)) Object.entries(value).flat().forEach(checkText)
}

function duplicateAt(path: string): ConnectorError {
  return new ServerError('duplicate_key', `Cannot read the body: it has the key ${quoted(path)} twice`, {
    errors: [{ field: path, message: 'is present twice', error_code: 'duplicate_key' }],
  })
}

function refused(state: string, hint?: string): ConnectorError {
  return new ServerError('invalid_json', `Cannot read the body: ${state}`, hint === undefined ? {} : { hint })
}

/** Stands in for a text that is no id: no row has it, so that the response is that for an unknown id. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Path values; a text that is no id becomes one that no row has. @throws ConnectorError `invalid_request` for a null character */
export function pathValues(params: Readonly<Record<string, string>>): Record<string, string> {
  const read: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) read[name] = name.endsWith('_id') && !isId(value) ? NO_ID : value
  if (Object.values(read).some((value) => value.includes('\0')))
    throw new ServerError('invalid_request', 'Cannot read the path: it encodes a null character')
  return read
}

type Values = Record<string, unknown>

/** The check of a body, compiled when the first comes, which returns the body with its defaults. @throws ConnectorError `validation_error`, also for null characters */
export function compileBodyCheck(schema: JsonSchema = { type: 'object', properties: {} }): (body: unknown) => Values {
  const check = compiledLater({ additionalProperties: false, ...schema })
  return (body) => {
    if (!isObject(body))
      throw new ConnectorError('validation_error', 'Cannot use the body: it is not a JSON object', {
        errors: [{ field: '', message: 'must be an object', error_code: 'type' }],
      })
    const faults = check(body)
    if (faults.length > 0) throw validationError(faults, body)
    const unfit = nullCharacterIn(body)
    if (unfit !== undefined) throw unstorable(unfit)
    return body
  }
}

/**
 * Compiles the check of a URL's query on first use. The check reads each value as its schema's type.
 * @throws ConnectorError `invalid_query` for unknown, repeated and malformed parameters
 */
export function compileQueryCheck(query: Readonly<Record<string, JsonSchema>> = {}): (text: string) => Values {
  const names = Object.keys(query)
  const schema = { type: 'object', properties: query as JsonObject }
  const check = names.length > 0 ? compiledLater(schema) : () => []
  return (text) => {
    const values: Values = {}
    for (const [name, value] of text === '' ? [] : pairsOf(text)) {
      const [whole, key] = keyOf(name, query)
      if (key !== undefined) {
        const members = own(values, whole) as Values | undefined
        if (members && Object.hasOwn(members, key)) throw queryError(name, 'is present twice', 'duplicate')
        values[whole] = { ...members, [key]: value }
        continue
      }
      const schema = own(query, name)
      if (!schema) throw queryError(name, unknownParameter(name, names), 'unknown')
      if (Object.hasOwn(values, name)) throw queryError(name, 'is present twice', 'duplicate')
      values[name] = typed(value, schema)
    }
    for (const fault of check(values)) {
      const [name = ''] = pointerKeys(fault.pointer)
      throw queryError(name, sayFault(fault, values[name], 'parameters'), fault.keyword)
    }
    return values
  }
}

/** The parameter and the key of `metadata[plan]`, for a parameter that is an object; no key for any other name. */
function keyOf(name: string, query: Readonly<Record<string, JsonSchema>>): [parameter: string, key?: string] {
  const [, parameter = name, key] = /^(\w+)\[([^\]]+)\]$/.exec(name) ?? []
  return own(query, parameter)?.type === 'object' ? [parameter, key] : [name]
}

/** The pointer of a text with a null character, which no database stores; of a key's value, if the key has one. */
function nullCharacterIn(value: unknown, at = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? at : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const here = pointer(at, key)
    const unfit = key.includes('\0') ? here : nullCharacterIn(inner, here)
    if (unfit !== undefined) return unfit
  }
  return undefined
}

function unstorable(at: string): ConnectorError {
  const field = fieldAt(pointerKeys(at))
  return new ConnectorError('validation_error', `Cannot use the body: ${field} must not contain a null character`, {
    errors: [{ field, message: 'must not contain a null character', error_code: 'null_character' }],
  })
}

/** A schema's check with defaults, compiled by its first call. */
function compiledLater(schema: JsonSchema): SchemaCheck {
  let check: SchemaCheck | undefined
  return (value) => (check ??= compileSchema(schema, { useDefaults: true }))(value)
}

/** @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded, but strict: what cannot be decoded is refused */
function pairsOf(text: string): [string, string][] {
  try {
    return text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const end = pair.indexOf('=')
        const [name, value] = end < 0 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)]
        return [decoded(name), decoded(value)]
      })
  } catch {
    throw new ServerError(
      'invalid_query',
      'Cannot use the query: its percent-encoding is malformed, or encodes a null character',
    )
  }
}

function decoded(text: string): string {
  const plain = decodeURIComponent(text.replaceAll('+', ' '))
  // No database holds it.
  if (plain.includes('\0')) throw new URIError('a null character')
  return plain
}

/** A value as the schema's type reads it; one that cannot be read stays text, for the check to refuse. */
function typed(value: string, { type }: JsonSchema): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

function unknownParameter(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'is not known; the route has no parameters'
  return `is not known.${didYouMean(name, names) || ` Known are ${names.join(', ')}`}`
}

function queryError(name: string, fault: string, errorCode: string): ConnectorError {
  const field = quoted(name).slice(1, -1)
  return new ServerError('invalid_query', `Cannot use query parameter "${field}": it ${fault}`, {
    errors: [{ field, message: fault, error_code: errorCode }],
  })
}

function validationError(faults: readonly SchemaFault[], body: unknown): ConnectorError {
  const choices = faults.flatMap((fault) => choiceOf(fault) ?? [])
  const reported = faults.filter(
    (fault) =>
      (!['anyOf', 'oneOf', 'if'].includes(fault.keyword) || choiceOf(fault)) &&
      !choices.includes(fault.schema as RequiredOne),
  )
  const errors = (reported.length > 0 ? reported : faults).slice(0, 20).map((fault) => fieldError(fault, body))
  const sentence = errors.map(({ field, message }) => `${field || 'it'} ${message}`).join('; ')
  return new ConnectorError('validation_error', `Cannot use the body: ${sentence}`, { errors })
}

/** A branch of a `oneOf` by which one of several fields has to be there. */
interface RequiredOne {
  readonly required: readonly string[]
}

/** Returns the branches of a `oneOf` that only names fields, of which exactly one is required. */
function choiceOf({ keyword, schema }: SchemaFault): readonly RequiredOne[] | undefined {
  const { oneOf } = schema as { oneOf?: readonly RequiredOne[] }
  if (keyword !== 'oneOf' || !oneOf) return undefined
  return oneOf.every((branch) => Object.keys(branch).join() === 'required') ? oneOf : undefined
}

/** A fault of the body. Text is repeated only where it had to be one of some words: it may be a credential. */
function fieldError(fault: SchemaFault, body: unknown): FieldError {
  const value = at(body, fault.pointer)
  const choice = choiceOf(fault)
  const isShown = typeof value !== 'string' || fault.keyword === 'enum'
  return {
    field: fieldAt(faultPath(fault)),
    message: choice
      ? `must have exactly one of ${choice.flatMap(({ required }) => required).join(', ')}`
      : sayFault(fault, isShown ? value : HIDDEN, 'fields'),
    error_code: fault.keyword === 'additionalProperties' ? 'unknown_field' : fault.keyword,
  }
}

/** A field as errors name it: `params.limit`. */
function fieldAt(path: readonly string[]): string {
  return path.map((name) => quoted(name).slice(1, -1)).join('.')
}

/** The body of a route that takes a text as it is; without one, an empty text. */
export function textBody(body: unknown): Readonly<Record<string, unknown>> {
  return isObject(body) && typeof body.text === 'string' ? body : { text: '' }
}
