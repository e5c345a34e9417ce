/** The SQL by which one field of a record is read; indexes are made of the same text, so that searches find them. */
import type { Path } from './language/index.ts'

/** How a field is read: each has an index of its own. */
export type Reading = 'text' | 'number' | 'time' | 'like' | 'near' | 'words' | 'elements'

/** Text is ordered by its first characters only, for an index holds no more. */
export const ORDERED_CHARACTERS = 200

/** The expression for a place in a record; `bind` takes a value and gives what stands for it. */
export type Bind = (value: unknown) => string

/** The JSON value at a path. Declared names are written out; what a caller wrote is bound. */
export function valueAt({ field, rest }: Path, bind: Bind): string {
  return rest.length === 0 ? `(data -> ${literal(field)})` : `(data #> ${bind([field, ...rest])}::text[])`
}

/** The text at a path: strings as they are, other values as JSON; null for null. */
export function textAt({ field, rest }: Path, bind: Bind): string {
  return rest.length === 0 ? `(data ->> ${literal(field)})` : `(data #>> ${bind([field, ...rest])}::text[])`
}

/** What searches compare and sort by. Never null: text has '' for it, numbers and times minus infinity. */
export function readAs(reading: Reading, path: Path, bind: Bind): string {
  switch (reading) {
    case 'number':
      return `coalesce(plugboard.number_of(${valueAt(path, bind)}), '-Infinity'::numeric)`
    case 'time':
      return `coalesce(plugboard.time_of(${textAt(path, bind)}), '-infinity'::timestamptz)`
    case 'text':
      return `(coalesce(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}), '') collate "C")`
    case 'like':
      return textAt(path, bind)
    case 'near':
      return `plugboard.plain(${textAt(path, bind)})`
    case 'words':
      return `plugboard.words(${textAt(path, bind)})`
    case 'elements':
      return valueAt(path, bind)
  }
}

/** What comes between the parentheses of `create index ... using`, and its method. */
export function indexColumns(reading: Reading, path: Path): { method: 'btree' | 'gin'; columns: string } {
  const expression = readAs(reading, path, constant)
  if (reading === 'text' || reading === 'number' || reading === 'time')
    return { method: 'btree', columns: `generation, (${expression}), key` }
  return { method: 'gin', columns: `generation, (${expression}) ${OPERATOR_CLASSES[reading]}` }
}

const OPERATOR_CLASSES = {
  like: 'gin_trgm_ops',
  near: 'gin_trgm_ops',
  words: 'array_ops',
  elements: 'jsonb_path_ops',
} as const

/** A path as a constant: there are no params where indexes are made. */
function constant(value: unknown): string {
  const parts = (value as readonly string[]).map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`)
  return literal(`{${parts.join(',')}}`)
}

/** Text as an SQL literal, whatever `standard_conforming_strings` says. */
export function literal(text: string): string {
  const quoted = text.replaceAll("'", "''")
  return quoted.includes('\\') ? ` E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`
}
