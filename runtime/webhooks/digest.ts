/** Digests by Web Crypto, and comparison in constant time. */

/** Lowercase hexadecimal of bytes. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bytes in an encoding. @see RFC 4648 */
export function encodeBytes(bytes: Uint8Array, encoding: 'hex' | 'base64'): string {
  return encoding === 'hex' ? hexOf(bytes) : btoa(String.fromCharCode(...bytes))
}

const NAMES = { sha256: 'SHA-256', sha1: 'SHA-1' } as const

/** A digest of bytes. */
export async function hashBytes(hash: keyof typeof NAMES, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(NAMES[hash], content))
}

/** An HMAC of bytes. @see RFC 2104 */
export async function hmacBytes(
  hash: keyof typeof NAMES,
  key: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: NAMES[hash] }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, content))
}

const UTF_8 = new TextEncoder()

/** The bytes of a text. */
export function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  return UTF_8.encode(text)
}

/** Whether two texts are equal, in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [utf8Bytes(given), utf8Bytes(expected)]
  let difference = one.byteLength ^ other.byteLength
  for (let index = 0; index < other.byteLength; index++) difference |= (one[index] ?? 0) ^ (other[index] ?? 0)
  return difference === 0
}
