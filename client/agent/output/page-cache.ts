/** Pages that did not fit into an output, held for a while so that their pieces cost no further request of the vendor. */
import { isObject } from '../../../runtime/base/json.ts'
import type { EngineResult } from '../../base/engine.ts'

/** How long a page is held, in milliseconds. */
const LIFE_MS = 300_000
/** The most JSON of all pages together, in characters; a page of more than a quarter is not held. */
const MOST_CHARACTERS = 16_000_000

/** How pages are held. */
export interface PageCacheOptions {
  readonly mostCharacters?: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/** What a page is of: names that it is forgotten by, such as the connector's, and the call that gave it. */
export interface PageKey {
  readonly owner: readonly string[]
  readonly call: object
}

/** What a list gave. */
type Page = Omit<EngineResult, 'file'>

interface HeldPage {
  readonly owner: readonly string[]
  readonly result: Page
  readonly characters: number
  readonly until: number
}

/** Pages in memory, the oldest given up first. */
export class PageCache {
  /** In the order in which they came. */
  readonly #pages = new Map<string, HeldPage>()
  readonly #most: number
  readonly #now: () => number
  #characters = 0

  constructor({ mostCharacters = MOST_CHARACTERS, now = () => performance.now() }: PageCacheOptions = {}) {
    this.#most = mostCharacters
    this.#now = now
  }

  /** A page that is still held. */
  get(key: PageKey): Page | undefined {
    this.#dropOld()
    return this.#pages.get(textOf(key))?.result
  }

  /** Holds a page in place of the one that the same call gave before. */
  set(key: PageKey, result: Page): void {
    const text = textOf(key)
    this.#drop(text)
    const characters = JSON.stringify([result.records, result.meta, result.next]).length
    if (characters > this.#most / 4) return
    this.#pages.set(text, { owner: key.owner, result, characters, until: this.#now() + LIFE_MS })
    this.#characters += characters
    this.#dropOld()
  }

  /** Gives up the pages of an owner, by one of its names. */
  forget(name: string): void {
    for (const [key, { owner }] of this.#pages) if (owner.includes(name)) this.#drop(key)
  }

  #dropOld(): void {
    const now = this.#now()
    for (const [key, { until }] of this.#pages) {
      if (until > now && this.#characters <= this.#most) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#characters -= this.#pages.get(key)?.characters ?? 0
    this.#pages.delete(key)
  }
}

/** The same text for the same call, in whichever order its params come. */
function textOf({ owner, call }: PageKey): string {
  return JSON.stringify([owner, call], (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}
