/** Credentials that a third party sends back: in no form do they reach an error, a print or an observer. */
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { connect, type Connection, execute, iterate, type Plan } from '../../runtime/index.ts'
import { OAUTH, planOf } from '../support/plan.ts'
import { type RawAnswer, rawAnswer, startRawServer } from '../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'

/** With signs that each encoding writes in its own way. */
const CANARY = 'Canary+se/cr et=~"ü*01234567'
const PLAIN = 'canary-secret-0123456789'

const ENTITIES = {
  items: {
    list: {
      request: 'GET /items',
      records: '$.data',
      params: { after: 'string' },
      pagination: { style: 'cursor', param: 'after', next: '$.next' },
    },
    api_search: { request: 'GET /search', records: '$.data.*.nodes' },
    create: { request: 'POST /items', params: { name: 'string' } },
    download: { request: 'GET /file', file: { url: '$.url', hosts: ['*.files.example.com'] } },
  },
}
const ERRORS = {
  message: '$.error.message',
  code: ['$.error.code', 'header.WWW-Authenticate'],
  request_id: 'header.X-Request-Id',
}

const SENDS: Readonly<Record<string, object>> = {
  bearer: { bearer: '{{key}}' },
  basic: { basic: { username: 'own', password: '{{key}}' } },
  'header of its own': { headers: { 'X-Key': 'v1 {{key}}' } },
  query: { query: { key: '{{key}}' } },
}

const planWith = (send: object) =>
  planOf({
    auth: { key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send } },
    errors: ERRORS,
    entities: ENTITIES,
  })

const LIST = { entity: 'items', action: 'list' }

/** Every way in which a secret is likely to come back. */
const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  'percent-encoded': encodeURIComponent,
  'percent-encoded in small letters': (secret) =>
    encodeURIComponent(secret).replaceAll(/%../g, (code) => code.toLowerCase()),
  'form-encoded': (secret) => new URLSearchParams({ a: secret }).toString().slice(2),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 without padding': (secret) => Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  'inside JSON text': (secret) => JSON.stringify({ token: secret }),
  'as basic credentials': (secret) => Buffer.from(`own:${secret}`).toString('base64'),
  'within a sentence': (secret) => `Token ${secret} is not valid.`,
}

/** Where an answer can say something that reaches an error. */
const LOCATIONS: Readonly<Record<string, (text: string) => RawAnswer>> = {
  'the message': (text) => jsonAnswer({ error: { message: text } }, 401),
  'the code': (text) => jsonAnswer({ error: { code: text } }, 400),
  'a message that is no text': (text) => jsonAnswer({ error: { message: { [text]: [text] } } }, 422),
  'a header': (text) =>
    rawAnswer(401, { 'www-authenticate': `Bearer error="${ascii(text)}"`, 'x-request-id': ascii(text) }, ''),
  'an answer that is no JSON': (text) => rawAnswer(200, { 'content-type': 'application/json' }, text),
  'the content type': (text) => rawAnswer(200, { 'content-type': `text/${ascii(text)}` }, 'no'),
  'the reason of the status': (text) => `HTTP/1.1 500 ${ascii(text)}\r\ncontent-length: 0\r\n\r\n`,
  'what is no HTTP': (text) => `${ascii(text)}\r\n\r\n`,
  'a record that is none': (text) => jsonAnswer({ data: [text] }),
}

describe.each(Object.entries(LOCATIONS))('U24 a secret in %s', (_, answerWith) => {
  test.each(Object.entries(FORMS))('%s never shows', async (_form, form) => {
    const plan = planWith(SENDS.basic!)
    for (const secret of [CANARY, PLAIN]) {
      const { connection } = await wireTo(plan, { credentials: { key: secret }, answers: [answerWith(form(secret))] })
      const error = await execute(plan, LIST, connection).catch((fault: unknown) => fault)
      expect(leaks(error, secret)).toEqual([])
    }
  })
})

