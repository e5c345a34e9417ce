/** Filters in the forms of other query languages, written out in this one: what the caller most likely meant. */
import { SEARCH_OPERATORS } from 'plugboard/contract'
import { isObject, own } from 'plugboard/internal'

type Filter = Readonly<Record<string, unknown>>

/** Longer filters are not written out: a caller sees the form from a short one. */
const LONGEST = 300

/** The filter on a field that an operator with its value stands for. */
type Translation = (field: string, value: unknown) => Filter

const equal: Translation = (field, value) => ({ eq: { [field]: value } })
const unequal: Translation = (field, value) => ({ neq: { [field]: value } })
const outside: Translation = (field, value) => ({ not: { in: { [field]: value } } })
const containing: Translation = (field, value) => ({ contains: { [field]: value } })
const having: Translation = (field, value) => ({ keyword: { [field]: value } })

/** Names that other languages give an operator, in lower case without signs. */
const FOREIGN: Readonly<Record<string, Translation>> = {
  equals: equal,
  equal,
  is: equal,
  ne: unequal,
  notequals: unequal,
  nin: outside,
  notin: outside,
  includes: containing,
  regex: containing,
  ilike: (field, value) => ({ like: { [field]: value } }),
  startswith: (field, value) => ({ starts_with: { [field]: value } }),
  missing: (field) => ({ exists: { [field]: false } }),
  endswith: (field, value) => ({ like: { [field]: `%${String(value)}` } }),
  match: having,
  search: having,
  isnull: (field, value) => (value === false ? unequal : equal)(field, null),
}

const GROUPS = ['and', 'or', 'not']

/** Translates an unknown operator with its value to a filter, as JSON; undefined where the meaning is unclear. */
export function translated(operator: string, value: unknown, isField: (name: string) => boolean): string | undefined {
  const filter = isField(operator) ? ofField(operator, value) : ofOperator(operator, value)
  const text = filter && JSON.stringify(filter)
  return text !== undefined && text.length <= LONGEST ? text : undefined
}

/** `{email: 'a'}` and `{email: {$gt: 'a'}}`: the field comes first. */
function ofField(field: string, value: unknown): Filter | undefined {
  if (Array.isArray(value)) return { in: { [field]: value as unknown[] } }
  if (!isObject(value)) return { eq: { [field]: value } }
  const parts = Object.entries(value).map(([name, inner]) => onField(name, field, inner))
  return parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined
}

/** `{$gt: {amount: 5}}`, `{contains: {name: 'a'}}`, `{$or: […]}`: the operator has another name. */
function ofOperator(operator: string, value: unknown): Filter | undefined {
  const name = plainName(operator)
  if (GROUPS.includes(name)) return { [name]: value }
  if (!isObject(value)) return undefined
  const parts = Object.entries(value).map(([field, inner]) => onField(operator, field, inner))
  return parts.length > 0 && parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined
}

function onField(operator: string, field: string, value: unknown): Filter | undefined {
  const name = plainName(operator)
  const translate = own(FOREIGN, name)
  if (translate) return translate(field, value)
  const isOwn = SEARCH_OPERATORS.some((one) => one === name) && !GROUPS.includes(name)
  return isOwn ? { [name]: { [field]: value } } : undefined
}

function plainName(operator: string): string {
  return operator.replaceAll(/[^A-Za-z]/g, '').toLowerCase()
}
