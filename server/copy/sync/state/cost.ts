/** How often entities are due, by what their runs cost the third party. */
import type { ResolvedOperation } from 'plugboard/runtime'

/** The vendor's allowance. */
export type OperationRate = NonNullable<ResolvedOperation['rate']>

/** A run of an entity takes at most this part of the requests that syncing may make meanwhile. */
const PART = 0.1
/** What is taken for the allowance of a third party where its kind declares none: two requests a second. */
const ASSUMED = { limit: 120, perMs: 60_000 }
const DAY_MS = 24 * 3600_000
/** Runs of many connectors drift apart: each interval is up to so much shorter or longer. */
const JITTER = 0.05

/** The share of a third party's limit that syncing uses when the settings say none. */
export const DEFAULT_SHARE = 0.25

/** What an entity's next run depends on. */
export interface RunCost {
  /** Requests of a run. */
  readonly requests: number
  readonly rate: OperationRate | undefined
  /** The share of the rate that syncing may use, above 0 and at most 1. */
  readonly share: number
}

/** A window of a third party's limit: as its kind declares it, else what is taken for it. */
export function limitWindow(rate: OperationRate | undefined): { readonly limit: number; readonly perMs: number } {
  return rate?.limit === undefined ? ASSUMED : { limit: rate.limit, perMs: rate.perMs }
}

/** Milliseconds between two runs so that they take a small part of what syncing may ask: never less than `leastMs`. */
export function intervalOf({ requests, rate, share }: RunCost, leastMs: number): number {
  const { limit, perMs } = limitWindow(rate)
  return Math.max(leastMs, (requests * perMs) / (limit * share * PART))
}

/** Milliseconds after which an entity is read whole again, to find what no list of changes shows. */
export function fullIntervalOf(cost: RunCost): number {
  return intervalOf(cost, DAY_MS)
}

/** An interval a little shorter or longer. @param random at least 0, less than 1 */
export function jittered(ms: number, random: number): number {
  return ms * (1 - JITTER + 2 * JITTER * random)
}
