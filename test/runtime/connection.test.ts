/** Credentials that are renewed: when, how often, and what happens to the new ones. */
import { describe, expect, test } from 'vitest'
import { connect, type ConnectorError, type Credentials, execute } from '../../runtime/index.ts'
import { OAUTH, planOf } from '../support/plan.ts'
import { type RawAnswer, rawAnswer, startRawServer } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, START, type WireOptions, wireTo } from '../support/wire.ts'

const PLAN = planOf({ auth: OAUTH })
const LIST = { entity: 'items', action: 'list' }
const OWNER = { refresh_token: 'refresh-0', client_id: 'client', client_secret: 'secret' }
const inSeconds = (seconds: number) => new Date(START + seconds * 1000).toISOString()

/** A token endpoint that gives another pair each time and takes each refresh token once. */
function rotating(delayMs = 0): RawAnswer {
  let count = 0
  return (socket, request) => {
    const given = new URLSearchParams(sentRequest(request).body).get('refresh_token')
    const isCurrent = given === `refresh-${count}`
    if (isCurrent) count++
    const answer = isCurrent
      ? jsonAnswer({ access_token: `access-${count}`, refresh_token: `refresh-${count}`, expires_in: 3600 })
      : jsonAnswer({ error: 'invalid_grant' }, 400)
    setTimeout(() => socket.write(answer), delayMs)
  }
}

/** A third party that takes some access tokens only. */
const taking =
  (...tokens: string[]): RawAnswer =>
  (socket, request) => {
    const [, token] = /^Bearer (.*)$/.exec(sentRequest(request).headers.authorization ?? '') ?? []
    socket.write(tokens.includes(token!) ? jsonAnswer({ data: [] }) : rawAnswer(401, {}, ''))
  }

async function oauth(endpoint: RawAnswer, options: WireOptions) {
  const tokens = await startRawServer(endpoint)
  const wire = await wireTo(PLAN, { credentials: OWNER, hosts: { 'https://auth.example.com': tokens }, ...options })
  const used = () => wire.server.requests.map((raw) => sentRequest(raw).headers.authorization)
  return { ...wire, tokens, used }
}

describe('an access token is renewed', () => {
  test.each<[string, Partial<Credentials>, string[]]>([
    ['when there is none', {}, ['Bearer access-1']],
    ['when it has expired', { access_token: 'access-0', expires_at: inSeconds(-1) }, ['Bearer access-1']],
    ['a minute before it expires', { access_token: 'access-0', expires_at: inSeconds(59) }, ['Bearer access-1']],
    [
      'when it is refused',
      { access_token: 'access-0', expires_at: inSeconds(3600) },
      ['Bearer access-0', 'Bearer access-1'],
    ],
    [
      'when it is refused and its end is not known',
      { access_token: 'access-0' },
      ['Bearer access-0', 'Bearer access-1'],
    ],
  ])('%s', async (_, more, expected) => {
    const { connection, tokens, used } = await oauth(rotating(), {
      credentials: { ...OWNER, ...more },
      answers: [taking('access-1')],
    })
    await execute(PLAN, LIST, connection)
    expect([used(), tokens.requests.length]).toEqual([expected, 1])
  })

  test('not while it has more than a minute', async () => {
    const { connection, tokens } = await oauth(rotating(), {
      credentials: { ...OWNER, access_token: 'access-0', expires_at: inSeconds(61) },
      answers: [taking('access-0')],
    })
    await execute(PLAN, LIST, connection)
    expect(tokens.connections).toBe(0)
  })

  test('after half of its time where that is less than two minutes', async () => {
    const issued = (token: string) => jsonAnswer({ access_token: token, refresh_token: 'again', expires_in: 40 })
    let count = 0
    const endpoint: RawAnswer = (socket) => socket.write(issued(`access-${++count}`))
    const { connection, clock, used } = await oauth(endpoint, { answers: [jsonAnswer({ data: [] })] })
    for (const seconds of [0, 19, 2]) {
      await clock.wait(seconds * 1000)
      await execute(PLAN, LIST, connection)
    }
    expect(used()).toEqual(['Bearer access-1', 'Bearer access-1', 'Bearer access-2'])
  })

  test('once for a call: a second refusal is the end', async () => {
    const { connection, tokens, used } = await oauth(rotating(), { answers: [taking()] })
    const code = await codeOf(execute(PLAN, LIST, connection))
    expect([code, used(), tokens.requests.length]).toEqual([
      'credentials_rejected',
      ['Bearer access-1', 'Bearer access-2'],
      2,
    ])
  })

  test('by the request that the manifest describes', async () => {
    const { connection, tokens } = await oauth(rotating(), { answers: [taking('access-1')] })
    await execute(PLAN, LIST, connection)
    const { method, target, headers, body } = sentRequest(tokens.requests[0]!)
    expect({
      method,
      target,
      host: headers.host,
      type: headers['content-type'],
      authorization: headers.authorization,
      pairs: Object.fromEntries(new URLSearchParams(body)),
    }).toEqual({
      method: 'POST',
      target: '/token',
      host: 'auth.example.com',
      type: 'application/x-www-form-urlencoded',
      authorization: undefined,
      pairs: { grant_type: 'refresh_token', ...OWNER },
    })
  })
})

