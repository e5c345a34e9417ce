/** Digests of accepted auth, for recorded fixtures. */
import { createHash } from 'node:crypto'
import { isObject } from 'plugboard/author'
import type { ResolvedManifest } from 'plugboard/runtime'

type Auth = ResolvedManifest['auth'][string]

/** The part of an auth variant that a recording used: `send`, or the token request as well. */
export type AcceptedPart = 'send' | 'token'

/** Returns a digest of a variant's `send` and token request. It contains no credential. */
export function acceptedDigest({ send, token, assertion }: Auth, part: AcceptedPart): string {
  const issued = token || assertion ? { ...token, assertion } : undefined
  return createHash('sha256')
    .update(JSON.stringify(part === 'send' ? [send] : [send, issued], templateText))
    .digest('base64url')
    .slice(0, 6)
}

/** Keeps templates as written, so that a parser change does not change a digest. */
function templateText(_: string, value: unknown): unknown {
  return isObject(value) && typeof value.text === 'string' && 'parts' in value ? value.text : value
}
