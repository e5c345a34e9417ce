/** Vendors' requests, verified and read by what manifests say of them. */
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { load, receiveWebhook, type ResolvedWebhooks, type WebhookRequest } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const SECONDS = String(NOW / 1000)
const SECRET = 'a secret of the vendor'

function post(body: string | Uint8Array, headers: WebhookRequest['headers'] = {}, url = URL): WebhookRequest {
  return { method: 'POST', url, headers, body: typeof body === 'string' ? Buffer.from(body) : body }
}

const URL = 'https://app.example.com/hooks/sample/token'
const hmac = (text: string, secret = SECRET, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(text).digest(encoding)

/** The webhooks of a small kind. */
function webhooksOf(block: string): ResolvedWebhooks {
  const text = `format: 1
kind: sample
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Sample
category: other
support: none
version: 1.0.0
docs: https://docs.example.com
base_url: https://api.example.com
check: items.list
config: {site: {type: string, description: The site.}}
auth:
  key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}
entities:
  items:
    list: {request: GET /items, query: {site: "{{config.site}}"}, pagination: {style: none, because: One page.}}
    get: {request: "GET /items/{id}"}
webhooks:
  docs: https://docs.example.com/webhooks
  by_hand: Create a webhook in the settings.
${block
  .trim()
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
`
  return validateManifest(text, 'sample.yaml').resolved.webhooks!
}

const receive = (webhooks: ResolvedWebhooks, request: WebhookRequest, secrets: readonly string[] = [SECRET]) =>
  receiveWebhook(webhooks, request, secrets, NOW)

const codeOf = (received: Promise<unknown>) =>
  received.then(
    () => 'accepted',
    (error: unknown) => (error as { code: string }).code,
  )

describe('a signature with a time', async () => {
  const stripe = (await load('stripe')).manifest.webhooks!
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'customer.updated',
    created: 1_795_341_600,
    account: 'acct_1',
    data: { object: { id: 'cus_1', object: 'customer' } },
  })
  const signed = (seconds: string, secret = SECRET) => hmac(`${seconds}.${body}`, secret)
  const request = (signature: string) => post(body, { 'Stripe-Signature': signature })

  test('gives the event with its entity, key and record', async () => {
    expect(await receive(stripe, request(`t=${SECONDS},v1=${signed(SECONDS)},v0=ignored`))).toEqual({
      kind: 'events',
      events: [
        {
          id: 'evt_1',
          type: 'customer.updated',
          at: 1_795_341_600_000,
          account: 'acct_1',
          entity: 'customers',
          action: 'upsert',
          key: 'cus_1',
          record: { id: 'cus_1', object: 'customer' },
          raw: JSON.parse(body) as unknown,
        },
      ],
    })
  })

  test('may be one of several, by one of several secrets', async () => {
    const both = `t=${SECONDS},v1=${signed(SECONDS, 'older')},v1=${signed(SECONDS, 'newer')}`
    expect(await codeOf(receive(stripe, request(both), ['newer']))).toBe('accepted')
    expect(
      await codeOf(receive(stripe, request(`t=${SECONDS},v1=${signed(SECONDS, 'older')}`), ['newer', 'older'])),
    ).toBe('accepted')
  })

  test.each([
    ['H1 of another secret', `t=${SECONDS},v1=${signed(SECONDS, 'another')}`, 'webhook_forged'],
    ['H1 of another time', `t=${NOW / 1000 - 1},v1=${signed(SECONDS)}`, 'webhook_forged'],
    ['H1 cut short', `t=${SECONDS},v1=${signed(SECONDS).slice(0, -2)}`, 'webhook_forged'],
    ['H1 that is empty', `t=${SECONDS},v1=`, 'webhook_forged'],
    ['H1 that is absent', '', 'webhook_forged'],
    ['H2 too old', `t=${NOW / 1000 - 301},v1=${signed(String(NOW / 1000 - 301))}`, 'webhook_stale'],
    ['H2 too new', `t=${NOW / 1000 + 301},v1=${signed(String(NOW / 1000 + 301))}`, 'webhook_stale'],
    ['H2 whose time is no time', `t=soon,v1=${signed('soon')}`, 'webhook_forged'],
  ])('%s is refused', async (_, signature, code) => {
    expect(await codeOf(receive(stripe, request(signature)))).toBe(code)
  })

  test('H6 is looked for in few parts of a long header', async () => {
    const many = Array.from({ length: 11 }, () => `v1=${'0'.repeat(64)}`).join(',')
    expect(await codeOf(receive(stripe, request(`t=${SECONDS},${many},v1=${signed(SECONDS)}`)))).toBe('webhook_forged')
    const far = Array.from({ length: 10_000 }, () => 'x=1').join(',')
    expect(await codeOf(receive(stripe, request(`t=${SECONDS},${far},v1=${signed(SECONDS)}`)))).toBe('webhook_forged')
  })

  test('H3 is checked before anything is parsed', async () => {
    expect(await codeOf(receive(stripe, post('{"id":', { 'stripe-signature': `t=${SECONDS},v1=00` })))).toBe(
      'webhook_forged',
    )
    const broken = '{"id":'
    const header = `t=${SECONDS},v1=${hmac(`${SECONDS}.${broken}`)}`
    expect(await codeOf(receive(stripe, post(broken, { 'stripe-signature': header })))).toBe('webhook_malformed')
  })

  test('needs a secret', async () => {
    expect(await codeOf(receive(stripe, request(`t=${SECONDS},v1=${signed(SECONDS)}`), ['']))).toBe(
      'webhook_secret_missing',
    )
  })
})

