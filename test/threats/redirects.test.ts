/** Redirects and links that lead elsewhere: no credential goes with them, and most are not followed at all. */
import { describe, expect, test } from 'vitest'
import { execute, iterate } from '../../runtime/index.ts'
import { OAUTH, planOf } from '../support/plan.ts'
import { rawAnswer, type RawServer, startRawServer } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'

const FILE_HOST = 'https://files.example.com'
const CANARY = 'canary-secret-0123456789'

/** Every way in which a credential goes onto a request. */
const SENDS: Readonly<Record<string, object>> = {
  bearer: { bearer: '{{key}}' },
  basic: { basic: { username: '{{key}}', password: '{{key}}' } },
  'header of its own': {
    headers: { 'X-Api-Key': '{{key}}', 'Private-Token': '{{key}}', 'X-Auth-Token': 'Token {{key}}' },
  },
  query: { query: { api_key: '{{key}}' } },
  'header and query': { headers: { 'X-Custom': '{{key}}' }, query: { token: '{{key}}' } },
}

const planWith = (send: object) =>
  planOf({
    auth: { key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send } },
    entities: {
      items: {
        list: {
          request: 'GET /items',
          records: '$.data',
          pagination: { style: 'link', param: 'after', next: '$.next' },
          params: { after: 'string' },
        },
        get: { request: 'GET /items/{id}' },
        create: { request: 'POST /items', params: { name: 'string' } },
        download: { request: 'GET /items/{id}/file', file: { hosts: ['files.example.com'] } },
      },
      exports: {
        download: {
          request: 'POST /exports/{id}',
          params: { format: 'string' },
          file: { hosts: ['files.example.com'] },
          effect: 'read',
        },
      },
      linked: { download: { request: 'GET /linked/{id}', file: { url: '$.url', hosts: ['files.example.com'] } } },
    },
  })

const CALLS = {
  GET: { entity: 'items', action: 'get', params: { id: '1' } },
  list: { entity: 'items', action: 'list' },
  POST: { entity: 'items', action: 'create', params: { name: CANARY } },
  download: { entity: 'items', action: 'download', params: { id: '1' } },
  'POST download': { entity: 'exports', action: 'download', params: { id: '1', format: CANARY } },
  'linked download': { entity: 'linked', action: 'download', params: { id: '1' } },
}

/** Places a redirect may name that are not the base URL's origin, nor a file host. */
const ELSEWHERE = [
  'https://evil.example/take',
  'http://api.example.com/items',
  'https://api.example.com:8443/items',
  'https://api.example.com.evil.example/',
  'https://api.example.com@evil.example/',
  'https://user:pass@api.example.com/items',
  '//evil.example/x',
  'http://169.254.169.254/latest/meta-data/',
  'https://files.example.com.evil.example/',
  'https://evilfiles.example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
]

const cases = Object.entries(SENDS).flatMap(([kind, send]) =>
  [301, 302, 303, 307, 308].map((status) => [kind, status, send] as const),
)

describe.each(cases)('U1 with credentials as %s, a %i', (_, status, send) => {
  const plan = planWith(send)

  test('to any other place is not followed', async () => {
    const { connection, server, elsewhere } = await wireTo(plan, {
      credentials: { key: CANARY },
      answers: [(socket) => socket.write(rawAnswer(status, { location: ELSEWHERE[0]! }, ''))],
    })
    const codes = await Promise.all(Object.values(CALLS).map((call) => codeOf(execute(plan, call, connection))))
    expect([codes.includes('done'), elsewhere.connections, server.requests.length > 0]).toEqual([false, 0, true])
  })

  test('of a download to a file host carries no credential, body or header', async () => {
    for (const call of [CALLS.download, CALLS['POST download']]) {
      const files = await startRawServer(rawAnswer(200, {}, 'bytes'))
      const { connection, elsewhere } = await wireTo(plan, {
        credentials: { key: CANARY },
        hosts: { [FILE_HOST]: files },
        answers: [rawAnswer(status, { location: `${FILE_HOST}/a?signature=s` }, '')],
      })
      const { file } = await execute(plan, call, connection)
      expect([await new Response(file!.stream).text(), said(files), elsewhere.connections]).toEqual([
        'bytes',
        {
          line: 'GET /a?signature=s',
          names: ['accept', 'accept-encoding', 'host', 'user-agent'],
          hasCanary: false,
          count: 1,
        },
        0,
      ])
    }
  })
})

describe('U1 a redirect of a download', () => {
  const plan = planWith(SENDS.bearer!)

  test.each(ELSEWHERE)('to %s is refused', async (location) => {
    const { connection, server, elsewhere } = await wireTo(plan, { answers: [rawAnswer(302, { location }, '')] })
    const code = await codeOf(execute(plan, CALLS.download, connection))
    expect([code, server.requests.length, elsewhere.connections]).toEqual(['egress_denied', 1, 0])
  })

  test.each([
    ['/v2/file?x=1', '/v2/file?x=1'],
    ['../other', '/items/other'],
    ['https://api.example.com/abc', '/abc'],
  ])('to %s of the same origin continues with the credential', async (location, target) => {
    const { connection, server } = await wireTo(plan, {
      credentials: { key: CANARY },
      answers: [rawAnswer(302, { location }, ''), rawAnswer(200, {}, 'bytes')],
    })
    const { file } = await execute(plan, CALLS.download, connection)
    const second = sentRequest(server.requests[1]!)
    expect([await new Response(file!.stream).text(), second.target, second.headers.authorization]).toEqual([
      'bytes',
      target,
      `Bearer ${CANARY}`,
    ])
  })

  test('that never ends is given up', async () => {
    const { connection, server } = await wireTo(plan, { answers: [rawAnswer(302, { location: '/again' }, '')] })
    const code = await codeOf(execute(plan, CALLS.download, connection))
    expect([code, server.requests.length]).toEqual(['egress_denied', 6])
  })

  test('from a file host to another that is not allowed is refused', async () => {
    const files = await startRawServer(rawAnswer(302, { location: 'https://evil.example/' }, ''))
    const { connection, elsewhere } = await wireTo(plan, {
      hosts: { [FILE_HOST]: files },
      answers: [rawAnswer(302, { location: `${FILE_HOST}/a` }, '')],
    })
    const code = await codeOf(execute(plan, CALLS.download, connection))
    expect([code, files.requests.length, elsewhere.connections]).toEqual(['egress_denied', 1, 0])
  })
})

