/** Logins that begin with one thing wrong, and how each is refused. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undiciTransport } from '../../../../runtime/transport/index.ts'
import { DocumentCache } from '../../../../server/agents/logins/index.ts'
import { BACK, CLIENT, EVIL, EVIL_BACK, LoginWorld, NATIVE, said } from './world.ts'

/** Each begins a login with one thing wrong. A page is shown where nobody may be sent anywhere. */
const BEGINNINGS: readonly (readonly [string, Record<string, string | undefined>, string, extra?: string])[] = [
  ['L1 a redirect URL of another host (open redirect)', { redirect_uri: EVIL_BACK }, '400 page'],
  ['L1 a redirect URL below the registered one', { redirect_uri: `${BACK}/more` }, '400 page'],
  ['L1 a redirect URL with a query of its own', { redirect_uri: `${BACK}?next=evil` }, '400 page'],
  [
    'L1 a redirect URL with a user name that looks like the host',
    { redirect_uri: 'https://agent.example@evil.example/back' },
    '400 page',
  ],
  ['L1 a redirect URL with a dot segment', { redirect_uri: 'https://agent.example/x/../back' }, '400 page'],
  ['L1 a redirect URL in other letters', { redirect_uri: 'https://AGENT.example/back' }, '400 page'],
  ['L1 a redirect URL over http', { redirect_uri: 'http://agent.example/back' }, '400 page'],
  ['L1 no redirect URL', { redirect_uri: undefined }, '400 page'],
  ['L1 two redirect URLs', {}, '400 page', `&redirect_uri=${encodeURIComponent(EVIL_BACK)}`],
  ['L1 two clients', {}, '400 page', `&client_id=${encodeURIComponent(EVIL)}`],
  ['L1 a loopback URL with another path', { client_id: NATIVE, redirect_uri: 'http://127.0.0.1:9/other' }, '400 page'],
  [
    'L1 a loopback URL that is another host',
    { client_id: NATIVE, redirect_uri: 'http://127.0.0.1.evil.example:9/callback' },
    '400 page',
  ],
  [
    'L1 a loopback URL with a user name',
    { client_id: NATIVE, redirect_uri: 'http://127.0.0.1:9@evil.example/callback' },
    '400 page',
  ],
  ['L2 no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, '302 invalid_request'],
  ['L2 plain PKCE (downgrade)', { code_challenge_method: 'plain' }, '302 invalid_request'],
  ['L2 PKCE without a method', { code_challenge_method: undefined }, '302 invalid_request'],
  ['L2 a challenge that is no digest', { code_challenge: 'short' }, '302 invalid_request'],
  ['L3 another audience', { resource: 'https://other.example/mcp' }, '302 invalid_target'],
  ['L3 the API as audience', { resource: 'https://other.example/api' }, '302 invalid_target'],
  ['L2 the implicit flow', { response_type: 'token' }, '302 unsupported_response_type'],
  ['L2 a hybrid flow', { response_type: 'code token' }, '302 unsupported_response_type'],
  ['L2 a response in a fragment', { response_mode: 'fragment' }, '302 invalid_request'],
  ['L2 a request by reference', { request_uri: 'https://evil.example/r' }, '302 request_not_supported'],
  [
    'L4 a client of the metadata address of a cloud',
    { client_id: 'https://169.254.169.254/latest/meta-data' },
    '400 page',
  ],
  ['L4 a client of a private address', { client_id: 'https://10.0.0.1/client.json' }, '400 page'],
  ['L4 a client of loopback', { client_id: 'https://127.0.0.1/client.json' }, '400 page'],
  ['L4 a client of loopback as a number', { client_id: 'https://2130706433/client.json' }, '400 page'],
  ['L4 a client of loopback in IPv6', { client_id: 'https://[::1]/client.json' }, '400 page'],
  ['L4 a client of localhost', { client_id: 'https://localhost/client.json' }, '400 page'],
  ['L4 a client of an internal name', { client_id: 'https://metadata.google.internal/computeMetadata' }, '400 page'],
  ['L4 a client over http', { client_id: 'http://agent.example/client.json' }, '400 page'],
  ['L4 a client with a user name', { client_id: 'https://agent.example@evil.example/client.json' }, '400 page'],
  ['L4 a client without a path', { client_id: 'https://agent.example/' }, '400 page'],
  ['L4 a client with a dot segment', { client_id: 'https://agent.example/a/../client.json' }, '400 page'],
  ['L4 a document behind a redirect', { client_id: 'https://moved.example/client.json' }, '400 page'],
  ['L4 a document of too many bytes', { client_id: 'https://huge.example/client.json' }, '400 page'],
  ['L5 a document that names another client', { client_id: 'https://other.example/client.json' }, '400 page'],
  ['L5 a document with a secret', { client_id: 'https://secret.example/client.json' }, '400 page'],
  ['L5 a document of a client with a secret', { client_id: 'https://basic.example/client.json' }, '400 page'],
  [
    'L1 a document with a script as redirect URL',
    { client_id: 'https://script.example/client.json', redirect_uri: 'javascript:alert(1)' },
    '400 page',
  ],
  [
    'L1 a document with a redirect URL over http',
    { client_id: 'https://plain.example/client.json', redirect_uri: 'http://agent.example/back' },
    '400 page',
  ],
  ['L5 a client that nobody knows', { client_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }, '400 page'],
]

describe('a login that begins with', () => {
  let world: LoginWorld
  beforeAll(async () => {
    world = await LoginWorld.start()
  })
  afterAll(() => world?.close())

  it.each(BEGINNINGS.map(([title, more, refusal, extra = '']) => ({ title, more, refusal, extra })))(
    '$title is refused',
    async ({ more, refusal, extra }) => {
      expect(said(await world.begin(world.browser(), world.asked(more), extra))).toBe(refusal)
    },
  )

  it('L4 a host that resolves to a private address fetches no document', async () => {
    const lookup = async () => ['10.0.0.5']
    const transport = undiciTransport({ lookup, allowPrivate: false })
    await expect(new DocumentCache(transport).find('https://agent.example/client.json')).rejects.toThrow(
      'egress_denied',
    )
    await transport.close()
  })

  it('L4 a document that never comes is not waited for', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const transport = undiciTransport({ connectTo: () => `http://127.0.0.1:${port}` })
    const limits = { headersMs: 50, bodyMs: 50, maxBytes: 1000 }
    await expect(new DocumentCache(transport, limits).find(CLIENT)).rejects.toThrow('upstream_timeout')
    silent.closeAllConnections()
    silent.close()
    await transport.close()
  })

  it.each([['http://127.0.0.1:51234/callback'], ['http://localhost:51234/callback'], ['native://callback']])(
    'a program of this machine at %s leads to the login page',
    async (redirect_uri) => {
      const asked = world.asked({ client_id: NATIVE, redirect_uri })
      expect((await world.begin(world.browser(), asked)).headers.get('location')).toContain('app.example.com')
    },
  )
})
