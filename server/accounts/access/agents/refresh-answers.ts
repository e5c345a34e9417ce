/**
 * Answers to used refresh tokens, sealed by the token itself. Two processes of a client, or one that lost the answer, get the same
 * tokens again for a while. The database cannot open them without the token.
 */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { openBytes, sealBytes } from '../../../ground/vault/index.ts'

/** How long a used refresh token gets its answer again, in milliseconds. */
export const GRACE_MS = 30_000

/** The secrets of an answer. */
export interface RefreshAnswer {
  readonly accessToken: string
  readonly refreshToken: string
  /** When the access token expires, in milliseconds since 1970. */
  readonly expiresAt: number
}

const CONTEXT = ['agent refresh answer']

/** Seals an answer. Only the refresh token that asked opens it. */
export function sealAnswer(asked: string, answer: RefreshAnswer): Buffer {
  return sealBytes(keyOf(asked), CONTEXT, Buffer.from(JSON.stringify(answer)))
}

/** The answer that a refresh token got; undefined where it was sealed by another. */
export function openAnswer(asked: string, sealed: Buffer): RefreshAnswer | undefined {
  const plain = openBytes(keyOf(asked), CONTEXT, sealed)
  return plain && (JSON.parse(plain.toString()) as RefreshAnswer)
}

/** A refresh token has 256 random bits, so that its key needs no more work. */
function keyOf(token: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', token, '', 'plugboard refresh answer', 32)))
}
