/** Writes JSON values as YAML in the house style: short maps on one line, long ones as blocks, with comments. */
import { isObject, pointer } from 'plugboard/author'
import { visibleJson } from 'plugboard/internal'
import type { Json, JsonObject } from 'plugboard/runtime'
import { hasUnseen, scalarText, withoutUnseen } from './scalar.ts'

/** Comment lines at a location. A line without `#` gets one. An empty line is a blank line. */
export interface Remark {
  /** Lines above the key. */
  readonly above?: readonly string[]
  /** The end of its line. */
  readonly beside?: string
  /** Lines below the last entry of its value. */
  readonly below?: readonly string[]
}

/** Comments by JSON pointer. At the empty pointer, they begin and end the document. */
export type Remarks = ReadonlyMap<string, Remark>

/** Layout of a document. */
export interface Layout {
  readonly remarks?: Remarks
  /** Whether each entry of the map at a pointer takes its own lines. */
  readonly isBlock?: (pointer: string) => boolean
  /** Whether an empty line precedes the entry at a pointer. */
  readonly isApart?: (pointer: string) => boolean
}

/** Maximum length of a line, unless one word is longer. */
const WIDTH = 140
/** Maps with maps inside are hard to read in longer lines. */
const COMFORT = 110

/** Writes a map as a document, without undefined values. */
export function writeYaml(value: Readonly<Record<string, unknown>>, layout: Layout = {}): string {
  const remarked = new Set(
    [...(layout.remarks ?? [])].flatMap(([at, { below = [] }]) => holdersOf(at, below.length > 0)),
  )
  const { above = [], below = [] } = layout.remarks?.get('') ?? {}
  const lines = mapLines(value, '', '', { ...layout, remarked })
  return `${[...commentLines(above), ...lines, ...commentLines(below)].join('\n')}\n`
}

/** A layout, and the pointers of everything with comments inside. */
interface Plan extends Layout {
  readonly remarked: ReadonlySet<string>
}

/** Returns a pointer's ancestors: of `/a/b/c`, `/a/b`, `/a` and the whole. */
function holdersOf(at: string, isItself = false): string[] {
  const holder = at.slice(0, at.lastIndexOf('/'))
  return [...(isItself ? [at] : []), ...(holder === '' ? [''] : [holder, ...holdersOf(holder)])]
}

/** Returns comment lines of at most the width. */
export function commentLines(texts: readonly string[], indent = ''): string[] {
  return texts.flatMap((text) => {
    if (text === '') return ['']
    const line = comment(text)
    if (indent.length + line.length <= WIDTH) return [indent + line]
    const [mark = ''] = /^#+ */.exec(line) ?? []
    return filled(oneLine(line.slice(mark.length)).split(' '), indent + mark, indent + mark)
  })
}

function comment(text: string): string {
  return text.startsWith('#') ? withoutUnseen(text).replaceAll('\n', ' ').trimEnd() : `# ${oneLine(text)}`
}

function mapLines(map: Readonly<Record<string, unknown>>, at: string, indent: string, plan: Plan): string[] {
  const entries = Object.entries(map).filter(([, value]) => value !== undefined)
  return entries.flatMap(([key, value], index) => {
    const here = pointer(at, key)
    const lines = entryLines(`${indent}${scalarText(key, true)}:`, value as Json, here, indent, plan)
    return [...(index > 0 && plan.isApart?.(here) ? [''] : []), ...lines]
  })
}

/** Returns the lines of a list: short constants beside each other, all else in separate lines. */
function listLines(list: readonly Json[], at: string, indent: string, plan: Plan): string[] {
  if (isWordList(list) && !plan.remarked.has(at)) {
    const words = list.map((item, index) => itemText(item, list) + (index < list.length - 1 ? ',' : ']'))
    return filled(words, `${indent}[`, `${indent} `)
  }
  return list.flatMap((item, index) => {
    const here = pointer(at, index)
    const lines = entryLines(`${indent}-`, item, here, indent, plan)
    return [...(index > 0 && plan.isApart?.(here) ? [''] : []), ...lines]
  })
}

/** Returns the lines of an entry with its comments. A trailing comment moves above the entry when it does not fit into the line. */
function entryLines(start: string, value: Json, at: string, indent: string, plan: Plan): string[] {
  const { above = [], beside, below = [] } = plan.remarks?.get(at) ?? {}
  const lines = valueLines(start, value, at, indent, plan)
  const note = beside === undefined ? '' : ` ${comment(beside)}`
  const isShort = lines.length === 1 && lines[0]!.length + note.length <= WIDTH
  return [
    ...commentLines([...above, ...(beside === undefined || isShort ? [] : [beside])], indent),
    ...(isShort ? [lines[0] + note] : lines),
    ...commentLines(below, `${indent}  `),
  ]
}

