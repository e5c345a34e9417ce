/** SQL that reads one field of a record. Indexes have the same text, so that searches find them. */
import type { Place } from 'plugboard/internal'
import { entryQuery } from '../language/entry-query.ts'
import { isDeclared, type Path } from '../language/field-paths.ts'

/** The kinds of expressions that read a field: each has an index of its own. */
export type ExpressionKind = 'text' | 'number' | 'time' | 'like' | 'near' | 'terms' | 'elements'

/** A field with the expression by which a search reads it: what an index could serve. */
export interface FieldExpression {
  readonly path: Path
  readonly kind: ExpressionKind
  /** By what the records of one value are sorted: an index of both finds a page without reading the others. */
  readonly sorted?: { readonly path: Path; readonly kind: ExpressionKind }
}

/** Text is ordered by its first characters only, for an index holds no more. */
export const ORDERED_CHARACTERS = 200

/** Takes a param's value and returns what stands for it in the statement: `$1`, or a literal. */
export type Bind = (value: unknown) => string

/** The JSON value at a path. Declared names are written out; what a caller wrote is bound. */
export function jsonAt(path: Path, bind: Bind): string {
  const { field, rest, places, type, elements = [] } = path
  if (places && type === 'array')
    return `plugboard.list_of(${placedJson(places, bind)}, ${bind(elements.map(arrayText))}::text[])`
  if (places) return placedJson(places, bind)
  return isDeclared(path) ? `(data -> ${sqlLiteral(field)})` : `(data #> ${bind([field, ...rest])}::text[])`
}

/** Returns the text at a path: strings as they are, other values as JSON. It is null for null, and where a mapped or own field has another type. */
export function textAt(path: Path, bind: Bind): string {
  const { field, joined, joinsOwn = false } = path
  if (joined) return joinedText(joined, joinsOwn)
  if (path.places) return typedText(path, bind)
  return isDeclared(path) ? `(data ->> ${sqlLiteral(field)})` : `(data #>> ${bind([field, ...path.rest])}::text[])`
}

/** The SQL of the value at the first of some places that has one. */
function placedJson(places: readonly Place[], bind: Bind): string {
  const [only = 'null::jsonb', ...others] = places.map((place) => jsonIn(place, bind))
  if (others.length === 0) return only
  return `coalesce(${[only, ...others].map((one) => `nullif(${one}, 'null'::jsonb)`).join(', ')})`
}

function jsonIn({ steps, entry }: Place, bind: Bind): string {
  if (!entry) return `(data #> ${bind(steps.map(String))}::text[])`
  return `jsonb_path_query_first(data, ${bind(entryQuery(steps, entry))}::jsonpath, '{}', true)`
}

/** Maximum number of searched characters of texts that are read as one. */
export const JOINED_CHARACTERS = 8000

function joinedText(locations: readonly (readonly string[])[], joinsOwn: boolean): string {
  const texts = locations.map((location) => `coalesce(${declaredText(location)}, '')`)
  const declared = `left(${[...texts, 'key'].join(` || chr(10) || `)}, ${JOINED_CHARACTERS})`
  return joinsOwn ? `(${declared} || chr(10) || coalesce(own_text, ''))` : declared
}

/** The text at a location that a manifest declares: names are written out. */
export function declaredText(location: readonly string[]): string {
  const [field = '', ...rest] = location
  return rest.length === 0 ? `(data ->> ${sqlLiteral(field)})` : `(data #>> ${constant(location)})`
}

/** Returns the expression that searches compare and sort by. Never null: text has '' for it, numbers and times minus infinity. */
export function expressionSql(kind: ExpressionKind, path: Path, bind: Bind): string {
  switch (kind) {
    case 'number':
      return numberAt(path, bind)
    case 'time':
      return `coalesce(${timeAt(path, bind)}, '-infinity'::timestamptz)`
    case 'text':
      return `(coalesce(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}), '') collate "C")`
    case 'like':
      return textAt(path, bind)
    case 'near':
      return `plugboard.plain(${textAt(path, bind)})`
    case 'terms':
      return `plugboard.terms(${textAt(path, bind)})`
    case 'elements':
      return jsonAt(path, bind)
  }
}

/**
 * The condition of a field that is near to a text. One threshold holds for a whole statement, that of its least demanding text; others
 * are compared once more.
 */
