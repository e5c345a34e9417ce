/** Logins of agents whose users sign in at the operator's provider. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentedSettings } from '../../../support/documented-settings.ts'
import { OPENID_CLIENT, type ProviderFault, TestOpenidProvider } from '../../../support/openid-provider.ts'
import { API } from '../../api/world.ts'
import { type Answer, LoginWorld, said, type TestBrowser } from './world.ts'

let world: LoginWorld
let provider: TestOpenidProvider
let folder: string
beforeAll(async () => {
  provider = await TestOpenidProvider.start()
  folder = mkdtempSync(join(tmpdir(), 'plugboard-sign-in-'))
  const file = join(folder, 'secret')
  writeFileSync(file, OPENID_CLIENT.clientSecret, { mode: 0o600 })
  world = await LoginWorld.start([], (clientId) =>
    documentedSettings('agents.md', 'oidc:', {
      'agents.clientId': clientId,
      'agents.oidc.issuer': provider.issuer,
      'agents.oidc.clientId': OPENID_CLIENT.clientId,
      'agents.oidc.clientSecretFile': file,
    }),
  )
  provider.redirectUris.add(`${world.origin}/agents/login/callback`)
})
afterAll(async () => {
  await world?.close()
  await provider?.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  provider.fault = {}
})

const locationOf = ({ headers }: Answer) => headers.get('location') ?? ''

/** A browser begins a login and signs in. @returns where the provider sends it, without going there */
async function back(browser: TestBrowser, person: Readonly<Record<string, unknown>> = { sub: 'user-7' }) {
  provider.person = person
  const begun = await world.begin(browser, world.asked())
  return (await fetch(locationOf(begun), { redirect: 'manual' })).headers.get('location') ?? ''
}

/** A browser signs in. @returns the answer to the response of the provider */
async function signedIn(browser: TestBrowser, person?: Readonly<Record<string, unknown>>): Promise<Answer> {
  return browser.send(await back(browser, person))
}

it('a user who signs in decides on the page, and the agent acts for the customer of the claim', async () => {
  const [browser, asked] = [world.browser(), world.asked()]
  provider.person = { sub: 'user-7' }
  const begun = await world.begin(browser, asked)
  expect(locationOf(begun).startsWith(`${provider.issuer}/authorize?`)).toBe(true)
  const sent = await fetch(locationOf(begun), { redirect: 'manual' })
  const next = locationOf(await browser.send(sent.headers.get('location') ?? ''))
  const page = await browser.send(next)
  expect([page.status, page.text.includes('user-7')]).toEqual([200, true])
  const login = new URL(next).searchParams.get('login') ?? ''
  const answer = await browser.send('/agents/consent', world.allowed(login))
  const code = answer.back.get('code') ?? ''
  const { access_token: token } = JSON.parse((await world.exchange({ ...asked, browser, answer, code })).text)
  expect((await world.call(token)).status).toBe(200)
  const { body } = await world.api.call('GET', `${API}/customers?external_user_id_contains=user-7`, {
    token: await world.token(),
  })
  expect(body.data).toHaveLength(1)
})

it('an invitation comes before the provider', async () => {
  const invited = { token: await world.token(), body: { external_user_id: 'guest' } }
  const { url } = (await world.api.call('POST', `${API}/agents/invitations`, invited)).body
  const browser = world.browser()
  await browser.send('/agents/invitation', { code: new URL(url).searchParams.get('code') ?? '' })
  expect(locationOf(await world.begin(browser, world.asked()))).toContain('/agents/consent?login=')
})

it('a provider that does not respond is told to the agent', async () => {
  const other = await TestOpenidProvider.start()
  await other.close()
  const unreachable = await LoginWorld.start([], (clientId) => [
    `agents.clientId=${clientId}`,
    `agents.oidc.issuer=${other.issuer}`,
    'agents.oidc.clientId=c',
  ])
  const begun = await unreachable.begin(unreachable.browser(), unreachable.asked())
  await unreachable.close()
  expect([said(begun), begun.back.get('state')]).toEqual(['302 temporarily_unavailable', 'st'])
})

describe('G1 the response of a provider', () => {
  it('is good for the browser that began, once', async () => {
    const [mine, other] = [world.browser(), world.browser()]
    const response = await back(mine)
    await world.begin(other, world.asked())
    expect((await other.send(response)).status).toBe(400)
    expect((await world.browser().send(response)).status).toBe(400)
    expect((await mine.send(response)).status).toBe(302)
    expect((await mine.send(response)).status).toBe(400)
  })

  it('is good for a quarter of an hour', async () => {
    const browser = world.browser()
    const response = await back(browser)
    world.pass(16 * 60_000)
    const answer = await browser.send(response)
    // The provider keeps real time.
    world.pass(-16 * 60_000)
    expect([answer.status, answer.text.includes('or it has ended')]).toEqual([400, true])
  })

  it('without a state is good for nothing', async () => {
    const browser = world.browser()
    const response = new URL(await back(browser))
    response.searchParams.delete('state')
    expect((await browser.send(response.href)).status).toBe(400)
  })
})

describe('a response that is refused', () => {
  it.each<[string, string, ProviderFault]>([
    ['G2 comes from another issuer (mix-up)', 'another issuer', { response: { iss: 'https://other.example' } }],
    ['G3 is for another client', 'another client', { claims: { aud: 'another' } }],
    ['G3 has the nonce of another sign-in', 'another sign-in', { claims: { nonce: 'another' } }],
    ['G3 is signed by nobody', 'not signed', { header: { alg: 'none' }, key: 'nobody' }],
    ['G4 has an error', 'access_denied', { response: { code: undefined, error: 'access_denied' } }],
  ])('%s', async (_, reason, fault) => {
    provider.fault = fault
    const answer = await signedIn(world.browser())
    expect([answer.status, answer.text.includes(reason)]).toEqual([400, true])
  })
})

describe('G10 a claim', () => {
  it.each<[string, unknown]>([
    ['that is absent', undefined],
    ['that is a list of several', ['a', 'b']],
    ['that is a number', 7],
    ['that is empty', ''],
    ['that no customer can have', 'a\u0000b'],
  ])('%s names no customer', async (_, sub) => {
    const answer = await signedIn(world.browser(), { sub })
    expect(answer.status).toBe(400)
  })

  it('names a customer of the application of the settings alone', async () => {
    await signedIn(world.browser(), { sub: 'user-of-first' })
    const of = async (token: string) =>
      (await world.api.call('GET', `${API}/customers?external_user_id_contains=user-of-first`, { token })).body.data
    expect([(await of(await world.token())).length, (await of(await world.token(world.api.second))).length]).toEqual([
      1, 0,
    ])
  })

  it('leaves no login page of another application in its place', async () => {
    const body = { login_url: 'https://evil.example/login' }
    await world.api.call('PUT', `${API}/agents/login-page`, { token: await world.token(world.api.second), body })
    expect(locationOf(await world.begin(world.browser(), world.asked()))).toContain(`${provider.issuer}/authorize`)
  })
})

it('G11 no token or client secret is stored or logged', async () => {
  expect((await signedIn(world.browser(), { sub: 'user-11' })).status).toBe(302)
  const rows = await world.api.database.query<{ text: string }>(
    'select l::text as text from agent_logins l union all select c::text from customers c',
  )
  const all = [...rows.map(({ text }) => text), ...world.api.server.logged].join('\n')
  const secrets = [OPENID_CLIENT.clientSecret, provider.lastTokens.id_token, provider.lastTokens.access_token].map(
    String,
  )
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(all).toContain('user-11')
})
