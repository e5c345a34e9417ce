/** Access tokens that the owner's key signs, as vendors check them: over real HTTP, with the public half of the key. */
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { startMock } from '../../../mock/index.ts'
import { compile, connect, execute, type ObserveEvent, undiciTransport } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'
import { jsonAnswer, sentRequest, START, wireTo } from '../../support/wire.ts'

const FILE = join(import.meta.dirname, '../../lab/auth/manifest.yaml')
const plan = compile(validateManifest(readFileSync(FILE, 'utf8'), FILE).resolved)
const LIST = { entity: 'items', action: 'list' }
const PEM = { type: 'pkcs8', format: 'pem' } as const
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

const KEY_PAIR = { account: 'ORG-ACCOUNT', user: 'ROBOT', private_key: String(rsa.export(PEM)) }
const TEAM_KEY = { issuer_id: '57246542', key_id: '2X9R4HXF34', private_key: String(ec.export(PEM)) }

/** The token of a request, read. */
function tokenOf(raw: string) {
  const token = sentRequest(raw).headers.authorization?.replace('Bearer ', '') ?? ''
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
  return {
    token,
    head: read(head),
    claims: read(claims),
    content: Buffer.from(`${head}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  }
}

describe('a signed access token', () => {
  test('names account, user and the fingerprint of the public key', async () => {
    const { connection, server } = await wireTo(plan, {
      answers: [jsonAnswer([])],
      auth: 'key_pair',
      config: {},
      credentials: KEY_PAIR,
    })
    await execute(plan, LIST, connection)
    const { head, claims, content, signature } = tokenOf(server.requests[0] ?? '')
    const der = createPublicKey(rsa).export({ type: 'spki', format: 'der' })
    const digest = createHash('sha256').update(der).digest('base64')
    expect(head).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(claims).toEqual({
      iss: `ORG-ACCOUNT.ROBOT.SHA256:${digest}`,
      sub: 'ORG-ACCOUNT.ROBOT',
      iat: START / 1000,
      exp: START / 1000 + 3600,
      jti: expect.any(String),
    })
    expect(verify('sha256', content, createPublicKey(rsa), signature)).toBe(true)
    expect(sentRequest(server.requests[0] ?? '').headers['x-token-type']).toBe('KEYPAIR_JWT')
  })

  test('serves all calls until a minute before it expires; a process with the saved one signs none', async () => {
    const saved: Record<string, string>[] = []
    const { connection, server, clock } = await wireTo(plan, {
      answers: [jsonAnswer([]), jsonAnswer([]), jsonAnswer([])],
      auth: 'team_key',
      config: {},
      credentials: TEAM_KEY,
      save: (renewed) => void saved.push({ ...renewed }),
    })
    await execute(plan, LIST, connection)
    await clock.wait(1_130_000)
    await execute(plan, LIST, connection)
    await clock.wait(20_000)
    await execute(plan, LIST, connection)
    const [first, second, third] = server.requests.map(tokenOf)
    expect(first?.head).toEqual({ alg: 'ES256', typ: 'JWT', kid: '2X9R4HXF34' })
    expect(first?.claims).toMatchObject({ iss: '57246542', aud: 'appstoreconnect-v1', exp: START / 1000 + 1200 })
    const key = { key: createPublicKey(ec), dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', first?.content ?? Buffer.alloc(0), key, first?.signature ?? Buffer.alloc(0))).toBe(true)
    expect(second?.token).toBe(first?.token)
    expect(third?.claims.iat).toBe(START / 1000 + 1150)
    expect(saved.map(({ access_token: token }) => token)).toEqual([first?.token, third?.token])
    const other = await wireTo(plan, { answers: [jsonAnswer([])], auth: 'team_key', config: {}, credentials: saved[0] })
    await execute(plan, LIST, other.connection)
    expect(tokenOf(other.server.requests[0] ?? '').token).toBe(first?.token)
  })

  test('is signed again for a vendor that refuses it, once', async () => {
    const { connection, server, clock } = await wireTo(plan, {
      answers: [jsonAnswer({ error: 'revoked' }, 401), jsonAnswer([{ id: 'a' }])],
      auth: 'team_key',
      config: {},
      credentials: TEAM_KEY,
    })
    expect((await execute(plan, LIST, connection)).records).toEqual([{ id: 'a' }])
    expect(new Set(server.requests.map((raw) => tokenOf(raw).token)).size).toBe(2)
    expect(clock.waits).toEqual([])
  })

  test('and its key stay out of events, errors and what a connection prints', async () => {
    const events: ObserveEvent[] = []
    const { connection, server } = await wireTo(plan, {
      answers: [jsonAnswer([]), jsonAnswer({ error: 'wrong' }, 400)],
      auth: 'key_pair',
      config: {},
      credentials: KEY_PAIR,
      observe: (event) => void events.push(event),
    })
    await execute(plan, LIST, connection)
    const { token } = tokenOf(server.requests[0] ?? '')
    const error = await execute(plan, LIST, connection).catch((reason: unknown) => reason)
    const shown = [
      inspect(events, { depth: 9 }),
      inspect(error),
      inspect(connection),
      JSON.stringify(connection),
    ].join()
    for (const secret of [token, KEY_PAIR.private_key, KEY_PAIR.private_key.split('\n')[1]])
      expect(shown).not.toContain(secret)
    expect(connection.redact(`${token} and ${KEY_PAIR.private_key}`)).not.toMatch(/eyJ|BEGIN/)
  })

  test('reaches the operations of a simulated vendor', async () => {
    const mock = await startMock([plan.manifest], { fixtures: false, records: 3 })
    const transport = undiciTransport({ connectTo: mock.connectTo })
    const connection = connect(plan, { auth: 'team_key', credentials: TEAM_KEY, transport })
    expect((await execute(plan, LIST, connection)).records).toHaveLength(3)
    await connection.close()
    await mock.close()
  })
})