describe('C1 C3 64 calls at once', () => {
  test.each<[string, Partial<Credentials>]>([
    ['without a token', {}],
    ['with an expired token', { access_token: 'access-0', expires_at: inSeconds(-1) }],
    ['with a refused token', { access_token: 'access-0', expires_at: inSeconds(3600) }],
  ])('%s ask for one token, and all succeed', async (_, more) => {
    const { connection, tokens } = await oauth(rotating(20), {
      credentials: { ...OWNER, ...more },
      answers: [taking('access-1')],
    })
    const codes = await Promise.all(Array.from({ length: 64 }, () => codeOf(execute(PLAN, LIST, connection))))
    expect([new Set(codes), tokens.requests.length]).toEqual([new Set(['done']), 1])
  })

  test('whose grant has ended ask once, and each call reports it', async () => {
    const reset: RawAnswer = (socket) =>
      void setTimeout(() => socket.write(jsonAnswer({ error: 'invalid_grant' }, 400)), 20)
    const { connection, tokens, server } = await oauth(reset, {})
    const codes = await Promise.all(Array.from({ length: 64 }, () => codeOf(execute(PLAN, LIST, connection))))
    expect([new Set(codes), tokens.requests.length, server.connections]).toEqual([
      new Set(['credentials_rejected']),
      1,
      0,
    ])
  })
})

describe('a refused token in the query', () => {
  test('is renewed once for all calls that bore it', async () => {
    const variant = { ...(OAUTH.oauth as object), send: { query: { access_token: '{{access_token}}' } } }
    const plan = planOf({ auth: { oauth: variant } })
    const tokens = await startRawServer(rotating(20))
    let refusals = 0
    const { connection } = await wireTo(plan, {
      credentials: { ...OWNER, access_token: 'access-0' },
      hosts: { 'https://auth.example.com': tokens },
      answers: [
        (socket, request) => {
          const isTaken = sentRequest(request).query.get('access_token') === 'access-1'
          const answer = isTaken ? jsonAnswer({ data: [] }) : rawAnswer(401, {}, '')
          setTimeout(() => socket.write(answer), isTaken ? 0 : 20 * refusals++)
        },
      ],
    })
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(execute(plan, LIST, connection))))
    expect([new Set(codes), tokens.requests.length]).toEqual([new Set(['done']), 1])
  })
})

