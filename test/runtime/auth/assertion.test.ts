/** Assertions and signatures as token endpoints and vendors check them: over real HTTP, with the public half of the key. */
import { createVerify, generateKeyPairSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile, type ConnectorError, execute } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'
import { codeOf, jsonAnswer, sentRequest, START, wireTo } from '../../support/wire.ts'
import { startRawServer } from '../../support/raw-server.ts'

const FILE = join(import.meta.dirname, '../../lab/auth/manifest.yaml')
const plan = compile(validateManifest(readFileSync(FILE, 'utf8'), FILE).resolved)
const LIST = { entity: 'items', action: 'list' }
const PEM = { type: 'pkcs8', format: 'pem' } as const

/** The three parts of a token, the first two read. */
function partsOf(token: string) {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
  return {
    head: read(head),
    claims: read(claims),
    content: `${head}.${claims}`,
    signature: Buffer.from(signature, 'base64url'),
  }
}

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(PEM)
const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey.export(PEM)

describe('an assertion', () => {
  test.each<[string, (pem: string) => string]>([
    ['with its lines', (pem) => pem],
    ['with lines of Windows', (pem) => pem.replaceAll('\n', '\r\n')],
    ['in one line, as a form leaves it', (pem) => pem.replaceAll('\n', '')],
    ['in one line with blanks', (pem) => pem.trim().replaceAll('\n', ' ')],
  ])('is signed by a key %s', async (_, written) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const tokens = await startRawServer(jsonAnswer({ access_token: 'fresh', expires_in: 3600 }))
    const { connection } = await wireTo(plan, {
      answers: [jsonAnswer([])],
      hosts: { 'https://auth.example.com': tokens },
      auth: 'service_account',
      config: {},
      credentials: { client_email: 'robot@example.com', private_key: written(String(privateKey.export(PEM))) },
    })
    await execute(plan, LIST, connection)
    const sent = new URLSearchParams(sentRequest(tokens.requests[0]!).body)
    const { content, signature } = partsOf(sent.get('assertion')!)
    expect(verify('sha256', Buffer.from(content), publicKey, signature)).toBe(true)
  })

  test('is sent as RFC 7523 says, good for five minutes, signed with the key of a JSON file', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const tokens = await startRawServer(jsonAnswer({ access_token: 'fresh', expires_in: 3600 }))
    const { connection, server } = await wireTo(plan, {
      answers: [jsonAnswer([{ id: 'a' }]), jsonAnswer([])],
      hosts: { 'https://auth.example.com': tokens },
      auth: 'service_account',
      config: {},
      credentials: {
        client_email: 'robot@example.com',
        private_key: String(privateKey.export(PEM)).replaceAll('\n', '\\n'),
      },
    })
    await execute(plan, LIST, connection)
    await execute(plan, LIST, connection)
    expect(sentRequest(server.requests[0]!).headers.authorization).toBe('Bearer fresh')
    expect(tokens.requests).toHaveLength(1)
    const sent = Object.fromEntries(new URLSearchParams(sentRequest(tokens.requests[0]!).body))
    expect(Object.keys(sent).sort()).toEqual(['assertion', 'grant_type'])
    expect(sent.grant_type).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const { head, claims, content, signature } = partsOf(sent.assertion!)
    expect(head).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(claims).toEqual({
      iss: 'robot@example.com',
      aud: 'https://auth.example.com/token',
      scope: 'read write',
      iat: START / 1000,
      exp: START / 1000 + 300,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(createVerify('sha256').update(content).verify(publicKey, signature)).toBe(true)
  })

  test('is at its place in the manifest, and the token expires at the time in the response', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const token = { token: 'installed', expires_at: new Date(START + 3600_000).toISOString() }
    const { connection, server, clock } = await wireTo(plan, {
      answers: [jsonAnswer(token, 201), jsonAnswer([]), jsonAnswer([]), jsonAnswer(token, 201), jsonAnswer([])],
      auth: 'app',
      config: { installation: '7' },
      credentials: { app_id: '12', private_key: String(privateKey.export(PEM)) },
    })
    await execute(plan, LIST, connection)
    await execute(plan, LIST, connection)
    await clock.wait(3600_000)
    await execute(plan, LIST, connection)
    const [first, ...others] = server.requests.map(sentRequest)
    expect(first).toMatchObject({ method: 'POST', path: '/app/installations/7/access_tokens', body: '{}' })
    expect(others.map(({ path }) => path)).toEqual([
      '/v1/items',
      '/v1/items',
      '/app/installations/7/access_tokens',
      '/v1/items',
    ])
    const { head, claims, content, signature } = partsOf(first!.headers.authorization!.replace('Bearer ', ''))
    expect([head.kid, claims.iss, claims.exp]).toEqual(['12', '12', START / 1000 + 600])
    expect(verify('sha256', Buffer.from(content), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true)
  })

  test('needs a valid key, and the error does not show it', async () => {
    const credentials = { client_email: 'robot@example.com', private_key: 'not-a-key-at-all' }
    const { connection } = await wireTo(plan, { auth: 'service_account', config: {}, credentials })
    const error = await execute(plan, LIST, connection).catch((reason: unknown) => reason as Error)
    expect(await codeOf(Promise.reject(error))).toBe('credentials_mismatch')
    expect(String(error)).not.toContain('not-a-key')
  })
})

describe('a key', () => {
  test.each([
    ['service_account', 'an RSA key', () => ec('P-256')],
    ['app', 'an EC key (P-256)', rsa],
    ['app', 'an EC key (P-256)', () => ec('P-384')],
  ] as const)(
    'of another type than the algorithm of %s takes is refused before anything is sent',
    async (auth, wanted, make) => {
      const owner: Record<string, string> = auth === 'app' ? { app_id: '12' } : { client_email: 'robot@example.com' }
      const config: Record<string, string> = auth === 'app' ? { installation: '7' } : {}
      const credentials = { ...owner, private_key: String(make()) }
      const { connection, server } = await wireTo(plan, {
        answers: [jsonAnswer({ access_token: 'a' })],
        auth,
        config,
        credentials,
      })
      const error = await execute(plan, LIST, connection).catch((reason: unknown) => reason as ConnectorError)
      expect(error).toMatchObject({ code: 'credentials_mismatch', hint: expect.stringContaining(wanted) })
      expect(server.requests).toEqual([])
    },
  )

  test('may have blanks around it', async () => {
    const tokens = await startRawServer(jsonAnswer({ access_token: 'fresh', expires_in: 3600 }))
    const { connection } = await wireTo(plan, {
      answers: [jsonAnswer([])],
      hosts: { 'https://auth.example.com': tokens },
      auth: 'service_account',
      config: {},
      credentials: { client_email: 'robot@example.com', private_key: `  ${String(rsa())}\n\n` },
    })
    expect(await codeOf(execute(plan, LIST, connection))).toBe('done')
  })
})
