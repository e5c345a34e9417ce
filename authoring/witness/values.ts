/** Generates values from a description: full, with only the required fields, or with null in every nullable field. */
import type { Json, JsonObject } from 'plugboard/runtime'
import type { ApiShape } from '../description/model.ts'

/** The completeness of a value. */
export type Fullness = 'full' | 'least' | 'null'

/** Maximum depth of inner objects. Deeper ones are empty. */
const DEEPEST = 6
/** Maximum number of values in a response. Reduces the depth of large types that refer to each other. */
const MOST_VALUES = 20_000
/** Number of items in a list. */
const ENTRIES = 2

/** State of a value's generation. */
interface Making {
  readonly fullness: Fullness
  readonly deepest: number
  /** Number of further values. Negative after too many. */
  left: number
}

/** Returns a value of a shape, reduced in depth to at most 20,000 values. */
export function valueOf(shape: ApiShape, fullness: Fullness): Json {
  for (let deepest = DEEPEST; ; deepest--) {
    const making = { fullness, deepest, left: MOST_VALUES }
    const value = make(shape, making)
    if (making.left >= 0 || deepest === 1) return value
  }
}

/** @param at the text for strings, which differs by location */
function make(shape: ApiShape, making: Making, at = 'value', depth = 0): Json {
  const { fullness } = making
  making.left--
  if (fullness === 'null' && shape.isNullable && depth > 0) return null
  const [first] = shape.enum ?? []
  if (first !== undefined) return first
  const type = typeOf(shape)
  if (type === 'object') return objectOf(shape, making, depth)
  if (type === 'array') return listOf(shape, making, at, depth)
  return type === 'boolean' ? fullness === 'full' : plainValue(type, shape, at)
}

/** Whether objects and lists of this depth stay empty. */
function isOver({ deepest, left }: Making, depth: number): boolean {
  return depth > deepest || (left < 0 && deepest > 1)
}

function typeOf({ types, properties, items }: ApiShape): string {
  const [first] = types
  return first ?? (properties.size > 0 ? 'object' : items ? 'array' : 'string')
}

function objectOf({ properties, required, saysRequired }: ApiShape, making: Making, depth: number): JsonObject {
  if (isOver(making, depth)) return {}
  // A description without required fields does not show which may be missing.
  const isWhole = making.fullness !== 'least' || !saysRequired
  const names = [...properties.keys()].filter((name) => isWhole || required.has(name))
  return Object.fromEntries(
    names.map((name) => {
      const inner = properties.get(name)?.()
      return [name, inner ? make(inner, making, name, depth + 1) : null]
    }),
  )
}

function listOf({ items, bounds }: ApiShape, making: Making, at: string, depth: number): Json[] {
  const entry = items?.()
  if (!entry || isOver(making, depth)) return []
  // Null fields are worth a look; null entries are not.
  const inner = { ...entry, isNullable: false }
  const length = Math.max(bounds.minItems ?? 0, making.fullness === 'least' ? 0 : ENTRIES)
  return Array.from({ length }, (_, index) => make(inner, making, `${at}_${index + 1}`, depth + 1))
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-02T03:04:05Z',
  date: '2026-01-02',
  time: '03:04:05Z',
  uri: 'https://example.com/1',
  url: 'https://example.com/1',
  email: 'ada@example.com',
  uuid: '00000000-0000-4000-8000-000000000001',
  ipv4: '192.0.2.1',
}

function plainValue(type: string, { format, bounds }: ApiShape, at: string): Json {
  if (type === 'integer') return Math.max(1, Math.ceil(bounds.minimum ?? 1))
  if (type === 'number') return Math.max(1, bounds.minimum ?? 1)
  const text = FORMATS[format ?? ''] ?? at
  return text.padEnd(bounds.minLength ?? 0, 'x').slice(0, bounds.maxLength ?? 200)
}
