/** Searches by meaning, beside those by words: records whose text is near to what was typed. */
import type { Database } from '../../store/index.ts'
import { hitSnippet, hitTitle } from '../hits/shown.ts'
import type { Hit } from '../hits/rank.ts'
import { type HitCopy, readHits } from '../hits/statement.ts'
import { typedWords } from '../hits/words.ts'
import { type Embedder, cosineOf } from './embedder.ts'
import { fuse, type MeantHit, type MeantRecord } from './fuse.ts'
import { vectorsOf } from './store.ts'

/** What searches by meaning work with. */
export interface MeaningOptions {
  readonly database: Database
  readonly embedder: Embedder
  /** Called with the reason why meanings were not compared; the search has its words. */
  readonly onError: (error: unknown) => void
}

/** The vectors that a search compares come to so many bytes at most. */
const MOST_BYTES = 32 * 1024 * 1024
/** So many records are ranked by their meaning. */
const MOST_MEANT = 50
/** What is less near than this part of the nearest is left out. */
const LEAST_PART = 0.8
/** So long a search waits for the vector of what was typed, in milliseconds. */
const WAIT_MS = 3000

/** Searches by meaning. */
export class Meanings {
  readonly #options: MeaningOptions

  constructor(options: MeaningOptions) {
    this.#options = options
  }

  /** Hits with those of the same meaning, best first. Where the endpoint fails, the hits as they were. */
  async add<C extends HitCopy>(
    copies: readonly C[],
    text: string,
    limit: number,
    hits: readonly Hit<C>[],
  ): Promise<readonly MeantHit<C>[]> {
    try {
      const meant = await this.#meant(copies, text)
      return fuse(hits, meant).slice(0, limit)
    } catch (error) {
      this.#options.onError(error)
      return hits
    }
  }

  async #meant<C extends HitCopy>(copies: readonly C[], text: string): Promise<MeantRecord<C>[]> {
    const { database, embedder } = this.#options
    const [first] = copies
    if (!first) return []
    const [wanted] = await embedder.embed([text], AbortSignal.timeout(WAIT_MS))
    if (!wanted) return []
    const sql = database.of(first.copy.organizationId)
    let room = MOST_BYTES / (embedder.dimensions * 4)
    const small = copies.toSorted((a, b) => a.records - b.records).filter(({ records }) => (room -= records) >= 0)
    const generations = small.map(({ generation }) => generation)
    const stored = await vectorsOf(sql, first.copy.organizationId, generations, embedder.model)
    const ranked = stored
      .map(({ vector, ...record }) => ({ ...record, meaning: cosineOf(wanted, vector) }))
      .toSorted((a, b) => b.meaning - a.meaning)
      .slice(0, MOST_MEANT)
    const least = LEAST_PART * (ranked[0]?.meaning ?? 0)
    const near = ranked.filter(({ meaning }) => meaning > 0 && meaning >= least)
    const shown = await this.#shown(small, near, text)
    return near.flatMap(({ generation, key, meaning }) => {
      const found = shown.get(`${generation} ${key}`)
      return found ? [{ ...found, meaning: Math.round(meaning * 1000) / 1000 }] : []
    })
  }

  /** What is shown of records that are still there. */
  async #shown<C extends HitCopy>(
    copies: readonly C[],
    near: readonly { readonly generation: number; readonly key: string }[],
    text: string,
  ): Promise<Map<string, Hit<C>>> {
    const { words } = typedWords(text)
    const shown = new Map<string, Hit<C>>()
    for (const copy of copies) {
      const keys = near.filter(({ generation }) => generation === copy.generation).map(({ key }) => key)
      if (keys.length === 0) continue
      for (const one of await readHits(this.#options.database.of(copy.copy.organizationId), copy, keys))
        shown.set(`${copy.generation} ${one.key}`, {
          copy,
          key: one.key,
          title: hitTitle(one),
          snippet: hitSnippet(one, words),
          score: 0,
        })
    }
    return shown
  }
}
