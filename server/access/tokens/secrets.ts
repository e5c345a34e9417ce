/** Secrets that we hand out: 256 random bits in base64url behind a prefix that says what they are, kept as SHA-256 digests. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { TokenKind } from '../caller.ts'

const TOKEN_PREFIXES = { application: 'pb_app_', scoped: 'pb_scp_', widget: 'pb_wgt_' } as const
const CLIENT_ID_PREFIX = 'pbc_'
const CLIENT_SECRET_PREFIX = 'pbs_'
const RANDOM = /^[A-Za-z0-9_-]{43}$/

/** A new token of a kind, such as `pb_app_` and 43 characters. */
export function newToken(kind: TokenKind): string {
  return TOKEN_PREFIXES[kind] + randomText(32)
}

/** A new client id; it is no secret. */
export function newClientId(): string {
  return CLIENT_ID_PREFIX + randomText(16)
}

/** A new client secret. */
export function newClientSecret(): string {
  return CLIENT_SECRET_PREFIX + randomText(32)
}

/** What kind of token a text has the form of; undefined when it can be none of ours. */
export function tokenKindOf(text: string): TokenKind | undefined {
  const kind = (Object.keys(TOKEN_PREFIXES) as TokenKind[]).find((kind) => text.startsWith(TOKEN_PREFIXES[kind]))
  return kind && RANDOM.test(text.slice(TOKEN_PREFIXES[kind].length)) ? kind : undefined
}

/** The SHA-256 digest that stands for a secret in the database. The secret has 256 bits: no slow hash is needed. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest()
}

/** Whether two digests are equal, in constant time. */
export function isSameDigest(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
