/** Comparisons by the names that vendors give them. */
import { isObject, type Json } from '../../../runtime/base/json.ts'
import { plainName } from '../../values/index.ts'
import { hasNothing, isInBounds, isWanted, textsIn } from '../base/values.ts'

/** Whether a field's value meets what a filter wants. */
export type FieldComparison = (found: Json | undefined, wanted: Json) => boolean

const OPERATORS: Readonly<Record<string, FieldComparison>> = {
  eq: (found, wanted) => isEqual(found, wanted),
  in: (found, wanted) => listIn(wanted).some((one) => isEqual(found, one)),
  contains: (found, wanted) => textsIn(found).some((text) => text.includes(String(wanted).toLowerCase())),
  startswith: (found, wanted) => textsIn(found).some((text) => text.startsWith(String(wanted).toLowerCase())),
  endswith: (found, wanted) => textsIn(found).some((text) => text.endsWith(String(wanted).toLowerCase())),
  gt: (found, wanted) => isInBounds(found, 'gt', wanted),
  gte: (found, wanted) => isInBounds(found, 'gte', wanted),
  lt: (found, wanted) => isInBounds(found, 'lt', wanted),
  lte: (found, wanted) => isInBounds(found, 'lte', wanted),
  between: (found, wanted) => {
    const [low = null, high = null] = listIn(wanted)
    return isInBounds(found, 'gte', low) && isInBounds(found, 'lte', high)
  },
  null: (found, wanted) => hasNothing(found) === (String(wanted) === 'true'),
}

/** Other names of the operators. */
const NAMES: Readonly<Record<string, string>> = {
  equals: 'eq',
  is: 'eq',
  oneof: 'in',
  eqignorecase: 'eq',
  isempty: 'null',
  containsignorecase: 'contains',
  startswithignorecase: 'startswith',
  greaterthan: 'gt',
  lessthan: 'lt',
  greaterthanorequalto: 'gte',
  lessthanorequalto: 'lte',
  after: 'gt',
  before: 'lt',
  onorafter: 'gte',
  onorbefore: 'lte',
}

const NEGATIONS: Readonly<Record<string, string>> = {
  neq: 'eq',
  isnot: 'eq',
  doesnotequal: 'eq',
  nin: 'in',
  notin: 'in',
  notcontains: 'contains',
  doesnotcontain: 'contains',
  isnotempty: 'isempty',
  ispresent: 'null',
}

/** The comparison of a vendor's name; undefined for an unknown one. */
export function operatorOf(name: string): FieldComparison | undefined {
  const plain = plainName(name)
  const negated = NEGATIONS[plain]
  const positive = negated ?? plain
  const holds = OPERATORS[NAMES[positive] ?? positive]
  if (!holds) return undefined
  return negated === undefined ? holds : (found, wanted) => !holds(found, wanted)
}

function isEqual(found: Json | undefined, wanted: Json): boolean {
  if (wanted === null) return hasNothing(found)
  if (isObject(wanted)) return false
  return isWanted(found, wanted) || textsIn(found).includes(String(wanted).toLowerCase())
}

/** The values of a list, or of its JSON: `["a","b"]`. */
function listIn(wanted: Json): readonly Json[] {
  if (Array.isArray(wanted)) return wanted
  if (typeof wanted !== 'string') return [wanted]
  const inside = /^\[(.*)\]$/.exec(wanted)?.[1] ?? wanted
  return inside.split(',').map((one) => one.trim().replaceAll(/^["']|["']$/g, ''))
}
