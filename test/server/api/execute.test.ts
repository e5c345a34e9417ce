/** Execute over HTTP: shapes, downloads, time, keys, and what the third party can do wrong. */
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { answerJson, API, CONNECTORS, newConnector, type Play, startWorld, type World } from './world.ts'

const LIST = { entity: 'customers', action: 'list' }
const CREATE = { entity: 'customers', action: 'create', params: { email: 'a@example.com' } }
const FILE = Buffer.alloc(300_000, 'plugboard')

describe('execute over HTTP', () => {
  let world: World
  let token: string
  let id: string
  let drive: string
  let zendesk: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), {
      set: ['log.level=silent', 'limits.downloadBytes=1000000', 'limits.answerBytes=100000'],
    })
    token = world.first.token
    id = (await world.connector(world.first, 'user_1')).id
    const google = {
      connector_type: 'google-drive',
      credentials: { access_token: 'at', refresh_token: 'rt', client_id: 'c', client_secret: 's' },
    }
    drive = (await world.connector(world.first, 'user_1', google)).id
    const support = {
      connector_type: 'zendesk-support',
      credentials: { email: 'a@b.example', api_token: 't' },
      environment: { subdomain: 'acme' },
    }
    zendesk = (await world.connector(world.first, 'user_1', support)).id
  })
  afterAll(() => world?.close())
  afterEach(() => world.play())

  const execute = (body: unknown, headers?: Record<string, string>) => world.execute(token, id, body, headers)
  const download = (params: object = {}) => ({
    entity: 'files',
    action: 'download',
    params: { fileId: 'f1', ...params },
  })
  const file =
    (headers: Record<string, string>, status = 200, bytes: Buffer = FILE): Play =>
    (_, response) => {
      response.writeHead(status, { 'content-length': String(bytes.length), ...headers }).end(bytes)
      return true
    }

  it('answers data, meta, next and execution', async () => {
    const { status, body } = await execute({ ...LIST, params: { limit: 1 } }, { 'x-request-id': 'mine' })
    expect([status, body]).toEqual([
      200,
      {
        data: [{ id: 'cus_1', object: 'customer', email: 'a@example.com' }],
        meta: { has_more: true },
        next: { limit: 1, starting_after: 'cus_1' },
        execution: {
          request_id: 'mine',
          connector_id: id,
          entity: 'customers',
          action: 'list',
          duration_ms: expect.any(Number),
          upstream_requests: 1,
        },
      },
    ])
    const one = await execute({ entity: 'customers', action: 'get', params: { id: 'cus_9' } })
    expect([one.body.data.id, one.body.next]).toEqual(['cus_9', null])
  })

  it.each([{ 'x-response-envelope': 'result' }, { accept: 'application/vnd.connector.result+json' }])(
    'answers the older shape with %j',
    async (headers) => {
      const { body } = await execute(LIST, headers as unknown as Record<string, string>)
      expect(body).toEqual({
        status: 'success',
        result: [{ id: 'cus_1', object: 'customer', email: 'a@example.com' }],
        connector_metadata: { has_more: true },
        execution_metadata: { connector_instance_id: id, execution_time_ms: expect.any(Number) },
      })
    },
  )

  it.each([
    [{ entity: 'custmers', action: 'list' }, 400, 'unknown_entity'],
    [{ entity: '__proto__', action: 'list' }, 400, 'unknown_entity'],
    [{ entity: 'customers', action: 'constructor' }, 400, 'unsupported_action'],
    [{ entity: 'customers', action: 'list', params: { limit: 101 } }, 400, 'invalid_params'],
    [{ entity: 'customers', action: 'list', params: { nothing: 1 } }, 400, 'unknown_param'],
    [{ entity: 'customers', action: 'get', params: { id: '..' } }, 400, 'invalid_params'],
    [{ entity: 'customers', action: 'get', params: {} }, 400, 'invalid_params'],
    [{ entity: 'customers' }, 422, 'validation_error'],
    [{ ...LIST, prams: {} }, 422, 'validation_error'],
    [{ ...LIST, timeout_ms: 60_001 }, 422, 'validation_error'],
    ['{"entity":"a","entity":"b","action":"list"}', 400, 'duplicate_key'],
    ['{"entity"', 400, 'invalid_json'],
    ['[]', 422, 'validation_error'],
  ])('refuses %j with %i %s, and asks nobody', async (body, status, code) => {
    const before = world.arrived.length
    const answer = await execute(body)
    expect([answer.status, answer.body.code, world.arrived.length]).toEqual([status, code, before])
  })

  it.each<[what: string, play: Play, status: number, code: string]>([
    ['401', (_, response) => answerJson(response, 401, {}), 424, 'credentials_rejected'],
    ['404', (_, response) => answerJson(response, 404, {}), 404, 'record_not_found'],
    [
      '400',
      (_, response) => answerJson(response, 400, { error: { message: 'no', code: 'x' } }),
      400,
      'upstream_rejected',
    ],
    ['429', (_, response) => answerJson(response, 429, {}, { 'retry-after': '70' }), 429, 'upstream_rate_limited'],
    ['HTML', (_, response) => (response.end('<html>'), true), 502, 'upstream_invalid_response'],
    ['no answer', (_, response) => (response.destroy(), true), 502, 'upstream_unreachable'],
    [
      'an answer beyond the limit',
      (_, response) => answerJson(response, 200, { data: 'x'.repeat(200_000) }),
      502,
      'upstream_response_too_large',
    ],
  ])('reports a third party that answers %s', async (_what, play, status, code) => {
    const own = (await world.connector(world.first, 'user_upstream')).id
    world.play(play)
    const answer = await world.execute(token, own, { entity: 'customers', action: 'get', params: { id: 'cus_1' } })
    world.play()
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('a read whose time is over has timed out; a write may have been done', async () => {
    world.play(() => true)
    const read = await execute({ ...LIST, timeout_ms: 100 })
    expect([read.status, read.body.code]).toEqual([504, 'upstream_timeout'])
    const write = await execute({ ...CREATE, timeout_ms: 100 })
    expect([write.status, write.body.code]).toEqual([504, 'outcome_unknown'])
  })

  describe('downloads', () => {
    it('are the bytes, with a name, never shown as a page (U19)', async () => {
      const name = `attachment; filename="../../ev\\"il\\r\\n; x=<b>.html"`
      world.play(file({ 'content-type': 'text/html', 'content-disposition': name }))
      const answer = await world.execute(token, drive, download())
      expect([answer.status, answer.text.length]).toEqual([200, FILE.length])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': String(FILE.length),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[\w.%!~-]+$/),
      })
      expect(answer.headers.get('content-disposition')).not.toContain('%2F')
    })

    it('have the part that range_header asks for', async () => {
      world.play(({ headers }, response) => {
        expect(headers.range).toBe('bytes=0-3')
        return file(
          { 'content-type': 'text/plain', 'content-range': `bytes 0-3/${FILE.length}` },
          206,
          FILE.subarray(0, 4),
        )({} as never, response)
      })
      const answer = await world.execute(token, drive, download({ range_header: 'bytes=0-3' }))
      expect([
        answer.status,
        answer.text,
        answer.headers.get('content-range'),
        answer.headers.get('content-type'),
      ]).toEqual([206, 'plug', `bytes 0-3/${FILE.length}`, 'text/plain'])
    })

    it.each(['bytes=0-,0-', 'bytes=0-3\r\nx: y', 'items=0-3', ''])('do not take the range %j (P25)', async (range) => {
      const answer = await world.execute(token, drive, download({ range_header: range }))
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_params'])
    })

    it('come in two steps where the first only says where the file is', async () => {
      world.play(({ path, headers }, response) => {
        if (path.endsWith('.json'))
          return answerJson(response, 200, {
            attachment: {
              id: 1,
              content_url: 'https://p1.zdusercontent.com/file?x=1',
              file_name: 'ä.pdf',
              size: FILE.length,
            },
          })
        expect(headers.authorization).toBeUndefined()
        return file({ 'content-type': 'application/pdf' })({} as never, response)
      })
      const answer = await world.execute(token, zendesk, {
        entity: 'attachments',
        action: 'download',
        params: { attachment_id: 1 },
      })
      expect([
        answer.status,
        answer.text.length,
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
      ]).toEqual([200, FILE.length, 'application/pdf', "attachment; filename*=UTF-8''%C3%A4.pdf"])
    })

    it('a file that is not there is an error, not an empty file', async () => {
      world.play((_, response) => answerJson(response, 404, { error: { message: 'no' } }))
      const answer = await world.execute(token, drive, download())
      expect([answer.status, answer.body.code]).toEqual([404, 'record_not_found'])
    })

    it.each([true, false])(
      'F12 a file that breaks off is an error for the caller (length given: %s)',
      async (isSized) => {
        world.play((_, response) => {
          response.writeHead(200, isSized ? { 'content-length': String(FILE.length) } : {})
          response.write(FILE.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 20))
          return true
        })
        await expect(world.execute(token, drive, download())).rejects.toThrow(/terminated|fetch failed|socket/)
        await expect
          .poll(async () => {
            await world.server.services.audit.flush()
            const { body } = await world.call('GET', `${API}/audit?connector_id=${drive}&limit=200`, { token })
            return body.data.at(-1)
          })
          .toMatchObject({ action: 'download', code: expect.stringMatching(/^upstream_/) })
      },
    )

    it('a file beyond the limit is refused, or breaks off', async () => {
      world.play(file({}, 200, Buffer.alloc(1_000_001)))
      const response = await world.execute(token, drive, download())
      expect([response.status, response.body.code]).toEqual([502, 'upstream_response_too_large'])
      world.play((_, response) => (response.writeHead(200).end(Buffer.alloc(1_200_000)), true))
      await expect(world.execute(token, drive, download())).rejects.toThrow()
    })

    it('goes on while its connector is changed, and holds its place until the end', async () => {
      const held: ServerResponse[] = []
      world.play((request, response) => {
        if (!request.path.includes('/files/f1')) return undefined
        response.writeHead(200, { 'content-length': '10' })
        response.write('12345')
        held.push(response)
        return true
      })
      const answer = world.execute(token, drive, download())
      while (held.length === 0) await wait(10)
      await world.call('PATCH', `${CONNECTORS}/${drive}`, { token, body: { enabled: false } })
      await world.call('PATCH', `${CONNECTORS}/${drive}`, { token, body: { enabled: true } })
      await wait(100)
      held[0]!.end('67890')
      expect((await answer).text).toBe('1234567890')
    })
  })

  describe('idempotency keys', () => {
    const writes = () => world.arrived.filter(({ method }) => method === 'POST').length
    const keyed = (key: string, body: unknown = CREATE, bearer = token) =>
      world.execute(bearer, id, body, { 'idempotency-key': key })

    it('T8 the same write sent again is answered as before, and done once', async () => {
      const before = writes()
      const [first, again] = [await keyed('k-1'), await keyed('k-1')]
      expect([again.status, again.text]).toEqual([first.status, first.text])
      expect([first.headers.has('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
        false,
        'true',
      ])
      expect(writes() - before).toBe(1)
    })

    it('C7 a slow one is not done twice', async () => {
      const before = writes()
      const held: (() => void)[] = []
      world.play(
        (_, response) => (held.push(() => answerJson(response, 200, { id: 'cus_slow', object: 'customer' })), true),
      )
      const asked = keyed('k-2')
      await expect.poll(() => held).toHaveLength(1)
      const meanwhile = await keyed('k-2')
      expect([meanwhile.status, meanwhile.body.code, meanwhile.headers.get('retry-after')]).toEqual([
        409,
        'idempotency_in_progress',
        '1',
      ])
      held[0]!()
      expect((await asked).status).toBe(200)
      expect((await keyed('k-2')).headers.get('idempotent-replayed')).toBe('true')
      expect(writes() - before).toBe(1)
    })

    it('C8 a key stands for one body, path and customer', async () => {
      await keyed('k-3')
      const other = await keyed('k-3', { ...CREATE, params: { email: 'b@example.com' } })
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
      const elsewhere = await world.execute(token, drive, CREATE, { 'idempotency-key': 'k-3' })
      expect(elsewhere.body.code).toBe('idempotency_key_reused')
      const scoped = await keyed('k-3', CREATE, await world.scoped(world.first, 'user_1'))
      expect([scoped.status, scoped.headers.has('idempotent-replayed')]).toEqual([200, true])
      const neighbour = await world.connector(world.first, 'user_2')
      const others = await world.execute(token, neighbour.id, CREATE, { 'idempotency-key': 'k-3' })
      expect([others.status, others.headers.has('idempotent-replayed')]).toEqual([200, false])
      const foreign = await world.connector(world.second, 'user_1')
      const theirs = await world.execute(world.second.token, foreign.id, CREATE, { 'idempotency-key': 'k-3' })
      expect([theirs.status, theirs.headers.has('idempotent-replayed')]).toEqual([200, false])
    })

    it('a read takes no key, and a refusal keeps none', async () => {
      for (let n = 0; n < 2; n++) expect((await keyed('k-4', LIST)).headers.has('idempotent-replayed')).toBe(false)
      expect((await keyed('k-5', { ...CREATE, params: { nothing: 1 } })).status).toBe(400)
      expect((await keyed('k-5')).status).toBe(200)
      for (const key of ['', 'a b', 'x'.repeat(256)]) expect([key, (await keyed(key)).status]).toEqual([key, 400])
    })

    it('C6 50 creations at once make one connector', async () => {
      const body = newConnector('user_once')
      const ask = () => world.call('POST', CONNECTORS, { token, body, headers: { 'idempotency-key': 'create-1' } })
      const responses = await Promise.all(Array.from({ length: 50 }, ask))
      const made = responses.filter(({ status }) => status === 201)
      expect(new Set(made.map((one) => one.body.id)).size).toBe(1)
      expect(
        responses
          .filter(({ status }) => status !== 201)
          .every(({ body: { code } }) => code === 'idempotency_in_progress'),
      ).toBe(true)
      expect((await world.call('GET', `${CONNECTORS}?external_user_id=user_once`, { token })).body.data).toHaveLength(1)
      const again = await ask()
      expect([again.status, again.headers.get('location')]).toEqual([201, `${CONNECTORS}/${again.body.id}`])
    })

    it('PATCH and DELETE are answered as before', async () => {
      const { id: own } = await world.connector(world.first, 'user_keys')
      for (const [method, body] of [
        ['PATCH', { name: 'x' }],
        ['DELETE', undefined],
      ] as const) {
        const ask = () =>
          world.call(method, `${CONNECTORS}/${own}`, { token, body, headers: { 'idempotency-key': `${method}-1` } })
        const [first, again] = [await ask(), await ask()]
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([
          first.status,
          first.text,
          first.headers.get('etag'),
        ])
        expect(again.headers.get('idempotent-replayed')).toBe('true')
      }
    })
  })
})
