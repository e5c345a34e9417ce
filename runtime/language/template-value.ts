/** A parsed template and its rendering, as resolved manifests hold them. Needs no parser. */
import { invalidParam } from '../base/errors.ts'
import { isObject, type Json, own, valueText } from '../base/json.ts'

/** A piece of literal text, or a name whose value is inserted there. */
export type TemplatePart = string | { readonly name: string; readonly helper?: string }

/** A template text with its parts in order. */
export interface Template {
  readonly text: string
  readonly parts: readonly TemplatePart[]
}

/** Returns the value of a name, or undefined. Looks up `config.subdomain` as written. */
export type ValueLookup = (name: string) => Json | undefined

/** Whether a name is that of a setting: `config.site`. */
export function isSetting(name: string): boolean {
  return name.startsWith('config.')
}

/** Looks up names behind `config.` only in config, and all other names in `values`. */
export function valueLookup(
  values: Readonly<Record<string, Json>>,
  config: Readonly<Record<string, Json>>,
): ValueLookup {
  return (name) => (isSetting(name) ? own(config, name.slice('config.'.length)) : own(values, name))
}

/** Pure functions a template can call on one value. */
export const HELPERS: Record<string, (value: Json) => Json> = {
  /** The date of a date-time: `2026-01-31T10:00:00Z` is `2026-01-31`. */
  date: (value) => valueText(value).slice(0, 10),
  /** The value of JSON text. Other values stay as they are. */
  parsed: (value) => (typeof value === 'string' ? (JSON.parse(value) as Json) : value),
  /** Seconds since 1970 of a date-time, or of a number of seconds or milliseconds. */
  epoch: (value) => Math.floor(timeOf(value) / 1000),
  /** Milliseconds since 1970 of the same. */
  epoch_ms: (value) => timeOf(value),
  /** The date-time of a date-time, or of a number of seconds or milliseconds since 1970: `2026-01-31T10:00:00.000Z`. */
  datetime: (value) => new Date(timeOf(value)).toISOString(),
  /** The same time in UTC without a zone and to the second: `2026-01-31T10:00:00`. */
  utc: (value) => new Date(timeOf(value)).toISOString().slice(0, 19),
  /** The text in UTF-8 as base64. @see RFC 4648 section 4 */
  base64: (value) => Buffer.from(valueText(value)).toString('base64'),
  /** The same in the alphabet for URLs, without padding. @see RFC 4648 section 5 */
  base64url: (value) => Buffer.from(valueText(value)).toString('base64url'),
  /** An empty text: the text around it is sent only with the param. */
  given: () => '',
  /** JSON text. */
  json: (value) => JSON.stringify(value),
  /** The text in single quotes, with a backslash before quotes and backslashes: `O'Brien` is `'O\'Brien'`. For query languages. */
  quoted: (value) => `'${valueText(value).replace(/['\\]/g, '\\$&')}'`,
  /** A literal of OData in single quotes, each quote doubled: `O'Brien` is `'O''Brien'`. @see OData URL Conventions, 5.1.1.6 */
  odata: (value) => `'${valueText(value).replaceAll("'", "''")}'`,
  /** Names with commas between them, each with a dot or a function if it needs one: `Id, Owner.Name, toLabel(Status)`. */
  names: (value) => textThat(isNames, value),
  /** A condition that ends where it began: its quotes and parentheses close. For query languages that escape by backslashes. */
  condition: (value) => textThat(isWholeCondition, value),
  /** The name of a param of type file. */
  file_name: (value) => fieldOfFile(value, 'name') ?? 'file',
  /** Its media type. Defaults to the type of plain bytes. */
  file_type: (value) => fieldOfFile(value, 'type') ?? 'application/octet-stream',
  /** Its size in bytes, known except for streams without a `size`. */
  file_size: sizeOfFile,
}

/** How errors name a value that a helper refuses, and a hint. */
const FAULTS: Readonly<Record<string, readonly [fault: string, hint?: string]>> = {
  names: ['must be names with commas between them, such as id,owner.name'],
  condition: ['must be a condition whose quotes and parentheses close, without semicolons and comments'],
  file_size: ['has no known size before it is sent', 'Give its size with the stream: {bytes, name, size}.'],
}

