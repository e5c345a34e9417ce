/** Handshakes of vendors, and the events of their requests. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { VendorEvent, WebhookRequest } from '../../../runtime/index.ts'
import { codeOf, hmac, NOW, post, receive, SECRET, URL, webhooksOf } from './sample-kind.ts'

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
    expect(await codeOf(receive(webhooks, post('{"type":"a"}'), []))).toBe('webhook_forged')
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
    return received.kind === 'events' ? received.events.map(withoutRaw) : []
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
    ['H7 more than 64 levels', `{"events":[{"type":"a","x":${'['.repeat(62)}${']'.repeat(62)}}]}`, 'webhook_malformed'],
    ['H7 more than 5 MiB', new Uint8Array(5 * 1024 * 1024 + 1), 'webhook_malformed'],
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

function withoutRaw(event: VendorEvent): Partial<VendorEvent> {
  const { raw: _, ...rest } = event
  return rest
}
