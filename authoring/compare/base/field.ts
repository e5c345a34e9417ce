/** Compares a param with the described one. */
import { isFileSchema, isObject, pointer } from 'plugboard/author'
import type { Json, JsonSchema } from 'plugboard/runtime'
import type { ApiShape } from '../../description/model.ts'
import { type DifferenceFacts, listed, type Mend, type ReportFinding, type Severity } from './finding.ts'

/** The form of a value in a request. */
export interface Writing {
  /** Whether the request keeps types: a JSON body does, a query is text. */
  readonly isTyped: boolean
  /** Whether lists or objects become one text. */
  readonly isListText: boolean
  readonly isObjectText: boolean
}

const WORDS: readonly (readonly [word: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems', isUpper: boolean])[] = [
  ['minimum', false],
  ['maximum', true],
  ['minLength', false],
  ['maxLength', true],
  ['minItems', false],
  ['maxItems', true],
] // prettier-ignore

const DEEPEST = 4

/** A param and the vendor's. */
export interface FieldPair {
  readonly ours: JsonSchema
  readonly theirs: ApiShape
  /** For findings: `filter.created`. */
  readonly name: string
  /** The part of the operation. */
  readonly part: string
  readonly writing: Writing
}

/** Compares a param with the vendor's. */
export function compareField(pair: FieldPair, report: ReportFinding, depth = 0): void {
  const { ours, theirs, name, part, writing } = pair
  const reportPart: ReportPart = (severity, message, facts) => report(severity, part, message, facts)
  const types = comparedTypes(ours)
  const [here, there] = [timeOrTypes(types, ours.format), timeOrTypes(theirs.types, theirs.format)]
  const isTimeAsNumber = (here === TIME && areNumbers(theirs.types)) || (there === TIME && areNumbers(types))
  if (isTimeAsNumber || !areTypesFine(types, theirs, writing)) {
    const said = isTimeAsNumber ? [here, there] : [types.join(' or '), theirs.types.join(' or ')]
    reportPart('wrong', `${name} is ${said[0]} here, ${said[1]} there`)
    return
  }
  compareConstants(ours, theirs, name, reportPart)
  compareBounds(ours, theirs, name, reportPart)
  const fault = ours.default === undefined || Array.isArray(ours.default) ? undefined : refusalOf(ours.default, theirs)
  if (fault !== undefined)
    reportPart('wrong', `${name} is ${JSON.stringify(ours.default)} by default, which the vendor refuses: ${fault}`)
  if (depth >= DEEPEST) return
  const items = theirs.items?.()
  if (isObject(ours.items) && items)
    compareField(
      { ...pair, ours: ours.items, theirs: items, name: `${name}[]`, part: pointer(part, 'items') },
      report,
      depth + 1,
    )
  if (types.join() === 'object' && ours.properties === undefined) noteRequired(theirs, name, reportPart)
  if (!isObject(ours.properties) || theirs.properties.size === 0) return
  compareRequired(ours, theirs, name, reportPart)
  for (const [field, schema] of Object.entries(ours.properties)) {
    const inner = theirs.properties.get(field)
    const label = `${name}.${field}`
    const at = { name: label, part: pointer(part, 'properties', field) }
    if (inner) compareField({ ...pair, ours: schema as JsonSchema, theirs: inner(), ...at }, report, depth + 1)
    else if (theirs.isOpen !== true && !theirs.required.has(field))
      reportPart('undocumented', `${label} is not in the description`)
  }
}

/** Notes what the vendor requires in an object that is left to callers. */
function noteRequired({ required, properties }: ApiShape, name: string, reportPart: ReportPart): void {
  const names = [...required].filter((field) => properties.get(field)?.().isReadOnly !== true)
  if (names.length > 0) reportPart('note', `${name} may be any object here, requires {} there`, { names })
}

/** Compares the required fields of an object. Ignores required fields that the description does not describe. */
function compareRequired(ours: JsonSchema, theirs: ApiShape, name: string, reportPart: ReportPart): void {
  const fields = ours.properties as Record<string, JsonSchema>
  const given = new Set(ours.required as string[] | undefined)
  const isTaken = (field: string) => theirs.properties.get(field)?.().isReadOnly === false
  const loose = [...theirs.required].filter(
    (field) => isTaken(field) && !given.has(field) && fields[field]?.default === undefined,
  )
  const optional = loose.filter((field) => fields[field] !== undefined)
  const missing = loose.filter((field) => fields[field] === undefined)
  if (optional.length > 0) reportPart('wrong', `${name} requires {} there: optional here`, { names: optional })
  if (missing.length > 0) reportPart('wrong', `${name} requires {} there: missing here`, { names: missing })
}

const TIME = 'a time as text'

/** Returns the types, or the format of a time. A query takes any plain value as text, but a number is not a time as text. */
function timeOrTypes(types: readonly string[], format: unknown): string {
  return (format === 'date-time' || format === 'date') && types.includes('string') ? TIME : types.join(' or ')
}

function areNumbers(types: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'number')
}