describe('a call that is cancelled while a token is renewed', () => {
  test.each([
    ['it does not exist', {}],
    ['the old is refused', { access_token: 'access-0' }],
  ])('ends immediately and leaves the renewal to others: %s', async (_, more) => {
    const { connection, tokens } = await oauth(rotating(100), {
      credentials: { ...OWNER, ...more },
      answers: [taking('access-1')],
    })
    const stop = new AbortController()
    const ended: string[] = []
    const cancelled = codeOf(execute(PLAN, LIST, connection, { signal: stop.signal })).then((code) => ended.push(code))
    const other = codeOf(execute(PLAN, LIST, connection)).then((code) => ended.push(code))
    while (tokens.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    stop.abort()
    await Promise.all([cancelled, other])
    expect([ended, tokens.requests.length]).toEqual([['cancelled', 'done'], 1])
  })
})

test('a token that does not come within the call’s time limit ends the call, not the renewal', async () => {
  const plan = planOf({
    auth: OAUTH,
    entities: { items: { list: { request: 'GET /items', records: '$.data', timeout: 1 } } },
  })
  const tokens = await startRawServer((socket) => {
    setTimeout(() => socket.write(jsonAnswer({ access_token: 'access-1' })), 1200)
  })
  const { connection: wire, server } = await wireTo(plan, {
    credentials: OWNER,
    hosts: { 'https://auth.example.com': tokens },
    answers: [taking('access-1')],
  })
  const connection = connect(plan, { credentials: OWNER, transport: wire.transport })
  const late = await codeOf(execute(plan, LIST, connection))
  const next = await codeOf(execute(plan, LIST, connection))
  expect([late, next, tokens.requests.length, server.requests.length]).toEqual(['upstream_timeout', 'done', 1, 1])
})

describe('renewed credentials', () => {
  test('are saved, the new refresh token with them, before the access token is used', async () => {
    const order: string[] = []
    const { connection } = await oauth(rotating(), {
      answers: [
        (socket, request) => {
          order.push(`used ${sentRequest(request).headers.authorization}`)
          socket.write(jsonAnswer({ data: [] }))
        },
      ],
      save: async ({ access_token, refresh_token }) => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        order.push(`saved ${access_token} ${refresh_token}`)
      },
    })
    await execute(PLAN, LIST, connection)
    expect(order).toEqual(['saved access-1 refresh-1', 'used Bearer access-1'])
  })

  test('that cannot be saved fail the call, and are saved by the next without another token request', async () => {
    const saved: string[] = []
    const { connection, tokens, used } = await oauth(rotating(), {
      answers: [taking('access-1')],
      save: ({ refresh_token }) => {
        saved.push(refresh_token!)
        if (saved.length === 1) throw new Error('disk full')
      },
    })
    const error: unknown = await execute(PLAN, LIST, connection).catch((thrown: unknown) => thrown)
    const { code: first, cause } = error as ConnectorError
    expect(cause).toEqual(new Error('disk full'))
    const sentBefore = used().length
    const second = await codeOf(execute(PLAN, LIST, connection))
    expect({ first, sentBefore, second, saved, tokenRequests: tokens.requests.length, used: used() }).toEqual({
      first: 'credentials_unsaved',
      sentBefore: 0,
      second: 'done',
      saved: ['refresh-1', 'refresh-1'],
      tokenRequests: 1,
      used: ['Bearer access-1'],
    })
  })

  test('rotate each time: the refresh token of the last answer is the next to be given', async () => {
    const { connection, tokens, clock } = await oauth(rotating(), { answers: [taking('access-1', 'access-2')] })
    await execute(PLAN, LIST, connection)
    await clock.wait(3_550_000)
    await execute(PLAN, LIST, connection)
    const given = tokens.requests.map((raw) => new URLSearchParams(sentRequest(raw).body).get('refresh_token'))
    expect(given).toEqual(['refresh-0', 'refresh-1'])
  })

  test('C4 are had once a token endpoint in trouble recovers', async () => {
    const trouble = Array.from({ length: 10 }, () => rawAnswer(500, {}, ''))
    const tokens = await startRawServer(...trouble, rotating())
    const { connection } = await wireTo(PLAN, {
      credentials: OWNER,
      hosts: { 'https://auth.example.com': tokens },
      answers: [taking('access-1')],
    })
    const codes: string[] = []
    while (codes.at(-1) !== 'done' && codes.length < 11) codes.push(await codeOf(execute(PLAN, LIST, connection)))
    expect([new Set(codes), tokens.requests.length]).toEqual([new Set(['upstream_error', 'done']), 11])
  })
})

