/** Requests that no operation names, through the server: what comes back, who may, and what is written down. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { answerJson, API, APPLICATIONS, CONNECTORS, ORIGIN, startWorld, type World } from '../api/world.ts'

const BALANCE = { method: 'GET', path: '/v1/balance' }
const FORBIDDEN = 'operation_forbidden'
const PAYOUT = { method: 'POST', path: '/v1/payouts', body: { amount: 5, metadata: { a: 'b c' } } }

let world: World
let token: string
let id: string
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['log.level=silent', 'limits.downloadBytes=1000000'] })
  token = world.first.token
  id = (await world.connector(world.first, 'user_1')).id
})
afterAll(() => world?.close())
afterEach(() => world.play())

const send = (body: object, headers: Record<string, string> = {}, bearer = token) =>
  world.call('POST', `${CONNECTORS}/${id}/request`, { token: bearer, body, headers })

async function limited(policy: object): Promise<string> {
  const body = { external_user_id: 'user_1', policy }
  return (await world.call('POST', `${APPLICATIONS}/scoped-token`, { token, body })).body.token as string
}

describe('the response', () => {
  it("has the third party's status, headers and body", async () => {
    world.play((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'request-id': 'req_9', 'set-cookie': 's=1' })
      response.end('{"object":"balance","amount":12345678901234567890}')
      return true
    })
    const { status, body, text } = await send({ ...BALANCE, query: { expand: ['data.a'] } }, { 'x-request-id': 'mine' })
    expect([status, body]).toMatchObject([
      200,
      {
        status: 201,
        headers: { 'request-id': 'req_9', 'content-type': 'application/json' },
        encoding: 'json',
        execution: { request_id: 'mine', connector_id: id, method: 'GET', path: '/v1/balance', upstream_requests: 1 },
      },
    ])
    expect(body.headers).not.toHaveProperty('set-cookie')
    expect(text).toContain('"amount":12345678901234567890')
    expect(world.arrived.at(-1)).toMatchObject({
      path: '/v1/balance?expand%5B0%5D=data.a',
      headers: { authorization: 'Bearer sk_test_1' },
    })
  })

  it.each([
    ['text/csv', 'a,b', 'text', 'a,b'],
    ['application/pdf', '%PDF', 'base64', Buffer.from('%PDF').toString('base64')],
    ['application/json', '', 'none', null],
  ])('of %s is handed on', async (type, sent, encoding, body) => {
    world.play((_, response) => {
      response.writeHead(200, { 'content-type': type }).end(sent)
      return true
    })
    expect((await send(BALANCE)).body).toMatchObject({ encoding, body })
  })

  it("that refuses is an error as an execute's, with the third party's own words", async () => {
    const error = { message: 'No such payout', code: 'resource_missing' }
    world.play((_, response) => answerJson(response, 404, { error }, { 'request-id': 'req_9' }))
    const { status, body } = await send(BALANCE)
    expect([status, body.code, body.upstream]).toEqual([
      404,
      'record_not_found',
      { status: 404, code: 'resource_missing', message: 'No such payout', request_id: 'req_9' },
    ])
  })

  it('of a list has its records, and the request of the next page', async () => {
    const { body } = await send({ method: 'GET', path: '/v1/customers?limit=1', pagination: 'customers.list' })
    expect(body).toMatchObject({ body: null, records: [{ id: 'cus_1' }] })
    await send(body.next)
    expect(world.arrived.at(-1)?.path).toBe('/v1/customers?limit=1&starting_after=cus_1')
  })
})

it('the request that docs/server.md shows is answered', async () => {
  const [, body = ''] = /connectors\/\$CONNECTOR\/request .* -d '(.+)'/.exec(pageOf('server.md')) ?? []
  expect((await send(JSON.parse(body) as object)).status).toBe(200)
  expect(world.arrived.at(-1)?.path).toBe('/v1/balance?limit=2')
})

it('the policy that docs/agents.md shows allows a read and no write', async () => {
  const [shown = ''] = /^\{ "external_user_id".*"requests".*\}$/m.exec(pageOf('agents.md')) ?? []
  const { policy } = JSON.parse(shown) as { policy: object }
  const bearer = await limited(policy)
  const statuses = [await send(BALANCE, {}, bearer), await send(PAYOUT, {}, bearer)].map(({ status }) => status)
  expect(statuses).toEqual([200, 403])
})

function pageOf(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', name), 'utf8')
}

it('a write is encoded as the kind does, carries a key, and is done once for each key', async () => {
  const before = world.arrived.length
  const answers = [
    await send(PAYOUT, { 'idempotency-key': 'payout-1' }),
    await send(PAYOUT, { 'idempotency-key': 'payout-1' }),
  ]
  expect(answers.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual([
    [200, null],
    [200, 'true'],
  ])
  expect(answers[1]?.text).toBe(answers[0]?.text)
  expect(world.arrived.slice(before)).toMatchObject([
    {
      body: 'amount=5&metadata%5Ba%5D=b%20c',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'payout-1' },
    },
  ])
})

describe('streams', () => {
  const BYTES = Buffer.alloc(300_000, 'plugboard')

  it('the body of a response comes as it is, never as a page', async () => {
    world.play((_, response) => {
      response.writeHead(202, { 'content-type': 'text/html', etag: '"1"', 'content-length': BYTES.length }).end(BYTES)
      return true
    })
    const { status, headers, text } = await send({ ...BALANCE, stream: true })
    expect([status, text.length]).toEqual([200, BYTES.length])
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-upstream-status': '202',
      'x-upstream-etag': '"1"',
      'x-upstream-content-type': 'text/html',
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-plugboard-connector-id': id,
    })
  })

  it('one that is too large breaks off', async () => {
    world.play((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(Buffer.alloc(1_100_000))
      return true
    })
    await expect(send({ ...BALANCE, stream: true })).rejects.toThrow()
  })

  it('the body of a request comes in a part of a form, as a whole or as its files', async () => {
    const form = (about: object, name: string) => {
      const data = new FormData()
      data.append('request', new Blob([JSON.stringify({ ...PAYOUT, ...about })], { type: 'application/json' }))
      data.append(name, new Blob([BYTES]), 'a.bin')
      return data
    }
    const answers = await Promise.all(
      [
        form({ body: undefined, headers: { 'content-type': 'text/csv' }, content: { size: BYTES.length } }, 'content'),
        form({ body: { purpose: 'x' }, files: { file: { name: 'a.bin', type: 'image/png' } } }, 'file'),
      ].map((body) =>
        fetch(`${world.server.origin}${CONNECTORS}/${id}/request`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const arrived = world.arrived.slice(-2)
    const raw = arrived.find(({ headers }) => headers['content-type'] === 'text/csv')
    expect([raw?.body.length, raw?.headers['content-length']]).toEqual([BYTES.length, String(BYTES.length)])
    const files = arrived.find(({ headers }) => headers['content-type']?.startsWith('multipart/form-data'))
    expect(files?.body).toContain('name="purpose"\r\n\r\nx\r\n')
    expect(files?.body).toContain('filename="a.bin"\r\nContent-Type: image/png')
  })
})

describe('who may', () => {
  it.each<[string, string, object | undefined, object, string | undefined]>([
    ['R6 an application', 'application', undefined, PAYOUT, undefined],
    ['R6 a scoped token', 'scoped', undefined, BALANCE, 'operation_forbidden'],
    ['R6 a policy without requests', 'scoped', { operations: ['*'] }, BALANCE, 'operation_forbidden'],
    ['R6 a policy with the path', 'scoped', { requests: ['GET /v1/*'] }, BALANCE, undefined],
    ['R6 a policy with any method', 'scoped', { requests: ['* /v1/payouts'] }, PAYOUT, undefined],
    ['R6 a policy with another method', 'scoped', { requests: ['GET /v1/*'] }, PAYOUT, 'operation_forbidden'],
    ['R6 a policy with another path', 'scoped', { requests: ['GET /v1/customers/*'] }, BALANCE, 'operation_forbidden'],
    ['R6 a policy that only reads', 'scoped', { requests: ['* /*'], read_only: true }, PAYOUT, 'operation_forbidden'],
    [
      'R6 a policy without deletion',
      'scoped',
      { requests: ['* /*'], no_delete: true },
      { method: 'DELETE', path: '/v1/x' },
      'operation_forbidden',
    ],
    ['R6 a policy without deletion, by POST', 'scoped', { requests: ['* /*'], no_delete: true }, PAYOUT, FORBIDDEN],
    ['R6 a policy without payments', 'scoped', { requests: ['* /*'], no_payments: true }, PAYOUT, FORBIDDEN],
    ['R6 a policy without payments, to read', 'scoped', { requests: ['* /*'], no_payments: true }, BALANCE, undefined],
    [
      'R6 a policy of another kind',
      'scoped',
      { requests: ['* /*'], connector_types: ['linear'] },
      BALANCE,
      'operation_forbidden',
    ],
    [
      'R6 a query that looks like the path',
      'scoped',
      { requests: ['GET /v1/customers'] },
      { method: 'GET', path: '/v1/balance?/v1/customers' },
      'operation_forbidden',
    ],
    [
      'R6 a path that leads elsewhere',
      'scoped',
      { requests: ['GET /v1/customers/*'] },
      { method: 'GET', path: '/v1/customers/%2e%2e/balance' },
      'invalid_params',
    ],
  ])('%s', async (_, kind, policy, body, code) => {
    const scoped = policy ? await limited(policy) : await world.scoped(world.first, 'user_1')
    const before = world.arrived.length
    const answer = await send(body, {}, kind === 'application' ? token : scoped)
    expect([answer.body.code, world.arrived.length - before]).toEqual([code, code === undefined ? 1 : 0])
  })

  it('R6 a widget token is refused, and so is the customer of another', async () => {
    const widget = await world.widget(world.first, 'user_1')
    expect((await send(BALANCE, { origin: ORIGIN }, widget)).body.code).toBe('token_kind_forbidden')
    const body = { external_user_id: 'user_2', policy: { requests: ['* /*'] } }
    const other = (await world.call('POST', `${APPLICATIONS}/scoped-token`, { token, body })).body.token as string
    expect((await send(BALANCE, {}, other)).body.code).toBe('connector_not_found')
    expect((await send(BALANCE, {}, world.second.token)).body.code).toBe('connector_not_found')
  })

  it('R6 a number of calls counts requests', async () => {
    const bearer = await limited({ requests: ['GET /v1/*'], max_calls: 1 })
    expect((await send(BALANCE, {}, bearer)).status).toBe(200)
    expect((await send(BALANCE, {}, bearer)).body.code).toBe('call_limit_reached')
  })

  it('R6 nobody, once the organization forbids it', async () => {
    const { organizations } = world.server.services.access
    await organizations.allowRequests(world.first.organizationId, false)
    expect((await send(BALANCE)).body).toMatchObject({ code: 'operation_forbidden' })
    await organizations.allowRequests(world.first.organizationId, true)
    expect((await send(BALANCE)).status).toBe(200)
  })

  it.each(['GET v1/*', 'TRACE /v1/*', '/v1/*', 'get /v1/*', 'GET https://evil.example/*'])(
    'R6 a policy with the pattern %j is refused',
    async (pattern) => {
      const body = { external_user_id: 'user_1', policy: { requests: [pattern] } }
      expect((await world.call('POST', `${APPLICATIONS}/scoped-token`, { token, body })).status).toBe(422)
    },
  )
})

it('R7 the trail has method and path, and nothing of the query and the body', async () => {
  await send(
    { ...PAYOUT, path: '/v1/payouts?secret=in-query', body: { secret: 'in-body' } },
    { 'x-request-id': 'audited' },
  )
  await send({ ...BALANCE, path: '//evil.example/x' }, { 'x-request-id': 'refused' })
  await world.server.services.audit.flush()
  const { body } = await world.call('GET', `${API}/audit?limit=200&connector_id=${id}`, { token })
  const row = (body.data as { request_id: string }[]).find(({ request_id: name }) => name === 'audited')
  expect(row).toMatchObject({
    type: 'direct',
    entity: null,
    action: 'POST /v1/payouts',
    status: 200,
    code: null,
    connector_id: id,
  })
  expect(body.data).toContainEqual(
    expect.objectContaining({ request_id: 'refused', action: 'GET other', status: 400, code: 'invalid_params' }),
  )
  expect(JSON.stringify(row)).not.toMatch(/in-query|in-body/)
})

it.each([
  { ...BALANCE, path: 'https://evil.example/v1/balance' },
  { ...BALANCE, path: '//evil.example/v1/balance' },
  { ...BALANCE, headers: { Host: 'evil.example' } },
  { ...BALANCE, headers: { Authorization: 'Bearer mine' } },
  { ...BALANCE, headers: { 'X-Forwarded-For': '10.0.0.1' } },
  { ...BALANCE, host: 'evil.example' },
])('R1 R2 %j is refused, and asks nobody', async (body) => {
  const before = world.arrived.length
  const answer = await send(body)
  expect([answer.status, answer.body.code, world.arrived.length]).toEqual([400, 'invalid_params', before])
})

it.each([{ method: 'TRACE', path: '/' }, { path: '/' }, { ...BALANCE, prams: {} }])(
  '%j is no body of a request',
  async (body) => {
    expect((await send(body)).status).toBe(422)
  },
)
