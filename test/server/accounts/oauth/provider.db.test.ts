/** The whole flow with a real OAuth server. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Credentials, execute, undiciTransport } from '../../../../runtime/index.ts'
import { onDatabase } from './databases.ts'
import { CLIENT, providerPlan, type RunningProvider, startProvider } from './provider.ts'
import { BASE_URL, browse, worldOn } from './world.ts'

const PLAN = providerPlan()
let provider: RunningProvider

beforeAll(async () => {
  provider = await startProvider(`${BASE_URL}/oauth/callback/${PLAN.kind}`)
})
afterAll(() => provider.close())

onDatabase('OAuth with a real provider', (database) => {
  const world = () => worldOn(database(), { sample: PLAN, upstream: provider.origin })
  const servers = () => ({ 'auth.example.com': provider.origin })

  it('consent, code, secret, credentials, and two renewals with rotating refresh tokens', async () => {
    const { oauth, begin, callers, ends } = await world()
    const { page, cookie } = await begin()
    const back = await browse(page, servers())
    const { status, headers } = await oauth.callback(PLAN.kind, back.search.slice(1), cookie)
    const end = new URL(headers.location!)
    expect([status, end.origin + end.pathname, end.searchParams.get('tab')]).toEqual([
      302,
      'https://app.example.com/connected',
      '2',
    ])
    const { organizationId } = callers[0]
    const secretId = end.searchParams.get('secret_id')!
    const grant = await oauth.redeem({ organizationId, externalUserId: 'user_1', kind: PLAN.kind, secretId })
    expect(grant).toEqual({
      credentials: {
        access_token: expect.any(String) as string,
        refresh_token: expect.any(String) as string,
        expires_at: expect.any(String) as string,
      },
      variant: 'oauth',
      scopes: ['openid', 'offline_access'],
      environment: {},
    })
    const first = await renewed({ ...grant.credentials, ...CLIENT })
    const second = await renewed(first)
    expect(new Set([grant.credentials, first, second].map(({ refresh_token }) => refresh_token)).size).toBe(3)
    await expect(renewed({ ...grant.credentials, ...CLIENT })).rejects.toMatchObject({ code: 'credentials_rejected' })
    expect(ends.map(({ failed }) => failed)).toEqual([undefined])
  })

  it('E17 a code with the verifier of another flow is refused', async () => {
    const { oauth, begin } = await world()
    const [mine, other] = [await begin(), await begin()]
    const code = new URLSearchParams((await browse(other.page, servers())).search).get('code')!
    const query = new URLSearchParams({ code, state: mine.state }).toString()
    const { headers } = await oauth.callback(PLAN.kind, query, mine.cookie)
    const returned = new URL(headers.location!).searchParams
    expect([returned.get('error'), returned.get('secret_id')]).toEqual(['credentials_rejected', null])
  })

  it('E17 an answer of another issuer ends the flow before the code is sent', async () => {
    const { oauth, begin } = await world()
    const { page, cookie } = await begin()
    const back = await browse(page, servers())
    expect(back.searchParams.get('iss')).toBe('https://auth.example.com')
    back.searchParams.set('iss', 'https://other.example.com')
    const before = provider.seen.filter((line) => line.includes('/token')).length
    const { headers } = await oauth.callback(PLAN.kind, back.search.slice(1), cookie)
    expect(new URL(headers.location!).searchParams.get('error')).toBe('oauth_error')
    expect(provider.seen.filter((line) => line.includes('/token'))).toHaveLength(before)
  })

  async function renewed(credentials: Credentials): Promise<Credentials> {
    const saved: Credentials[] = []
    const connection = connect(PLAN, {
      credentials: { ...credentials, access_token: '', expires_at: '' },
      transport: undiciTransport({ connectTo: () => provider.origin }),
      save: (now) => void saved.push(now),
    })
    try {
      await execute(PLAN, { entity: 'items', action: 'list' }, connection).catch((error: { code: string }) => {
        if (error.code !== 'record_not_found' && error.code !== 'upstream_rejected') throw error
      })
      return saved[0]!
    } finally {
      await connection.close()
    }
  }
})
