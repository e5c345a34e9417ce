/** Values as YAML in the form of fixtures: what fits on a line stands on one, the rest is a block; in a snapshot small entries fill lines. */
import type { Json } from 'plugboard/runtime'
import { isObject, visibleJson } from 'plugboard/internal'

const WIDTH = 120
/** Snapshots are read by program first, and stand beside manifests, whose lines are as long. */
const SNAPSHOT_WIDTH = 140

/** A fixture as text. */
export function fixtureText(fixture: { readonly [key: string]: unknown }): string {
  const lines = Object.entries(fixture).flatMap(([name, value]) =>
    name === 'exchanges' && Array.isArray(value)
      ? ['exchanges:', ...value.flatMap((exchange) => listItem(exchange as Json, 2, true))]
      : block(`${scalar(name)}:`, value as Json, 0),
  )
  return `${lines.join('\n')}\n`
}

/** A snapshot as text. Its operations have a line for each fact; what is longer than a line and has small entries fills several. */
export function snapshotText(document: { readonly [key: string]: Json }): string {
  const lines = Object.entries(document).flatMap(([name, value]) =>
    block(`${scalar(name)}:`, value, 0, SNAPSHOT[name] ?? 2),
  )
  return `${lines.join('\n')}\n`
}

/** From which depth on the parts of a snapshot fill lines. */
const SNAPSHOT: Readonly<Record<string, number>> = { settings: 0, headers: 0, schemas: 1, entities: 3 }

/** A value after a key or dash. @param open how many levels below it have a line for each entry; all without */
function block(prefix: string, value: Json, indent: number, open = Infinity): string[] {
  const width = open === Infinity ? WIDTH : SNAPSHOT_WIDTH
  const pad = ' '.repeat(indent)
  const line = `${pad}${prefix} ${flow(value)}`
  const isLine = line.length <= width && (open === Infinity || open < 1)
  if (open !== Infinity && line.length > width && isProse(value))
    return foldedLines(`${pad}${prefix} >-`, value, indent + 2)
  if (isLine || !isFilled(value)) return [line]
  if (open < 1 && isSmall(value)) return filledLines(`${pad}${prefix} `, value, indent + 4)
  const inner = Array.isArray(value) ? items(value, indent + 2, open - 1) : entries(value, indent + 2, open - 1)
  return [`${pad}${prefix}`, ...inner]
}

/** Words with one blank between them, which YAML joins again when they stand on several lines. */
function isProse(value: Json): value is string {
  return typeof value === 'string' && /^[^\s\p{C}]+(?: [^\s\p{C}]+)+$/u.test(value)
}

function foldedLines(first: string, text: string, indent: number): string[] {
  const lines = [first]
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (lines.length > 1 && line.length + 1 + word.length <= SNAPSHOT_WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`${' '.repeat(indent)}${word}`)
  }
  return lines
}

/** So long may an entry be that stands on a line with others. */
const SMALL = 60

function isSmall(value: Json[] | { [key: string]: Json }): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object' || item === null)
  return Object.values(value).every((item) => flow(item).length <= SMALL)
}

/** A map or list on several lines, as many entries on each as fit. */
function filledLines(first: string, value: Json[] | { [key: string]: Json }, indent: number): string[] {
  const isList = Array.isArray(value)
  const all = isList ? value.map(flow) : Object.entries(value).map(([name, item]) => `${scalar(name)}: ${flow(item)}`)
  const lines = [`${first}${isList ? '[' : '{'}`]
  for (const [index, entry] of all.entries()) {
    const text = `${entry}${index < all.length - 1 ? ',' : isList ? ']' : '}'}`
    const line = lines.at(-1) ?? ''
    const isFirst = index === 0
    if (isFirst || line.length + 1 + text.length <= SNAPSHOT_WIDTH)
      lines[lines.length - 1] = `${line}${isFirst ? '' : ' '}${text}`
    else lines.push(`${' '.repeat(indent)}${text}`)
  }
  return lines
}

function items(list: readonly Json[], indent: number, open: number): string[] {
  return list.flatMap((item) => listItem(item, indent, false, open))
}

/** An object's first key stands beside its dash. */
function listItem(item: Json, indent: number, isOpen = false, open = Infinity): string[] {
  const isObjectItem = isObject(item) && Object.keys(item).length > 0
  const line = `${' '.repeat(indent)}- ${flow(item)}`
  const isLine = open === Infinity ? !isOpen && line.length <= WIDTH : open < 1 && line.length <= SNAPSHOT_WIDTH
  if (!isObjectItem || isLine) return block('-', item, indent, open)
  const [first = '', ...rest] = entries(item, indent + 2, open)
  return [`${' '.repeat(indent)}- ${first.trimStart()}`, ...rest]
}

function entries(map: { readonly [key: string]: Json }, indent: number, open: number): string[] {
  return Object.entries(map).flatMap(([name, value]) => block(`${scalar(name)}:`, value, indent, open))
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
