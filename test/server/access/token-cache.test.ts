import { describe, expect, it } from 'vitest'
import { TokenCache, type VerifiedToken } from '../../../server/access/tokens/verify.ts'

const LIFETIME_MS = 5_000

function tokenOf(name: string): VerifiedToken {
  return {
    digest: name,
    caller: {
      token: 'application',
      organizationId: `${name}-org`,
      applicationId: `${name}-app`,
      expiresAt: new Date(9e9),
    },
    issuedIn: `${name}-org`,
    issuedAtMs: 0,
    expiresAtMs: 9e9,
  }
}

function cacheOf(size: number, ...names: string[]): TokenCache {
  const cache = new TokenCache(LIFETIME_MS, size)
  for (const name of names) cache.set(name, tokenOf(name), 0, cache.mark())
  return cache
}

const digestsOf = (cache: TokenCache, ...names: string[]) => names.map((name) => cache.get(name, 1)?.digest)

describe('the cache of verified tokens', () => {
  it('drops the least recently used token when it is full', () => {
    const cache = cacheOf(2, 'a', 'b')
    cache.get('a', 1)
    cache.set('c', tokenOf('c'), 0, cache.mark())
    expect(digestsOf(cache, 'a', 'b', 'c')).toEqual(['a', undefined, 'c'])
  })

  it('believes no token that is too old, or that was stored at a time which has not come', () => {
    expect(cacheOf(2, 'a').get('a', LIFETIME_MS)).toBeUndefined()
    expect(cacheOf(2, 'a').get('a', -1)).toBeUndefined()
    expect(cacheOf(2, 'a').get('a', LIFETIME_MS - 1)?.digest).toBe('a')
  })

  it.each([
    ['token', 'a'],
    ['application', 'a-app'],
    ['organization', 'a-org'],
  ] as const)('forgets what a change of a %s concerns, and nothing else', (subject, id) => {
    const cache = cacheOf(4, 'a', 'b')
    cache.forget({ subject, id })
    expect(digestsOf(cache, 'a', 'b')).toEqual([undefined, 'b'])
  })

  it('stores nothing that was loaded before a change', () => {
    const cache = cacheOf(2)
    const mark = cache.mark()
    cache.forget({ subject: 'token', id: 'other' })
    cache.set('a', tokenOf('a'), 0, mark)
    expect(cache.get('a', 0)).toBeUndefined()
  })
})
