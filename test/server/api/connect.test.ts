/** Connecting by an end user: what can be connected, links, how a flow ended, and the server's own pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { API, BACK, CONNECTORS, newConnector, ORIGIN, startWorld, UNKNOWN, type World } from './world.ts'

const DEFINITIONS = `${API}/integrations/definitions`
const LINKS = `${CONNECTORS}/links`
const FLOWS = `${CONNECTORS}/oauth/flows`

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterAll(() => world?.close())

/** Headers that a page of the server sends. */
const own = (embedder: string) => ({ 'sec-fetch-site': 'same-origin', 'x-embedder-origin': embedder })

const codeOf = (url: string) => new URL(url).hash.slice(1)

async function newLink(more: Record<string, unknown> = {}) {
  const body = { external_user_id: 'user_1', ...more }
  return world.call('POST', LINKS, { token: world.first.token, body })
}

const exchange = (code: string) => world.call('POST', `${LINKS}/exchange`, { body: { code } })

/** A browser that goes through a flow; where it is sent at last. */
async function browse(consentUrl: string, query = 'code=ac_1'): Promise<URL> {
  const started = await world.call('GET', new URL(consentUrl).pathname)
  const page = new URL(started.headers.get('location')!)
  const cookie = started.headers.get('set-cookie')!.split(';')[0]!
  const path = `/oauth/callback/stripe?${query}&state=${page.searchParams.get('state')}`
  return new URL((await world.call('GET', path, { headers: { cookie } })).headers.get('location')!)
}

async function begin(redirectUrl: string, token: string, headers: Record<string, string> = {}, more: object = {}) {
  const body = { external_user_id: 'user_1', connector_type: 'stripe', redirect_url: redirectUrl, ...more }
  return world.call('POST', `${CONNECTORS}/oauth/initiate`, { token, body, headers })
}

describe('what can be connected', () => {
  it('lists all kinds, or those of the token', async () => {
    const all = await world.call('GET', `${DEFINITIONS}/connectable`, { token: world.first.token })
    expect(all.body.kinds).toContainEqual({
      connector_type: 'stripe',
      name: 'Stripe',
      icon_url: expect.stringContaining('/icons/'),
      category: 'payments',
      group: 'finance',
    })
    const token = await world.widget(world.first, 'user_1', { connector_types: ['jira'] })
    const few = await world.call('GET', `${DEFINITIONS}/connectable`, { token, headers: { origin: ORIGIN } })
    expect(few.body.kinds.map((kind: { connector_type: string }) => kind.connector_type)).toEqual(['jira'])
    const path = `${DEFINITIONS}/sources/stripe/credentials-spec`
    expect((await world.call('GET', path, { token, headers: { origin: ORIGIN } })).body.code).toBe(
      'token_kind_forbidden',
    )
  })

  it('describes the forms of a kind: secrets, settings that nothing finds, and whether consent is possible', async () => {
    const spec = async (kind: string) =>
      (await world.call('GET', `${DEFINITIONS}/sources/${kind}/credentials-spec`, { token: world.first.token })).body
    const [oauth, key] = (await spec('stripe')).variants
    expect(key.fields).toEqual([
      {
        name: 'api_key',
        title: 'Secret key',
        help: null,
        is_required: true,
        is_secret: true,
        pattern: null,
        form: {
          is: 'a secret key (sk_…) or a restricted key (rk_…)',
          pattern: '^[sr]k_',
          not: expect.arrayContaining([expect.objectContaining({ pattern: '^pk_(?:live|test)_' })]),
          docs: 'https://docs.stripe.com/keys',
        },
        choices: null,
        placeholder: null,
      },
    ])
    expect([key.oauth, key.settings, oauth.oauth, oauth.fields]).toEqual([
      null,
      [],
      {
        is_available: true,
        scopes: [{ name: 'read_only', words: 'See everything in your Stripe account.', access: 'read' }],
      },
      [],
    ])
    expect((await spec('stripe')).entities).toContainEqual({ name: 'refunds', title: 'Refunds' })
    const [token, consent] = (await spec('jira')).variants
    expect(token.fields.map((field: { is_secret: boolean }) => field.is_secret)).toEqual([false, true])
    expect(token.settings).toMatchObject([{ name: 'subdomain', is_required: true, placeholder: 'example' }])
    expect([consent.settings, consent.oauth.is_available]).toEqual([[], false])
  })

  it('refuses a documented other thing by its field, without its value; an unknown form connects', async () => {
    const create = (key: string) => {
      const body = { ...newConnector('user_1'), credentials: { api_key: key } }
      return world.call('POST', CONNECTORS, { token: world.first.token, body })
    }
    const other = await create('pk_live_canary8f2c1b')
    expect([other.status, other.body]).toMatchObject([
      422,
      { code: 'credentials_mismatch', errors: [{ field: 'credentials.api_key', error_code: 'form' }] },
    ])
    expect(JSON.stringify(other.body)).not.toContain('canary')
    expect((await create('new_live_canary8f2c1b')).status).toBe(201)
  })
})

