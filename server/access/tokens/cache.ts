/** Callers of tokens that were verified a moment ago, so that not each request asks the database. */
import { BoundedCache } from '../../base/index.ts'
import type { ChangeNotice } from '../../notifications/index.ts'
import type { Caller } from '../caller.ts'

/** A verified token. */
export interface VerifiedToken {
  /** Digest in hex. */
  readonly digest: string
  readonly caller: Caller
  /** Where it was issued, which for an application may be another organization than the caller chose. */
  readonly issuedIn: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

interface CachedToken {
  readonly verified: VerifiedToken
  readonly atMs: number
}

/** Verified tokens by key; the least recently used make room. */
export class TokenCache {
  readonly #lifetimeMs: number
  readonly #tokens: BoundedCache<string, CachedToken>
  #changes = 0

  /** A cache of at most `size` tokens, each believed for at most `lifetimeMs`. */
  constructor(lifetimeMs: number, size = 10_000) {
    this.#lifetimeMs = lifetimeMs
    this.#tokens = new BoundedCache({ max: size })
  }

  /** The token of a key, unless it is too old, or of a time that has not come: the clock was set back. */
  get(key: string, nowMs: number): VerifiedToken | undefined {
    const cached = this.#tokens.get(key)
    if (!cached) return undefined
    const ageMs = nowMs - cached.atMs
    if (ageMs >= 0 && ageMs < this.#lifetimeMs) return cached.verified
    this.#tokens.delete(key)
    return undefined
  }

  /** Stores what was loaded, unless something changed since `mark` was taken: it may have been read before the change. */
  set(key: string, verified: VerifiedToken, nowMs: number, mark: number): void {
    if (mark === this.#changes) this.#tokens.set(key, { verified, atMs: nowMs })
  }

  /** The number of changes so far; taken before a load. */
  mark(): number {
    return this.#changes
  }

  /** Forgets every token that a change concerns. */
  forget(notice: ChangeNotice): void {
    this.#changes += 1
    const concerned = [...this.#tokens.entries()].filter(([, { verified }]) => isConcerned(verified, notice))
    for (const [key] of concerned) this.#tokens.delete(key)
  }
}

function isConcerned({ digest, caller, issuedIn }: VerifiedToken, { subject, id }: ChangeNotice): boolean {
  if (subject === 'token') return digest === id
  if (subject === 'customer') return caller.customer?.id === id
  if (subject === 'application') return caller.applicationId === id
  return subject === 'organization' && (caller.organizationId === id || issuedIn === id)
}
