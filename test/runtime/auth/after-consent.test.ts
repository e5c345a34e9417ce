/** Steps after a consent: token exchanges, lookups of settings, a choice among several. */
import { describe, expect, test } from 'vitest'
import { authorizationOf, connect, type HttpRequest, type Json, type Transport } from '../../../runtime/index.ts'
import { codeOf } from '../../support/wire.ts'
import { OAUTH, planOf } from '../../support/plan.ts'

const EXCHANGE = { exchange: { grant_type: 'long', token: '{{access_token}}' } }
const LOOKUP = { call: 'GET https://api.example.com/sites', items: '$.sites', config: { site: '$.id' }, name: '$.name' }

/** A kind whose OAuth variant has these steps and the site in its base URL; the key's has the subdomain there. */
function planWith(steps: readonly object[]) {
  const settings = { type: 'string', required: true, pattern: '^[a-z0-9]{1,20}$' }
  const { oauth } = OAUTH as { oauth: object }
  return planOf({
    base_url: 'https://{{config.subdomain}}.example.com',
    config: { subdomain: settings, site: settings },
    auth: {
      key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send: { bearer: '{{key}}' } },
      oauth: { ...oauth, base_url: 'https://api.example.com/{{config.site}}', after_consent: steps },
    },
  })
}

/** Result of a consent, and its requests. */
async function consent(
  steps: readonly object[],
  answers: readonly (Json | number)[],
  config: Record<string, Json> = {},
) {
  const requests: HttpRequest[] = []
  const transport: Transport = {
    send(request) {
      const answer = answers[requests.push(request) - 1]!
      const status = typeof answer === 'number' ? answer : 200
      const body = typeof answer === 'number' ? '{}' : JSON.stringify(answer)
      return Promise.resolve({ status, headers: new Headers(), body: Buffer.from(body) })
    },
    stream: () => Promise.reject(new Error('not streamed')),
    close: () => Promise.resolve(),
  }
  const authorization = authorizationOf(planWith(steps))!
  const granted = authorization.exchange({
    code: 'code',
    redirectUri: 'https://app.example.com/back',
    verifier: 'v'.repeat(43),
    client: { client_id: 'client', client_secret: 'secret' },
    given: {},
    config: authorization.settings(config),
    now: 0,
    transport,
  })
  return { granted, requests }
}

const TOKEN = { access_token: 'first', refresh_token: 'again' }
const sites = (...ids: string[]) => ({ sites: ids.map((id) => ({ id, name: `Site ${id}` })) })

describe('an exchange', () => {
  test('trades the token for another at the token endpoint, whose answer counts', async () => {
    const { granted, requests } = await consent([EXCHANGE, LOOKUP], [TOKEN, { access_token: 'long' }, sites('a')])
    expect((await granted).credentials).toMatchObject({ access_token: 'long', refresh_token: 'again' })
    expect(Object.fromEntries(new URLSearchParams(String(requests[1]!.body)))).toEqual({
      grant_type: 'long',
      token: 'first',
      client_id: 'client',
      client_secret: 'secret',
    })
    expect(requests[2]!.headers.authorization).toBe('Bearer long')
  })

  test('that is refused ends the flow', async () => {
    const { granted } = await consent([EXCHANGE, LOOKUP], [TOKEN, 400])
    expect(await codeOf(granted)).toBe('oauth_error')
  })
})