describe('a renewal that others share', () => {
  const STORED = { ...OWNER, access_token: 'stored', refresh_token: 'refresh-9', expires_at: inSeconds(3600) }
  const EXPIRED = { ...OWNER, access_token: 'access-0', expires_at: inSeconds(-1) }

  test('takes what another process has stored, without a token request', async () => {
    const asked: Credentials[] = []
    const { connection, tokens, used } = await oauth(rotating(), {
      credentials: EXPIRED,
      answers: [taking('stored')],
      renewal: async (_, current) => {
        asked.push(current)
        return STORED
      },
    })
    expect(await codeOf(execute(PLAN, LIST, connection))).toBe('done')
    expect([asked, tokens.connections, used()]).toEqual([[EXPIRED], 0, ['Bearer stored']])
  })

  test('C3 is asked once for 64 refusals of a token that looked fresh', async () => {
    let asked = 0
    const { connection, tokens } = await oauth(rotating(20), {
      credentials: { ...OWNER, access_token: 'access-0', expires_at: inSeconds(3600) },
      answers: [taking('access-1')],
      renewal: (renew) => (asked++, renew()),
    })
    const codes = await Promise.all(Array.from({ length: 64 }, () => codeOf(execute(PLAN, LIST, connection))))
    expect([new Set(codes), asked, tokens.requests.length]).toEqual([new Set(['done']), 1, 1])
  })

  test('stores without `save`', async () => {
    const saved: Credentials[] = []
    const { connection } = await oauth(rotating(), {
      credentials: EXPIRED,
      answers: [taking('access-1')],
      renewal: (renew) => renew(),
      save: (credentials) => void saved.push(credentials),
    })
    expect([await codeOf(execute(PLAN, LIST, connection)), saved]).toEqual(['done', []])
  })

  test('renews from what is stored, when that is not what the connection has', async () => {
    const { connection, tokens } = await oauth(rotating(), {
      credentials: { ...EXPIRED, refresh_token: 'refresh-old' },
      answers: [taking('access-1')],
      renewal: (renew) => renew({ ...EXPIRED, refresh_token: 'refresh-0' }),
    })
    expect([await codeOf(execute(PLAN, LIST, connection)), tokens.requests.length]).toEqual(['done', 1])
  })

  test('that fails after renewing gets the same credentials again, and asks for none', async () => {
    const given: (string | undefined)[] = []
    const { connection, tokens } = await oauth(rotating(), {
      credentials: EXPIRED,
      answers: [taking('access-1')],
      async renewal(renew) {
        const renewed = await renew()
        given.push(renewed.refresh_token)
        if (given.length === 1) throw new Error('database away')
        return renewed
      },
    })
    const codes = [await codeOf(execute(PLAN, LIST, connection)), await codeOf(execute(PLAN, LIST, connection))]
    expect([codes, given, tokens.requests.length]).toEqual([
      ['Error: database away', 'done'],
      ['refresh-1', 'refresh-1'],
      1,
    ])
  })

  test('C5 that finds newly stored credentials after a failure continues with them', async () => {
    let count = 0
    const { connection, tokens, used } = await oauth(rotating(), {
      credentials: EXPIRED,
      answers: [taking('stored')],
      async renewal(renew) {
        if (count++ > 0) return STORED
        await renew()
        throw new Error('database away')
      },
    })
    const codes = [await codeOf(execute(PLAN, LIST, connection)), await codeOf(execute(PLAN, LIST, connection))]
    expect([codes[1], tokens.requests.length, used()]).toEqual(['done', 1, ['Bearer stored']])
  })

  test('that gives credentials of another variant fails the call, and nothing is sent', async () => {
    const { connection, server } = await oauth(rotating(), {
      credentials: EXPIRED,
      renewal: () => Promise.resolve({ api_key: 'key' }),
    })
    expect([await codeOf(execute(PLAN, LIST, connection)), server.connections]).toEqual(['credentials_mismatch', 0])
  })

  test.each<[string, RawAnswer, string, boolean]>([
    ['a grant that is gone', jsonAnswer({ error: 'invalid_grant' }, 400), 'credentials_rejected', false],
    ['an endpoint in trouble', rawAnswer(503, {}, ''), 'upstream_error', true],
    ['too many token requests', rawAnswer(429, {}, ''), 'upstream_rate_limited', true],
    ['an endpoint that hangs up', (socket) => void socket.destroy(), 'upstream_unreachable', true],
    ['a client that is not known', jsonAnswer({ error: 'invalid_client' }, 401), 'oauth_error', false],
  ])('C4 recognizes %s', async (_, answer, code, retryable) => {
    const observed: unknown[] = []
    const { connection } = await oauth(answer, {
      credentials: EXPIRED,
      renewal: (renew) =>
        renew().catch((error: ConnectorError) => {
          observed.push([error.code, error.retryable])
          throw error
        }),
    })
    await codeOf(execute(PLAN, LIST, connection))
    expect(observed[0]).toEqual([code, retryable])
  })
})

