/** Operators who sign in at an OpenID provider: what gives a role, and how every wrong response is refused. */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plantCustomer } from '../../../support/console.ts'
import { OPENID_CLIENT, type ProviderFault } from '../../../support/openid-provider.ts'
import { codeIn, SignInWorld } from './sign-in-world.ts'

let world: SignInWorld
let ahead = 0
beforeAll(async () => {
  world = await SignInWorld.start([], { now: () => Date.now() + ahead })
})
afterAll(() => world?.close())
afterEach(() => {
  world.provider.fault = {}
  ahead = 0
})

const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ADA = { sub: 'subject-ada', email: 'ada@example.com', email_verified: true, groups: ['platform', 'all'] }
/** Whether a page opens nothing. */
const opens = ({ text }: { readonly text: string }) => text.includes('name="code"')

describe('a sign-in', () => {
  it('leads from the login page to the provider and back, and a form begins the session', async () => {
    const browser = world.browser()
    const login = await browser.send('/login')
    expect([login.text.includes('Sign in with Example ID'), login.text.includes('plugboard console login')]).toEqual([
      true,
      true,
    ])
    const page = await world.signIn(browser, ADA)
    expect([page.status, page.text.includes('ada@example.com'), page.text.includes('<b>owner</b>')]).toEqual([
      200,
      true,
      true,
    ])
    expect((await browser.send('/')).status).toBe(401)
    const begun = await browser.send('/login', { code: codeIn(page) })
    expect([begun.status, begun.location, (await browser.send('/')).status]).toEqual([303, '/', 200])
  })

  it('leaves links as they are', async () => {
    const cookie = await world.console.logIn('viewer')
    expect((await world.console.get('/', { cookie })).status).toBe(200)
  })

  it('gives the highest role of the values', async () => {
    const page = await world.signIn(world.browser(), { ...ADA, groups: ['helpdesk', 'platform'] })
    expect(page.text).toContain('<b>owner</b>')
  })

  it('takes one text as a value', async () => {
    expect((await world.signIn(world.browser(), { ...ADA, groups: 'helpdesk' })).text).toContain('<b>support</b>')
  })

  it('tells a person without a role why, and what to do', async () => {
    const page = await world.signIn(world.browser(), { ...ADA, groups: ['<b>sales', 'all'] })
    expect([page.status, opens(page)]).toEqual([403, false])
    expect(page.text).toContain('console.oidc.roles')
    expect(page.text).toContain('&#60;b&#62;sales, all')
  })

  it('G9 each act names email address, subject and issuer in the audit trail', async () => {
    const planted = await plantCustomer(world.console.server, (field) => `${field}-g9`)
    const browser = await world.logIn(ADA)
    const { organizationId, connectorId } = planted
    const path = `/connectors/${organizationId}/${connectorId}`
    const csrf = /name="csrf" value="([^"]+)"/.exec((await browser.send('/operators')).text)?.[1] ?? ''
    await browser.send(`${path}/disable`, { csrf })
    const { audit } = world.console.server.services
    await audit.flush()
    const { data } = await audit.list({ organizationId, limit: 1000 })
    const actors = data.filter(({ actor }) => actor.kind === 'operator').map(({ actor }) => actor.id)
    expect(actors).toEqual([`ada@example.com (subject-ada at ${world.provider.issuer})`])
  })
})

describe('G1 the response of a provider', () => {
  it('opens nothing in another browser', async () => {
    world.provider.person = ADA
    const [mine, other] = [world.browser(), world.browser()]
    const back = await world.back(mine)
    await world.back(other)
    expect(await other.send(back)).toMatchObject({ status: 400 })
    expect(opens(await world.browser().send(back))).toBe(false)
  })

  it('opens nothing a second time', async () => {
    const browser = world.browser()
    world.provider.person = ADA
    const back = await world.back(browser)
    const { cookies } = browser
    const before = new Map(cookies)
    expect(opens(await browser.send(back))).toBe(true)
    expect(opens(await browser.send(back))).toBe(false)
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect(opens(await browser.send(back))).toBe(false)
  })

  it('opens nothing with two cookies of one name, or with one that the server did not make', async () => {
    const browser = world.browser()
    const back = await world.back(browser)
    const own = browser.header()
    const [name] = own.split('=')
    for (const cookie of [`${own}; ${name}=x`, `${name}=short`, '']) {
      const answer = await fetch(back, { headers: { cookie }, redirect: 'manual' })
      expect([cookie, answer.status]).toEqual([cookie, 400])
    }
  })
})

