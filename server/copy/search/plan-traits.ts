/** What a query's form decides: whether one plan is good for all values, and which index of two fields would serve it. */
import type { ExpressionKind, FieldExpression } from '../records/expressions.ts'
import { type Condition } from '../language/filter.ts'
import { isDeclared, isFree, type Path } from '../language/field-paths.ts'
import { type Query } from '../language/query.ts'
import type { TableStatistics } from './table-statistics.ts'

/** What is known of a query without its values. */
export interface PlanTraits {
  readonly pair?: FieldExpression
  readonly hasOnePlan: boolean
}

/** The kinds of expressions that records can be sorted by. */
type SortKind = 'text' | 'number' | 'time'

/** How a field is read to sort by it: a path by numbers, then by text. */
export function sortKinds(path: Path): readonly [SortKind, ...SortKind[]] {
  const { type } = path
  if (isFree(path)) return ['number', 'text']
  if (type === 'integer' || type === 'number') return ['number']
  return [type === 'timestamp' ? 'time' : 'text']
}

/**
 * The index of two fields that a query asks for, and whether one plan is the best for all of its values: when the only way is
 * in the order of the page, or when an index has just the records of one value, or of a range of what they are sorted by, in that
 * order, or when rare words lead to few. Paths below fields are bound as params, and a plan without their values uses no index of them.
 */
export function planTraitsOf(
  { condition, sort }: Pick<Query, 'condition' | 'sort'>,
  areRare: TableStatistics['areRare'],
): PlanTraits {
  const [by, ...more] = sort
  if (more.length > 0 || (by && !isDeclared(by.path))) return { hasOnePlan: false }
  const sorted = by && { path: by.path, kind: sortKinds(by.path)[0] }
  const leaves = condition.is === 'all' ? condition.of : [condition]
  const [only] = leaves
  if (leaves.length === 1 && only?.is === 'words' && areRare(only.path, only.words)) return { hasOnePlan: true }
  const equal = leaves.filter(isEquality).map(expressionOf)
  const [first] = equal
  const pair = first && sorted && !isSame(first, sorted) ? { ...first, sorted } : undefined
  const others = leaves.filter((leaf) => !isEquality(leaf))
  const hasOnePlan =
    equal.length > 1
      ? false
      : equal.length === 1
        ? others.every((leaf) => isWithin(leaf, sorted))
        : others.every((leaf) => isWithin(leaf, sorted)) || others.every(isExclusion)
  return { hasOnePlan, pair }
}

type Compared = Extract<Condition, { is: 'compared' }>

function isEquality(condition: Condition): condition is Compared {
  return isCompared(condition) && condition.relation === 'eq'
}

function isCompared(condition: Condition): condition is Compared {
  return condition.is === 'compared' && isDeclared(condition.path) && isOrdered(condition.to.as)
}

function isOrdered(as: string): as is 'text' | 'number' | 'time' {
  return as === 'text' || as === 'number' || as === 'time'
}

function expressionOf({ path, to }: Compared): FieldExpression {
  return { path, kind: to.as as ExpressionKind }
}

function isSame(one: FieldExpression, other: FieldExpression): boolean {
  return one.path.field === other.path.field && one.kind === other.kind
}

/** Whether a condition bounds what the records are sorted by. */
function isWithin(condition: Condition, sorted: FieldExpression | undefined): boolean {
  return sorted !== undefined && isCompared(condition) && isSame(expressionOf(condition), sorted)
}

/** Whether a condition is one that no index serves. */
function isExclusion(condition: Condition): boolean {
  return condition.is === 'not' && isCompared(condition.of)
}
