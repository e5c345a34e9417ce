/** Values made from a vendor's description: as full as it allows, as little as it requires, or null wherever it may be. */
import type { Json, JsonObject } from 'plugboard/runtime'
import type { ApiShape } from '../openapi/model.ts'

/** How much of a described value is made. */
export type Fullness = 'full' | 'least' | 'null'

/** How deep objects inside objects are made; deeper ones are empty. */
const DEEPEST = 6
/** Entries of a list. */
const ENTRIES = 2

/** A value that the shape describes. @param at a word that makes texts differ from one place to another */
export function valueOf(shape: ApiShape, fullness: Fullness, at = 'value', depth = 0): Json {
  if (fullness === 'null' && shape.isNullable && depth > 0) return null
  const [first] = shape.enum ?? []
  if (first !== undefined) return first
  const type = typeOf(shape)
  if (type === 'object') return objectOf(shape, fullness, depth)
  if (type === 'array') return listOf(shape, fullness, at, depth)
  return type === 'boolean' ? fullness === 'full' : plainValue(type, shape, at)
}

function typeOf({ types, properties, items }: ApiShape): string {
  const [first] = types
  return first ?? (properties.size > 0 ? 'object' : items ? 'array' : 'string')
}

function objectOf({ properties, required, saysRequired }: ApiShape, fullness: Fullness, depth: number): JsonObject {
  if (depth > DEEPEST) return {}
  // A description that requires nothing says nothing of what may be left out.
  const isWhole = fullness !== 'least' || !saysRequired
  const names = [...properties.keys()].filter((name) => isWhole || required.has(name))
  return Object.fromEntries(
    names.map((name) => {
      const inner = properties.get(name)?.()
      return [name, inner ? valueOf(inner, fullness, name, depth + 1) : null]
    }),
  )
}

function listOf({ items, bounds }: ApiShape, fullness: Fullness, at: string, depth: number): Json[] {
  const entry = items?.()
  if (!entry || depth > DEEPEST) return []
  // Null fields are worth a look; null entries are not.
  const inner = { ...entry, isNullable: false }
  const length = Math.max(bounds.minItems ?? 0, fullness === 'least' ? 0 : ENTRIES)
  return Array.from({ length }, (_, index) => valueOf(inner, fullness, `${at}_${index + 1}`, depth + 1))
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