describe('links', () => {
  it('open once, for the customer, the kinds and the connector that they name', async () => {
    const connector = await world.connector(world.first, 'user_1')
    const { body, status, headers } = await newLink({ connector_id: connector.id, return_url: BACK })
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
    const code = codeOf(body.url)
    const opened = await exchange(code)
    expect(opened.body).toMatchObject({
      external_user_id: 'user_1',
      link_id: body.id,
      connector_types: ['stripe'],
      connector_id: connector.id,
      return_url: BACK,
    })
    expect((await exchange(code)).body.code).toBe('link_not_found')
    const path = `${CONNECTORS}/${connector.id}`
    const { token } = opened.body
    const page = new URL(world.server.origin).origin
    expect((await world.call('GET', path, { token, headers: own(page) })).status).toBe(200)
    expect((await world.call('GET', path, { token, headers: own(ORIGIN) })).body.code).toBe('origin_forbidden')
  })

  it('opened by eight at the same time open once', async () => {
    const code = codeOf((await newLink()).body.url)
    const opened = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
  })

  it('end with their time, and with their customer', async () => {
    const [late, orphan] = [await newLink({ expires_in: 60 }), await newLink({ external_user_id: 'leaving' })]
    const customers = await world.call('GET', `${API}/customers?external_user_id_contains=leaving`, {
      token: world.first.token,
    })
    const path = `${API}/customers/${customers.body.data[0].id}`
    await world.call('PATCH', path, { token: world.first.token, body: { status: 'inactive' } })
    expect((await exchange(codeOf(orphan.body.url))).body.code).toBe('link_not_found')
    world.pass(60_000)
    expect((await exchange(codeOf(late.body.url))).body.code).toBe('link_not_found')
    await world.server.services.access.links.prune()
    expect(await world.database.query('select id from connect_links where id = $1', [late.body.id])).toEqual([])
  })

  it('may let the customer choose what is copied', async () => {
    const chosen = async (more: object) => {
      const { token } = (await exchange(codeOf((await newLink({ ...more })).body.url))).body
      const path = `${API}/account/applications/scoped-token/info`
      return (await world.call('GET', path, { token, headers: own(world.server.origin) })).body.choose_entities
    }
    expect([await chosen({}), await chosen({ choose_entities: true })]).toEqual([false, true])
  })

  it('store no code', async () => {
    const { url } = (await newLink()).body
    const rows = await world.database.query<{ row: string }>('select t::text as row from connect_links t')
    expect([rows.length > 0, rows.some(({ row }) => row.includes(codeOf(url)))]).toEqual([true, false])
  })

  it('lead back to origins of registered redirect URLs only, and to no other customer’s connector', async () => {
    expect((await newLink({ return_url: 'https://app.example.com/other' })).status).toBe(201)
    for (const url of ['https://evil.example/', 'javascript:alert(1)', 'https://app.example.com.evil.example/x'])
      expect((await newLink({ return_url: url })).body.code).toBe('redirect_url_not_allowed')
    expect((await newLink({ connector_id: UNKNOWN })).body.code).toBe('connector_not_found')
    const other = await world.connector(world.first, 'user_2')
    expect((await newLink({ connector_id: other.id })).body.code).toBe('customer_mismatch')
  })
})

