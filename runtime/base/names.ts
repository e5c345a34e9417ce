/** Names: the nearest known one, the ones that a glob matches, short ones for long contents. */
import { visibleJson } from './json.ts'

/** A cell of a row of distances; beyond its ends nothing is near. */
function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/** The number of single-character edits (swap of neighbours included) between two words. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
        swapped ? cell(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return cell(last, b.length)
}

/** A comparison takes time in proportion to the words: so many cost milliseconds. */
const MOST_COMPARED = 1_000

/**
 * The valid word nearest to what was written, or undefined when none is near. Words over 100 characters are near nothing. Of many
 * valid words, the first thousand are compared.
 * @param allowed how many edits apart it may be; two letters of five by default
 */
export function nearest(
  word: string,
  valid: Iterable<string>,
  allowed = Math.max(1, Math.floor(word.length * 0.4)),
): string | undefined {
  if (word.length > 100) return undefined
  let best: string | undefined
  let bestDistance = allowed + 1
  let left = MOST_COMPARED
  for (const candidate of valid) {
    if (left-- === 0) break
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const edits = distance(word.toLowerCase(), candidate.toLowerCase())
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits]
  }
  return best
}

/**
 * A number with its noun, which takes an "s" unless there is one.
 * @example quantity(1, 'file')  // '1 file'
 * @example quantity(3, 'file')  // '3 files'
 */
export function quantity(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** So many names are shown of many. */
const FEW = 5

/** The valid words as a text: all of a few, else the five most like what was written, `hubspot, github, … and 37 others`. */
export function nearNames(word: string, valid: Iterable<string>): string {
  const names = [...valid]
  if (names.length <= FEW) return names.join(', ')
  const written = word.toLowerCase().slice(0, 100)
  const rankOf = (name: string) => (written !== '' && name.includes(written) ? 0 : distance(written, name))
  const ranked = names.map((name) => ({ name, rank: rankOf(name.toLowerCase()) })).toSorted((a, b) => a.rank - b.rank)
  const shown = ranked.slice(0, FEW).map(({ name }) => name)
  return `${shown.join(', ')} and ${names.length - FEW} others`
}

/** ` Did you mean "x"?` with a leading blank, or nothing. */
export function didYouMean(word: string, valid: Iterable<string>): string {
  const near = nearest(word, valid)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

/** Both list records: an entity has one of them, or both. */
const LISTS: Readonly<Record<string, string>> = { list: 'api_search', api_search: 'list' }

/** ` Did you mean "x"?` of an entity's actions: the other list of its records for one that it does not have. */
export function didYouMeanAction(action: string, actions: readonly string[]): string {
  const other = LISTS[action]
  return (
    didYouMean(action, actions) || (other !== undefined && actions.includes(other) ? ` Did you mean "${other}"?` : '')
  )
}

/** What a caller or author wrote, made safe to quote in a message: control characters escaped, at most 80 characters. */
export function quoted(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text
  return visibleJson(short)
}

/** A text as the source of a regular expression that matches just it. */
export function escapeRegex(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** Whether a text fits a glob, in which `*` stands for any text, also none. Takes time in proportion to the text. */
export function matchesGlob(text: string, glob: string): boolean {
  const [first = '', ...rest] = glob.split('*')
  const last = rest.pop()
  if (last === undefined) return glob === text
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}

/**
 * Two hashes of a content, each a signed number of 32 bits, that share no factor. No cryptographic digest, which not every runtime
 * has at hand: two contents can be made alike on purpose.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ for the first, FNV-1a
 */
export function hashesOf(content: string | Uint8Array): { readonly first: number; readonly second: number } {
  let [first, second] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < content.length; at++) {
    const unit = typeof content === 'string' ? content.charCodeAt(at) : (content[at] ?? 0)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ (second >>> 15) ^ unit, 0x85ebca6b)
  }
  return { first: first | 0, second: second | 0 }
}

/** A short text that stands for a content: its two hashes as 16 hexadecimal digits. */
export function fingerprintOf(content: string | Uint8Array): string {
  const { first, second } = hashesOf(content)
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A word as a POSIX shell reads it back: quoted where it holds anything but plain characters. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
