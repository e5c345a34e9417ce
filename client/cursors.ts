/** Cursors for browsers: the params of a next page as a sealed text. */
import { ConnectorError } from '../runtime/base/errors.ts'
import { quantity } from '../runtime/base/names.ts'
import { checkOptions, needed, optionsOf, STRING } from '../runtime/base/options.ts'

/** Options of cursors. */
export interface CursorOptions {
  /** At least 32 characters, the same in all processes of your application. It can create cursors: keep it secret. */
  readonly secret: string
  /** Owner of the cursor, such as the ID of a user. Only this owner can open it. */
  readonly owner: string
}

const OPTIONS = optionsOf<CursorOptions>({ secret: needed(STRING), owner: needed(STRING) })
const LEAST_SECRET = 32
const IV_BYTES = 12

/**
 * Seals a page's `next` into a text. Null after the last page.
 * @see NIST SP 800-38D (AES-GCM), RFC 5869 (HKDF)
 * @example const { next } = await stripe.customers.list({ limit: 10 })
 * const cursor = await sealCursor(next, { secret, owner: user.id })
 * @throws ConnectorError `invalid_params` for a secret that is too short
 */
export async function sealCursor(next: object | null, options: CursorOptions): Promise<string | null> {
  if (next === null) return null
  const key = await keyOf(options)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: bytesOf(options.owner) }
  const sealed = await crypto.subtle.encrypt(algorithm, key, bytesOf(JSON.stringify(next)))
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/**
 * Opens a cursor. Its type is that of the params that you pass it to. The vendor's rules check them again.
 * @example const params = await openCursor<{ limit: number }>(cursor, { secret, owner: user.id })
 * @throws ConnectorError `invalid_params` for a text that was changed, or sealed with another secret or for another owner
 */
export async function openCursor<P extends object>(cursor: string, options: CursorOptions): Promise<P> {
  const key = await keyOf(options)
  try {
    const bytes = bytesIn(cursor)
    const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES), additionalData: bytesOf(options.owner) }
    const opened = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES))
    return JSON.parse(new TextDecoder().decode(opened)) as P
  } catch (cause) {
    throw new ConnectorError('invalid_params', 'Cannot open the cursor: it was changed, or sealed for somebody else', {
      cause,
      hint: 'Begin with the first page.',
    })
  }
}

async function keyOf(options: CursorOptions): Promise<CryptoKey> {
  checkOptions(options, OPTIONS, 'seal cursors')
  const { secret } = options
  if (secret.length < LEAST_SECRET)
    throw new ConnectorError(
      'invalid_params',
      `Cannot seal cursors: the secret has ${quantity(secret.length, 'character')}`,
      {
        hint: `Use at least ${LEAST_SECRET} random ones: openssl rand -hex 32.`,
      },
    )
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('plugboard cursors') }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

/** Base64 in the alphabet of URLs, without padding. @see RFC 4648 section 5 */
function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