describe('flows that end on a page of the server', () => {
  const page = () => `${world.server.origin}/connected`

  it('need no registered URL, carry no secret in one, and are asked for by their customer', async () => {
    const token = await world.widget(world.first, 'user_1')
    const headers = own(ORIGIN)
    const { body } = await begin(page(), token, headers)
    const state = async (bearer = token, more: Record<string, string> = headers) =>
      (await world.call('GET', `${FLOWS}/${body.flow_id}`, { token: bearer, headers: more })).body
    expect(await state()).toMatchObject({ status: 'pending', connector_type: 'stripe', secret_id: null })
    const back = await browse(body.consent_url)
    expect(`${back.origin}${back.pathname}${back.search}`).toBe(page())
    expect(await state()).toMatchObject({ status: 'unconfirmed', secret_id: null, choices: [], error: null })
    const confirm = (code: string, bearer = token, more: Record<string, string> = headers) =>
      world.call('POST', `${FLOWS}/${body.flow_id}/confirm`, { token: bearer, headers: more, body: { code } })
    const code = back.hash.slice(1)
    expect((await confirm(code, world.second.token, {})).body.code).toBe('oauth_flow_not_found')
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
    const { body: confirmed } = await confirm(typed)
    expect(confirmed).toMatchObject({ status: 'succeeded', choices: [], error: null })
    expect((await confirm(code)).body).toEqual(confirmed)
    expect((await state(await world.scoped(world.first, 'user_2'), {})).code).toBe('oauth_flow_not_found')
    expect((await state(world.second.token, {})).code).toBe('oauth_flow_not_found')
    const made = await world.call('POST', CONNECTORS, {
      token,
      headers,
      body: {
        external_user_id: 'user_1',
        connector_type: 'stripe',
        name: 'Payments',
        server_side_oauth_secret_id: confirmed.secret_id,
      },
    })
    expect(made.status).toBe(201)
    expect((await world.call('GET', new URL(body.consent_url).pathname)).status).toBe(400)
  })

  it('E29 give nothing to a customer whose consent URL another person used to consent', async () => {
    const token = await world.widget(world.first, 'user_1')
    const headers = own(ORIGIN)
    const connector = await world.connector(world.first, 'user_1')
    const before = (await world.call('GET', `${CONNECTORS}/${connector.id}`, { token, headers })).body.auth
    const again = { connector_id: connector.id }
    for (const more of [{}, again]) {
      const flow = (await begin(page(), token, headers, more)).body
      // The other browser: nothing of what it is given comes to the one that began the flow.
      const code = (await browse(flow.consent_url)).hash.slice(1)
      const path = `${FLOWS}/${flow.flow_id}`
      expect((await world.call('GET', path, { token, headers })).body).toMatchObject({
        status: 'unconfirmed',
        secret_id: null,
        connector_id: null,
        choices: [],
      })
      for (const guess of ['BCDFGHJK', flow.flow_id.slice(0, 40), '-'])
        expect(
          (await world.call('POST', `${path}/confirm`, { token, headers, body: { code: guess } })).body.errors,
        ).toMatchObject([{ field: 'code' }])
      const made = await world.call('POST', CONNECTORS, {
        token,
        headers,
        body: {
          external_user_id: 'user_1',
          connector_type: 'stripe',
          name: 'Theirs',
          server_side_oauth_secret_id: flow.flow_id,
        },
      })
      expect(made.body.code).toBe('oauth_secret_not_found')
      expect((await world.call('GET', `${CONNECTORS}/${connector.id}`, { token, headers })).body.auth).toEqual(before)
      const confirmed = await world.call('POST', `${path}/confirm`, { token, headers, body: { code } })
      expect(confirmed.body).toMatchObject({ status: 'succeeded', connector_id: more === again ? connector.id : null })
    }
    expect((await world.call('GET', `${CONNECTORS}/${connector.id}`, { token, headers })).body.auth.method).toBe(
      'oauth',
    )
  })

  it('say why they failed', async () => {
    const token = world.first.token
    const { body } = await begin(page(), token)
    expect((await browse(body.consent_url, 'error=access_denied&error_description=No')).search).toBe('')
    const { body: state } = await world.call('GET', `${FLOWS}/${body.flow_id}`, { token })
    expect(state).toMatchObject({ status: 'failed', error: 'access_denied', secret_id: null })
  })

  it('of a link come back to it with a new code', async () => {
    const link = (await newLink()).body
    const session = (await exchange(codeOf(link.url))).body
    const headers = own(world.server.origin)
    const { body } = await begin(`${world.server.origin}/connect/${link.id}`, session.token, headers)
    const back = await browse(body.consent_url)
    const [code, flow, given] = back.hash.slice(1).split('.')
    expect([back.pathname, back.search, flow, given?.length]).toEqual(['/connect', '', body.flow_id, 8])
    expect((await exchange(code!)).body.link_id).toBe(link.id)
    const foreign = await begin(`${world.server.origin}/connect/${UNKNOWN}`, session.token, headers)
    const lost = await world.call('GET', new URL(foreign.body.consent_url).pathname)
    const cookie = lost.headers.get('set-cookie')!.split(';')[0]!
    const state = new URL(lost.headers.get('location')!).searchParams.get('state')
    expect(
      (await world.call('GET', `/oauth/callback/stripe?code=1&state=${state}`, { headers: { cookie } })).status,
    ).toBe(400)
  })

  it('of an application’s own URL give their secret only there', async () => {
    const { token } = world.first
    const { body } = await begin(BACK, token)
    const secret = (await browse(body.consent_url)).searchParams.get('secret_id')
    const { body: state } = await world.call('GET', `${FLOWS}/${body.flow_id}`, { token })
    expect([secret?.length, state.status, state.secret_id]).toEqual([43, 'succeeded', null])
  })
})

