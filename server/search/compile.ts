/** Read query -> parts of one statement. Every value is a param; what is written out are declared names and constants. */
import { accessOf, sortReadings } from './access.ts'
import { type Bind, ORDERED_CHARACTERS, readAs, type Reading, textAt, type Use, valueAt } from './expressions.ts'
import {
  type Condition,
  nearnessOf,
  type Operand,
  type Path,
  type Query,
  type Relation,
  type SortField,
} from './language/index.ts'

/** One expression that records are sorted by, with the type that reads its text back. */
export interface SortTerm {
  readonly sql: string
  readonly type: 'text' | 'numeric' | 'timestamptz' | 'real'
  readonly isDescending: boolean
}

/** The parts of a search's statement. */
export interface Compiled {
  /** The conditions, or `true`. */
  readonly where: string
  /** Without the key, by which ties are settled in the direction of the first term. */
  readonly order: readonly SortTerm[]
  readonly uses: readonly Use[]
  /** Equal values in one order of them: what an index of both would serve. */
  readonly pair?: Use
  /** How near trigrams have to be, when it compares any. */
  readonly nearness?: number
  /** Whether one plan is the best for all values. */
  readonly isSteady: boolean
}

interface Compiler {
  readonly bind: Bind
  readonly uses: Use[]
  readonly nearness: number | undefined
}

/** Compiles a query; `bind` collects the statement's params. */
export function compileQuery({ condition, sort }: Query, bind: Bind): Compiled {
  const nearness = leastNearness(condition)
  const compiler: Compiler = { bind, uses: [], nearness }
  const where = conditionOf(compiler, condition)
  const order =
    sort.length > 0 ? sort.flatMap((field) => sortTerms(compiler, field)) : nearestFirst(compiler, condition)
  return {
    where,
    order,
    uses: compiler.uses,
    ...accessOf({ condition, sort }),
    ...(nearness !== undefined && { nearness }),
  }
}

function read(compiler: Compiler, reading: Reading, path: Path): string {
  compiler.uses.push({ path, reading })
  return readAs(reading, path, compiler.bind)
}

function conditionOf(compiler: Compiler, condition: Condition): string {
  switch (condition.is) {
    case 'all':
      return joined(compiler, condition.of, 'and', 'true')
    case 'any':
      return joined(compiler, condition.of, 'or', 'false')
    case 'not':
      return `(${conditionOf(compiler, condition.of)}) is not true`
    case 'null':
      return `(${read(compiler, 'text', condition.path)} = '' and ${textAt(condition.path, compiler.bind)} is null)`
    case 'compared':
      return compared(compiler, condition.path, condition.relation, condition.to)
    case 'one-of':
      return oneOf(compiler, condition.path, condition.values)
    case 'like':
      return `${read(compiler, 'like', condition.path)} like ${compiler.bind(condition.pattern)}`
    case 'near':
      return near(compiler, condition.path, condition.text)
    case 'words':
      return `${read(compiler, 'words', condition.path)} && ${compiler.bind(condition.words)}::text[]`
  }
}

/** One threshold holds for a whole statement, that of its least demanding text; others are compared once more. */
function near(compiler: Compiler, path: Path, text: string): string {
  const value = `${compiler.bind(text)}::text`
  const place = read(compiler, 'near', path)
  const own = nearnessOf(text)
  const isStricter = compiler.nearness !== undefined && own > compiler.nearness
  return `${place} %> ${value}${isStricter ? ` and word_similarity(${value}, ${place}) >= ${own}::float8` : ''}`
}

function leastNearness(condition: Condition): number | undefined {
  if (condition.is === 'near') return nearnessOf(condition.text)
  const of =
    condition.is === 'all' || condition.is === 'any' ? condition.of : condition.is === 'not' ? [condition.of] : []
  const found = of.map(leastNearness).filter((nearness) => nearness !== undefined)
  return found.length > 0 ? Math.min(...found) : undefined
}

function joined(compiler: Compiler, of: readonly Condition[], word: string, none: string): string {
  if (of.length === 0) return none
  return of.map((one) => `(${conditionOf(compiler, one)})`).join(` ${word} `)
}

