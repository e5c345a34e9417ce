/** Numbers that are the same in every run of a seed. */

/** From 0 to below 1. */
export type Random = () => number

/** The numbers of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of some. @throws Error without any */
export function pick<T>(random: Random, from: readonly T[]): T {
  if (from.length === 0) throw new Error('nothing to pick from')
  return from[Math.floor(random() * from.length)] as T
}
