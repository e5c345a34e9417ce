/**
 * Checks params and config of a call against the schemas that a manifest's fields resolve to. Their keywords are a closed set, the
 * keys of `FIELD_KEYS`, so that no call needs a compiler of JSON Schema. Faults and their order are those of `compileSchema`.
 */
import { isObject, type Json, type JsonSchema, pointer } from '../base/json.ts'
import { FORMATS } from './formats.ts'
import type { SchemaCheck, SchemaFault } from './schema.ts'

/** Adds the faults of a value at a JSON pointer. */
type Visit = (value: unknown, at: string, faults: SchemaFault[]) => void

/** Checks one keyword. Returns the fault's params and message, or undefined for a value that fits. */
type Refusal = (value: unknown) => Pick<SchemaFault, 'params' | 'message'> | undefined

/** The keywords for values of one type, in the order of their checks. */
interface Group {
  readonly type?: string
  readonly visits: readonly Visit[]
}

/** Keywords without a check. */
const NOTES: readonly string[] = ['description', 'title', 'default', 'deprecated', 'examples']

/** Type checks by type of JSON Schema. */
export const IS_OF_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

/**
 * Compiles a check. It writes defaults into values, unless `useDefaults` is false, but not within a choice of alternatives.
 * @throws Error for a keyword or type that fields do not have
 */
export function compileFieldCheck(schema: JsonSchema, { useDefaults = true } = {}): SchemaCheck {
  const visit = compileNode(schema, useDefaults)
  return (value) => {
    const faults: SchemaFault[] = []
    visit(value, '', faults)
    return faults
  }
}

function compileNode(schema: JsonSchema, writesDefaults: boolean): Visit {
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword))
  if (unknown !== undefined) throw new Error(`fields have no keyword ${unknown}`)
  const types = [schema.type ?? []].flat() as string[]
  const checkType = types.length > 0 ? typeVisit(schema, types) : undefined
  const groups = groupsOf(schema, writesDefaults)
  // The type is checked before everything, or with the one group of its own.
  const isGrouped = types.length === 1 && groups.some(({ type }) => type === types[0])
  const visits = groups.map(({ type, visits: inner }): Visit => {
    const isOfType = type === undefined ? undefined : IS_OF_TYPE[type]
    if (!isOfType) return inSequence(inner)
    const otherwise = isGrouped && type === types[0] ? checkType : undefined
    const visit = inSequence(inner)
    return (value, at, faults) => (isOfType(value) ? visit(value, at, faults) : otherwise?.(value, at, faults))
  })
  return inSequence(checkType && !isGrouped ? [checkType, ...visits] : visits)
}

function inSequence(visits: readonly Visit[]): Visit {
  const [only, ...others] = visits
  if (only && others.length === 0) return only
  return (value, at, faults) => {
    for (const visit of visits) visit(value, at, faults)
  }
}

function groupsOf(schema: JsonSchema, writesDefaults: boolean): Group[] {
  const words = (keywords: Readonly<Record<string, (limit: never) => Refusal>>) =>
    Object.entries(keywords).flatMap(([keyword, refusalOf]) => {
      const limit = schema[keyword]
      return limit === undefined ? [] : [visitOf(schema, keyword, refusalOf(limit as never))]
    })
  const groups: Group[] = [
    { visits: [...words(OF_ANY), ...alternativesVisits(schema)] },
    { type: 'number', visits: words(OF_NUMBERS) },
    { type: 'string', visits: words(OF_STRINGS) },
    { type: 'array', visits: [...words(OF_ARRAYS), ...itemsVisits(schema, writesDefaults)] },
    { type: 'object', visits: objectVisits(schema, writesDefaults) },
  ]
  return groups.filter(({ visits }) => visits.length > 0)
}

function visitOf(schema: JsonSchema, keyword: string, refusal: Refusal): Visit {
  return (value, at, faults) => {
    const refused = refusal(value)
    if (refused) faults.push({ keyword, pointer: at, ...refused, schema })
  }
}

function typeVisit(schema: JsonSchema, types: readonly string[]): Visit {
  const tests = types.map((type) => {
    const test = IS_OF_TYPE[type]
    if (!test) throw new Error(`fields have no type ${type}`)
    return test
  })
  const refused = { params: { type: schema.type }, message: `must be ${types.join(',')}` }
  return visitOf(schema, 'type', (value) => (tests.some((test) => test(value)) ? undefined : refused))
}

const OF_NUMBERS = {
  maximum: (limit: number): Refusal =>
    unless((value: number) => value <= limit, { comparison: '<=', limit }, `must be <= ${limit}`),
  minimum: (limit: number): Refusal =>
    unless((value: number) => value >= limit, { comparison: '>=', limit }, `must be >= ${limit}`),
}

const OF_STRINGS = {
  maxLength: (limit: number): Refusal =>
    unless((value: string) => charactersOf(value) <= limit, { limit }, `must NOT have more than ${limit} characters`),
  minLength: (limit: number): Refusal =>
    unless((value: string) => charactersOf(value) >= limit, { limit }, `must NOT have fewer than ${limit} characters`),
  pattern: (pattern: string): Refusal => {
    const expression = new RegExp(pattern, 'u')
    return unless((value: string) => expression.test(value), { pattern }, `must match pattern "${pattern}"`)
  },
  format: (format: keyof typeof FORMATS): Refusal =>
    unless(FORMATS[format], { format }, `must match format "${format}"`),
}

