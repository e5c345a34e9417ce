/** Identifying fields: their values contain the record's ordinal, so that no lookup is necessary. */
import { type JsonSchema, referredSchema } from '../../runtime/base/json.ts'
import { inTurn } from '../base/chance.ts'
import { patternText, type Schemas, schemaTypes } from '../values/index.ts'

/** Writes the value of an identifying field, and reads it back. */
export interface Identity {
  write(ordinal: number): string | number
  /** The ordinal; undefined for a value that the field never has. */
  read(value: unknown): number | undefined
}

/** An identifying field. */
export interface IdentityOf {
  readonly entity: string
  readonly field: string
  /** Whether it is the entity's key. */
  readonly isKey: boolean
  /** The number of the entity. */
  readonly index: number
}

/** The first form that fits every schema: the field's own and those of the params that name it. */
export function identityOf(of: IdentityOf, schemas: readonly JsonSchema[], named: Schemas): Identity {
  const { entity, field, isKey, index } = of
  const [first] = schemas
  if (first && isNumeric(first, named)) return { write: (ordinal) => ordinal, read: digits('').read }
  const number = (isKey ? 100 : 500) + index
  const uuid = digits(`${index.toString(16).padStart(8, '0')}-0000-4000-8000-`, 12)
  const texts = digits(isKey ? `${entity}_` : `${entity}_${field}_`)
  const examples = schemas.flatMap((schema) => referredSchema(schema, named).examples ?? [])
  const forms: readonly Identity[] = [
    ...examples.flatMap((example) => likeExample(example, number) ?? []),
    ...(field === 'key' && !isKey ? [codes(entity)] : []),
    ...(/^(?:currency|currencycode)$/i.test(field) || (entity === 'currencies' && isKey) ? [oneOf(CURRENCIES)] : []),
    texts,
    digits(String(number), 9),
    { write: uuid.write, read: (value) => uuid.read(String(value).toLowerCase()) },
    ...schemas.flatMap((schema) => {
      const { pattern } = referredSchema(schema, named)
      return (typeof pattern === 'string' && patternText(pattern, number)) || []
    }),
  ]
  return forms.find(({ write }) => schemas.every((schema) => takes(schema, String(write(1)), named))) ?? texts
}

/** Digits of an ordinal in the form of an example. */
const DIGITS = 6

/** Texts like an example of the manifest, such as `cus_NffrFeUfNV2Hib`: its first letters, the entity's number, and the ordinal. */
function likeExample(example: unknown, number: number): Identity | undefined {
  if (typeof example !== 'string' || !/^[A-Za-z][A-Za-z0-9]*_?[A-Za-z0-9]{5,}$/.test(example) || !/\d/.test(example))
    return undefined
  const start = /^[a-z]+_/i.exec(example)?.[0] ?? example.slice(0, 1)
  const room = example.length - start.length - DIGITS
  const isWide = room >= String(number).length
  const middle = isWide ? example.slice(start.length, example.length - DIGITS - String(number).length) : ''
  return digits(start + middle + (isWide ? String(number) : ''), Math.min(DIGITS, example.length - start.length))
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'JPY', 'CAD', 'AUD']

/** The words of a list, in turn. */
function oneOf(words: readonly string[]): Identity {
  return {
    write: (ordinal) => inTurn(words, ordinal - 1),
    read: (value) => (words.includes(String(value)) ? words.indexOf(String(value)) + 1 : undefined),
  }
}

/** The key of the first project, with which those of issues begin. */
const CODE = 'PB'

/** Keys that people read: `PB`, `PB2` of projects, `PB-12` of what is in the first. */
function codes(entity: string): Identity {
  if (!/project|space|workspace/.test(entity)) return digits(`${CODE}-`)
  const { read } = digits(CODE)
  return {
    write: (ordinal) => (ordinal === 1 ? CODE : `${CODE}${ordinal}`),
    read: (value) => (value === CODE ? 1 : read(value) === 1 ? undefined : read(value)),
  }
}

/** Texts of a prefix and the ordinal. The prefix differs for each entity. @param width the fewest digits */
function digits(prefix: string, width = 0) {
  const write = (ordinal: number) => prefix + String(ordinal).padStart(width, '0')
  return {
    write,
    read(value: unknown) {
      const text = String(value)
      const ordinal = Number(text.slice(prefix.length))
      return Number.isSafeInteger(ordinal) && ordinal > 0 && write(ordinal) === text ? ordinal : undefined
    },
  }
}

function isNumeric(schema: JsonSchema, named: Schemas): boolean {
  const types = schemaTypes(schema, named)
  return !types.includes('string') && (types.includes('integer') || types.includes('number'))
}

function takes(schema: JsonSchema, text: string, named: Schemas): boolean {
  const { pattern, format, maxLength, enum: values, const: only } = referredSchema(schema, named)
  return (
    (!isNumeric(schema, named) || /^\d+$/.test(text)) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (typeof maxLength !== 'number' || text.length <= maxLength) &&
    (format !== 'uuid' || /^[\da-f]{8}-/.test(text)) &&
    (!Array.isArray(values) || values.includes(text)) &&
    (only === undefined || only === text)
  )
}
