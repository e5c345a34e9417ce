/** The catalogue of operations as test data: what each kind must offer, and the notation in which its fields are written. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** An entity and an action that a kind must have. */
export interface Pair {
  readonly kind: string
  readonly entity: string
  readonly action: string
  readonly stated: boolean
}

/** Fields by `entity` or `entity.action`: what the catalogue states, and what it leaves open and the vendor's reference answers. */
interface Table {
  readonly stated: Readonly<Record<string, string>>
  readonly open: Readonly<Record<string, string>>
}

/** One kind's tables. A record's fields by entity hold for all of its operations but those with an entry of their own. */
export interface Catalogue {
  readonly records: Table
  readonly params: Table
  readonly meta: Table
  readonly search: Table
}

/** A row of the Limits table; `*` stands for every entity that has the action. */
export interface Limit {
  readonly kind: string
  readonly entity: string
  readonly action: string
  readonly param: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
  /** Of a text with commas between its keys. */
  readonly maxKeys?: number
  readonly default?: number
  readonly stated: boolean
}

/** Gaps that stay, with their reason. */
export interface Deviation {
  readonly kind: string
  readonly because: string
  readonly gaps: readonly string[]
}

/** Fields of documented answers that a kind's schemas leave out, as `entity.action field`, with the reason. */
export interface UnknownFields {
  readonly kind: string
  readonly because: string
  readonly fields: readonly string[]
}

/** One field of the notation `name type? required {a,b} 1..100 items..6 length..3000 =default`. */
export interface CatalogueField {
  /** With dots and `[]` for what lies inside. */
  readonly name: string
  /** Absent if neither document states it. */
  readonly type?: string
  /** The type of an array's items, if stated. */
  readonly items?: string
  readonly isNullable: boolean
  /** Whether this is an object or a value of an unstated type. */
  readonly isAny: boolean
  readonly isRequired: boolean
  readonly values?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly default?: string
}

const DATA = fileURLToPath(new URL('../data/', import.meta.url))

function readData(file: string): unknown {
  return JSON.parse(readFileSync(DATA + file, 'utf8'))
}

/** Every pair of the catalogue. */
export const PAIRS: readonly Pair[] = readData('operations.json') as Pair[]

/** The kinds of the catalogue in alphabetical order. */
export const CATALOGUED: readonly string[] = [...new Set(PAIRS.map(({ kind }) => kind))].sort()

/** All kinds in alphabetical order: the catalogue's and later ones. */
export const KINDS: readonly string[] = readdirSync(fileURLToPath(new URL('../../definitions/', import.meta.url)))
  .map((file) => file.replace('.yaml', ''))
  .sort()

/** The Limits table, and the further limits of the vendors' references. */
export const LIMITS: readonly Limit[] = readData('limits.json') as Limit[]

/** Differences from the catalogue, each with its reason. */
export const DEVIATIONS: readonly Deviation[] = readData('deviations.json') as Deviation[]

/** Fields of answers beyond the schemas, each with its reason. */
export const UNKNOWN_FIELDS: readonly UnknownFields[] = readData('unknown-fields.json') as UnknownFields[]

/** Whether a pair of a kind is the catalogue's; kinds offer others beside them. */
export function isCatalogued(kind: string, id: string): boolean {
  return PAIRS.some((pair) => pair.kind === kind && `${pair.entity}.${pair.action}` === id)
}

/** A kind's tables. */
export function readCatalogue(kind: string): Catalogue {
  return readData(`catalogue/${kind}.json`) as Catalogue
}

/** Returns every key of a table with its fields. If both state something, the catalogue's own word wins. */
export function fieldsByKey({ stated, open }: Table): [key: string, fields: CatalogueField[]][] {
  const keys = [...new Set([...Object.keys(stated), ...Object.keys(open)])]
  return keys.map((key) => {
    const fields = [...parseFields(open[key] ?? ''), ...parseFields(stated[key] ?? '')]
    const typed = fields.filter(
      ({ name, type }) => type !== undefined || !fields.some((f) => f.name === name && f.type),
    )
    return [key, typed]
  })
}

/** Fields as they are written, with `; ` between them. */
export function parseFields(text: string): CatalogueField[] {
  return text === '' ? [] : text.split('; ').map(parseField)
}

function parseField(text: string): CatalogueField {
  const [, words, fallback] = /^(.*?)(?: =(.*))?$/.exec(text)!
  const [name = '', type = '', ...marks] = words!.split(' ')
  const [, base, items, mark = ''] = /^(\w*)(?:<(\w+)>)?(\?|\|any)?$/.exec(type) ?? [type]
  const [minimum, maximum] = bounds(marks.find((word) => /^-?\d*\.\.\d*$/.test(word)))
  const values = marks.find((word) => word.startsWith('{'))
  return {
    name,
    ...(base && { type: base }),
    ...(items && { items }),
    isNullable: mark !== '',
    isAny: mark === '|any',
    isRequired: marks.includes('required'),
    ...(values && { values: values.slice(1, -1).split(',') }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...upTo(
      'maxItems',
      marks.find((word) => word.startsWith('items..')),
    ),
    ...upTo(
      'maxLength',
      marks.find((word) => word.startsWith('length..')),
    ),
    ...(fallback !== undefined && { default: fallback }),
  }
}

function bounds(range: string | undefined): (number | undefined)[] {
  return (range ?? '..').split('..').map((text) => (text === '' ? undefined : Number(text)))
}

function upTo(name: 'maxItems' | 'maxLength', range: string | undefined): { maxItems?: number; maxLength?: number } {
  return range === undefined ? {} : { [name]: bounds(range)[1] }
}
