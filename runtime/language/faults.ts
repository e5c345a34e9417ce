/** Schema faults as sentences. */
import { type Json, type JsonSchema, pointerKeys, visibleJson } from '../base/json.ts'
import { quantity, didYouMean, quoted } from '../base/names.ts'
import type { SchemaFault } from './schema.ts'

/** Replaces a value that no sentence may repeat, such as a credential. */
export const HIDDEN: unique symbol = Symbol('hidden')

/** Returns the names that lead to a fault, including a missing or unknown property. */
export function faultPath({ pointer, params }: SchemaFault): string[] {
  const named = params.missingProperty ?? params.additionalProperty
  const path = pointerKeys(pointer)
  return typeof named === 'string' ? [...path, named] : path
}

/** The named forms of strings in words. A form with several spellings has an example. */
const FORMS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'a time such as 2026-01-31T12:00:00Z',
  email: 'an email address',
  hostname: 'a host name such as api.example.com',
  uri: 'a URL such as https://example.com',
  uuid: 'a UUID',
}

/** Describes a fault in words that follow the field's name: `must be at most 100 (got 101)`. */
export function sayFault({ keyword, params, message, schema }: SchemaFault, value: unknown, noun: string): string {
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return unknownName(String(params.additionalProperty), schema, noun)
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}${membersText(schema, value)}${got(value)}`
    case 'enum':
      return wrongWord(params.allowedValues as unknown[], value)
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}${got(value)}`
    case 'minimum':
      return `must be at least ${params.limit}${got(value)}`
    case 'maximum':
      return `must be at most ${params.limit}${got(value)}`
    case 'minLength':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${quantity(Number(params.limit), 'character')}`
    case 'maxLength':
      return `must have at most ${quantity(Number(params.limit), 'character')}`
    case 'minItems':
      return `must have at least ${quantity(Number(params.limit), 'item')}`
    case 'maxItems':
      return `must have at most ${quantity(Number(params.limit), 'item')}`
    case 'minProperties':
      return `must have at least ${params.limit} of ${namesOf(schema).join(', ') || `the ${noun}`}`
    case 'maxProperties':
      return `must have at most ${params.limit} of ${namesOf(schema).join(', ') || `the ${noun}`}`
    case 'pattern':
      return `must match ${params.pattern}${exampleText(schema)}${got(value)}`
    case 'format':
      return `must be ${FORMS[String(params.format)] ?? `in the format ${params.format}`}${got(value)}`
    default:
      return message
  }
}

function wrongWord(allowed: readonly unknown[], value: unknown): string {
  const said = `must be one of ${allowed.map((word) => JSON.stringify(word)).join(', ')}${got(value)}`
  if (typeof value !== 'string') return said
  const near = didYouMean(
    value,
    allowed.filter((word) => typeof word === 'string'),
  )
  return near === '' ? said : `${said}.${near}`
}

function unknownName(name: string, schema: unknown, noun: string): string {
  const known = namesOf(schema)
  const holders = known.filter((one) => namesOf(propertiesOf(schema)[one]).includes(name))
  if (holders.length === 1) return `is not known: it is a field of ${holders[0]}`
  const near = didYouMean(name, known)
  if (near) return `is not known.${near}`
  return known.length === 0 ? `is not known; there are no ${noun}` : `is not known; known are ${known.join(', ')}`
}

/** Maximum length of a value in an example, in characters. */
const MOST_SHOWN = 60

/** Describes the object expected in place of a plain value: by the first member that is sufficient and fits, or by its members. */
function membersText(schema: unknown, value: unknown): string {
  const members = Object.entries(propertiesOf(schema))
  if (members.length === 0) return ''
  const required = [(schema as JsonSchema).required ?? []].flat()
  const isShort = value !== HIDDEN && String(value).length <= MOST_SHOWN
  const isWhole = (name: string) => required.every((one) => one === name)
  const taking = isShort ? members.find(([name, member]) => isWhole(name) && takes(member, value)) : undefined
  return taking ? ` such as ${visibleJson({ [taking[0]]: value })}` : ` with ${namesOf(schema).join(', ')}`
}

function takes({ type, enum: allowed }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(allowed) && !allowed.includes(value as Json)) return false
  return type === typeof value || (type === 'integer' && Number.isInteger(value))
}

function propertiesOf(schema: unknown): Readonly<Record<string, JsonSchema>> {
  return ((schema as JsonSchema | undefined)?.properties ?? {}) as Readonly<Record<string, JsonSchema>>
}

function namesOf(schema: unknown): string[] {
  return Object.keys(propertiesOf(schema))
}

function exampleText(schema: unknown): string {
  const [example] = [(schema as JsonSchema).examples ?? []].flat()
  return example === undefined ? '' : `, such as ${visibleJson(example)}`
}

function got(value: unknown): string {
  return value === HIDDEN ? '' : ` (got ${shown(value)})`
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
