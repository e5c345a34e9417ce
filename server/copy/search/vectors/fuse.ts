/** One order of two: hits by their words, and records by their meaning. */
import type { Hit } from '../hits/rank.ts'

/** A record that is near in meaning; `score` is 0 where it has none of the words. */
export interface MeantRecord<C> extends Hit<C> {
  /** How near its text is to what was typed, from 0 to 1. */
  readonly meaning: number
}

/** A hit, with its meaning where that was compared and near. */
export interface MeantHit<C> extends Hit<C> {
  readonly meaning?: number | undefined
}

/** How much less a rank counts than the one before. @see Cormack, Clarke, Büttcher: Reciprocal Rank Fusion (SIGIR 2009) */
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
