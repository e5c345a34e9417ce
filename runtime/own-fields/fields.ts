/** The fields that an account adds to an entity: read from the vendor's list, or seen in records. */
import { ConnectorError } from '../base/errors.ts'
import {
  defined,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  type Params,
  propertiesOf,
  referredSchema,
  tryParseJson,
} from '../base/json.ts'
import { didYouMean, quoted } from '../base/names.ts'
import type { OwnField } from '../base/own-fields.ts'
import { compileWithinValue, type Locator } from '../language/locator.ts'
import { compileTemplate, valueLookup } from '../language/template-value.ts'
import type {
  OwnFieldCondition,
  OwnFieldType,
  ResolvedFieldList,
  ResolvedManifest,
  ResolvedOwnFields,
} from '../manifest/index.ts'
import { renderedParams } from '../sync/index.ts'
import { entryReader, nameReader, typeOfValue } from './values.ts'

/** A field of the vendor's list. */
export interface ListedField extends OwnField {
  /** Whether the account added it; the others are the vendor's. */
  readonly isOwn: boolean
}

/** A read of some records. */
export interface RecordsCall {
  readonly entity: string
  readonly action: string
  readonly params: Params
}

/** Reads the records of all pages of a call, or only of the first page. */
export type ReadFieldRecords = (call: RecordsCall, pages: 'all' | 'first') => Promise<readonly JsonObject[]>

/** Maximum number of parents whose fields are listed without naming one. */
const MOST_PARENTS = 20

/**
 * The own fields of an entity's manifest.
 * @throws ConnectorError `unknown_entity`; `invalid_params` for an entity without any
 */
export function ownFieldsOf({ kind, entities }: ResolvedManifest, entity: string): ResolvedOwnFields {
  const known = own(entities, entity)
  const names = Object.keys(entities)
  if (!known)
    throw new ConnectorError(
      'unknown_entity',
      `Cannot find entity ${quoted(entity)} in ${kind}.${didYouMean(entity, names)}`,
      { hint: `Entities are ${names.join(', ')}.` },
    )
  if (known.ownFields) return known.ownFields
  const others = names.filter((name) => entities[name]?.ownFields)
  throw new ConnectorError('invalid_params', `Cannot find own fields: ${entity} of ${kind} has none`, {
    hint: others.length > 0 ? `Entities with own fields are ${others.join(', ')}.` : undefined,
    sent: false,
  })
}

/**
 * Lists the fields of an entity, the account's own and the vendor's.
 * @param params name the parent of the fields, where they belong to one
 * @throws ConnectorError as `ownFieldsOf`, and the errors of `read`
 */
export async function listFields(
  manifest: ResolvedManifest,
  entity: string,
  params: Params,
  read: ReadFieldRecords,
): Promise<readonly ListedField[]> {
  const fields = ownFieldsOf(manifest, entity)
  const { list } = fields
  const named = namedIn(manifest, entity, fields)
  if (!list) return seenFields(fields, named, await read(firstPage(manifest, entity, params), 'first'))
  const found: ListedField[] = []
  for (const scope of await scopesOf(manifest, list, params, read)) {
    const [of = '', action = ''] = list.from.split('.')
    const call = { entity: of, action, params: renderedParams(list.with, { entity, ...scope }) }
    const holders = await read(call, list.firstPage ? 'first' : 'all')
    found.push(...fieldsIn(list, holders, scope, named))
  }
  return [...new Map(found.map((field) => [field.name, field])).values()]
}

/** The params by which a caller names the parent of an entity's fields. @throws ConnectorError as `ownFieldsOf` */
export function fieldParams(manifest: ResolvedManifest, entity: string): readonly string[] {
  const { list } = ownFieldsOf(manifest, entity)
  if (list) return list.params
  const { entity: of, action } = firstPage(manifest, entity, {})
  return (manifest.operations[`${of}.${action}`]?.params.required ?? []) as string[]
}

/** The names that the record schema has at the place of own fields. */
function namedIn(manifest: ResolvedManifest, entity: string, { at }: ResolvedOwnFields): ReadonlySet<string> {
  const record = ['list', 'get', 'api_search'].map((action) => manifest.operations[`${entity}.${action}`]?.record)
  return new Set(Object.keys(propertiesOf(placeSchema(manifest, record.find(Boolean), at))))
}

/** The schema at a place of another one, with references resolved; `{}` without any. */
export function placeSchema(
  { schemas }: ResolvedManifest,
  schema: JsonSchema | undefined,
  at: readonly string[],
): JsonSchema {
  const found = referredSchema(schema, schemas)
  return at.reduce((inner, step) => referredSchema(own(propertiesOf(inner), step), schemas), found)
}

/** The call whose first page shows the fields of records. */
function firstPage({ operations, entities }: ResolvedManifest, entity: string, params: Params): RecordsCall {
  const from =
    entities[entity]?.sync?.from ?? (operations[`${entity}.list`] ? `${entity}.list` : `${entity}.api_search`)
  const [of = '', action = ''] = from.split('.')
  return { entity: of, action, params }
}

