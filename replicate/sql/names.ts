/** Database names from foreign names: quoted, bounded and unique. */
import { createHash } from 'node:crypto'

/** Maximum length in PostgreSQL, in bytes. */
const MOST_BYTES = 63
const HASH_CHARACTERS = 12

/** Returns a quoted name. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Returns the quoted names of columns as a list. */
export function columnList(columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => quoteName(name)).join(', ')
}

/** Returns the wanted name, or one with a hash of its purpose. @param isTaken whether a name has another purpose */
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