/** Returns the text of a value. @throws RangeError for an unfit text */
function textThat(isFit: (text: string) => boolean, value: Json): string {
  const text = valueText(value)
  if (!isFit(text)) throw new RangeError('unfit')
  return text
}

function isNames(text: string): boolean {
  return text.split(',').every((name) => /^\s*[\p{L}_][\p{L}\p{N}_.]*(?:\([\p{L}\p{N}_.]*\))?\s*$/u.test(name))
}

function isWholeCondition(text: string): boolean {
  const outside = text.replace(/'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"/g, '')
  if (/['"`\\;]|--|\/\*|\*\//.test(outside)) return false
  let depth = 0
  for (const sign of outside) {
    depth += Number(sign === '(') - Number(sign === ')')
    if (depth < 0) return false
  }
  return depth === 0
}

function fieldOfFile(value: Json, field: string): string | undefined {
  const found = isObject(value) ? value[field] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

function sizeOfFile(value: Json): number {
  const { bytes, text, base64 } = (isObject(value) ? value : {}) as { readonly [name: string]: unknown }
  if (typeof text === 'string') return Buffer.byteLength(text)
  if (typeof base64 === 'string') return Buffer.byteLength(base64, 'base64')
  const size = bytes instanceof Uint8Array ? bytes.byteLength : (bytes as { readonly size?: unknown } | undefined)?.size
  if (typeof size !== 'number') throw new RangeError('no size')
  return size
}

/** Returns a time in milliseconds since 1970. @throws RangeError for a value that is not a time */
function timeOf(value: Json): number {
  const time = instant(value)
  if (time === undefined) throw new RangeError('no time')
  return time
}

/** Smaller numbers are seconds since 1970, others milliseconds. */
export const SECONDS_BELOW = 1e11
/** A date-time without a zone, which vendors write for UTC. */
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/
/** A time in the JSON of .NET. */
const DOTNET_TIME = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/

/**
 * Returns a time in milliseconds since 1970; undefined for a value that is not a time. Reads a date-time (UTC without a zone),
 * `/Date(1700000000000+0000)/`, and a number of seconds or milliseconds, even as text.
 */
export function instant(value: Json): number | undefined {
  if (typeof value === 'number') return value < SECONDS_BELOW ? value * 1000 : value
  if (typeof value !== 'string') return undefined
  if (/^\d{9,15}$/.test(value)) return instant(Number(value))
  const [, milliseconds] = DOTNET_TIME.exec(value) ?? []
  const time =
    milliseconds === undefined ? Date.parse(WITHOUT_ZONE.test(value) ? `${value}Z` : value) : Number(milliseconds)
  return Number.isNaN(time) ? undefined : time
}

/**
 * Compiles a template. A template of a single name keeps the value's JSON type; any other joins its parts as text.
 * An absent value makes the result absent. Inserted values are never parsed as templates.
 */
export function compileTemplate({ parts }: Template): (scope: ValueLookup) => Json | undefined {
  if (parts.length === 1 && typeof parts[0] === 'string') {
    const text = parts[0]
    return () => text
  }
  const readers = parts.map(compilePart)
  const [only, ...others] = readers
  if (only && others.length === 0) return only
  return (scope) => {
    let text = ''
    for (const read of readers) {
      const value = read(scope)
      if (value === undefined || value === null) return undefined
      text += valueText(value)
    }
    return text
  }
}

function compilePart(part: TemplatePart): (scope: ValueLookup) => Json | undefined {
  if (typeof part === 'string') return () => part
  const { name, helper } = part
  const apply = helper === undefined ? undefined : own(HELPERS, helper)
  if (!apply) return (scope) => scope(name)
  return (scope) => {
    const value = scope(name)
    if (value === undefined || value === null) return undefined
    try {
      return apply(value)
    } catch {
      const [fault, hint] = own(FAULTS, String(helper)) ?? [`cannot be used as ${helper}`]
      throw invalidParam(name, fault, String(helper), hint)
    }
  }
}

/** Returns the names that a template inserts, in order. */
export function namesIn({ parts }: Template): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
}
