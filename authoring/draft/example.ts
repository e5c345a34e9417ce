/** Invents responses of a description: the same values each time. */
import type { Json, JsonObject, JsonSchema } from 'plugboard/runtime'
import { generateValue } from 'plugboard/simulator'
import { own } from 'plugboard/author'
import type { ApiShape } from '../description/model.ts'

/** Lists deeper than this are empty. */
const DEEPEST = 3
/** Objects deeper than this are empty, even if they require fields: they may contain themselves. */
const MOST_NESTED = 10

/** Returns an example of a shape. @param name of the field, which decides its value */
export function shapeExample(shape: ApiShape, name: string, depth = 0): Json {
  const [first] = shape.enum ?? []
  if (first !== undefined) return first
  switch (shape.types.includes('number') ? 'number' : shape.types[0]) {
    case 'string':
      return textFor(shape, name)
    case 'integer':
    case 'number':
      return Math.max(shape.bounds.minimum ?? 1, Math.min(1, shape.bounds.maximum ?? 1))
    case 'boolean':
      return true
    case 'array':
      return depth < DEEPEST && shape.items ? [shapeExample(shape.items(), name, depth + 1)] : []
    case 'object':
      return objectOf(shape, depth)
    default:
      return shape.properties.size > 0 ? objectOf(shape, depth) : null
  }
}

/** Returns an example text of a manifest's own schema: in its format, pattern and length. */
export function textExample(schema: JsonSchema, name: string): Json {
  const formed = own(BY_FORMAT, String(schema.format))
  if (formed !== undefined) return formed
  const isFree = ['format', 'pattern', 'minLength', 'maxLength'].every((word) => schema[word] === undefined)
  return isFree ? 'example' : generateValue({ ...schema, type: 'string' }, { name, seed: name, ordinal: 1 }, {})
}

/** Returns the fields of an example record. At depth, only required ones. */
function objectOf(shape: ApiShape, depth: number): JsonObject {
  const fields = [...shape.properties].filter(([field]) => shape.required.has(field) || depth < 2)
  const shown =
    depth < MOST_NESTED ? fields.filter(([field]) => !/^(?:__proto__|constructor|prototype)$/.test(field)) : []
  return Object.fromEntries(shown.map(([field, read]) => [field, shapeExample(read(), field, depth + 1)]))
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T09:00:00Z',
  date: '2026-11-20',
  uri: 'https://example.com/1',
  url: 'https://example.com/1',
  email: 'ada@example.com',
  uuid: '00000000-0000-4000-8000-000000000001',
}

function textFor({ format, bounds: { maxLength = 100 } }: ApiShape, name: string): string {
  const known = own(BY_FORMAT, String(format))
  if (known !== undefined) return known
  if (/e?mail/i.test(name)) return 'ada@example.com'.slice(0, maxLength)
  if (/(?:url|uri|link|href)$/i.test(name)) return 'https://example.com/1'.slice(0, maxLength)
  if (/(?:_at|date|time)$/i.test(name)) return '2026-11-20T09:00:00Z'.slice(0, maxLength)
  return `example ${name
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()}`
    .trim()
    .slice(0, Math.max(1, maxLength))
}
