/** Writes JSON for people: on one line if it fits, shortened if it is long. */
import { isObject, type Json, type JsonObject } from 'plugboard/author'

const WIDTH = 100
/** Maximum number of lines of a value in a record. */
const INNER_LINES = 6

/** Style of names and texts. */
interface Style {
  readonly name: (text: string) => string
  readonly text: (text: string) => string
}

const JSON_STYLE: Style = { name: (text) => JSON.stringify(text), text: (text) => JSON.stringify(text) }

const CODE_STYLE: Style = {
  name: (text) => (/^[A-Za-z_$][\w$]*$/.test(text) ? text : quoted(text)),
  text: quoted,
}

/** Returns a value as JSON: `{ "limit": 2 }`. */
export function exampleJson(value: Json): string {
  return textOf(value, JSON_STYLE, '')
}

/** Returns a value as TypeScript: `{ limit: 2 }`. */
export function literalText(value: Json): string {
  return textOf(value, CODE_STYLE, '')
}

/** Returns a record shortened to a number of lines. A member `…` counts the omitted fields. */
export function cutRecord(record: JsonObject, lines: number): JsonObject {
  const shown: [string, Json][] = []
  let used = 0
  for (const [name, value] of Object.entries(record)) {
    const short = shortened(value)
    used += exampleJson(short).split('\n').length
    if (used > lines) break
    shown.push([name, short])
  }
  const left = Object.keys(record).length - shown.length
  return Object.fromEntries(left > 0 ? [...shown, ['…', `${left} more fields`]] : shown)
}

function shortened(value: Json): Json {
  if (exampleJson(value).split('\n').length <= INNER_LINES) return value
  if (Array.isArray(value)) return [...value.slice(0, 1).map(shortened), `… ${value.length - 1} more`]
  return isObject(value) ? cutRecord(value, INNER_LINES) : value
}

function textOf(value: Json, style: Style, indent: string): string {
  const short = onOneLine(value, style)
  if (indent.length + short.length <= WIDTH || typeof value !== 'object' || value === null) return short
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((item) => textOf(item, style, inner))
    : Object.entries(value).map(([key, item]) => `${style.name(key)}: ${textOf(item, style, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`
}

function onOneLine(value: Json, style: Style): string {
  if (typeof value === 'string') return style.text(value)
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, style)).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([key, item]) => `${style.name(key)}: ${onOneLine(item, style)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

function quoted(text: string): string {
  const json = JSON.stringify(text)
  return /['"]/.test(text) ? json : `'${json.slice(1, -1)}'`
}