const OF_ANY = {
  const: (allowedValue: Json): Refusal =>
    unless((value: unknown) => isEqual(value, allowedValue), { allowedValue }, 'must be equal to constant'),
  enum: (allowedValues: readonly Json[]): Refusal =>
    unless(
      (value: unknown) => allowedValues.some((allowed) => isEqual(value, allowed)),
      { allowedValues },
      'must be equal to one of the allowed values',
    ),
}

const OF_ARRAYS = {
  maxItems: (limit: number): Refusal =>
    unless((value: unknown[]) => value.length <= limit, { limit }, `must NOT have more than ${limit} items`),
  minItems: (limit: number): Refusal =>
    unless((value: unknown[]) => value.length >= limit, { limit }, `must NOT have fewer than ${limit} items`),
}

const KEYWORDS: ReadonlySet<string> = new Set([
  ...NOTES,
  ...[OF_NUMBERS, OF_STRINGS, OF_ANY, OF_ARRAYS].flatMap(Object.keys),
  'type',
  'anyOf',
  'items',
  'properties',
  'required',
  'additionalProperties',
])

/** Refuses values that do not fit. The group checks their type. */
function unless(fits: (value: never) => boolean, params: SchemaFault['params'], message: string): Refusal {
  const refused = { params, message }
  return (value) => (fits(value as never) ? undefined : refused)
}

/** Counts the characters of a text. One beyond the first plane counts once, although JavaScript has two units for it. */
function charactersOf(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at++) if ((text.codePointAt(at) ?? 0) > 0xffff) count--
  return count
}

/** Whether two JSON values are equal, in any order of keys. */
function isEqual(one: unknown, other: Json): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      other.every((item, index) => isEqual(one[index], item))
    )
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(other)
  return (
    Object.keys(one).length === keys.length &&
    keys.every((key) => Object.hasOwn(one, key) && isEqual(one[key], other[key] as Json))
  )
}

/** Visits alternatives. Reports the faults of the others only if none fits. */
function alternativesVisits(schema: JsonSchema): Visit[] {
  if (!Array.isArray(schema.anyOf)) return []
  const alternatives = schema.anyOf.map((alternative) => compileNode(alternative as JsonSchema, false))
  return [
    (value, at, faults) => {
      const before = faults.length
      for (const visit of alternatives) {
        const mark = faults.length
        visit(value, at, faults)
        if (faults.length > mark) continue
        faults.length = before
        return
      }
      faults.push({ keyword: 'anyOf', pointer: at, params: {}, message: 'must match a schema in anyOf', schema })
    },
  ]
}

function itemsVisits({ items }: JsonSchema, writesDefaults: boolean): Visit[] {
  if (!isObject(items)) return []
  const visit = compileNode(items, writesDefaults)
  return [(value, at, faults) => (value as unknown[]).forEach((item, index) => visit(item, `${at}/${index}`, faults))]
}

/** Visits an object: its defaults, missing and unknown properties, and each property. */
function objectVisits(schema: JsonSchema, writesDefaults: boolean): Visit[] {
  const { required, additionalProperties: others } = schema
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const visits: Visit[] = []
  const defaults = properties.filter(([, { default: value }]) => writesDefaults && value !== undefined)
  if (defaults.length > 0) visits.push(defaultsVisit(defaults))
  if (Array.isArray(required)) visits.push(requiredVisit(schema, required as string[]))
  const known = new Set(properties.map(([name]) => name))
  if (others === false) visits.push(unknownVisit(schema, known))
  if (isObject(others)) visits.push(othersVisit(known, compileNode(others, writesDefaults)))
  return [...visits, ...properties.map(([name, inner]) => propertyVisit(name, compileNode(inner, writesDefaults)))]
}

type Properties = Record<string, unknown>

function defaultsVisit(properties: readonly [string, JsonSchema][]): Visit {
  return (value) => {
    const object = value as Properties
    for (const [name, { default: given }] of properties)
      if (object[name] === undefined) object[name] = typeof given === 'object' ? structuredClone(given) : given
  }
}

function requiredVisit(schema: JsonSchema, names: readonly string[]): Visit {
  return (value, at, faults) => {
    for (const missingProperty of names) {
      if (has(value as Properties, missingProperty)) continue
      const message = `must have required property '${missingProperty}'`
      faults.push({ keyword: 'required', pointer: at, params: { missingProperty }, message, schema })
    }
  }
}

function unknownVisit(schema: JsonSchema, known: ReadonlySet<string>): Visit {
  const message = 'must NOT have additional properties'
  return (value, at, faults) => {
    for (const additionalProperty of Object.keys(value as object)) {
      if (known.has(additionalProperty)) continue
      faults.push({ keyword: 'additionalProperties', pointer: at, params: { additionalProperty }, message, schema })
    }
  }
}

function othersVisit(known: ReadonlySet<string>, visit: Visit): Visit {
  return (value, at, faults) => {
    for (const [name, inner] of Object.entries(value as object))
      if (!known.has(name)) visit(inner, pointer(at, name), faults)
  }
}

function propertyVisit(name: string, visit: Visit): Visit {
  const step = pointer('', name)
  return (value, at, faults) => {
    const object = value as Properties
    if (has(object, name)) visit(object[name], at + step, faults)
  }
}

function has(object: Properties, name: string): boolean {
  return object[name] !== undefined && Object.hasOwn(object, name)
}
