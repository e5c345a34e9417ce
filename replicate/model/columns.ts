/** Typed columns of an entity from the record schema of its kind, and the values that fit them. */
import {
  isObject,
  own,
  type JsonSchema,
  recordsContract,
  referredSchemas,
  syncOf,
  textAtPath,
} from 'plugboard/internal'
import type { ResolvedManifest } from 'plugboard/author'
import type { OwnField } from 'plugboard/runtime'

/** A record, and its text from the source, which keeps all digits of numbers. */
export interface ReplicaRecord {
  readonly value: Readonly<Record<string, unknown>>
  readonly text: string
  /** Whether the text may contain numbers that `value` holds inexactly. */
  readonly hasLongNumbers: boolean
  /** The fields of the connector's map. */
  readonly mapped?: ReplicaRecord | undefined
  /** The JSON text of an own field's value. */
  readonly own?: ((name: string) => string | undefined) | undefined
}

/** Reads the own fields of a record. */
export type OwnReader = (record: ReplicaRecord) => NonNullable<ReplicaRecord['own']>

/** Parses a record and its mapped fields. @throws SyntaxError */
export function recordOf(text: string, { mapped, own }: RecordParts = {}): ReplicaRecord {
  const record: ReplicaRecord = {
    value: JSON.parse(text) as Record<string, unknown>,
    text,
    hasLongNumbers: LONG.test(text),
    mapped: mapped === undefined ? undefined : recordOf(mapped),
  }
  return { ...record, own: own?.(record) }
}

/** The fields of a record beside those of its kind. */
interface RecordParts {
  /** The text of the mapped fields. */
  readonly mapped?: string | undefined
  readonly own?: OwnReader | undefined
}

const LONG = /\d[\d.]{15}/

/** Types of columns, with the names of PostgreSQL. */
export type ColumnType = 'text' | 'bigint' | 'numeric' | 'boolean' | 'timestamptz' | 'jsonb'

/** A column for a field of the records. */
export interface Column {
  readonly field: string
  readonly type: ColumnType
  /** The label that people read. */
  readonly label?: string
}

/** The prefixes of `field` for mapped and own fields. A field of a record with such a prefix gets no column. */
const MAPPED = '$mapped.'
const OWN = '$own.'

const MAPPED_TYPES = { text: 'text', number: 'numeric', boolean: 'boolean', time: 'timestamptz' } as const

/** Returns the columns of a connector's mapped fields. */
export function mappedColumns(
  fields: Readonly<Record<string, { readonly type: keyof typeof MAPPED_TYPES }>>,
): Column[] {
  return Object.entries(fields).map(([name, { type }]) => ({ field: `${MAPPED}${name}`, type: MAPPED_TYPES[type] }))
}

/** Returns the mapped name of a column's field; undefined for another field. */
export function mappedNameOf(field: string): string | undefined {
  return field.startsWith(MAPPED) ? field.slice(MAPPED.length) : undefined
}

/** Maximum number of own fields of an account with columns. A row of PostgreSQL holds 8 kB of short values. */
const MOST_OWN_COLUMNS = 300

const OWN_TYPES = {
  string: 'text',
  enum: 'text',
  number: 'numeric',
  boolean: 'boolean',
  date: 'timestamptz',
  datetime: 'timestamptz',
  'enum[]': 'jsonb',
  object: 'jsonb',
  any: 'jsonb',
} as const

/** Returns the columns of an account's own fields. */
export function ownColumns(fields: readonly Pick<OwnField, 'name' | 'label' | 'type'>[]): Column[] {
  return fields
    .slice(0, MOST_OWN_COLUMNS)
    .map(({ name, label, type }) => ({ field: `${OWN}${name}`, type: OWN_TYPES[type], label }))
}

/** Returns the name of a column's own field; undefined for another field. */
export function ownNameOf(field: string): string | undefined {
  return field.startsWith(OWN) ? field.slice(OWN.length) : undefined
}

/** Maximum number of columns; other fields are only in `_record`. PostgreSQL allows 1,600. */
const MOST_COLUMNS = 1000
const MOST_REFERENCES = 20

/** Returns the columns of an entity; none without a record schema. */
export function columnsOf(manifest: ResolvedManifest, entity: string): Column[] {
  const operation = own(manifest.operations, syncOf(manifest, entity).from)
  if (!operation) return []
  const schema = recordsContract(operation)
  const shared = Object.fromEntries(referredSchemas(manifest, [schema]))
  const record = resolved(isObject(schema.items) ? schema.items : schema, shared)
  if (!isObject(record.properties)) return []
  return Object.entries(record.properties as Readonly<Record<string, JsonSchema>>)
    .filter(([field]) => isStorable(field) && !field.startsWith(MAPPED) && !field.startsWith(OWN))
    .slice(0, MOST_COLUMNS)
    .map(([field, value]) => ({ field, type: typeOf(value, shared) }))
}

type Shared = Readonly<Record<string, JsonSchema>>