describe('a response that is refused', () => {
  it.each<[string, string, ProviderFault]>([
    [
      'G2 comes from another issuer (mix-up)',
      'comes from another issuer',
      { response: { iss: 'https://other.example' } },
    ],
    [
      'G2 names no issuer, although the provider always does',
      'comes from another issuer',
      { response: { iss: undefined } },
    ],
    ['G1 has another state', 'another browser or sign-in', { response: { state: 'x'.repeat(43) } }],
    ['G1 has no state', 'another browser or sign-in', { response: { state: undefined } }],
    [
      'G4 has a code that the provider did not make',
      'the provider refused (invalid_grant)',
      { response: { code: 'made-up' } },
    ],
    ['G4 has no code', 'is not valid', { response: { code: undefined } }],
    [
      'G4 has an error',
      'the provider refused (access_denied)',
      { response: { code: undefined, error: 'access_denied' } },
    ],
    [
      'G4 has a token in place of a code',
      'is not valid',
      { response: { code: undefined, id_token: 'x.y.z', access_token: 'a' } },
    ],
    ['G3 has no ID token', 'is not valid', { tokens: { id_token: undefined } }],
    ['G3 is for another client', 'is for another client', { claims: { aud: 'another' } }],
    [
      'G3 is for several clients, and issued to another',
      'is for another client',
      { claims: { aud: ['plugboard', 'another'], azp: 'another' } },
    ],
    ['G3 has an ID token of another issuer', 'comes from another issuer', { claims: { iss: 'https://other.example' } }],
    ['G3 has the nonce of another sign-in (replay)', 'belongs to another sign-in', { claims: { nonce: 'another' } }],
    ['G3 has no nonce', 'is not valid', { claims: { nonce: undefined } }],
    ['G3 has expired', 'has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
    ['G3 has no end', 'is not valid', { claims: { exp: undefined } }],
    ['G3 is not valid yet', 'is not valid yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
    ['G3 names nobody', 'is not valid', { claims: { sub: undefined } }],
    ['G3 names somebody by a number', 'is not valid', { claims: { sub: 7 } }],
    ['G3 names somebody by hidden characters', 'is not a plain text', { claims: { sub: 'ada\u202e' } }],
    ['G3 names somebody by 300 characters', 'is not a plain text', { claims: { sub: 'a'.repeat(300) } }],
    ['G3 is signed by nobody', 'not signed by the provider', { header: { alg: 'none' }, key: 'nobody' }],
    ['G3 has no signature', 'not signed by the provider', { key: 'nobody' }],
    ['G3 is signed by another key', 'not signed by the provider', { key: foreign.privateKey }],
    ['G3 names a key that is not published', 'not signed by the provider', { header: { kid: 'k2' } }],
    ['G3 asks for a shared secret', 'not signed by the provider', { header: { alg: 'HS256' } }],
    ['G3 is not JSON', 'is not valid', { tokens: { id_token: 'x.y.z' } }],
  ])('%s', async (_, reason, fault) => {
    world.provider.fault = fault
    const page = await world.signIn(world.browser(), ADA)
    expect([page.status, opens(page), page.text.includes('You are not signed in')]).toEqual([400, false, true])
    expect(page.text).toContain(reason)
  })

  it('G3 has expired by the clock of the server', async () => {
    world.provider.person = ADA
    const browser = world.browser()
    const back = await world.back(browser)
    ahead = 600_000
    expect((await browser.send(back)).text).toContain('its ID token has expired')
  })

  it('G4 has the code of another person’s browser (code injection)', async () => {
    const [attacker, victim] = [world.browser(), world.browser()]
    world.provider.person = ADA
    const stolen = new URL(await world.back(victim)).searchParams.get('code') ?? ''
    world.provider.person = { sub: 'attacker' }
    const own = new URL(await world.back(attacker))
    own.searchParams.set('code', stolen)
    expect((await attacker.send(own.href)).text).toContain('the provider refused (invalid_grant)')
  })
})

describe('G5 a claim', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['that is absent', {}],
    ['that is an object', { groups: { platform: true } }],
    ['that is a number', { groups: 1 }],
    ['that is true', { groups: true }],
    ['whose values are joined', { groups: 'platform,all' }],
    ['whose values are parted by blanks', { groups: 'platform all' }],
    ['in other letters', { groups: ['Platform'] }],
    ['with a blank', { groups: ['platform '] }],
    ['with lists in it', { groups: [['platform']] }],
    ['that is a property of every object', { groups: ['constructor', '__proto__', 'toString'] }],
    ['of another name', { roles: ['platform'], group: ['platform'], Groups: ['platform'] }],
    [
      'with more values than anybody has',
      { groups: [...Array.from({ length: 1000 }, (_, at) => `g${at}`), 'platform'] },
    ],
  ])('%s gives no role', async (_, claims) => {
    expect((await world.signIn(world.browser(), { sub: 's', ...claims })).status).toBe(403)
  })
})

