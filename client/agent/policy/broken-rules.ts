/**
 * Judges the params of a call by rules. A name that only looks different counts as the same param: third parties may read `Amount`,
 * `amount[]` and `amount` as one.
 */
import { isObject, own } from '../../../runtime/base/json.ts'
import { namesOperation } from '../../../runtime/base/scopes.ts'
import { isAddressedTo } from './recipients.ts'
import { sayLimit, type ParamLimit, type ParamRule } from './param-rules.ts'

/** An operation of a kind, as rules name it. */
export interface RuledOperation {
  readonly kind: string
  readonly entity: string
  readonly action: string
}

/** The reason why the params of a call break a rule. Undefined when they break none. */
export function brokenRule(
  rules: readonly ParamRule[] | undefined,
  operation: RuledOperation,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const { params: limits, reason } of rulesOf(rules, operation))
    for (const [path, limit] of Object.entries(limits)) {
      if (keepsTo(limit, path, params)) continue
      return `${path} ${sayLimit(limit)}${reason === undefined ? '' : `. ${reason}`}`
    }
  return undefined
}

/** Rules that name an operation. */
export function rulesOf(rules: readonly ParamRule[] | undefined, operation: RuledOperation): readonly ParamRule[] {
  return (rules ?? []).filter(({ operations }) => isNamedBy(operations, operation))
}

/** Whether one of some patterns names an operation. */
export function isNamedBy(patterns: readonly string[], { kind, ...operation }: RuledOperation): boolean {
  return patterns.some((pattern) => namesOperation(pattern, kind, operation))
}

/** Whether patterns name operations of a kind, including operations that it does not have. */
export function namesKind(
  patterns: readonly string[],
  kind: string,
  operations: readonly Omit<RuledOperation, 'kind'>[],
): boolean {
  if (patterns.some((pattern) => pattern.startsWith(`${kind}.`))) return true
  return operations.some(({ entity, action }) => isNamedBy(patterns, { kind, entity, action }))
}

function keepsTo(limit: ParamLimit, path: string, params: Readonly<Record<string, unknown>>): boolean {
  const values = valuesAt(params, plainName(path))
  if (limit.absent) return values.length === 0
  if (!limit.optional && !isGiven(params, path.split('.'))) return false
  return values.every((value) => fits(limit, value))
}

/** Whether a path leads to a value under its exact names, in each item of the lists on its way. */
function isGiven(value: unknown, names: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isGiven(item, names))
  if (names.length === 0) return value !== undefined && value !== null
  if (!isObject(value)) return false
  return names.some((_, at) => {
    // A name may have dots itself.
    const inner = own(value, names.slice(0, at + 1).join('.'))
    return inner !== undefined && isGiven(inner, names.slice(at + 1))
  })
}

/** Values of every param whose path reads like the given one. Of lists, each item. */
function valuesAt(value: unknown, path: string, before = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path, before))
  const found = before === path ? [value] : []
  if (!isObject(value)) return found
  const inner = Object.entries(value).flatMap(([name, item]) => {
    if (item === undefined) return []
    const at = before + plainName(name)
    return path.startsWith(at) ? valuesAt(item, path, at) : []
  })
  // The names of an object at the path itself say nothing more: an object is no value that fits.
  return [...found, ...(before === path ? [] : inner)]
}

/** A name by its letters and digits, without the numbers of items: `Items[0].unit_price` is `itemsunitprice`. */
function plainName(name: string): string {
  const withoutItems = name.replace(/\[\d*\]|(?:^|\.)\d+(?=\.|$)/g, '.')
  return withoutItems
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function fits({ in: values, min, max, suffix, recipients }: ParamLimit, value: unknown): boolean {
  if (value === null || typeof value === 'object') return false
  if (values && !values.some((one) => one === value)) return false
  if (min !== undefined || max !== undefined) {
    const number = numberIn(value)
    if (number === undefined || number < (min ?? -Infinity) || number > (max ?? Infinity)) return false
  }
  if (suffix !== undefined && !endsWith(value, suffix)) return false
  return recipients === undefined || (typeof value === 'string' && isAddressedTo(value, recipients))
}

/** A number, or text that every language reads as the same number. */
function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : undefined
}

/** Whether each of the names in a text ends with a suffix. One text may hold a list of addresses. */
function endsWith(value: unknown, suffix: string): boolean {
  if (typeof value !== 'string') return false
  const names = value.split(/[,;\s\p{C}]+/u).filter((name) => name !== '')
  return names.length > 0 && names.every((name) => endsWithName(name, suffix))
}

/** Whether a name ends with a suffix. An address has one `@` and no quoting. */
export function endsWithName(name: string, suffix: string): boolean {
  const isPlain = !/["'<>()\\%]/.test(name) && name.split('@').length <= 2
  return isPlain && name.length > suffix.length && lowerCase(name).endsWith(lowerCase(suffix))
}

/** Only ASCII: other letters have more than one lower case. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
