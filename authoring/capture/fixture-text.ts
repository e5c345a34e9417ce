/** Values as YAML in the form of fixtures: what fits on a line stands on one, the rest is a block. */
import type { Json } from 'plugboard/runtime'
import { isObject, visibleJson } from 'plugboard/internal'

const WIDTH = 120

/** A fixture as text. */
export function fixtureText(fixture: { readonly [key: string]: unknown }): string {
  const lines = Object.entries(fixture).flatMap(([name, value]) =>
    name === 'exchanges' && Array.isArray(value)
      ? ['exchanges:', ...value.flatMap((exchange) => listItem(exchange as Json, 2, true))]
      : block(`${scalar(name)}:`, value as Json, 0),
  )
  return `${lines.join('\n')}\n`
}

/** A value after a key or dash. */
function block(prefix: string, value: Json, indent: number): string[] {
  const pad = ' '.repeat(indent)
  const line = `${pad}${prefix} ${flow(value)}`
  if (line.length <= WIDTH || !isFilled(value)) return [line]
  return [`${pad}${prefix}`, ...(Array.isArray(value) ? items(value, indent + 2) : entries(value, indent + 2))]
}

function items(list: readonly Json[], indent: number): string[] {
  return list.flatMap((item) => listItem(item, indent))
}

/** An object's first key stands beside its dash. */
function listItem(item: Json, indent: number, isOpen = false): string[] {
  const isObjectItem = isObject(item) && Object.keys(item).length > 0
  const line = `${' '.repeat(indent)}- ${flow(item)}`
  if (!isObjectItem || (!isOpen && line.length <= WIDTH)) return block('-', item, indent)
  const [first = '', ...rest] = entries(item, indent + 2)
  return [`${' '.repeat(indent)}- ${first.trimStart()}`, ...rest]
}

function entries(map: { readonly [key: string]: Json }, indent: number): string[] {
  return Object.entries(map).flatMap(([name, value]) => block(`${scalar(name)}:`, value, indent))
}

function isFilled(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([name, child]) => `${scalar(name)}: ${flow(child)}`)
      .join(', ')}}`
  return scalar(value)
}

/** Text that reads as itself without quotes, in blocks and between braces. */
const PLAIN = /^[A-Za-z_/.$+0-9\u00c0-\u017f](?:[ !$-&(-+\--9;-Z^-z|~\u00a1-\u00ac\u00ae-\u017f]|:(?=[^\s,[\]{}]))*$/
const WORDS = /^(?:null|true|false|yes|no|on|off|y|n)$/i

function scalar(value: string | number | boolean | null): string {
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'string') return String(value)
  const isNumber = !Number.isNaN(Number(value)) || /^[-+.]?\d[\d_]*$|^0[xo]/i.test(value)
  const isPlain = PLAIN.test(value) && !WORDS.test(value) && !isNumber && value === value.trim()
  return isPlain ? value : visibleJson(value)
}

/** Beyond 2^53 the language takes only what says that it is not exact. */
function numberText(value: number): string {
  const text = JSON.stringify(value)
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !text.includes('e') ? `${text}.0` : text
}
