/** Reads `query.filter`: thirteen operators become seven forms, in which every value has the type it is compared by. */
import { SEARCH_OPERATORS, type SearchOperator } from 'plugboard/contract'
import { didYouMean, quoted } from 'plugboard/kit'
import { below, entriesOf, type Faults, type Path, readPath, type SearchFields } from './fields.ts'
import { isNone, type Operand, readOperand, readPattern, readWords } from './operand.ts'

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
  | { readonly is: 'near'; readonly path: Path; readonly text: string }
  | { readonly is: 'words'; readonly path: Path; readonly words: readonly string[] }

/** The bounds of one filter. */
export const MAX_DEPTH = 16
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
export function readFilter(filter: unknown, fields: SearchFields, place: string, report: Faults): Condition {
  return readGroup({ fields, report, nodes: 0, isOver: false }, filter, place, 1)
}

/** The number of comparisons in a condition. */
export function leavesOf(condition: Condition): number {
  if (condition.is === 'not') return leavesOf(condition.of)
  if (condition.is === 'all' || condition.is === 'any') return condition.of.reduce((sum, one) => sum + leavesOf(one), 0)
  return 1
}

function readGroup(reader: Reader, filter: unknown, place: string, depth: number): Condition {
  if (!isWithin(reader, place, depth)) return ALL
  const entries = entriesOf(filter, place, reader.report, '{"eq": {"id": "1"}}')
  return all(entries.map(([operator, value]) => readOperator(reader, operator, value, below(place, operator), depth)))
}

const ALL: Condition = { is: 'all', of: [] }

function all(of: readonly Condition[]): Condition {
  return of.length === 1 ? of[0]! : { is: 'all', of }
}

function isWithin(reader: Reader, place: string, depth: number): boolean {
  if (reader.isOver) return false
  const fault =
    depth > MAX_DEPTH
      ? `is nested over ${MAX_DEPTH} levels`
      : ++reader.nodes > MAX_NODES
        ? `brings the filter over ${MAX_NODES} conditions`
        : undefined
  if (fault) {
    reader.report.add(place, fault, 'cost')
    reader.isOver = true
  }
  return fault === undefined
}

function readOperator(reader: Reader, operator: string, value: unknown, place: string, depth: number): Condition {
  switch (operator as SearchOperator) {
    case 'and':
      return { is: 'all', of: readList(reader, value, place, depth) }
    case 'or':
      return { is: 'any', of: readList(reader, value, place, depth) }
    case 'not':
      return { is: 'not', of: readGroup(reader, value, place, depth + 1) }
    default:
      if (Object.hasOwn(LEAVES, operator))
        return readLeaves(reader, operator as keyof typeof LEAVES, value, place, depth)
      reader.report.add(place, `is not an operator.${didYouMean(operator, SEARCH_OPERATORS)}`, 'unknown_operator')
      return ALL
  }
}

function readList(reader: Reader, value: unknown, place: string, depth: number): Condition[] {
  if (!Array.isArray(value)) {
    reader.report.add(place, 'must be a list of filters', 'type')
    return []
  }
  if (value.length > MAX_NODES) {
    reader.report.add(place, `brings the filter over ${MAX_NODES} conditions`, 'cost')
    return []
  }
  return value.map((one, index) => readGroup(reader, one, below(place, index), depth + 1))
}

function readLeaves(
  reader: Reader,
  operator: keyof typeof LEAVES,
  value: unknown,
  place: string,
  depth: number,
): Condition {
  const leaves = entriesOf(value, place, reader.report, '{"name": "value"}').map(([name, operand]) => {
    const here = below(place, name)
    if (!isWithin(reader, here, depth)) return ALL
    const path = readPath(name, reader.fields, here, reader.report)
    return path ? (LEAVES[operator](path, operand, here, reader.report) ?? ALL) : ALL
  })
  return all(leaves)
}

type LeafReader = (path: Path, operand: unknown, place: string, report: Faults) => Condition | undefined

const LEAVES = {
  eq: readEqual,
  neq: (path, operand, place, report) => {
    const equal = readEqual(path, operand, place, report)
    return equal && { is: 'not', of: equal }
  },
  gt: ranged('gt'),
  gte: ranged('gte'),
  lt: ranged('lt'),
  lte: ranged('lte'),
  in: readIn,
  like: (path, operand, place, report) => {
    const pattern = readPattern(operand, place, report)
    return pattern === undefined ? undefined : { is: 'like', path, pattern }
  },
  fuzzy: (path, operand, place, report) => {
    const read = readWords(operand, place, report)
    return read && { is: 'near', path, text: read.text }
  },
  keyword: (path, operand, place, report) => {
    const read = readWords(operand, place, report)
    return read && { is: 'words', path, words: read.words }
  },
} satisfies Record<string, LeafReader>

function readEqual(path: Path, operand: unknown, place: string, report: Faults): Condition | undefined {
  if (isNone(operand)) return { is: 'null', path }
  const to = readOperand(path, 'eq', operand, place, report)
  return to && { is: 'compared', path, relation: 'eq', to }
}

function ranged(relation: Relation): LeafReader {
  return (path, operand, place, report) => {
    if (isNone(operand)) return report.add(place, 'is null, which is neither greater nor less', 'type')
    const to = readOperand(path, relation, operand, place, report)
    return to && { is: 'compared', path, relation, to }
  }
}

function readIn(path: Path, operand: unknown, place: string, report: Faults): Condition | undefined {
  if (!Array.isArray(operand)) return report.add(place, 'must be a list of values', 'type')
  if (operand.length > MAX_VALUES)
    return report.add(place, `has ${quoted(String(operand.length))} values; ${MAX_VALUES} are allowed`, 'cost')
  const values = operand
    .flatMap((one, index) => (isNone(one) ? [] : [readOperand(path, 'eq', one, below(place, index), report)]))
    .filter((one) => one !== undefined)
  const found: Condition = { is: 'one-of', path, values }
  return operand.some(isNone) ? { is: 'any', of: [found, { is: 'null', path }] } : found
}
