/** The loop guard: ends iterations over endless lists, with the same rules in direct and hosted mode. */
import { ConnectorError } from './errors.ts'
import { type Json, type JsonObject, type Params, valueText } from './json.ts'
import { fingerprintOf, hashesOf, quantity, quoted } from './names.ts'

/** Minimum number of remembered texts; the maximum is twice as many. */
const MOST = 10_000

/** The first and the last number of slots of a table, and the part that is filled before it grows. */
const LEAST_SLOTS = 512
const MOST_SLOTS = 16_384
const FULL = 0.625

/** Consecutive pages without a new record that end an iteration. */
const PAGES = 2

/** Consecutive pages without any record that end an iteration. Vendors that filter a page after reading it send many. */
const EMPTY_PAGES = 1_000

const MAX_PAGES = 10_000

/** The parts of a page's records that the guard compares. */
export interface PageRecords {
  readonly isEmpty: boolean
  /** The key of the first record; undefined if it has none. */
  readonly key: string | undefined
  /** Each record as text or bytes. */
  contents(): readonly (string | Uint8Array)[]
}

/** The iteration of a guard. */
export interface GuardedIteration {
  readonly entity: string
  readonly action: string
  /** Maximum number of pages; 10,000 by default. */
  readonly maxPages?: number | undefined
  /** Removes secrets from texts about params. */
  readonly redact?: (text: string) => string
}

/**
 * Makes the guard of one iteration. Call it with each page that has a next one, its `next` and its params. It throws
 * ConnectorError `pagination_loop` when a next page is repeated without a new record, or when two consecutive pages have only known
 * records. A page whose first record began an earlier page is compared by whole records, since one key of a list may
 * have several rows. A page without keys has nothing new if a number requested it and it equals the page before. Other
 * pages count as new. Pages without records end the iteration only after 1,000 in a row. Too many pages throw
 * `page_limit_reached`.
 * The guard remembers the latest 10,000 next pages, first keys and compared records by fingerprints of 64 bits. Two of 10,000 next
 * pages share a fingerprint with a probability of 3 in 10^12. A longer loop of next pages is found before its third
 * round ends; a longer loop of records ends with the page limit.
 */
export function loopGuard(iteration: GuardedIteration): (page: PageRecords, next: Params, asked: Params) => void {
  const { entity, action, maxPages = MAX_PAGES, redact = (text) => text } = iteration
  const nexts = new Recent()
  let seen = new SeenRecords()
  let [count, empty] = [0, 0]
  let [mark, markedAt] = ['', 1]
  const loop = (text: string) =>
    new ConnectorError('pagination_loop', `Cannot continue ${entity}.${action}: the third party ${text}`, {
      sent: true,
    })
  return (page, next, asked) => {
    const key = JSON.stringify(next)
    const isLoop = seen.isLoop(page, isCounted(next, asked))
    // A vendor that keeps the place in a list itself names one next page for all.
    const isKept = key === JSON.stringify(asked)
    if (isKept ? !seen.isNew : nexts.add(key) || key === mark)
      throw loop(`named the same next page twice (${changesOf(next, asked, redact)})`)
    // A loop of any length returns to its mark. @see https://doi.org/10.1007/BF01933190 (Brent)
    if (count === 2 * markedAt) [mark, markedAt] = [key, count]
    if (isLoop) throw loop('sends the same records again with each new next page')
    // A list that begins anew behind the vendor's cap repeats records.
    if (Object.keys(asked).some((name) => next[name] === undefined)) seen = new SeenRecords()
    empty = page.isEmpty ? empty + 1 : 0
    if (empty === EMPTY_PAGES) throw loop('sends page after page without records')
    if (++count >= maxPages)
      throw new ConnectorError(
        'page_limit_reached',
        `Cannot continue ${entity}.${action}: it has more than ${quantity(maxPages, 'page')}`,
        { hint: 'Narrow the list or raise the page limit.' },
      )
  }
}

/** The records of a page of parsed JSON, by the name of their key. */
export function recordsOf(records: JsonObject[] | JsonObject | null, key: string): PageRecords {
  const all = Array.isArray(records) ? records : []
  return {
    isEmpty: all.length === 0,
    key: keyOf(all[0]?.[key]),
    contents: () => all.map((record) => JSON.stringify(record)),
  }
}

function keyOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function changesOf(next: Params, asked: Params, redact: (text: string) => string): string {
  const changed = Object.entries(next).filter(([name, value]) => JSON.stringify(asked[name]) !== JSON.stringify(value))
  return (changed.length > 0 ? changed : Object.entries(next))
    .map(([name, value]) => `${name} ${quoted(redact(valueText(value)))}`)
    .join(', ')
}

/** Whether the next page is requested by a page number or an offset, which the third party did not name. */
function isCounted(next: Params, asked: Params): boolean {
  const changed = Object.entries(next).filter(([name, value]) => asked[name] !== value && typeof value !== 'object')
  return changed.length > 0 && changed.every(([, value]) => typeof value === 'number')
}

/** The records of an iteration so far. */
class SeenRecords {
  readonly #keys = new Recent()
  readonly #contents = new Recent()
  /** The fingerprints of the latest page without keys. */
  #before = ''
  #stale = 0
  /** Whether the latest page begins with a new record. */
  isNew = false

  /** Adds the records of a page. @returns whether it is the second consecutive one without new records */
  isLoop({ key, contents }: PageRecords, isCounted: boolean): boolean {
    this.isNew = key !== undefined && !this.#keys.add(key)
    const isStale =
      key === undefined ? isCounted && this.#isRepeated(contents()) : !this.isNew && this.#areKnown(contents())
    this.#stale = isStale ? this.#stale + 1 : 0
    return this.#stale === PAGES
  }

  #areKnown(contents: readonly (string | Uint8Array)[]): boolean {
    let areKnown = true
    for (const content of contents) areKnown = this.#contents.add(content) && areKnown
    return areKnown
  }

  /** Whether a page repeats the records of the one before. */
  #isRepeated(contents: readonly (string | Uint8Array)[]): boolean {
    const print = contents.map(fingerprintOf).join(' ')
    const isRepeated = print !== '' && print === this.#before
    this.#before = print
    return isRepeated
  }
}

/** The latest texts, by their fingerprints. */
class Recent {
  #latest = new Fingerprints()
  #older: Fingerprints | undefined

  /** Adds a text. @returns whether it was known */
  add(text: string | Uint8Array): boolean {
    const { first, second } = hashesOf(text)
    if (this.#latest.size === MOST) {
      this.#older = this.#latest
      this.#latest = new Fingerprints(MOST_SLOTS)
    }
    return this.#latest.add(first, second) || this.#older?.has(first, second) === true
  }
}

/** A hash table of fingerprints in one typed array, which the garbage collector does not scan. */
class Fingerprints {
  #halves: Int32Array
  size = 0

  constructor(slots = LEAST_SLOTS) {
    this.#halves = new Int32Array(2 * slots)
  }

  has(first: number, second: number): boolean {
    const at = this.#slotOf(first, second)
    return this.#halves[at] === first && this.#halves[at + 1] === second
  }

  /** Adds a fingerprint. @returns whether it was known */
  add(first: number, second: number): boolean {
    const at = this.#slotOf(first, second)
    if (this.#halves[at] === first && this.#halves[at + 1] === second) return true
    this.#halves[at] = first
    this.#halves[at + 1] = second
    if (++this.size > (FULL * this.#halves.length) / 2) this.#grow()
    return false
  }

  /** The slot of a fingerprint, or the free slot for it. */
  #slotOf(first: number, second: number): number {
    const halves = this.#halves
    const last = halves.length - 1
    let at = (second << 1) & last
    while ((halves[at] !== 0 || halves[at + 1] !== 0) && (halves[at] !== first || halves[at + 1] !== second))
      at = (at + 2) & last
    return at
  }

  #grow(): void {
    const full = this.#halves
    this.#halves = new Int32Array(2 * full.length)
    this.size = 0
    for (let at = 0; at < full.length; at += 2) {
      const [first = 0, second = 0] = full.subarray(at, at + 2)
      if (first !== 0 || second !== 0) this.add(first, second)
    }
  }
}
