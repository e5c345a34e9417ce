/** Searches by meaning, beside those by words: records whose text is near to what was typed. */
import type { Database, Sql } from '../../../ground/store/index.ts'
import { hitSnippet, hitTitle, type Hit } from '../hits/rank.ts'
import { type HitCopy, readHits, typedWords } from '../hits/hit-statement.ts'
import type { Embedder } from './embedder.ts'
import type { VectorIndex } from './vector-index.ts'

/** Services of searches by meaning: the endpoint for vectors, and the index that finds them. */
export interface MeaningServices {
  /** The operator's endpoint. */
  readonly embedder: Embedder
  readonly index: VectorIndex
}

/** Options of searches by meaning. */
export interface MeaningOptions extends MeaningServices {
  readonly database: Database
  /** Called with the reason why meanings were not compared; the search has its words. */
  readonly onError: (error: unknown) => void
}

/** Maximum number of records that are ranked by their meaning. */
const MOST_MEANT = 50
/** Minimum nearness of a record, as a part of the nearest one's. */
const LEAST_PART = 0.8
/** Milliseconds that a search waits for the vector of its text. */
const WAIT_MS = 3000

/** Adds records of the same meaning to hits, best first. Where the endpoint fails, returns the hits. */
export async function addMeanings<C extends HitCopy>(
  options: MeaningOptions,
  copies: readonly C[],
  text: string,
  limit: number,
  hits: readonly Hit<C>[],
): Promise<readonly MeantHit<C>[]> {
  try {
    return fuse(hits, await findMeant(options, copies, text)).slice(0, limit)
  } catch (error) {
    options.onError(error)
    return hits
  }
}

async function findMeant<C extends HitCopy>(
  { database, embedder, index }: MeaningOptions,
  copies: readonly C[],
  text: string,
): Promise<MeantRecord<C>[]> {
  const [first] = copies
  if (!first) return []
  const [wanted] = await embedder.embed([text], AbortSignal.timeout(WAIT_MS))
  if (!wanted) return []
  const { organizationId } = first.copy
  const sql = database.of(organizationId)
  const ranked = await index.near(sql, { organizationId, copies, wanted, model: embedder.model, limit: MOST_MEANT })
  const least = LEAST_PART * (ranked[0]?.meaning ?? 0)
  const near = ranked.filter(({ meaning }) => meaning > 0 && meaning >= least)
  const shown = await readShown(sql, copies, near, text)
  return near.flatMap(({ generation, key, meaning }) => {
    const found = shown.get(`${generation} ${key}`)
    return found ? [{ ...found, meaning: Math.round(meaning * 1000) / 1000 }] : []
  })
}

/** Reads title and snippet of records that still exist. */
async function readShown<C extends HitCopy>(
  sql: Sql,
  copies: readonly C[],
  near: readonly { readonly generation: number; readonly key: string }[],
  text: string,
): Promise<Map<string, Hit<C>>> {
  const { words } = typedWords(text)
  const shown = new Map<string, Hit<C>>()
  for (const copy of copies) {
    const keys = near.filter(({ generation }) => generation === copy.generation).map(({ key }) => key)
    if (keys.length === 0) continue
    for (const one of await readHits(sql, copy, keys)) {
      const hit = { copy, key: one.key, title: hitTitle(one), snippet: hitSnippet(one, words), score: 0 }
      shown.set(`${copy.generation} ${one.key}`, hit)
    }
  }
  return shown
}

/** A record that is near in meaning; `score` is 0 where it has none of the words. */
export interface MeantRecord<C> extends Hit<C> {
  /** How near its text is to what was typed, from 0 to 1. */
  readonly meaning: number
}

/** A hit, with its meaning where that was compared and near. */
export interface MeantHit<C> extends Hit<C> {
  readonly meaning?: number | undefined
}

/** Constant by which a rank counts less than the one before. @see Cormack, Clarke, Büttcher: Reciprocal Rank Fusion (SIGIR 2009) */
const SMOOTHING = 60

/** Hits above this score have all the words. */
const ALL_WORDS = 0.5

/**
 * Hits with all the words first, as they were. Then both orders as one, by the sum of the reciprocals of ranks; of equal sums, a record
 * with words comes first.
 */
export function fuse<C>(hits: readonly Hit<C>[], meant: readonly MeantRecord<C>[]): MeantHit<C>[] {
  const copies = [...new Set([...hits, ...meant].map(({ copy }) => copy))]
  const name = ({ copy, key }: Hit<C>) => `${copies.indexOf(copy)} ${key}`
  const ranks = new Map(meant.map((one, rank) => [name(one), { rank, meaning: one.meaning }]))
  const found = new Set(hits.map(name))
  const byWords = hits.map((hit, rank) => {
    const other = ranks.get(name(hit))
    const worth = hit.score > ALL_WORDS ? Infinity : worthOf(rank) + (other ? worthOf(other.rank) : 0)
    return { hit: { ...hit, meaning: other?.meaning }, worth }
  })
  const byMeaning = meant.map((hit, rank) => ({ hit, worth: worthOf(rank) })).filter(({ hit }) => !found.has(name(hit)))
  return [...byWords, ...byMeaning].toSorted(byWorth).map(({ hit }) => hit)
}

/** Stable, also among hits of infinite worth. */
function byWorth(one: { readonly worth: number }, other: { readonly worth: number }): number {
  return one.worth === other.worth ? 0 : other.worth - one.worth
}

function worthOf(rank: number): number {
  return 1 / (SMOOTHING + rank + 1)
}