describe('published examples', () => {
  // https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries#testing-the-webhook-payload-validation
  test('of GitHub', async () => {
    const github = (await load('github')).manifest.webhooks!
    const signature = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17'
    const verified = receive(github, post('Hello, World!', { 'x-hub-signature-256': signature }), [
      "It's a Secret to Everybody",
    ])
    await expect(verified).rejects.toMatchObject({ code: 'webhook_malformed' })
  })

  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#symmetric
  test('of Standard Webhooks', async () => {
    const webhooks = webhooksOf(`
verify:
  type: signature
  algorithm: hmac-sha256
  key: {from: secret, form: "whsec_{}", decode: base64}
  text: "{{id}}.{{timestamp}}.{{body}}"
  keep: {id: header.webhook-id}
  signature: {at: header.webhook-signature, separator: " ", form: "v1,{}"}
  encode: base64
  timestamp: header.webhook-timestamp
  tolerance: 300
events: {type: $.event_type, id: header.webhook-id}`)
    const body = '{"event_type":"ping","data":{"success":true}}'
    const key = Buffer.from('C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'base64')
    const signature = createHmac('sha256', key).update(`msg_1.${SECONDS}.${body}`).digest('base64')
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': SECONDS,
      'webhook-signature': `v1a,x v1,${signature}`,
    }
    const received = await receive(webhooks, post(body, headers), ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'])
    expect(received).toMatchObject({ events: [{ id: 'msg_1', type: 'ping' }] })
  })

  // https://www.twilio.com/docs/usage/security#validating-signatures-from-twilio
  test('of Twilio', async () => {
    const webhooks = webhooksOf(`
verify: {type: signature, algorithm: hmac-sha1, key: secret, text: "{{url}}{{form}}", signature: header.X-Twilio-Signature, encode: base64}
events: {type: $.Digits, id: $.CallSid}`)
    const form = new URLSearchParams({
      Digits: '1234',
      To: '+18005551212',
      From: '+12349013030',
      Caller: '+12349013030',
      CallSid: 'CA1234567890ABCDE',
    })
    const request = post(
      form.toString(),
      { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' },
      'https://mycompany.com/myapp.php?foo=1&bar=2',
    )
    expect(await receive(webhooks, request, ['12345'])).toMatchObject({ events: [{ id: 'CA1234567890ABCDE' }] })
  })

  // https://docs.slack.dev/authentication/verifying-requests-from-slack
  test('of Slack', async () => {
    const webhooks = webhooksOf(`
verify:
  type: signature
  algorithm: hmac-sha256
  key: secret
  text: "v0:{{timestamp}}:{{body}}"
  signature: {at: header.X-Slack-Signature, form: "v0={}"}
  timestamp: header.X-Slack-Request-Timestamp
  tolerance: 300
events: {type: $.command, id: $.trigger_id}`)
    const body =
      'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c'
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
      'x-slack-request-timestamp': '1531420618',
    }
    const received = await receiveWebhook(
      webhooks,
      post(body, headers),
      ['8f742231b10e8888abcd99yyyzzz85a5'],
      1_531_420_618_000,
    )
    expect(received).toMatchObject({ events: [{ type: '/webhook-collect' }] })
  })
})

test('a plain hash of the key and the body', async () => {
  const webhooks = webhooksOf(`
verify: {type: signature, algorithm: sha256, key: secret, text: "{{key}}{{body}}", signature: header.X-Signature}
events: {list: $, type: $.type}`)
  const body = '[{"type":"a"},{"type":"b"}]'
  const signature = createHash('sha256').update(`${SECRET}${body}`).digest('hex')
  expect(await receive(webhooks, post(body, { 'x-signature': signature.toUpperCase() }))).toMatchObject({
    events: [{ type: 'a' }, { type: 'b' }],
  })
  expect(await codeOf(receive(webhooks, post(`${body} `, { 'x-signature': signature })))).toBe('webhook_forged')
})

test.each([
  ['a token', 'verify: {type: token, at: header.X-Token, key: secret}', { 'x-token': SECRET }, { 'x-token': 'other' }],
  [
    'a password with a name',
    'verify: {type: basic, username: hooks, key: secret}',
    { authorization: `Basic ${btoa(`hooks:${SECRET}`)}` },
    { authorization: `Basic ${btoa(`other:${SECRET}`)}` },
  ],
  [
    'a password with any name',
    'verify: {type: basic, key: secret}',
    { authorization: `basic ${btoa(`any:${SECRET}`)}` },
    { authorization: `basic ${btoa('any:other')}` },
  ],
])('%s is compared whole', async (_, verify, good, bad) => {
  const webhooks = webhooksOf(`${verify}\nevents: {type: $.type}`)
  const body = '{"type":"a"}'
  expect(await codeOf(receive(webhooks, post(body, good)))).toBe('accepted')
  expect(await codeOf(receive(webhooks, post(body, bad)))).toBe('webhook_forged')
  expect(await codeOf(receive(webhooks, post(body)))).toBe('webhook_forged')
})

describe('handshakes', () => {
  const SIGNED = `verify: {type: signature, algorithm: hmac-sha256, key: secret, signature: header.X-Signature}
events: {type: $.type}`

  test('a signed one is answered with its own value', async () => {
    const webhooks = webhooksOf(`${SIGNED}
handshake: {when: {at: $.type, is: [url_verification]}, keep: {challenge: $.challenge}, answer: {text: "{{challenge}}"}}`)
    const body = '{"type":"url_verification","challenge":"3eZb"}'
    expect(await receive(webhooks, post(body, { 'x-signature': hmac(body) }))).toEqual({
      kind: 'challenge',
      response: {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
        body: '3eZb',
      },
    })
    expect(await codeOf(receive(webhooks, post(body, { 'x-signature': hmac('x') })))).toBe('webhook_forged')
  })

  test('one by a query shows the secret', async () => {
    const webhooks = webhooksOf(`${SIGNED}
handshake:
  when: {at: query.hub.mode, is: [subscribe]}
  token: query.hub.verify_token
  keep: {challenge: query.hub.challenge}
  answer: {text: "{{challenge}}"}`)
    const get = (token: string): WebhookRequest => ({
      method: 'GET',
      url: `${URL}?hub.mode=subscribe&hub.challenge=77&hub.verify_token=${encodeURIComponent(token)}`,
      headers: {},
      body: new Uint8Array(),
    })
    expect(await receive(webhooks, get(SECRET))).toMatchObject({ kind: 'challenge', response: { body: '77' } })
    expect(await codeOf(receive(webhooks, get('other')))).toBe('webhook_forged')
    expect(await codeOf(receive(webhooks, get(''), ['']))).toBe('webhook_forged')
  })

  test('one may ask for a signature of its value', async () => {
    const webhooks = webhooksOf(`${SIGNED}
handshake:
  when: {at: $.event, is: [endpoint.url_validation]}
  keep: {plain: $.payload.plainToken}
  sign: "{{plain}}"
  answer: {json: {plainToken: "{{plain}}", encryptedToken: "{{signature}}"}}`)
    const body = '{"event":"endpoint.url_validation","payload":{"plainToken":"q9"}}'
    const answered = await receive(webhooks, post(body, { 'x-signature': hmac(body) }))
    expect(answered).toMatchObject({
      response: { body: JSON.stringify({ plainToken: 'q9', encryptedToken: hmac('q9') }) },
    })
  })

  const LEARNS = `${SIGNED}
handshake:
  when: {at: header.X-Hook-Secret}
  secret: header.X-Hook-Secret
  keep: {secret: header.X-Hook-Secret}
  answer: {headers: {X-Hook-Secret: "{{secret}}"}}`

  test('one hands over the secret', async () => {
    const answered = await receive(webhooksOf(LEARNS), post('', { 'X-Hook-Secret': 'fresh' }), [])
    expect(answered).toMatchObject({
      secret: 'fresh',
      response: { status: 200, headers: { 'x-hook-secret': 'fresh' } },
    })
  })

  test('H4 no handshake replaces a known secret', async () => {
    const webhooks = webhooksOf(LEARNS)
    expect(await codeOf(receive(webhooks, post('', { 'x-hook-secret': 'mine' })))).toBe('webhook_forged')
    expect(await codeOf(receive(webhooks, post('', { 'x-hook-secret': SECRET })))).toBe('accepted')
  })

  test('H5 an answer repeats no line break, and no long text', async () => {
    const webhooks = webhooksOf(LEARNS)
    expect(await codeOf(receive(webhooks, post('', { 'x-hook-secret': 'a\r\nset-cookie: x' }), []))).toBe(
      'webhook_malformed',
    )
    expect(await codeOf(receive(webhooks, post('', { 'x-hook-secret': 'a'.repeat(5000) }), []))).toBe(
      'webhook_malformed',
    )
  })

  test('one in an unsigned body is known by its mark', async () => {
    const webhooks = webhooksOf(`${SIGNED}
handshake: {when: {at: $.verification_token}, secret: $.verification_token, answer: {}}`)
    expect(await receive(webhooks, post('{"verification_token":"secret_1"}'), [])).toMatchObject({ secret: 'secret_1' })
    expect(await codeOf(receive(webhooks, post('{"type":"a"}'), []))).toBe('webhook_secret_missing')
    expect(await codeOf(receive(webhooks, post('{"verification_token":"mine"}')))).toBe('webhook_forged')
  })
})

describe('events', () => {
  const TOKEN = 'verify: {type: token, at: header.X-Token, key: secret}'
  const read = async (block: string, body: unknown, headers = {}) => {
    const received = await receive(
      webhooksOf(`${TOKEN}\n${block}`),
      post(typeof body === 'string' ? body : JSON.stringify(body), { 'x-token': SECRET, ...headers }),
    )
    return received.kind === 'events' ? received.events.map(({ raw: _, ...event }) => event) : []
  }

  test('an exact name beats a star, and a star stands for no dot', async () => {
    const block = `events: {type: $.type, id: $.id, record: $.data}
entities: {items: {upsert: [item.*, item.part.*], delete: [item.deleted]}}`
    const event = (type: string) => read(block, { id: 1, type, data: { id: 7 } })
    expect(await event('item.created')).toEqual([
      { id: '1', type: 'item.created', entity: 'items', action: 'upsert', key: 7, record: { id: 7 } },
    ])
    expect(await event('item.deleted')).toEqual([
      { id: '1', type: 'item.deleted', entity: 'items', action: 'delete', key: 7 },
    ])
    expect(await event('item.part.added')).toMatchObject([{ action: 'upsert' }])
    expect(await event('item.whole.added')).toEqual([{ id: '1', type: 'item.whole.added' }])
  })

  test('a header and a field make one name, and a key is read again', async () => {
    const block = `events: {type: header.X-Topic, action: $.action, id: header.X-Id, time: $.at, key: $.item.id}
account: {at: $.site, field: site}
entities: {items: {reread: [item.*]}}`
    const headers = { 'x-topic': 'item', 'x-id': 'd1' }
    const body = { action: 'moved', at: '2026-11-20T10:00:00Z', site: 'acme', item: { id: 'i1' } }
    expect(await read(block, body, headers)).toEqual([
      { id: 'd1', type: 'item.moved', at: NOW, account: 'acme', entity: 'items', action: 'reread', key: 'i1' },
    ])
  })

  test('without an ID have the digest of their bytes', async () => {
    const [one] = await read('events: {type: $.type}', '{"type":"a"}')
    const [other] = await read('events: {type: $.type}', '{"type":"a" }')
    expect(one!.id).toBe(`sha256:${createHash('sha256').update('{"type":"a"}').digest('hex')}`)
    expect(other!.id).not.toBe(one!.id)
  })

  test('of a list have IDs of their own', async () => {
    const events = await read(
      'events: {list: $.events, type: $.type, id: header.X-Id}',
      { events: [{ type: 'a' }, { type: 'b' }] },
      {
        'x-id': 'd1',
      },
    )
    expect(events).toEqual([
      { id: 'd1.0', type: 'a' },
      { id: 'd1.1', type: 'b' },
    ])
  })

  test.each([
    [
      'H7 more than a thousand',
      JSON.stringify({ events: Array.from({ length: 1001 }, () => ({ type: 'a' })) }),
      'webhook_malformed',
    ],
    ['no list', '{"events":{}}', 'webhook_malformed'],
    ['no type', '{"events":[{}]}', 'webhook_malformed'],
    ['no JSON', 'events', 'webhook_malformed'],
    ['no UTF-8', new Uint8Array([0xff, 0xfe]), 'webhook_malformed'],
    ['H7 more than 5 MiB', new Uint8Array(5 * 1024 * 1024 + 1), 'webhook_too_large'],
  ])('%s is refused', async (_, body, code) => {
    const webhooks = webhooksOf(`${TOKEN}\nevents: {list: $.events, type: $.type}`)
    expect(await codeOf(receive(webhooks, post(body, { 'x-token': SECRET })))).toBe(code)
  })

  test('H8 names of prototypes are no fields', async () => {
    const block = 'events: {type: $.type, key: $.data.toString}\nentities: {items: {delete: [a]}}'
    expect(await read(block, { type: 'a', data: {} })).toMatchObject([{ type: 'a' }])
    expect((await read(block, { type: 'a', data: {} }))[0]).not.toHaveProperty('key')
  })
})