describe('U24 a secret', () => {
  test('as a key of the answer never shows', async () => {
    const plan = planWith(SENDS.bearer!)
    const data = { [PLAIN]: { nodes: [] }, other: { nodes: [] } }
    const { connection } = await wireTo(plan, { credentials: { key: PLAIN }, answers: [jsonAnswer({ data })] })
    const error = await execute(plan, { entity: 'items', action: 'api_search' }, connection).catch(
      (fault: unknown) => fault,
    )
    expect(leaks(error, PLAIN)).toEqual([])
  })

  test('as the next page never shows', async () => {
    const plan = planWith(SENDS.bearer!)
    const { connection } = await wireTo(plan, {
      credentials: { key: PLAIN },
      answers: [jsonAnswer({ data: [], next: PLAIN })],
    })
    const inspect = async () => {
      for await (const _page of iterate(plan, LIST, connection));
    }
    expect(leaks(await inspect().catch((fault: unknown) => fault), PLAIN)).toEqual([])
  })

  test('as the host of a file never shows', async () => {
    const plan = planWith(SENDS.bearer!)
    const { connection } = await wireTo(plan, {
      credentials: { key: PLAIN },
      answers: [jsonAnswer({ url: `https://${PLAIN}.evil.example/` })],
    })
    const error = await execute(plan, { entity: 'items', action: 'download' }, connection).catch(
      (fault: unknown) => fault,
    )
    expect(leaks(error, PLAIN)).toEqual([])
  })

  test.each(Object.keys(SENDS))('sent as %s never shows without a response', async (kind) => {
    const plan = planWith(SENDS[kind]!)
    const { connection } = await wireTo(plan, { credentials: { key: CANARY }, answers: [(socket) => socket.destroy()] })
    const create = { entity: 'items', action: 'create', params: { name: 'x' } }
    const error = await execute(plan, create, connection).catch((fault: unknown) => fault)
    expect(leaks(error, CANARY)).toEqual([])
  })

  test.each([
    jsonAnswer({ error: PLAIN }, 400),
    jsonAnswer({ error: 'invalid_request', error_description: PLAIN }, 400),
    jsonAnswer({ error: { code: PLAIN } }, 400),
    rawAnswer(500, { 'content-type': 'text/html' }, PLAIN),
  ])('that a token endpoint sends back never shows', async (answer) => {
    const plan = planOf({ auth: OAUTH })
    const tokens = await startRawServer(answer)
    const { connection } = await wireTo(plan, {
      credentials: { refresh_token: PLAIN, client_id: 'client', client_secret: PLAIN },
      hosts: { 'https://auth.example.com': tokens },
    })
    const error = await execute(plan, LIST, connection).catch((fault: unknown) => fault)
    expect(leaks(error, PLAIN)).toEqual([])
  })

  test.each(['a\r\nx-evil: 1', 'line\n', '😀😀😀😀😀😀', '\u0000secret'])(
    'that no header can carry is the owner’s to mend: %j',
    async (key) => {
      const plan = planWith(SENDS.bearer!)
      const { connection, server } = await wireTo(plan, { credentials: { key } })
      const error = (await execute(plan, LIST, connection).catch((fault: unknown) => fault)) as { code: string }
      expect([error.code, server.requests, leaks(error, key)]).toEqual(['credentials_mismatch', [], []])
    },
  )
})

describe('T13 a connection', () => {
  const connection = connect(planWith(SENDS.bearer!), { credentials: { key: PLAIN } })

  test.each<[string, (value: Connection) => string]>([
    ['inspected', (value) => inspect(value, { depth: 20, showHidden: true })],
    ['as JSON', (value) => JSON.stringify(value)],
    ['as text', (value) => String(value)],
    ['listed', (value) => JSON.stringify(Object.entries(value).filter(([name]) => name !== 'plan'))],
  ])('%s shows no secret', (_, print) => {
    expect(print(connection).includes(PLAIN)).toBe(false)
  })
})

test('a token that was renewed meanwhile never shows in an answer to a call that bore it', async () => {
  const plan = planOf({ auth: OAUTH, errors: ERRORS, entities: { items: { get: { request: 'GET /items/{id}' } } } })
  const late = jsonAnswer({ error: { message: `${PLAIN} may not` } }, 403)
  let answerSlow = (): unknown => undefined
  const { connection, server } = await wireTo(plan, {
    credentials: { refresh_token: 'refresh-token', access_token: PLAIN, client_id: 'c', client_secret: 's' },
    hosts: { 'https://auth.example.com': await startRawServer(jsonAnswer({ access_token: 'another-token' })) },
    answers: [
      (socket) => void (answerSlow = () => socket.write(late)),
      rawAnswer(401, {}, ''),
      jsonAnswer({ data: [] }),
    ],
  })
  const slow = execute(plan, { entity: 'items', action: 'get', params: { id: '1' } }, connection).catch(
    (error: unknown) => error,
  )
  while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await execute(plan, LIST, connection)
  answerSlow()
  const error = await slow
  expect([(error as Error).message, leaks(error, PLAIN)]).toEqual([
    'Cannot execute items.get: the third party returned 403 [secret] may not',
    [],
  ])
})

describe('M13 an observer', () => {
  test.each(Object.entries(SENDS))('sees no secret sent as %s', async (_, send) => {
    const plan = planWith(send)
    const seen: unknown[] = []
    const echo: RawAnswer = (socket, request) => {
      const { headers, query } = sentRequest(request)
      const said = Object.values(headers).join(' ') + String([...query])
      socket.write(jsonAnswer({ data: [] }, 200, { 'x-echo': said, 'set-cookie': `session=${PLAIN}` }))
    }
    const { connection, server } = await wireTo(plan, {
      credentials: { key: PLAIN },
      answers: [echo],
      observe: (event) => seen.push(event),
    })
    await execute(plan, LIST, connection)
    expect([seen.length, leaks(seen, PLAIN), leaks(server.requests, PLAIN).length > 0]).toEqual([5, [], true])
  })

  test('sees each step in its order', async () => {
    const plan: Plan = planWith(SENDS.bearer!)
    const steps: string[] = []
    const { connection } = await wireTo(plan, {
      answers: [jsonAnswer({ data: [] })],
      observe: ({ step }) => steps.push(step),
    })
    await execute(plan, LIST, connection)
    expect(steps).toEqual(['params', 'request', 'authorized', 'response', 'next'])
  })
})

/** Returns the forms of a secret anywhere in a value, its hidden properties and causes included. */
function leaks(value: unknown, secret: string): string[] {
  const shown = [
    inspect(value, { depth: 20, showHidden: true, maxStringLength: null, maxArrayLength: null }),
    JSON.stringify(value) ?? '',
    value instanceof Error ? `${value.message} ${value.stack} ${String(value)}` : '',
  ].join('\n')
  const forms = Object.entries(FORMS).filter(([name]) => name !== 'within a sentence' && name !== 'inside JSON text')
  return forms.filter(([, form]) => shown.toLowerCase().includes(form(secret).toLowerCase())).map(([name]) => name)
}

/** The part of a text that a header can carry. */
function ascii(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e]/g, '?')
}
