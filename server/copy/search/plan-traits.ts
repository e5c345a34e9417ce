/** Traits of a query's form: whether one plan is good for all values, and the index of two fields that would serve it. */
import type { ExpressionKind, FieldExpression } from '../records/expressions.ts'
import type { Condition } from '../language/filter.ts'
import { isDeclared, isFree, type Path } from '../language/field-paths.ts'
import type { Query } from '../language/query.ts'
import type { Ways } from '../language/terms.ts'

/** Traits of a query without its values. */
export interface PlanTraits {
  readonly pair?: FieldExpression
  readonly hasOnePlan: boolean
}

type SortKind = 'text' | 'number' | 'time'

/** How a field is read to sort by it: a path by numbers, then by text. */
export function sortKinds(path: Path): readonly [SortKind, ...SortKind[]] {
  const { type } = path
  if (isFree(path)) return ['number', 'text']
  if (type === 'integer' || type === 'number') return ['number']
  return [type === 'timestamp' ? 'time' : 'text']
}

/**
 * Finds the index of two fields that a query asks for, and whether one plan is the best for all of its values. One plan is the best where the
 * order of the page is the only way, or where rare words lead to few records. The same holds where an index has the records of
 * one value, or of a range of the sorted field, in that order. Paths below fields are params, and a plan without their values uses no index of them.
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

function isExclusion(condition: Condition): boolean {
  return condition.is === 'not' && isCompared(condition.of)
}

/** Statistics of a table's records, at most half a minute old. */
export interface TableStatistics {
  /** Whether the copy's records are nearly all of them. */
  readonly hasMost: boolean
  /** Whether the planner lists none of these words as common in a field: each is in less than one record of a thousand. */
  readonly areRare: (path: Path, words: readonly Ways[]) => boolean
  /** Whether the planner lists a word as common in a field. */
  readonly isCommon: (path: Path, word: string) => boolean
}
