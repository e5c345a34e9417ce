/** A server that takes tokens of an issuer, and that issuer: it publishes one key and signs what a test says. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Caller } from '../../../server/http/index.ts'
import { openAccess } from '../../support/access.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/** The endpoint of agents. */
export const MCP = '/mcp'
const NOW = Math.floor(Date.now() / 1000)

/** The pair whose public key is published. */
export const OWN_KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** What a token says besides the usual. */
export interface TokenParts {
  readonly header?: object
  readonly claims?: object
  readonly key?: KeyObject
}

/** What was answered. */
export interface AgentAnswer {
  readonly status: number
  readonly challenge: string | null
  readonly text: string
}

/** A server and its issuer. */
export interface IssuerWorld {
  readonly server: TestServer
  readonly issuerUrl: string
  /** A connector of the customer `user_1`. */
  readonly connectorId: string
  /** How often the keys were fetched. */
  keysAsked(): number
  /** A token, signed by the issuer unless told otherwise. */
  tokenOf(parts?: TokenParts): string
  /** Sends a message to the endpoint of agents. */
  ask(token: string | undefined, message: object): Promise<AgentAnswer>
  get(path: string): Promise<AgentAnswer>
  close(): Promise<void>
}

/** Starts both. @param set further settings */
export async function startIssuerWorld(set: readonly string[]): Promise<IssuerWorld> {
  let keysAsked = 0
  const issuer = createServer(({ url }, response) => {
    if (url === '/keys') keysAsked += 1
    const answers: Record<string, object> = {
      '/.well-known/oauth-authorization-server': { issuer: issuerUrl, jwks_uri: `${issuerUrl}/keys` },
      '/keys': { keys: [{ ...OWN_KEYS.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
    }
    const answer = answers[url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  const issuerUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`
  const { server, connectorId } = await startServerOf(issuerUrl, set)
  const send = async (path: string, options: RequestInit) => {
    const accept = 'application/json, text/event-stream'
    const response = await fetch(server.origin + path, { ...options, headers: { accept, ...options.headers } })
    return { status: response.status, challenge: response.headers.get('www-authenticate'), text: await response.text() }
  }
  return {
    server,
    issuerUrl,
    connectorId,
    keysAsked: () => keysAsked,
    tokenOf({ header = {}, claims = {}, key = OWN_KEYS.privateKey } = {}) {
      const said = { iss: issuerUrl, aud: `${server.origin}${MCP}`, exp: NOW + 600, account: 'user_1', ...claims }
      const text = `${encoded({ alg: 'RS256', kid: 'k1', typ: 'at+jwt', ...header })}.${encoded(said)}`
      return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
    },
    ask: (token, message) =>
      send(MCP, {
        method: 'POST',
        body: JSON.stringify(message),
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      }),
    get: (path) => send(path, {}),
    async close() {
      await server.close()
      issuer.close()
    },
  }
}

async function startServerOf(issuerUrl: string, set: readonly string[]) {
  const database = await openTestPostgres()
  const access = await openAccess(database)
  const first = (await access.bootstrap({ organizationName: 'One', applicationName: 'One' }))!
  await access.close()
  const server = await startTestServer({
    database,
    upstream: { connectTo: () => issuerUrl, allowPrivate: true },
    set: [`agents.issuer=${issuerUrl}`, `agents.clientId=${first.clientId}`, ...set],
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
  const made = await server.ask('POST', '/integrations/connectors', { token, body })
  return { server, connectorId: String(made.body.id) }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
