/** The auth that a third party accepted, as a digest that a recorded fixture holds. */
import { createHash } from 'node:crypto'
import { isObject } from 'plugboard/author'
import type { ResolvedManifest } from 'plugboard/runtime'

type Auth = ResolvedManifest['auth'][string]

/** The part of an auth variant that a recording used: what calls carry, and the token request if one was sent. */
export type AcceptedPart = 'send' | 'token'

/** A short text that the same variant with another `send` or token request does not have. It contains no credential. */
export function acceptedDigest({ send, token }: Auth, part: AcceptedPart): string {
  return createHash('sha256')
    .update(JSON.stringify(part === 'send' ? [send] : [send, token], templateText))
    .digest('base64url')
    .slice(0, 6)
}

/** Templates as they are written, so that how they are parsed does not change a digest. */
function templateText(_: string, value: unknown): unknown {
  return isObject(value) && typeof value.text === 'string' && 'parts' in value ? value.text : value
}