const SIGNS = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function compared(compiler: Compiler, path: Path, relation: Relation, { as, value }: Operand): string {
  switch (as) {
    case 'text':
      return comparedText(compiler, path, relation, value)
    case 'number':
    case 'time': {
      const place = read(compiler, as, path)
      const nothing = as === 'number' ? `'-Infinity'::numeric` : `'-infinity'::timestamptz`
      const isSomething = relation === 'lt' || relation === 'lte' ? ` and ${place} > ${nothing}` : ''
      return `(${place} ${SIGNS[relation]} ${boundAs(compiler, as, value)}${isSomething})`
    }
    case 'json':
      return `${valueAt(path, compiler.bind)} = ${compiler.bind(value)}::jsonb`
    case 'element':
      return `${read(compiler, 'elements', path)} @> ${compiler.bind(value)}::jsonb`
  }
}

function boundAs(compiler: Compiler, as: 'number' | 'time', value: string): string {
  return as === 'number' ? `${compiler.bind(value)}::numeric` : `${compiler.bind(instantText(value))}::timestamptz`
}

/** Microseconds since 1970 as PostgreSQL reads them. */
function instantText(microseconds: string): string {
  const time = BigInt(microseconds)
  const millisecond = (time - (((time % 1000n) + 1000n) % 1000n)) / 1000n
  return new Date(Number(millisecond))
    .toISOString()
    .replace('Z', `${String(time - millisecond * 1000n).padStart(3, '0')}Z`)
}

/** An operand shorter than what is indexed compares as the whole text would; a longer one is compared to the whole as well. */
function comparedText(compiler: Compiler, path: Path, relation: Relation, value: string): string {
  const start = read(compiler, 'text', path)
  const whole = () => textAt(path, compiler.bind)
  const short = Array.from(value).slice(0, ORDERED_CHARACTERS).join('')
  const isLong = Array.from(value).length >= ORDERED_CHARACTERS
  const sign = isLong && relation !== 'eq' ? (relation.startsWith('g') ? '>=' : '<=') : SIGNS[relation]
  const rest = isLong
    ? ` and ${whole()} collate "C" ${SIGNS[relation]} ${compiler.bind(value)}`
    : value === '' || relation === 'lt' || relation === 'lte'
      ? ` and ${whole()} is not null`
      : ''
  return `(${start} ${sign} ${compiler.bind(short)}${rest})`
}

function oneOf(compiler: Compiler, path: Path, values: readonly Operand[]): string {
  const [first] = values
  if (!first) return 'false'
  const isPlain = ({ as, value }: Operand) => as === 'number' || (as === 'text' && isShortText(value))
  const groups = (['text', 'number'] as const).flatMap((as) => {
    const group = values.filter((value) => value.as === as && isPlain(value)).map(({ value }) => value)
    if (group.length === 0) return []
    const type = as === 'number' ? 'numeric' : 'text'
    return [`${read(compiler, as, path)} = any(${compiler.bind(group)}::${type}[])`]
  })
  const others = values.filter((value) => !isPlain(value)).map((value) => compared(compiler, path, 'eq', value))
  return [...groups, ...others].map((sql) => `(${sql})`).join(' or ')
}

function isShortText(value: string): boolean {
  return value !== '' && value.length < ORDERED_CHARACTERS
}

function sortTerms(compiler: Compiler, { path, isDescending }: SortField): SortTerm[] {
  return sortReadings(path).map((reading) => ({
    sql: read(compiler, reading, path),
    type: TYPES[reading],
    isDescending,
  }))
}

const TYPES = { text: 'text', number: 'numeric', time: 'timestamptz' } as const

/** Without a sort, a search by one `fuzzy` has the nearest first. */
function nearestFirst(compiler: Compiler, condition: Condition): SortTerm[] {
  const near = (condition.is === 'all' ? condition.of : [condition]).filter(({ is }) => is === 'near')
  const [only] = near
  if (near.length !== 1 || only?.is !== 'near') return []
  const text = readAs('near', only.path, compiler.bind)
  return [{ sql: `word_similarity(${compiler.bind(only.text)}, ${text})`, type: 'real', isDescending: true }]
}
