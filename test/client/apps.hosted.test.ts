/** The applications of examples/apps against a server with the sandbox, and the page that shows them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { openTestPostgres } from '../support/database.ts'
import { ROOT } from '../support/root.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const APPS = join(ROOT, 'examples', 'apps')
const NEXT = join(APPS, 'app')
const SECRET = `whsec_${Buffer.from('a secret of the endpoint, 32 byte').toString('base64')}`

type Close = () => unknown

/** Starts an application on the port of `APP_ORIGIN`. */
const STARTS: Readonly<Record<string, () => Promise<Close>>> = {
  express: async () => {
    const { server } = await import('../../examples/apps/express.ts')
    return () => server.close()
  },
  fastify: async () => {
    const { app } = await import('../../examples/apps/fastify.ts')
    return () => app.close()
  },
  hono: async () => {
    const { server } = await import('../../examples/apps/hono.ts')
    return () => server.close()
  },
  // The route handlers of Next.js are functions of a request. test/client/next.long.test.ts runs them in the framework.
  next: async () => {
    const server = serve({ fetch: await nextRoutes(), port: Number(new URL(origin()).port) })
    return () => server.close()
  },
}

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

/** Answers requests by the files of the folder `app`, where `[kind]` is any segment. */
async function nextRoutes(): Promise<(request: Request) => Promise<Response>> {
  const files = readdirSync(NEXT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('route.ts'))
  const routes = await Promise.all(
    files.map(async (name) => {
      const path = name.replace(/\/route\.ts$/, '').replace(/\[(\w+)\]/, '(?<$1>[^/]+)')
      return { path: new RegExp(`^/${path}$`), module: (await import(join(NEXT, name))) as Record<string, Handler> }
    }),
  )
  return async (request) => {
    const { pathname } = new URL(request.url)
    const route = routes.find(({ path }) => path.test(pathname))
    const params = Promise.resolve({ ...route?.path.exec(pathname)?.groups })
    return (await route?.module[request.method]?.(request, { params })) ?? new Response(null, { status: 404 })
  }
}

const origin = () => process.env.APP_ORIGIN!

let server: TestServer
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)

beforeAll(async () => {
  server = await startTestServer({ database: await openTestPostgres() })
  await server.connector('stripe', 'user_3', { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' } })
  await server.connector('stripe', 'user_4', { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' } })
  vi.stubEnv('APP_ORIGIN', `http://localhost:${await freePort()}`)
  vi.stubEnv('PLUGBOARD_URL', server.origin)
  vi.stubEnv('PLUGBOARD_CLIENT_ID', server.client.client_id)
  vi.stubEnv('PLUGBOARD_CLIENT_SECRET', server.client.client_secret)
  vi.stubEnv('PLUGBOARD_WEBHOOK_SECRET', SECRET)
})

afterAll(async () => {
  log.mockRestore()
  vi.unstubAllEnvs()
  await server.close()
})

/** Follows redirects with their cookies, from the application back to the application. */
async function consent(kind: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = `${origin()}/connect/${kind}`
  for (let hops = 0; hops < 20; hops++) {
    const { host } = new URL(url)
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookies.get(host) ?? '' } })
    const location = response.headers.get('location')
    const set = response.headers.get('set-cookie')?.split(';')[0]
    if (set) cookies.set(host, set)
    if (location === null) throw new Error(`stuck at ${url}: ${response.status} ${await response.text()}`)
    url = new URL(location, url).href
    if (url.startsWith(origin())) return url
  }
  throw new Error(`goes round in circles at ${url}`)
}

let sent = 0

/** Posts an event as the platform does. */
async function post(event: object, { id = `msg_${++sent}`, secret = SECRET, spoil = '' } = {}): Promise<number> {
  const body = JSON.stringify({ timestamp: new Date().toISOString(), ...event })
  const now = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  }
  const response = await fetch(`${origin()}/hooks`, { method: 'POST', headers, body: body + spoil })
  await response.arrayBuffer()
  return response.status
}

