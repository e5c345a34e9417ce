/** The SQL by which one field of a record is read; indexes are made of the same text, so that searches find them. */
import type { Path } from './language/index.ts'

/** How a field is read: each has an index of its own. */
export type Reading = 'text' | 'number' | 'time' | 'like' | 'near' | 'words' | 'elements'

/** A field with the way a search reads it: what an index could serve. */
export interface Use {
  readonly path: Path
  readonly reading: Reading
  /** By what the records of one value are sorted: an index of both finds a page without reading the others. */
  readonly sorted?: { readonly path: Path; readonly reading: Reading }
}

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
      return numberAt(path, bind)
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

/** Short numbers are read in place, which takes half the time of a call. */
function numberAt(path: Path, bind: Bind): string {
  const value = valueAt(path, bind)
  const isShort = `jsonb_typeof(${value}) = 'number' and octet_length(${textAt(path, bind)}) < 100`
  return `case when ${isShort} then ${value}::numeric else coalesce(plugboard.number_of(${value}), '-Infinity'::numeric) end`
}

/** What comes between the parentheses of `create index ... using`, and its method. */
export function indexColumns({ reading, path, sorted }: Use): { method: 'btree' | 'gin'; columns: string } {
  const expression = readAs(reading, path, constant)
  if (isOrdered(reading)) {
    const then = sorted ? `, (${readAs(sorted.reading, sorted.path, constant)})` : ''
    return { method: 'btree', columns: `generation, (${expression})${then}, key` }
  }
  return { method: 'gin', columns: `generation, (${expression}) ${OPERATOR_CLASSES[reading]}` }
}

function isOrdered(reading: Reading): reading is 'text' | 'number' | 'time' {
  return reading === 'text' || reading === 'number' || reading === 'time'
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
