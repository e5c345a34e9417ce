/** What the server asks of a provider, and where it goes for it. */
import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { OidcProvider } from '../../../../server/accounts/oidc/provider.ts'
import { OPENID_CLIENT, type ProviderFault, TestOpenidProvider } from '../../../support/openid-provider.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

const REDIRECT = 'http://127.0.0.1:9/login/callback'
const SIGN_IN = { redirectUri: REDIRECT, state: 's'.repeat(43), secret: 'c'.repeat(43) }

/** A provider, and the server's side of it. */
async function pair(fault: ProviderFault = {}, { allowPrivate = false } = {}) {
  const there = await TestOpenidProvider.start()
  there.fault = fault
  there.redirectUris.add(REDIRECT)
  const here = new OidcProvider({
    ...OPENID_CLIENT,
    issuer: there.issuer,
    scopes: ['openid'],
    allowPrivate,
    now: Date.now,
  })
  opened.push(there, here)
  return { there, here }
}

/** The query with which the provider sends the browser back. */
async function answered(here: OidcProvider): Promise<string> {
  const sent = await fetch(await here.begin(SIGN_IN), { redirect: 'manual' })
  return (sent.headers.get('location') ?? '').split('?')[1] ?? ''
}

/** Why a sign-in fails, wherever it does. */
async function reason(here: OidcProvider): Promise<string> {
  try {
    await here.finish(SIGN_IN, await answered(here))
  } catch (error) {
    return String(error)
  }
  return 'it did not fail'
}

describe('a provider', () => {
  it('is asked for nothing before somebody signs in, and for its metadata once', async () => {
    const { there, here } = await pair()
    expect(there.seen).toEqual([])
    await here.finish(SIGN_IN, await answered(here))
    await here.begin(SIGN_IN)
    expect(there.seen).toEqual(['GET /.well-known/openid-configuration', 'GET /authorize', 'POST /token', 'GET /keys'])
  })

  it('gets nonce and challenge that follow from the secret of the browser', async () => {
    const { here } = await pair()
    const queryOf = async (secret: string) => new URL(await here.begin({ ...SIGN_IN, secret })).searchParams
    const [one, other] = [await queryOf('a'.repeat(43)), await queryOf('b'.repeat(43))]
    for (const name of ['nonce', 'code_challenge'])
      expect([name, one.get(name) === other.get(name), one.get(name)?.length]).toEqual([name, false, 43])
    expect([one.get('code_challenge_method'), one.get('response_type'), one.get('scope')]).toEqual([
      'S256',
      'code',
      'openid',
    ])
    expect(one.toString()).not.toContain('canary')
  })

  it('G3 is refused by the keys that it publishes', async () => {
    const { here } = await pair({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey })
    expect(await reason(here)).toContain('not signed by the provider')
  })
})

describe('G7 the server goes', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['for tokens to no metadata address', { token_endpoint: 'https://169.254.169.254/token' }, 'egress_denied'],
    ['for tokens to no private address', { token_endpoint: 'https://10.0.0.1/token' }, 'egress_denied'],
    ['for tokens to no private name', { token_endpoint: 'https://metadata.google.internal/token' }, 'egress_denied'],
    ['for tokens to no address of this machine', { token_endpoint: 'https://127.0.0.1:9/token' }, 'egress_denied'],
    ['for tokens nowhere without TLS', { token_endpoint: 'http://127.0.0.1:9/token' }, 'a URL without https'],
    ['for tokens nowhere by a file', { token_endpoint: 'file:///etc/passwd' }, 'is not valid'],
    ['for keys to no metadata address', { jwks_uri: 'https://169.254.169.254/keys' }, 'egress_denied'],
    ['for keys nowhere without TLS', { jwks_uri: 'http://169.254.169.254/keys' }, 'a URL without https'],
    ['nowhere for another issuer', { issuer: 'https://other.example' }, 'is not valid'],
    ['nowhere without tokens', { token_endpoint: undefined }, 'is not valid'],
    ['nowhere beyond 256 kB', { filler: 'x'.repeat(300_000) }, 'upstream_response_too_large'],
    ['with a browser nowhere by a script', { authorization_endpoint: 'javascript:alert(1)' }, 'is not valid'],
    ['with a browser nowhere without TLS', { authorization_endpoint: 'http://other.example/' }, 'a URL without https'],
  ])('%s', async (_, metadata, expected) => {
    const { there, here } = await pair({ metadata })
    expect(await reason(here)).toContain(expected)
    expect(there.lastTokens.access_token === undefined || 'jwks_uri' in metadata).toBe(true)
  })

  it('to no address that a provider moved to', async () => {
    const other = await TestOpenidProvider.start()
    opened.push(other)
    const { here } = await pair({ moved: `${other.issuer}/.well-known/openid-configuration` })
    expect(await reason(here)).toContain('is not valid')
    expect(other.seen).toEqual([])
  })

  it('to a provider that does not respond once in a while', async () => {
    const { there, here } = await pair()
    there.fault = { metadata: { issuer: 'https://other.example' } }
    await reason(here)
    await reason(here)
    expect(there.seen).toEqual(['GET /.well-known/openid-configuration'])
  })

  it('where the operator lets connectors go', async () => {
    const { here } = await pair({ metadata: { token_endpoint: 'https://127.0.0.1:9/token' } }, { allowPrivate: true })
    expect(await reason(here)).toContain('upstream_unreachable')
  })
})
