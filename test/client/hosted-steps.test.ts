/** Hosted mode: a call that the platform's time limit ended is gone on with while its caller has time. */
import { expect, test } from 'vitest'
import { type CallOptions, connect } from '../../client/index.ts'
import { type Exchange, load, replayTransport } from '../../runtime/index.ts'
import { type Answer, startPlatform } from '../support/platform.ts'

const CUSTOMER: Exchange = {
  request: { method: 'GET', path: '/v1/customers/cus_2' },
  response: { status: 200, body: { id: 'cus_2', object: 'customer' } },
}

const RUNNING: Answer = {
  status: 504,
  body: { code: 'still_running', message: 'Cannot finish', retryable: false, next: { id: 'cus_2' } },
}

/** Calls a platform whose first answer is that the work still runs; gives what the calls asked for. */
async function call(options: CallOptions, ...more: Answer[]) {
  const answers = [RUNNING, ...more]
  const transport = replayTransport([CUSTOMER], { host: 'api.stripe.com' })
  const server = await startPlatform({
    plans: [await load('stripe')],
    connection: { transport },
    before: ({ path }) => (path.endsWith('/execute') ? answers.shift() : undefined),
  })
  server.add('stripe', 'user_1', { api_key: 'sk_test_0123456789abcdefghijklmn' })
  const { baseUrl, clientId, clientSecret } = server
  const stripe = await connect('stripe', { hosted: { baseUrl, clientId, clientSecret, externalUserId: 'user_1' } })
  const result = await stripe.customers.get({ id: 'cus_1' }, options).catch((error: unknown) => error)
  const asked = server.requests.filter(({ path }) => path.endsWith('/execute')).map(({ body }) => body.params)
  return { result, asked }
}

test('with a time limit the client continues with the params that the error names', async () => {
  const states: string[] = []
  const { result, asked } = await call({ timeoutMs: 60_000, onProgress: ({ state }) => states.push(state) })
  expect([result, asked, states]).toMatchObject([
    { records: { id: 'cus_2' } },
    [{ id: 'cus_1' }, { id: 'cus_2' }],
    ['still_running'],
  ])
})

test('without one the caller gets the error with those params', async () => {
  const { result, asked } = await call({})
  expect(result).toMatchObject({ code: 'still_running', next: { id: 'cus_2' }, retryable: false })
  expect(asked).toEqual([{ id: 'cus_1' }])
})

test('the error of a continued call names its params, too', async () => {
  const { result, asked } = await call(
    { timeoutMs: 60_000 },
    { status: 500, body: { code: 'internal', message: 'Cannot execute' } },
  )
  expect(result).toMatchObject({ code: 'internal', next: { id: 'cus_2' } })
  expect(asked).toEqual([{ id: 'cus_1' }, { id: 'cus_2' }])
})
