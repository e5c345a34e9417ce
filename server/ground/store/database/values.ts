/** Encodes params and decodes columns, for both engines. */
import { DatabaseError } from './database.ts'

/** An encoded param. */
export type Encoded = string | Uint8Array | null

/**
 * Encodes params by their JavaScript types: a Date in ISO 8601, an array as an array of the database, any other object as JSON. Pass a
 * JSON array as text, from `JSON.stringify`.
 */
export function encode(params: readonly unknown[] = []): Encoded[] {
  return params.map(encodeValue)
}

function encodeValue(value: unknown): Encoded {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || value instanceof Uint8Array) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return encodeArray(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function encodeArray(values: readonly unknown[]): string {
  return `{${values.map((value) => (Array.isArray(value) ? encodeArray(value) : encodeElement(value))).join(',')}}`
}

function encodeElement(value: unknown): string {
  const encoded = encodeValue(value)
  if (encoded === null) return 'NULL'
  const text = typeof encoded === 'string' ? encoded : `\\x${Buffer.from(encoded).toString('hex')}`
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Decodes the text of a column. */
export type Decode = (text: string) => unknown

const asText: Decode = (text) => text

/** By the type's ID in `pg_type`. All other types stay text, such as numeric, uuid, date, time and timestamp without zone. */
const DECODE = new Map<number, Decode>([
  [16, (text) => text === 't'],
  [17, (text) => Buffer.from(text.slice(2), 'hex')],
  [20, safeInteger],
  [21, Number],
  [23, Number],
  [26, Number],
  [700, Number],
  [701, Number],
  [114, (text) => JSON.parse(text) as unknown],
  [3802, (text) => JSON.parse(text) as unknown],
  [1184, instant],
])

/** IDs of array types, with the IDs of their elements. */
const ELEMENTS = new Map([
  [199, 114],
  [1000, 16],
  [1001, 17],
  [1003, 19],
  [1005, 21],
  [1007, 23],
  [1009, 25],
  [1015, 1043],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [1028, 26],
  [1115, 1114],
  [1182, 1082],
  [1185, 1184],
  [1231, 1700],
  [2951, 2950],
  [3807, 3802],
])

/** The decoder of a type. */
export function decoder(type: number): Decode {
  const element = ELEMENTS.get(type)
  if (element === undefined) return DECODE.get(type) ?? asText
  const decode = decoder(element)
  return (text) => decodeArray(text, decode)
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new DatabaseError(`Cannot read the integer ${text}: it is too large for an exact JavaScript number`, '22003')
}

function instant(text: string): Date | number {
  if (text.endsWith('infinity')) return text.startsWith('-') ? -Infinity : Infinity
  return new Date(text.replace(/^(\d{4}-\d\d-\d\d) (.*)\+00$/, '$1T$2Z'))
}

/** An array's text: https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO */
function decodeArray(text: string, decode: Decode): unknown[] {
  const start = text.indexOf('{')
  const tokens = text.slice(start).matchAll(/"((?:[^"\\]|\\.)*)"|([{}])|([^",{}]+)/gs)
  const outer: unknown[][] = []
  const whole: unknown[] = []
  let current = whole
  for (const [, quoted, brace, plain] of tokens) {
    if (brace === '{') {
      const inner: unknown[] = []
      current.push(inner)
      outer.push(current)
      current = inner
    } else if (brace === '}') current = outer.pop() ?? whole
    else if (quoted !== undefined) current.push(decode(quoted.replace(/\\(.)/gs, '$1')))
    else current.push(plain === undefined || plain === 'NULL' ? null : decode(plain))
  }
  return whole[0] as unknown[]
}