describe('pages', () => {
  const policyOf = async (path: string) =>
    (await world.call('GET', path)).headers.get('content-security-policy')!.split('; ')

  it('E23 may be embedded by the origins of widget tokens that are valid now, and by no other', async () => {
    const framed = async (origin: string) =>
      (await policyOf(`/widget?origin=${encodeURIComponent(origin)}`)).find((one) => one.startsWith('frame-ancestors'))
    await world.widget(world.first, 'user_1')
    expect(await framed(ORIGIN)).toBe(`frame-ancestors ${ORIGIN}`)
    for (const origin of ['https://evil.example', '*', 'https://*.example.com', `${ORIGIN};sandbox`, `${ORIGIN}/`, ''])
      expect(await framed(origin)).toBe("frame-ancestors 'none'")
    for (const path of ['/widget', '/connect', '/connected'])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  })

  it('E24 run only their own scripts, load nothing from elsewhere, and are not stored', async () => {
    for (const path of ['/widget', '/connect', '/connected']) {
      const { headers, text } = await world.call('GET', path)
      expect(await policyOf(path)).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ]),
      )
      expect([
        headers.get('cache-control'),
        headers.get('referrer-policy'),
        headers.get('x-content-type-options'),
      ]).toEqual(['no-store', 'no-referrer', 'nosniff'])
      expect(text).not.toMatch(/ style=| on\w+=|<script>|src="http/)
    }
  })

  it('are counted by address, each page separately', async () => {
    for (const path of ['/widget', '/connect', '/connected']) {
      const { status, headers } = await world.call('GET', path)
      expect([status, headers.get('ratelimit-policy')]).toEqual([200, expect.stringMatching(/^"client";q=\d+;w=60$/)])
    }
  })

  it('have files that are cached for good, and a loader that any page may load', async () => {
    const { text } = await world.call('GET', '/connect')
    for (const [, file] of text.matchAll(/(?:src|href)="(widget\/assets\/[^"]+)"/g)) {
      const { status, headers } = await world.call('GET', `/${file}`)
      expect([status, headers.get('cache-control'), headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'same-origin',
      ])
    }
    expect((await world.call('GET', '/widget/assets/page.0.js')).status).toBe(404)
    const loader = await world.call('GET', '/widget/v1.js')
    const etag = loader.headers.get('etag')!
    expect([loader.headers.get('content-type'), loader.headers.get('cross-origin-resource-policy')]).toEqual([
      'text/javascript; charset=utf-8',
      'cross-origin',
    ])
    expect((await world.call('GET', '/widget/v1.js', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
