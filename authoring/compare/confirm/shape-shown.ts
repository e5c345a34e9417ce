/** Reads the shape of a description as evidence. */
import type { Shown } from '../../../evidence/index.ts'
import type { ApiShape, JsonType } from '../../description/model.ts'

/** JSON types of the language's own types. */
const AS_JSON: Readonly<Record<string, JsonType>> = { datetime: 'string', date: 'string', file: 'string' }

/** Returns the evidence of a shape. An open type proves nothing. */
export function shapeShown(shape: ApiShape): Shown {
  const { types, properties, items, enum: values = [], bounds, format } = shape
  const entry = items?.()
  return {
    isOf: (type) => isOf(shape, type),
    hasOthers: (own) =>
      !own.includes('any') && types.some((type) => !own.some((one) => (AS_JSON[one] ?? one) === type)),
    isNull: shape.isNullable,
    values: values.filter((value) => value !== null),
    field: (name) => {
      const inner = properties.get(name)?.()
      return inner && shapeShown(inner)
    },
    names: [...properties.keys()],
    entries: entry ? [shapeShown(entry)] : [],
    bound: (word) => ({ ...bounds, format })[word],
    requires: (name) => shape.required.has(name),
  }
}

function isOf({ types, format, properties }: ApiShape, type: string): boolean {
  if (type === 'datetime') return types.includes('string') && format === 'date-time'
  if (type === 'date') return types.includes('string') && format === 'date'
  if (type === 'object' && types.length === 0) return properties.size > 0
  return (types as readonly string[]).includes(AS_JSON[type] ?? type)
}