const read = async (path: string): Promise<any> => (await fetch(origin() + path)).json() // oxlint-disable-line typescript/no-explicit-any -- each test knows what it reads

describe.each(Object.keys(STARTS))('the application for %s', (name) => {
  let close: Close
  beforeAll(async () => {
    close = await STARTS[name]!()
  })
  afterAll(() => close())

  test('issues a token of the widget for its user', async () => {
    const token = await (await fetch(`${origin()}/widget-token`, { method: 'POST' })).text()
    const headers = { 'x-embedder-origin': origin(), 'sec-fetch-site': 'same-origin' }
    const listed = await server.ask('GET', '/integrations/definitions/connectable', { token, headers })
    expect(listed.status).toBe(200)
  })

  test('connects an account by consent, once, and lists the accounts of its user only', async () => {
    const before = await read('/accounts')
    const back = await consent('google-drive')
    expect(back).toMatch(/\/connected\/google-drive\?secret_id=/)
    const ended = await fetch(back, { redirect: 'manual' })
    expect(new URL(ended.headers.get('location')!, back).href).toBe(`${origin()}/accounts`)
    const connected = { name: 'google-drive', connectorType: 'google-drive', status: 'active' }
    const after = await read('/accounts')
    expect(after).toHaveLength(before.length + 1)
    expect(after).toContainEqual(connected)
    expect(after.filter(({ connectorType }: { connectorType: string }) => connectorType === 'stripe')).toHaveLength(1)
    expect(await read('/customers')).toEqual([expect.stringContaining('@'), expect.stringContaining('@')])
  })

  test('leads back to its page after a refused consent, and logs the reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refused = `${origin()}/connected/google-drive?error=access_denied&error_description=No`
    const ended = await fetch(refused, { redirect: 'manual' })
    expect(new URL(ended.headers.get('location')!, refused).href).toBe(`${origin()}/`)
    const reason = { kind: 'google-drive', error: 'access_denied', error_description: 'No' }
    expect(warn.mock.calls).toEqual([['not connected', reason]])
    warn.mockRestore()
  })

  // Next.js itself logs what a route throws.
  test.skipIf(name === 'next')('logs an error of the server, and tells its user nothing of it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const failed = await fetch(`${origin()}/connect/nosuch`)
    expect(failed.status).toBe(500)
    expect(await failed.text()).toBe('Something went wrong')
    expect(error.mock.calls).toEqual([[expect.objectContaining({ code: 'definition_not_found' })]])
    error.mockRestore()
  })

  test('handles a genuine webhook once, and answers 400 to any other', async () => {
    log.mockClear()
    const connector = { connector_id: name, external_user_id: 'Zoë', connect_link: 'https://a.example/connect' }
    const needsReauth = { type: 'connector.needs_reauth', data: { ...connector, sequence: 2 } }
    expect(await post(needsReauth, { id: `${name}_1` })).toBe(204)
    expect(await post(needsReauth, { id: `${name}_1` })).toBe(204)
    expect(await post({ type: 'connector.created', data: { ...connector, sequence: 1 } })).toBe(204)
    expect(await post({ type: 'ping', data: {} })).toBe(204)
    expect(await post({ type: 'ping', data: {} }, { spoil: ' ' })).toBe(400)
    expect(await post({ type: 'ping', data: {} }, { secret: `whsec_${'A'.repeat(32)}` })).toBe(400)
    expect(log.mock.calls).toEqual([['email', 'Zoë', 'https://a.example/connect'], ['ping']])
  })
})

test('the walk shows every file of the applications, whole', () => {
  const page = readFileSync(join(ROOT, 'docs', 'connect-from-your-app.md'), 'utf8')
  const shown = [...page.matchAll(/^```tsx? ([\w./[\]-]+)\n([\s\S]*?)^```$/gm)].map(([, name, code]) => [name!, code!])
  const files = readdirSync(APPS, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const programs = files.map((name) => [name, readFileSync(join(APPS, name), 'utf8')])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(programs))
})
