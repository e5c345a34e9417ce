/** `verify` of plugboard/webhooks, against the two public implementations of Standard Webhooks. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ConnectorError, verify, type WebhookEvent, WebhookVerificationError } from '../../../client/webhooks/index.ts'

const SECRET = `whsec_${Buffer.from('a secret of the endpoint, 32 byte').toString('base64')}`
const OTHER = `whsec_${Buffer.from('another secret that is 32 bytes!').toString('base64')}`
const ID = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'
const SECONDS = 1_785_600_000
const NOW = { now: SECONDS * 1000 }
const EVENT = {
  type: 'customer.created',
  timestamp: '2026-08-01T16:00:00Z',
  data: { organization_id: 'o', customer_id: 'c', external_user_id: 'Zoë — 7' },
}
const BODY = JSON.stringify(EVENT)

/** A webhook as npm standardwebhooks signs it. */
function signed(body = BODY, { secret = SECRET, seconds = SECONDS } = {}) {
  const signature = new StandardWebhook(secret).sign(ID, new Date(seconds * 1000), body)
  return { 'webhook-id': ID, 'webhook-timestamp': String(seconds), 'webhook-signature': signature }
}

async function refusal(attempt: Promise<unknown>): Promise<WebhookVerificationError> {
  const error: unknown = await attempt.then(
    () => 'accepted',
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(WebhookVerificationError)
  return error as WebhookVerificationError
}

const codeOf = async (attempt: Promise<unknown>) => (await refusal(attempt)).code

describe('a signed webhook', () => {
  it.each([
    ['text', BODY],
    ['bytes', new TextEncoder().encode(BODY)],
    ['a Buffer, part of a larger one', Buffer.from(`xx${BODY}xx`).subarray(2, -2)],
    ['an ArrayBuffer', new TextEncoder().encode(BODY).buffer],
  ])('is accepted with its body as %s', async (_, body) => {
    expect(await verify(body, signed(), SECRET, NOW)).toEqual(EVENT)
  })

  it.each([
    ['Headers', new Headers(signed())],
    ['headers of Node', { ...signed(), host: 'a.example', 'set-cookie': ['a=1', 'b=2'] }],
    [
      'names in other case',
      Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value])),
    ],
    [
      'a signature header that came twice',
      { ...signed(), 'webhook-signature': ['v1,AAAA', signed()['webhook-signature']] },
    ],
  ])('is accepted with %s', async (_, headers) => {
    expect(await verify(BODY, headers, SECRET, NOW)).toEqual(EVENT)
  })

  it('by svix is accepted, and one that verify accepts is accepted by svix and standardwebhooks', async () => {
    const bySvix = new SvixWebhook(SECRET).sign(ID, new Date(NOW.now), BODY)
    expect(await verify(BODY, { ...signed(), 'webhook-signature': bySvix }, SECRET, NOW)).toEqual(EVENT)
    const fresh = signed(BODY, { seconds: Math.floor(Date.now() / 1000) })
    expect(await verify(BODY, fresh, SECRET)).toEqual(EVENT)
    expect(() => new SvixWebhook(SECRET).verify(BODY, fresh)).not.toThrow()
    expect(new StandardWebhook(SECRET).verify(BODY, fresh)).toEqual(EVENT)
  })

  it('while secrets rotate is accepted with the old secret, the new one, or both', async () => {
    const both = [signed(), signed(BODY, { secret: OTHER })].map((headers) => headers['webhook-signature']).join(' ')
    const headers = { ...signed(), 'webhook-signature': both }
    for (const secret of [SECRET, OTHER, [SECRET, OTHER], [OTHER, SECRET]])
      expect(await verify(BODY, headers, secret, NOW)).toEqual(EVENT)
    expect(await verify(BODY, signed(), [OTHER, SECRET], NOW)).toEqual(EVENT)
  })

  it('by a private key is accepted with its public key, and refused with another one', async () => {
    const [ours, others] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
    const publicKeyOf = ({ publicKey }: typeof ours) =>
      `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`
    const signature = sign(null, Buffer.from(`${ID}.${SECONDS}.${BODY}`), ours.privateKey).toString('base64')
    const headers = { ...signed(), 'webhook-signature': `v1,AAAA v1a,${signature}` }
    expect(await verify(BODY, headers, publicKeyOf(ours), NOW)).toEqual(EVENT)
    expect(await verify(BODY, headers, [SECRET, publicKeyOf(others), publicKeyOf(ours)], NOW)).toEqual(EVENT)
    expect(await codeOf(verify(BODY, headers, publicKeyOf(others), NOW))).toBe('webhook_signature_mismatch')
    expect(await codeOf(verify(BODY, signed(), publicKeyOf(ours), NOW))).toBe('webhook_signature_mismatch')
    await expect(verify(BODY, headers, 'whpk_AAAA', NOW)).rejects.toThrow('the secret is malformed')
  })

  it('is accepted with the secret without its prefix', async () => {
    expect(await verify(BODY, signed(), SECRET.replace('whsec_', ''), NOW)).toEqual(EVENT)
  })

  it('gives an event whose type determines its data', async () => {
    const event = await verify(BODY, signed(), SECRET, NOW)
    if (event.type === 'sync.failed') expectTypeOf(event.data.retryable).toEqualTypeOf<boolean>()
    if (event.type === 'customer.created') expectTypeOf(event.data.customer_id).toEqualTypeOf<string>()
    // @ts-expect-error -- a ping has no connector
    if (event.type === 'ping') expect(event.data.connector_id).toBeUndefined()
    expectTypeOf<WebhookEvent<'ping'>['type']>().toEqualTypeOf<'ping'>()
  })
})

