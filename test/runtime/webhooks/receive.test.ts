/** Vendors' requests, verified by what manifests say of them. */
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { load, receiveWebhook } from '../../../runtime/index.ts'
import { codeOf, hmac, NOW, post, receive, SECONDS, SECRET, webhooksOf } from './sample-kind.ts'

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
    expect(await codeOf(receive(stripe, request(`t=${SECONDS},v1=${signed(SECONDS)}`), ['']))).toBe('webhook_forged')
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
