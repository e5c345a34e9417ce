/** The API as its specification says it, and where that is silent, as its reference does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KINDS } from '../../support/catalogue.ts'
import { databases } from '../../support/database.ts'
import {
  answerJson,
  API,
  APPLICATIONS,
  BACK,
  CONNECTORS,
  consent,
  newConnector,
  ORIGIN,
  startWorld,
  UNKNOWN,
  type World,
} from './world.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SOURCES = `${API}/integrations/definitions/sources`

describe.each(databases)('on %s', (_name, open) => {
  let world: World
  let token: string
  beforeAll(async () => {
    world = await startWorld(await open(), { set: ['log.level=silent'] })
    token = world.first.token
  })
  afterAll(() => world?.close())

  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    world.call('POST', path, { token, body, ...(headers && { headers }) })

  describe('tokens', () => {
    it('an application token answers its four fields, and nothing may keep it', async () => {
      const { status, body, headers } = await world.call('POST', `${APPLICATIONS}/token`, { body: world.first.client })
      expect(status).toBe(200)
      expect(body).toEqual({
        access_token: expect.any(String),
        token_type: 'bearer',
        expires_in: 900,
        organization_id: expect.stringMatching(UUID),
      })
      expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
        'no-store',
        'application/json; charset=utf-8',
      ])
    })

    it('an unknown id and a wrong secret are refused alike', async () => {
      const { client_id, client_secret } = world.first.client
      const refusals = await Promise.all(
        [
          { client_id, client_secret: 'no' },
          { client_id: 'pbc_none', client_secret },
          { client_id: 'x', client_secret: '' },
        ].map(async (body) => {
          const { status, body: answered } = await world.call('POST', `${APPLICATIONS}/token`, { body })
          return [status, { ...answered, request_id: '' }]
        }),
      )
      expect(refusals[0]).toMatchObject([401, { code: 'invalid_client' }])
      expect(refusals[1]).toEqual(refusals[0])
      expect(refusals[2]).toEqual(refusals[0])
    })

    it('T5 guesses of a secret are throttled, by client and address', async () => {
      const guess = () =>
        world.call('POST', `${APPLICATIONS}/token`, { body: { client_id: 'pbc_guessed', client_secret: 'x' } })
      const statuses = (await Promise.all(Array.from({ length: 140 }, guess))).map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(120)
      expect(statuses.filter((status) => status === 429)).toHaveLength(20)
      expect((await world.call('POST', `${APPLICATIONS}/token`, { body: world.second.client })).status).toBe(200)
    })

    it('a scoped token lasts 1,200 s, makes its customer, and can be described', async () => {
      const { status, body } = await post(`${APPLICATIONS}/scoped-token`, { external_user_id: 'új felhasználó' })
      expect([status, body]).toEqual([
        200,
        {
          token: expect.any(String),
          token_type: 'bearer',
          expires_in: 1200,
          external_user_id: 'új felhasználó',
          customer_id: expect.stringMatching(UUID),
          organization_id: world.first.organizationId,
        },
      ])
      const info = await world.call('GET', `${APPLICATIONS}/scoped-token/info`, { token: body.token })
      expect(info.body).toEqual({
        kind: 'scoped',
        organization_id: world.first.organizationId,
        customer_id: body.customer_id,
        external_user_id: 'új felhasználó',
        expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        allowed_origin: null,
        choose_entities: false,
        fields: [],
        brand: { name: null, logo_url: null, accent: null, on_accent: null, privacy_url: null, terms_url: null },
      })
    })

    it('a widget token says where it may be used', async () => {
      const { body } = await post(`${APPLICATIONS}/widget-token`, {
        external_user_id: 'user_w',
        allowed_origin: ORIGIN,
      })
      expect(body).toMatchObject({
        token_type: 'bearer',
        expires_in: 1200,
        allowed_origin: ORIGIN,
        external_user_id: 'user_w',
      })
      expect(Object.keys(body).sort()).toEqual(
        [
          'allowed_origin',
          'customer_id',
          'expires_in',
          'external_user_id',
          'organization_id',
          'token',
          'token_type',
          'widget_url',
        ].sort(),
      )
      const info = await world.call('GET', `${APPLICATIONS}/scoped-token/info`, {
        token: body.token,
        headers: { origin: ORIGIN },
      })
      expect(info.body).toMatchObject({ kind: 'widget', allowed_origin: ORIGIN })
    })

    it.each([
      '*',
      'https://*.example',
      'null',
      `${ORIGIN}/`,
      `${ORIGIN}/path`,
      'https://a, https://b',
      'file://',
      'https://a:b@app.example.com',
      'http://app.example.com',
      '',
    ])('E21 the origin %j is refused', async (allowed_origin) => {
      const { status, body } = await post(`${APPLICATIONS}/widget-token`, {
        external_user_id: 'user_w',
        allowed_origin,
      })
      expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_error', 'allowed_origin'])
    })

    it.each(['', ' '.repeat(256), 'a\u0000b', 'a\nb', '\ud800'.slice(0, 0) + 'x'.repeat(10_240)])(
      'E4 a customer cannot be called %j',
      async (name) => {
        const { status, body } = await post(`${APPLICATIONS}/scoped-token`, { external_user_id: name })
        expect([status, body.code]).toEqual([422, 'validation_error'])
      },
    )

    it('a token is revoked at once, by its text or with all of its customer', async () => {
      const [one, two] = [await world.scoped(world.first, 'revoked'), await world.scoped(world.first, 'revoked')]
      const works = async (scoped: string) => (await world.call('GET', CONNECTORS, { token: scoped })).status
      expect([await works(one), await works(two)]).toEqual([200, 200])
      expect((await post(`${APPLICATIONS}/revoke`, { token: one })).body).toEqual({})
      expect([await works(one), await works(two)]).toEqual([401, 200])
      expect((await post(`${APPLICATIONS}/revoke`, { external_user_id: 'revoked' })).status).toBe(200)
      expect(await works(two)).toBe(401)
      expect((await post(`${APPLICATIONS}/revoke`, { token: one })).status).toBe(200)
      const foreign = await world.scoped(world.second, 'kept')
      expect((await post(`${APPLICATIONS}/revoke`, { token: foreign })).status).toBe(200)
      expect(await works(foreign)).toBe(200)
      for (const body of [{}, { token: one, external_user_id: 'revoked' }])
        expect((await post(`${APPLICATIONS}/revoke`, body)).status).toBe(422)
    })
  })

  describe('definitions', () => {
    it('are listed with the four fields of the specification and their lifetime, though nothing is configured', async () => {
      const { status, body, headers } = await world.call('GET', SOURCES, { token })
      expect(status).toBe(200)
      expect(Object.keys(body)).toEqual(['definitions'])
      expect(body.definitions).toHaveLength(KINDS.length)
      for (const one of body.definitions) {
        const fields = ['sourceDefinitionId', 'name', 'iconUrl', 'supportLevel', 'sunset']
        expect(Object.keys(one)).toEqual('endings' in one ? [...fields, 'endings'] : fields)
        expect(one.sourceDefinitionId).toMatch(UUID)
      }
      const etag = headers.get('etag')!
      const again = await world.call('GET', SOURCES, { token, headers: { 'if-none-match': etag } })
      expect([again.status, again.text]).toEqual([304, ''])
    })

    it.each([
      ['STRIPE', ['Stripe']],
      ['trip', ['Stripe']],
      ['%', []],
      ['_', []],
      ['\\', []],
      ['.*', []],
    ])('E27 name=%s is a part of a name, as it is', async (name, found) => {
      const { body } = await world.call('GET', `${SOURCES}?name=${encodeURIComponent(name)}`, { token })
      expect(body.definitions.map((one: { name: string }) => one.name)).toEqual(found)
    })

    it('has the icon and the long form of each', async () => {
      const { body } = await world.call('GET', `${SOURCES}?name=stripe`, { token })
      const [{ sourceDefinitionId: id, iconUrl }] = body.definitions
      const icon = await world.call('GET', new URL(iconUrl).pathname)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(icon.text).toContain('<svg')
      const one = await world.call('GET', `${SOURCES}/${id}`, { token: await world.scoped(world.first, 'form') })
      expect(one.body).toMatchObject({ sourceDefinitionId: id, connector_type: 'stripe' })
      expect(one.body.auth[0].schema.properties.api_key).toMatchObject({ writeOnly: true })
      expect(
        one.body.entities.find(({ name }: { name: string }) => name === 'customers').actions.length,
      ).toBeGreaterThan(3)
    })
  })

  describe('connectors', () => {
    it('are created with 201, Location and ETag, and never show their credentials', async () => {
      const { status, body, headers } = await post(
        CONNECTORS,
        newConnector('user_c', { connector_type: 'STRIPE', validate: true }),
      )
      expect(status).toBe(201)
      expect([headers.get('location'), headers.get('etag')]).toEqual([`${CONNECTORS}/${body.id}`, '"1"'])
      expect(body).toEqual({
        id: expect.stringMatching(UUID),
        metadata: {},
        map: {},
        name: 'Payments',
        external_user_id: 'user_c',
        customer_id: expect.stringMatching(UUID),
        organization_id: world.first.organizationId,
        connector_type: 'stripe',
        definition_id: expect.stringMatching(UUID),
        definition_version: expect.any(String),
        source_template: {
          id: body.definition_id,
          name: 'Stripe',
          connector_type: 'stripe',
          icon: expect.stringContaining('/icons/'),
        },
        auth: { method: 'api_key', scopes: [], expires_at: null, credentials_updated_at: expect.any(String) },
        environment: {},
        replication_config: {},
        status: 'active',
        status_reason: null,
        status_since: expect.any(String) as string,
        last_success_at: expect.any(String) as string,
        last_used_at: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        version: 1,
      })
      const read = await world.call('GET', headers.get('location')!, { token })
      expect([read.body, read.headers.get('etag')]).toEqual([body, '"1"'])
    })

    it.each([
      ['neither', {}, 'credentials'],
      ['both', { credentials: { api_key: 'a' }, server_side_oauth_secret_id: 'b' }, 'server_side_oauth_secret_id'],
    ])('takes exactly one of credentials and server_side_oauth_secret_id, not %s', async (_what, given, named) => {
      const { credentials: _, ...rest } = newConnector('user_c')
      const { status, body } = await post(CONNECTORS, { ...rest, ...given })
      expect([status, body.code]).toEqual([422, 'validation_error'])
      expect(body.message).toContain(named)
    })

    it('names the nearest field for one that is unknown', async () => {
      const { status, body } = await post(CONNECTORS, newConnector('user_c', { credntials: {} }))
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'credntials', message: expect.stringContaining('credentials'), error_code: 'unknown_field' }],
      ])
    })

    it.each([
      [{ connector_type: 'strip' }, 404, 'definition_not_found'],
      [{ credentials: { token: 'x' } }, 422, 'credentials_mismatch'],
      [{ credentials: { api_key: 'a\r\nx: y' } }, 422, 'credentials_mismatch'],
      [{ environment: { nothing: 1 } }, 422, 'validation_error'],
      [{ name: '' }, 422, 'validation_error'],
      [{ name: 'a\u0000b' }, 422, 'validation_error'],
      [{ external_user_id: 'a\u0000b' }, 422, 'validation_error'],
      [{ external_user_id: 7 }, 422, 'validation_error'],
      [{ credentials: { api_key: 7 } }, 422, 'validation_error'],
      [{ environment: { a: '\u0000' } }, 422, 'validation_error'],
    ])('refuses %j with %i %s', async (more, status, code) => {
      const answer = await post(CONNECTORS, newConnector('user_c', more))
      expect([answer.status, answer.body.code]).toEqual([status, code])
    })

    it('refuses credentials that the third party refuses, and nothing is made', async () => {
      world.play((_, response) => answerJson(response, 401, { error: { message: 'No such key.' } }))
      const { status, body } = await post(CONNECTORS, newConnector('user_refused', { validate: true }))
      world.play()
      expect([status, body.code, body.upstream.status]).toEqual([424, 'credentials_rejected', 401])
      const list = await world.call('GET', `${CONNECTORS}?external_user_id=user_refused`, { token })
      expect(list.body).toEqual({ data: [], next: null })
    })

    it('are listed by age, page by page, each once', async () => {
      const ids: string[] = []
      for (let n = 0; n < 5; n++) ids.push((await world.connector(world.first, 'user_pages', { name: `n ${n}` })).id)
      const seen: string[] = []
      let next: string | null = ''
      for (let pages = 0; next !== null && pages < 9; pages++) {
        const cursor: string = next === '' ? '' : `&cursor=${next}`
        const { body } = await world.call('GET', `${CONNECTORS}?external_user_id=user_pages&limit=2${cursor}`, {
          token,
        })
        seen.push(...body.data.map(({ id }: { id: string }) => id))
        next = body.next
      }
      expect(seen).toEqual(ids)
      for (const query of [
        'limit=0',
        'limit=201',
        'limit=x',
        'limit=1.5',
        'cursor=abc',
        'status=none',
        'limit=1&limit=2',
      ])
        expect([query, (await world.call('GET', `${CONNECTORS}?${query}`, { token })).status]).toEqual([query, 400])
    })

    it('are listed by kind, definition and status', async () => {
      const made = await world.connector(world.first, 'user_filters')
      const list = async (query: string) =>
        (await world.call('GET', `${CONNECTORS}?external_user_id=user_filters&${query}`, { token })).body.data.length
      expect(await list('connector_type=Stripe')).toBe(1)
      expect(await list(`definition_id=${made.definition_id}`)).toBe(1)
      expect(await list('connector_type=linear')).toBe(0)
      expect(await list(`connector_type=linear&definition_id=${made.definition_id}`)).toBe(0)
      expect(await list('status=pending')).toBe(1)
      expect(await list('status=disabled')).toBe(0)
      expect((await world.call('GET', `${CONNECTORS}?definition_id=${UNKNOWN}`, { token })).status).toBe(404)
    })

    it('PATCH changes what it names, and If-Match sees to it that nothing is overwritten', async () => {
      const { id } = await world.connector(world.first, 'user_patch')
      const patch = (body: unknown, match?: string) =>
        world.call('PATCH', `${CONNECTORS}/${id}`, {
          token,
          body,
          ...(match !== undefined && { headers: { 'if-match': match } }),
        })
      const renamed = await patch({ name: 'Other' }, '"1"')
      expect([renamed.status, renamed.body.name, renamed.body.version, renamed.headers.get('etag')]).toEqual([
        200,
        'Other',
        2,
        '"2"',
      ])
      for (const stale of ['"1"', 'W/"2"', '2', 'x'])
        expect((await patch({ name: 'Third' }, stale)).body.code).toBe('version_conflict')
      expect((await patch({ name: 'Third' }, '*')).status).toBe(200)
      expect((await patch({})).status).toBe(422)
      const off = await patch({ enabled: false })
      expect(off.body.status).toBe('disabled')
      const refused = await world.execute(token, id, { entity: 'customers', action: 'list' })
      expect([refused.status, refused.body.code]).toEqual([403, 'connector_disabled'])
      expect((await patch({ enabled: true })).body.status).toBe('active')
      world.play(({ headers }, response) =>
        headers.authorization === 'Bearer bad' ? answerJson(response, 401, {}) : undefined,
      )
      const rejected = await patch({ credentials: { api_key: 'bad' } })
      expect([rejected.status, rejected.body.code]).toEqual([424, 'credentials_rejected'])
      const worked = await world.execute(token, id, { entity: 'customers', action: 'list' })
      world.play()
      expect(worked.status).toBe(200)
      expect((await patch({ credentials: { api_key: 'good' } })).status).toBe(200)
      await world.execute(token, id, { entity: 'customers', action: 'list' })
      expect(world.arrived.at(-1)!.headers.authorization).toBe('Bearer good')
    })

    it('check and inspect say how it is', async () => {
      const { id } = await world.connector(world.first, 'user_check')
      const checked = await world.call('POST', `${CONNECTORS}/${id}/check`, { token, body: {} })
      expect(checked.body).toMatchObject({
        id,
        status: 'succeeded',
        error_message: null,
        checked_entity: 'customers',
        checked_action: 'list',
      })
      world.play((_, response) => answerJson(response, 403, { error: { message: 'no' } }))
      const failed = await world.call('POST', `${CONNECTORS}/${id}/check`, { token, body: {} })
      world.play()
      expect(failed.body).toMatchObject({ status: 'failed', error_message: expect.any(String) })
      const { body } = await world.call('GET', `${CONNECTORS}/${id}/inspect`, { token })
      expect(body).toMatchObject({ id, connector_type: 'stripe' })
      expect(body.entities.map(({ name }: { name: string }) => name)).toContain('customers')
    })
  })

  describe('OAuth', () => {
    it('a flow ends with a secret that makes one connector', async () => {
      const { token: scoped } = await post(`${APPLICATIONS}/scoped-token`, { external_user_id: 'user_o' }).then(
        ({ body }) => body,
      )
      const initiated = await world.call('POST', `${CONNECTORS}/oauth/initiate`, {
        token: scoped,
        body: { external_user_id: 'user_o', connector_type: 'stripe', redirect_url: BACK },
      })
      expect(initiated.body).toEqual({
        consent_url: `${world.server.origin}/oauth/start/${initiated.body.flow_id}`,
        expires_at: expect.any(String),
        flow_id: expect.any(String),
      })
      const secretId = await consent(world, scoped, 'user_o')
      const { credentials: _, ...rest } = newConnector('user_o', { server_side_oauth_secret_id: secretId })
      const wrong = await world.call('POST', CONNECTORS, { token, body: { ...rest, external_user_id: 'user_p' } })
      expect([wrong.status, wrong.body.code]).toEqual([404, 'oauth_secret_not_found'])
      const made = await world.call('POST', CONNECTORS, { token: scoped, body: rest })
      expect([made.status, made.body.auth.method]).toEqual([201, 'oauth'])
      const again = await world.call('POST', CONNECTORS, { token: scoped, body: rest })
      expect({ ...again.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' })
    })

    it('C10 two redemptions at once: one wins', async () => {
      const { credentials: _, ...rest } = newConnector('user_twice', {
        server_side_oauth_secret_id: await consent(world, token, 'user_twice'),
      })
      const statuses = (await Promise.all([1, 2, 3, 4].map(() => post(CONNECTORS, rest)))).map(({ status }) => status)
      expect(statuses.sort()).toEqual([201, 404, 404, 404])
    })

    it('N5 the consent URL is of the configured address, whatever Host says', async () => {
      const body = { external_user_id: 'user_o', connector_type: 'stripe', redirect_url: BACK }
      const { body: initiated } = await post(`${CONNECTORS}/oauth/initiate`, body, {
        'x-forwarded-host': 'evil.example',
      })
      expect(initiated.consent_url.startsWith(`${world.server.origin}/oauth/start/`)).toBe(true)
    })

    it('refuses a redirect URL that is not registered, and a kind without OAuth', async () => {
      const ask = async (more: object) =>
        (
          await post(`${CONNECTORS}/oauth/initiate`, {
            external_user_id: 'user_o',
            connector_type: 'stripe',
            redirect_url: BACK,
            ...more,
          })
        ).body.code
      expect(await ask({ redirect_url: 'https://evil.example/' })).toBe('redirect_url_not_allowed')
      expect(await ask({ redirect_url: 'javascript:alert(1)' })).toBe('redirect_url_not_allowed')
      expect(await ask({ connector_type: 'orb' })).toBe('oauth_not_supported')
      expect(await ask({ scopes: [] })).toBeUndefined()
    })
  })

  it('C9 50 tokens at once for a new customer: one customer', async () => {
    const asked = Array.from({ length: 50 }, () =>
      post(`${APPLICATIONS}/scoped-token`, { external_user_id: 'at once' }),
    )
    const responses = await Promise.all(asked)
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(new Set(responses.map(({ body }) => body.customer_id)).size).toBe(1)
    expect(new Set(responses.map(({ body }) => body.token)).size).toBe(50)
    const { body } = await world.call('GET', `${API}/customers?external_user_id_contains=at%20once`, { token })
    expect(body.data).toHaveLength(1)
  })

  it('an X-Request-Id of the caller is kept; any other gets a new one', async () => {
    const id = async (given: string) =>
      (await world.call('GET', SOURCES, { token, headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await id('trace-1.a_B')).toBe('trace-1.a_B')
    for (const given of ['a b', 'x'.repeat(129), '<script>', '']) expect(await id(given)).toMatch(/^req_[0-9a-f]{32}$/)
    const failed = await world.call('GET', `${CONNECTORS}/${UNKNOWN}`, { token, headers: { 'x-request-id': 'mine' } })
    expect(failed.body.request_id).toBe('mine')
  })

  it('errors are JSON, and problem+json for who asks for it', async () => {
    const plain = await world.call('GET', `${CONNECTORS}/${UNKNOWN}`, { token })
    expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const problem = await world.call('GET', `${CONNECTORS}/${UNKNOWN}`, {
      token,
      headers: { accept: 'application/problem+json' },
    })
    expect(problem.headers.get('content-type')).toBe('application/problem+json')
    expect(problem.body).toMatchObject({
      type: expect.stringContaining('#connector_not_found'),
      status: 404,
      title: expect.any(String),
    })
  })

  it('what is no route, method or media type is refused as such', async () => {
    expect((await world.call('GET', `${API}/nothing`, { token })).body.code).toBe('route_not_found')
    const wrong = await world.call('DELETE', CONNECTORS, { token })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const typed = await world.call('POST', CONNECTORS, { token, body: '{}', headers: { 'content-type': 'text/plain' } })
    expect([typed.status, typed.body.code]).toEqual([415, 'unsupported_media_type'])
  })

  describe('an application of two organizations', () => {
    it('chooses by X-Organization-Id', async () => {
      const { access } = world.server.services
      const ids = [world.first.organizationId, (await access.organizations.create('Third')).id]
      const made = await access.applications.create({ name: 'Both', organizationIds: ids })
      const client = { client_id: made.clientId, client_secret: made.clientSecret }
      const issue = (headers: Record<string, string> = {}) =>
        world.call('POST', `${APPLICATIONS}/token`, { body: client, headers })
      expect((await issue()).body.code).toBe('organization_required')
      expect((await issue({ 'x-organization-id': world.second.organizationId })).body.code).toBe(
        'organization_forbidden',
      )
      expect((await issue({ 'x-organization-id': 'x' })).body.code).toBe('organization_forbidden')
      const issued = await issue({ 'x-organization-id': ids[1]! })
      expect(issued.body.organization_id).toBe(ids[1])
      const own = issued.body.access_token
      const list = (organization?: string) =>
        world.call('GET', `${API}/customers`, {
          token: own,
          ...(organization !== undefined && { headers: { 'x-organization-id': organization } }),
        })
      expect((await list()).body.code).toBe('organization_required')
      expect((await list(ids[1])).body.data).toEqual([])
      expect((await list(ids[0])).body.data.length).toBeGreaterThan(0)
      expect((await list(world.second.organizationId)).body.code).toBe('organization_forbidden')
      const scoped = await world.call('POST', `${APPLICATIONS}/scoped-token`, {
        token: own,
        body: { external_user_id: 'x' },
        headers: { 'x-organization-id': ids[1]! },
      })
      expect(scoped.body.organization_id).toBe(ids[1])
      expect((await world.call('GET', CONNECTORS, { token: scoped.body.token })).status).toBe(200)
      expect(
        (await world.call('GET', CONNECTORS, { token: scoped.body.token, headers: { 'x-organization-id': ids[0]! } }))
          .body.code,
      ).toBe('organization_forbidden')
    })
  })
})
