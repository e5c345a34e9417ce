/** Callers of tokens that were verified a moment ago, so that not each request asks the database. */
import type { Caller } from '../caller.ts'

/** A verified token. */
export interface Verified {
  /** Digest in hex. */
  readonly digest: string
  readonly caller: Caller
  /** Where it was issued, which for an application may be another organization than the caller chose. */
  readonly issuedIn: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** What a change may be of. */
export type Changed = 'token' | 'customer' | 'application' | 'organization'

/** Verified tokens by key; the least recently used make room. */
export interface TokenCache {
  get(key: string, nowMs: number): Verified | undefined
  /** Keeps what was loaded, unless something changed since `mark` was taken: it may have been read before the change. */
  set(key: string, verified: Verified, nowMs: number, mark: number): void
  /** Taken before a load. */
  mark(): number
  /** Forgets every token that a change touches. */
  forget(what: Changed, id: string): void
}

interface Kept {
  readonly verified: Verified
  readonly atMs: number
}

/** A cache of at most `size` tokens, each kept for at most `keepMs`. */
export function createTokenCache(keepMs: number, size = 10_000): TokenCache {
  const kept = new Map<string, Kept>()
  let changes = 0
  return {
    get(key, nowMs) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      const ageMs = nowMs - entry.atMs
      if (ageMs < 0 || ageMs >= keepMs) return undefined
      kept.set(key, entry)
      return entry.verified
    },
    set(key, verified, nowMs, mark) {
      if (mark !== changes) return
      kept.delete(key)
      kept.set(key, { verified, atMs: nowMs })
      if (kept.size > size) kept.delete(kept.keys().next().value!)
    },
    mark: () => changes,
    forget(what, id) {
      changes += 1
      for (const [key, { verified }] of kept) if (isOf(verified, what, id)) kept.delete(key)
    },
  }
}

function isOf({ digest, caller, issuedIn }: Verified, what: Changed, id: string): boolean {
  if (what === 'token') return digest === id
  if (what === 'customer') return caller.customer?.id === id
  if (what === 'application') return caller.applicationId === id
  return caller.organizationId === id || issuedIn === id
}
