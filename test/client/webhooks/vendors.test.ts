/** Vendors' webhooks in open source mode: the forms of a request, of a kind and of a secret. */
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { verifyVendor } from '../../../client/webhooks/vendors.ts'
import github from '../../../generated/kinds/github.ts'

const URL = 'https://app.example.com/hooks/github'
const BODY = JSON.stringify({ action: 'closed', issue: { id: 1347, number: 7 } })
const headers = (secret = 'it') => ({
  'content-type': 'application/json',
  'x-github-event': 'issues',
  'x-github-delivery': 'd1',
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(BODY).digest('hex')}`,
})

const EVENT = {
  kind: 'events',
  events: [
    {
      id: 'd1',
      type: 'issues.closed',
      entity: 'issues',
      action: 'upsert',
      key: 1347,
      record: { id: 1347, number: 7 },
      raw: JSON.parse(BODY) as unknown,
    },
  ],
}

describe('verifyVendor', () => {
  test.each([
    ['a web Request', new Request(URL, { method: 'POST', headers: headers(), body: BODY })],
    ['text', { method: 'POST', url: URL, headers: headers(), body: BODY }],
    ['bytes', { method: 'POST', url: URL, headers: headers(), body: Buffer.from(BODY) }],
    [
      'an array buffer',
      { method: 'POST', url: URL, headers: new Headers(headers()), body: new TextEncoder().encode(BODY).buffer },
    ],
  ])('takes %s', async (_, request) => {
    expect(await verifyVendor(github, request, 'it')).toEqual(EVENT)
  })

  test('takes a kind by its name, and several secrets', async () => {
    const request = { method: 'POST', url: URL, headers: headers('older'), body: BODY }
    expect(await verifyVendor('github', request, ['newer', 'older'])).toEqual(EVENT)
  })

  test.each([
    ['another secret', 'other', BODY, 'webhook_forged'],
    ['another body', 'it', `${BODY} `, 'webhook_forged'],
    ['an empty secret', '', BODY, 'webhook_forged'],
  ])('refuses %s', async (_, secret, body, code) => {
    const verified = verifyVendor(github, { method: 'POST', url: URL, headers: headers(), body }, secret)
    await expect(verified).rejects.toMatchObject({ code })
  })

  test('refuses a parsed body, a kind without webhooks and an unknown option', async () => {
    const request = { method: 'POST', url: URL, headers: headers(), body: JSON.parse(BODY) as string }
    await expect(verifyVendor(github, request, 'it')).rejects.toMatchObject({
      code: 'invalid_params',
      message: 'Cannot verify a webhook: the body is parsed already',
    })
    const whole = { ...request, body: BODY }
    await expect(verifyVendor('ashby', whole, 'it')).rejects.toMatchObject({ code: 'invalid_params' })
    await expect(verifyVendor(github, whole, 'it', { clock: 1 } as object)).rejects.toMatchObject({
      code: 'invalid_params',
    })
  })

  test('H7 reads no more of a stream than the maximum of a webhook', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const request = new Request(URL, {
      method: 'POST',
      headers: headers(),
      body: endless,
      duplex: 'half',
    } as RequestInit)
    await expect(verifyVendor(github, request, 'it')).rejects.toMatchObject({ code: 'webhook_malformed' })
    expect(pulled).toBeLessThan(10)
  })
})
