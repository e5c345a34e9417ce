/** OAuth in the application's own process, with a real OAuth server on loopback. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  connect,
  ConnectorError,
  type Consent,
  consent,
  type ConsentOptions,
  type KindModule,
} from '../../client/index.ts'
import {
  type Credentials,
  type Exchange,
  replayTransport,
  type ResolvedManifest,
  undiciTransport,
} from '../../runtime/index.ts'
import { CLIENT, providerPlan, type RunningProvider, startProvider } from '../server/accounts/oauth/provider.ts'
import { browse } from '../server/accounts/oauth/world.ts'
import { planOf } from '../support/plan.ts'
import { startRawServer } from '../support/raw-server.ts'
import { jsonAnswer, sentRequest } from '../support/wire.ts'

const REDIRECT = 'https://app.example.com/oauth/done'
const APPLICATION = { clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret, redirectUri: REDIRECT }
const kind = moduleOf(providerPlan().manifest)

let provider: RunningProvider

beforeAll(async () => {
  provider = await startProvider(REDIRECT)
})
afterAll(() => provider.close())

/** A resolved manifest is what the module of a kind holds. */
function moduleOf(manifest: ResolvedManifest): KindModule {
  return manifest
}

function asking(more: Partial<ConsentOptions> = {}): Promise<Consent> {
  const transport = undiciTransport({ connectTo: () => provider.origin })
  return consent(kind, { ...APPLICATION, transport, ...more })
}

/** Opens a consent page as an owner's browser, to where it comes back. */
function opened(url: string): Promise<URL> {
  return browse(new URL(url), { 'auth.example.com': provider.origin })
}

/** How often the provider was asked for tokens. */
const exchanges = () => provider.seen.filter((line) => line.includes('/token')).length

describe('consent in the own process', () => {
  test('a browser consents, its code becomes credentials, and these renew themselves', async () => {
    const hubspot = await asking()
    const { url, state, verifier } = hubspot.start()
    expect(url.includes(verifier)).toBe(false)
    const granted = await hubspot.finish(await opened(url), { state, verifier })
    expect(granted).toEqual({
      auth: 'oauth',
      credentials: {
        ...CLIENT,
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_at: expect.any(String),
      },
      config: {},
      scopes: ['openid', 'offline_access'],
      choices: [],
    })
    const saved: Credentials[] = []
    const connector = await connect<string>(kind as never, {
      ...granted,
      credentials: { ...granted.credentials, access_token: '', expires_at: '' },
      transport: undiciTransport({ connectTo: () => provider.origin }),
      save: (renewed) => void saved.push(renewed),
    })
    // The provider has no such path; the token is renewed before that is known.
    await expect(connector.$execute('items', 'list')).rejects.toMatchObject({ code: 'record_not_found' })
    await connector.$close()
    expect([saved.length, saved[0]?.refresh_token === granted.credentials.refresh_token]).toEqual([1, false])
  })

  test('the query of the return is enough, and other scopes may be asked for', async () => {
    const once = await asking({ scopes: ['openid', 'offline_access', 'openid'] })
    const started = once.start()
    expect(new URL(started.url).searchParams.get('scope')).toBe('openid offline_access')
    const { search } = await opened(started.url)
    expect((await once.finish(search, started)).credentials.access_token).toEqual(expect.any(String))
  })

  test('E17 the state of another browser is refused before the code is sent', async () => {
    const both = await asking()
    const [mine, other] = [both.start(), both.start()]
    const [back, before] = [await opened(other.url), exchanges()]
    await expect(both.finish(back, mine)).rejects.toMatchObject({
      code: 'oauth_error',
      message: 'Cannot connect: the response belongs to another consent',
    })
    await expect(both.finish(back, { state: '', verifier: '' })).rejects.toMatchObject({ code: 'oauth_error' })
    back.searchParams.delete('state')
    await expect(both.finish(back, { state: '', verifier: '' })).rejects.toMatchObject({ code: 'oauth_error' })
    expect(exchanges()).toBe(before)
  })

  test('E17 the verifier of another browser is refused by the third party', async () => {
    const both = await asking()
    const [mine, other] = [both.start(), both.start()]
    const finished = both.finish(await opened(mine.url), { state: mine.state, verifier: other.verifier })
    await expect(finished).rejects.toMatchObject({ code: 'credentials_rejected' })
  })

  test('E17 a response of another issuer, a refusal, and a value named twice end before the code is sent', async () => {
    const once = await asking()
    const started = once.start()
    const [back, before] = [await opened(started.url), exchanges()]
    const answers: Readonly<Record<string, string>> = {
      iss: back.search.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fother.example.com'),
      twice: `${back.search}&code=another`,
      none: `state=${started.state}`,
      refused: `state=${started.state}&error=access_denied&error_description=No%20thanks%0a`,
    }
    const said = Object.values(answers).map((query) =>
      once.finish(query, started).catch((error: unknown) => [(error as ConnectorError).code, String(error)]),
    )
    expect(await Promise.all(said)).toEqual([
      ['oauth_error', expect.stringContaining('another issuer')],
      ['oauth_error', expect.stringContaining('contains a value twice')],
      ['oauth_error', expect.stringContaining('has no code')],
      ['oauth_error', expect.stringMatching(/consent was refused \(access_denied\): No thanks$/)],
    ])
    expect(exchanges()).toBe(before)
  })
})

