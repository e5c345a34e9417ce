/** Requests as receivers get them, verified by the packages that receivers use. */
import { createPublicKey, verify } from 'node:crypto'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as Svix } from 'svix'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { openWebhooks, type Received, startReceiver } from '../../../support/webhooks.ts'

const VERIFIERS = [
  ['standardwebhooks', (secret: string) => new StandardWebhook(secret)],
  ['svix', (secret: string) => new Svix(secret)],
] as const

/** Whether a verifier with a secret accepts a request. */
function isAccepted(secret: string, { body, headers }: Received): boolean[] {
  return VERIFIERS.map(([, open]) => {
    try {
      expect(open(secret).verify(body, { ...headers })).toEqual(JSON.parse(body))
      return true
    } catch {
      return false
    }
  })
}

describe('requests to endpoints', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestPostgres()
    return () => database.close()
  })

  it('have the body of the specification', async () => {
    const { organizationId, webhooks, endpoint, events } = await openWebhooks(database)
    const receiver = await startReceiver()
    await endpoint(`${receiver.url}?tenant=1`)
    await events()
    await webhooks.work()
    await receiver.has(1)
    const [request] = receiver.received
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/) as string,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/) as string,
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/) as string,
    })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'connector.updated',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      data: {
        organization_id: organizationId,
        connector_id: expect.any(String) as string,
        connector_type: 'acme',
        changed: ['name'],
        sequence: 1,
      },
    })
  })

  it('W2 both public verifiers accept the secret and no other one', async () => {
    const { webhooks, endpoint, events } = await openWebhooks(database)
    const receiver = await startReceiver()
    const { secret } = await endpoint(receiver.url)
    const { secret: other } = await endpoint('http://127.0.0.1:1/')
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await events()
    await webhooks.work()
    await receiver.has(1)
    const [request] = receiver.received as [Received]
    expect([isAccepted(secret, request), isAccepted(other, request)]).toEqual([
      [true, true],
      [false, false],
    ])
    const changed = { ...request, body: request.body.replace('name', 'nome') }
    const renamed = { ...request, headers: { ...request.headers, 'webhook-id': 'msg_0' } }
    const later = { ...request, headers: { ...request.headers, 'webhook-timestamp': '1' } }
    for (const forged of [changed, renamed, later]) expect(isAccepted(secret, forged)).toEqual([false, false])
  })

  it('W3 while a secret is rotated, receivers with the old and with the new one accept; after a day, with the new one only', async () => {
    const { organizationId, webhooks, endpoint, events, pass } = await openWebhooks(database)
    const receiver = await startReceiver()
    const { id, secret: old } = await endpoint(receiver.url)
    const { secret: fresh, endpoint: rotated } = await webhooks.endpoints.rotate(organizationId, id)
    expect(rotated.previousSecretUntil?.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    await webhooks.work()
    await events()
    await receiver.has(1)
    await pass('24 hours')
    await events()
    await receiver.has(2)
    const [during, after] = receiver.received as [Received, Received]
    expect([isAccepted(old, during), isAccepted(fresh, during)]).toEqual([
      [true, true],
      [true, true],
    ])
    expect([isAccepted(old, after), isAccepted(fresh, after)]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('W3 a secret that others know ends with its rotation', async () => {
    const { organizationId, webhooks, endpoint, events } = await openWebhooks(database)
    const receiver = await startReceiver()
    const { id, secret: leaked } = await endpoint(receiver.url)
    await webhooks.endpoints.rotate(organizationId, id)
    const { secret: fresh } = await webhooks.endpoints.rotate(organizationId, id, 0)
    await webhooks.work()
    await events()
    await receiver.has(1)
    const [request] = receiver.received as [Received]
    expect([isAccepted(leaked, request), isAccepted(fresh, request)]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('an endpoint with the scheme v1a gets an Ed25519 signature', async () => {
    const { webhooks, endpoint, events } = await openWebhooks(database)
    const receiver = await startReceiver()
    const { secret } = await endpoint(receiver.url, {}, 'v1a')
    expect(secret).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/)
    await events()
    await webhooks.work()
    await receiver.has(1)
    const [{ headers, body }] = receiver.received as [Received]
    const [scheme, signature = ''] = headers['webhook-signature']?.split(',') ?? []
    const x = Buffer.from(secret.slice('whpk_'.length), 'base64').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const signed = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    expect([scheme, verify(null, signed, key, Buffer.from(signature, 'base64'))]).toEqual(['v1a', true])
  })

  it('attempts of one message have one id, one body and their own timestamp', async () => {
    const { webhooks, endpoint, events, attempted, pass } = await openWebhooks(database, {
      now: (
        (start) => () =>
          (start += 60_000)
      )(Date.now()),
    })
    const receiver = await startReceiver(500, 204)
    const { id } = await endpoint(receiver.url)
    await events()
    await webhooks.work()
    await attempted(id, 1)
    await pass('10 seconds')
    await receiver.has(2)
    const [first, second] = receiver.received as [Received, Received]
    expect([second.id, second.body]).toEqual([first.id, first.body])
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp'])
    expect(second.headers['webhook-signature']).not.toBe(first.headers['webhook-signature'])
  })

  it('a test sends a ping to one endpoint, whatever it is for', async () => {
    const { organizationId, webhooks, endpoint } = await openWebhooks(database)
    const [receiver, other] = [await startReceiver(), await startReceiver()]
    const { id } = await endpoint(receiver.url, { eventTypes: ['sync.failed'], externalUserIds: ['user_1'] })
    await endpoint(other.url)
    const messageId = await webhooks.test(organizationId, id)
    expect(receiver.received.map((one) => [one.id, (JSON.parse(one.body) as { type: string }).type])).toEqual([
      [messageId, 'ping'],
    ])
    expect(other.received).toEqual([])
  })
})