describe('a lookup', () => {
  test('finds the only setting there is, with the token in a header and never in the URL', async () => {
    const { granted, requests } = await consent([LOOKUP], [TOKEN, sites('a')])
    expect(await granted).toMatchObject({ config: { site: 'a' }, choices: [] })
    const { method, origin, path, headers } = requests[1]!
    expect([method, origin, path, headers.authorization]).toEqual([
      'GET',
      'https://api.example.com',
      '/sites',
      'Bearer first',
    ])
  })

  test('reads the answer of the token endpoint where no call is declared', async () => {
    const { granted, requests } = await consent([{ config: { site: '$.site' } }], [{ ...TOKEN, site: 'b' }])
    expect([(await granted).config, requests.length]).toEqual([{ site: 'b' }, 1])
  })

  test('reads a number, and a part of a text by its form', async () => {
    const numbers = await consent([LOOKUP], [TOKEN, { sites: [{ id: 7 }] }])
    expect((await numbers.granted).config).toEqual({ site: '7' })
    const step = { config: { site: { at: '$.url', form: 'https://{}.example.com' } } }
    const formed = await consent([step], [{ ...TOKEN, url: 'https://b.example.com' }])
    expect((await formed.granted).config).toEqual({ site: 'b' })
    const other = await consent([step], [{ ...TOKEN, url: 'https://b.example.org' }])
    await expect(other.granted).rejects.toThrow('the text does not match https://{}.example.com')
  })

  test('takes an item that is listed twice for one', async () => {
    const { granted } = await consent([LOOKUP], [TOKEN, sites('a', 'a')])
    expect(await granted).toMatchObject({ config: { site: 'a' }, choices: [] })
  })

  test('of several leaves the choice open', async () => {
    const { granted } = await consent([LOOKUP], [TOKEN, sites('a', 'b')])
    expect(await granted).toMatchObject({
      config: {},
      choices: [
        { name: 'Site a', config: { site: 'a' } },
        { name: 'Site b', config: { site: 'b' } },
      ],
    })
  })

  test('of several takes the one that was given, and refuses one that is not there with the list', async () => {
    const taken = await consent([LOOKUP], [TOKEN, sites('a', 'b')], { site: 'b' })
    expect(await taken.granted).toMatchObject({ config: { site: 'b' }, choices: [] })
    const refused = await consent([LOOKUP], [TOKEN, sites('a', 'b')], { site: 'c' })
    await expect(refused.granted).rejects.toMatchObject({
      code: 'credentials_mismatch',
      message: 'Cannot connect: site is not among the choices that the consent gives access to: Site a: a, Site b: b',
      errors: [{ field: 'environment.site' }],
    })
  })

  test.each<[string, Json | number, string]>([
    ['finds nothing', sites(), 'oauth_error'],
    ['has no list', { sites: 'a' }, 'oauth_error'],
    ['has no text', { sites: [{ id: [7] }] }, 'oauth_error'],
    ['has a value that does not fit', sites('../x'), 'credentials_mismatch'],
    ['is refused', 403, 'oauth_error'],
    ['is answered with a redirect', 302, 'oauth_error'],
    ['meets a third party in trouble', 503, 'upstream_error'],
    ['comes too often', 429, 'upstream_rate_limited'],
  ])('that %s is an error', async (_, answer, code) => {
    const { granted } = await consent([LOOKUP], [TOKEN, answer])
    expect(await codeOf(granted)).toBe(code)
  })
})

describe('settings are needed by the variant that uses them', () => {
  const plan = planWith([LOOKUP])
  const OAUTH_GIVEN = { access_token: 't', refresh_token: 'r' }

  test('and by no other', () => {
    expect(connect(plan, { credentials: OAUTH_GIVEN, config: { site: 'a' } }).base).toMatchObject({
      origin: 'https://api.example.com',
      prefix: '/a',
    })
    expect(connect(plan, { credentials: { key: 'k' }, config: { subdomain: 'b' } }).base.origin).toBe(
      'https://b.example.com',
    )
  })

  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['OAuth without its site', OAUTH_GIVEN, { subdomain: 'b' }, 'site is missing; oauth needs it'],
    ['a key without its subdomain', { key: 'k' }, { site: 'a' }, 'subdomain is missing; key needs it'],
  ])('%s is refused', (_, credentials, config, fault) => {
    expect(() => connect(plan, { credentials, config })).toThrow(fault)
  })
})
