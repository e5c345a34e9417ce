/** Uploads in hosted mode: what a caller gives reaches the third party by way of a real server while it is read. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, ConnectorError, type HostedOptions, localFile } from '../../client/index.ts'
import { ACME } from '../support/acme.ts'
import { openTestPostgres } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const MANIFEST = `${ACME}entities:
  items:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
  files:
    create:
      request: POST /files
      encode: {body: binary}
      params: {content: {type: file, required: true, max_bytes: 30000000}}
  forms:
    create:
      request: POST /forms
      encode: {body: multipart}
      params: {note: string, content: file!}
  notes:
    create: {request: POST /notes, params: {text: string!}}
`
const MEBIBYTE = 2 ** 20

/** An upload, as the third party received it. */
interface Arrived {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Answers a request before its body is read; true when it did. */
type Play = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean

const world = {
  server: undefined as unknown as TestServer,
  arrived: [] as Arrived[],
  play: undefined as Play | undefined,
  /** The access token that is good, and how many there were. */
  token: '',
  close: async () => {},
}

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-uploads-'))
  writeFileSync(join(folder, 'acme.yaml'), MANIFEST)
  const vendor = createServer((request, response) => void answer(request, response).catch(() => {}))
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  world.server = await startTestServer({
    database: await openTestPostgres(),
    upstream: { connectTo: () => origin, allowPrivate: true },
    set: [`definitions=${join(folder, 'acme.yaml')}`, 'limits.uploadBytes=64000000'],
  })
  world.close = async () => {
    await world.server.close()
    vendor.closeAllConnections()
    await new Promise((resolve) => vendor.close(resolve))
    rmSync(folder, { recursive: true })
  }
})
afterAll(() => world.close())
beforeEach(() => {
  world.arrived = []
  world.play = undefined
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path = '', headers } = request
  if (path === '/token') {
    world.token = randomUUID()
    return json(response, 200, { access_token: world.token, refresh_token: 'rt', expires_in: 3600 })
  }
  if (await world.play?.(request, response)) return
  world.arrived.push({ path, headers, body: await buffer(request) })
  json(response, 200, { id: String(world.arrived.length) })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A connector of its own customer, by way of the server. */
async function hosted(more: Partial<HostedOptions> = {}, credentials: object = { key: 'key-1' }) {
  const { server } = world
  const externalUserId = randomUUID()
  const connectorId = await server.connector('acme', externalUserId, { credentials, validate: false })
  const [clientId, clientSecret] = [server.client.client_id, server.client.client_secret]
  const platform = { baseUrl: server.origin, clientId, clientSecret, externalUserId, connectorId, ...more }
  return { connector: await connect<string>('acme', { hosted: platform }), connectorId }
}

type Hosted = Awaited<ReturnType<typeof hosted>>

/** Uploads a file. */
function send({ connector }: Hosted, content: unknown, options = {}) {
  return connector.$execute('files', 'create', { content }, options)
}

async function errorOf(run: Promise<unknown>): Promise<ConnectorError> {
  return run.then(
    () => expect.fail('no error'),
    (error: ConnectorError) => error,
  )
}

/** Outcomes of a connector's calls in the audit trail, once it has this number of them. */
async function audited(connectorId: string, count = 1): Promise<(readonly [number, string | null])[]> {
  const { server } = world
  const token = await server.applicationToken()
  for (;;) {
    await server.services.audit.flush()
    const { body } = await server.ask('GET', `/audit?connector_id=${connectorId}`, { token })
    const calls = body.data.filter(({ type }: { type: string }) => type === 'direct')
    if (calls.length >= count) return calls.map(({ status, code }: { status: number; code: string }) => [status, code])
    await sleep(20)
  }
}

const BYTES = Buffer.from('Grüße\r\n--plugboard')

/** Pieces of a file, with the number of bytes read. */
function pieces(total: number, size = 65_536) {
  const state = { given: 0, isEnded: false }
  async function* give(): AsyncGenerator<Uint8Array> {
    try {
      for (; state.given < total; state.given += size) yield Buffer.alloc(size, String(state.given % 977))
    } finally {
      state.isEnded = true
    }
  }
  return { state, bytes: give() }
}

describe('a file reaches the third party', () => {
  const name = 'ä "b".bin'
  const FORMS: Readonly<Record<string, () => unknown>> = {
    bytes: () => BYTES,
    Blob: () => new Blob([BYTES], { type: 'text/x' }),
    File: () => new File([BYTES], name, { type: 'text/x' }),
    'web stream': () => new Blob([BYTES]).stream(),
    Readable: () => Readable.from([BYTES.subarray(0, 3), BYTES.subarray(3)]),
    'stream with its size': () => ({ name, type: 'text/x', size: BYTES.length, bytes: new Blob([BYTES]).stream() }),
    'local file': async () => {
      const folder = mkdtempSync(join(tmpdir(), 'plugboard-upload-'))
      writeFileSync(join(folder, 'a.txt'), BYTES)
      return localFile({ path: join(folder, 'a.txt'), type: 'text/x' })
    },
    text: () => ({ name, type: 'text/x', text: String(BYTES) }),
    base64: () => ({ name, type: 'text/x', base64: BYTES.toString('base64') }),
  }
  test.each(Object.entries(FORMS))('given as %s', async (_, make) => {
    const types: unknown[] = []
    const fetched: typeof fetch = (url, init) => {
      if (String(url).endsWith('/execute')) types.push(new Headers(init?.headers).get('content-type')?.split(';')[0])
      return fetch(url, init)
    }
    const account = await hosted({ fetch: fetched })
    const { records } = await send(account, await make())
    const [{ body, headers }] = world.arrived as [Arrived]
    expect([records, body]).toEqual([{ id: '1' }, BYTES])
    const isSmall = _ === 'text' || _ === 'base64'
    expect(types).toEqual([isSmall ? 'application/json' : 'multipart/form-data'])
    const isSized = !['web stream', 'Readable'].includes(_)
    expect(headers['content-length']).toBe(isSized ? String(BYTES.length) : undefined)
    if (isSized && _ !== 'bytes') expect(headers['content-type']).toBe('text/x')
  })

  test('in a form of the third party, with its name', async () => {
    const account = await hosted()
    const content = { name, type: 'text/x', bytes: new Blob([BYTES]).stream() }
    await account.connector.$execute('forms', 'create', { note: 'n', content })
    const [{ body, headers }] = world.arrived as [Arrived]
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type']! },
    }).formData()
    const file = form.get('content') as File
    expect([form.get('note'), file.name, file.type, Buffer.from(await file.arrayBuffer())]).toEqual(['n', name, 'text/x', BYTES]) // prettier-ignore
  })

  test('20 MB to the byte, read at the speed of the third party', async () => {
    const total = 20 * MEBIBYTE
    const { state, bytes } = pieces(total)
    const expected = createHash('sha256')
    for await (const piece of pieces(total).bytes) expected.update(piece)
    const hash = createHash('sha256')
    let [taken, ahead] = [0, 0]
    world.play = async (request, response) => {
      // Nothing is taken until nothing more is given.
      for (let before = -1; before !== state.given; await sleep(300)) before = state.given
      for await (const piece of request) {
        ahead = Math.max(ahead, state.given - taken)
        taken += (piece as Buffer).length
        hash.update(piece as Buffer)
      }
      json(response, 200, { id: 'big' })
      return true
    }
    const account = await hosted()
    const { records } = await send(account, { name: 'big.bin', bytes })
    expect([records, taken, hash.digest('hex')]).toEqual([{ id: 'big' }, total, expected.digest('hex')])
    expect(ahead).toBeLessThan(total)
  })
})

