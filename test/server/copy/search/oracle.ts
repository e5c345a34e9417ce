/** Searches in memory and without SQL: the reference for both databases. */
import { askedWords, hasWord, comparableText } from '../../../../server/copy/language/terms.ts'
import { foldText } from '../../../../server/copy/language/words.ts'
import { readTime } from '../../../../server/copy/language/times.ts'
import { isNear, wordSimilarity } from './similarity.ts'

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value }
export type Shaped = { readonly [name: string]: Value }
export type Types = Readonly<Record<string, { readonly type: string }>>

type Filter = Readonly<Record<string, unknown>>
type Sort = readonly Readonly<Record<string, 'asc' | 'desc'>>[]

/** The keys of the records that a query finds, in its order. */
export function oracle(
  records: readonly Shaped[],
  types: Types,
  { filter = {}, sort = [] }: { readonly filter?: Filter; readonly sort?: Sort },
): string[] {
  const found = records.filter((record) => holds(record, types, filter))
  const ranks = sort.length === 0 ? relevance(filter) : sort.flatMap((one) => ranksOf(types, one))
  const isDown = ranks[0]?.isDown ?? false
  return found
    .sort((a, b) => {
      for (const { rank, isDown: down } of ranks) {
        const order = compare(rank(a), rank(b))
        if (order !== 0) return down ? -order : order
      }
      const order = compare(String(a.id), String(b.id))
      return isDown ? -order : order
    })
    .map(({ id }) => String(id))
}

type Rank = string | number | bigint

interface Ranking {
  readonly rank: (record: Shaped) => Rank
  readonly isDown: boolean
}

function compare(a: Rank, b: Rank): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return a < b ? -1 : a > b ? 1 : 0
}

/** The order of a search without a sort: by its only `fuzzy`, else by its only `keyword`. */
function relevance(filter: Filter): Ranking[] {
  const near = topmost(filter, 'fuzzy')
  const [first, second] = near.length > 0 ? near : topmost(filter, 'keyword')
  if (!first || second) return []
  const [name, text] = first
  const plain = (record: Shaped) => foldText(textOf(valueAt(record, name)) ?? '')
  const down = (rank: (record: Shaped) => Rank): Ranking => ({ rank, isDown: true })
  const wanted = foldText(text)
  const match =
    near.length > 0
      ? down((record) => wordSimilarity(wanted, plain(record)))
      : down((record) => askedWords(text).filter(({ whole }) => hasWord(comparableText(plain(record)), whole)).length)
  return [
    match,
    down((record) => (plain(record) === wanted ? 2 : plain(record).startsWith(wanted) ? 1 : 0)),
    down((record) => -Array.from(textOf(valueAt(record, name)) ?? '').length),
  ]
}

/** The operands of an operator that a filter has at its top, or in the parts of its only `and`. */
function topmost(filter: Filter, operator: string): [string, string][] {
  const found: [string, string][] = []
  for (const [name, value] of Object.entries(filter)) {
    if (name === operator) found.push(...(Object.entries(value as object) as [string, string][]))
    if (name === 'and' && Object.keys(filter).length === 1) {
      for (const one of value as Filter[]) {
        const entries = Object.entries(one)
        const inner =
          entries.length === 1 && entries[0]![0] === operator ? Object.entries(entries[0]![1] as object) : []
        if (inner.length === 1) found.push(inner[0] as [string, string])
      }
    }
  }
  return found
}

function ranksOf(types: Types, one: Readonly<Record<string, 'asc' | 'desc'>>): Ranking[] {
  const [[name, direction]] = Object.entries(one) as [[string, 'asc' | 'desc']]
  const isDown = direction === 'desc'
  const number: Ranking = { rank: (record) => numberOf(valueAt(record, name)) ?? -Infinity, isDown }
  const text: Ranking = {
    rank: (record) => Array.from(textOf(valueAt(record, name)) ?? '').slice(0, 200).join(''), // prettier-ignore
    isDown,
  }
  const time: Ranking = { rank: (record) => readTime(textOf(valueAt(record, name)) ?? '') ?? -Infinity, isDown }
  const type = types[name]?.type
  if (type === undefined) return [number, text]
  if (type === 'integer' || type === 'number') return [number]
  return [type === 'timestamp' ? time : text]
}

function holds(record: Shaped, types: Types, filter: Filter): boolean {
  return Object.entries(filter).every(([operator, value]) => {
    if (operator === 'and') return (value as Filter[]).every((one) => holds(record, types, one))
    if (operator === 'or') return (value as Filter[]).some((one) => holds(record, types, one))
    if (operator === 'not') return !holds(record, types, value as Filter)
    return Object.entries(value as object).every(([name, operand]) =>
      fits(operator, valueAt(record, name), types[name]?.type ?? 'object', operand as Value),
    )
  })
}