describe('consent is refused immediately', () => {
  test('for a kind without a consent page', async () => {
    await expect(consent(moduleOf(planOf().manifest), APPLICATION)).rejects.toMatchObject({
      code: 'oauth_not_supported',
    })
  })

  test.each([
    [{ clientSecret: '' }, 'validation_error', 'clientSecret must be given'],
    [{ clientId: '' }, 'validation_error', 'clientId must be given'],
    [{ redirectUri: 'app.example.com' }, 'validation_error', 'redirectUri must be'],
    [{ redirectUri: 'javascript:alert(1)' }, 'validation_error', 'redirectUri must be'],
    [{ redirectUri: 'https://app.example.com/#here' }, 'validation_error', 'redirectUri must be'],
    [{ scopes: ['two words'] }, 'validation_error', 'is not a scope'],
    [{ config: { subdomain: 'x' } }, 'credentials_mismatch', 'config'],
    [{ credentials: { account: 'x' } }, 'credentials_mismatch', 'account'],
  ])('for %j', async (more, code, said) => {
    await expect(asking(more)).rejects.toMatchObject({ code, message: expect.stringContaining(said) })
  })
})

test.each([
  ['without a default', 'string'],
  ['that every call needs', { type: 'string', required: true }],
  ['with a default, which the owner did not choose', { type: 'string', default: 'usual' }],
])('a setting %s is looked up after consent, or several choices are returned', async (_, site) => {
  const plan = planOf({
    config: { site },
    auth: {
      oauth: {
        type: 'oauth2',
        title: 'OAuth',
        base_url: 'https://api.example.com/{{config.site}}',
        authorize: 'https://auth.example.com/auth',
        token: 'https://auth.example.com/token',
        client_auth: 'body',
        after_consent: [
          { call: 'GET https://auth.example.com/sites', items: '$', config: { site: '$.id' }, name: '$.name' },
        ],
      },
    },
  })
  const finished = async (sites: readonly { id: string; name: string }[]) => {
    const token: Exchange = {
      request: {
        method: 'POST',
        path: '/token',
        body: { ...CLIENT, grant_type: 'authorization_code', code: 'code-1', redirect_uri: REDIRECT },
      },
      response: { status: 200, body: { access_token: 'token-1', refresh_token: 'token-2' } },
    }
    const lookup: Exchange = { request: { method: 'GET', path: '/sites' }, response: { status: 200, body: [...sites] } }
    const transport = replayTransport([token, lookup], { host: 'auth.example.com' })
    const asked = await consent(moduleOf(plan.manifest), { ...APPLICATION, transport })
    const started = asked.start()
    const { config, choices } = await asked.finish(`code=code-1&state=${started.state}`, started)
    return { config, choices }
  }
  const [one, two] = [
    { id: 'a', name: 'First' },
    { id: 'b', name: 'Second' },
  ] as const
  expect(await finished([one])).toEqual({ config: { site: 'a' }, choices: [] })
  expect(await finished([one, two])).toEqual({
    config: {},
    choices: [
      { name: 'First', config: { site: 'a' } },
      { name: 'Second', config: { site: 'b' } },
    ],
  })
})

describe('E13 consent to a kind on hosts of its owners', () => {
  const to = (host: string, more: Partial<ConsentOptions> = {}) =>
    consent('gitlab', { ...APPLICATION, config: { host }, transport: replayTransport([]), ...more })

  test('has its page at the host of the application, and at no other host of a setting', async () => {
    const hosts = [await to('gitlab.com'), await to('own.example', { clientHost: 'own.example' })]
    expect(hosts.map((prepared) => new URL(prepared.start().url).host)).toEqual(['gitlab.com', 'own.example'])
    for (const wrong of [to('evil.example'), to('evil.example', { clientHost: 'own.example' })])
      await expect(wrong).rejects.toMatchObject({ code: 'credentials_mismatch' })
  })

  test('gives credentials that renew themselves only at that host', async () => {
    const server = await startRawServer(jsonAnswer({ access_token: 'at', refresh_token: 'rt', expires_in: 7200 }))
    const transport = undiciTransport({ connectTo: () => server.origin })
    const prepared = await to('own.example', { clientHost: 'own.example', transport })
    const { state, verifier } = prepared.start()
    const granted = await prepared.finish(`?code=c&state=${state}`, { state, verifier })
    await transport.close()
    const [sent, ...more] = server.requests.map(sentRequest)
    const isSent = sent!.body.includes(APPLICATION.clientSecret)
    expect([granted.credentials.client_host, sent!.headers.host, isSent, more]).toEqual([
      'own.example',
      'own.example',
      true,
      [],
    ])
    const moved = connect('gitlab', {
      auth: 'oauth',
      credentials: granted.credentials as never,
      config: { host: 'evil.example' },
    })
    await expect(moved).rejects.toMatchObject({ code: 'credentials_mismatch' })
  })
})

test('consent to one of several variants uses its name', async () => {
  const asked = (auth?: string) => consent('slack', { ...APPLICATION, ...(auth !== undefined && { auth }) })
  const pages = [await asked(), await asked('user_oauth')].map((prepared) => new URL(prepared.start().url).searchParams)
  expect(pages.map((query) => query.has('user_scope'))).toEqual([false, true])
  await expect(asked('token')).rejects.toMatchObject({
    code: 'oauth_not_supported',
    hint: 'Variants with one are oauth, user_oauth.',
  })
})
