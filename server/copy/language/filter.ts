/** Reads `query.filter`: seventeen operators become eight forms, in which every value has the type it is compared by. */
import { SEARCH_OPERATORS, type SearchOperator } from 'plugboard/contract'
import { didYouMean, quoted } from 'plugboard/internal'
import { entriesOf, type Faults, locationBelow, type Path, readFieldPath, type SearchFields } from './field-paths.ts'
import { translated } from './translated.ts'
import type { Ways } from './terms.ts'
import { isNone, type Operand, readOperand, readPattern, plainOperand, readWords } from './operand.ts'

/** How two values compare. */
export type Relation = 'eq' | 'gt' | 'gte' | 'lt' | 'lte'

/** A filter, read. It is true or false for a record, never unknown: a missing value is null, and null is compared to nothing. */
export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'null'; readonly path: Path }
  | { readonly is: 'compared'; readonly path: Path; readonly relation: Relation; readonly to: Operand }
  | { readonly is: 'one-of'; readonly path: Path; readonly values: readonly Operand[] }
  | { readonly is: 'like'; readonly path: Path; readonly pattern: string }
  | { readonly is: 'part'; readonly path: Path; readonly text: string; readonly at: 'start' | 'anywhere' }
  | { readonly is: 'near'; readonly path: Path; readonly text: string }
  | { readonly is: 'words'; readonly path: Path; readonly text: string; readonly words: readonly Ways[] }

/** The bounds of one filter. */
export const MAX_FILTER_DEPTH = 16
export const MAX_NODES = 256
export const MAX_VALUES = 1000

interface Reader {
  readonly fields: SearchFields
  readonly report: Faults
  nodes: number
  /** Set once a bound is passed: nothing more is read. */
  isOver: boolean
}

/** Reads a filter; what is wrong with it goes to the report. */
export function readFilter(filter: unknown, fields: SearchFields, location: string, report: Faults): Condition {
  return readGroup({ fields, report, nodes: 0, isOver: false }, filter, location, 1)
}

/** The number of comparisons in a condition. */
export function leavesOf(condition: Condition): number {
  if (condition.is === 'not') return leavesOf(condition.of)
  if (condition.is === 'all' || condition.is === 'any') return condition.of.reduce((sum, one) => sum + leavesOf(one), 0)
  return 1
}

function readGroup(reader: Reader, filter: unknown, location: string, depth: number): Condition {
  if (!isWithin(reader, location, depth)) return ALL
  const entries = entriesOf(filter, location, reader.report, '{"eq": {"id": "1"}}')
  return all(
    entries.map(([operator, value]) => readOperator(reader, operator, value, locationBelow(location, operator), depth)),
  )
}

const ALL: Condition = { is: 'all', of: [] }

function all(of: readonly Condition[]): Condition {
  const [only, ...others] = of
  return only && others.length === 0 ? only : { is: 'all', of }
}

function isWithin(reader: Reader, location: string, depth: number): boolean {
  if (reader.isOver) return false
  const fault =
    depth > MAX_FILTER_DEPTH
      ? `is nested more than ${MAX_FILTER_DEPTH} levels deep`
      : ++reader.nodes > MAX_NODES
        ? `exceeds the limit of ${MAX_NODES} conditions in a filter`
        : undefined
  if (fault) {
    reader.report.add(location, fault, 'cost')
    reader.isOver = true
  }
  return fault === undefined
}

function readOperator(reader: Reader, operator: string, value: unknown, location: string, depth: number): Condition {
  switch (operator as SearchOperator) {
    case 'and':
      return { is: 'all', of: readList(reader, value, location, depth) }
    case 'or':
      return { is: 'any', of: readList(reader, value, location, depth) }
    case 'not':
      return { is: 'not', of: readGroup(reader, value, location, depth + 1) }
    default:
      if (Object.hasOwn(LEAVES, operator))
        return readLeaves(reader, operator as keyof typeof LEAVES, value, location, depth)
      reader.report.add(location, `is not an operator.${meant(reader, operator, value)}`, 'unknown_operator')
      return ALL
  }
}

/** Suggests what to write in place of an unknown operator: the whole filter, the nearest operator, or one of all. */
function meant({ fields }: Reader, operator: string, value: unknown): string {
  const isField = ([name = '']: readonly string[]) => Object.hasOwn(fields, name)
  const filter = translated(operator, value, (path) => isField(path.split('.')))
  if (filter !== undefined) return ` Write ${filter}`
  return didYouMean(operator, SEARCH_OPERATORS) || ` Operators are ${SEARCH_OPERATORS.join(', ')}.`
}

