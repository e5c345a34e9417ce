/** Pages that did not fit into an output. They are held for a while, so that their parts need no further upstream request. */
import { isObject } from '../../../runtime/base/json.ts'
import type { EngineResult } from '../../base/engine.ts'

const LIFE_MS = 300_000
/** Maximum JSON of all pages together, in characters. A page of more than a quarter is not held. */
const MOST_CHARACTERS = 16_000_000

/** Options of a page cache. */
export interface PageCacheOptions {
  readonly mostCharacters?: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/** Key of a page: the names that `forget` takes, such as the connector's, and the call that returned it. */
export interface PageKey {
  readonly owner: readonly string[]
  readonly call: object
}

type Page = Omit<EngineResult, 'file'>

interface HeldPage {
  readonly owner: readonly string[]
  readonly result: Page
  readonly characters: number
  readonly until: number
}

/**
 * Pages in memory. The oldest are dropped first.
 * @example const pages = new PageCache({ mostCharacters: 1_000_000 })
 */
export class PageCache {
  /** In order of arrival. */
  readonly #pages = new Map<string, HeldPage>()
  readonly #most: number
  readonly #now: () => number
  #characters = 0

  constructor({ mostCharacters = MOST_CHARACTERS, now = () => performance.now() }: PageCacheOptions = {}) {
    this.#most = mostCharacters
    this.#now = now
  }

  /**
   * A page, while it is held.
   * @example const page = pages.get({ owner: ['con_1'], call: { entity: 'customers', action: 'list' } })
   */
  get(key: PageKey): Page | undefined {
    this.#dropOld()
    return this.#pages.get(textOf(key))?.result
  }

  /**
   * Holds a page in place of the previous one of the same call.
   * @example pages.set({ owner: ['con_1'], call: { entity: 'customers', action: 'list' } }, { records: [], meta: {}, next: null })
   */
  set(key: PageKey, result: Page): void {
    const text = textOf(key)
    this.#drop(text)
    const characters = JSON.stringify([result.records, result.meta, result.next]).length
    if (characters > this.#most / 4) return
    this.#pages.set(text, { owner: key.owner, result, characters, until: this.#now() + LIFE_MS })
    this.#characters += characters
    this.#dropOld()
  }

  /**
   * Drops the pages of an owner, by one of its names.
   * @example pages.forget('con_1')
   */
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

/** The same text for the same call, in any order of its params. */
function textOf({ owner, call }: PageKey): string {
  return JSON.stringify([owner, call], (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}
