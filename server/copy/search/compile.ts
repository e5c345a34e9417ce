/** Read query -> parts of one statement. Every value is a param; what is written out are declared names and constants. */
import { planTraitsOf, sortKinds, type TableStatistics } from './plan-traits.ts'
import {
  type Bind,
  type ExpressionKind,
  expressionSql,
  type FieldExpression,
  jsonAt,
  nearSql,
  ORDERED_CHARACTERS,
  textAt,
} from '../records/expressions.ts'
import type { Condition, Relation } from '../language/filter.ts'
import { anyOf } from '../language/terms.ts'
import { nearnessOf } from '../language/words.ts'
import type { Operand } from '../language/operand.ts'
import type { Path } from '../language/field-paths.ts'
import type { Query, SortField } from '../language/query.ts'
import { readRelativeTime, type RelativeTime } from '../language/times.ts'
import { type Relevance, relevanceOf, type SortTerm } from './relevance.ts'

/** The parts of a search's statement. */
export interface CompiledQuery extends Pick<Relevance, 'plain'> {
  /** The conditions, or `true`. */
  readonly where: string
  /** Without the key, by which ties are settled in the direction of the first term. */
  readonly order: readonly SortTerm[]
  readonly expressions: readonly FieldExpression[]
  /** Equal values in one order of them: what an index of both would serve. */
  readonly pair?: FieldExpression
  /** How near trigrams have to be, when it compares any. */
  readonly nearness?: number
  /** Whether one plan is the best for all values. */
  readonly hasOnePlan: boolean
}

interface Compilation extends Pick<TableStatistics, 'areRare'> {
  readonly bind: Bind
  readonly expressions: FieldExpression[]
  readonly nearness: number | undefined
}

/**
 * Compiles a query; `bind` collects the statement's params.
 * @param isRanked whether records are in order of relevance where no sort is given
 */
export function compileSearch(
  { condition, sort }: Pick<Query, 'condition' | 'sort'>,
  areRare: TableStatistics['areRare'],
  bind: Bind,
  isRanked = true,
): CompiledQuery {
  const nearness = leastNearness(condition)
  const compilation: Compilation = { bind, areRare, expressions: [], nearness }
  const where = conditionOf(compilation, condition)
  const sorted = { order: sort.flatMap((field) => sortTerms(compilation, field)) }
  return {
    where,
    ...(sort.length === 0 && isRanked ? relevanceOf(condition, bind) : sorted),
    expressions: compilation.expressions,
    ...planTraitsOf({ condition, sort }, areRare),
    nearness,
  }
}

/** Conditions that one statement compares over several `data`; all have the nearness of the least demanding. */
export function compileConditions(
  conditions: readonly Condition[],
  bind: Bind,
): { readonly where: readonly string[]; readonly nearness: number | undefined } {
  const nearness = leastNearness({ is: 'all', of: conditions })
  const compilation: Compilation = { bind, areRare: () => false, expressions: [], nearness }
  return { where: conditions.map((condition) => conditionOf(compilation, condition)), nearness }
}

function read(compilation: Compilation, kind: ExpressionKind, path: Path): string {
  compilation.expressions.push({ path, kind })
  return expressionSql(kind, path, compilation.bind)
}

/** @param beside what has to hold as well */
function conditionOf(compilation: Compilation, condition: Condition, beside: readonly Condition[] = []): string {
  switch (condition.is) {
    case 'all':
      return condition.of.map((one) => `(${conditionOf(compilation, one, condition.of)})`).join(' and ') || 'true'
    case 'any':
      return condition.of.map((one) => `(${conditionOf(compilation, one)})`).join(' or ') || 'false'
    case 'not':
      return `(${conditionOf(compilation, condition.of)}) is not true`
    case 'null':
      return isNull(compilation, condition.path)
    case 'compared':
      return compared(
        compilation,
        condition,
        beside.some((other) => isFloorOf(condition, other)),
      )
    case 'one-of':
      return oneOf(compilation, condition.path, condition.values)
    case 'like':
      return `${read(compilation, 'like', condition.path)} like ${compilation.bind(condition.pattern)}`
    case 'part':
      return `${read(compilation, 'near', condition.path)} like ${compilation.bind(patternOf(condition))}`
    case 'near':
      return near(compilation, condition.path, condition.text)
    case 'words':
      return anyOfWords(compilation, condition)
  }
}

/** A mapped or own number or time is read as such, which an index may serve; of others, the start of the text decides. */
function isNull(compilation: Compilation, path: Path): string {
  if (path.places !== undefined && path.type === 'number')
    return `(${read(compilation, 'number', path)} = ${NOTHING.number})`
  if (path.places !== undefined && path.type === 'timestamp')
    return `(${read(compilation, 'time', path)} = ${NOTHING.time})`
  return `(${read(compilation, 'text', path)} = '' and ${textAt(path, compilation.bind)} is null)`
}

/** Values that replace no value. */
const NOTHING = { number: `'-Infinity'::numeric`, time: `'-infinity'::timestamptz` } as const

