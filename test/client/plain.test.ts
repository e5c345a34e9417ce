/** Connectors and entities are plain to look at: nothing that only reads them executes a call, and what they say is true. */
import { inspect, isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect, type ConnectorOf, type KindModule } from '../../client/index.ts'
import { CALL_ACTIONS } from '../../runtime/base/actions.ts'
import stripeKind from '../../generated/kinds/stripe.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import { listKinds, load, type Transport } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'

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
/** Answers any request with one record. */
const answering: Transport = {
  ...transport,
  send: async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    body: Buffer.from('{"data": [{"id": "1"}]}'),
  }),
}
/** A platform that gives tokens, and answers each call without a record. */
const executing = vi.fn<typeof fetch>(async (url) =>
  Response.json(
    String(url).endsWith('/execute')
      ? { data: null, meta: {}, next: null, execution: {} }
      : { token: 't', access_token: 't', token_type: 'Bearer', expires_in: 900, expires_at: '2099-01-01T00:00:00Z' },
  ),
)
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

  test('an entity shows its actions, where they are known', async () => {
    const { balance } = await open()
    const actions = isKnown ? ['get'] : CALL_ACTIONS
    expect(JSON.parse(JSON.stringify(balance))).toEqual({
      kind: 'stripe',
      entity: 'balance',
      ...(isKnown && { actions }),
    })
    expect(inspect(balance)).toBe(isKnown ? 'Entity { stripe.balance: get }' : 'Entity { stripe.balance }')
    expect(Object.keys(balance)).toEqual(actions)
  })

  test('a connector lists its entities, where they are known', async () => {
    const stripe = await open()
    expect(Object.keys(stripe).includes('customers')).toBe(isKnown)
    expect(['customers' in stripe, 'custmers' in stripe, '$execute' in stripe]).toEqual([isKnown, false, true])
  })

  test('a name that can be neither entity nor action is neither, and nothing is sent', async () => {
    const stripe = await open()
    expect([Reflect.get(stripe.customers, 'Lst'), Reflect.get(stripe, 'Custmers')]).toEqual([undefined, undefined])
    expect(Reflect.get(stripe, 'custmers') === undefined).toBe(isKnown)
    expect('lst' in stripe.customers).toBe(false)
    expect([sent.mock.calls, fetched.mock.calls]).toEqual([[], []])
  })
})

test('an action of the contract that the entity lacks is refused when it is called', async () => {
  const stripe = await WAYS[0]![2]()
  const search = stripe.customers.search({ query: {} })
  await expect(search).rejects.toMatchObject({ code: 'search_unavailable' })
  const download = (stripe.customers as unknown as { download(): Promise<unknown> }).download()
  await expect(download).rejects.toMatchObject({ code: 'unsupported_action' })
})

test.each(['lst', 'foo', 'retrieve'])(
  'an action that there is none of is refused when it is called: %s',
  async (name) => {
    const { customers } = await WAYS[0]![2]()
    const action = Reflect.get(customers, name) as { (): Promise<unknown>; all(): AsyncIterator<unknown> }
    const refusal = {
      code: 'unsupported_action',
      hint: expect.stringMatching(/^Actions of customers are list, /) as string,
    }
    await expect(action()).rejects.toMatchObject(refusal)
    await expect(action.all().next()).rejects.toMatchObject(refusal)
    expect(sent.mock.calls).toEqual([])
  },
)

test.each(WAYS)('the methods of a connector work without it: %s', async (_, __, open) => {
  const stripe = await open()
  const { $execute, $all, $pages, $request, $requestPages, $tools, $changes, $close } = stripe
  const paged = { method: 'GET', path: '/v1/customers', pagination: 'customers.list' } as const
  expect(() => $changes('customers')).not.toThrow(TypeError)
  await $close()
  const calls: Promise<unknown>[] = [
    $execute('customers', 'list', {}),
    $all('customers', 'list', {}).next(),
    $pages('customers', 'list', {}).next(),
    $request({ method: 'GET', path: '/v1/balance' }),
    $requestPages(paged).next(),
  ]
  if (stripe.$mode === 'hosted') calls.push($tools())
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'cancelled' })
})

test.each(WAYS)('a call by names needs both of them: %s', async (_, __, open) => {
  const { $execute, $all, $pages } = (await open()) as object as Record<string, (...given: unknown[]) => never>
  const wrong: unknown[][] = [[{ entity: 'customers', action: 'list' }], ['customers'], ['customers', null], []]
  const refusal = { code: 'invalid_params', message: 'Cannot call: entity and action must be strings' }
  for (const given of wrong) {
    await expect($execute!(...given)).rejects.toMatchObject(refusal)
    for (const walk of [$all!, $pages!]) expect(() => walk(...given)).toThrow(refusal.message)
  }
})

test('every entity of every kind is a property of its connector', async () => {
  for (const kind of await listKinds()) {
    const plan = await load(kind)
    const auth = Object.keys(plan.manifest.auth)[0]!
    const account = { auth, config: exampleConfig(plan), credentials: exampleCredentials(plan, auth), transport }
    const connector = await connect<string>(kind, account)
    expect(Object.keys(connector)).toEqual(Object.keys(plan.manifest.entities))
  }
})

test.each([true, false])(
  "an action of an entity's own is a method; the entity's actions are known: %s",
  async (isKnown) => {
    const open = { request: 'POST /items/{id}/archive', params: { id: 'string!' }, effect: 'overwrites', records: null }
    const { manifest } = planOf({ entities: { items: { archive: open } } })
    const kind = manifest as object as KindModule
    const connector = isKnown
      ? await connect(kind, { credentials: { key: 'k' }, transport: answering })
      : await connect<string>('sample', { hosted: { ...hosted, connectorId: 'c', fetch: executing } })
    const { archive } = Reflect.get(connector, 'items') as { archive(params: object): Promise<{ records: unknown }> }
    expect((await archive({ id: '1' })).records).toBe(null)
    const { body } = executing.mock.calls.at(-1)?.[1] ?? {}
    expect(isKnown || JSON.parse(String(body))).toEqual(
      isKnown || { entity: 'items', action: 'archive', params: { id: '1' } },
    )
  },
)

test('an entity may have the name of a method without its $', async () => {
  const names = ['execute', 'all', 'pages', 'tools', 'close', 'kind', 'mode', 'json']
  const list = { request: 'GET /items', records: '$.data' }
  const kind = planOf({ entities: Object.fromEntries(names.map((name) => [name, { list }])) }).manifest
  const connector = await connect(kind as object as KindModule, { credentials: { key: 'k' }, transport: answering })
  for (const name of names) {
    const { list: call } = Reflect.get(connector, name) as { list(): Promise<{ records: object[] }> }
    expect((await call()).records).toEqual([{ id: '1' }])
  }
  const { records } = await connector.$execute('pages', 'list')
  expect([connector.$kind, connector.$mode, records]).toEqual(['sample', 'open source', [{ id: '1' }]])
})
