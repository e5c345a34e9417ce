/** Results of reads: what of wide records is shown, how many records come at once, several reads in one call. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { agentTools, type AgentTools, connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import hubspotKind from 'plugboard/kinds/hubspot'
import zendeskKind from 'plugboard/kinds/zendesk-support'
import { compileSchema } from '../../../runtime/language/schema.ts'
import type { JsonObject } from '../../../runtime/index.ts'

const INVOICES = { connector: 'stripe', entity: 'invoices', action: 'list' }

/** An agent with two sandboxes. */
async function agent(policy = {}): Promise<AgentTools> {
  const [stripe, zendesk] = await Promise.all([
    connect(stripeKind, { sandbox: true }),
    connect(zendeskKind, { sandbox: true }),
  ])
  return agentTools({ stripe, zendesk }, { policy })
}

/** All records that a call and those of its `next` give. */
async function readAll(tools: AgentTools, first: JsonObject) {
  const results: JsonObject[] = []
  for (let call: JsonObject | null = first; call; call = (results.at(-1)?.next ?? null) as JsonObject | null)
    results.push(await tools.call('execute_read', call))
  const ids = results.flatMap(({ records }) => (records as JsonObject[]).map(({ id }) => id))
  return {
    ids,
    calls: results.length,
    tokens: results.reduce((sum, one) => sum + encode(JSON.stringify(one)).length, 0),
  }
}

describe('wide records', () => {
  test('show their main fields, and a notice names the others', async () => {
    const tools = await agent()
    const { records, notice } = await tools.call('execute_read', { ...INVOICES, limit: 3 })
    const [record = {}] = records as JsonObject[]
    expect(Object.keys(record).slice(0, 7)).toEqual([
      'id',
      'number',
      'customer_name',
      'customer_email',
      'status',
      'amount_due',
      'due_date',
    ])
    expect(Object.keys(record).length).toBeLessThanOrEqual(14)
    expect(notice).toMatch(
      /^Main fields are shown. Left out or cut: .+ Request them by fields, or all by fields \["\*"\]/,
    )
  })

  test('come whole with fields ["*"], and with chosen fields where the agent names them', async () => {
    const tools = await agent()
    const whole = await tools.call('execute_read', { ...INVOICES, limit: 2, fields: ['*'] })
    expect((whole.records as JsonObject[])[0]).toHaveProperty('lines')
    const chosen = await tools.call('execute_read', { ...INVOICES, limit: 2, fields: ['id', 'lines'] })
    expect(Object.keys((chosen.records as JsonObject[])[0] ?? {})).toEqual(['id', 'lines'])
  })

  test('a single record is whole', async () => {
    const tools = await agent()
    const { records } = await tools.call('execute_read', { ...INVOICES, action: 'get', params: { id: 'invoices_1' } })
    expect(records).toHaveProperty('lines')
  })
})

describe('a limit', () => {
  test('250 records take at most 3 calls and 15,000 tokens', async () => {
    const { ids, calls, tokens } = await readAll(await agent(), { ...INVOICES, limit: 250 })
    process.stdout.write(`250 records: ${calls} calls, ${tokens} tokens\n`)
    expect(new Set(ids).size).toBe(250)
    expect(calls).toBeLessThanOrEqual(3)
    expect(tokens).toBeLessThanOrEqual(15_000)
    const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'agents.md'), 'utf8')
    // The records are of the last 12 months: their times differ from day to day.
    const [, stated = ''] = /take 3 calls and about ([\d,]+) tokens/.exec(page) ?? []
    expect(Math.abs(tokens / Number(stated.replace(',', '')) - 1)).toBeLessThan(0.03)
  })

  test('beyond the page of the vendor gives what a page holds, and next continues', async () => {
    const { records, next } = await (
      await agent()
    ).call('execute_read', { ...INVOICES, limit: 150, max_characters: 100_000 })
    expect(records).toHaveLength(100)
    expect(next).toMatchObject({ limit: 150, params: { limit: 100, starting_after: 'invoices_100' } })
  })
})

