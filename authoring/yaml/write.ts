/** JSON values as YAML in this repository's style: short maps in one line, long ones in blocks, comments where they belong. */
import { isObject, pointer } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import { hasUnseen, scalarText, withoutUnseen } from './scalar.ts'

/** Comments at a location. */
export interface Remark {
  /** Lines above the key. */
  readonly above?: readonly string[]
  /** The end of its line. */
  readonly beside?: string
}

/** Remarks by JSON pointer. */
export type Remarks = ReadonlyMap<string, Remark>

/** How a document is laid out. */
export interface Layout {
  readonly remarks?: Remarks
  /** Pointers of maps whose entries each take lines of their own. */
  readonly isBlock?: (pointer: string) => boolean
  /** Pointers of entries with an empty line above them. */
  readonly isApart?: (pointer: string) => boolean
}

const WIDTH = 160
/** Maps with maps inside are hard to read in longer lines. */
const COMFORT = 110

/** A document of one map. Values that are undefined are left out. */
export function writeYaml(value: Readonly<Record<string, unknown>>, layout: Layout = {}): string {
  const remarked = new Set([...(layout.remarks?.keys() ?? [])].flatMap(holdersOf))
  return `${mapLines(value, '', '', { ...layout, remarked }).join('\n')}\n`
}

/** A layout with the pointers of everything that has a remark inside. */
interface Plan extends Layout {
  readonly remarked: ReadonlySet<string>
}

/** `/a/b/c` is in `/a/b`, `/a` and the whole. */
function holdersOf(at: string): string[] {
  const holder = at.slice(0, at.lastIndexOf('/'))
  return holder === '' ? [''] : [holder, ...holdersOf(holder)]
}

/** Comment lines of at most the width, each on its own. */
export function commentLines(texts: readonly string[], indent = ''): string[] {
  return texts.flatMap((text) => filled(oneLine(text).split(' '), `${indent}# `, `${indent}# `, ' '))
}

function mapLines(map: Readonly<Record<string, unknown>>, at: string, indent: string, layout: Plan): string[] {
  return Object.entries(map).flatMap(([key, value], index) => {
    if (value === undefined) return []
    const here = pointer(at, key)
    const { above = [], beside } = layout.remarks?.get(here) ?? {}
    const lines = entryLines(`${indent}${scalarText(key, true)}:`, value as Json, here, indent, layout)
    const [first = '', ...rest] = lines
    const note = beside === undefined ? '' : ` # ${oneLine(beside)}`
    const isBesideShort = first.length + note.length <= WIDTH
    const comments = [...above, ...(beside !== undefined && !isBesideShort ? [beside] : [])]
    return [
      ...(index > 0 && layout.isApart?.(here) ? [''] : []),
      ...commentLines(comments, indent),
      first + (isBesideShort ? note : ''),
      ...rest,
    ]
  })
}

function entryLines(start: string, value: Json, at: string, indent: string, layout: Plan): string[] {
  if (typeof value === 'string') return textLines(start, value, indent)
  if (typeof value !== 'object' || value === null) return [`${start} ${scalarText(value, false)}`]
  const inline = `${start} ${flowText(value)}`
  const isFlat = !Object.values(value).some((inner) => typeof inner === 'object' && inner !== null)
  const isShort = inline.length <= (isFlat ? WIDTH - 20 : COMFORT)
  const isEmpty = Object.keys(value).length === 0
  const hasLines = inline.includes('\\n')
  if (isEmpty || (isShort && !hasLines && !layout.isBlock?.(at) && !layout.remarked.has(at))) return [inline]
  if (!Array.isArray(value)) return [start, ...mapLines(value, at, `${indent}  `, layout)]
  if (isFlat) return [start, ...listLines(value, indent)]
  return [start, ...value.flatMap((item, index) => itemLines(item, pointer(at, index), `${indent}  `, layout))]
}

/** Lines of visible text, none of them with a blank where it begins or ends but for an indent; the last one ended. */
const LINES = /^(?:\S[^\n]*\n)(?:[^\n]*\S\n)*$/

/** A text on one line, folded when it is longer than a line, or as its own lines. */
function textLines(start: string, text: string, indent: string): string[] {
  if (LINES.test(text) && !hasUnseen(text))
    return [
      `${start} |`,
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => `${indent}  ${line}`),
    ]
  const line = `${start} ${scalarText(text, false)}`
  const canFold = /^\S+(?: \S+)*$/.test(text) && !text.includes('\n') && !hasUnseen(text)
  if (line.length <= WIDTH || !canFold) return [line]
  return [`${start} >-`, ...filled(text.split(' '), `${indent}  `, `${indent}  `, ' ')]
}

/** A list of constants over several lines. */
function listLines(list: readonly Json[], indent: string): string[] {
  const words = list.map((item, index) => scalarText(item as string, true) + (index < list.length - 1 ? ',' : ']'))
  return filled(words, `${indent}  [`, `${indent}   `, ' ')
}

function itemLines(item: Json, at: string, indent: string, layout: Plan): string[] {
  const inline = `${indent}- ${flowText(item)}`
  if (!isObject(item) || inline.length <= COMFORT) return [inline]
  const [first = '', ...rest] = mapLines(item, at, `${indent}  `, layout)
  return [`${indent}- ${first.trimStart()}`, ...rest]
}

/** Words on lines of at most the width. */
function filled(words: readonly string[], start: string, further: string, gap: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const prefix = lines.length === 0 ? start : further
    const longer = line === '' ? prefix + word : line + gap + word
    if (line !== '' && longer.length > WIDTH) {
      lines.push(line)
      line = further + word
    } else line = longer
  }
  return [...lines, line]
}

function flowText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  if (!isObject(value)) return scalarText(value, true)
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${entries.map(([key, inner]) => `${scalarText(key, true)}: ${flowText(inner)}`).join(', ')}}`
}

function oneLine(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, ' ').trim()
}
