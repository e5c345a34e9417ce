/** Names that are meant for the same thing and written otherwise. */
import { nearest } from 'plugboard/internal'

/**
 * Returns the vendor's name that another name is likely a slip of. It has the same words in another spelling, one other letter, or
 * one word more or less at its end.
 * @param free the vendor's names without a counterpart
 */
export function slipOf(name: string, free: readonly string[]): string | undefined {
  const plain = spelledWords(name)
  const same = free.find((one) => spelledWords(one) === plain)
  if (same !== undefined) return same
  const close = name.length >= SHORTEST ? nearest(name, free, 1) : undefined
  if (close !== undefined) return close
  return free.find((one) => isLonger(plain, spelledWords(one)) || isLonger(spelledWords(one), plain))
}

/** Short names are near to all others: `to` and `cc`. */
const SHORTEST = 5

/** Returns a name as its words in lower case: `created at` of `createdAt`, `created_at` and `created[at]`. */
export function spelledWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()
}

function isLonger(long: string, short: string): boolean {
  return short.length >= SHORTEST && long.startsWith(`${short} `)
}
