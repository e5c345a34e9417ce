/** Tokens of the operator's own issuer: what they have to say, where they are good, and how agents find whom to ask. */
import { createSign, generateKeyPairSync, createHmac, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, Issuer } from '../../../server/access/index.ts'
import { openAccess } from '../../support/access.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const MCP = '/mcp'
const METADATA = '/.well-known/oauth-protected-resource/mcp'
const NOW = Math.floor(Date.now() / 1000)
const LISTED = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_connectors', arguments: {} } }

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Said {
  readonly header?: object
  readonly claims?: object
  readonly key?: KeyObject
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a token of the operator’s issuer', () => {
  let issuer: Server
  let issuerUrl: string
  let server: TestServer
  let connectorId: string
  let keysAsked = 0

  beforeAll(async () => {
    issuer = createServer(({ url }, response) => {
      if (url === '/keys') keysAsked += 1
      const answers: Record<string, object> = {
        '/.well-known/oauth-authorization-server': { issuer: issuerUrl, jwks_uri: `${issuerUrl}/keys` },
        '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
      }
      const answer = answers[url ?? '']
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
    issuerUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
    const database = await openTestPostgres()
    const access = await openAccess(database)
    const first = (await access.bootstrap({ organizationName: 'One', applicationName: 'One' }))!
    await access.close()
    server = await startTestServer({
      database,
      upstream: { connectTo: () => issuerUrl, allowPrivate: true },
      set: [
        'sync.enabled=false',
        `agents.issuer=${issuerUrl}`,
        `agents.clientId=${first.clientId}`,
        'agents.customerClaim=account',
      ],
    })
    const owner = { organizationId: first.organization.id, applicationId: first.application.id } as Caller
    const { token } = await server.services.access.issueScopedToken(owner, 'user_1')
    const body = {
      external_user_id: 'user_1',
      connector_type: 'stripe',
      name: 'Payments',
      credentials: { api_key: 'sk_test_1' },
      validate: false,
    }
    connectorId = String((await server.ask('POST', '/integrations/connectors', { token, body })).body.id)
  })
  afterAll(async () => {
    await server?.close()
    issuer.close()
  })

  /** A token, signed by the issuer unless told otherwise. */
  function tokenOf({ header = {}, claims = {}, key = own.privateKey }: Said = {}): string {
    const said = { iss: issuerUrl, aud: `${server.origin}${MCP}`, exp: NOW + 600, account: 'user_1', ...claims }
    const text = `${encoded({ alg: 'RS256', kid: 'k1', typ: 'at+jwt', ...header })}.${encoded(said)}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
  }

  async function ask(token: string | undefined, path = MCP, method = 'POST') {
    const response = await fetch(server.origin + path, {
      method,
      headers: {
        accept: 'application/json, text/event-stream',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(LISTED) }),
    })
    const text = await response.text()
    return { status: response.status, challenge: response.headers.get('www-authenticate'), text }
  }
  const codeOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as { code?: string }).code

  it('shows the connectors of the customer that its claim names', async () => {
    const { status, text } = await ask(tokenOf())
    expect([status, text.includes(connectorId)]).toEqual([200, true])
  })

  it("A10 shows none of another customer's", async () => {
    const { status, text } = await ask(tokenOf({ claims: { account: 'user_2' } }))
    expect([status, text.includes(connectorId), text.includes('not_connected')]).toEqual([200, false, true])
  })

  it.each<[string, () => string, string]>([
    ['for another resource', () => tokenOf({ claims: { aud: 'https://other.example/mcp' } }), 'invalid_token'],
    ['for no resource', () => tokenOf({ claims: { aud: undefined } }), 'invalid_token'],
    ['of another issuer', () => tokenOf({ claims: { iss: 'https://other.example' } }), 'invalid_token'],
    ['signed by another key', () => tokenOf({ key: foreign.privateKey }), 'invalid_token'],
    ['signed by a key that is not published', () => tokenOf({ header: { kid: 'k2' } }), 'invalid_token'],
    [
      'signed by nobody',
      () =>
        `${tokenOf({ header: { alg: 'none' } })
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
      'invalid_token',
    ],
    ['signed with the public key as a secret', hmacToken, 'invalid_token'],
    ['whose time is over', () => tokenOf({ claims: { exp: NOW - 600 } }), 'token_expired'],
    ['without an end', () => tokenOf({ claims: { exp: undefined } }), 'invalid_token'],
    ['whose time has not come', () => tokenOf({ claims: { nbf: NOW + 600 } }), 'invalid_token'],
    ['that names no customer', () => tokenOf({ claims: { account: undefined } }), 'invalid_token'],
    ['that names what is no customer', () => tokenOf({ claims: { account: 'a\u0000b' } }), 'invalid_token'],
  ])('A10 %s is refused, and the header says where to ask', async (_, make, code) => {
    const answer = await ask(make())
    expect([answer.status, codeOf(answer), answer.challenge]).toEqual([
      401,
      code,
      `Bearer resource_metadata="${server.origin}${METADATA}", error="invalid_token"`,
    ])
  })

  function hmacToken(): string {
    const text = tokenOf({ header: { alg: 'HS256' } })
      .split('.')
      .slice(0, 2)
      .join('.')
    const secret = own.publicKey.export({ format: 'pem', type: 'spki' })
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }

  it('A10 is good for no other route', async () => {
    const answer = await server.ask('GET', '/integrations/connectors', { token: tokenOf() })
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_token'])
  })

  it('is found by the metadata of the resource, which a request without a token names', async () => {
    const missing = await ask(undefined)
    const [, address] = /resource_metadata="([^"]+)"/.exec(missing.challenge ?? '') ?? []
    const metadata = await ask(undefined, new URL(address!).pathname, 'GET')
    expect([missing.status, JSON.parse(metadata.text)]).toEqual([
      401,
      {
        resource: `${server.origin}${MCP}`,
        authorization_servers: [issuerUrl],
        bearer_methods_supported: ['header'],
        resource_name: 'Plugboard',
      },
    ])
  })

  it('is checked by keys that are fetched once', async () => {
    await ask(tokenOf())
    const before = keysAsked
    await Promise.all([ask(tokenOf()), ask(tokenOf({ claims: { account: 'user_3' } }))])
    expect([before > 0, keysAsked]).toEqual([true, before])
  })
})

it('A10 an issuer that publishes no keys is asked once for tokens that come one after the other', async () => {
  let asked = 0
  const broken = createServer((_request, response) => {
    asked += 1
    response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
  const issuer = new Issuer({ url, audience: () => 'any', customerClaim: 'sub', now: Date.now })
  const codes: string[] = []
  for (const token of ['a.b.c', 'd.e.f', 'g.h.i'])
    await issuer.verify(token).catch(({ code }: { code: string }) => codes.push(code))
  broken.close()
  // Once at each of the two places where an issuer may describe itself.
  expect([codes, asked]).toEqual([Array.from({ length: 3 }, () => 'upstream_unreachable'), 2])
})
