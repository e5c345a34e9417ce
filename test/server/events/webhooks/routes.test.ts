/** The routes of webhooks on a running server, and the client's methods for them. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, platform } from '../../../../client/index.ts'
import { verify } from '../../../../client/webhooks/index.ts'
import { EVENT_DATA, EVENT_TYPES } from '../../../../contract/index.ts'
import { compileSchema } from '../../../../runtime/doors/author.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { startReceiver } from '../../../support/webhooks.ts'
import { API, startWorld, UNKNOWN, type World } from '../../api/world.ts'
import { type NewEvent, recordEvent } from '../../../../server/ground/outbox/index.ts'

const WEBHOOKS = `${API}/webhooks`
const NO_ENDPOINT = `we_${UNKNOWN.replaceAll('-', '')}`

let world: World
let client: Platform
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), {
    set: ['egress.allowPrivate=true', 'quotas.webhookEndpoints=1000'],
  })
  const { client_id: clientId, client_secret: clientSecret } = world.first.client
  client = platform({ baseUrl: world.server.origin, clientId, clientSecret })
})
afterAll(() => world?.close())

const ask = (method: string, path: string, body?: unknown, headers = {}) =>
  world.call(method, `${WEBHOOKS}${path}`, { token: world.first.token, body, headers })

const CUSTOMER = { id: UNKNOWN, externalUserId: 'Zoë' }

/** Records an event as a change does. */
function record(event: Omit<NewEvent, 'organizationId'>): Promise<void> {
  const { organizationId } = world.first
  return world.database.of(organizationId).transaction((sql) => recordEvent(sql, { organizationId, ...event }))
}

const created = (externalUserId = 'Zoë') =>
  record({ type: 'customer.created', customer: { ...CUSTOMER, externalUserId }, data: {} })