describe('U1 a file URL in an answer', () => {
  const plan = planWith(SENDS['header and query']!)

  test.each(ELSEWHERE)('to %s is refused', async (url) => {
    const { connection, server, elsewhere } = await wireTo(plan, { answers: [jsonAnswer({ url })] })
    const code = await codeOf(execute(plan, CALLS['linked download'], connection))
    expect([code, server.requests.length, elsewhere.connections]).toEqual(['egress_denied', 1, 0])
  })

  test('to a file host takes no credential along', async () => {
    const files = await startRawServer(rawAnswer(200, {}, 'bytes'))
    const { connection } = await wireTo(plan, {
      credentials: { key: CANARY },
      hosts: { [FILE_HOST]: files },
      answers: [jsonAnswer({ url: `${FILE_HOST}/a` })],
    })
    const { file } = await execute(plan, CALLS['linked download'], connection)
    expect([await new Response(file!.stream).text(), said(files)]).toEqual([
      'bytes',
      { line: 'GET /a', names: ['accept', 'accept-encoding', 'host', 'user-agent'], hasCanary: false, count: 1 },
    ])
  })
})

describe('U1 a file host with a wildcard', () => {
  const plan = planOf({
    entities: {
      linked: { download: { request: 'GET /linked/{id}', file: { url: '$.url', hosts: ['*.example.com'] } } },
    },
  })

  test('is every host below it', async () => {
    const files = await startRawServer(rawAnswer(200, {}, 'bytes'))
    const { connection } = await wireTo(plan, {
      hosts: { 'https://a.b.example.com': files },
      answers: [jsonAnswer({ url: 'https://a.b.example.com/file' })],
    })
    const { file } = await execute(plan, CALLS['linked download'], connection)
    expect(await new Response(file!.stream).text()).toBe('bytes')
  })

  test.each(['evilexample.com', 'example.com', 'a.example.com.evil.example'])('is not %s', async (host) => {
    const { connection, elsewhere } = await wireTo(plan, { answers: [jsonAnswer({ url: `https://${host}/file` })] })
    const code = await codeOf(execute(plan, CALLS['linked download'], connection))
    expect([code, elsewhere.connections]).toEqual(['egress_denied', 0])
  })
})

describe('U2 a redirect of the token endpoint', () => {
  const credentials = { refresh_token: CANARY, client_id: 'client', client_secret: CANARY }

  test.each([301, 302, 303, 307, 308])('by %i is refused, and no secret goes elsewhere', async (status) => {
    const plan = planOf({ auth: OAUTH })
    const tokens = await startRawServer(rawAnswer(status, { location: 'https://evil.example/token' }, ''))
    const { connection, server, elsewhere } = await wireTo(plan, {
      credentials,
      hosts: { 'https://auth.example.com': tokens },
    })
    const code = await codeOf(execute(plan, CALLS.list, connection))
    expect([code, tokens.requests.length, server.connections, elsewhere.connections]).toEqual([
      'oauth_redirect_refused',
      1,
      0,
      0,
    ])
  })
})

describe('U5 the link of the next page', () => {
  const plan = planWith(SENDS.bearer!)

  test.each([
    'https://api.example.com.evil.example/items?after=c2',
    'https://api.example.com@evil.example/items?after=c2',
    'https://api.example.com:8443/items?after=c2',
    'http://169.254.169.254/?after=c2',
    '//evil.example/?after=c2',
    'javascript:?after=c2',
  ])('%s gives only its param; the next call goes to the same host', async (next) => {
    const { connection, server, elsewhere } = await wireTo(plan, {
      answers: [jsonAnswer({ data: [{ id: 1 }], next }), jsonAnswer({ data: [{ id: 2 }] })],
    })
    const pages = []
    for await (const { records } of iterate(plan, CALLS.list, connection)) pages.push(records)
    expect([server.requests.map((raw) => sentRequest(raw).target), elsewhere.connections, pages.length]).toEqual([
      ['/items', '/items?after=c2'],
      0,
      2,
    ])
  })
})

function said({ requests }: RawServer) {
  const { method, target, headers } = sentRequest(requests[0]!)
  return {
    line: `${method} ${target}`,
    names: Object.keys(headers)
      .sort()
      .filter((name) => name !== 'connection'),
    hasCanary:
      requests.join('').includes(CANARY) ||
      requests.join('').includes(Buffer.from(CANARY).toString('base64').slice(0, 20)),
    count: requests.length,
  }
}
