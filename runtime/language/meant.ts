/** The value that a wrong one most likely means, for errors that show it. */
import { isObject, type Json, type JsonObject, type JsonSchema, propertiesOf } from '../base/json.ts'
import { IS_OF_TYPE } from './field-check.ts'
import { FORMATS } from './formats.ts'

/** Objects inside objects that a value is put into. */
const DEEPEST = 4

/**
 * The value that a refused one likely means: its list, the object that holds it, its form as a time. Undefined where several are as likely.
 * @param key the name of the property that has the value
 */
export function meantValue(schema: JsonSchema, value: Json, key = '', depth = 0): Json | undefined {
  if (fits(schema, value)) return value
  if (depth > DEEPEST) return undefined
  const types = [schema.type ?? []].flat()
  if (types.includes('object')) return wrapped(schema, value, key, depth)
  if (types.includes('array')) return listed(schema, value, key, depth)
  if (types.includes('integer') || types.includes('number')) return numbered(schema, value)
  return types.includes('string') ? worded(schema, value) : undefined
}

/** Whether a value has the type and form of a schema. */
export function fits(schema: JsonSchema, value: Json): boolean {
  const { type, enum: allowed, format, anyOf, items, required = [] } = schema
  if (Array.isArray(anyOf)) return anyOf.some((one) => fits(one as JsonSchema, value))
  if (type !== undefined && ![type].flat().some((one) => IS_OF_TYPE[String(one)]?.(value))) return false
  if (Array.isArray(allowed) && !allowed.includes(value)) return false
  if (typeof value === 'string') return FORMATS[format as keyof typeof FORMATS]?.(value) ?? true
  if (Array.isArray(value)) return value.every((item) => fits(isObject(items) ? items : {}, item))
  if (!isObject(value)) return true
  const known = propertiesOf(schema)
  const isClosed = schema.additionalProperties === false
  const fitting = Object.entries(value).every(([name, inner]) => {
    const member = known[name]
    return member ? fits(member, inner) : !isClosed
  })
  return fitting && [required].flat().every((name) => String(name) in value)
}

/** A list of one value, or of the parts of a text with commas. */
function listed({ items }: JsonSchema, value: Json, key: string, depth: number): Json | undefined {
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [value]
  const meant = parts.map((part) => meantValue(isObject(items) ? items : {}, part, key, depth + 1))
  return meant.some((part) => part === undefined) ? undefined : (meant as Json[])
}

function numbered(schema: JsonSchema, value: Json): Json | undefined {
  const { description = '', enum: allowed } = schema
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (fits(schema, Number(value))) return Number(value)
  const about = String(description)
  // "0 none, 1 urgent, 2 high"
  const isMeant = (number: unknown) =>
    new RegExp(`\\b${String(number)} ${value.replace(/\W/g, '.')}\\b`, 'i').test(about)
  const [number, ...others] = Array.isArray(allowed) && /^\w+$/.test(value) ? allowed.filter(isMeant) : []
  if (number !== undefined && others.length === 0) return number
  const time = /unix|epoch|timestamp|seconds/i.test(about) ? timeOf(value) : undefined
  if (time === undefined) return undefined
  return /milliseconds/i.test(about) ? time : Math.floor(time / 1000)
}

function worded({ format, enum: allowed, description = '' }: JsonSchema, value: Json): Json | undefined {
  if (Array.isArray(allowed)) return undefined
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one === 'string' || typeof one === 'number')
    return isPlain && /comma/i.test(String(description)) ? value.join(',') : undefined
  }
  if (typeof value === 'number' || typeof value === 'boolean') return format === undefined ? String(value) : undefined
  return typeof value === 'string' ? dateMeant(value, format) : undefined
}

/** A date or time in the form of a format. Undefined for a text that is none. */
export function dateMeant(text: string, format: unknown): string | undefined {
  const time = format === 'date' || format === 'date-time' ? timeOf(text) : undefined
  if (time === undefined) return undefined
  const iso = new Date(time).toISOString()
  return format === 'date' ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`
}

/** A day, or a time, or a day with its month in letters: "Dec 1, 2026". */
const ISO = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i
const IN_WORDS = /^(?=.*\b\d{4}\b)(?:\d{1,2}\.? )?[a-z]{3,9}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}$/i

/** Milliseconds since 1970 of a text that is a date or a time. Without a zone, it is in UTC. */
function timeOf(text: string): number | undefined {
  const isZoned = text.length > 10 && /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
  if (ISO.test(text) ? !FORMATS.date(text.slice(0, 10)) : !IN_WORDS.test(text)) return undefined
  const time = Date.parse(ISO.test(text) ? `${text}${isZoned || text.length === 10 ? '' : 'Z'}` : `${text} UTC`)
  return Number.isNaN(time) ? undefined : time
}

/** Names of members that hold what a person calls a thing, the best first. */
const LABELS = ['name', 'key', 'title', 'content', 'text', 'value', 'email']
/** Members that name the type of the object. */
const KINDS: ReadonlySet<string> = new Set(['type', 'object'])
const DATES: ReadonlySet<string> = new Set(['date', 'time', 'datetime', 'start', 'at', 'on', 'day'])

/** The object with a value in the one member that is likely to hold it. */
function wrapped(schema: JsonSchema, value: Json, key: string, depth: number): JsonObject | undefined {
  const members = propertiesOf(schema)
  const needed = [schema.required ?? []].flat().map(String)
  const required = needed.filter((name) => onlyValue(members[name] ?? {}) === undefined)
  const holding = Object.entries(members).flatMap(([name, member]) => {
    if (KINDS.has(name) || required.some((one) => one !== name)) return []
    const inner = meantValue(member, value, key, depth + 1)
    return inner === undefined ? [] : [{ name, inner, rank: rankOf(name, member, value, key) }]
  })
  const least = Math.min(...holding.map(({ rank }) => rank))
  const [best, ...others] = holding.filter(({ rank }) => rank === least)
  if (!best || others.length > 0) return undefined
  const fixed = needed.flatMap((name): [string, Json][] => {
    const only = onlyValue(members[name] ?? {})
    return only === undefined ? [] : [[name, only]]
  })
  return { [best.name]: best.inner, ...Object.fromEntries(fixed) }
}

/** The one value that a schema takes. */
export function onlyValue({ const: only, enum: allowed }: JsonSchema): Json | undefined {
  return only ?? (Array.isArray(allowed) && allowed.length === 1 ? allowed[0] : undefined)
}

/** How likely a member holds a value: 0 by its name, then by the form of the value. */
function rankOf(name: string, { format }: JsonSchema, value: Json, key: string): number {
  const [words, asked] = [wordsOf(name), wordsOf(key)]
  if (words.join() === asked.join()) return 0
  if (asked.some((word) => words.includes(word))) return 1
  if (typeof value !== 'string') return 20
  if (timeOf(value) !== undefined) {
    if (format === 'date') return value.length === 10 ? 2 : 20
    return words.every((word) => DATES.has(word)) ? 3 : 20
  }
  const isId = /\d/.test(value) && !/\s|@/.test(value)
  const isOfId = words.at(-1) === 'id'
  if (isOfId) return isId ? 4 : 20
  const at = LABELS.indexOf(name.toLowerCase())
  return at === -1 ? 20 : 5 + at
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
}