/** Returns the types of a schema without null. A file counts as text, as in descriptions. */
export function comparedTypes(schema: JsonSchema): string[] {
  if (isFileSchema(schema)) return ['string']
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonSchema[]).flatMap(comparedTypes)
  return [schema.type].flat().filter((type): type is string => typeof type === 'string' && type !== 'null')
}

function areTypesFine(ours: readonly string[], { types, items }: ApiShape, writing: Writing): boolean {
  if (ours.length === 0 || types.length === 0) return true
  const isFine = (type: string) => {
    if ((types as string[]).includes(type) || (type === 'integer' && types.includes('number'))) return true
    if (type === 'number' && types.includes('integer')) return true
    const isTheirsPlain = types.some((one) => one !== 'array' && one !== 'object')
    if (type === 'array') return writing.isListText && isTheirsPlain
    if (type === 'object') return writing.isObjectText && isTheirsPlain
    if (writing.isTyped) return false
    // In a query one value is a list of one, and everything plain is text.
    return isTheirsPlain || (types.includes('array') && items !== undefined) || (types as string[]).includes('object')
  }
  return ours.some(isFine)
}

type ReportPart = (severity: Severity, message: string, facts?: DifferenceFacts) => void

function compareConstants(ours: JsonSchema, theirs: ApiShape, name: string, reportPart: ReportPart): void {
  const values = theirs.enum ?? theirs.items?.().enum
  const mine = (ours.enum ?? (ours.const === undefined ? undefined : [ours.const])) as Json[] | undefined
  if (!values || (isObject(ours.items) && theirs.items)) return
  const known = new Set(values.map(String))
  if (!mine) {
    if (comparedTypes(ours).includes('string') && values.length <= 30)
      reportPart('note', `${name} takes only {} there`, { names: values, isWhole: true })
    return
  }
  const extra = mine.filter((value) => value !== null && !known.has(String(value)))
  const own = new Set(mine.map(String))
  const missing = values.filter((value) => !own.has(String(value)))
  if (extra.length > 0)
    reportPart('wrong', `${name} may be {} here, which the description does not list`, { names: extra })
  if (missing.length > 0 && ours.const === undefined)
    reportPart('note', `${name} may also be {} there`, { names: missing, mends: enumMends(missing) })
}

/** Returns a change for each value that an enum lacks. */
export function enumMends(values: readonly Json[]): Mend[] {
  return values.map((value) => ({ to: 'enum', values: [value] }))
}

function compareBounds(ours: JsonSchema, theirs: ApiShape, name: string, reportPart: ReportPart): void {
  for (const [word, isUpper] of WORDS) {
    const bound = theirs.bounds[word]
    const mine = ours[word]
    if (bound === undefined || (!isUpper && bound === 0)) continue
    const mends: Mend[] = [{ to: 'limit', word, bound }]
    if (typeof mine !== 'number') {
      if (isUpper || word === 'minimum')
        reportPart(word === 'maximum' ? 'wrong' : 'note', `${name} has ${word} ${bound} there, none here`, { mends })
    } else if (mine !== bound) {
      const isLooser = isUpper ? mine > bound : mine < bound
      reportPart(
        isLooser ? 'wrong' : 'note',
        `${name} has ${word} ${mine} here, ${bound} there: ${isLooser ? 'looser' : 'stricter'}`,
        { mends },
      )
    }
  }
}

/** Returns the reason that the vendor refuses a value, or undefined. */
export function refusalOf(value: Json, { enum: values, bounds, types }: ApiShape): string | undefined {
  if (values && !types.includes('array') && !values.map(String).includes(String(value)))
    return `it takes ${listed(values)}`
  if (typeof value !== 'number') return undefined
  if (bounds.maximum !== undefined && value > bounds.maximum) return `the maximum is ${bounds.maximum}`
  return bounds.minimum !== undefined && value < bounds.minimum ? `the minimum is ${bounds.minimum}` : undefined
}
