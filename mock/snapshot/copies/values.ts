/** Reads values of records for searches and references. */
import {
  isObject,
  type Json,
  type JsonObject,
  own,
  type PlacedField,
  referredName,
  type ResolvedManifest,
} from 'plugboard/author'
import { compileLocator, syncOf } from 'plugboard/internal'

/** Returns the searchable fields of an entity by name: their types, and their places in the record under other names. */
export function searchableSection({ entities, schemas, operations }: ResolvedManifest, entity: string): JsonObject {
  const known = fieldsOf(operations[listingOf({ entities, operations }, entity)]?.record, schemas)
  return Object.fromEntries(
    Object.entries(own(entities, entity)?.search ?? {}).map(([name, { type, at }]) => {
      const path =
        at?.in === 'body' ? ` at ${at.steps.map((step) => (typeof step === 'object' ? '*' : step)).join('.')}` : ''
      const isKnown = at !== undefined || known === undefined || known.has(name)
      return [name, `${type}${path}${isKnown ? '' : ' (not in the schema)'}`]
    }),
  )
}

function listingOf(manifest: Pick<ResolvedManifest, 'entities' | 'operations'>, entity: string): string {
  return syncOf(manifest as ResolvedManifest, entity).from
}

/** Returns the value at a path of names; in a list, that of its first item. */
export function recordValue(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((node, name) => {
    const first = Array.isArray(node) ? (node[0] as Json) : node
    return isObject(first) ? own(first, name) : undefined
  }, value)
}

/** Returns the faults of a record in searchable fields, except fields outside of the schema. */
export function searchFaults(
  { entities, schemas, operations }: ResolvedManifest,
  entity: string,
  record: JsonObject,
): string[] {
  const listing = operations[listingOf({ entities, operations }, entity)]
  const known = fieldsOf(listing?.record, schemas)
  const { parts = {}, shape } = listing ?? {}
  // A made-up record may lack a part, and what the vendor does not have is null in every one.
  const mayBeNull = (name: string) => Object.hasOwn(parts, name) || isNowhere(own(shape?.fields ?? {}, name))
  return Object.entries(own(entities, entity)?.search ?? {}).flatMap(([name, { type, at }]) => {
    const value = (at ? compileLocator(at)({ body: record, header: () => null }) : own(record, name)) ?? null
    const isKnown = (at !== undefined || known === undefined || known.has(name)) && !mayBeNull(name)
    if (value === null) return isKnown ? [`A record of ${entity} has nothing for the searchable field ${name}`] : []
    if (isSearchable(value, type)) return []
    const shown = JSON.stringify(value)
    return [`The searchable field ${name} of ${entity} is ${type}, but a record has ${shown}`]
  })
}

function isNowhere(place: PlacedField | undefined): boolean {
  return place !== undefined && 'at' in place && place.at === null
}

function fieldsOf(schema: Json | undefined, schemas: ResolvedManifest['schemas']): Set<string> | undefined {
  if (!isObject(schema)) return undefined
  const name = referredName(schema)
  if (name !== undefined) return fieldsOf(schemas[name], schemas)
  const ways = [schema.anyOf, schema.oneOf].flatMap((one) => (Array.isArray(one) ? one : []))
  const inner = ways.flatMap((one) => [...(fieldsOf(one, schemas) ?? [])])
  return new Set([...inner, ...Object.keys(isObject(schema.properties) ? schema.properties : {})])
}

/** Whether searches find a value of a type. Numbers may be text. */
export function isSearchable(value: Json, type: string): boolean {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))
  switch (type) {
    case 'timestamp':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    case 'integer':
      return isNumber && Number.isInteger(Number(value))
    case 'number':
      return isNumber
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    default:
      return typeof value === type
  }
}
