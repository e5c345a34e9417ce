/** Rules for inputs: params, settings and credentials. Narrowing breaks callers, widening does not. */
import type { Json } from 'plugboard/runtime'
import { type ComparedField, comparedFields } from '../model/fields.ts'
import {
  codes,
  codeText,
  type DiffFinding,
  type DiffRule,
  isSame,
  type ManifestPair,
  missingFrom,
  type OperationSide,
} from '../model/change.ts'
import {
  addedOptionalFields,
  addedRequiredFields,
  type FieldRule,
  type FieldMap,
  inBoth,
  removedFields,
} from './fields.ts'

const required = inBoth((before, after) => (!before.isRequired && after.isRequired ? ['is required now'] : []))
const optional = inBoth((before, after) => (before.isRequired && !after.isRequired ? ['is optional now'] : []))

/** Returns the types that a field takes; an integer is a number. */
function taken({ types, isNullable }: ComparedField): string[] {
  const all = types.includes('number') ? [...types, 'integer'] : types
  return isNullable ? [...all, 'null'] : [...all]
}

const typeNarrowed = inBoth((before, after) => {
  if (after.types.length === 0) return []
  const lost = before.types.length === 0 ? ['anything'] : missingFrom(taken(before), taken(after))
  return lost.length > 0 ? [`is now ${typeText(after)} instead of ${typeText(before)}`] : []
})
const typeWidened = inBoth((before, after) => {
  if (before.types.length === 0) return []
  const gained = after.types.length === 0 ? ['anything'] : missingFrom(taken(after), taken(before))
  return gained.length > 0 ? [`may be ${typeText(after)}, not only ${typeText(before)}`] : []
})

function typeText({ types, isNullable }: ComparedField): string {
  return codeText((types.join(' or ') || 'anything') + (isNullable ? '?' : ''))
}

const valuesNarrowed = inBoth(({ values: before }, { values: after }) => {
  if (!after) return []
  if (!before) return [`takes only ${codes(after)}`]
  const lost = missingFrom(before, after)
  return lost.length > 0 ? [`no longer takes ${codes(lost)}`] : []
})
const valuesWidened = inBoth(({ values: before }, { values: after }) => {
  if (!before) return []
  if (!after) return [`takes any value, not only ${codes(before)}`]
  const gained = missingFrom(after, before)
  return gained.length > 0 ? [`takes ${codes(gained)} too`] : []
})

/** The words of a schema that limit a value: `1` where more is narrower, `-1` where less is. */
const LIMITS: Readonly<Record<string, 1 | -1>> = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  minProperties: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
  maxProperties: -1,
}
/** Words whose every change may refuse what was taken. */
const FORMS = ['pattern', 'format', 'multipleOf', 'uniqueItems']

const limits = (direction: 'narrowed' | 'widened') =>
  inBoth(({ schema: before }, { schema: after }) => [
    ...Object.entries(LIMITS).flatMap(([word, sign]) => {
      const [old, now] = [before[word], after[word]]
      if (isSame(old, now)) return []
      const isNarrower = now !== undefined && (old === undefined || (Number(now) - Number(old)) * sign > 0)
      return isNarrower === (direction === 'narrowed') ? [changeText(word, old, now)] : []
    }),
    ...FORMS.flatMap((word) => {
      const [old, now] = [before[word], after[word]]
      return !isSame(old, now) && (now !== undefined) === (direction === 'narrowed') ? [changeText(word, old, now)] : []
    }),
  ])

function changeText(word: string, old: Json | undefined, now: Json | undefined): string {
  if (now === undefined) return `no longer has ${word} (was ${codeText(old)})`
  return old === undefined
    ? `has ${word} ${codeText(now)} now`
    : `has ${word} ${codeText(now)} instead of ${codeText(old)}`
}

const defaults = inBoth(({ schema: before }, { schema: after }) =>
  isSame(before.default, after.default) ? [] : [changeText('default', before.default, after.default)],
)

const described = inBoth(({ schema: before }, { schema: after }) =>
  ['description', 'title', 'examples'].some((word) => !isSame(before[word], after[word]))
    ? ['has a new description']
    : [],
)

