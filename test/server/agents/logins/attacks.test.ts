/** Attacks on logins of agents, each refused. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API, CONNECTORS } from '../../api/world.ts'
import { CLIENT, EVIL, EVIL_BACK, LoginWorld, said, sendForm } from './world.ts'

let world: LoginWorld
beforeAll(async () => {
  world = await LoginWorld.start(['limits.requestsPerMinutePerCustomer=100000'])
})
afterAll(() => world?.close())

describe('a code', () => {
  it.each<[string, Record<string, string>, string]>([
    ['L6 with another verifier (code injection)', { code_verifier: 'x'.repeat(43) }, '400 invalid_grant'],
    ['L6 by another client', { client_id: EVIL }, '400 invalid_grant'],
    ['L6 for another redirect URL', { redirect_uri: EVIL_BACK }, '400 invalid_grant'],
    ['L3 for another audience', { resource: 'https://other.example/mcp' }, '400 invalid_target'],
    ['L2 with a verifier that is too short', { code_verifier: 'short' }, '400 invalid_request'],
    ['L5 with a secret', { client_secret: 's' }, '401 invalid_client'],
    ['L6 that is none', { code: 'A'.repeat(43) }, '400 invalid_grant'],
    ['L6 by a password grant', { grant_type: 'password' }, '400 unsupported_grant_type'],
  ])('%s gets no token', async (_, more, refusal) => {
    expect(said(await world.exchange(await world.logIn(), more))).toBe(refusal)
  })

  it('L6 that was tried with another verifier is good for nobody', async () => {
    const login = await world.logIn()
    await world.exchange(login, { code_verifier: 'x'.repeat(43) })
    expect(said(await world.exchange(login))).toBe('400 invalid_grant')
  })

  it('L6 that is presented twice ends what it gave', async () => {
    const login = await world.logIn()
    const { access_token: token, refresh_token: refresh } = JSON.parse((await world.exchange(login)).text)
    expect((await world.call(token)).status).toBe(200)
    expect(said(await world.exchange(login))).toBe('400 invalid_grant')
    expect((await world.call(token)).status).toBe(401)
    expect(said(await world.refresh(refresh))).toBe('400 invalid_grant')
  })

  it('L6 by Basic authorization gets no token', async () => {
    const basic = { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` }
    expect(said(await world.exchange(await world.logIn(), {}, basic))).toBe('401 invalid_client')
  })

  it('L6 after its minute gets no token', async () => {
    const login = await world.logIn()
    world.pass(61_000)
    expect(said(await world.exchange(login))).toBe('400 invalid_grant')
  })

  it('L7 comes back with the issuer and the state, so that a client notices another server (mix-up)', async () => {
    const { answer } = await world.logIn()
    expect([answer.back.get('iss'), answer.back.get('state')]).toEqual([world.origin, 'st'])
  })
})

describe('a refresh token', () => {
  it('L8 that is used twice ends the grant', async () => {
    const { access_token: token, refresh_token: refresh } = await world.tokens()
    const second = JSON.parse((await world.refresh(refresh)).text)
    world.pass(31_000)
    expect(said(await world.refresh(refresh))).toBe('400 invalid_grant')
    expect(said(await world.refresh(second.refresh_token))).toBe('400 invalid_grant')
    expect([(await world.call(token)).status, (await world.call(second.access_token)).status]).toEqual([401, 401])
  })

  it('L8 of another client ends the grant', async () => {
    const { refresh_token: refresh } = await world.tokens()
    expect(said(await world.refresh(refresh, { client_id: EVIL }))).toBe('400 invalid_grant')
    expect(said(await world.refresh(refresh))).toBe('400 invalid_grant')
  })

  it('L9 gets no scope that the user did not allow', async () => {
    const { refresh_token: refresh } = await world.tokens({ level: 'read' })
    expect(said(await world.refresh(refresh, { scope: 'write' }))).toBe('400 invalid_scope')
  })

  it('L10 of a grant that is over gets no token', async () => {
    const { refresh_token: refresh } = await world.tokens({ days: '1' })
    world.pass(86_400_000)
    expect(said(await world.refresh(refresh))).toBe('400 invalid_grant')
  })

  it('L8 is no access token, and no access token is one', async () => {
    const { access_token: token, refresh_token: refresh } = await world.tokens()
    expect([(await world.call(refresh)).status, said(await world.refresh(token))]).toEqual([401, '400 invalid_grant'])
  })
})

describe('a ticket', () => {
  const ticketOf = async () => (await world.begin(world.browser(), world.asked())).back.get('ticket')!

  it('L11 is good once', async () => {
    const ticket = await ticketOf()
    await world.identify(ticket)
    expect(await world.identify(ticket, 'user_2')).toBe('404 login_not_found')
  })

  it('L11 of another application or organization is not there', async () => {
    expect(await world.identify(await ticketOf(), 'user_1', world.api.second)).toBe('404 login_not_found')
  })

  it('L11 after its time is not there', async () => {
    const ticket = await ticketOf()
    world.pass(16 * 60_000)
    expect(await world.identify(ticket)).toBe('404 login_not_found')
  })

  it('L11 that an attacker sends to a user leads their browser nowhere (ticket fixation)', async () => {
    const attacker = world.browser()
    const ticket = (await world.begin(attacker, world.asked())).back.get('ticket')!
    const next = await world.identify(ticket, 'victim')
    const victim = world.browser()
    expect((await victim.send(next)).status).toBe(400)
    const login = new URL(next).searchParams.get('login')!
    expect((await victim.send('/agents/consent', world.allowed(login))).status).toBe(400)
  })

  it('L11 does not open the page to the browser that holds it', async () => {
    const browser = world.browser()
    const ticket = (await world.begin(browser, world.asked())).back.get('ticket')!
    await world.identify(ticket)
    expect((await browser.send(`/agents/consent?login=${ticket}`)).status).toBe(400)
  })

  it('L11 is named by no token of a customer', async () => {
    const token = await world.scoped('user_1')
    const body = { ticket: await ticketOf(), external_user_id: 'user_1' }
    const { status } = await world.api.call('POST', `${API}/agents/logins`, { token, body })
    expect(status).toBe(403)
  })
})

describe('the page of consent', () => {
  it.each<[string, Record<string, string>]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of no origin', { origin: 'null' }],
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of another host of the site', { 'sec-fetch-site': 'same-site' }],
  ])('L12 takes no form %s (CSRF)', async (_, headers) => {
    const { browser, login } = await world.opened()
    expect((await browser.send('/agents/consent', world.allowed(login), headers)).status).toBe(400)
  })

  it('L12 takes no form without the code of the login', async () => {
    const { browser } = await world.opened()
    expect((await browser.send('/agents/consent', world.allowed(''))).status).toBe(400)
  })

  it('L12 takes a form once', async () => {
    const { browser, login } = await world.opened()
    expect((await browser.send('/agents/consent', world.allowed(login))).status).toBe(303)
    expect((await browser.send('/agents/consent', world.allowed(login))).status).toBe(400)
  })

  it('X14 is of no suspended organization', async () => {
    const { browser, login } = await world.opened()
    const { organizations } = world.api.server.services.access
    await organizations.suspend(world.api.first.organizationId)
    const shown = await browser.send(`/agents/consent?login=${login}`)
    const sent = await browser.send('/agents/consent', world.allowed(login))
    await organizations.activate(world.api.first.organizationId)
    // Its tokens ended.
    world.pass(0)
    expect([shown.status, sent.status]).toEqual([400, 400])
    expect((await browser.send('/agents/consent', world.allowed(login))).status).toBe(303)
  })

  it('L12 is embedded nowhere, and runs no script (clickjacking)', async () => {
    const { page } = await world.opened()
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://agent.example;")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })

  it('L13 asks each time, and shows the host of a client that calls itself like another (confused deputy)', async () => {
    await world.logIn()
    const asked = world.asked({ client_id: EVIL, redirect_uri: EVIL_BACK })
    const { page } = await world.opened(asked)
    expect([page.status, page.text.includes('evil.example')]).toEqual([200, true])
    expect(page.text).not.toContain('agent.example')
  })

  it('L9 gives no level beyond what the client asked', async () => {
    const { answer } = await world.logIn(world.asked({ scope: 'read' }), { level: 'delete' })
    expect(answer.back.get('error')).toBe('access_denied')
  })

  it('L14 gives no connector of another customer', async () => {
    const foreign = await world.connector('somebody')
    const { access_token: token } = await world.tokens({ connector: [foreign.id], later: '0' })
    expect((await world.call(token)).text).not.toContain(foreign.id)
  })

  it('L12 escapes what a client and a customer are called', async () => {
    const { page } = await world.opened(world.asked(), '<b>"user"')
    expect([page.text.includes('<b>'), page.text.includes('&#60;b&#62;')]).toEqual([false, true])
  })
})

describe('an access token', () => {
  it.each<[string, string]>([
    ['GET', CONNECTORS],
    ['GET', `${API}/agents/grants`],
    ['GET', `${API}/audit`],
    ['GET', `${API}/customers`],
    ['GET', `${API}/account/applications/scoped-token/info`],
  ])('L3 is refused by %s %s', async (method, path) => {
    const { access_token: token } = await world.tokens()
    const { status, body } = await world.api.call(method, path, { token })
    expect([status, body.code]).toEqual([403, 'token_kind_forbidden'])
  })

  it('L9 that only reads asks for a wider scope when it writes', async () => {
    await world.connector('user_1')
    const { access_token: token } = await world.tokens({ level: 'read' })
    const answer = await world.call(token, 'execute_write', {
      connector: 'stripe',
      entity: 'customers',
      action: 'create',
      params: {},
    })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      403,
      `Bearer resource_metadata="${world.origin}/.well-known/oauth-protected-resource/mcp", scope="read write delete pay", error="insufficient_scope"`,
    ])
  })

  it('L9 that writes deletes nothing', async () => {
    const { access_token: token } = await world.tokens({ level: 'write' })
    const params = { connector: 'stripe', entity: 'customers', params: { id: 'cus_1' } }
    expect((await world.call(token, 'execute_delete', params)).status).toBe(403)
  })

  it.each([
    ['delete', 403],
    ['pay', 200],
  ] as const)('L9 of level %s gets %i for a payment', async (level, status) => {
    await world.connector('user_1')
    const { access_token: token } = await world.tokens({ level })
    const params = { connector: 'stripe', entity: 'refunds', action: 'create', params: { charge: 'ch_1' } }
    expect((await world.call(token, 'execute_payment', params)).status).toBe(status)
  })

  it('L14 sees the connectors that its user chose, by name and by ID', async () => {
    const [chosen, other] = [await world.connector('chooser'), await world.connector('chooser')]
    const { access_token: token } = await world.tokens({ connector: [chosen.id], later: '0' }, 'chooser')
    await world.connector('chooser')
    const shown = new Set((await world.call(token)).text.match(/stripe-[0-9a-f]+/g))
    expect(shown).toEqual(new Set([`stripe-${chosen.id.slice(0, 4)}`]))
    const read = { connector: other.id, entity: 'customers', action: 'list' }
    expect((await world.call(token, 'execute_read', read)).text).toContain('isError":true')
  })

  it('L10 of a grant that is over is refused', async () => {
    const { access_token: token } = await world.tokens({ days: '1' })
    world.pass(86_400_000)
    expect((await world.call(token)).status).toBe(401)
  })

  it('L15 ends with its grant, which no other customer or organization can end', async () => {
    const { access_token: token } = await world.tokens({}, 'owner')
    const grantsOf = async (bearer: string) => world.api.call('GET', `${API}/agents/grants`, { token: bearer })
    const [mine, others] = [await world.scoped('owner'), await world.scoped('other')]
    const [grant] = (await grantsOf(mine)).body.data
    expect((await grantsOf(others)).body.data).toEqual([])
    const end = async (bearer: string) =>
      (await world.api.call('DELETE', `${API}/agents/grants/${grant.id}`, { token: bearer })).status
    expect([
      await end(others),
      await end(await world.token(world.api.second)),
      (await world.call(token)).status,
    ]).toEqual([404, 404, 200])
    expect([await end(mine), (await world.call(token)).status]).toEqual([204, 401])
  })

  it('L15 ends by revocation of either token, for its own client only', async () => {
    const { access_token: token, refresh_token: refresh } = await world.tokens()
    const revoke = (value: string, client_id: string) =>
      sendForm(`${world.origin}/oauth/revoke`, { token: value, client_id })
    expect([(await revoke(token, EVIL)).status, (await world.call(token)).status]).toEqual([200, 200])
    expect([(await revoke(refresh, CLIENT)).status, (await world.call(token)).status]).toEqual([200, 401])
  })

  it('L15 ends when the application revokes the customer', async () => {
    const { access_token: token, refresh_token: refresh } = await world.tokens({}, 'leaver')
    const body = { external_user_id: 'leaver' }
    await world.api.call('POST', `${API}/account/applications/revoke`, { token: await world.token(), body })
    expect([(await world.call(token)).status, said(await world.refresh(refresh))]).toEqual([401, '400 invalid_grant'])
  })
})

describe('an invitation', () => {
  const invite = async (user = 'guest') => {
    const body = { external_user_id: user }
    return (await world.api.call('POST', `${API}/agents/invitations`, { token: await world.token(), body })).body
      .url as string
  }
  const codeOf = (url: string) => new URL(url).searchParams.get('code')!

  it('L16 opens once, and only by its form', async () => {
    const url = await invite()
    const [browser, thief] = [world.browser(), world.browser()]
    expect([(await browser.send(url)).status, browser.cookie]).toEqual([200, undefined])
    expect((await browser.send('/agents/invitation', { code: codeOf(url) })).status).toBe(200)
    expect((await thief.send('/agents/invitation', { code: codeOf(url) })).status).toBe(400)
    const begun = await world.begin(browser, world.asked())
    expect((await browser.send(begun.headers.get('location')!)).text).toContain('guest')
  })

  it('L16 gives nothing to a browser whose cookie was planted before (session fixation)', async () => {
    const planted = world.browser()
    await world.begin(planted, world.asked())
    const { cookie } = planted
    await planted.send('/agents/invitation', { code: codeOf(await invite()) })
    const attacker = world.browser()
    attacker.cookie = cookie
    expect((await world.begin(attacker, world.asked())).headers.get('location')).toContain('app.example.com')
  })

  it('L16 takes no form of another site', async () => {
    const form = { code: codeOf(await invite()) }
    expect((await world.browser().send('/agents/invitation', form, { origin: 'https://evil.example' })).status).toBe(
      400,
    )
  })
})

it('L17 a login page is https without tricks, and of the application alone', async () => {
  const put = async (login_url: string, token?: string) =>
    (
      await world.api.call('PUT', `${API}/agents/login-page`, {
        token: token ?? (await world.token()),
        body: { login_url },
      })
    ).status
  const urls = [
    'http://app.example.com/',
    'https://a@evil.example/',
    'javascript:alert(1)',
    'https://app.example.com/#x',
  ]
  expect(await Promise.all(urls.map((url) => put(url)))).toEqual([422, 422, 422, 422])
  expect(await put('https://evil.example/', await world.scoped('user_1'))).toBe(403)
})

it('L18 no secret of a login is in the database as it is sent', async () => {
  const login = await world.logIn()
  const { access_token: token, refresh_token: refresh } = JSON.parse((await world.exchange(login)).text)
  const rows = await world.api.database.query<{ text: string }>(
    `select g::text || coalesce(t::text, '') || coalesce(r::text, '') as text from agent_grants g
     left join tokens t on t.grant_id = g.id left join agent_refresh_tokens r on r.grant_id = g.id`,
  )
  const all = rows.map(({ text }) => text).join('')
  expect([token, refresh, login.code].some((secret) => all.includes(secret))).toBe(false)
  expect(all).toContain(createHash('sha256').update(token).digest('hex'))
})