describe('W13 a webhook is refused', () => {
  it.each([
    ['with a changed body', BODY.replace('created', 'deleted'), signed(), SECRET],
    ['with its JSON written again', JSON.stringify(EVENT, null, 2), signed(), SECRET],
    ['with another ID', BODY, { ...signed(), 'webhook-id': `${ID}x` }, SECRET],
    ['with a fresh time on an old signature', BODY, { ...signed(), 'webhook-timestamp': `${SECONDS + 1}` }, SECRET],
    ['with the secret of another endpoint', BODY, signed(), OTHER],
    ['with a signature cut short', BODY, { ...signed(), 'webhook-signature': 'v1,AAAA' }, SECRET],
    ['with a signature that is not base64', BODY, { ...signed(), 'webhook-signature': 'v1,%%%' }, SECRET],
    ['with an empty signature', BODY, { ...signed(), 'webhook-signature': 'v1,' }, SECRET],
  ])('%s', async (_, body, headers, secret) => {
    expect(await codeOf(verify(body, headers, secret, NOW))).toBe('webhook_signature_mismatch')
  })

  it('signed by HMAC with the public key as its secret', async () => {
    const key = Buffer.alloc(32, 7).toString('base64')
    const forged = signed(BODY, { secret: `whsec_${key}` })
    expect(await codeOf(verify(BODY, forged, `whpk_${key}`, NOW))).toBe('webhook_signature_mismatch')
  })

  it('with only a signature of another version, which the message names', async () => {
    const headers = { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1,', 'v2,') }
    expect((await refusal(verify(BODY, headers, SECRET, NOW))).message).toBe(
      'Cannot verify a webhook: header webhook-signature has no signature of version v1',
    )
  })

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('without %s', async (name) => {
    for (const value of [undefined, '']) {
      const error = await refusal(verify(BODY, { ...signed(), [name]: value }, SECRET, NOW))
      expect([error.code, error.message]).toEqual([
        'webhook_header_missing',
        `Cannot verify a webhook: header ${name} is missing`,
      ])
    }
  })

  it.each([
    [301, 'webhook_too_old'],
    [-301, 'webhook_too_new'],
  ])('%d seconds late: %s', async (late, code) => {
    expect(await codeOf(verify(BODY, signed(), SECRET, { now: (SECONDS + late) * 1000 }))).toBe(code)
    const almost = (SECONDS + late - Math.sign(late)) * 1000
    expect(await verify(BODY, signed(), SECRET, { now: almost })).toEqual(EVENT)
  })

  it.each(['soon', '1e9', '-1', ' 1', 'NaN', 'Infinity'])('at the time "%s"', async (time) => {
    const headers = { ...signed(), 'webhook-timestamp': time }
    expect(await codeOf(verify(BODY, headers, SECRET, { ...NOW, tolerance: Infinity }))).toBe('webhook_header_missing')
  })

  it('outside of a tolerance that you choose', async () => {
    const at = (late: number, tolerance: number) =>
      verify(BODY, signed(), SECRET, { now: (SECONDS + late) * 1000, tolerance })
    expect(await codeOf(at(11, 10))).toBe('webhook_too_old')
    expect(await at(3600, 3600)).toEqual(EVENT)
  })

  it.each([
    ['not JSON', 'type=ping'],
    ['not an event', '[]'],
    ['without data', '{"type":"ping"}'],
  ])('with a signed body that is %s', async (_, body) => {
    expect(await codeOf(verify(body, signed(body), SECRET, NOW))).toBe('webhook_body_invalid')
  })
})

describe('a mistake of the receiver', () => {
  type Anything = never

  it.each([
    ['a parsed body', EVENT, SECRET, 'Cannot verify a webhook: the body is parsed already, or missing'],
    ['no body', undefined, SECRET, 'Cannot verify a webhook: the body is parsed already, or missing'],
    ['no secret', BODY, undefined, 'Cannot verify a webhook: the secret is missing'],
    ['an empty secret', BODY, 'whsec_', 'Cannot verify a webhook: the secret is missing'],
    ['no secret of several', BODY, [], 'Cannot verify a webhook: the secret is missing'],
    ['a secret that is not base64', BODY, 'whsec_ä', 'Cannot verify a webhook: the secret is not base64'],
  ])('%s is an error with advice, and without the secret', async (_, body, secret, message) => {
    const error: unknown = await verify(body as Anything, signed(), secret as Anything, NOW).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ConnectorError)
    expect(error).toMatchObject({ code: 'invalid_params', message, hint: expect.any(String) })
  })

  it.each([
    [
      'unknown options',
      { tolerence: 5 },
      'Cannot verify a webhook: option "tolerence" is not known. Did you mean "tolerance"?',
    ],
    [
      'a tolerance that is not a number',
      { tolerance: Number.NaN },
      'Cannot verify a webhook: option tolerance must be a number of seconds, 0 or more',
    ],
    [
      'a negative tolerance',
      { tolerance: -1 },
      'Cannot verify a webhook: option tolerance must be a number of seconds, 0 or more',
    ],
    ['a date as the time', { now: new Date() }, 'Cannot verify a webhook: option now must be a number of milliseconds'],
  ])('%s: an error', async (_, options, message) => {
    await expect(verify(BODY, signed(), SECRET, options as Anything)).rejects.toThrow(message)
  })
})

it('the door needs no module of Node.js and no package', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'client', 'webhooks')
  const imports = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export) .*from '([^'.][^']*)'/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(imports).toEqual([])
})
