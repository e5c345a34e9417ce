import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that a URL, a cookie and a PKCE verifier can hold. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of a secret: all that is kept of it. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether a text could be a secret made here; others need not be looked up. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}
