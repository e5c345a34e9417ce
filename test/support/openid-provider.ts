/** An OpenID provider on loopback. Its checks and signatures are real; a test sets who signs in and what fails. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

/** The client that the provider knows. Its secret has characters that Basic authorization encodes. */
export const OPENID_CLIENT = { clientId: 'plugboard', clientSecret: 'client:secret/canary+5c21' }

/** Faults of a provider. */
export interface ProviderFault {
  /** Of the metadata; undefined leaves a member out. */
  readonly metadata?: Readonly<Record<string, unknown>>
  /** Of the redirect to the client. */
  readonly response?: Readonly<Record<string, string | undefined>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signs in place of the published key; `nobody` leaves the signature empty. */
  readonly key?: KeyObject | 'nobody'
  /** Of the token response. */
  readonly tokens?: Readonly<Record<string, unknown>>
  /** Answers requests of the server by a redirect. */
  readonly moved?: string
}

interface Granted {
  readonly query: URLSearchParams
  readonly person: Readonly<Record<string, unknown>>
}

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A provider that listens. */
export class TestOpenidProvider {
  readonly issuer: string
  /** Claims of the next person who signs in. */
  person: Readonly<Record<string, unknown>> = { sub: 'subject-1' }
  fault: ProviderFault = {}
  /** Addresses that the client registered. */
  readonly redirectUris = new Set<string>()
  /** Requests so far: method and path. */
  readonly seen: string[] = []
  /** The last response to the token endpoint. */
  lastTokens: Readonly<Record<string, unknown>> = {}
  readonly #codes = new Map<string, Granted>()
  readonly #close: () => Promise<void>

  private constructor(issuer: string, close: () => Promise<void>) {
    this.issuer = issuer
    this.#close = close
  }

  static async start(): Promise<TestOpenidProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const provider = new TestOpenidProvider(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    )
    server.on('request', (request, response) => void provider.#answer(request, response))
    return provider
  }

  close(): Promise<void> {
    return this.#close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer)
    this.seen.push(`${request.method} ${url.pathname}`)
    const isBrowser = url.pathname === '/authorize'
    if (!isBrowser && this.fault.moved !== undefined)
      return void response.writeHead(302, { location: this.fault.moved }).end()
    if (isBrowser) return this.#authorize(url.searchParams, response)
    if (url.pathname === '/.well-known/openid-configuration') return answerWith(response, 200, this.#metadata())
    if (url.pathname === '/keys') return answerWith(response, 200, { keys: [publicKey()] })
    if (url.pathname !== '/token') return answerWith(response, 404, {})
    const [status, body] = this.#exchange(new URLSearchParams(await textOf(request)), request.headers.authorization)
    this.lastTokens = body
    answerWith(response, status, body)
  }

  #metadata(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      ...this.fault.metadata,
    }
  }

  /** The person is already signed in, and consents immediately. */
  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const uri = query.get('redirect_uri') ?? ''
    const isFit =
      query.get('client_id') === OPENID_CLIENT.clientId &&
      this.redirectUris.has(uri) &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      /^[\w-]{43}$/.test(query.get('code_challenge') ?? '') &&
      (query.get('scope') ?? '').split(' ').includes('openid')
    if (!isFit) return answerWith(response, 400, { error: 'invalid_request', query: query.toString() })
    const code = randomBytes(16).toString('hex')
    this.#codes.set(code, { query, person: this.person })
    const back = new URL(uri)
    const params = { code, state: query.get('state') ?? undefined, iss: this.issuer, ...this.fault.response }
    for (const [name, value] of Object.entries(params)) if (value !== undefined) back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
  }

  #exchange(form: URLSearchParams, authorization: string | undefined): [number, Record<string, unknown>] {
    const { clientId, clientSecret } = OPENID_CLIENT
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
    if (authorization !== `Basic ${Buffer.from(pair).toString('base64')}`) return [401, { error: 'invalid_client' }]
    const code = form.get('code') ?? ''
    const granted = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isFit =
      granted !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === granted.query.get('redirect_uri') &&
      challenge === granted.query.get('code_challenge')
    if (!isFit) return [400, { error: 'invalid_grant' }]
    const id_token = this.#signed({ nonce: granted.query.get('nonce'), ...granted.person })
    const access_token = `access-${randomBytes(16).toString('hex')}`
    return [200, { access_token, token_type: 'Bearer', expires_in: 300, id_token, ...this.fault.tokens }]
  }

  #signed(more: Readonly<Record<string, unknown>>): string {
    const now = Math.floor(Date.now() / 1000)
    const { header, claims, key = KEYS.privateKey } = this.fault
    const said = { iss: this.issuer, aud: OPENID_CLIENT.clientId, iat: now, exp: now + 300, ...more, ...claims }
    const text = `${encoded({ alg: 'RS256', kid: 'k1', ...header })}.${encoded(said)}`
    return `${text}.${key === 'nobody' ? '' : createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
  }
}

function publicKey(): object {
  return { ...KEYS.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
}

function answerWith(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
