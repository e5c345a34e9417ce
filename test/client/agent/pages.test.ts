/** Pages that do not fit into a result: their pieces cost one request and one call, and are held no longer than they may. */
import { describe, expect, test } from 'vitest'
import { agentToolsOf, type AgentTools } from '../../../client/agent/index.ts'
import { PageCache } from '../../../client/agent/output/page-cache.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { shopSource } from '../../support/agent.ts'

const LIST = { connector: 'shop', entity: 'customers', action: 'list', fields: ['*'] }
const PAGES = [0, 1, 2].map((page) =>
  Array.from({ length: 100 }, (_, at) => ({ id: `c${page * 100 + at}`, note: 'n'.repeat(5_000) })),
)

/** All records from a call on, by following `next`. */
async function readAll(tools: AgentTools, from: JsonObject = LIST): Promise<{ ids: unknown[]; calls: number }> {
  const ids: unknown[] = []
  let calls = 0
  for (let call: JsonObject | null = from; call; calls++) {
    const { records, next, error } = await tools.call('execute_read', call)
    expect(error).toBeUndefined()
    ids.push(...(records as JsonObject[]).map(({ id }) => id))
    call = next as JsonObject | null
  }
  return { ids, calls }
}

describe('a page that is read in parts', () => {
  test('is requested once, counts as one call, and loses no record', async () => {
    const source = shopSource({ pages: PAGES })
    const { ids, calls } = await readAll(agentToolsOf(source, { policy: { maxCalls: 3 } }))
    expect([ids, calls > 90, source.sent.map(({ params }) => params)]).toEqual([
      PAGES.flat().map(({ id }) => id),
      true,
      [{}, { page: 1 }, { page: 2 }],
    ])
  })

  test('is requested again by a call that starts over', async () => {
    const source = shopSource({ pages: PAGES })
    const tools = agentToolsOf(source)
    await tools.call('execute_read', LIST)
    await tools.call('execute_read', LIST)
    expect(source.sent.length).toBe(2)
  })

  test('gives the rest of a cut record without another request', async () => {
    const source = shopSource({ pages: [[{ id: 'c1', note: 'n'.repeat(50_000) }]] })
    const tools = agentToolsOf(source, { policy: { maxCalls: 1 } })
    const { whole } = await tools.call('execute_read', LIST)
    const { text } = await tools.read(String(whole))
    expect([JSON.parse(text!), source.sent.length]).toEqual([{ id: 'c1', note: 'n'.repeat(50_000) }, 1])
  })

  test('is requested again after its lifetime, and its parts continue', async () => {
    const source = shopSource({ pages: PAGES })
    let now = 0
    const pages = { cache: new PageCache({ now: () => now }), owner: [] }
    const { next } = await agentToolsOf({ ...source, pages }).call('execute_read', LIST)
    const piece = async () =>
      ((await agentToolsOf({ ...source, pages }).call('execute_read', next as JsonObject)).records as JsonObject[])[0]!
        .id
    expect([await piece(), source.sent.length]).toEqual(['c3', 1])
    now += 300_000
    expect([await piece(), source.sent.length]).toEqual(['c3', 2])
  })

  test('A14 is shown to no other owner, and not after its connector is gone or the policy leaves it out', async () => {
    const source = shopSource({ pages: PAGES })
    const cache = new PageCache()
    const toolsOf = (owner: string, policy = {}, connectors = source.connectors) =>
      agentToolsOf({ ...source, connectors, pages: { cache, owner: [owner] } }, { policy })
    const { next } = await toolsOf('ada').call('execute_read', LIST)
    const codeOf = async (tools: AgentTools) =>
      ((await tools.call('execute_read', next as JsonObject)).error as JsonObject | undefined)?.code
    expect([
      await codeOf(toolsOf('ada', { maxCalls: 0 })),
      await codeOf(toolsOf('bob', { maxCalls: 0 })),
      await codeOf(toolsOf('ada', { entities: ['invoices'] })),
      await codeOf(toolsOf('ada', {}, async () => [])),
    ]).toEqual([undefined, 'call_limit_reached', 'operation_forbidden', 'connector_not_found'])
    cache.forget('ada')
    expect(await codeOf(toolsOf('ada', { maxCalls: 0 }))).toBe('call_limit_reached')
  })
})

describe('held pages', () => {
  const key = (call: string) => ({ owner: ['ada', call], call: { action: call } })
  const result = (characters: number) => ({ records: [{ id: 'x'.repeat(characters) }], meta: {}, next: null })

  test('keep within their memory: the oldest go first, and one that is too large is not held', () => {
    const cache = new PageCache({ mostCharacters: 1_000 })
    for (const name of ['a', 'b', 'c', 'd', 'e']) cache.set(key(name), result(200))
    cache.set(key('large'), result(300))
    const held = ['a', 'b', 'c', 'd', 'e', 'large'].filter((name) => cache.get(key(name)))
    expect(held).toEqual(['b', 'c', 'd', 'e'])
  })

  test('are forgotten by any name of their owner', () => {
    const cache = new PageCache()
    for (const name of ['a', 'b']) cache.set(key(name), result(1))
    cache.forget('a')
    expect(['a', 'b'].map((name) => cache.get(key(name)) !== undefined)).toEqual([false, true])
    cache.forget('ada')
    expect(cache.get(key('b'))).toBeUndefined()
  })

  test('are found in any order of the params', () => {
    const cache = new PageCache()
    cache.set({ owner: [], call: { params: { a: 1, b: { c: 1, d: 2 } } } }, result(1))
    expect(cache.get({ owner: [], call: { params: { b: { d: 2, c: 1 }, a: 1 } } })).toEqual(result(1))
  })
})