describe('an endpoint', () => {
  it('W19 is created with a secret that no other answer has, changed, listed page by page, and deleted', async () => {
    const terms = {
      url: 'https://app.example.com/hooks',
      event_types: ['customer.created'],
      external_user_ids: ['Zoë'],
    }
    const made = await ask('POST', '', terms)
    const { secret, ...endpoint } = made.body
    expect([made.status, endpoint]).toMatchObject([201, { ...terms, status: 'enabled', signature: 'v1' }])
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect((await ask('GET', `/${endpoint.id}`)).body).toEqual(endpoint)
    const changed = await ask('PATCH', `/${endpoint.id}`, { event_types: null, enabled: false })
    const disabled = { event_types: null, external_user_ids: ['Zoë'], status: 'disabled', disabled_reason: 'requested' }
    expect(changed.body).toMatchObject(disabled)
    const others = [await ask('POST', '', {}), await ask('POST', '', {})].map(({ body }) => body.id as string)
    const pages = await ask('GET', '?limit=2')
    expect(pages.body.data.map(({ id }: { id: string }) => id)).toEqual([endpoint.id, others[0]])
    const next = await ask('GET', `?limit=2&cursor=${pages.body.next}`)
    expect([next.body.data.map(({ id }: { id: string }) => id), next.body.next]).toEqual([[others[1]], null])
    expect(`${pages.text}${next.text}${changed.text}`).not.toContain('whsec_')
    for (const id of [endpoint.id, ...others]) expect((await ask('DELETE', `/${id}`)).status).toBe(200)
    expect((await ask('GET', `/${endpoint.id}`)).body.code).toBe('webhook_endpoint_not_found')
  })

  it.each([
    ['an unknown type', { event_types: ['customer.creatd'] }, 'event_types.0'],
    ['no types', { event_types: [] }, 'event_types'],
    ['no customers', { external_user_ids: [] }, 'external_user_ids'],
    ['a customer without a name', { external_user_ids: [''] }, 'external_user_ids.0'],
    ['a URL that is none', { url: 'hooks' }, 'url'],
    ['a URL on another scheme', { url: 'ftp://app.example.com' }, 'url'],
    ['a secret of the caller', { secret: 'whsec_AAAA' }, 'secret'],
  ])('W14 with %s is refused with the field', async (_, body, field) => {
    for (const { status, body: error } of [await ask('POST', '', body), await ask('PATCH', `/${NO_ENDPOINT}`, body)])
      expect([status, error.errors[0].field]).toEqual([422, field])
  })

  it('W14 for a customer with a zero byte is refused', async () => {
    const { status } = await ask('POST', '', { external_user_ids: ['a\u0000'] })
    expect([400, 422]).toContain(status)
  })

  it('W20 is created once for each idempotency key, and the stored answer does not show its secret', async () => {
    const create = () => ask('POST', '', {}, { 'idempotency-key': 'webhook-1' })
    const first = await create()
    expect((await create()).text).toBe(first.text)
    const rows = await world.database.query<{ answer: Buffer }>(
      `select answer from idempotency_keys where key = 'webhook-1'`,
    )
    expect(rows.map(({ answer }) => answer.includes(first.body.secret))).toEqual([false])
    await ask('DELETE', `/${first.body.id}`)
  })

  it('W15 leaves a row in the audit trail for each change, with its ID', async () => {
    const { id } = (await ask('POST', '', {})).body
    await ask('PATCH', `/${id}`, { enabled: true })
    await ask('POST', `/${id}/rotate`, { expire_old_in_seconds: 0 })
    await ask('DELETE', `/${id}`)
    await world.server.services.audit.flush()
    const { data } = (await world.call('GET', `${API}/audit?limit=200`, { token: world.first.token })).body
    const rows = data.filter(({ entity }: { entity: string | null }) => entity === id)
    expect(rows.map(({ action, status }: { action: string; status: number }) => [action, status])).toEqual([
      ['POST webhooks', 201],
      ['PATCH webhooks/{endpoint_id}', 200],
      ['POST webhooks/{endpoint_id}/rotate', 200],
      ['DELETE webhooks/{endpoint_id}', 200],
    ])
  })

  it("W16 is no customer's: its tokens are refused", async () => {
    for (const token of [await world.scoped(world.first, 'Zoë'), await world.widget(world.first, 'Zoë')]) {
      const headers = { origin: 'https://app.example.com' }
      const { status } = await world.call('GET', WEBHOOKS, { token, headers })
      expect(status).toBe(403)
    }
  })
})

describe('messages', () => {
  it('W17 of an endpoint are listed by type, status, customer and time, and of no other endpoint', async () => {
    const { id } = (await ask('POST', '', {})).body
    const { id: other } = (await ask('POST', '', { event_types: ['ping'] })).body
    await created()
    await created('Ada')
    const since = new Date().toISOString()
    await delay(5)
    await record({ type: 'endpoint.disabled', data: { endpoint_id: id, reason: 'gone' } })
    const types = async (query: string, endpoint = id) =>
      (await ask('GET', `/${endpoint}/messages?${query}`)).body.data.map(
        ({ type, external_user_id: user }: { type: string; external_user_id: string | null }) => [type, user],
      )
    const all = [
      ['endpoint.disabled', null],
      ['customer.created', 'Ada'],
      ['customer.created', 'Zoë'],
    ]
    expect(await types('')).toEqual(all)
    expect(await types('type=customer.created')).toEqual(all.slice(1))
    expect(await types(`external_user_id=${encodeURIComponent('Zoë')}`)).toEqual(all.slice(2))
    expect(await types('external_user_id=%25')).toEqual([])
    expect(await types(`since=${since}`)).toEqual(all.slice(0, 1))
    expect(await types(`until=${since}`)).toEqual(all.slice(1))
    expect(await types('status=failed')).toEqual([])
    expect(await types('', other)).toEqual([])
    const { body: page } = await ask('GET', `/${id}/messages?limit=2`)
    const { body: last } = await ask('GET', `/${id}/messages?limit=2&cursor=${page.next}`)
    expect([page.data.length, last.data.length, last.next]).toEqual([2, 1, null])
    expect((await ask('GET', `/${other}/messages?cursor=${page.next}`)).body.code).toBe('invalid_cursor')
    const [message] = last.data
    const attempts = (await ask('GET', `/${other}/messages/${message.id}/attempts`)).body
    expect(attempts.code).toBe('webhook_message_not_found')
    for (const one of [id, other]) await ask('DELETE', `/${one}`)
  })

  it('are refused for what no filter knows', async () => {
    const { id } = (await ask('POST', '', {})).body
    for (const query of ['type=nothing', 'status=lost', 'since=yesterday', 'external_user_id=a%00'])
      expect((await ask('GET', `/${id}/messages?${query}`)).body.code).toBe('invalid_query')
    await ask('DELETE', `/${id}`)
  })

  it('have data as the contract says for the type, by which GET /event-types describes it', async () => {
    const { data } = (await ask('GET', '/event-types')).body
    expect(data.map(({ type }: { type: string }) => type)).toEqual(EVENT_TYPES)
    const { id } = (await ask('POST', '', {})).body
    await created()
    const [message] = (await ask('GET', `/${id}/messages`)).body.data
    expect(compileSchema(EVENT_DATA['customer.created'])(message.body.data)).toEqual([])
    await ask('DELETE', `/${id}`)
  })
})

