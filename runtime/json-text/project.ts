/** Projects JSON text without parsing it, so that numbers keep all their digits. The text must be JSON. */

import { BACKSLASH, CLOSE_LIST, CLOSE_OBJECT, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE } from './scan.ts'

/** The parts of an object: members by name, each whole or in part. */
export interface Projection {
  readonly [name: string]: Projection | true
}

/** The texts of the elements of an array's text. */
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

/** The text of the value at a path; undefined where there is none. The last of repeated names counts. */
export function textAtPath(text: string, steps: readonly (string | number)[]): string | undefined {
  let value: string | undefined = text
  for (const step of steps) {
    if (value === undefined) return undefined
    value = typeof step === 'number' ? elementAt(value, step) : memberOf(value, step)
  }
  return value
}

function elementAt(text: string, index: number): string | undefined {
  return text.startsWith('[') ? elementsOf(text).at(index) : undefined
}

function memberOf(text: string, wanted: string): string | undefined {
  let found: string | undefined
  if (!text.startsWith('{')) return undefined
  forEachMember(text, 0, (name, start, end) => {
    if (name === wanted) found = text.slice(start, end)
  })
  return found
}

/** A path to a value: a field and the names below it. */
interface FieldPath {
  readonly field: string
  readonly rest: readonly string[]
}

/** The projection of paths. A whole field includes its parts. Without paths, the projection of whole fields. */
export function projectionOf(names: readonly string[], paths?: readonly FieldPath[]): Projection {
  if (!paths) return Object.fromEntries(names.map((name) => [name, true]))
  const shape: Record<string, Projection | true> = {}
  for (const { field, rest } of paths) addPath(shape, [field, ...rest])
  return shape
}

function addPath(shape: Record<string, Projection | true>, [name = '', ...rest]: readonly string[]): void {
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
 * Projects the text of a record to the fields of the shape, with null for missing ones. A record with exactly these fields is unchanged. The
 * projector remembers the layout of the last record, since the next often has the same.
 */
export function projector(shape: Projection): (record: string) => string {
  const names = Object.keys(shape)
  const shapes = Object.values(shape)
  const columns = new Map(names.map((name, index) => [name, index]))
  const heads = names.map((name, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  const isWhole = shapes.every((part) => part === true)
  const bounds = new Int32Array(2 * names.length)
  let layout: Layout = { before: [], columns: [], isKept: false }
  return (record) => {
    if (!follows(record, layout, bounds)) {
      layout = layoutOf(record, columns, isWhole)
      follows(record, layout, bounds)
    }
    return layout.isKept ? record : rebuilt(record, heads, shapes, bounds)
  }
}

/** The text before each value of a record, and the value's field of the shape. */
interface Layout {
  readonly before: readonly string[]
  readonly columns: readonly (number | undefined)[]
  /** Whether such records have exactly the fields of the shape. */
  readonly isKept: boolean
}

function layoutOf(record: string, known: ReadonlyMap<string, number>, isWhole: boolean): Layout {
  const before: string[] = []
  const columns: (number | undefined)[] = []
  let last = 0
  forEachMember(record, 0, (name, start, end) => {
    before.push(record.slice(last, start))
    columns.push(known.get(name))
    last = end
  })
  const isKept = isWhole && columns.length === known.size && !columns.includes(undefined)
  return { before, columns, isKept }
}

/** Whether a record has a layout. Sets the bounds of its values, unless it is kept. */
function follows(record: string, { before, columns, isKept }: Layout, bounds: Int32Array): boolean {
  if (!isKept) bounds.fill(0)
  let at = 0
  for (let index = 0; index < before.length; index++) {
    const text = before[index]!
    if (!record.startsWith(text, at)) return false
    const start = at + text.length
    at = endOfValue(record, start)
    const column = isKept ? undefined : columns[index]
    if (column === undefined) continue
    bounds[2 * column] = start
    bounds[2 * column + 1] = at
  }
  return before.length > 0 && at === record.length - 1
}

function rebuilt(
  text: string,
  heads: readonly string[],
  shapes: readonly (Projection | true)[],
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

/** A value or its parts; for a list, the parts of each element. */
function taken(text: string, start: number, end: number, shape: Projection | true): string {
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

/** Visits the members of an object. @returns the offset after it */
function forEachMember(text: string, start: number, visit: (name: string, start: number, end: number) => void): number {
  let at = skipBlanks(text, start + 1)
  while (text.charCodeAt(at) === QUOTE) {
    const nameEnd = endOfString(text, at)
    const name = text.slice(at + 1, nameEnd - 1)
    const textAtPath = skipBlanks(text, text.indexOf(':', nameEnd) + 1)
    const end = endOfValue(text, textAtPath)
    visit(name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name, textAtPath, end)
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
  const first = text.charCodeAt(start)
  if (first === QUOTE) return endOfString(text, start)
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return endOfPlain(text, start)
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at) - 1
    else if (code === OPEN_OBJECT || code === OPEN_LIST) depth++
    else if ((code === CLOSE_OBJECT || code === CLOSE_LIST) && --depth === 0) return at + 1
  }
  return text.length
}

function endOfPlain(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === CLOSE_OBJECT || code === CLOSE_LIST || code <= 0x20) return at
  }
  return text.length
}
