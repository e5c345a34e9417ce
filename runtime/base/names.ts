/** Names: suggestions, globs, and fingerprints. */
import { own, visibleJson } from './json.ts'

/** A cell of a row of distances; Infinity beyond its ends. */
function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/** The number of single-character edits between two words, with swaps of neighbors. */
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

/** Maximum number of words to compare, which takes milliseconds. */
const MOST_COMPARED = 1_000

/**
 * The valid word nearest to a written one; undefined if none is near. Words over 100 characters are near none. Only the first thousand
 * valid words are compared.
 * @param allowed maximum number of edits; two letters of five by default
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

/** Maximum number of names to show. */
const FEW = 5

/** The valid words as a text: all of a few, else the five nearest: `hubspot, github, … and 37 others`. */
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

/** Other words for an action, and the actions that do it, the best first. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  list: ['api_search'],
  api_search: ['list'],
  search: ['api_search', 'list'],
  find: ['api_search', 'list'],
  query: ['api_search', 'list'],
  read: ['get', 'list'],
  fetch: ['get', 'list'],
  retrieve: ['get'],
  show: ['get'],
  add: ['create'],
  new: ['create'],
  post: ['create'],
  send: ['create'],
  insert: ['create'],
  edit: ['update'],
  patch: ['update'],
  modify: ['update'],
  set: ['update'],
  delete: ['archive', 'trash'],
  remove: ['delete', 'archive', 'trash'],
}

/** ` Did you mean "x"?` for an entity's actions: the same action by another word, else the nearest. */
export function didYouMeanAction(action: string, actions: readonly string[]): string {
  const same = own(ACTIONS, action.toLowerCase())?.find((one) => actions.includes(one))
  return same === undefined ? didYouMean(action, actions) : ` Did you mean "${same}"?`
}

/** A text of a caller or author for a message: quoted, with control characters escaped, at most 80 characters. */
export function quoted(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text
  return visibleJson(short)
}

/** The source of a regular expression that matches only this text. */
export function escapeRegex(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** Whether a text matches a glob, in which `*` matches any text, also none. Takes linear time. */
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
 * Two independent hashes of a content, as signed 32-bit numbers. Not cryptographic, since not every runtime has a synchronous digest:
 * collisions can be forged.
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

/** The fingerprint of a content: its two hashes as 16 hexadecimal digits. */
export function fingerprintOf(content: string | Uint8Array): string {
  const { first, second } = hashesOf(content)
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A word for a POSIX shell, quoted if it contains special characters. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** Whether two names differ only by a slip, by case and underscores, or by a word in front: `customer_id` and `id`. */
export function areNearNames(name: string, other: string): boolean {
  const plain = (one: string) => one.toLowerCase().replace(/[_-]/g, '')
  const [long, short] = [plain(name), plain(other)].toSorted((a, b) => b.length - a.length) as [string, string]
  return nearest(name, [other]) !== undefined || long.endsWith(short)
}
