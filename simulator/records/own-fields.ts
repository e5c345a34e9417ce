/** The own fields of a simulated account, in its records, in writes, and in answers to calls that ask for them. */
import {
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  propertiesOf,
  setValueAt,
  valueAt,
} from '../../runtime/base/json.ts'
import { AS_TEXT, entryName } from '../../runtime/base/own-fields.ts'
import type { Locator } from '../../runtime/language/locator.ts'
import type { ResolvedManifest, ResolvedOperation, ResolvedOwnFields } from '../../runtime/manifest/index.ts'
import { nameReader, ownFieldsOf } from '../../runtime/own-fields/index.ts'
import {
  entrySchema,
  generateObject,
  inForm,
  memoized,
  placesOf,
  writeWithin,
  schemaAt,
  type SchemedObject,
  schemaTypes,
  type Site,
  wordOf,
} from '../values/index.ts'
import { isEmptyMap } from './fields.ts'
import { type FieldSeeds, seededFields, type SimulatedField, typeWord, usualFields, valueOfField } from './own-field.ts'
import { propertyOf, type Relations } from './relations.ts'

/** Finds the own fields of a simulated account. */
export class OwnFields {
  /** The fields of an entity's records; undefined for an entity without own fields. */
  readonly of = memoized((entity: string) => this.#find(entity))
  readonly #manifest: ResolvedManifest
  readonly #relations: Relations
  readonly #given: FieldSeeds

  /** @throws ConnectorError `unknown_entity`; `invalid_params` for an entity without own fields, and for types that it cannot have */
  constructor(manifest: ResolvedManifest, relations: Relations, given: FieldSeeds) {
    for (const [entity, fields] of Object.entries(given)) seededFields(entity, ownFieldsOf(manifest, entity), fields)
    this.#manifest = manifest
    this.#relations = relations
    this.#given = given
  }

  #find(called: string): EntityFields | undefined {
    const { entities } = this.#manifest
    const home = this.#relations.home(called)
    const sharing = Object.keys(entities).filter((name) => this.#relations.home(name) === home)
    const entity = [called, ...sharing].find((name) => entities[name]?.ownFields)
    const described = entity === undefined ? undefined : entities[entity]?.ownFields
    if (entity === undefined || !described) return undefined
    const record = this.#relations.recordOf(home)
    return new EntityFields({ manifest: this.#manifest, record, described, entity }, this.#given[entity])
  }
}

interface FieldsOf {
  readonly manifest: ResolvedManifest
  /** The schema of the entity's records. */
  readonly record: JsonSchema | undefined
  readonly described: ResolvedOwnFields
  readonly entity: string
}

/** The fields of an entity in a simulated account. */
export class EntityFields {
  readonly entity: string
  readonly described: ResolvedOwnFields
  /** The fields that the account added. */
  readonly own: readonly SimulatedField[]
  /** The names of the vendor's fields in the same place, with their schemas. */
  readonly standard: ReadonlyMap<string, JsonSchema>
  readonly #manifest: ResolvedManifest
  /** The schema of the map or the list that holds the fields. */
  readonly #holder: JsonSchema

  constructor({ manifest, record, described, entity }: FieldsOf, given: FieldSeeds[string] | undefined) {
    this.#manifest = manifest
    this.entity = entity
    this.described = described
    this.#holder = propertyOf(manifest, record, described.at)
    const inSchema = Object.entries(described.key ? {} : propertiesOf(this.#holder))
    const always = (described.ask?.always ?? []).filter((name) => !isWord(name))
    this.standard = new Map([...always.map((name) => [name, {}] as const), ...inSchema])
    this.own = given ? seededFields(entity, described, given) : usualFields(described, this.#nameForm())
  }

  #nameForm() {
    const { list } = this.described
    if (!list) return { parts: 1, isNumeric: false }
    const [first] = list.name
    const types = first ? schemaTypes(schemaAt(this.fieldSchema(), first, this.#manifest.schemas), {}) : []
    return { parts: list.name.length, isNumeric: types.includes('integer') && !types.includes('string') }
  }

  /** The schema of a field in the vendor's list. */
  fieldSchema(): JsonSchema {
    const { list } = this.described
    const { record = {} } = (list && own(this.#manifest.operations, list.from)) ?? {}
    if (!list?.in) return record
    return entrySchema(schemaAt(record, list.in, this.#manifest.schemas))
  }

  /** The paths of the fields in a record, by their names and labels; none of entries of a list. */
  paths(): (readonly [name: string, path: readonly string[]])[] {
    const { at, key, value } = this.described
    if (key) return []
    const steps = value?.in === 'body' ? value.steps.filter((step) => typeof step === 'string') : []
    const pathOf = (name: string) => [...at, name, ...steps]
    const named = [...this.standard.keys()].map((name) => [name, pathOf(name)] as const)
    return [
      ...named,
      ...this.own.flatMap(({ name, label }) => [name, label].map((one) => [one, pathOf(name)] as const)),
    ]
  }

  /** A record with made-up values of its fields. */
  filled(record: JsonObject, site: Omit<Site, 'name'>): JsonObject {
    const { at, key } = this.described
    const isOpen = key === undefined && isEmptyMap(this.#holder, valueAt(record, at))
    const siteOf = (name: string) => ({ ...site, name, seed: `${site.seed}/${name}` })
    const standard = isOpen ? [...this.standard.keys()].map((name) => [name, wordOf(siteOf(name))]) : []
    const values = this.own.map((field) => [field.name, valueOfField(field, siteOf(field.name))])
    return this.with(record, Object.fromEntries([...standard, ...values]) as JsonObject)
  }

  /** A record with other values of its fields, by their names. */
  with(record: JsonObject, values: JsonObject): JsonObject {
    const { at, key } = this.described
    const held = at.length === 0 ? record : valueAt(record, at)
    const holder = key
      ? this.#list(Array.isArray(held) ? held : [], values)
      : this.#map(isObject(held) ? held : {}, values)
    if (at.length === 0) return holder as JsonObject
    const changed = { ...record }
    setValueAt(changed, at, holder)
    return changed
  }

  /** The fields of a record that change if a write sets these values. */
  changed(record: JsonObject, values: JsonObject): JsonObject {
    const [top] = this.described.at
    if (top === undefined) return this.#map({}, values)
    return Object.keys(values).length === 0 ? {} : { [top]: this.with(record, values)[top] ?? null }
  }

  #map(held: JsonObject, values: JsonObject): JsonObject {
    const entries = Object.entries(values).map(([name, value]) => {
      const schema = schemaAt(this.#holder, { in: 'body', steps: [name] }, this.#manifest.schemas)
      if (this.#isPlain(name, value))
        return [name, inForm(value, this.#isText(name) ? ['string'] : schemaTypes(schema, this.#manifest.schemas))]
      const before = own(held, name)
      return [name, this.#entry(schema, isObject(before) ? before : undefined, name, value)]
    })
    return { ...held, ...Object.fromEntries(entries) } as JsonObject
  }

  /** Whether a value of a map is the entry itself: where the manifest allows that, all but options. */
  #isPlain(name: string, value: Json): boolean {
    const { value: place } = this.described
    const canBePlain = !place || placesOf(place).some((one) => one.in === 'body' && one.steps.length === 0)
    const isOption = typeof value === 'string' && this.own.some((field) => field.name === name && field.type === 'enum')
    return canBePlain && !(place && isOption)
  }

  /** Whether the vendor has the values of a field as texts. */
  #isText(name: string): boolean {
    const { list } = this.described
    const field = this.own.find((one) => one.name === name)
    const word = field && typeWord(list?.type?.values, field.type)
    return word !== undefined && list?.forms?.[word] === AS_TEXT
  }

  #list(held: readonly Json[], values: JsonObject): Json[] {
    const schema = entrySchema(this.#holder)
    const nameOf = nameReader(this.described.key ?? [])
    const known = new Set(this.own.map(({ name }) => name))
    const kept = held.filter((entry) => known.has(String(nameOf(entry))))
    const others = new Map(kept.map((entry) => [String(nameOf(entry)), entry as JsonObject]))
    for (const [name, value] of Object.entries(values))
      others.set(name, this.#entry(schema, others.get(name), name, value))
    return [...others.values()]
  }

  /** An entry with the name and the value of a field. */
  #entry(schema: JsonSchema, before: JsonObject | undefined, name: string, value: Json): JsonObject {
    const { key = [], value: place } = this.described
    const { schemas } = this.#manifest
    const made = before ?? generateObject(schema, { name: 'field', seed: name, ordinal: 1 }, schemas)
    const object = putName({ object: made, schema, schemas }, key, name)
    return place ? writeWithin({ object, schema, schemas }, place, value) : object
  }

  /** The own values that a write sets, by name, and its other values. */
  split(values: JsonObject): { readonly set: JsonObject; readonly others: JsonObject } {
    const { write } = this.described
    if (!write) return { set: {}, others: values }
    const { param, key } = write
    const given = param === undefined ? values : values[param]
    const named =
      key === undefined
        ? given
        : Object.fromEntries(entriesIn(given).map((one) => [entryName(key, one), one.value ?? null]))
    if (!isObject(named)) return { set: {}, others: values }
    const names = new Set(this.own.map((field) => field.name))
    const set = filtered(named, (name) => names.has(name))
    const rest = filtered(named, (name) => !names.has(name))
    if (param === undefined) return { set, others: rest }
    const { [param]: _, ...others } = values
    return { set, others: key === undefined ? { ...others, [param]: rest } : others }
  }

  /** A record as a read answers it: with the fields that its params name. */
  answered({ action, effect, params: schema }: ResolvedOperation, params: JsonObject, record: JsonObject): JsonObject {
    const { ask, at, key } = this.described
    const param = ask && own(propertiesOf(schema), ask.param)
    if (!ask || !param || effect !== 'read') return record
    const asked = namesOf(params[ask.param] ?? param.default)
    if (asked.length === 0 && ask.not.includes(action)) return record
    if (ask.as?.every((name) => asked.includes(name))) return record
    const words = asked.filter((name) => isWord(name) && !this.own.some((field) => field.name === name))
    if (words.some((word) => ALL.test(word))) return record
    const hasStandard = words.length > 0 || (asked.length === 0 && at.length === 0)
    const isAnswered = (name: string) => asked.includes(name) || (hasStandard && this.standard.has(name))
    if (at.length === 0) return filtered(record, isAnswered)
    const held = valueAt(record, at)
    const nameOf = nameReader(key ?? [])
    const answered = isObject(held)
      ? filtered(held, isAnswered)
      : Array.isArray(held) && key
        ? held.filter((entry) => isAnswered(String(nameOf(entry))))
        : undefined
    if (answered === undefined) return record
    const changed = { ...record }
    setValueAt(changed, at, answered)
    return changed
  }
}

/** A word for all fields: `*all`. Other words are for the vendor's fields: `FIELDS(STANDARD)`. */
const ALL = /\ball\b/i

/** Whether a text is a word for several fields. */
function isWord(text: string): boolean {
  return /^\*|\(.*\)$/.test(text)
}

function namesOf(value: Json | undefined): string[] {
  const texts = [value ?? []].flat().flatMap((text) => String(text).split(','))
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

function filtered(object: JsonObject, isAnswered: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => isAnswered(name)))
}

function entriesIn(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : []
}

/** Writes a name to its places, the last with all that is left: each part in the form of its schema. */
export function putName(
  { object, schema, schemas }: SchemedObject,
  places: readonly Locator[],
  name: string,
): JsonObject {
  const parts = name.split('.')
  return places.reduce((named, place, index) => {
    const part = index < places.length - 1 ? (parts[index] ?? '') : parts.slice(index).join('.')
    return writeWithin({ object: named, schema, schemas }, place, part)
  }, object)
}
