/** Searches by JSON criteria: objects of a field, an operator and a value, in lists and groups. */
import { isObject, type Json, type JsonObject, valueAt } from '../../../runtime/base/json.ts'
import { HOLDERS } from '../../records/index.ts'
import type { RecordFields } from '../base/fields.ts'
import type { RecordCondition } from './query.ts'
import { isInBounds, isWanted, type Side, textsIn } from '../base/values.ts'
import { COMMON_FIELDS } from '../../values/index.ts'

const FIELD = ['propertyName', 'property', 'field', 'column_id']

/** The name of the field that criteria compare. */
export function fieldIn(criteria: JsonObject): string | undefined {
  const name = firstOf(criteria, FIELD)
  return typeof name === 'string' ? name : undefined
}

const VALUE = ['value', 'values', 'compare_value']

/**
 * The condition of criteria such as `[{filters: [{propertyName: 'email', operator: 'EQ', value: 'a@example.com'}]}]`: any of a list of
 * groups, all of any other list. Undefined for an unknown operator or field.
 */
export function criteriaOf(criteria: Json, fields: RecordFields, areAny: boolean): RecordCondition | undefined {
  if (Array.isArray(criteria)) {
    const all = criteria.map((one) => criteriaOf(one, fields, false))
    if (!all.every((one) => one !== undefined)) return undefined
    return areAny && all.length > 0
      ? (record) => all.some((holds) => holds(record))
      : (record) => all.every((holds) => holds(record))
  }
  if (!isObject(criteria)) return undefined
  const name = fieldIn(criteria)
  if (name !== undefined) return comparison(name, criteria, fields)
  const [list] = Object.values(criteria).filter((value) => Array.isArray(value))
  return list && criteriaOf(list, fields, /^or$/i.test(String(criteria.operator)))
}

/** The comparisons by the vendors' names of operators. */
const OPERATORS: readonly (readonly [
  name: RegExp,
  holds: (found: Json | undefined, wanted: Json, high: Json) => boolean,
])[] = [
  [/^(?:has_property|is_not_empty|exists)$/, (found) => !isAbsent(found)],
  [/^(?:eq|=|equals|in|any_of)$/, (found, wanted) => isEither(found, wanted)],
  [/^(?:contains_token|contains|contains_text|~)$/, (found, wanted) => contains(found, wanted)],
  [/^(?:between)$/, (found, wanted, high) => isInBounds(found, 'gte', wanted) && isInBounds(found, 'lte', high)],
  ...(['gt', 'gte', 'lt', 'lte'] as const).map(
    (side: Side) =>
      [new RegExp(`^${side}$`), (found: Json | undefined, wanted: Json) => isInBounds(found, side, wanted)] as const,
  ),
]
/** The negations of operators. */
const NEGATED: Readonly<Record<string, string>> = {
  neq: 'eq',
  '!=': 'eq',
  not_in: 'in',
  not_any_of: 'any_of',
  not_contains_token: 'contains_token',
  not_contains_text: 'contains_text',
  not_has_property: 'has_property',
  is_empty: 'is_not_empty',
}

function comparison(name: string, criteria: JsonObject, fields: RecordFields): RecordCondition | undefined {
  const given = String(criteria.operator ?? 'eq').toLowerCase()
  const positive = NEGATED[given] ?? given
  const operator = OPERATORS.find(([pattern]) => pattern.test(positive))?.[1]
  if (!operator) return undefined
  const isNegated = positive !== given
  const field = fields.find(name)
  if (!field && !COMMON_FIELDS.includes(name)) return undefined
  const [wanted, high] = [firstOf(criteria, VALUE) ?? null, criteria.highValue ?? null]
  return (record) => {
    const found = field ? valueAt(record, field.path) : ownValue(record, name)
    return operator(found, wanted, high) !== isNegated
  }
}

/** The value of a field that the account added. */
function ownValue(record: JsonObject, name: string): Json | undefined {
  for (const holder of HOLDERS) {
    const found = valueAt(record, [holder, name])
    if (found !== undefined) return found
  }
  return undefined
}

function firstOf(criteria: JsonObject, names: readonly string[]): Json | undefined {
  const name = names.find((one) => criteria[one] !== undefined)
  return name === undefined ? undefined : criteria[name]
}

function isAbsent(value: Json | undefined): boolean {
  return value === undefined || value === null || value === ''
}

function isEither(found: Json | undefined, wanted: Json): boolean {
  const texts = textsIn(found)
  return [wanted].flat().some((one) => isWanted(found, one) || texts.includes(String(one).toLowerCase()))
}

function contains(found: Json | undefined, wanted: Json): boolean {
  const words = [wanted].flat().map((one) => String(one).toLowerCase().replaceAll('*', ''))
  return textsIn(found).some((text) => words.some((word) => text.includes(word)))
}