export function nearSql(
  field: string,
  value: string,
  { nearness, threshold = nearness }: { readonly nearness: number; readonly threshold: number | undefined },
): string {
  return `${field} %> ${value}${nearness > threshold ? ` and word_similarity(${value}, ${field}) >= ${nearness}::float8` : ''}`
}

function timeAt(path: Path, bind: Bind): string {
  if (path.places && path.type === 'timestamp') return placedTime(jsonAt(path, bind))
  return `plugboard.time_of(${textAt(path, bind)})`
}

/** Short numbers are read in place, which takes half the time of a call. */
function numberAt(path: Path, bind: Bind): string {
  if (path.places && path.type === 'number') return `coalesce(${textAt(path, bind)}::numeric, '-Infinity'::numeric)`
  const value = jsonAt(path, bind)
  const isShort = `jsonb_typeof(${value}) = 'number' and octet_length(${textAt(path, bind)}) < 100`
  return `case when ${isShort} then ${value}::numeric else coalesce(plugboard.number_of(${value}), '-Infinity'::numeric) end`
}

/** Returns the method of an index, and the columns between the parentheses of `create index ... using`. */
export function indexColumns({ kind, path, sorted }: FieldExpression): { method: 'btree' | 'gin'; columns: string } {
  const expression = expressionSql(kind, path, constant)
  if (isOrdered(kind)) {
    const then = sorted ? `, (${expressionSql(sorted.kind, sorted.path, constant)})` : ''
    return { method: 'btree', columns: `generation, (${expression})${then}, key` }
  }
  return { method: 'gin', columns: `generation, (${expression}) ${OPERATOR_CLASSES[kind]}` }
}

/** Whether an expression's index has its values in order; others (GIN) have a list of records for each term, trigram or element. */
export function isOrdered(kind: ExpressionKind): kind is 'text' | 'number' | 'time' {
  return kind === 'text' || kind === 'number' || kind === 'time'
}

const OPERATOR_CLASSES = {
  like: 'gin_trgm_ops',
  near: 'gin_trgm_ops',
  terms: 'tsvector_ops',
  elements: 'jsonb_path_ops',
} as const

/** A value as a constant: there are no params where indexes are made. */
function constant(value: unknown): string {
  return sqlLiteral(typeof value === 'string' ? value : arrayText(value as readonly string[]))
}

/** An array of texts, as PostgreSQL writes it. */
export function arrayText(parts: readonly (string | number)[]): string {
  return `{${parts.map((part) => `"${String(part).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

/** Writes text as an SQL literal, for either value of `standard_conforming_strings`. */
export function sqlLiteral(text: string): string {
  const quoted = text.replaceAll("'", "''")
  return quoted.includes('\\') ? ` E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`
}

const BLANKS = `E' \\t\\n\\r'`
/** As `number_of` reads it, but for what JSON does not write so. */
const NUMBER = `'^\\s*(-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?)\\s*$'`
const BOOLEAN = `'^\\s*(true|false)\\s*$'`
/** Longer numbers are read by no search. */
const MAX_DIGITS = 400

/** The text of a mapped or own value, where it is of the type. */
function typedText(path: Path, bind: Bind): string {
  const json = jsonAt(path, bind)
  const text = `(${json} #>> '{}')`
  switch (path.type) {
    case 'number': {
      const digits = `case jsonb_typeof(${json}) when 'number' then ${text} when 'string' then substring(${text} from ${NUMBER}) end`
      return `(case when octet_length(${text}) <= ${MAX_DIGITS} then ${digits} end)`
    }
    case 'boolean':
      return `(case jsonb_typeof(${json}) when 'boolean' then ${text} when 'string' then substring(${text} from ${BOOLEAN}) end)`
    case 'timestamp':
      return `(case when jsonb_typeof(${json}) = 'string' and plugboard.time_of(btrim(${text}, ${BLANKS})) is not null then btrim(${text}, ${BLANKS}) end)`
    case 'string':
      return `(case when jsonb_typeof(${json}) = 'string' then ${text} end)`
    default:
      return text
  }
}

/** The time of a mapped or own value, to the millisecond. */
function placedTime(json: string): string {
  const read = `plugboard.time_of(case when jsonb_typeof(${json}) = 'string' then btrim(${json} #>> '{}', ${BLANKS}) end)`
  return `(date_trunc('milliseconds', ${read} at time zone 'UTC') at time zone 'UTC')`
}
