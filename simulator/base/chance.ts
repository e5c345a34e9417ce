/** A whole number from 0 to 2^32 - 1, the same for the same text. @see http://www.isthe.com/chongo/tech/comp/fnv/ */
export function chance(seed: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Picks one of the values, the same for the same seed. */
export function pick<T>(from: readonly T[], seed: string): T {
  return inTurn(from, chance(seed))
}

/** One of the values, in turn. @param index from 0 */
export function inTurn<T>(from: readonly T[], index: number): T {
  return from[index % from.length]!
}
