/** The position of a cursor in a manifest, read line by line: incomplete text is often not YAML. */

/** A range of a text, in characters. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A position of a cursor. */
export interface Cursor {
  /** The keys above it, from the top; after a colon, the key itself included. */
  readonly path: readonly string[]
  /** Whether a key is expected, not a value. */
  readonly isKey: boolean
  /** The name around the cursor: letters, digits, dots, `_` and `-`. */
  readonly word: TextRange & { readonly text: string }
}

const KEY_LINE = /^(\s*)(?:- )*(["']?)([\w$.@/-]+)\2:(?=\s|$)/
const NAME = /[\w.-]/

/** Returns the position of the cursor at an offset. */
export function cursorAt(text: string, offset: number): Cursor {
  const word = wordAt(text, offset)
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const before = text.slice(begin, word.start)
  const own = KEY_LINE.exec(before)
  const above = keysAbove(text.slice(0, begin), own ? indentOf(own) : leftOf(before))
  const value = own ? before.slice(own[0].length) : before.replace(/^\s*(?:- )*/, '')
  const inside = flowPath(value)
  const path = [...above, ...(own ? [own[3] ?? ''] : []), ...inside.path]
  return { path, isKey: inside.isKey || (!own && value.trim() === ''), word }
}

function wordAt(text: string, offset: number): Cursor['word'] {
  let [start, end] = [offset, offset]
  while (NAME.test(text[start - 1] ?? '')) start--
  while (NAME.test(text[end] ?? '')) end++
  return { start, end, text: text.slice(start, end) }
}

/** Returns the keys of less indented lines above, from the top. */
function keysAbove(text: string, indent: number): string[] {
  const keys: string[] = []
  let left = indent
  for (const line of text.split('\n').toReversed()) {
    const found = KEY_LINE.exec(line)
    if (!found || indentOf(found) >= left) continue
    left = indentOf(found)
    keys.unshift(found[3] ?? '')
  }
  return keys
}

/** Returns the column of an item after its dash, or of a new key. */
function leftOf(line: string): number {
  return /^\s*(?:- )*/.exec(line)?.[0].length ?? 0
}

function indentOf([line, spaces = '']: RegExpExecArray): number {
  return /^\s*- /.test(line) ? spaces.length + 2 : spaces.length
}

/** Returns the keys of the open braces at the end of a text. */
function flowPath(text: string): { path: string[]; isKey: boolean } {
  const open: { isMap: boolean; key: string }[] = []
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[{}[\],]|[\w$./-]+:(?=\s|$)/g)) {
    const last = open.at(-1)
    if (token === '{' || token === '[') open.push({ isMap: token === '{', key: '' })
    else if (token === '}' || token === ']') open.pop()
    else if (last && token === ',') last.key = ''
    else if (last && token.endsWith(':')) last.key = token.slice(0, -1)
  }
  const last = open.at(-1)
  return { path: open.flatMap(({ key }) => (key === '' ? [] : [key])), isKey: last?.isMap === true && last.key === '' }
}
