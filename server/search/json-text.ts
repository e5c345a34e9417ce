/** JSON text taken apart without being read into values, so that every number keeps its digits. */
import type { Path } from './language/index.ts'

/** What to take of an object: the members by name, each whole or in part. */
export interface Shape {
  readonly [name: string]: Shape | true
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d

/** The text of each element of an array's text, which must be JSON. */
export function elementsOf(text: string): string[] {
  const elements: string[] = []
  let at = skipBlanks(text, text.indexOf('[') + 1)
  while (at < text.length && text[at] !== ']') {
    const end = endOfValue(text, at)
    elements.push(text.slice(at, end))
    at = skipBlanks(text, end)
    if (text[at] === ',') at = skipBlanks(text, at + 1)
  }
  return elements
}

/** How deep the lists and objects of a JSON text are nested. */
export function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at) - 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) deepest = Math.max(deepest, ++depth)
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth--
  }
  return deepest
}

/** What paths ask for, as one shape; a whole field wins over its parts. Without paths: these fields, whole. */
export function shapeOf(names: readonly string[], paths?: readonly Path[]): Shape {
  if (!paths) return Object.fromEntries(names.map((name) => [name, true]))
  const shape: Record<string, Shape | true> = {}
  for (const { field, rest } of paths) addPath(shape, [field, ...rest])
  return shape
}

function addPath(shape: Record<string, Shape | true>, [name = '', ...rest]: readonly string[]): void {
  const known = Object.hasOwn(shape, name) ? shape[name]! : undefined
  if (rest.length === 0 || known === true) {
    shape[name] = true
    return
  }
  const inner = { ...known }
  addPath(inner, rest)
  shape[name] = inner
}

/**
 * Projects the text of records with commas between, the first ones up to a limit: each gets exactly the fields of the shape,
 * null where it has none. Records that have just these fields stay as they are.
 */
export function projector(shape: Shape): (records: string, limit: number) => string {
  const names = Object.keys(shape)
  const shapes = Object.values(shape)
  const places = new Map(names.map((name, index) => [name, index]))
  const heads = names.map((name, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  const isWhole = shapes.every((part) => part === true)
  return (records, limit) => {
    const bounds = new Int32Array(2 * names.length)
    let [projected, kept, count] = ['', 0, 0]
    let end = -1
    for (let start = 0; start < records.length && count < limit; start = skipBlanks(records, end + 1), count++) {
      bounds.fill(0)
      let [known, members] = [0, 0]
      end = forEachMember(records, start, (name, from, to) => {
        members++
        const place = places.get(name)
        if (place === undefined) return
        known++
        bounds[2 * place] = from
        bounds[2 * place + 1] = to
      })
      if (isWhole && members === names.length && known === members) continue
      projected += records.slice(kept, start) + rebuilt(records, heads, shapes, bounds)
      kept = end
    }
    return projected + records.slice(kept, Math.max(end, kept))
  }
}

function rebuilt(
  text: string,
  heads: readonly string[],
  shapes: readonly (Shape | true)[],
  bounds: Int32Array,
): string {
  if (heads.length === 0) return '{}'
  let record = ''
  for (let index = 0; index < heads.length; index++) {
    const [start, end] = [bounds[2 * index]!, bounds[2 * index + 1]!]
    record += heads[index]! + (end === 0 ? 'null' : taken(text, start, end, shapes[index]!))
  }
  return `${record}}`
}

/** A value or its parts; of a list, the parts of each element. */
function taken(text: string, start: number, end: number, shape: Shape | true): string {
  if (shape === true) return text.slice(start, end)
  if (text[start] === '[') return `[${elementsOf(text.slice(start, end)).map((one) => taken(one, 0, one.length, shape)).join(',')}]` // prettier-ignore
  if (text[start] !== '{') return text.slice(start, end)
  const members: string[] = []
  forEachMember(text, start, (name, from, to) => {
    const inner = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (inner !== undefined) members.push(`${JSON.stringify(name)}:${taken(text, from, to, inner)}`)
  })
  return `{${members.join(',')}}`
}

/** Visits the members of an object; where it ends comes back. */
function forEachMember(text: string, start: number, visit: (name: string, start: number, end: number) => void): number {
  let at = skipBlanks(text, start + 1)
  while (text.charCodeAt(at) === QUOTE) {
    const nameEnd = endOfString(text, at)
    const name = text.slice(at + 1, nameEnd - 1)
    const valueAt = skipBlanks(text, text.indexOf(':', nameEnd) + 1)
    const end = endOfValue(text, valueAt)
    visit(name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name, valueAt, end)
    at = skipBlanks(text, end)
    if (text.charCodeAt(at) === CLOSE_OBJECT) break
    at = skipBlanks(text, at + 1)
  }
  return at + 1
}

function skipBlanks(text: string, at: number): number {
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++
  return at
}

function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf('"', at + 1)
  return at === -1 ? text.length : at + 1
}

function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === BACKSLASH) first--
  return (at - first) % 2 === 1
}

function endOfValue(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return endOfString(text, start)
  if (first !== '{' && first !== '[') return endOfPlain(text, start)
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at) - 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth++
    else if ((code === CLOSE_OBJECT || code === CLOSE_LIST) && --depth === 0) return at + 1
  }
  return text.length
}

const AFTER_PLAIN = /[,\]}\s]|$/g

function endOfPlain(text: string, start: number): number {
  AFTER_PLAIN.lastIndex = start
  return AFTER_PLAIN.exec(text)!.index
}
