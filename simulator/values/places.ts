/** Values written to places of objects, in forms that their schemas allow. */
import {
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  propertiesOf,
  referredSchema,
} from '../../runtime/base/json.ts'
import type { Locator } from '../../runtime/language/locator.ts'
import { draftResponse, read, write } from './draft.ts'
import { schemaTypes, type Schemas } from './generate.ts'

/** An object with its schema. */
export interface SchemedObject {
  readonly object: JsonObject
  readonly schema: JsonSchema
  readonly schemas: Schemas
}

/** The places of a locator. */
export function placesOf(locator: Locator): readonly Locator[] {
  return locator.in === 'first' ? locator.of : [locator]
}

/** The schema at a place; `{}` where it is open. */
export function schemaAt(schema: JsonSchema, place: Locator, schemas: Schemas): JsonSchema {
  const steps = place.in === 'body' ? place.steps : []
  return steps.reduce<JsonSchema>((outer, step) => {
    const { items, additionalProperties, ...node } = concrete(outer, schemas)
    const next = typeof step === 'string' ? own(propertiesOf(node), step) : items
    return concrete(isObject(next) ? next : isObject(additionalProperties) ? additionalProperties : {}, schemas)
  }, schema)
}

/** The schema of the entries of a list or a map. */
export function entrySchema({ items, additionalProperties }: JsonSchema): JsonSchema {
  return isObject(items) ? items : isObject(additionalProperties) ? additionalProperties : {}
}

/** A schema without references and null. */
function concrete(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const found = referredSchema(schema, schemas)
  const options = [found.anyOf ?? found.oneOf ?? []].flat() as JsonSchema[]
  const option = options.find(({ type }) => type !== 'null')
  return option ? concrete(option, schemas) : found
}

/** Writes a value to the place of a locator; of several places, to the first that allows it. The places before it become null. */
export function writeWithin({ object, schema, schemas }: SchemedObject, locator: Locator, value: Json): JsonObject {
  const places = placesOf(locator)
  const typesAt = (place: Locator) => schemaTypes(schemaAt(schema, place, schemas), schemas)
  const found = places.findIndex((place) => isAmong(value, typesAt(place)))
  const index = Math.max(found, 0)
  const draft = { ...draftResponse(), body: object as Json }
  for (const place of places.slice(0, index)) if ((read(draft, place) ?? null) !== null) write(draft, place, null)
  const place = places[index]
  if (place) write(draft, place, inForm(value, typesAt(place)))
  return draft.body as JsonObject
}

/** A value in the form of a schema: as text or as a number where only these are allowed. */
export function inForm(value: Json, types: readonly string[]): Json {
  if (isAmong(value, types)) return value
  if (types.includes('string')) return Array.isArray(value) ? value.join(';') : String(value)
  const isCount = typeof value === 'string' && /^\d+$/.test(value)
  return isCount && (types.includes('integer') || types.includes('number')) ? Number(value) : value
}

function isAmong(value: Json, types: readonly string[]): boolean {
  if (types.length === 0 || value === null) return true
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'number')
    return types.includes('number') || (Number.isInteger(value) && types.includes('integer'))
  return types.includes(typeof value)
}