/** A rule about the params of an operation. */
const ofParams =
  (rule: FieldRule) =>
  ({ before, after }: ManifestPair<OperationSide>): readonly DiffFinding[] =>
    rule({ before: paramsOf(before), after: paramsOf(after) }, 'param')

const known = new WeakMap<OperationSide, FieldMap>()

/** Returns the params of an operation, taken apart once for all rules. */
function paramsOf(side: OperationSide): FieldMap {
  const { operation, manifest } = side
  const fields =
    known.get(side) ?? comparedFields(operation.params, manifest.schemas, { at: '/params', in: 'operation' })
  known.set(side, fields)
  return fields
}

/** Returns the sets of params, one of which must be given as a whole. An empty set means no requirement. */
function waysOf({ operation }: OperationSide): readonly (readonly string[])[] {
  return operation.require ?? [[]]
}

/** Returns the ways of the first list that do not satisfy the second. */
function notEnough(ways: readonly (readonly string[])[], needed: readonly (readonly string[])[]) {
  return ways.filter((way) => !needed.some((set) => set.every((name) => way.includes(name))))
}

function waysText(ways: readonly (readonly string[])[]): string {
  return ways.map((way) => way.map(codeText).join(' with ')).join(', or ')
}

const requireNarrowed = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  notEnough(waysOf(before), waysOf(after)).map((way) => ({
    message: `needs ${waysText(waysOf(after))}${way.length > 0 ? `; ${waysText([way])} is no longer enough` : ''}`,
    at: '/require',
  }))
const requireWidened = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  notEnough(waysOf(after), waysOf(before)).map((way) => ({
    message: way.length > 0 ? `${waysText([way])} is enough` : `no longer needs ${waysText(waysOf(before))}`,
    at: '/require',
    side: way.length > 0 ? 'new' : 'old',
  }))
const closed = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  before.operation.open && !after.operation.open
    ? [{ message: 'undeclared params are now refused', at: '/open', side: 'old' }]
    : []
const opened = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  !before.operation.open && after.operation.open ? [{ message: 'undeclared params are passed on', at: '/open' }] : []

/** The rules about params. */
export const PARAM_RULES: readonly DiffRule<OperationSide>[] = [
  { name: 'param-removed', class: 'breaking', find: ofParams(removedFields) },
  { name: 'param-added-required', class: 'breaking', find: ofParams(addedRequiredFields) },
  { name: 'param-required', class: 'breaking', find: ofParams(required) },
  { name: 'param-type-narrowed', class: 'breaking', find: ofParams(typeNarrowed) },
  { name: 'enum-narrowed', class: 'breaking', find: ofParams(valuesNarrowed) },
  { name: 'limit-narrowed', class: 'breaking', find: ofParams(limits('narrowed')) },
  { name: 'default-changed', class: 'breaking', find: ofParams(defaults) },
  { name: 'require-narrowed', class: 'breaking', find: requireNarrowed },
  { name: 'params-closed', class: 'breaking', find: closed },
  { name: 'param-added', class: 'additive', find: ofParams(addedOptionalFields) },
  { name: 'param-optional', class: 'additive', find: ofParams(optional) },
  { name: 'param-type-widened', class: 'additive', find: ofParams(typeWidened) },
  { name: 'enum-widened', class: 'additive', find: ofParams(valuesWidened) },
  { name: 'limit-widened', class: 'additive', find: ofParams(limits('widened')) },
  { name: 'require-widened', class: 'additive', find: requireWidened },
  { name: 'params-opened', class: 'additive', find: opened },
  { name: 'param-described', class: 'internal', find: ofParams(described) },
]

/** The rules about inputs that refuse what was taken before. */
export const NARROWING_RULES: readonly FieldRule[] = [
  required,
  typeNarrowed,
  valuesNarrowed,
  limits('narrowed'),
  defaults,
]

/** The rules about inputs that take more than before. */
export const WIDENING_RULES: readonly FieldRule[] = [optional, typeWidened, valuesWidened, limits('widened')]