/** The params by which the list is called: once, or once for each parent that the caller leaves open. */
async function scopesOf(
  manifest: ResolvedManifest,
  { each }: ResolvedFieldList,
  params: Params,
  read: ReadFieldRecords,
): Promise<Params[]> {
  if (!each || params[each.param] !== undefined) return [params]
  const parents = await read(firstPage(manifest, each.entity, {}), 'first')
  const keyOf = compileWithinValue({ in: 'body', steps: each.field.split('.') })
  return parents.slice(0, MOST_PARENTS).map((parent) => ({ ...params, [each.param]: keyOf(parent) ?? null }))
}

function fieldsIn(
  list: ResolvedFieldList,
  holders: readonly JsonObject[],
  scope: Params,
  named: ReadonlySet<string>,
): ListedField[] {
  const { of, in: inside } = list
  const holdersOfThese = of ? holders.filter((holder) => isNamed(of, holder, scope)) : holders
  const entries = inside
    ? holdersOfThese.flatMap((holder) => Object.values((compileWithinValue(inside)(holder) ?? {}) as object) as Json[])
    : holdersOfThese
  const toField = fieldReader(list, named)
  return entries.flatMap((entry) => toField(entry) ?? [])
}

/** Whether a record of the list is the one that holds the fields. */
function isNamed({ at, is }: NonNullable<ResolvedFieldList['of']>, holder: JsonObject, scope: Params): boolean {
  const wanted = compileTemplate(is)(valueLookup(scope, {}))
  return placesOf(at).some((place) => wanted !== undefined && compileWithinValue(place)(holder) === wanted)
}

function fieldReader(list: ResolvedFieldList, named: ReadonlySet<string>): (entry: Json) => ListedField | undefined {
  const { label, type, options, writable, forms, own: ownField } = list
  const nameOf = nameReader(list.name)
  const labelOf = label && compileWithinValue(label)
  const typeOf = type && typeReader(type.at, type.values)
  const formOf = type && forms && typeReader(type.at, forms)
  const isOwn = ownField && condition(ownField)
  const isWritable = writable ? condition(writable) : () => true
  const optionsOf = options && optionReader(options)
  return (entry) => {
    const id = nameOf(entry)
    if (id === undefined) return undefined
    const name = String(id)
    const found = optionsOf?.(entry)
    const type = typeOf?.(entry) ?? 'any'
    return defined({
      name,
      id: typeof id === 'number' ? id : undefined,
      label: textOf(labelOf?.(entry)) ?? name,
      type: type === 'string' && found?.length ? ('enum' as const) : type,
      options: found?.length ? found : undefined,
      writable: isWritable(entry),
      form: formOf?.(entry),
      isOwn: isOwn ? isOwn(entry) : !named.has(name),
    })
  }
}

/** Reads what the vendor's type means, from the first of several places that has a known one. */
function typeReader<T>(at: Locator, values: Readonly<Record<string, T>>): (entry: Json) => T | undefined {
  const reads = placesOf(at).map(compileWithinValue)
  return (entry) => {
    const known = reads.map((read) => own(values, String(read(entry) ?? '')))
    return known.find((one) => one !== undefined)
  }
}

function placesOf(at: Locator): readonly Locator[] {
  return at.in === 'first' ? at.of : [at]
}

function condition({ at, is }: OwnFieldCondition): (entry: Json) => boolean {
  const read = compileWithinValue(at)
  return (entry) => is.includes(read(entry) ?? null)
}

function optionReader({ at, of, value, label }: NonNullable<ResolvedFieldList['options']>) {
  const read = of ? heldReader(at, of) : compileWithinValue(at)
  const valueOf = value && compileWithinValue(value)
  const labelOf = label && compileWithinValue(label)
  return (entry: Json) =>
    Object.values((read(entry) ?? {}) as object).flatMap((option: Json) => {
      const text = textOf(valueOf ? valueOf(option) : option)
      return text === undefined ? [] : [{ value: text, label: textOf(labelOf?.(option)) ?? text }]
    })
}

/** Reads the options that one entry of a list holds. */
function heldReader(at: Locator, of: NonNullable<NonNullable<ResolvedFieldList['options']>['of']>) {
  const [list, held, isHolder] = [compileWithinValue(at), compileWithinValue(of.in), condition(of)]
  return (entry: Json): Json | undefined => {
    const holder = [list(entry) ?? []].flat().find(isHolder)
    const found = holder === undefined ? undefined : held(holder)
    return typeof found === 'string' ? (tryParseJson(found) as Json | undefined) : found
  }
}

function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** The fields that records have and the record schema does not name. Values of several types are any. */
function seenFields(
  fields: ResolvedOwnFields,
  named: ReadonlySet<string>,
  records: readonly JsonObject[],
): ListedField[] {
  const read = entryReader(fields)
  const seen = new Map<string, Set<OwnFieldType>>()
  for (const [name, value] of records.flatMap(read)) {
    if (named.has(name)) continue
    const types = seen.get(name) ?? new Set()
    if (value !== null) types.add(typeOfValue(value))
    seen.set(name, types)
  }
  return [...seen].map(([name, [type = 'any', another]]) => ({
    name,
    label: name,
    type: another === undefined ? type : 'any',
    writable: true,
    isOwn: true,
  }))
}