describe('G6 a session', () => {
  it('begins by a form of the console alone, with a secret that nobody knew before', async () => {
    const browser = world.browser()
    const planted = 'p'.repeat(43)
    const name = `operator_${new URL(world.console.url).port}`
    browser.cookies.set(name, planted)
    const page = await world.signIn(browser, ADA)
    expect(browser.cookies.get(name)).toBe(planted)
    const form = new URLSearchParams({ code: codeIn(page) })
    const other = await fetch(`${world.console.url}/login`, {
      method: 'POST',
      body: form,
      headers: { origin: 'https://evil.example' },
    })
    expect(other.status).toBe(403)
    await browser.send('/login', { code: codeIn(page) })
    expect(browser.cookies.get(name)).not.toBe(planted)
    const second = world.browser()
    expect((await second.send('/login', { code: codeIn(page) })).status).toBe(400)
  })

  it('leads nowhere but to the overview, whatever the addresses say (open redirect)', async () => {
    const browser = world.browser()
    const { location } = await browser.send('/login/oidc?next=https://evil.example&redirect_uri=https://evil.example')
    expect(location.startsWith(`${world.provider.issuer}/authorize?`)).toBe(true)
    expect(location).not.toContain('evil')
    const back = (await fetch(location, { redirect: 'manual' })).headers.get('location') ?? ''
    const page = await browser.send(`${back}&next=https://evil.example`)
    const begun = await browser.send('/login?next=https://evil.example', { code: codeIn(page) })
    expect([page.text.includes('evil'), begun.location]).toEqual([false, '/'])
  })

  it('begins at the one address that is registered', async () => {
    const { port } = new URL(world.console.url)
    const answer = await fetch(`http://localhost:${port}/login/oidc`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(`${world.console.url}/login/oidc`)
  })
})

it('G11 no token, code, verifier or secret of a client is kept, shown or logged', async () => {
  const browser = world.browser()
  world.provider.person = ADA
  const back = await world.back(browser)
  const cookies = [...browser.cookies.values()]
  const page = await browser.send(back)
  await browser.send('/login', { code: codeIn(page) })
  const { services, logged } = world.console.server
  const rows = await services.database.query<{ text: string }>(
    'select s::text as text from operator_sessions s union all select l::text from operator_logins l',
  )
  const all = [page.text, ...logged, ...rows.map(({ text }) => text)].join('\n')
  const secrets = [
    OPENID_CLIENT.clientSecret,
    new URL(back).searchParams.get('code') ?? '',
    ...cookies,
    ...Object.values(world.provider.lastTokens)
      .map(String)
      .filter((text) => text.length > 20),
  ]
  expect(secrets.length).toBeGreaterThan(4)
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(all).toContain('subject-ada')
})