function fits(operator: string, value: Value, type: string, operand: Value): boolean {
  const text = textOf(value)
  switch (operator) {
    case 'eq':
      return equals(value, type, operand)
    case 'neq':
      return !equals(value, type, operand)
    case 'in':
      return (operand as Value[]).some((one) => equals(value, type, one))
    case 'exists':
      return (value !== null) === operand
    case 'between':
      return fits('gte', value, type, (operand as Value[])[0]!) && fits('lte', value, type, (operand as Value[])[1]!)
    case 'starts_with':
      return text !== null && foldText(text).startsWith(foldText(operand as string))
    case 'contains':
      if (type === 'array') return equals(value, type, operand)
      return text !== null && foldText(text).includes(foldText(operand as string))
    case 'like':
      return text !== null && like(operand as string).test(text)
    case 'fuzzy':
      return text !== null && isNear(foldText(operand as string), foldText(text))
    case 'keyword': {
      const read = comparableText(text ?? '')
      return askedWords(operand as string).some(({ whole }) => hasWord(read, whole))
    }
    default: {
      const order = ordered(value, type, operand as string | number | boolean)
      if (order === undefined) return false
      return { gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[operator]!
    }
  }
}

function equals(value: Value, type: string, operand: Value): boolean {
  if (operand === null) return value === null
  if (value === null) return false
  if (typeof operand === 'object') return same(value, operand)
  if (type === 'array') return Array.isArray(value) ? value.some((one) => one === operand) : value === operand
  if (type === 'timestamp') return readTime(textOf(value)!) === readTime(String(operand))
  return isNumeric(type, operand) ? numberOf(value) === Number(operand) : textOf(value) === String(operand)
}

function ordered(value: Value, type: string, operand: string | number | boolean): number | undefined {
  if (isNumeric(type, operand)) {
    const number = numberOf(value)
    return number === undefined ? undefined : compare(number, Number(operand))
  }
  const text = textOf(value)
  if (text === null) return undefined
  const time = type === 'boolean' ? undefined : readTime(String(operand))
  if (time === undefined) return compare(text, String(operand))
  const own = readTime(text)
  return own === undefined ? undefined : compare(own, time)
}

function isNumeric(type: string, operand: unknown): boolean {
  return type === 'integer' || type === 'number' || (type === 'object' && typeof operand === 'number')
}

function same(a: Value, b: Value): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => same(one, b[index]!))
  if (typeof a === 'object' && typeof b === 'object' && a && b && !Array.isArray(a) && !Array.isArray(b)) {
    const [x, y] = [a, b]
    return Object.keys(x).length === Object.keys(y).length && Object.keys(x).every((k) => Object.hasOwn(y, k) && same(x[k]!, y[k]!)) // prettier-ignore
  }
  return a === b
}

function valueAt(record: Shaped, name: string): Value {
  let value: Value = record
  for (const part of Object.hasOwn(record, name) ? [name] : name.split('.')) {
    if (Array.isArray(value)) value = /^-?\d{1,9}$/.test(part) ? (value.at(Number(part)) ?? null) : null
    else if (typeof value === 'object' && value !== null) value = Object.hasOwn(value, part) ? value[part]! : null
    else return null
  }
  return value
}

function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.length > 400) return undefined
  return /^[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]{1,3})?$/.test(value) ? Number(value) : undefined
}

/** Text as `->>` gives it. */
function textOf(value: Value): string | null {
  if (value === null) return null
  return typeof value === 'string' ? value : jsonb(value)
}

/** JSON as PostgreSQL writes it: names by length, then bytes; a space after each comma and colon. */
function jsonb(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(jsonb).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const bytes = (name: string) => Buffer.from(name)
  const names = Object.keys(value).sort(
    (a, b) => bytes(a).length - bytes(b).length || Buffer.compare(bytes(a), bytes(b)),
  )
  return `{${names.map((name) => `${JSON.stringify(name)}: ${jsonb(value[name]!)}`).join(', ')}}`
}

function like(pattern: string): RegExp {
  const source = pattern.replace(
    /\\(.)|([%_])|([\s\S])/gsu,
    (_all, escaped?: string, wild?: string, plain?: string) => {
      if (wild) return wild === '%' ? '.*' : '.'
      return (escaped ?? plain)!.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')
    },
  )
  return new RegExp(`^${source}$`, 'su')
}