describe('a third party that answers before it has read all', () => {
  test.each([413, 400, 422])('with %i ends the upload with its error', async (status) => {
    world.play = (_, response) => {
      json(response, status, { message: 'too much' })
      return true
    }
    const account = await hosted()
    const { state, bytes } = pieces(24 * MEBIBYTE)
    const error = await errorOf(send(account, { name: 'a', bytes }))
    expect([error.code, state.isEnded, state.given < 24 * MEBIBYTE]).toEqual(['upstream_rejected', true, true])
    expect(error).toMatchObject({ upstream: { status } })
    expect(await audited(account.connectorId)).toEqual([[400, 'upstream_rejected']])
    world.play = undefined
    expect(await account.connector.$execute('notes', 'create', { text: 't' })).toMatchObject({ records: { id: '1' } })
  })

  const REFRESHED = { refresh_token: 'rt', access_token: 'old', client_id: 'c', client_secret: 's' }
  const refusing: Play = (request, response) => {
    if (request.headers.authorization === `Bearer ${world.token}`) return false
    json(response, 401, { message: 'expired' })
    return true
  }

  test('with 401 renews the credentials, and sends again what can be read again', async () => {
    world.play = refusing
    const account = await hosted({}, REFRESHED)
    const bytes = Buffer.alloc(6 * MEBIBYTE, 'x')
    const [given, key] = [new Blob([bytes]), randomUUID()]
    const { records } = await send(account, given, { idempotencyKey: key })
    expect([records, world.arrived.map(({ body }) => body.equals(bytes))]).toEqual([{ id: '1' }, [true]])
    expect([await send(account, given, { idempotencyKey: key }), world.arrived.length]).toMatchObject([{ records }, 1])
  })

  test.each([40, 6 * MEBIBYTE])('with 401 to a stream of %i bytes has its error ask for a new one', async (size) => {
    world.play = refusing
    const account = await hosted({}, REFRESHED)
    const [make, key] = [() => ({ name: 'a', bytes: pieces(size, Math.min(size, 65_536)).bytes }), randomUUID()]
    const error = await errorOf(send(account, make(), { idempotencyKey: key }))
    expect([error.code, error.retryable, error.hint]).toEqual([
      'credentials_rejected',
      true,
      'Plugboard has renewed the credentials. Call again with a new stream.',
    ])
    expect(await send(account, make(), { idempotencyKey: key })).toMatchObject({ records: { id: '1' } })
  })
})

