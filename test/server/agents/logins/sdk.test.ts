/** The SDK's client and the documentation's login page, from an address to a tool's answer, a renewal and an end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API } from '../../api/world.ts'
import { BACK, CLIENT, LoginWorld } from './world.ts'

type Saved = Parameters<OAuthClientProvider['saveTokens']>[0]

let world: LoginWorld
beforeAll(async () => {
  world = await LoginWorld.start()
})
afterAll(() => {
  for (const name of ['URL', 'CLIENT_ID', 'CLIENT_SECRET']) delete process.env[`PLUGBOARD_${name}`]
  return world?.close()
})

/** What the client keeps: where it would open a browser, and its tokens. */
class Keeper implements OAuthClientProvider {
  readonly redirectUrl = BACK
  readonly clientMetadata = { redirect_uris: [BACK], client_name: 'Agent' }
  readonly clientMetadataUrl = CLIENT
  opened: URL | undefined
  saved: Saved | undefined
  #verifier = ''

  // The client's ID is its document's URL: nothing is registered.
  clientInformation = () => ({ client_id: CLIENT })
  tokens = () => this.saved
  invalidateCredentials = () => void (this.saved = undefined)
  saveTokens = (tokens: Saved) => void (this.saved = tokens)
  redirectToAuthorization = (url: URL) => void (this.opened = url)
  saveCodeVerifier = (verifier: string) => void (this.#verifier = verifier)
  codeVerifier = () => this.#verifier
}

const transportOf = (authProvider: Keeper) =>
  new StreamableHTTPClientTransport(new URL(world.resource), { authProvider })

/** The function of the documentation. */
async function documentedLogin(): Promise<(url: string, user: { readonly id: string }) => Promise<string>> {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/agents.md'), 'utf8')
  const [, code = ''] = /```js\n(\/\/ Returns the address[\s\S]*?)```/.exec(page) ?? []
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    never
  >
  return module.agentLogin!
}

/** A person who is sent to the login page and allows what is asked. */
async function allow(opened: URL, user: string, connector: string): Promise<URLSearchParams> {
  const browser = world.browser()
  const begun = await browser.send(opened.href)
  const agentLogin = await documentedLogin()
  const next = await agentLogin(begun.headers.get('location')!, { id: user })
  const page = await browser.send(next)
  expect(page.text).toContain('agent.example')
  const login = new URL(next).searchParams.get('login')!
  return (await browser.send('/agents/consent', world.allowed(login, { connector }))).back
}

it('L15 a client finds the server, logs in, calls a tool, renews its token, and is cut off by the end of its grant', async () => {
  const { client } = world.api.first
  Object.assign(process.env, {
    PLUGBOARD_URL: world.origin,
    PLUGBOARD_CLIENT_ID: client.client_id,
    PLUGBOARD_CLIENT_SECRET: client.client_secret,
  })
  const connector = await world.connector('sdk_user')
  const keeper = new Keeper()
  const first = transportOf(keeper)
  await expect(new Client({ name: 'sdk', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError)
  expect(keeper.opened?.searchParams.get('resource')).toBe(world.resource)
  expect(keeper.opened?.searchParams.get('scope')).toBe('read write delete pay')
  const back = await allow(keeper.opened!, 'sdk_user', connector.id)
  await first.finishAuth(back)
  const sdk = new Client({ name: 'sdk', version: '1' })
  await sdk.connect(transportOf(keeper))
  const listed = async () => JSON.stringify(await sdk.callTool({ name: 'list_connectors', arguments: {} }))
  expect(await listed()).toContain(`stripe-${connector.id.slice(0, 4)}`)
  const before = keeper.saved?.access_token
  world.pass(3_601_000)
  expect(await listed()).toContain(`stripe-${connector.id.slice(0, 4)}`)
  expect(keeper.saved?.access_token).not.toBe(before)
  const bearer = await world.token()
  const { body } = await world.api.call('GET', `${API}/agents/grants?external_user_id=sdk_user`, { token: bearer })
  expect(body.data).toMatchObject([{ client_id: CLIENT, client_name: 'Agent', level: 'read', connector_ids: null }])
  await world.api.call('DELETE', `${API}/agents/grants/${body.data[0].id}`, { token: bearer })
  keeper.opened = undefined
  await expect(listed()).rejects.toThrow(UnauthorizedError)
  expect(keeper.opened).toBeInstanceOf(URL)
  await world.api.server.services.audit.flush()
  const trail = await world.api.call('GET', `${API}/audit?limit=200`, { token: bearer })
  const actions = (trail.body.data as { action: string }[]).map(({ action }) => action)
  for (const action of [
    'POST agents/logins',
    'POST agents/consent',
    'POST oauth/token',
    'DELETE agents/grants/{grant_id}',
  ])
    expect(actions).toContain(action)
  await sdk.close()
})
