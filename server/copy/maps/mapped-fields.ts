/** Mapped fields of records: values at fixed places, read as the type that the map says. Nothing is evaluated. */
import type { MappedBody, MappedFieldBody, UnmappedBody } from 'plugboard/contract'
import {
  own,
  parseLocator,
  listText,
  type OwnFieldPlaces,
  ownPlaces,
  placedText,
  type Place,
  type Steps,
} from 'plugboard/internal'
import { readTime } from '../language/times.ts'
import type { FieldType, SearchFields } from '../language/field-paths.ts'

/** Fields by entity, then by name. */
export type ConnectorMap = Readonly<Record<string, Readonly<Record<string, MappedFieldBody>>>>

/** Types of mapped fields. */
export type MappedType = MappedFieldBody['type']

/** A field that a map or the account names, ready to be read. */
export interface ReadField {
  readonly name: string
  readonly type: FieldType
  /** The first with a value counts. */
  readonly places: readonly Place[]
  /** In a list there, where elements that are objects have their values. */
  readonly elements?: readonly Steps[] | undefined
}

/** The most steps of a path. */
export const MAX_STEPS = 8

/**
 * Reads the steps of a path that names one value: `$.a['b c'][0]`. Other paths of a locator (`*`, `..`, slices) may name several, and parts
 * of a response (`header.`, `link.`, a URL's query) are in no record.
 * @throws LocatorFault for what is no path; Error for a path of several values
 */
export function mapSteps(path: string): Steps {
  const locator = parseLocator(path)
  const steps = locator.in === 'body' ? locator.steps : []
  const isPlain = (step: unknown): step is string | number => typeof step === 'string' || typeof step === 'number'
  if (steps.length === 0 || !steps.every(isPlain)) throw new Error('names no single value of a record')
  if (steps.length > MAX_STEPS) throw new Error(`has more than ${MAX_STEPS} steps`)
  return steps
}

/** Returns the name of the own field that a path of a map names; undefined for a path into the record. */
export function ownNameIn(path: string): string | undefined {
  return path.startsWith('own.') ? path.slice('own.'.length) : undefined
}

/** The mapped fields of an entity. @param ownAt where its records have own fields */
export function mappedFieldsOf(map: ConnectorMap, entity: string, ownAt?: OwnFieldPlaces): ReadField[] {
  return mappedFields(own(map, entity) ?? {}, ownAt)
}

/** Mapped fields by their names. @param ownAt where records have own fields */
export function mappedFields(fields: ConnectorMap[string], ownAt: OwnFieldPlaces | undefined): ReadField[] {
  return Object.entries(fields).map(([name, { path, type }]) => {
    const ownName = ownNameIn(path)
    const places = ownName === undefined ? [{ steps: mapSteps(path) }] : ownAt ? ownPlaces(ownAt, ownName) : []
    return { name, type: TYPES[type], places }
  })
}

/** Reads such fields of the records of one page, and notes values of another type. */
export class RecordMapper {
  readonly #fields: readonly ReadField[]
  readonly #unfit = new Map<string, UnmappedBody>()

  constructor(fields: readonly ReadField[]) {
    this.#fields = fields
  }

  /** The JSON text of a record's fields, each null where the record has no value of its type. */
  read(key: string, record: string): string {
    const members = this.#fields.map((field) => `${JSON.stringify(field.name)}:${this.#valueOf(field, key, record)}`)
    return `{${members.join(',')}}`
  }

  /** The fields with a value of another type; undefined without any. */
  get unmapped(): readonly UnmappedBody[] | undefined {
    return this.#unfit.size === 0 ? undefined : [...this.#unfit.values()]
  }

  #valueOf({ name, type, places, elements = [] }: ReadField, key: string, record: string): string {
    const text = placedText(record, places)?.trim() ?? 'null'
    const read = text === 'null' ? text : READERS[type](text, elements)
    if (read !== undefined) return read
    const { records, ...first } = this.#unfit.get(name) ?? { field: name, found: typeOfText(text), records: 0, key }
    this.#unfit.set(name, { ...first, records: records + 1 })
    return 'null'
  }
}

/** The mapped fields of one record. */
export function mappedValues(fields: readonly ReadField[], key: string, record: string): MappedBody {
  return JSON.parse(new RecordMapper(fields).read(key, record)) as MappedBody
}

/** As searches compare it. */
const NUMBER = /^(?=.{1,400}$)-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/

/** Reads the JSON text of a value: undefined for one of another type. Third parties write no value as an empty text, too. */
const READERS: Readonly<Record<FieldType, (text: string, elements?: readonly Steps[]) => string | undefined>> = {
  string: (text) => (text.startsWith('"') ? text : undefined),
  number: numberOf,
  integer: numberOf,
  boolean: (text) => plain(text, (value) => (value === 'true' || value === 'false' ? value : undefined)),
  timestamp: (text) => (text.startsWith('"') ? plain(text, instantOf) : undefined),
  array: (text, elements = []) => listText(text, elements),
  object: (text) => text,
  any: (text) => text,
}

function numberOf(text: string): string | undefined {
  return plain(text, (value) => (NUMBER.test(value) ? value : undefined))
}

function plain(text: string, read: (value: string) => string | undefined): string | undefined {
  const value = text.startsWith('"') ? (JSON.parse(text) as string).trim() : text
  return value === '' ? 'null' : read(value)
}

/** The time in UTC, to the millisecond. */
function instantOf(value: string): string | undefined {
  const microseconds = readTime(value)
  if (microseconds === undefined) return undefined
  const ofMillisecond = ((microseconds % 1000n) + 1000n) % 1000n
  return JSON.stringify(new Date(Number((microseconds - ofMillisecond) / 1000n)).toISOString())
}

/** The type of a JSON text. */
export function typeOfText(text: string): UnmappedBody['found'] {
  switch (text.charAt(0)) {
    case '"':
      return 'text'
    case '{':
      return 'object'
    case '[':
      return 'list'
    default:
      return text === 'true' || text === 'false' ? 'boolean' : 'number'
  }
}

/** The type that a map may give to a value of JSON text: undefined for null, objects and lists. */
export function mappableType(text: string): MappedType | undefined {
  const types = (['boolean', 'number', 'time', 'text'] as const).filter(
    (type) => READERS[TYPES[type]](text) !== undefined,
  )
  return text === 'null' || text === '""' ? undefined : types[0]
}

/** The types of mapped fields as searches compare them. */
export const TYPES = { text: 'string', number: 'number', boolean: 'boolean', time: 'timestamp' } as const

/** The fields that filters, sorts and counts may name: the kind's own, and `mapped.<name>`. */
export function filterable(fields: SearchFields, mapped: readonly ReadField[]): SearchFields {
  if (mapped.length === 0) return fields
  const named = mapped
    .filter(({ places }) => isReachable(fields, places))
    .map(({ name, type, places }) => [`mapped.${name}`, { type, places }])
  return { ...fields, ...(Object.fromEntries(named) as SearchFields) }
}

/** Whether copies have values where records do: a declared field from another place of the record hides what has its name. */
export function isReachable(fields: SearchFields, places: readonly Place[]): boolean {
  return places.every(({ steps: [first] }) => own(fields, String(first))?.at === undefined)
}