describe('a token that the platform refuses', () => {
  /** Sends the first execute with a token that is none. */
  function refusedOnce(): typeof fetch {
    let count = 0
    return (url, init) => {
      if (!String(url).endsWith('/execute') || count++ > 0) return fetch(url, init)
      return fetch(url, { ...init, headers: { ...(init?.headers as object), authorization: 'Bearer none' } })
    }
  }

  test('is renewed, and what can be read again is sent again', async () => {
    const account = await hosted({ fetch: refusedOnce() })
    const bytes = Buffer.alloc(6 * MEBIBYTE, 'x')
    expect(await send(account, new Blob([bytes]))).toMatchObject({ records: { id: '1' } })
  })

  test('is renewed, and a new stream is asked for', async () => {
    const account = await hosted({ fetch: refusedOnce() })
    const make = () => ({ name: 'a', bytes: pieces(6 * MEBIBYTE).bytes })
    const { code, retryable, hint } = await errorOf(send(account, make()))
    expect([code, retryable, hint]).toEqual(['invalid_token', true, 'The token is renewed: call again with a new stream.']) // prettier-ignore
    expect(await send(account, make())).toMatchObject({ records: { id: '1' } })
  })
})

describe('F11 an abandoned upload', () => {
  /** A third party that reads what comes; whether the request ended as a whole. */
  function reading(onBegun: () => void) {
    let report: (isWhole: boolean) => void = () => {}
    const isWhole = new Promise<boolean>((resolve) => (report = resolve))
    world.play = async (request) => {
      request.once('data', onBegun)
      request.on('error', () => report(false)).on('end', () => report(true))
      return true
    }
    return isWhole
  }

  test('by its signal ends the request to the third party, and is recorded so', async () => {
    const stop = new AbortController()
    const isWhole = reading(() => stop.abort())
    const account = await hosted()
    const { state, bytes } = pieces(24 * MEBIBYTE)
    const error = await errorOf(send(account, { name: 'a', size: 24 * MEBIBYTE, bytes }, { signal: stop.signal }))
    expect([error.code, state.isEnded, await isWhole]).toEqual(['cancelled', true, false])
    expect(await audited(account.connectorId)).toEqual([[499, 'cancelled']])
  })

  test('by its source is an error with its cause, and leaves its key free', async () => {
    let begin = (): void => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const isWhole = reading(begin)
    const account = await hosted()
    const cause = new Error('the disk is gone')
    const idempotencyKey = randomUUID()
    const failing = Readable.from(
      (async function* () {
        yield Buffer.alloc(MEBIBYTE)
        await begun
        throw cause
      })(),
    )
    const error = await errorOf(send(account, { name: 'a', size: 2 * MEBIBYTE, bytes: failing }, { idempotencyKey }))
    expect([error.code, error.cause, await isWhole]).toEqual(['invalid_params', cause, false])
    expect(error.message).toBe('Cannot send the file of param content: its source failed (Error)')
    world.play = undefined
    const again = () =>
      send(account, { name: 'a', size: 2 * MEBIBYTE, bytes: pieces(2 * MEBIBYTE).bytes }, { idempotencyKey })
    // The server takes a moment to see that the first has ended.
    await expect.poll(again).toMatchObject({ records: { id: '1' } })
  })

  test('by the third party is an unknown outcome', async () => {
    world.play = (request) => {
      request.once('data', () => request.socket.resetAndDestroy())
      return true
    }
    const account = await hosted()
    const error = await errorOf(send(account, { name: 'a', bytes: pieces(24 * MEBIBYTE).bytes }))
    expect(error.code).toBe('outcome_unknown')
  })
})

