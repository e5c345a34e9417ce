/** Who asks, over the API: settings of the operator, terms of widget tokens and links, images, and what a wish uses. */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { ROOT } from '../../support/root.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const ORIGIN = 'https://app.example.com'
const INFO = '/account/applications/scoped-token/info'
const LINKS = '/integrations/connectors/links'
const ACME = { name: 'Acme', accent: '#123456', privacy_url: 'https://acme.example.com/privacy' }
const FIELDS = [{ connector_type: 'stripe', entity: 'customers', name: 'plan', type: 'text' }]

let server: TestServer
let token: string
beforeAll(async () => {
  const images = join(ROOT, 'test', 'browser', 'images')
  server = await startTestServer({
    database: await openTestPostgres(),
    set: ['connect.name=Marlow', 'connect.termsUrl=https://marlow.example.com/terms', `connect.images=${images}`],
  })
  token = await server.applicationToken()
})
afterAll(() => server?.close())

const widgetToken = (more: object) =>
  server.ask('POST', '/account/applications/widget-token', {
    token,
    body: { external_user_id: 'user_1', allowed_origin: ORIGIN, ...more },
  })
const link = (brand: unknown, bearer = token) =>
  server.ask('POST', LINKS, { token: bearer, body: { external_user_id: 'user_1', brand } })

it('a widget token tells who asks: the operator’s application, or the one that it names', async () => {
  const info = async (more: object) => {
    const issued = await widgetToken(more)
    return (await server.ask('GET', INFO, { token: issued.body.token, headers: { origin: ORIGIN } })).body
  }
  const usual = await info({})
  expect(usual.brand).toMatchObject({
    name: 'Marlow',
    terms_url: 'https://marlow.example.com/terms',
    privacy_url: null,
  })
  const image = await fetch(usual.brand.logo_url)
  expect([image.status, image.headers.get('content-type'), image.headers.get('content-security-policy')]).toEqual([
    200,
    'image/svg+xml',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ])
  const own = await info({ brand: ACME, fields: FIELDS })
  expect(own.brand).toEqual({ ...ACME, on_accent: '#ffffff', logo_url: null, terms_url: null })
  expect(own.fields).toEqual(FIELDS)
  expect((await info({ brand: { ...ACME, logo: 'logo' } })).fields).toEqual([])
})

it('a link tells it as well', async () => {
  const { body } = await link(ACME)
  const session = await server.ask('POST', `${LINKS}/exchange`, { body: { code: new URL(body.url).hash.slice(1) } })
  const headers = { 'sec-fetch-site': 'same-origin', 'x-embedder-origin': server.origin }
  const info = await server.ask('GET', INFO, { token: session.body.token, headers })
  expect(info.body.brand).toMatchObject({ name: 'Acme', accent: '#123456' })
})

it('J1 a customer’s token names nobody who asks', async () => {
  const scoped = await server.ask('POST', '/account/applications/scoped-token', {
    token,
    body: { external_user_id: 'user_1' },
  })
  expect((await link(ACME, scoped.body.token)).body.code).toBe('token_kind_forbidden')
  expect((await link(undefined, scoped.body.token)).status).toBe(201)
})

it.each([
  ['logo', '../logo'],
  ['logo', 'unknown'],
  ['accent', 'url(https://evil.example)'],
  ['accent', 'red'],
  ['privacy_url', 'javascript:alert(1)'],
  ['privacy_url', 'http://acme.example.com'],
  ['terms_url', 'data:text/html,x'],
  ['name', 'A\u0000'],
  ['name', ''],
])('J3 takes no %s of %s', async (name, value) => {
  for (const answer of [await widgetToken({ brand: { [name]: value } }), await link({ [name]: value })])
    expect([answer.body.code, answer.body.errors?.[0].field]).toEqual(['validation_error', `brand.${name}`])
})

it('the forms of a kind name the entities that a wish reads and changes', async () => {
  const uses = async (query: string) =>
    (await server.ask('GET', `/integrations/definitions/sources/stripe/credentials-spec${query}`, { token })).body.uses
  expect(await uses('')).toBeNull()
  expect(await uses('?want=customers.read,refunds.create')).toEqual({ read: ['Customers'], write: ['Refunds'] })
})
