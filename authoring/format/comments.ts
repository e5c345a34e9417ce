/** Assigns the comments and blank lines of a manifest to a key, an item, or the end of a map or list. */
import type { SourceComment, SourceEntry, SourceLayout } from 'plugboard/author'
import type { Remark } from './write-yaml.ts'

/** Comments and blank lines of a document by pointer. */
export interface Surroundings {
  /** Lines keep their `#`; an empty one is a blank line. */
  readonly remarks: ReadonlyMap<string, Remark>
  /** Entries below a blank line. */
  readonly apart: ReadonlySet<string>
}

/** Assigns every comment and blank line of a text to an entry. */
export function surroundingsOf(text: string, { entries, comments }: SourceLayout): Surroundings {
  const remarks = new Map<string, { above: string[]; beside?: string; below: string[] }>()
  const apart = new Set<string>()
  const remarkOf = (at: string) => {
    if (!remarks.has(at)) remarks.set(at, { above: [], below: [] })
    return remarks.get(at)!
  }
  const findHome = homeFinder(text, entries)
  for (const comment of comments) {
    const { at, where } = findHome(comment)
    const remark = remarkOf(at)
    const line = comment.text.trimEnd().replace(/^#(?=[^\s#!])/, '# ')
    if (where === 'beside' && remark.beside === undefined) {
      remark.beside = line
      continue
    }
    const lines = remark[where === 'below' ? 'below' : 'above']
    const isBelowBlank = isOwnLine(text, comment.offset) && isBlankAbove(text, comment.offset)
    if (isBelowBlank && where === 'above' && lines.length === 0) apart.add(at)
    else if (isBelowBlank) lines.push('')
    lines.push(line)
  }
  for (const [index, { pointer, offset }] of entries.entries()) {
    if (!isOwnLine(text, offset) || !isBlankAbove(text, offset) || entries[index - 1]?.offset === offset) continue
    const { above = [] } = remarks.get(index === 0 ? '' : pointer) ?? {}
    if (above.length > 0) above.push('')
    else apart.add(pointer)
  }
  return { remarks, apart }
}

/** The entry of a comment and its position; `''` is the document. */
interface Home {
  readonly at: string
  readonly where: 'above' | 'beside' | 'below'
}

/** Finds the homes of comments in the order of the text. */
function homeFinder(text: string, entries: readonly SourceEntry[]): (comment: SourceComment) => Home {
  const byPointer = new Map(entries.map((entry) => [entry.pointer, entry]))
  let next = 0
  return ({ offset }) => {
    while (next < entries.length && entries[next]!.offset < offset) next++
    const line = lineStart(text, offset)
    const chain = chainOf(entries[next - 1], byPointer)
    const [last] = chain
    if (!last) return { at: '', where: next === entries.length ? 'below' : 'above' }
    if (isOwnLine(text, offset)) return homeOfLine(chain, entries[next], offset - line)
    const ended = chain.filter((one) => (one === last || one.isFlow) && one.end > line && one.end <= offset)
    return ended.length > 0 ? { at: ended.at(-1)!.pointer, where: 'beside' } : { at: last.pointer, where: 'above' }
  }
}

/** Returns the home of a comment on its own line: the entry below or, with deeper indentation, the end of a map or list. */
function homeOfLine(chain: readonly SourceEntry[], next: SourceEntry | undefined, column: number): Home {
  const isClosed = ({ pointer }: SourceEntry) => !next || !isWithin(holderOf(next.pointer), holderOf(pointer))
  const sibling = next && column <= next.column ? undefined : chain.find((one) => isClosed(one) && one.column <= column)
  if (sibling) return { at: holderOf(sibling.pointer), where: 'below' }
  return next ? { at: next.pointer, where: 'above' } : { at: '', where: 'below' }
}

/** Returns an entry and its holders, outward. */
function chainOf(entry: SourceEntry | undefined, byPointer: ReadonlyMap<string, SourceEntry>): SourceEntry[] {
  return entry ? [entry, ...chainOf(byPointer.get(holderOf(entry.pointer)), byPointer)] : []
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function isWithin(pointer: string, holder: string): boolean {
  return pointer === holder || pointer.startsWith(`${holder}/`)
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Whether only dashes of a list precede an offset in its line. */
function isOwnLine(text: string, offset: number): boolean {
  let start = offset
  while (start > 0 && /[^\S\n]|[\ufeff-]/.test(text[start - 1]!)) start--
  return start === 0 || text[start - 1] === '\n'
}

function isBlankAbove(text: string, offset: number): boolean {
  const start = lineStart(text, offset)
  return start > 0 && text.slice(lineStart(text, start - 1), start).trim() === ''
}
