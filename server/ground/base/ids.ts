/**
 * Ids of rows, and secrets that the server makes. Only the digests of secrets are stored: they have 256 bits, so that no slow hash is
 * needed.
 */
import { hash, randomBytes } from 'node:crypto'

/** A prefix, then the digits of a UUID: `msg_0b1fa2…`. */
const PREFIXED = /^[a-z]{1,8}_[0-9a-f]{32}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The form of a secret made here. */
const SECRET = /^[\w-]{43}$/

/** A new secret: 256 random bits as 43 characters that a URL, a cookie, a header and a PKCE verifier can hold. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be a secret made here; others need not be looked up. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text)
}

/** The SHA-256 digest that stands for a secret in the database. */
export function digestOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** Whether a text can be the id of a row: a UUID, in letters of either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Whether a text can be the id of something: a UUID, or its digits behind a prefix. */
export function isId(text: string): boolean {
  return isUuid(text) || PREFIXED.test(text)
}
