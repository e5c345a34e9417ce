import { describe, expect, it } from 'vitest'
import { TokenCache, type VerifiedToken } from '../../../../server/accounts/access/tokens/verify.ts'

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

  it('has those who ask meanwhile share one load, which a change or a failure ends', async () => {
    const cache = cacheOf(2)
    const [loads, load] = pendingLoads(cache)
    const both = [cache.find('a', 0, load), cache.find('a', 0, load)]
    cache.forget({ subject: 'token', id: 'other' })
    const after = cache.find('a', 0, load)
    expect(loads).toHaveLength(2)
    loads[0]!.refuse()
    loads[1]!.give('a')
    expect((await Promise.allSettled([...both, after])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(cache.find('a', 1, load)).toMatchObject({ digest: 'a' })
  })

  it('loads a token again before it expires, and believes it until then', async () => {
    const cache = cacheOf(2, 'a')
    const [loads, load] = pendingLoads(cache, 0.8 * LIFETIME_MS)
    const believed = [0.8 * LIFETIME_MS - 1, 0.8 * LIFETIME_MS, LIFETIME_MS - 1].map((at) => cache.find('a', at, load))
    expect([believed.map((found) => (found as VerifiedToken).digest), loads.length]).toEqual([['a', 'a', 'a'], 1])
    loads[0]!.give('a')
    await loads[0]!.done
    expect(cache.get('a', LIFETIME_MS)?.digest).toBe('a')
  })

  it('believes a token that could not be loaded again to the end of its time', async () => {
    const cache = cacheOf(2, 'a')
    const [loads, load] = pendingLoads(cache, LIFETIME_MS - 1)
    void cache.find('a', LIFETIME_MS - 1, load)
    loads[0]!.refuse()
    await loads[0]!.done
    expect(cache.get('a', LIFETIME_MS - 1)?.digest).toBe('a')
    expect(cache.get('a', LIFETIME_MS)).toBeUndefined()
  })
})

/** Loads that end when the test ends them, storing what they gave as of a time. */
function pendingLoads(cache: TokenCache, atMs = 0) {
  const loads: { give(name: string): void; refuse(): void; readonly done: Promise<unknown> }[] = []
  const load = () => {
    const mark = cache.mark()
    let end: Pick<(typeof loads)[number], 'give' | 'refuse'>
    const loaded = new Promise<VerifiedToken>((resolve, reject) => {
      end = {
        give(name) {
          cache.set(name, tokenOf(name), atMs, mark)
          resolve(tokenOf(name))
        },
        refuse: () => reject(new Error('refused')),
      }
    })
    loads.push({ ...end!, done: loaded.catch(() => undefined) })
    return loaded
  }
  return [loads, load] as const
}