function readList(reader: Reader, value: unknown, location: string, depth: number): Condition[] {
  if (!Array.isArray(value)) {
    reader.report.add(location, 'must be a list of filters', 'type')
    return []
  }
  if (value.length > MAX_NODES) {
    reader.report.add(location, `exceeds the limit of ${MAX_NODES} conditions in a filter`, 'cost')
    return []
  }
  return value.map((one, index) => readGroup(reader, one, locationBelow(location, index), depth + 1))
}

function readLeaves(
  reader: Reader,
  operator: keyof typeof LEAVES,
  value: unknown,
  location: string,
  depth: number,
): Condition {
  const leaves = entriesOf(value, location, reader.report, '{"name": "value"}').map(([name, operand]) => {
    const here = locationBelow(location, name)
    if (!isWithin(reader, here, depth)) return ALL
    const path = readFieldPath(name, reader.fields, here, reader.report)
    return path ? (LEAVES[operator](path, operand, here, reader.report) ?? ALL) : ALL
  })
  return all(leaves)
}

type LeafReader = (path: Path, operand: unknown, location: string, report: Faults) => Condition | undefined

const LEAVES = {
  eq: readEqual,
  neq: (path, operand, location, report) => {
    const equal = readEqual(path, operand, location, report)
    return equal && { is: 'not', of: equal }
  },
  gt: ranged('gt'),
  gte: ranged('gte'),
  lt: ranged('lt'),
  lte: ranged('lte'),
  in: readIn,
  like: (path, operand, location, report) => {
    const pattern = readPattern(operand, location, report)
    return pattern === undefined ? undefined : { is: 'like', path, pattern }
  },
  fuzzy: (path, operand, location, report) => {
    const read = readWords(operand, location, report)
    return read && { is: 'near', path, text: read.text }
  },
  keyword: (path, operand, location, report) => {
    const read = readWords(operand, location, report)
    return read && { is: 'words', path, ...read }
  },
  exists: readExists,
  between: readBetween,
  starts_with: part('start'),
  contains: part('anywhere'),
} satisfies Record<string, LeafReader>

function readEqual(path: Path, operand: unknown, location: string, report: Faults): Condition | undefined {
  if (isNone(operand)) return { is: 'null', path }
  const to = readOperand(path, 'eq', optionIn(path, operand), location, report)
  return to && { is: 'compared', path, relation: 'eq', to }
}

/** The value of an option that is named by its label. */
function optionIn({ optionOf }: Path, operand: unknown): unknown {
  return typeof operand === 'string' && optionOf ? optionOf(operand) : operand
}

function ranged(relation: Relation): LeafReader {
  return (path, operand, location, report) => {
    if (isNone(operand)) return report.add(location, 'is null, which cannot be compared with greater or less', 'type')
    const to = readOperand(path, relation, operand, location, report)
    return to && { is: 'compared', path, relation, to }
  }
}

function readExists(path: Path, operand: unknown, location: string, report: Faults): Condition | undefined {
  if (typeof operand !== 'boolean') return report.add(location, 'must be true or false', 'type')
  const isMissing: Condition = { is: 'null', path }
  return operand ? { is: 'not', of: isMissing } : isMissing
}

function readBetween(path: Path, operand: unknown, location: string, report: Faults): Condition | undefined {
  if (!Array.isArray(operand) || operand.length !== 2)
    return report.add(location, 'must be a list of two values, both included', 'type')
  const from = ranged('gte')(path, operand[0], locationBelow(location, 0), report)
  const to = ranged('lte')(path, operand[1], locationBelow(location, 1), report)
  return from && to && { is: 'all', of: [from, to] }
}

/** Part of a text. A list contains its elements. */
function part(at: 'start' | 'anywhere'): LeafReader {
  return (path, operand, location, report) => {
    if (path.type === 'array' && path.rest.length === 0)
      return at === 'anywhere'
        ? readEqual(path, operand, location, report)
        : report.add(location, 'is a list, which starts with no text', 'type')
    const text = plainOperand(operand, location, report)
    return text === undefined ? undefined : { is: 'part', path, text, at }
  }
}

function readIn(path: Path, operand: unknown, location: string, report: Faults): Condition | undefined {
  if (!Array.isArray(operand)) return report.add(location, 'must be a list of values', 'type')
  if (operand.length > MAX_VALUES)
    return report.add(location, `has ${quoted(String(operand.length))} values; ${MAX_VALUES} are allowed`, 'cost')
  const values = operand
    .flatMap((one, index) =>
      isNone(one) ? [] : [readOperand(path, 'eq', optionIn(path, one), locationBelow(location, index), report)],
    )
    .filter((one) => one !== undefined)
  const found: Condition = { is: 'one-of', path, values }
  return operand.some(isNone) ? { is: 'any', of: [found, { is: 'null', path }] } : found
}
