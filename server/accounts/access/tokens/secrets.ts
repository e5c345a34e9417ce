/** Secrets of applications. The prefix identifies the kind of secret. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isSecret, newSecret } from '../../../ground/base/index.ts'
import type { TokenKind } from '../../../http/index.ts'

const TOKEN_PREFIXES = { application: 'pb_app_', scoped: 'pb_scp_', widget: 'pb_wgt_', agent: 'pb_agt_' } as const
const CLIENT_ID_PREFIX = 'pbc_'
const CLIENT_SECRET_PREFIX = 'pbs_'

/** The name of an installation among several, as tokens carry it. */
const CELL = /^[a-z0-9]{1,16}_$/
const SECRET_LENGTH = 43

/** A new token of a kind: `pb_app_` and 43 characters, with the name of the installation in between where it has one. */
export function newToken(kind: TokenKind, cell?: string): string {
  return TOKEN_PREFIXES[kind] + (cell === undefined ? '' : `${cell}_`) + newSecret()
}

/** A new client id; it is no secret. */
export function newClientId(): string {
  return CLIENT_ID_PREFIX + randomBytes(16).toString('base64url')
}

/** A new client secret. */
export function newClientSecret(): string {
  return CLIENT_SECRET_PREFIX + newSecret()
}

/** Returns the kind of a token by its form; undefined if it has the form of none. */
export function tokenKindOf(text: string): TokenKind | undefined {
  const kind = (Object.keys(TOKEN_PREFIXES) as TokenKind[]).find((kind) => text.startsWith(TOKEN_PREFIXES[kind]))
  if (kind === undefined) return undefined
  const rest = text.slice(TOKEN_PREFIXES[kind].length)
  const cell = rest.slice(0, -SECRET_LENGTH)
  return isSecret(rest.slice(-SECRET_LENGTH)) && (cell === '' || CELL.test(cell)) ? kind : undefined
}

/** Whether two digests are equal, in constant time. */
export function isSameDigest(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
