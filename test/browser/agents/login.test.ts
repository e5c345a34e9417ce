/** An agent's login by a person with a browser: from the address of the server to a tool's answer. */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startWorld, type World } from '../world.ts'

let world: World
/** The application's login page, and the agent's own server on this machine. */
let application: Server
let agent: Server
/** Responses to the agent. */
const returned: URLSearchParams[] = []

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listening = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))

/** The application's login page: who comes with a ticket is `user_1`. */
async function logIn({ url = '' }: IncomingMessage, response: ServerResponse) {
  const ticket = new URL(url, 'http://localhost').searchParams.get('ticket')
  if (!ticket) return response.writeHead(404).end()
  const body = { ticket, external_user_id: 'user_1' }
  const login = await world.server.ask('POST', '/agents/logins', { token: await world.server.applicationToken(), body })
  return response.writeHead(302, { location: login.body.continue_url }).end()
}

beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['agents.registration=true'] })
  const { server } = world
  application = await listening(createServer((request, response) => void logIn(request, response)))
  agent = await listening(
    createServer(({ url = '' }, response) => {
      if (url.startsWith('/callback')) returned.push(new URL(url, 'http://localhost').searchParams)
      response.end('You can close this window')
    }),
  )
  const body = { login_url: `http://localhost:${portOf(application)}/agent-login` }
  await server.ask('PUT', '/agents/login-page', { token: await server.applicationToken(), body })
  await server.connector('stripe', 'user_1', { name: 'Payments', credentials: { api_key: 'sk_test_1' } })
  await server.connector('stripe', 'user_1', { name: 'Private', credentials: { api_key: 'sk_test_1' } })
})
afterEach(() => world.closePages())
afterAll(async () => {
  application?.close()
  agent?.close()
  await world?.close()
})

const json = async (url: string, options?: RequestInit) => (await fetch(url, options)).json()

/** Calls a tool; gives the status, the challenge and the text. */
async function callTool(token: string): Promise<{ status: number; challenge: string; text: string }> {
  const params = { name: 'list_connectors', arguments: {} }
  const response = await fetch(`${world.server.origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  })
  const challenge = response.headers.get('www-authenticate') ?? ''
  return { status: response.status, challenge, text: await response.text() }
}

/** Discovers the server by a refusal, and registers, as an agent does before it opens a browser. */
async function discovered() {
  const { status, challenge } = await callTool('none')
  expect(status).toBe(401)
  const resource = await json(/resource_metadata="([^"]+)"/.exec(challenge)![1]!)
  const metadata = await json(`${resource.authorization_servers[0]}/.well-known/oauth-authorization-server`)
  // Another port than the one that is used: on loopback, each run has its own.
  const client = await json(metadata.registration_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Desk agent', redirect_uris: ['http://127.0.0.1/callback'] }),
  })
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `http://127.0.0.1:${portOf(agent)}/callback`
  const url = new URL(metadata.authorization_endpoint)
  const challengeOf = createHash('sha256').update(verifier).digest('base64url')
  const query = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirect,
    code_challenge: challengeOf,
    code_challenge_method: 'S256',
    state: 'st',
    scope: 'read write',
    resource: resource.resource,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return {
    url,
    verifier,
    redirect,
    clientId: client.client_id as string,
    tokenEndpoint: metadata.token_endpoint as string,
  }
}

it('L9 L14 leads from the address to the answer of a tool, with the connector that the person chose', async () => {
  const { url, verifier, redirect, clientId, tokenEndpoint } = await discovered()
  const page = await (await world.context({ locale: 'en-US' })).newPage()
  await page.goto(url.href)
  await page.getByRole('heading', { name: 'Give Desk agent access?' }).waitFor()
  expect(await page.getByText('Nobody vouches for this program').count()).toBe(1)
  expect(await page.getByRole('radio', { name: 'Read, change and delete' }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: 'Read', exact: true }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Read and change' }).check()
  await page.getByRole('checkbox', { name: 'Private' }).uncheck()
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('You can close this window').waitFor()
  const back = returned.at(-1)!
  expect([back.get('state'), back.get('iss')]).toEqual(['st', world.server.origin])
  const form = { grant_type: 'authorization_code', code: back.get('code')!, code_verifier: verifier }
  const body = new URLSearchParams({ ...form, client_id: clientId, redirect_uri: redirect })
  const tokens = await json(tokenEndpoint, { method: 'POST', body })
  expect(tokens.scope).toBe('read write')
  const { status, text } = await callTool(tokens.access_token)
  expect([status, text.includes('Payments'), text.includes('Private')]).toEqual([200, true, false])
})

it('L9 leads back to the agent when the person refuses, in their language', async () => {
  const { url } = await discovered()
  const page = await (await world.context({ locale: 'de-DE' })).newPage()
  await page.goto(url.href)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.getByText('You can close this window').waitFor()
  expect(returned.at(-1)!.get('error')).toBe('access_denied')
})

it('L12 shows a page to no other browser', async () => {
  const { url } = await discovered()
  const page = await (await world.context()).newPage()
  await page.goto(url.href)
  await page.locator('form').waitFor()
  const other = await (await world.context()).newPage()
  const response = await other.goto(page.url())
  expect(response?.status()).toBe(400)
})