function valueLines(start: string, value: Json, at: string, indent: string, plan: Plan): string[] {
  if (typeof value === 'string') return textLines(start, value, indent)
  if (typeof value !== 'object' || value === null) return [`${start} ${scalarText(value, false)}`]
  const inline = inlineText(start, value, at, plan)
  if (inline !== undefined) return [inline]
  const inner = `${indent}  `
  const lines = Array.isArray(value) ? listLines(value, at, inner, plan) : mapLines(value, at, inner, plan)
  if (!start.endsWith('-')) return [start, ...lines]
  // The first entry is on the line of the dash, and its comments are above both.
  const first = lines.findIndex((line) => !/^ *(?:#|$)/.test(line))
  const above = lines.slice(0, first).map((line) => line.slice(2))
  return [...above, `${start} ${lines[first]!.trimStart()}`, ...lines.slice(first + 1)]
}

/** Returns a map or list between brackets, for the end of a line; undefined if it does not fit or is not allowed there. */
function inlineText(start: string, value: Json[] | JsonObject, at: string, plan: Plan): string | undefined {
  const inside = Object.values(value)
  const isFlat = isWordList(value) || inside.every((one) => typeof one !== 'object' || one === null || isWordList(one))
  const isWide = isFlat && Array.isArray(value)
  if (inside.length > 0 && (plan.remarked.has(at) || (!isWide && plan.isBlock?.(at)))) return undefined
  const inline = `${start} ${flowText(value)}`
  const fits = inline.length <= (isFlat ? WIDTH : COMFORT) && !inline.includes('\\n')
  return fits || inside.length === 0 ? inline : undefined
}

/** Lines of visible text, none of them with a blank where it ends; the first has no indent and the last is not empty. */
const LINES = /^\S(?:[^\n]*\S)?\n(?:(?:[^\n]*\S)?\n)*(?:[^\n]*\S\n?)?$/

/** Returns a text on one line, folded when it is longer than a line, or as separate lines. */
function textLines(start: string, text: string, indent: string): string[] {
  const inner = `${indent}  `
  if (LINES.test(text) && !text.endsWith('\n\n') && !hasUnseen(text)) {
    const lines = text.trimEnd().split('\n')
    return [`${start} ${text.endsWith('\n') ? '|' : '|-'}`, ...lines.map((line) => (line === '' ? '' : inner + line))]
  }
  const line = `${start} ${scalarText(text, false)}`
  if (line.length <= WIDTH || !text.includes(' ')) return [line]
  if (/^\S+(?: \S+)+$/.test(text) && !hasUnseen(text)) return [`${start} >-`, ...filled(text.split(' '), inner, inner)]
  // Between double quotes a line's end is one blank.
  const [first = '', ...words] = visibleJson(text).split(/(?<=[^\s"\\]) (?=[^\s"\\])/)
  return filled([`${start} ${first}`, ...words], '', inner)
}

/** Words on lines of at most the width. */
function filled(words: readonly string[], start: string, further: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const prefix = lines.length === 0 ? start : further
    const longer = line === '' ? prefix + word : `${line} ${word}`
    if (line !== '' && longer.length > WIDTH) {
      lines.push(line)
      line = further + word
    } else line = longer
  }
  return [...lines, line]
}

function isWordList(value: unknown): value is Json[] {
  return Array.isArray(value) && value.every(isWord) && !value.every(isObject)
}

/** Whether an item is a constant without a blank, or one with its type: `created_at: datetime`. */
function isWord(item: unknown): boolean {
  if (isObject(item)) return Object.keys(item).length === 1 && [...Object.entries(item)[0]!].every(isWord)
  return !Array.isArray(item) && !/\s/.test(String(item))
}

function flowText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => itemText(item, value)).join(', ')}]`
  return isObject(value) ? `{${pairsText(value)}}` : scalarText(value, true)
}

/** Returns an item of a list. Among constants, a map of one word needs no braces. */
function itemText(item: Json, list: readonly Json[]): string {
  return isObject(item) && isWordList(list) ? pairsText(item) : flowText(item)
}

function pairsText(map: JsonObject): string {
  const entries = Object.entries(map).filter(([, inner]) => inner !== undefined)
  return entries.map(([key, inner]) => `${scalarText(key, true)}: ${flowText(inner)}`).join(', ')
}

function oneLine(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, ' ').trim()
}
