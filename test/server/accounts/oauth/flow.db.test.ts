/** A flow's two halves: who may bring them together, how often, and where it ends. */
import { hash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { planOf } from '../../../support/plan.ts'
import { startRawServer } from '../../../support/raw-server.ts'
import { jsonAnswer } from '../../../support/wire.ts'
import { onDatabases } from './databases.ts'
import { CLIENT, providerPlan } from './provider.ts'
import { BACK, type World, worldOn } from './world.ts'

const PLAN = providerPlan()
const TOKEN = { access_token: 'access-canary-c3d1', refresh_token: 'refresh-canary-91aa', expires_in: 3600 }
const TEN_MINUTES = 600_000
const query = (pairs: Record<string, string>) => new URLSearchParams(pairs).toString()

onDatabases('OAuth flows', (database) => {
  async function open(answers = [jsonAnswer(TOKEN)]) {
    const tokens = await startRawServer(...answers)
    return { tokens, world: await worldOn(database(), { sample: PLAN, upstream: tokens.origin }) }
  }

  const secretOf = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
    new URL(headers.location!).searchParams.get('secret_id')!

  const secrets = async ({ callers }: World) =>
    (await database().query('select id from oauth_secrets where organization_id = $1', [callers[0].organizationId]))
      .length

  it('the consent URL sets a cookie for this browser and asks for what the manifest says', async () => {
    const { world } = await open()
    const { page, setCookie, flowId } = await world.begin({ scopes: ['openid', 'a:b'] })
    const { state, code_challenge: challenge, ...rest } = Object.fromEntries(page.searchParams)
    expect([page.origin + page.pathname, rest]).toEqual([
      'https://auth.example.com/auth',
      {
        prompt: 'consent',
        response_type: 'code',
        client_id: CLIENT.client_id,
        redirect_uri: 'https://plugboard.example.com/oauth/callback/sample',
        scope: 'openid a:b',
        code_challenge_method: 'S256',
      },
    ])
    for (const secret of [state, challenge, flowId]) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(setCookie).toMatch(/^__Host-flow=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('on loopback without https the cookie is plain', async () => {
    const world = await worldOn(database(), { sample: PLAN, baseUrl: () => 'http://127.0.0.1:8080' })
    const { setCookie } = await world.begin()
    expect(setCookie).toMatch(/^flow=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)
  })

  it('two flows in two tabs of one browser both end well', async () => {
    const { world } = await open()
    const first = await world.begin()
    const { flow_id: flowId } = await world.oauth.initiate(world.callers[0], world.ask())
    const second = await world.oauth.start(flowId, first.cookie)
    const state = new URL(second.headers.location!).searchParams.get('state')!
    const ends = [
      await world.oauth.callback('sample', query({ code: 'c', state: first.state }), first.cookie),
      await world.oauth.callback('sample', query({ code: 'c', state }), second.headers['set-cookie']!.split(';')[0]),
    ]
    expect(ends.map(({ status }) => status)).toEqual([302, 302])
    expect(new Set(ends.map(secretOf)).size).toBe(2)
  })

  describe('E15 a callback that does not come from the browser that started', () => {
    test.each<[string, (mine: string, other: string) => string | undefined]>([
      ['has no cookie', () => undefined],
      ['has the cookie of another flow', (_, other) => other],
      ['has a cookie of another name', (mine) => mine.replace('__Host-flow', 'flow')],
      ['has two cookies', (mine, other) => `${other}; ${mine}`],
      ['has a cookie of another form', () => '__Host-flow=1'],
    ])('%s: 400, no exchange, no secret', async (_, cookieOf) => {
      const { world, tokens } = await open()
      const [mine, other] = [await world.begin(), await world.begin()]
      const answer = await world.oauth.callback(
        'sample',
        query({ code: 'c', state: mine.state }),
        cookieOf(mine.cookie, other.cookie),
      )
      expect([answer.status, answer.headers.location, tokens.requests.length, await secrets(world)]).toEqual([
        400,
        undefined,
        0,
        0,
      ])
      const own = await world.oauth.callback('sample', query({ code: 'c', state: mine.state }), mine.cookie)
      expect(own.status).toBe(302)
    })
  })

  it('E15 a flow that another browser starts again is lost to the first', async () => {
    const { world, tokens } = await open()
    const attacker = await world.begin()
    const victim = await world.oauth.start(attacker.flowId)
    const answer = await world.oauth.callback('sample', query({ code: 'c', state: attacker.state }), attacker.cookie)
    expect([victim.status, answer.status, tokens.requests.length]).toEqual([302, 400, 0])
  })

  describe('E16 a state that is', () => {
    test.each<[string, (state: string, world: World) => string]>([
      ['guessed', () => query({ code: 'c', state: 'A'.repeat(43) })],
      ['missing', () => query({ code: 'c' })],
      ['given twice', (state) => `code=c&state=${state}&state=${state}`],
      ['expired', (state, world) => (world.pass(TEN_MINUTES), query({ code: 'c', state }))],
      ['cut short', (state) => query({ code: 'c', state: state.slice(1) })],
    ])('%s: 400, no exchange', async (_, queryOf) => {
      const { world, tokens } = await open()
      const { state, cookie } = await world.begin()
      const { status } = await world.oauth.callback('sample', queryOf(state, world), cookie)
      expect([status, tokens.requests.length, await secrets(world)]).toEqual([400, 0, 0])
    })

    it('for another kind: 400, no exchange', async () => {
      const { world, tokens } = await open()
      const { state, cookie } = await world.begin()
      const { status } = await world.oauth.callback('other', query({ code: 'c', state }), cookie)
      expect([status, tokens.requests.length]).toEqual([400, 0])
    })

    it('used twice, one after the other: 400, one exchange', async () => {
      const { world, tokens } = await open()
      const { state, cookie } = await world.begin()
      const ask = () => world.oauth.callback('sample', query({ code: 'c', state }), cookie)
      expect([(await ask()).status, (await ask()).status, tokens.requests.length]).toEqual([302, 400, 1])
    })

    it('used by eight at once: one exchange, one secret', async () => {
      const { world, tokens } = await open()
      const { state, cookie } = await world.begin()
      const all = await Promise.all(
        Array.from({ length: 8 }, () => world.oauth.callback('sample', query({ code: 'c', state }), cookie)),
      )
      expect(all.map(({ status }) => status).sort()).toEqual([302, ...Array<number>(7).fill(400)])
      expect([tokens.requests.length, await secrets(world)]).toEqual([1, 1])
    })
  })

  it('a consent URL is good for ten minutes', async () => {
    const { world } = await open()
    const { flow_id: flowId, expires_at: end } = await world.oauth.initiate(world.callers[0], world.ask())
    world.pass(TEN_MINUTES - 1)
    const inTime = await world.oauth.start(flowId)
    world.pass(2)
    expect([inTime.status, (await world.oauth.start(flowId)).status, (await world.oauth.start('x')).status]).toEqual([
      302, 400, 400,
    ])
    expect(end).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it.each([
    ['4620816365', 'secret_id'],
    ['1/../2', 'error'],
  ])('a setting that the redirect has as %s ends a flow with %s', async (realmId, outcome) => {
    const config = { realm_id: { type: 'string', required: true, pattern: '^[0-9]{1,20}$' } }
    const sample = planOf({
      config,
      auth: {
        oauth: {
          type: 'oauth2',
          title: 'OAuth',
          authorize: 'https://auth.example.com/auth',
          token: 'https://auth.example.com/token',
          after_consent: [{ from: 'redirect', config: { realm_id: '$.realmId' } }],
        },
      },
    })
    const tokens = await startRawServer(jsonAnswer(TOKEN))
    const world = await worldOn(database(), { sample, upstream: tokens.origin })
    const { state, cookie } = await world.begin()
    const { headers } = await world.oauth.callback('sample', query({ code: 'c', state, realmId }), cookie)
    const { searchParams } = new URL(headers.location ?? '')
    expect([...searchParams.keys()]).toContain(outcome)
    const secretId = searchParams.get('secret_id')
    if (secretId === null) return expect(searchParams.get('error')).toBe('credentials_mismatch')
    const { organizationId } = world.callers[0]
    const asked = { organizationId, externalUserId: 'user_1', kind: 'sample', secretId }
    expect((await world.oauth.redeem(asked)).environment).toEqual({ realm_id: realmId })
  })

  describe('E18 a secret_id', () => {
    async function redeemable() {
      const { world } = await open()
      const { state, cookie } = await world.begin()
      const secretId = secretOf(await world.oauth.callback('sample', query({ code: 'c', state }), cookie))
      const asked = {
        organizationId: world.callers[0].organizationId,
        externalUserId: 'user_1',
        kind: 'sample',
        secretId,
      }
      return { world, asked }
    }

    it('works once', async () => {
      const { world, asked } = await redeemable()
      const { credentials } = await world.oauth.redeem(asked)
      expect(credentials).toMatchObject({ access_token: TOKEN.access_token, refresh_token: TOKEN.refresh_token })
      await expect(world.oauth.redeem(asked)).rejects.toMatchObject({ code: 'oauth_secret_not_found' })
    })

    it('is refused with the same words for every reason, and stays good for its owner', async () => {
      const { world, asked } = await redeemable()
      const wrong = [
        { ...asked, organizationId: world.callers[1].organizationId },
        { ...asked, externalUserId: 'user_2' },
        { ...asked, kind: 'other' },
        { ...asked, secretId: 'A'.repeat(43) },
        { ...asked, secretId: '' },
      ]
      const responses = await Promise.all(
        wrong.map((one) => world.oauth.redeem(one).catch((error: Error) => JSON.stringify(error))),
      )
      await world.oauth.redeem(asked)
      responses.push(await world.oauth.redeem(asked).then(String, (error: Error) => JSON.stringify(error)))
      expect([new Set(responses).size, responses[0]]).toEqual([
        1,
        expect.stringContaining('"oauth_secret_not_found","status":404'),
      ])
    })

    it('lasts ten minutes', async () => {
      const { world, asked } = await redeemable()
      world.pass(TEN_MINUTES)
      await expect(world.oauth.redeem(asked)).rejects.toMatchObject({ code: 'oauth_secret_not_found' })
    })

    it('C10 redeemed by eight at once is redeemed once', async () => {
      const { world, asked } = await redeemable()
      const all = await Promise.allSettled(Array.from({ length: 8 }, () => world.oauth.redeem(asked)))
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })

  describe('E19 a provider that refuses', () => {
    test.each([
      ['a script', { error: 'access_denied', error_description: '<script>alert(1)</script>' }, 'access_denied'],
      ['an error of 10 kB', { error: 'x'.repeat(10_000), error_description: 'y'.repeat(10_000) }, 'access_denied'],
      [
        'line breaks',
        { error: 'access_denied\r\nset-cookie: a=b', error_description: 'no\r\nset-cookie: a=b' },
        'access_denied',
      ],
      ['a known word', { error: 'invalid_scope' }, 'invalid_scope'],
      ['a code as well', { error: 'access_denied', code: 'c' }, 'access_denied'],
    ])('with %s', async (_, given, error) => {
      const { world, tokens } = await open()
      const { state, cookie } = await world.begin()
      const { status, headers, html } = await world.oauth.callback('sample', query({ ...given, state }), cookie)
      const end = new URL(headers.location!)
      expect([status, html, end.origin, end.searchParams.get('error'), tokens.requests.length]).toEqual([
        302,
        undefined,
        'https://app.example.com',
        error,
        0,
      ])
      expect(headers.location).toMatch(/^[\u0021-\u003b=?-~]{1,900}$/)
      expect(world.ends).toEqual([expect.objectContaining({ failed: error })])
    })

    it('without a flow: a page that says nothing of the request, and may load nothing but its own style', async () => {
      const { world } = await open()
      const { status, headers, html } = await world.oauth.callback(
        'sample',
        'error=<script>&error_description=<script>x&state=<b>',
      )
      const style = /<style>([^]*)<\/style>/.exec(html!)![1]!
      expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
        400,
        'text/html; charset=utf-8',
        expect.stringContaining(`default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}';`),
      ])
      expect(html).not.toMatch(/script|<b>/)
    })
  })

  it('E14 a secret_id that stands in redirect_url is replaced', async () => {
    const { world } = await open()
    const { state, cookie } = await world.begin({ redirect_url: `${BACK}&secret_id=planted&error=planted` })
    const { headers } = await world.oauth.callback('sample', query({ code: 'c', state }), cookie)
    const { searchParams } = new URL(headers.location!)
    expect([
      searchParams.getAll('secret_id').length,
      searchParams.get('secret_id'),
      searchParams.get('error'),
      searchParams.get('tab'),
    ]).toEqual([1, expect.stringMatching(/^[\w-]{43}$/), null, '2'])
  })

  it('a connector that is connected again gets the credentials, and no secret is made', async () => {
    const { world } = await open()
    const connectorId = await insertConnector(world, 'user_1')
    const { state, cookie } = await world.begin({ connector_id: connectorId })
    const { headers } = await world.oauth.callback('sample', query({ code: 'c', state }), cookie)
    expect(new URL(headers.location!).searchParams.get('connector_id')).toBe(connectorId)
    expect(world.connectors.get(connectorId)?.grant?.credentials).toMatchObject({ access_token: TOKEN.access_token })
    expect(await secrets(world)).toBe(0)
  })

  it('E1 a connector of another organization or customer cannot be connected again', async () => {
    const { world } = await open()
    const connectorId = await insertConnector(world, 'user_2')
    const ask = world.ask({ connector_id: connectorId })
    await expect(world.oauth.initiate(world.callers[1], ask)).rejects.toMatchObject({ code: 'connector_not_found' })
    await expect(world.oauth.initiate(world.callers[0], ask)).rejects.toMatchObject({ code: 'customer_mismatch' })
  })

  it('T9 no secret of a flow stands in the database', async () => {
    const { world } = await open()
    const waiting = await world.begin()
    const { state, cookie } = await world.begin()
    const secretId = secretOf(await world.oauth.callback('sample', query({ code: 'code-canary-5512', state }), cookie))
    await world.oauth.applications.put(world.callers[0].organizationId, 'sample', {
      client_id: 'own',
      client_secret: 'own-secret-canary-77',
    })
    const rows = await Promise.all(
      ['oauth_flows', 'oauth_secrets', 'oauth_applications'].map((table) =>
        database().query<{ row: string }>(`select t::text as row from ${table} t`),
      ),
    )
    const dump = rows
      .flat()
      .map(({ row }) => decoded(row))
      .join('\n')
    const canaries = [
      waiting.flowId,
      waiting.state,
      waiting.cookie.split('=')[1]!,
      secretId,
      TOKEN.access_token,
      TOKEN.refresh_token,
      'code-canary-5512',
      'own-secret-canary-77',
      CLIENT.client_secret,
    ]
    expect([dump.length > 500, canaries.filter((canary) => dump.includes(canary))]).toEqual([true, []])
  })

  it('prune deletes what is over, and nothing else', async () => {
    const { world } = await open()
    const { state, cookie } = await world.begin()
    await world.oauth.callback('sample', query({ code: 'c', state }), cookie)
    await world.begin()
    await world.oauth.prune()
    const count = async () =>
      (
        await database().query('select 1 from oauth_flows where organization_id = $1', [
          world.callers[0].organizationId,
        ])
      ).length + (await secrets(world))
    // The flow that ended stays until it expires, so that its page can ask for it.
    expect(await count()).toBe(3)
    world.pass(TEN_MINUTES)
    expect(await world.oauth.prune()).toBeGreaterThanOrEqual(2)
    expect(await count()).toBe(0)
  })

  async function insertConnector({ callers, connectors }: World, externalUserId: string): Promise<string> {
    const { organizationId } = callers[0]
    const [{ customer, connector }] = (await database().query<{ customer: string; connector: string }>(
      'select gen_random_uuid() as customer, gen_random_uuid() as connector',
    )) as [{ customer: string; connector: string }]
    await database().query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
      customer,
      organizationId,
      externalUserId,
    ])
    await database().query(
      `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
       values ($1, $2, $3, 'sample', 'Sample', 'oauth', '1.0.0', 'needs_reauth')`,
      [connector, organizationId, customer],
    )
    connectors.set(connector, { kind: 'sample', externalUserId, organizationId, auth: 'oauth' })
    return connector
  }
})

/** A dumped row with what its bytes would read as. */
function decoded(row: string): string {
  return (
    row + [...row.matchAll(/\\\\?x([0-9a-f]+)/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('')
  )
}