function resolved(schema: JsonSchema, shared: Shared): JsonSchema {
  let found = schema
  for (let count = 0; count < MOST_REFERENCES && typeof found.$ref === 'string'; count++)
    found = own(shared, found.$ref.replace('#/$defs/', '')) ?? {}
  return found
}

function typeOf(schema: JsonSchema, shared: Shared): ColumnType {
  const types = new Set(alternatives(schema, shared, 0))
  types.delete('null')
  if (types.has('numeric')) types.delete('bigint')
  const [type] = types
  return types.size === 1 && type !== undefined ? (type as ColumnType) : 'jsonb'
}

function alternatives(given: JsonSchema, shared: Shared, depth: number): (ColumnType | 'null')[] {
  const schema = resolved(given, shared)
  const branches = schema.anyOf ?? schema.oneOf
  if (Array.isArray(branches))
    return depth > MOST_REFERENCES
      ? ['jsonb']
      : branches.flatMap((one) => alternatives(one as JsonSchema, shared, depth + 1))
  const values = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : []
  const named = schema.type === undefined ? values.map(jsonType) : [schema.type].flat()
  return named.length === 0 ? ['jsonb'] : named.map((name) => columnType(String(name), schema))
}

function jsonType(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function columnType(name: string, { format }: JsonSchema): ColumnType | 'null' {
  if (name === 'string') return format === 'date-time' ? 'timestamptz' : 'text'
  if (name === 'integer') return 'bigint'
  if (name === 'number') return 'numeric'
  return name === 'boolean' || name === 'null' ? name : 'jsonb'
}

/** Numbers of this length may be inexact in JavaScript, so they come from the text. */
const EXACT_LENGTH = 16
const LEAST = -(2n ** 63n)
const MOST = 2n ** 63n - 1n
/** RFC 3339, also with an offset without a colon. */
const TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(?:\.\d{1,9})?(?:[Zz]|[+-](?:0\d|1[0-4]):?[0-5]\d)$/

/** Returns the text of a field's value for a column; null without a value, undefined for one that does not fit. */
export function columnText({ field, type }: Column, from: ReplicaRecord): string | null | undefined {
  const mappedName = mappedNameOf(field)
  if (mappedName !== undefined) return from.mapped ? columnText({ field: mappedName, type }, from.mapped) : null
  const ownName = ownNameOf(field)
  if (ownName !== undefined) return ownText(type, from.own?.(ownName))
  const { value: record, text, hasLongNumbers } = from
  const value = own(record, field)
  if (value === undefined || value === null) return null
  switch (type) {
    case 'text':
      return typeof value === 'string' && isStorable(value) ? value : undefined
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined
    case 'timestamptz':
      return typeof value === 'string' && isTime(value) ? value : undefined
    case 'jsonb':
      return storable((hasLongNumbers ? textAtPath(text, [field]) : undefined) ?? JSON.stringify(value))
    case 'bigint':
      return integerText(value, () => textAtPath(text, [field]))
    case 'numeric':
      return numberText(value, () => textAtPath(text, [field]))
  }
}

/** Third parties write values of own fields as texts, also of numbers. */
function ownText(type: ColumnType, json: string | undefined): string | null | undefined {
  if (json === undefined || (json === '""' && type !== 'text')) return null
  const value = OWN_FORMS[type]?.(json) ?? json
  return columnText({ field: 'value', type }, recordOf(`{"value":${value}}`))
}

/** The JSON of a value of another form, by the type of its column. */
const OWN_FORMS: Readonly<Partial<Record<ColumnType, (json: string) => string | undefined>>> = {
  text: (json) => (/^[\d-tf]/.test(json) ? JSON.stringify(json) : undefined),
  numeric: (json) => /^"(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)"$/.exec(json)?.[1],
  boolean: (json) => /^"(true|false)"$/.exec(json)?.[1],
  timestamptz: (json) => json.replace(/^"(\d{4}-\d\d-\d\d)"$/, '"$1T00:00:00Z"'),
}

function integerText(value: unknown, exact: () => string | undefined): string | undefined {
  if (typeof value !== 'number') return undefined
  if (Number.isSafeInteger(value)) return String(value)
  const digits = exact() ?? ''
  if (!/^-?\d{1,19}$/.test(digits)) return undefined
  const whole = BigInt(digits)
  return whole >= LEAST && whole <= MOST ? digits : undefined
}

function numberText(value: unknown, exact: () => string | undefined): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const usual = String(value)
  return usual.length < EXACT_LENGTH ? usual : (exact() ?? usual)
}

function isTime(text: string): boolean {
  const [, year = '', month = '', day = ''] = TIME.exec(text) ?? []
  if (Number(year) < 1) return false
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const HALF = /[\ud800-\udfff]/u
const HALVES = /[\ud800-\udfff]/gu

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !HALF.test(text)
}

/** Returns JSON text that PostgreSQL can store: NUL characters and lone surrogates become U+FFFD. */
export function storable(text: string): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(text) && isStorable(text)) return text
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'string' ? clean(value) : isObject(value) ? cleanNames(value) : value,
  )
}

function clean(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').replace(HALVES, '\uFFFD')
}

function cleanNames(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [clean(name), value]))
}
