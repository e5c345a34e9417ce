/** Places of own fields in records: a path, or the entry of a list that has a name. */
import { elementsOf, textAtPath } from '../json-text/index.ts'
import type { Locator } from '../language/locator.ts'
import type { OwnFieldType, ResolvedOwnFields } from '../manifest/index.ts'

/** Steps into a record: names and indexes. */
export type Steps = readonly (string | number)[]

/** The place of a value. */
export interface Place {
  /** The path of the value, or of the list of entries. */
  readonly steps: Steps
  readonly entry?: NamedEntry
}

/** An entry of a list, by its name. */
export interface NamedEntry {
  readonly name: string
  /** Where entries have the parts of their names. */
  readonly key: readonly Steps[]
  readonly value: Steps
}

/** How a manifest locates own fields. */
export type OwnFieldPlaces = Pick<ResolvedOwnFields, 'at' | 'key' | 'value' | 'list'>

/** Paths within the entries that hold own fields. */
interface EntryPaths {
  /** In a list: to the parts of an entry's name. */
  readonly keys: readonly Steps[] | undefined
  /** To the value. The first with one counts. */
  readonly values: readonly Steps[]
  /** To the value of an element of a list, if it is an object: where an option has it, or another field. */
  readonly elements: readonly Steps[]
}

/** Returns the paths within the entries that hold own fields. */
export function entryPaths({ key, value, list }: OwnFieldPlaces): EntryPaths {
  const values = value ? plainSteps(value) : [[]]
  const ofOption = list?.options?.value ? plainSteps(list.options.value) : []
  const elements = [...ofOption, ...values].filter((steps) => steps.length > 0)
  return { keys: key?.map((part) => plainSteps(part)[0] ?? []), values, elements }
}

/** The places of an own field. The first with a value counts. */
export function ownPlaces(own: OwnFieldPlaces, name: string): Place[] {
  const { at } = own
  const { keys, values } = entryPaths(own)
  if (!keys) return values.map((below) => ({ steps: [...at, name, ...below] }))
  return values.map((below) => ({ steps: at, entry: { name, key: keys, value: below } }))
}

/** The type by which a field is read. Of an object with a text in one of several places, such as the name of a user, that is the value. */
export function readType({ value }: OwnFieldPlaces, type: OwnFieldType): OwnFieldType {
  return type === 'object' && value?.in === 'first' ? 'string' : type
}

/** The steps of each path of a locator. Others, such as `*`, lead to no single value. */
function plainSteps(locator: Locator): Steps[] {
  if (locator.in === 'first') return locator.of.flatMap(plainSteps)
  const isPlain = (step: unknown): step is string | number => typeof step === 'string' || typeof step === 'number'
  return locator.in === 'body' && locator.steps.every(isPlain) ? [locator.steps] : []
}

/** The JSON text of the first value that is not null; undefined without one. @param record its JSON text */
export function placedText(record: string, places: readonly Place[]): string | undefined {
  return places.map((place) => textIn(record, place)).find((text) => text !== undefined && text.trim() !== 'null')
}

function textIn(record: string, { steps, entry }: Place): string | undefined {
  const text = textAtPath(record, steps)
  if (!entry || text === undefined) return text
  const entries = text.startsWith('[') ? elementsOf(text) : []
  const found = entries.find((one) => nameOf(one, entry.key) === entry.name)
  return found === undefined ? undefined : textAtPath(found, entry.value)
}

function nameOf(entry: string, key: readonly Steps[]): string {
  return key.map((steps) => String(JSON.parse(textAtPath(entry, steps) ?? 'null'))).join('.')
}

/** The JSON text of a list, as `plugboard.list_of` makes it in SQL. @param value the JSON text in the record */
export function listText(value: string, paths: readonly Steps[]): string {
  if (value.startsWith('"')) {
    const elements = (JSON.parse(value) as string).split(';').map((one) => one.trim())
    return JSON.stringify(elements.filter((one) => one !== ''))
  }
  if (!value.startsWith('[')) return value
  const places = paths.map((steps) => ({ steps }))
  const elements = elementsOf(value).map((one) => (one.startsWith('{') ? (placedText(one, places) ?? one) : one))
  return `[${elements.join(',')}]`
}
