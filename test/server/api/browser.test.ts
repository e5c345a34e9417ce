/** Pages: whose answers they may read, and how often anyone may call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { API, APPLICATIONS, CONNECTORS, newConnector, ORIGIN, startWorld, type World } from './world.ts'

const LIST = { entity: 'customers', action: 'list' }

describe('requests of pages', () => {
  let world: World
  let widget: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), {
      set: ['log.level=silent', 'limits.requestsPerMinutePerCustomer=50'],
    })
    widget = await world.widget(world.first, 'user_1')
  })
  afterAll(() => world?.close())

  const preflight = (path: string, origin: string, method = 'POST') =>
    world.call('OPTIONS', path, {
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
    })
  const cors = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control'))

  it('E20 its own page may read what a widget token is answered, errors as well', async () => {
    const { status, headers, body } = await world.call('POST', CONNECTORS, {
      token: widget,
      body: newConnector('user_1'),
      headers: { origin: ORIGIN },
    })
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([201, ORIGIN, 'Origin'])
    expect(headers.has('access-control-allow-credentials')).toBe(false)
    const done = await world.execute(widget, body.id, LIST, { origin: ORIGIN })
    expect([done.status, done.headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN])
    const failed = await world.execute(widget, body.id, { entity: 'x', action: 'list' }, { origin: ORIGIN })
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([400, ORIGIN])
  })

  it('E22 a preflight is answered for the origin of a live widget token only', async () => {
    const allowed = await preflight(CONNECTORS, ORIGIN)
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
    expect(allowed.headers.get('access-control-allow-methods')).toBe('POST, GET')
    expect(Number(allowed.headers.get('access-control-max-age'))).toBeLessThanOrEqual(60)
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`, 'http://app.example.com', '*']) {
      const refused = await preflight(CONNECTORS, origin)
      expect([origin, refused.status, cors(refused.headers)]).toEqual([origin, 403, []])
    }
    for (const path of [`${API}/customers`, `${APPLICATIONS}/scoped-token`, `${API}/audit`])
      expect([path, cors((await preflight(path, ORIGIN)).headers)]).toEqual([path, []])
  })

  it('E22 no token, no CORS: after its last token an origin is like any other', async () => {
    const origin = 'https://short.example.com'
    const token = await world.widget(world.first, 'user_short', { allowed_origin: origin })
    expect((await preflight(CONNECTORS, origin)).status).toBe(204)
    await world.call('POST', `${APPLICATIONS}/revoke`, { token: world.first.token, body: { token } })
    expect((await preflight(CONNECTORS, origin)).status).toBe(403)
    const refused = await world.call('GET', CONNECTORS, { token, headers: { origin } })
    expect([refused.status, cors(refused.headers)]).toEqual([401, []])
  })

  it('a widget token that is limited to kinds makes no other, and sees none', async () => {
    const token = await world.widget(world.first, 'user_kinds', { connector_types: ['linear'] })
    const headers = { origin: ORIGIN }
    const made = await world.call('POST', CONNECTORS, { token, body: newConnector('user_kinds'), headers })
    expect([made.status, made.body.code]).toEqual([403, 'token_kind_forbidden'])
    const { id } = await world.connector(world.first, 'user_kinds')
    const used = await world.execute(token, id, LIST, headers)
    expect([used.status, used.body.code]).toEqual([404, 'connector_not_found'])
    for (const method of ['GET', 'DELETE']) {
      const response = await world.call(method, `${CONNECTORS}/${id}`, { token, headers })
      expect([response.status, response.body.code]).toEqual([404, 'connector_not_found'])
    }
    expect((await world.call('GET', CONNECTORS, { token, headers })).body.data).toEqual([])
  })

  it('C14 a customer is let in as often as it says, by any of its tokens, and others are not held up', async () => {
    const [one, two] = [await world.scoped(world.first, 'flood'), await world.scoped(world.first, 'flood')]
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, n) => world.call('GET', CONNECTORS, { token: n % 2 ? one : two })),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect([responses.length - refused.length, refused.length]).toEqual([50, 30])
    const { headers, body } = refused[0]!
    expect(body).toMatchObject({ code: 'rate_limited', retryable: true })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('ratelimit-policy')).toBe('"organization";q=6000;w=60, "customer";q=50;w=60')
    expect(headers.get('ratelimit')).toMatch(/^"organization";r=\d+;t=\d+, "customer";r=0;t=\d+$/)
    const other = await world.call('GET', CONNECTORS, { token: await world.scoped(world.first, 'calm') })
    expect([other.status, other.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/"customer";r=49;/)])
  })
})
