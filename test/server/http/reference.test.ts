/** The published reference of the API: the document, the page, the operator's listener. */
import { expect, it, onTestFinished } from 'vitest'
import { createCatalogue } from '../../../server/accounts/catalogue/index.ts'
import { createAdmin, openApiOf, referenceRoutes } from '../../../server/http/index.ts'
import { route, serve } from './serve.ts'

const OPTIONS = { version: '1.0.0', baseUrl: 'https://plugboard.example', kinds: await createCatalogue() }
const THING = route({
  method: 'PATCH',
  path: '/api/v1/things/{thing_id}',
  summary: 'Change a <thing>',
  query: { limit: { type: 'integer' } },
  body: { type: 'object', properties: { name: { type: 'string', description: 'Its `name`.' } } },
  responses: { 200: { description: 'The thing.', schema: { type: 'object' } } },
  errors: ['connector_not_found'],
  idempotent: true,
})

it('the document has every route with its parameters, body, answers and errors', () => {
  const { paths, openapi } = openApiOf([THING], OPTIONS) as { openapi: string; paths: Record<string, unknown> }
  expect(openapi).toBe('3.1.0')
  expect(paths['/api/v1/things/{thing_id}']).toMatchObject({
    patch: {
      operationId: 'patchThingsThingId',
      security: [{ application: [] }, { scoped: [] }, { widget: [] }],
      requestBody: { content: { 'application/json': { schema: THING.body } } },
      responses: {
        200: { description: 'The thing.' },
        404: { description: 'connector_not_found' },
        409: { description: 'idempotency_in_progress, outcome_unknown' },
        422: { description: 'validation_error, idempotency_key_reused' },
      },
    },
  })
})

it('the plain page needs no script and nothing from elsewhere, and shows text as text', async () => {
  const { call } = await serve({ routes: [THING, ...referenceRoutes([THING], () => OPTIONS)] })
  const page = await call('/docs/plain', { token: null })
  const html = await page.text()
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  expect(html).toContain('Change a &lt;thing&gt;')
  expect(html).not.toMatch(/<script|style="|src="|href="http/)
  // Relative, so that a path which a proxy puts before all of them stays.
  expect(html.match(/href="[^#"][^"]*"/g)).toEqual(['href="style.css"', 'href="../openapi.json"', 'href="../docs"'])
  expect((await call('/docs/style.css', { token: null })).headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await (await call('/openapi.json', { token: null })).json()).toEqual(openApiOf([THING], OPTIONS))
})

it('Y1 the page with requests loads only scripts of this server, and may ask no other', async () => {
  const { call } = await serve({ routes: referenceRoutes([THING], () => OPTIONS) })
  const page = await call('/docs', { token: null })
  const html = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ])
  const scripts = [...html.matchAll(/src="([^"]*)"/g)].map(([, address = '']) => address)
  expect(scripts).toEqual(['docs/start.js'])
  expect(html).toMatch(
    /<link id="library" rel="preload" as="script" fetchpriority="low" href="docs\/scalar\.js\?v=[0-9a-f]{12}">/,
  )
  expect(html).toContain('Change a &#60;thing&#62;')
  const kind = await (await call('/docs?kind=stripe', { token: null })).text()
  expect(kind).toContain('<code>customers.list</code>')
  expect(html).not.toMatch(/<script(?! defer src=)/)
})

it('the library of the page is sent compressed, whole, and once', async () => {
  const { call } = await serve({ routes: referenceRoutes([THING], () => OPTIONS) })
  const [, address = ''] = /(\/scalar\.js\?v=\w+)/.exec(await (await call('/docs', { token: null })).text()) ?? []
  const answer = async (accepted: string) => {
    const { headers, text } = await call(`/docs${address}`, {
      token: null,
      headers: { 'accept-encoding': accepted },
    }).then(async (response) => ({ headers: response.headers, text: await response.text() }))
    return { text, length: Number(headers.get('content-length')), cached: headers.get('cache-control') }
  }
  const [zipped, plain] = [await answer('gzip'), await answer('identity')]
  expect(zipped.text).toBe(plain.text)
  expect(zipped.length * 2.5).toBeLessThan(plain.length)
  expect(zipped.cached).toBe('public, max-age=31536000, immutable')
  expect(plain.text).toContain('createApiReference')
  expect(plain.text).not.toContain('sourceMappingURL=standalone')
})

it('the address of a server lists the other addresses: JSON for programs, a page for browsers', async () => {
  const { call } = await serve({ routes: referenceRoutes([THING], () => OPTIONS) })
  const answer = await call('/', { token: null })
  const addresses = {
    docs: 'https://plugboard.example/docs',
    plain: 'https://plugboard.example/docs/plain',
    openapi: 'https://plugboard.example/openapi.json',
    api: 'https://plugboard.example/api/v1',
    mcp: 'https://plugboard.example/mcp',
  }
  expect(await answer.json()).toEqual({ name: 'Plugboard', version: '1.0.0', ...addresses })
  const page = await call('/', { token: null, headers: { accept: 'text/html,*/*;q=0.8' } })
  const html = await page.text()
  expect([page.status, page.headers.get('content-type'), page.headers.get('vary')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'Accept',
  ])
  for (const address of Object.values(addresses)) expect(html).toContain(`<a href="${address}">`)
})

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1, GZIP;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['gzip; q=0.000, identity', null],
  ['identity', null],
])('the document is sent as "%s" takes it', async (accepted, encoding) => {
  const { call } = await serve({ routes: referenceRoutes([THING], () => OPTIONS) })
  const answer = await call('/openapi.json', { token: null, headers: { 'accept-encoding': accepted } })
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
  expect(await answer.json()).toEqual(openApiOf([THING], OPTIONS))
})

it('O7 health, readiness and metrics are on a listener of their own', async () => {
  let database = true
  const admin = createAdmin({ ready: async () => ({ database }), metrics: async () => 'a 1\n', onError: () => {} })
  const origin = await admin.listen('127.0.0.1', 0)
  onTestFinished(() => admin.close())
  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    return [answer.status, await answer.text()]
  }
  expect(await get('/healthz')).toEqual([200, '{"status":"ok"}'])
  expect(await get('/readyz')).toEqual([200, '{"status":"ready","checks":{"database":true}}'])
  database = false
  expect(await get('/readyz')).toEqual([503, '{"status":"not_ready","checks":{"database":false}}'])
  expect(await get('/metrics')).toEqual([200, 'a 1\n'])
  expect((await get('/other'))[0]).toBe(404)
  const { call } = await serve({ routes: [{}] })
  for (const path of ['/metrics', '/healthz', '/readyz', '/debug']) expect((await call(path)).status).toBe(404)
})
