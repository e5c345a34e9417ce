/** Names in a database, made of names that strangers choose: quoted, bounded, and each one for one thing. */
import { createHash } from 'node:crypto'

/** PostgreSQL cuts longer names, in bytes. */
const MOST_BYTES = 63
const HASH_CHARACTERS = 12

/** A name as SQL reads it back. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The names of columns as a statement lists them. */
export function columnList(columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => quoteName(name)).join(', ')
}

/**
 * The first name that fits: the wanted one, else one that ends with a hash of what it is for.
 * @param isTaken whether a name belongs to something else
 */
export function chooseName(wanted: string, isFor: readonly string[], isTaken: (name: string) => boolean): string {
  const plain = wanted.replaceAll('\u0000', '').replace(/[\ud800-\udfff]/gu, '\uFFFD')
  if (plain !== '' && Buffer.byteLength(plain) <= MOST_BYTES && !isTaken(plain)) return plain
  const digest = createHash('sha256').update(JSON.stringify(isFor)).digest('hex')
  for (let length = HASH_CHARACTERS; length <= MOST_BYTES - 1; length++) {
    const name = `${cutBytes(plain, MOST_BYTES - 1 - length)}_${digest.slice(0, length)}`
    if (!isTaken(name)) return name
  }
  throw new Error(`every name for ${isFor.join(' ')} is taken`)
}

function cutBytes(text: string, most: number): string {
  let bytes = 0
  let cut = ''
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) break
    cut += character
  }
  return cut
}