describe('a write returns', () => {
  const UPDATE = { connector: 'stripe', entity: 'customers', action: 'update' }
  const params = { id: 'customers_1', email: 'ada@example.com', address: { city: 'Ulm' } }

  test('the key, the name and what the call set', async () => {
    const { records, notice } = await (await agent()).call('execute_write', { ...UPDATE, params })
    expect(records).toEqual({
      id: 'customers_1',
      name: expect.any(String),
      email: params.email,
      address: params.address,
    })
    expect(notice).toBe('The key, the name, the state and what the call set. fields ["*"] returns all.')
  })

  test('the state that an action without such params changes', async () => {
    const call = { connector: 'stripe', entity: 'invoices', action: 'send', params: { id: 'invoices_1' } }
    const output = await (await agent()).call('execute_write', call)
    expect(output.records).toEqual({ id: 'invoices_1', number: 'INV-0001', status: expect.any(String) })
    expect(encode(JSON.stringify(output)).length).toBeLessThan(100)
  })

  test('fields that the call asks for, and all with ["*"]', async () => {
    const tools = await agent()
    const chosen = await tools.call('execute_write', { ...UPDATE, params, fields: ['id', 'balance'] })
    expect(chosen.records).toEqual({ id: 'customers_1', balance: expect.any(Number) })
    const whole = await tools.call('execute_write', { ...UPDATE, params, fields: ['*'] })
    expect(whole.records).toHaveProperty('invoice_settings')
    expect(whole.notice).toBeUndefined()
  })

  test('what the call set inside an object, and a small record as it is', async () => {
    const hubspot = await connect(hubspotKind, { sandbox: true })
    const tools = await agentTools({ hubspot })
    const call = {
      connector: 'hubspot',
      entity: 'contacts',
      action: 'create',
      params: { properties: { email: 'ada@example.com' } },
    }
    const { records } = await tools.call('execute_write', call)
    expect(records).toMatchObject({ id: expect.any(String), properties: { email: 'ada@example.com' } })
    expect(records).not.toHaveProperty('createdAt')
    const removed = { connector: 'stripe', entity: 'customers', action: 'delete', params: { id: 'customers_2' } }
    const { records: small, notice } = await (await agent()).call('execute_delete', removed)
    expect([small, notice]).toEqual([{ id: 'customers_2', object: 'customer', deleted: true }, undefined])
  })
})

describe('an output fits the schema of its tool', () => {
  const CUSTOMER = { connector: 'stripe', entity: 'customers' }
  test.each<[string, JsonObject]>([
    ['list_connectors', { who: true }],
    ['find_operations', { query: 'open invoices' }],
    ['find_operations', { query: 'nothing of the sort' }],
    ['describe_operation', { ...CUSTOMER, action: 'list' }],
    ['execute_read', { ...CUSTOMER, action: 'list' }],
    [
      'execute_read',
      { ...CUSTOMER, action: 'get', params: { id: 'customers_1' }, also: [{ ...CUSTOMER, action: 'lst' }] },
    ],
    ['execute_write', { ...CUSTOMER, action: 'create', params: { name: 'Ada' } }],
    ['execute_delete', { ...CUSTOMER, action: 'delete', params: { id: 'customers_3' } }],
    ['execute_payment', { connector: 'stripe', entity: 'refunds', action: 'create', params: { charge: 'charges_1' } }],
    ['connect', { kind: 'stripe' }],
    ['request_read', { connector: 'stripe', path: '/v1/balance' }],
    ['search_everywhere', { query: 'Ada', kinds: [] }],
  ])('%s %j', async (name, input) => {
    const stripe = await connect(stripeKind, { sandbox: true })
    const search = async () => ({ hits: [], notSearched: [] })
    const tools = await agentTools({ stripe }, { policy: { requests: ['* /v1/*'] }, search })
    const { title, outputSchema = {} } = tools.descriptions.find((tool) => tool.name === name) ?? {}
    const check = compileSchema({ ...outputSchema, required: Object.keys(outputSchema.properties ?? {}).slice(0, 1) })
    const output = await tools.call(name, input)
    expect([title, output.error, check(output)]).toEqual([expect.any(String), undefined, []])
    const { error, ...others } = await tools.call(name, { nonsense: 1 })
    expect([(error as JsonObject).code, compileSchema(outputSchema)({ error, ...others })]).toEqual([
      'invalid_params',
      [],
    ])
  })
})

describe('several reads in one call', () => {
  test('have a result or an error each', async () => {
    const { records, also } = await (
      await agent()
    ).call('execute_read', {
      ...INVOICES,
      limit: 2,
      also: [
        { connector: 'zendesk', entity: 'tickets', action: 'list' },
        { connector: 'stripe', entity: 'customers', action: 'get', params: { id: 'none' } },
        { connector: 'stripe', entity: 'customers', action: 'delete', params: { id: 'customers_1' } },
      ],
    })
    expect(records).toHaveLength(2)
    expect(also).toMatchObject([
      { records: expect.arrayContaining([expect.objectContaining({ id: expect.anything() })]) },
      { error: { code: 'record_not_found' } },
      { error: { code: 'unsupported_action' } },
    ])
  })

  test('share the characters of one result', async () => {
    const also = Array.from({ length: 9 }, () => ({ connector: 'stripe', entity: 'invoices', action: 'list' }))
    const output = await (await agent()).call('execute_read', { ...INVOICES, also })
    expect(JSON.stringify(output).length).toBeLessThanOrEqual(22_000)
  })

  test('A16 count one by one, so that a policy of calls holds', async () => {
    const also = [1, 2, 3].map(() => ({ connector: 'stripe', entity: 'customers', action: 'list' }))
    const { also: outcomes } = await (await agent({ maxCalls: 2 })).call('execute_read', { ...INVOICES, also })
    expect(outcomes).toMatchObject([
      {},
      { error: { code: 'call_limit_reached' } },
      { error: { code: 'call_limit_reached' } },
    ])
  })
})
