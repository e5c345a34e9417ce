/** The guard against lists that go on for ever: pages on which nothing is new, whatever cursor they name. */
import { createHash } from 'node:crypto'
import type { RawResult, Result } from './execute.ts'
import { memberText } from './response/index.ts'

/** The most keys and records that are remembered; of longer walks the oldest are forgotten. */
const MOST = 10_000

/** Longer keys are taken for no keys: they would fill the memory. */
const LONGEST_KEY = 200

/** Consecutive pages without news that end a walk. */
const PAGES = 2

/** Says of each page of a walk, in turn, whether the walk leads nowhere. */
export type NewsCheck = (page: Result | RawResult) => boolean

/**
 * A check for one walk over an entity with such a key. Once all keys of a page have been seen before, the records of such
 * pages are compared as a whole, since in some lists one key has several rows; two pages in a row whose records were all
 * there lead nowhere. A page that comes again and again is found at the fourth. Pages without records and records without a
 * key are no sign of anything.
 */
export function newsCheck(key: string): NewsCheck {
  const name = Buffer.from(key)
  const keys = new Recent()
  const contents = new Recent()
  let stale = 0
  return (page) => {
    const found = 'starts' in page ? rawKeys(page, name) : parsedKeys(page, key)
    if (found.length === 0) return false
    stale = keys.add(found) && contents.add(contentsOf(page)) ? stale + 1 : 0
    return stale === PAGES
  }
}

/** The latest of some texts. */
class Recent {
  readonly #texts = new Set<string>()

  /** Adds texts and says whether all of them were there before. */
  add(texts: readonly string[]): boolean {
    let isOld = true
    for (const text of texts) {
      if (this.#texts.has(text)) continue
      isOld = false
      if (text.length <= LONGEST_KEY) this.#texts.add(text)
    }
    for (const oldest of this.#texts) {
      if (this.#texts.size <= MOST) break
      this.#texts.delete(oldest)
    }
    return isOld
  }
}

/** The keys of a page's records, or none when one has no key. */
function parsedKeys({ records }: Result, key: string): string[] {
  if (!Array.isArray(records)) return []
  const keys: string[] = []
  for (const record of records) {
    const value = record[key]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    keys.push(String(value))
  }
  return keys
}

function rawKeys({ records, starts }: RawResult, name: Uint8Array): string[] {
  if (records === null) return []
  const keys: string[] = []
  for (const start of starts) {
    const text = memberText(records, start, name)
    if (text === undefined || !/^["\d-]/.test(text)) return []
    keys.push(text)
  }
  return keys
}

function contentsOf(page: Result | RawResult): string[] {
  return ('starts' in page ? rawTexts(page) : (page.records as object[]).map((record) => JSON.stringify(record))).map(
    (text) => createHash('sha256').update(text).digest('base64'),
  )
}

function rawTexts({ records, starts }: RawResult): Uint8Array[] {
  return starts.map((start, index) => records!.subarray(start, starts[index + 1] ?? -1))
}