describe('the client', () => {
  it('creates, tests, rotates, replays and removes an endpoint whose webhooks verify accepts', async () => {
    const receiver = await startReceiver(200)
    const endpoint = await client.webhooks.create({ url: receiver.url, eventTypes: ['customer.created'] })
    const { id, secret } = endpoint
    expect(await client.webhooks.get(id)).toMatchObject({ url: receiver.url, eventTypes: ['customer.created'] })
    const { messageId, attempt } = await client.webhooks.test(id)
    expect(attempt).toMatchObject({ messageId, outcome: 'succeeded', status: 200 })
    const rotated = await client.webhooks.rotate(id, { expireOldInSeconds: 600 })
    await created()
    await receiver.has(2)
    const [ping, event] = receiver.received
    expect(await verify(ping!.body, ping!.headers, secret)).toMatchObject({ type: 'ping' })
    for (const one of [secret, rotated.secret])
      expect(await verify(event!.body, event!.headers, one)).toMatchObject({
        type: 'customer.created',
        data: { external_user_id: 'Zoë' },
      })
    const [message] = await client.webhooks.messages(id, { type: 'customer.created' })
    expect(message).toMatchObject({ type: 'customer.created', body: JSON.parse(event!.body) })
    expect(await client.webhooks.replay(id, message!.id)).toEqual({ messages: 1, next: null })
    await receiver.has(3)
    expect(receiver.received[2]).toMatchObject({ id: message!.id, body: event!.body })
    await expect.poll(async () => (await client.webhooks.attempts(id, message!.id)).length).toBe(2)
    const since = endpoint.createdAt
    expect(await client.webhooks.replay(id, { since, onlyFailed: false })).toEqual({ messages: 2, next: null })
    await receiver.has(5)
    expect((await client.webhooks.list()).map((one) => one.id)).toEqual([id])
    await client.webhooks.update(id, { enabled: false })
    await expect(client.webhooks.test(id)).rejects.toMatchObject({ code: 'webhook_endpoint_disabled' })
    expect(await client.webhooks.remove(id)).toMatchObject({ id })
  })

  it('reads the messages of an endpoint without a URL, to which nothing is sent', async () => {
    const { id, url } = await client.webhooks.create({})
    expect(url).toBeNull()
    expect(await client.webhooks.test(id)).toMatchObject({ attempt: null })
    await client.webhooks.update(id, { enabled: true })
    await created()
    const messages = await client.webhooks.messages(id)
    expect(messages.map(({ type, status, attempts, nextAttemptAt: next }) => [type, status, attempts, next])).toEqual([
      ['customer.created', 'pending', 0, null],
      ['ping', 'pending', 0, null],
    ])
    await client.webhooks.remove(id)
  })
})
