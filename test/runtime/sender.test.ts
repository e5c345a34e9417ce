/** How requests name their sender, and who watches them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../client/index.ts'
import { undiciTransport, UpstreamError } from '../../runtime/index.ts'
import { rawAnswer, startRawServer } from '../support/raw-server.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
  readonly version: string
}

const BODY = '{"object":"list","has_more":false,"data":[{"id":"cus_1","object":"customer"}]}'

async function stripeWith(observe: () => unknown) {
  const server = await startRawServer(rawAnswer(200, { 'content-type': 'application/json' }, BODY))
  const transport = undiciTransport({ connectTo: () => server.origin })
  const stripe = await connect('stripe', {
    credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' },
    transport,
    observe,
  })
  onTestFinished(() => stripe.$close())
  return { server, stripe }
}

test('a request names the version of its package', async () => {
  const { server, stripe } = await stripeWith(() => {})
  await stripe.customers.list()
  expect(/^user-agent: (.*)$/im.exec(server.requests[0]!)?.[1]?.trim()).toBe(`plugboard/${version}`)
})

test.each([
  ['throws', () => expect.fail('the observer is at fault')],
  // An observer may be asynchronous despite its type.
  ['rejects', async () => expect.fail('the observer is at fault')],
])('an observer that %s harms no call and is warned of once', async (_, observe) => {
  const warned: string[] = []
  const listen = ({ name, message }: Error) => void warned.push(`${name}: ${message}`)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  const { stripe } = await stripeWith(observe)
  const both = [await stripe.customers.list(), await stripe.customers.list()]
  await new Promise((resolve) => setImmediate(resolve))
  expect([
    both.map(({ records }) => records.length),
    warned.filter((text) => text.startsWith('ObserveWarning')),
  ]).toEqual([
    [1, 1],
    ['ObserveWarning: your observe function failed; later failures are not reported: the observer is at fault'],
  ])
})

test('an error as JSON says who has to act, and what the third party said, apart from its own status', () => {
  const upstream = { status: 402, code: 'card_declined', message: 'No.', requestId: 'req_1' }
  const error = new UpstreamError('upstream_rejected', 'Cannot do it', upstream)
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    code: 'upstream_rejected',
    status: 400,
    actor: 'upstream',
    message: 'Cannot do it',
    retryable: false,
    retry_after: null,
    upstream: { status: 402, code: 'card_declined', message: 'No.', request_id: 'req_1' },
  })
})