describe('other ways to a token', () => {
  const CLIENT = { client_id: 'client', client_secret: 's:e c' }
  const planFor = (more: object) =>
    planOf({
      auth: {
        app: {
          type: 'client_credentials',
          title: 'App',
          token: 'https://auth.example.com/token',
          credentials: { client_id: 'string!', client_secret: 'string!' },
          send: { bearer: '{{access_token}}' },
          ...more,
        },
      },
    })

  test.each<[string, object, (sent: ReturnType<typeof sentRequest>) => unknown, unknown]>([
    [
      'client credentials in a form, with scopes',
      { scopes: ['a', 'b'] },
      ({ body }) => Object.fromEntries(new URLSearchParams(body)),
      { grant_type: 'client_credentials', scope: 'a b', ...CLIENT },
    ],
    [
      'client credentials as basic, in JSON',
      { client_auth: 'basic', token_body: 'json' },
      ({ body, headers }) => [JSON.parse(body), headers.authorization],
      [{ grant_type: 'client_credentials' }, `Basic ${Buffer.from('client:s:e c').toString('base64')}`],
    ],
    [
      'numbers and booleans of token_params in JSON as they are',
      { client_auth: 'none', token_body: 'json', token_params: { expires_in: 1800, offline: true, audience: 'api' } },
      ({ body }) => JSON.parse(body) as unknown,
      {
        grant_type: 'client_credentials',
        expires_in: 1800,
        offline: true,
        audience: 'api',
        client_id: CLIENT.client_id,
      },
    ],
    [
      'the same numbers as text in a form',
      { client_auth: 'none', token_params: { expires_in: 1800 } },
      ({ body }) => new URLSearchParams(body).get('expires_in'),
      '1800',
    ],
    [
      'client credentials by GET',
      { token_method: 'GET' },
      ({ method, query, body }) => [method, Object.fromEntries(query), body],
      ['GET', { grant_type: 'client_credentials', ...CLIENT }, ''],
    ],
    [
      'client credentials by GET at a URL that has a query',
      { token_method: 'GET', token: 'https://auth.example.com/token?v=2' },
      ({ query }) => Object.fromEntries(query),
      { v: '2', grant_type: 'client_credentials', ...CLIENT },
    ],
  ])('%s', async (_, more, read, expected) => {
    const plan = planFor(more)
    const tokens = await startRawServer(jsonAnswer({ access_token: 'access-1' }))
    const { connection, server } = await wireTo(plan, {
      credentials: CLIENT,
      hosts: { 'https://auth.example.com': tokens },
      answers: [jsonAnswer({ data: [] })],
    })
    await execute(plan, LIST, connection)
    expect([read(sentRequest(tokens.requests[0]!)), sentRequest(server.requests[0]!).headers.authorization]).toEqual([
      expected,
      'Bearer access-1',
    ])
  })
})

test('a refused request is sent once more with what its owner stored, and not with the same', async () => {
  const send = { bearer: '{{key}}' }
  const plan = planOf({ auth: { key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send } } })
  const good: RawAnswer = (socket, request) => {
    const isNew = sentRequest(request).headers.authorization === 'Bearer new'
    socket.write(isNew ? jsonAnswer({ data: [] }) : rawAnswer(401, {}, ''))
  }
  const outcomes = ['old', 'new'].map(async (key) => {
    const credentials = { key: 'old' }
    const { connection, server } = await wireTo(plan, { answers: [good], credentials, reload: async () => ({ key }) })
    return [await codeOf(execute(plan, LIST, connection)), server.requests.length]
  })
  expect(await Promise.all(outcomes)).toEqual([
    ['credentials_rejected', 1],
    ['done', 2],
  ])
})

test('calls that are refused together all continue with the newly stored credentials', async () => {
  const keyed = planOf({
    auth: { key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send: { bearer: '{{key}}' } } },
  })
  const good: RawAnswer = (socket, request) => {
    const isNew = sentRequest(request).headers.authorization === 'Bearer new'
    socket.write(isNew ? jsonAnswer({ data: [] }) : rawAnswer(401, {}, ''))
  }
  const CALLS = 5
  let [asked, answer] = [0, () => {}]
  const allAsked = new Promise<void>((resolve) => (answer = resolve))
  const reload = async () => {
    if (++asked === CALLS) answer()
    await allAsked
    return { key: 'new' }
  }
  const { connection } = await wireTo(keyed, { answers: [good], credentials: { key: 'old' }, reload })
  const calls = Array.from({ length: CALLS }, () => codeOf(execute(keyed, LIST, connection)))
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'done'))
})
