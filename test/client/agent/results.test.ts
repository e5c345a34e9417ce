/** Results of reads: what of wide records is shown, how many records come at once, several reads in one call. */
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { agentTools, type AgentTools, connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import zendeskKind from 'plugboard/kinds/zendesk-support'
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
    expect(Object.keys(record)).toEqual(expect.arrayContaining(['id', 'number', 'status', 'due_date', 'amount_due']))
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
  test('250 records take at most 5 calls and 25,000 tokens', async () => {
    const { ids, calls, tokens } = await readAll(await agent(), { ...INVOICES, limit: 100 })
    expect(new Set(ids).size).toBe(250)
    expect(calls).toBeLessThanOrEqual(5)
    expect(tokens).toBeLessThanOrEqual(25_000)
  })

  test('beyond the page of the vendor gives what a page holds, and next continues', async () => {
    const { records, next } = await (
      await agent()
    ).call('execute_read', { ...INVOICES, limit: 150, max_characters: 100_000 })
    expect(records).toHaveLength(100)
    expect(next).toMatchObject({ limit: 150, params: { limit: 100, starting_after: 'invoices_100' } })
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
