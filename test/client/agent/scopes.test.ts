/** An agent sees what the owner granted, hears what a wider consent would add, and asks for it within its policy. */
import { describe, expect, test } from 'vitest'
import { type AgentPolicy, agentToolsOf } from '../../../client/agent/index.ts'
import { agentTools, connect, type KindModule } from '../../../client/index.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { SHOP_KINDS, shopSource } from '../../support/agent.ts'
import { OAUTH, planOf } from '../../support/plan.ts'

const SCOPES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'customers.list': [['customers.read', 'customers']],
  'customers.create': [['customers.write', 'customers']],
  'customers.delete': [['customers.delete']],
}

/** The shop, whose operations on customers need scopes. */
function scopedShop(...granted: (readonly string[] | undefined)[]) {
  const kinds = SHOP_KINDS.map((kind) => ({
    ...kind,
    operations: kind.operations.map((one) => {
      const scopes = kind.kind === 'shop' ? SCOPES[`${one.entity}.${one.action}`] : undefined
      return { ...one, ...(scopes && { scopes }) }
    }),
  }))
  const connectors = granted.map((scopes, at) => ({
    id: `shop-${at + 1}`,
    kind: 'shop',
    ...(scopes && { granted: scopes }),
  }))
  return { ...shopSource({ connectors }), kinds }
}

async function found(source: ReturnType<typeof scopedShop>, query: string) {
  const { operations, notice } = await agentToolsOf(source).call('find_operations', { query })
  const names = (operations as JsonObject[]).map(({ entity, action }) => `${String(entity)}.${String(action)}`)
  return { names, notice, operations: operations as JsonObject[] }
}

describe('find_operations', () => {
  test('leaves out what was not granted, and names in one line what a wider consent would add', async () => {
    const { names, notice } = await found(scopedShop(['customers.read']), 'create a customer')
    expect(names).not.toContain('customers.create')
    expect(names).toContain('customers.list')
    expect(notice).toContain('A wider consent is needed for customers.create of shop')
  })

  test('shows all where the grant is unknown, or a scope is enough for all', async () => {
    for (const source of [scopedShop(undefined), scopedShop([]), scopedShop(['customers', 'customers.delete'])]) {
      const { names, notice } = await found(source, 'create a customer')
      expect([names[0], notice]).toEqual(['customers.create', undefined])
    }
  })

  test('names the connectors that may call', async () => {
    const source = scopedShop(['customers.read'], ['customers.write'], undefined)
    const output = await agentToolsOf(source).call('find_operations', { query: 'create a customer' })
    const [first = {}, ...others] = output.operations as JsonObject[]
    expect([first.action, output.connectors]).toEqual(['create', { shop: ['shop-2', 'shop-3'] }])
    expect(others.find(({ action }) => action === 'list')).toMatchObject({ connectors: ['shop-1', 'shop-3'] })
  })
})

describe('connect', () => {
  const urlOf = async (input: object, policy: AgentPolicy = {}) => {
    const output = await agentToolsOf(scopedShop(['customers.read']), { policy }).call('connect', { ...input })
    return 'error' in output ? (output.error as JsonObject).code : output.url
  }

  test('passes on what the agent wants', async () => {
    expect(await urlOf({ connector: 'shop-1', want: ['customers.create', 'read'] })).toMatch(
      /#shop,customers\.create,read$/,
    )
  })

  test.each<[string, AgentPolicy, readonly string[], RegExp]>([
    ['only reads', { readOnly: true }, ['customers.create'], /operation_forbidden/],
    ['only reads a part', { readOnly: true }, ['customers.*'], /customers\.list,customers\.search,customers\.get$/],
    ['has other entities', { entities: ['invoices'] }, ['read'], /#shop,invoices\.list$/],
    ['names no operation', {}, ['customer.create'], /validation_error/],
  ])('keeps within a policy that %s', async (_, policy, want, expected) => {
    expect(await urlOf({ kind: 'shop', want }, policy)).toMatch(expected)
  })
})

test('a connector in this process has only the tools that its owner granted, and refuses other calls before sending', async () => {
  const { manifest } = planOf({
    auth: OAUTH,
    entities: {
      items: {
        list: { request: 'GET /items', records: '$.data', scopes: ['items.read'] },
        create: { request: 'POST /items', records: '$', scopes: ['items.write'] },
      },
    },
  })
  const kind: KindModule = manifest
  const sent: string[] = []
  const connector = await connect<string>(
    kind as never,
    {
      auth: 'oauth',
      credentials: { access_token: 'a', refresh_token: 'r' },
      scopes: ['items.read'],
      choices: [],
      transport: {
        send: async ({ path }: { path: string }) => {
          sent.push(path)
          throw new Error('nothing is to be sent')
        },
        stream: async () => Promise.reject(new Error('nothing is to be sent')),
        close: async () => {},
      },
    } as never,
  )
  const { descriptions } = await connector.$tools()
  expect(descriptions.map(({ name }) => name)).toEqual(['sample_items_list'])
  await expect(connector.$execute('items', 'create', { name: 'x' })).rejects.toMatchObject({
    code: 'scope_missing',
    sent: false,
  })
  const tools = await agentTools({ mine: connector })
  const { operations, notice } = await tools.call('find_operations', { query: 'create an item' })
  expect((operations as JsonObject[]).map(({ action }) => action)).toEqual(['list'])
  expect(notice).toContain('items.create of sample')
  const { error } = await tools.call('execute_write', {
    connector: 'mine',
    entity: 'items',
    action: 'create',
    params: {},
  })
  expect(error).toMatchObject({
    code: 'scope_missing',
    hint: 'Call connect with {"connector":"mine","want":["items.create"]}.',
    consent: { want: ['items.create'], scopes: [{ name: 'items.write' }] },
  })
  expect(sent).toEqual([])
  await connector.$close()
})
