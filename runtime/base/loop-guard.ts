/** The loop guard: ends iterations over lists that go on for ever, by the same rules in this process and by way of the platform. */
import { ConnectorError } from './errors.ts'
import type { Json, JsonObject, Params } from './json.ts'
import { fingerprintOf, quoted } from './names.ts'

/** The most keys and records that are remembered; of longer iterations the oldest are forgotten. */
const MOST = 10_000

/** Longer keys are taken for no keys: they would fill the memory. */
const LONGEST_KEY = 200

/** Consecutive pages without a new record that end an iteration. */
const PAGES = 2

const MAX_PAGES = 10_000

/** The parts of a page's records that the guard compares. */
export interface PageRecords {
  /** The key of each record; none when one of them has no key. */
  readonly keys: readonly string[]
  /** Each record as text or bytes. */
  contents(): readonly (string | Uint8Array)[]
}

/** The iteration that a guard watches over, for its messages and limit. */
export interface GuardedIteration {
  readonly entity: string
  readonly action: string
  /** The most pages; 10,000 by default. */
  readonly maxPages?: number | undefined
  /** Takes secrets out of what is said of params. */
  readonly redact?: (text: string) => string
}

/**
 * A guard for one iteration, to be called with each page that has a next one, with its `next` and the params it was asked for by.
 * It throws ConnectorError `pagination_loop` when the same next page is named twice, or when two pages in a row have only
 * records that were there before: once all keys of a page have been seen, the records of such pages are compared as a whole,
 * since in some lists one key has several rows. Pages without records and records without a key are no sign of anything. It
 * throws `page_limit_reached` when there are too many pages.
 */
export function loopGuard(iteration: GuardedIteration): (page: PageRecords, next: Params, asked: Params) => void {
  const { entity, action, maxPages = MAX_PAGES, redact = (text) => text } = iteration
  const nexts = new Set<string>()
  const seen = new SeenRecords()
  let count = 0
  const loop = (text: string) =>
    new ConnectorError('pagination_loop', `Cannot continue ${entity}.${action}: the third party ${text}`, {
      sent: true,
    })
  return (page, next, asked) => {
    const key = JSON.stringify(next)
    if (nexts.has(key) || key === JSON.stringify(asked))
      throw loop(`named the same next page twice (${changesOf(next, asked, redact)})`)
    nexts.add(key)
    if (seen.isLoop(page)) throw loop('sends the same records again with each new next page')
    if (++count >= maxPages)
      throw new ConnectorError(
        'page_limit_reached',
        `Cannot continue ${entity}.${action}: it has more than ${maxPages} pages`,
        { hint: 'Narrow the list or raise the page limit.' },
      )
  }
}

/** The records of a page of parsed JSON, by the name of their key. */
export function recordsOf(records: JsonObject[] | JsonObject | null, key: string): PageRecords {
  const all = Array.isArray(records) ? records : []
  const keys = all.map((record) => record[key])
  const isKeyed = keys.every((value) => typeof value === 'string' || typeof value === 'number')
  return { keys: isKeyed ? keys.map(String) : [], contents: () => all.map((record) => JSON.stringify(record)) }
}

function changesOf(next: Params, asked: Params, redact: (text: string) => string): string {
  const changed = Object.entries(next).filter(([name, value]) => JSON.stringify(asked[name]) !== JSON.stringify(value))
  return (changed.length > 0 ? changed : Object.entries(next))
    .map(([name, value]) => `${name} ${quoted(redact(textOf(value)))}`)
    .join(', ')
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The records of an iteration so far. */
class SeenRecords {
  readonly #keys = new Recent()
  readonly #contents = new Recent()
  #stale = 0

  /** Adds the records of a page; says whether it is the second in a row on which nothing is new. */
  isLoop({ keys, contents }: PageRecords): boolean {
    if (keys.length === 0) return false
    const isStale = this.#keys.add(keys) && this.#contents.add(contents().map(fingerprintOf))
    this.#stale = isStale ? this.#stale + 1 : 0
    return this.#stale === PAGES
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
