/** Schema faults as sentences. */
import { isObject, type Json, type JsonSchema, pointerKeys, visibleJson } from '../base/json.ts'
import { quantity, didYouMean, quoted } from '../base/names.ts'
import { dateMeant, fits, meantValue, onlyValue } from './meant.ts'
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
export function sayFault(fault: SchemaFault, value: unknown, noun: string): string {
  const { keyword, params, message, schema } = fault
  switch (keyword) {
    case 'required':
      return `is required${onlyText(propertiesOf(schema)[String(params.missingProperty)])}`
    case 'additionalProperties':
      return unknownName(String(params.additionalProperty), schema, value, noun)
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}${meantText(fault, value)}${got(value)}`
    case 'enum':
      return wrongWord(fault, value)
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
      return `must be ${formText(String(params.format), value)}${got(value)}`
    default:
      return message
  }
}

function wrongWord(fault: SchemaFault, value: unknown): string {
  const allowed = fault.params.allowedValues as readonly unknown[]
  const said = `must be one of ${allowed.map((word) => JSON.stringify(word)).join(', ')}`
  if (typeof value !== 'string') return `${said}${got(value)}`
  const words = allowed.filter((word) => typeof word === 'string')
  const isLonger = (word: string) => value.length > 2 && word.toLowerCase().startsWith(value.toLowerCase())
  const [longer, ...others] = words.filter(isLonger)
  const near = longer && others.length === 0 ? ` Did you mean "${longer}"?` : didYouMean(value, words)
  return near === '' ? `${said}${meantText(fault, value)}${got(value)}` : `${said}${got(value)}.${near}`
}

/** The named form of a string, with the value in this form where it is a date in another. */
function formText(format: string, value: unknown): string {
  const form = FORMS[format] ?? `in the format ${format}`
  const meant = typeof value === 'string' ? dateMeant(value, format) : undefined
  return meant === undefined ? form : form.replace(/ such as .*/, ` such as ${meant}`)
}

/** The one value that a property can have. */
function onlyText(schema: JsonSchema | undefined): string {
  const only = schema && onlyValue(schema)
  return only === undefined ? '' : `, such as ${visibleJson(only)}`
}

function unknownName(name: string, schema: unknown, object: unknown, noun: string): string {
  const known = namesOf(schema)
  const holders = known.filter((one) => namesOf(propertiesOf(schema)[one]).includes(name))
  if (holders.length === 1) return `is not known: it is a field of ${holders[0]}`
  const holder = itemWith(name, schema, object) ?? memberOfType(name, schema, object)
  if (holder) return `is not known: it belongs in ${Object.keys(holder).join()}, such as ${visibleJson(holder)}`
  const near = didYouMean(name, known) || missingName(name, schema, object)
  if (near) return `is not known.${near}`
  return known.length === 0 ? `is not known; there are no ${noun}` : `is not known; known are ${known.join(', ')}`
}

/** The one list whose items have a field, with the value in an item of it. */
function itemWith(name: string, schema: unknown, object: unknown): Readonly<Record<string, Json>> | undefined {
  if (!isObject(object) || !isShort(object[name])) return undefined
  const isHolder = ([list, { items }]: readonly [string, JsonSchema]) =>
    !(list in object) && isObject(items) && name in propertiesOf(items)
  const [holder, ...others] = Object.entries(propertiesOf(schema)).filter(isHolder)
  return holder && others.length === 0 ? { [holder[0]]: [{ [name]: object[name] as Json }] } : undefined
}

/** ` Did you mean "name"?` for the one required name that is missing, where the one unknown name may have its value. */
function missingName(name: string, schema: unknown, object: unknown): string {
  if (!isObject(object) || !isShort(object[name])) return ''
  const [properties, required] = [propertiesOf(schema), [(schema as JsonSchema).required ?? []].flat()]
  const [missing, ...others] = required.filter((one) => !(String(one) in object))
  const unknown = Object.keys(object).filter((one) => !(one in properties))
  const member = properties[String(missing)]
  const isOnly = others.length === 0 && unknown.length === 1
  return isOnly && member && fits(member, object[name] as Json) ? ` Did you mean "${String(missing)}"?` : ''
}

/** The member that an object names as its type, with the value of an unknown name beside it. */
function memberOfType(name: string, schema: unknown, object: unknown): Readonly<Record<string, Json>> | undefined {
  if (!isObject(object) || !isShort(object[name])) return undefined
  const type = Object.values(object).find((value) => typeof value === 'string' && !(value in object) && value !== name)
  const member = typeof type === 'string' ? propertiesOf(schema)[type] : undefined
  const meant = member && meantValue(member, object[name] as Json, name)
  return meant === undefined ? undefined : { [String(type)]: meant }
}

/** Maximum length of a value in an example, in characters of JSON. */
const MOST_SHOWN = 120

function isShort(value: unknown): boolean {
  return value !== HIDDEN && (JSON.stringify(value) ?? '').length <= MOST_SHOWN
}

/** The value that a wrong one likely means, or the members of the object that is expected. */
function meantText({ pointer, schema }: SchemaFault, value: unknown): string {
  const key = pointerKeys(pointer).findLast((name) => !/^\d+$/.test(name))
  const isGiven = isShort(value) && value !== null
  const meant = isGiven ? meantValue((schema ?? {}) as JsonSchema, value as Json, key) : undefined
  if (meant !== undefined) return ` such as ${visibleJson(meant)}`
  const names = namesOf(schema)
  return names.length === 0 ? '' : ` with ${names.join(', ')}`
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
