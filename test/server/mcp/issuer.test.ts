/** Tokens of the operator's own issuer: what they have to say, where they are good, and how agents find whom to ask. */
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Issuer } from '../../../server/accounts/access/index.ts'
import { type IssuerWorld, MCP, OWN_KEYS, startIssuerWorld, type TokenParts } from './issuer-world.ts'

const METADATA = '/.well-known/oauth-protected-resource/mcp'
const NOW = Math.floor(Date.now() / 1000)
const LISTED = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_connectors', arguments: {} } }

const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

describe('a token of the operator’s issuer', () => {
  let world: IssuerWorld
  beforeAll(async () => {
    world = await startIssuerWorld([
      'agents.customerClaim=account',
      'agents.writeScopes=records.write',
      'agents.deleteScopes=records.delete',
      'agents.payScopes=admin',
    ])
  })
  afterAll(() => world?.close())

  const tokenOf = (parts?: TokenParts) => world.tokenOf(parts)
  const ask = (token: string | undefined, message: object = LISTED) => world.ask(token, message)
  const CHALLENGE = () =>
    `Bearer resource_metadata="${world.server.origin}${METADATA}", scope="records.write records.delete admin"`
  const codeOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as { code?: string }).code

  it('shows the connectors of the customer that its claim names', async () => {
    const { status, text } = await ask(tokenOf())
    expect([status, text.includes(`-${world.connectorId.slice(0, 4)}`)]).toEqual([200, true])
  })

  it("A10 shows none of another customer's", async () => {
    const { status, text } = await ask(tokenOf({ claims: { account: 'user_2' } }))
    expect([status, text.includes(world.connectorId), text.includes('not_connected')]).toEqual([200, false, true])
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
      `${CHALLENGE()}, error="invalid_token"`,
    ])
  })

  function hmacToken(): string {
    const text = tokenOf({ header: { alg: 'HS256' } })
      .split('.')
      .slice(0, 2)
      .join('.')
    const secret = OWN_KEYS.publicKey.export({ format: 'pem', type: 'spki' })
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }

  it.each<[string, object, string[]]>([
    ['no scope', {}, ['execute_read']],
    ['a scope that nothing is mapped to', { scope: 'records.writer records.*' }, ['execute_read']],
    ['a claim of another form', { scope: { 'records.write': true } }, ['execute_read']],
    ['the scope in another claim', { scp: 'records.write' }, ['execute_read']],
    ['a scope that writes', { scope: 'openid records.write' }, ['execute_read', 'execute_write']],
    ['a scope that deletes', { scope: 'records.delete' }, ['execute_read', 'execute_write', 'execute_delete']],
    [
      'a scope that moves money, in a list',
      { scope: ['admin', 1] },
      ['execute_read', 'execute_write', 'execute_delete', 'execute_payment'],
    ],
  ])('A12 with %s has the tools that it allows, and no others are called', async (_, claims, tools) => {
    const token = tokenOf({ claims })
    const listed = await ask(token, { ...LISTED, method: 'tools/list', params: {} })
    expect([...new Set(listed.text.match(/execute_\w+(?=")/g))]).toEqual(tools)
    const write = { connector: 'stripe', entity: 'customers', action: 'create', params: {} }
    const called = await ask(token, { ...LISTED, params: { name: 'execute_read', arguments: write } })
    const refusal = tools.length > 1 ? 'with execute_read: it adds' : 'the policy is read-only'
    expect(called.text).toContain(refusal)
  })

  it('A10 is good for no other route', async () => {
    const answer = await world.server.ask('GET', '/integrations/connectors', { token: tokenOf() })
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_token'])
  })

  it('is found by the metadata of the resource, which a request without a token names', async () => {
    const missing = await ask(undefined)
    const [, address] = /resource_metadata="([^"]+)"/.exec(missing.challenge ?? '') ?? []
    const metadata = await world.get(new URL(address!).pathname)
    expect([missing.status, missing.challenge, JSON.parse(metadata.text)]).toEqual([
      401,
      CHALLENGE(),
      {
        resource: `${world.server.origin}${MCP}`,
        authorization_servers: [world.issuerUrl],
        scopes_supported: ['records.write', 'records.delete', 'admin'],
        bearer_methods_supported: ['header'],
        resource_name: 'Plugboard',
      },
    ])
  })

  it('is checked by keys that are fetched once', async () => {
    await ask(tokenOf())
    const before = world.keysAsked()
    await Promise.all([ask(tokenOf()), ask(tokenOf({ claims: { account: 'user_3' } }))])
    expect([before > 0, world.keysAsked()]).toEqual([true, before])
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
  const issuer = new Issuer({ url, audience: () => 'any', customerClaim: 'sub', scopeClaim: 'scope', now: Date.now })
  const codes: string[] = []
  for (const token of ['a.b.c', 'd.e.f', 'g.h.i'])
    await issuer.verify(token).catch(({ code }: { code: string }) => codes.push(code))
  broken.close()
  // Once at each of the two places where an issuer may describe itself.
  expect([codes, asked]).toEqual([Array.from({ length: 3 }, () => 'upstream_unreachable'), 2])
})
