/** Third parties that fail in every way: the codes callers see, sockets that end, files that are never short. */
import { randomUUID } from 'node:crypto'
import { request as httpRequest, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { TOKEN_LIMITS } from '../../../runtime/auth/index.ts'
import { type Call, create, LIST, until } from './api.ts'
import { type Behave, FILE, json, startVendor, type Vendor } from './vendor.ts'
import { type AcmeServer, startAcme } from './world.ts'

const GET: Call = { entity: 'items', action: 'get', params: { id: '1' } }
const DOWNLOAD: Call = { entity: 'files', action: 'download', params: { id: '1' } }
const DELETE: Call = { entity: 'items', action: 'delete', params: { id: '1' } }

/** How long an operation may take when its caller gives no limit. */
const OPERATION_MS = 60_000

/** How a third party fails, and what reads, writes and downloads come to. */
const FAULTS: readonly (readonly [fault: string, behave: Behave, read: string, write: string, download: string])[] = [
  [
    'resets before its headers',
    done((response) => response.socket!.resetAndDestroy()),
    'upstream_unreachable',
    'outcome_unknown',
    'upstream_unreachable',
  ],
  [
    'closes before its headers',
    done((response) => response.socket!.end()),
    'upstream_unreachable',
    'outcome_unknown',
    'upstream_unreachable',
  ],
  ['cuts its body', done(cut), 'upstream_invalid_response', 'upstream_invalid_response', 'broken'],
  ['resets in its body', done(resetInBody), 'upstream_unreachable', 'outcome_unknown', 'broken'],
  [
    'answers no HTTP',
    done((response) => response.socket!.end('220 mail.example ESMTP\r\n')),
    'upstream_invalid_response',
    'upstream_invalid_response',
    'upstream_invalid_response',
  ],
  [
    'answers HTML',
    done((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')),
    'upstream_invalid_response',
    'upstream_invalid_response',
    'FILE',
  ],
  [
    'answers half of a JSON text',
    done((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[1,')),
    'upstream_invalid_response',
    'upstream_invalid_response',
    'FILE',
  ],
  [
    'answers 500',
    done((response) => json(response, 500, { message: 'no' })),
    'upstream_error',
    'upstream_error',
    'upstream_error',
  ],
  [
    'answers 429',
    done((response) => response.writeHead(429, { 'retry-after': '120' }).end('{}')),
    'upstream_rate_limited',
    'upstream_rate_limited',
    'upstream_rate_limited',
  ],
  [
    'answers 404',
    done((response) => json(response, 404, { message: 'no' })),
    'record_not_found',
    'record_not_found',
    'record_not_found',
  ],
  [
    'sends its client elsewhere',
    done((response) => response.writeHead(302, { location: 'https://evil.example/' }).end()),
    'upstream_rejected',
    'upstream_rejected',
    'egress_denied',
  ],
  [
    'sends 80 kB of headers',
    done((response) => response.writeHead(200, { 'x-long': 'x'.repeat(80_000) }).end('{}')),
    'upstream_invalid_response',
    'upstream_invalid_response',
    'upstream_invalid_response',
  ],
  ['never answers', () => true, 'upstream_timeout', 'outcome_unknown', 'upstream_timeout'],
  ['drips its headers', done(dripHeaders), 'upstream_timeout', 'outcome_unknown', 'upstream_timeout'],
]

function done(answer: (response: ServerResponse) => void): Behave {
  return (_request, response) => {
    answer(response)
    return true
  }
}

function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write('{"data":[', () => response.socket!.end())
}

function resetInBody(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"data":[', () => setTimeout(() => response.socket?.resetAndDestroy(), 50))
}

function dripHeaders({ socket }: ServerResponse): void {
  socket!.write('HTTP/1.1 200 OK\r\n')
  const drip = setInterval(() => (socket!.destroyed ? clearInterval(drip) : socket!.write('x-a: b\r\n')), 100)
}

describe('third parties that fail', () => {
  let vendor: Vendor
  let acme: AcmeServer
  let connector: string

  beforeAll(async () => {
    vendor = await startVendor()
    acme = await startAcme(await openTestPostgres(), vendor.origin)
  })
  afterEach(() => {
    vendor.behave = undefined
  })
  afterAll(async () => {
    await acme.server.close()
    await vendor.close()
  })

  /** The code of what came, `FILE` for bytes, `broken` for an answer that broke off. */
  async function codeOf(call: Call): Promise<string> {
    try {
      const { status, body } = await acme.execute(connector, call)
      if (status === 200) return typeof body === 'string' ? 'FILE' : 'ok'
      expect(body.status).toBe(status)
      expect(JSON.stringify(body)).not.toContain('key-secret')
      return body.code
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
      return 'broken'
    }
  }

  it.each(FAULTS)('F7 one that %s', async (_name, behave, read, write, download) => {
    connector = await acme.connector({ key: 'key-secret-0123456789' }, randomUUID())
    vendor.behave = behave
    const limit = read === 'upstream_timeout' ? { timeout_ms: 2_500 } : {}
    const calls = [LIST, GET, create('x'), DELETE, DOWNLOAD]
    const codes = await Promise.all(calls.map((call) => codeOf({ ...call, ...limit })))
    expect(codes).toEqual([read, read, write, write, download])
    vendor.behave = undefined
    expect((await acme.execute(connector, GET)).status).toBe(200)
    await acme.ask('DELETE', `/integrations/connectors/${connector}`)
    await until(
      async () => vendor.sockets.size,
      (size) => size === 0,
    )
  })

  /** Waits for an end that comes long before the operation's own limit. */
  async function endsSoon(closed: Promise<void>): Promise<void> {
    const late = sleep(OPERATION_MS / 2, 'late', { ref: false })
    expect(await Promise.race([closed, late])).toBeUndefined()
  }

  describe('F7 the time that a caller gives', () => {
    beforeAll(async () => {
      connector = await acme.connector({ key: 'key-0123456789' }, 'timely')
    })

    it('is over: the answer says so and what it means', async () => {
      vendor.behave = () => true
      const began = performance.now()
      const read = await acme.execute(connector, { ...LIST, timeout_ms: 500 })
      expect([read.status, read.body.code]).toEqual([504, 'upstream_timeout'])
      expect(performance.now() - began).toBeLessThan(OPERATION_MS / 2)
      const key = { 'idempotency-key': randomUUID() }
      const write = { ...create('late'), timeout_ms: 1_500 }
      const first = await acme.execute(connector, write, key)
      expect([first.status, first.body.code]).toEqual([504, 'outcome_unknown'])
      vendor.behave = undefined
      const again = await acme.execute(connector, write, key)
      expect([again.status, again.body.code, again.headers.get('idempotent-replayed')]).toEqual([
        504,
        'outcome_unknown',
        'true',
      ])
    })
  })

  it('F7 a call that waits for work of the third party ends with what another call goes on with', async () => {
    connector = await acme.connector({ key: 'key-0123456789' }, 'waiting')
    const asked: string[] = []
    let isDone = false
    vendor.behave = (request, response) => {
      asked.push(request.method!)
      json(response, 200, { id: 'e1', done: isDone || null })
      return true
    }
    const begin: Call = { entity: 'exports', action: 'create', timeout_ms: 700 }
    const first = await acme.execute(connector, begin)
    expect([first.status, first.body.code, first.body.next]).toEqual([504, 'still_running', { export_id: 'e1' }])
    isDone = true
    const second = await acme.execute(connector, { ...begin, params: first.body.next })
    expect([second.status, second.body.data.id]).toEqual([200, 'e1'])
    expect(asked.filter((method) => method === 'POST')).toEqual(['POST'])
  })

  it('F7 a token request that hangs ends in seconds, and the next call asks again', { timeout: 300_000 }, async () => {
    connector = await acme.connector({ refresh_token: vendor.grant() }, randomUUID())
    vendor.behave = undefined
    vendor.tokenHangs = 1
    const before = vendor.counts.refreshes
    // The read is tried again within its own time when the token request has failed.
    const first = await acme.execute(connector, LIST)
    expect(first.status === 200 || first.body.code === 'upstream_timeout').toBe(true)
    expect(TOKEN_LIMITS.headersMs).toBeLessThanOrEqual(10_000)
    expect(TOKEN_LIMITS.bodyMs).toBeLessThanOrEqual(10_000)
    await until(
      () => acme.execute(connector, LIST),
      ({ status }) => status === 200,
    )
    expect([vendor.counts.refreshes - before, vendor.counts.reuses]).toEqual([2, 0])
  })

  describe('callers that hang up', () => {
    let token: string

    beforeAll(async () => {
      connector = await acme.connector({ key: 'key-0123456789' }, 'gone')
      token = await acme.server.applicationToken()
    })

    /** Sends a call and hangs up once the third party has it. */
    async function hangUp(call: Call, path: string, headers: Record<string, string> = {}): Promise<void> {
      const asked = vendor.asked(path)
      const request = httpRequest(`${acme.origin}/api/v1/integrations/connectors/${connector}/execute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      })
      request.on('error', () => {})
      request.end(JSON.stringify(call))
      await asked
      await sleep(50)
      request.destroy()
    }

    it.each([
      ['a list', LIST, '/items'],
      ['a get', GET, '/items/1'],
      ['a download', DOWNLOAD, '/files/1'],
    ] as const)("F11 %s and the third party's socket end with their caller", async (_name, call, path) => {
      const closed = new Promise<void>((resolve) => {
        vendor.behave = (_request, response) => {
          response.once('close', () => resolve())
          return true
        }
      })
      await hangUp(call, path)
      await endsSoon(closed)
    })

    it('F11 a download whose caller takes a part ends, too', async () => {
      const closed = new Promise<void>((resolve) => {
        vendor.behave = (_request, response) => {
          response.once('close', () => resolve())
          response.writeHead(200, { 'content-length': 50_000_000 })
          const more = () => {
            while (!response.destroyed && response.write(FILE));
          }
          response.on('drain', more)
          more()
          return true
        }
      })
      await hangUp(DOWNLOAD, '/files/1')
      await endsSoon(closed)
    })

    it('F11 a write is seen through and kept under its key', async () => {
      const name = randomUUID()
      vendor.behave = async () => {
        await sleep(400)
        return false
      }
      await hangUp(create(name), '/items', { 'idempotency-key': name })
      const { status, body, headers } = await until(
        () => acme.execute(connector, create(name), { 'idempotency-key': name }),
        (response) => response.body.code !== 'idempotency_in_progress',
      )
      expect([status, body.data.name, headers.get('idempotent-replayed')]).toEqual([200, name, 'true'])
      expect(vendor.ledger.filter((entry) => entry === name)).toHaveLength(1)
    })
  })

  it.each([0, 1, 65_536, 100_000, FILE.length - 1])(
    'F12 a file that ends after %i bytes is an error for its caller',
    async (length) => {
      connector = await acme.connector({ key: 'key-0123456789' }, randomUUID())
      const ways = [false, true].flatMap((chunked) =>
        ['keep-alive', 'close'].map((connection) => ({ chunked, connection })),
      )
      for (const { chunked, connection } of ways) {
        vendor.behave = done((response) => {
          response.writeHead(200, chunked ? {} : { 'content-length': FILE.length })
          response.flushHeaders()
          const end = () => setTimeout(() => response.socket?.destroy(), 20)
          if (length === 0) end()
          else response.write(FILE.subarray(0, length), end)
        })
        const outcome = await acme.execute(connector, DOWNLOAD, { connection }).then(
          ({ status }) => status,
          () => 'broken',
        )
        expect(['broken', 502]).toContain(outcome)
      }
    },
  )

  it('U27 connectors called side by side never share a socket', async () => {
    // On a busy machine the server may close a caller's connection that waits just as it is used again.
    const ONCE = { connection: 'close' }
    vendor.bearers.clear()
    const connectors = await Promise.all(
      Array.from({ length: 10 }, (_, index) => acme.connector({ key: `key-of-${index}-0123456789` }, `u27-${index}`)),
    )
    for (let round = 0; round < 5; round++) {
      const calls = Array.from({ length: 200 }, (_, index) => acme.execute(connectors[index % 10]!, LIST, ONCE))
      const answers = await Promise.all(calls)
      answers.forEach(({ body }, index) => expect(body.data[0].id).toBe(`Bearer key-of-${index % 10}-0123456789`))
    }
    for (const bearers of vendor.bearers.values()) expect(bearers.size).toBe(1)
    expect(vendor.bearers.size).toBeGreaterThanOrEqual(10)
  })
})