describe('an upload is refused', () => {
  test.each([
    ['that is larger than the third party takes', 31_000_000, 'invalid_params'],
    ['that is larger than the platform takes', 64_000_001, 'body_too_large'],
  ])('%s, without being read', async (_, size, code) => {
    const account = await hosted()
    const { state, bytes } = pieces(size)
    const error = await errorOf(send(account, { name: 'a', size, bytes }))
    expect([error.code, error.errors?.[0]?.field, world.arrived]).toEqual([code, 'params.content', []])
    expect(state.given).toBeLessThan(size)
  })

  test('larger than the platform takes', async () => {
    const account = await hosted()
    const error = await errorOf(account.connector.$execute('forms', 'create', { content: { name: 'a', bytes: pieces(65_000_000).bytes } })) // prettier-ignore
    expect([error.code, world.arrived]).toEqual(['body_too_large', []])
  })

  test('that is shorter than announced', async () => {
    const account = await hosted()
    const error = await errorOf(send(account, { name: 'a', size: 50, bytes: Readable.from([BYTES]) }))
    expect(error.message).toBe(`Cannot send the file of param content: it ended after ${BYTES.length} of 50 bytes`)
  })

  test('for a param that is not a file', async () => {
    const account = await hosted()
    const error = await errorOf(account.connector.$execute('notes', 'create', { text: new Blob([BYTES]) }))
    expect([error.code, world.arrived]).toEqual(['invalid_request', []])
  })
})

test('under a key a file is sent once, and the key includes its name, type and size', async () => {
  const account = await hosted()
  const [idempotencyKey, content] = [randomUUID(), new Blob([BYTES])]
  expect(await send(account, content, { idempotencyKey })).toMatchObject({ records: { id: '1' } })
  expect(await send(account, content, { idempotencyKey })).toMatchObject({ records: { id: '1' } })
  const other = await errorOf(send(account, new Blob([BYTES, BYTES]), { idempotencyKey }))
  expect([other.code, world.arrived.length]).toEqual(['idempotency_key_reused', 1])
})