function patternOf({ text, at }: Extract<Condition, { is: 'part' }>): string {
  return `${at === 'start' ? '' : '%'}${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * The planner takes each word that it does not list as common for one of 0.5 % of the records. It would read a large copy in the order of its
 * keys until a page is full. Asked for twice, it takes the word for one of 0.0025 %.
 */
function anyOfWords(compilation: Compilation, { path, words }: WordsCondition): string {
  const condition = `${read(compilation, 'terms', path)} @@ ${compilation.bind(anyOf(words))}::tsquery`
  return compilation.areRare(path, words) ? `${condition} and ${condition}` : condition
}

function near(compilation: Compilation, path: Path, text: string): string {
  const value = `${compilation.bind(text)}::text`
  const field = read(compilation, 'near', path)
  return nearSql(field, value, { nearness: nearnessOf(text), threshold: compilation.nearness })
}

/** The nearness that the least demanding `fuzzy` of a condition asks for; undefined without one. */
function leastNearness(condition: Condition): number | undefined {
  switch (condition.is) {
    case 'near':
      return nearnessOf(condition.text)
    case 'not':
      return leastNearness(condition.of)
    case 'all':
    case 'any': {
      const found = condition.of.map(leastNearness).filter((nearness) => nearness !== undefined)
      return found.length > 0 ? Math.min(...found) : undefined
    }
    default:
      return undefined
  }
}

type WordsCondition = Extract<Condition, { readonly is: 'words' }>

type Comparison = Extract<Condition, { readonly is: 'compared' }>

/** Whether another condition bounds the same values from below, so that there are some. */
function isFloorOf({ path, to }: Comparison, other: Condition): boolean {
  const isBelow = other.is === 'compared' && (other.relation === 'gt' || other.relation === 'gte')
  return isBelow && other.to.as === to.as && JSON.stringify(other.path) === JSON.stringify(path)
}

const SIGNS = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function compared(compilation: Compilation, { path, relation, to }: Omit<Comparison, 'is'>, hasFloor: boolean): string {
  const { as, value } = to
  switch (as) {
    case 'text':
      return comparedText(compilation, path, relation, value)
    case 'number':
    case 'time': {
      const field = read(compilation, as, path)
      const isOpen = (relation === 'lt' || relation === 'lte') && !hasFloor
      const isSomething = isOpen ? ` and ${field} > ${NOTHING[as]}` : ''
      return `(${field} ${SIGNS[relation]} ${boundAs(compilation, as, value)}${isSomething})`
    }
    case 'json':
      return `${jsonAt(path, compilation.bind)} = ${compilation.bind(value)}::jsonb`
    case 'element':
      return `${read(compilation, 'elements', path)} @> ${compilation.bind(value)}::jsonb`
  }
}

function boundAs({ bind }: Compilation, as: 'number' | 'time', value: string): string {
  if (as === 'number') return `${bind(value)}::numeric`
  const relative = readRelativeTime(value)
  return relative ? fromNow(relative, bind) : `${bind(instantText(value))}::timestamptz`
}

/** Returns a time relative to now, by the database's clock and in UTC. */
function fromNow({ shift, unit }: RelativeTime, bind: Bind): string {
  const time = `now() at time zone 'UTC' + ${bind(shift)}::interval`
  return `(${unit ? `date_trunc(${bind(unit)}, ${time})` : `(${time})`} at time zone 'UTC')`
}

/** Microseconds since 1970 as PostgreSQL reads them. */
function instantText(microseconds: string): string {
  const time = BigInt(microseconds)
  const millisecond = (time - (((time % 1000n) + 1000n) % 1000n)) / 1000n
  return new Date(Number(millisecond))
    .toISOString()
    .replace('Z', `${String(time - millisecond * 1000n).padStart(3, '0')}Z`)
}

/**
 * A comparison of texts, by the start of a text that is indexed. It decides for an operand that is shorter; a longer one is compared to
 * the whole text as well.
 */
function comparedText(compilation: Compilation, path: Path, relation: Relation, value: string): string {
  const { bind } = compilation
  const start = read(compilation, 'text', path)
  const characters = Array.from(value)
  if (characters.length >= ORDERED_CHARACTERS) {
    const ofWhole = `${textAt(path, bind)} collate "C" ${SIGNS[relation]} ${bind(value)}`
    const startOfValue = bind(characters.slice(0, ORDERED_CHARACTERS).join(''))
    return `(${start} ${SIGNS_OF_START[relation]} ${startOfValue} and ${ofWhole})`
  }
  // A missing text is indexed as an empty one.
  const includesEmpty = value === '' || relation === 'lt' || relation === 'lte'
  const isThere = includesEmpty ? ` and ${textAt(path, bind)} is not null` : ''
  return `(${start} ${SIGNS[relation]} ${bind(value)}${isThere})`
}

/** How the starts of two texts compare when the texts do: texts that differ may begin alike. */
const SIGNS_OF_START = { eq: '=', gt: '>=', gte: '>=', lt: '<=', lte: '<=' } as const

function oneOf(compilation: Compilation, path: Path, values: readonly Operand[]): string {
  const [first] = values
  if (!first) return 'false'
  const isPlain = ({ as, value }: Operand) => as === 'number' || (as === 'text' && isShortText(value))
  const groups = (['text', 'number'] as const).flatMap((as) => {
    const group = values.filter((value) => value.as === as && isPlain(value)).map(({ value }) => value)
    if (group.length === 0) return []
    const type = as === 'number' ? 'numeric' : 'text'
    return [`${read(compilation, as, path)} = any(${compilation.bind(group)}::${type}[])`]
  })
  const others = values
    .filter((value) => !isPlain(value))
    .map((to) => compared(compilation, { path, relation: 'eq', to }, false))
  return [...groups, ...others].map((sql) => `(${sql})`).join(' or ')
}

function isShortText(value: string): boolean {
  return value !== '' && value.length < ORDERED_CHARACTERS
}

function sortTerms(compilation: Compilation, { path, isDescending }: SortField): SortTerm[] {
  return sortKinds(path).map((kind) => ({
    sql: read(compilation, kind, path),
    type: TYPES[kind],
    isDescending,
  }))
}

const TYPES = { text: 'text', number: 'numeric', time: 'timestamptz' } as const
