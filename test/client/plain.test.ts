/** Connectors and entities are plain to look at: nothing that only reads them executes a call, and what they say is true. */
import { inspect, isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect, type ConnectorOf } from '../../client/index.ts'
import stripeKind from '../../generated/kinds/stripe.ts'
import { exampleConfig, exampleCredentials } from '../../mock/index.ts'
import { listKinds, load, type Transport } from '../../runtime/index.ts'

/** Names that serializers, test runners, loggers and loaders look for. */
const PROBES = (
  'then catch finally toJSON inspect constructor asymmetricMatch nodeType tagName nodeName $$typeof @@__IMMUTABLE_ITERABLE__@@ ' +
  '__esModule default length size name type message stack code cause status prototype hasAttribute isMongooseDocument jquery data'
).split(' ')

const sent = vi.fn<Transport['send']>(() => Promise.reject(new Error('nothing may be sent')))
const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('nothing may be sent')))
const transport: Transport = {
  send: sent,
  stream: () => Promise.reject(new Error('nothing may be sent')),
  close: async () => undefined,
}
const hosted = { baseUrl: 'https://platform.example', clientId: 'a', clientSecret: 'b', externalUserId: 'user_1' }

afterEach(() => {
  vi.clearAllMocks()
})

/** The ways to connect, and whether they know the actions of entities before anything is sent. */
const WAYS: [string, boolean, () => Promise<ConnectorOf<'stripe'>>][] = [
  ['open source', true, () => connect('stripe', { credentials: { api_key: 'k' }, transport })],
  ['hosted by module', true, () => connect(stripeKind, { hosted: { ...hosted, connectorId: 'c', fetch: fetched } })],
  ['hosted by name', false, () => connect('stripe', { hosted: { ...hosted, connectorId: 'c', fetch: fetched } })],
]

describe.each(WAYS)('%s', (_, isKnown, open) => {
  test('looking at an entity executes nothing', async () => {
    const stripe = await open()
    const { customers } = stripe
    expect(await Promise.resolve(customers)).toBe(customers)
    for (const name of PROBES) {
      const value: unknown = Reflect.get(customers, name)
      if (typeof value === 'function')
        expect([name, Object.hasOwn(Object.prototype, name) || name === 'toJSON']).toEqual([name, true])
      Reflect.get(stripe, name)
    }
    const seen = [JSON.stringify({ customers }), inspect({ customers }), `${String(customers)}`, Object.keys(customers)]
    expect(isDeepStrictEqual(customers, stripe.invoices)).toBe(false)
    expect(isDeepStrictEqual(customers, stripe.customers)).toBe(true)
    expect(customers).not.toEqual({ list: 1 })
    await new Promise((resolve) => setImmediate(resolve))
    expect([seen.length, sent.mock.calls, fetched.mock.calls]).toEqual([4, [], []])
  })

  test('an entity says which actions it has, where they are known', async () => {
    const { balance } = await open()
    const actions = isKnown ? ['get'] : []
    expect(JSON.parse(JSON.stringify(balance))).toEqual({
      kind: 'stripe',
      entity: 'balance',
      ...(isKnown && { actions }),
    })
    expect(inspect(balance)).toBe(isKnown ? 'Entity { stripe.balance: get }' : 'Entity { stripe.balance }')
    expect([Object.keys(balance), 'get' in balance, 'list' in balance]).toEqual([actions, isKnown, false])
  })

  test('a connector lists its methods, and its entities where they are known', async () => {
    const stripe = await open()
    const keys = Object.keys(stripe)
    expect(keys.slice(0, 7)).toEqual(['kind', 'mode', 'execute', 'all', 'pages', 'tools', 'close'])
    expect([keys.includes('customers'), 'customers' in stripe, 'custmers' in stripe]).toEqual([isKnown, isKnown, false])
  })

  test('an action that is near to one is refused with its name, and nothing is sent', async () => {
    const { customers } = await open()
    expect(() => Reflect.get(customers, 'lst') as unknown).toThrow(
      expect.objectContaining({
        code: 'unsupported_action',
        message: 'Cannot "lst" customers of stripe: no such action. Did you mean "list"?',
      }),
    )
    expect(Reflect.get(customers, 'frobnicate')).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('an action that the contract has and the entity has not is refused when it is called', async () => {
  const stripe = await WAYS[0]![2]()
  const search = stripe.customers.search({ query: {} })
  await expect(search).rejects.toMatchObject({ code: 'search_unavailable' })
  const download = (stripe.customers as unknown as { download(): Promise<unknown> }).download()
  await expect(download).rejects.toMatchObject({ code: 'unsupported_action' })
})

test('no name that programs look for is taken for a mistyped entity or action, in any kind', async () => {
  for (const kind of await listKinds()) {
    const plan = await load(kind)
    const auth = Object.keys(plan.manifest.auth)[0]!
    const account = { auth, config: exampleConfig(plan), credentials: exampleCredentials(plan, auth), transport }
    const connector = await connect<string>(kind, account)
    expect(Object.keys(connector).slice(7)).toEqual(
      Object.keys(plan.manifest.entities).filter((name) => name !== 'pages'),
    )
    for (const entity of [
      connector,
      ...Object.keys(plan.manifest.entities).map((name) => Reflect.get(connector, name) as object),
    ])
      for (const name of PROBES)
        expect(() => Reflect.get(entity, name) as unknown, `${kind} ${inspect(entity)} ${name}`).not.toThrow()
  }
  expect(sent).not.toHaveBeenCalled()
})
