/** How a call asks for own fields: the params of each of its requests, and the records that these give together. */
import { ConnectorError } from '../base/errors.ts'
import { isObject, type JsonObject, own, type Params } from '../base/json.ts'
import { fieldNamed } from '../base/own-fields.ts'
import { followSteps } from '../language/body-steps.ts'
import { type RecordKey, recordKey } from '../language/record-key.ts'
import type { ResolvedOperation, ResolvedOwnFields } from '../manifest/index.ts'
import type { ListedField } from './fields.ts'

/** The own fields that a read asks for: all, or some by their names or labels. */
export type OwnWanted = 'all' | readonly string[]

/** Maximum number of own fields of an entity that `all` asks for. */
export const MOST_OWN_FIELDS = 500

/** Octets that the names of fields may take in a URL of at most 8,000, which every server should accept. @see RFC 9110, 4.1 */
const URL_OCTETS = 6000

/** A read of an entity with own fields. */
export interface OwnRead {
  readonly operation: ResolvedOperation
  readonly fields: ResolvedOwnFields
  /** The record key of the entity. */
  readonly key: RecordKey
}

/**
 * The params of a read that asks for own fields: of one request, or of several where one cannot name all fields.
 * @param listed the fields of the vendor's list
 * @throws ConnectorError `invalid_params` for a field that the account does not have, or more than 500 of `all`
 */
export function askingParams(
  { operation, fields: { ask, at }, key }: OwnRead,
  params: Params,
  wanted: OwnWanted,
  listed: readonly ListedField[],
): readonly Params[] {
  const asksAll = wanted === 'all' && ask?.all !== undefined
  const names = asksAll ? [ask.all] : wantedNames(operation, wanted, listed, ask?.as)
  const known = (operation.params.properties ?? {}) as Record<string, { type?: string; default?: unknown }>
  const schema = ask && own(known, ask.param)
  const given = ask && namesOf(params[ask.param])
  if (!ask || !schema || (ask.not.includes(operation.action) && !given)) return [params]
  const isList = schema.type === 'array'
  const base = given ?? (asksAll ? [] : (ask.always ?? namesOf(schema.default) ?? []))
  const keyNames = at.length === 0 ? [typeof key === 'string' ? key : key.fields].flat() : []
  const parts = chunks(unasked(names, base, ask, listed), base, keyNames, {
    most: ask.most ?? Infinity,
    octets: operation.method === 'GET' ? URL_OCTETS : Infinity,
  })
  return parts.map((part) =>
    part.length === 0 ? params : { ...params, ...ask.with, [ask.param]: isList ? part : part.join(',') },
  )
}

/** The names that the base does not ask for, one by one or by a name for many. */
function unasked(
  names: readonly string[],
  base: readonly string[],
  { standard, all }: NonNullable<ResolvedOwnFields['ask']>,
  listed: readonly ListedField[],
): string[] {
  const has = (name: string | undefined) => name !== undefined && base.includes(name)
  if (has(all)) return []
  const standards = has(standard) ? listed.filter(({ isOwn }) => !isOwn).map(({ name }) => name) : []
  return names.filter((name) => !has(name) && !standards.includes(name))
}

/** The names in a param's value; undefined without one. */
function namesOf(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value !== '' ? value.split(',').map((name) => name.trim()) : undefined
}

/** Names in as many requests as they need. The first one asks for the base too, the others for the key. */
function chunks(
  names: readonly string[],
  base: readonly string[],
  key: readonly string[],
  { most, octets }: { readonly most: number; readonly octets: number },
): string[][] {
  let last = [...base]
  let size = sizeOf(base)
  const all = [last]
  for (const name of names) {
    const more = sizeOf([name])
    if (last.length > 0 && (last.length >= most || size + more > octets)) {
      last = [...key]
      size = sizeOf(key)
      all.push(last)
    }
    last.push(name)
    size += more
  }
  return all
}

function sizeOf(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + encodeURIComponent(`${name},`).length, 0)
}

function wantedNames(
  { entity, action }: ResolvedOperation,
  wanted: OwnWanted,
  listed: readonly ListedField[],
  as: readonly string[] | undefined,
): readonly string[] {
  if (wanted !== 'all') {
    const named = wanted.map((name) => fieldNamed(name, listed, `${entity}.${action}`).name)
    return as && named.length > 0 ? as : named
  }
  if (as) return as
  const names = listed.filter(({ isOwn }) => isOwn).map(({ name }) => name)
  if (names.length <= MOST_OWN_FIELDS) return names
  throw new ConnectorError(
    'invalid_params',
    `Cannot ask for all own fields of ${entity}: the account has ${names.length}, and a call takes ${MOST_OWN_FIELDS}`,
    { hint: 'Name the fields that you need.', sent: false },
  )
}

/**
 * Records that several requests gave in parts.
 * @param parts the records of each request, in the order of the requests
 * @throws ConnectorError `upstream_invalid_response` where the account changed between the requests
 */
export function joinedRecords(
  { at }: ResolvedOwnFields,
  key: RecordKey,
  params: Params,
  [first = [], ...rest]: readonly (readonly JsonObject[])[],
): JsonObject[] {
  const byKey = rest.map((records) => new Map(records.map((record) => [recordKey(key, record, params), record])))
  return first.map((record) => {
    const others = byKey.map((records) => records.get(recordKey(key, record, params)))
    if (others.includes(undefined)) throw changedBetween()
    return others.reduce<JsonObject>((joined, other) => withFields(joined, other ?? {}, at), record)
  })
}

function withFields(record: JsonObject, other: JsonObject, [step, ...below]: readonly string[]): JsonObject {
  if (step === undefined) return { ...record, ...other }
  const held = own(record, step)
  const more = followSteps(other, [step])
  if (more === undefined) return record
  if (Array.isArray(more)) return { ...record, [step]: [...(Array.isArray(held) ? held : []), ...more] }
  return { ...record, [step]: withFields(isObject(held) ? held : {}, isObject(more) ? more : {}, below) }
}

function changedBetween(): ConnectorError {
  return new ConnectorError(
    'upstream_invalid_response',
    'Cannot join the fields of the records: the list changed while they were read in parts',
    { hint: 'Call again, or ask for fewer own fields.', retryable: true },
  )
}
