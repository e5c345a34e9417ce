/**
 * Ten tasks of an agent's day, done by a program that knows nothing but what the tools return. The transcripts in
 * `test/data/agent` are the expectation; `npx vitest run test/client/agent/day.test.ts -u` writes them anew.
 */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentOptions } from '../../../client/agent/index.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { startVendors, type Vendors } from '../../mock/vendors.ts'
import { ScriptedAgent, sourceOfVendors } from '../../support/agent-day.ts'

const CONNECTED = ['stripe', 'linear', 'google-drive']
const KINDS = [...CONNECTED, 'klaviyo']

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({ records: 40, recordsOf: { stripe: { products: 1000 } } })
})

afterAll(() => vendors.close())

function agentOf(options: AgentOptions = {}): ScriptedAgent {
  return new ScriptedAgent(sourceOfVendors(vendors, KINDS, CONNECTED), options)
}

async function compare(agent: ScriptedAgent, name: string): Promise<void> {
  await expect(agent.transcript).toMatchFileSnapshot(join('..', '..', 'data', 'agent', `${name}.txt`))
}

/** Number of letters to change: @see Levenshtein */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
  }
  return row[b.length]!
}

/** Finds a customer by a name that is not quite right: ever fewer of its letters, then the nearest of those found. */
async function customerLike(agent: ScriptedAgent, name: string): Promise<JsonObject> {
  const search = await agent.find('search customers by name', { connector: 'stripe' })
  for (let length = name.length; length > 2; length -= 3) {
    const query = `name~"${name.slice(0, length)}"`
    const output = await agent.execute(search, { query, limit: 100 }, { fields: ['id', 'name'] })
    const found = await agent.rest(search.tool, output)
    const [nearest] = found.toSorted((a, b) => distance(String(a.name), name) - distance(String(b.name), name))
    if (nearest) return nearest
  }
  throw new Error('nobody is called anything like it')
}

describe('an agent', () => {
  test('1 finds the customer of a misspelled name', async () => {
    const agent = agentOf()
    const { name } = await customerLike(agent, 'Marco Riccy')
    expect(name).toBe('Marco Ricci')
    await compare(agent, '01-misspelt-name')
  })

  test('2 sums the open invoices of a customer, and none that is paid', async () => {
    const agent = agentOf()
    const list = await agent.find('unpaid invoices of a customer', { connector: 'stripe', access: 'read' })
    const asked = { fields: ['customer', 'status', 'amount_due'] }
    const some = await agent.execute(list, { status: 'open', limit: 1 }, asked)
    const [{ customer }] = some.records as [JsonObject]
    const first = await agent.execute(list, { status: 'open', customer }, asked)
    const invoices = await agent.rest(list.tool, first)
    expect(invoices.every((one) => one.status === 'open' && one.customer === customer)).toBe(true)
    expect(invoices.reduce((sum, one) => sum + Number(one.amount_due), 0)).toBeGreaterThan(0)
    await compare(agent, '02-open-invoices')
  })

  test('3 creates an issue about it, for a team that it looked up', async () => {
    const agent = agentOf()
    const create = await agent.find('create an issue', { connector: 'linear' })
    const { params } = await agent.call('describe_operation', {
      connector: create.connector,
      entity: create.entity,
      action: create.action,
    })
    expect((params as JsonObject).required).toContain('teamId')
    const teams = await agent.find('list teams', { connector: 'linear' })
    const { records } = await agent.execute(teams, {}, { fields: ['id', 'name'] })
    const [team] = records as [JsonObject]
    const made = await agent.execute(create, { title: 'Two invoices are open', teamId: team.id })
    expect((made.records as JsonObject).title).toBe('Two invoices are open')
    await compare(agent, '03-create-issue')
  })

  test('4 pages through 1,000 records, each result within its budget', async () => {
    const agent = agentOf()
    const list = await agent.find('list products', { connector: 'stripe' })
    const first = await agent.execute(list, { limit: 100 }, { fields: ['id'], max_characters: 2000 })
    const products = await agent.rest(list.tool, first)
    expect(new Set(products.map(({ id }) => id)).size).toBe(1000)
    // The answer of find_operations is among them.
    const longest = Math.max(...agent.sizes)
    expect(longest).toBeLessThanOrEqual(2200)
    await compare(agent, '04-thousand-records')
  })

  test('5 corrects a wrong param by its error', async () => {
    const agent = agentOf()
    const list = await agent.find('list invoices', { connector: 'stripe', access: 'read' })
    const wrong = await agent.execute(list, { status: 'opn' })
    const [{ message }] = (wrong.error as JsonObject).errors as [JsonObject]
    const [, status] = /Did you mean "([^"]+)"/.exec(String(message)) ?? []
    const right = await agent.execute(list, { status, limit: 1 }, { fields: ['id', 'status'] })
    expect((right.records as JsonObject[]).map((record) => record.status)).toEqual(['open'])
    await compare(agent, '05-wrong-param')
  })

  test('6 has a missing account connected, then uses it', async () => {
    const agent = agentOf()
    const list = await agent.find('list klaviyo profiles')
    const missing = await agent.execute(list, {})
    expect((missing.error as JsonObject).code).toBe('connector_not_found')
    expect((await agent.call('connect', { kind: list.connector })).url).toContain('klaviyo')
    await agent.call('list_connectors')
    const { records } = await agent.execute(list, {}, { fields: ['id'] })
    expect((records as JsonObject[]).length).toBeGreaterThan(0)
    await compare(agent, '06-connect')
  })

  test('7 is refused a delete under a policy that only reads', async () => {
    const agent = agentOf({ policy: { readOnly: true } })
    await agent.call('find_operations', { query: 'delete a customer', connector: 'stripe', limit: 3 })
    const target = { connector: 'stripe', entity: 'customers', action: 'delete', params: { id: 'customers_1' } }
    const [direct, hidden] = [await agent.call('execute_delete', target), await agent.call('execute_read', target)]
    expect([direct, hidden].map(({ error }) => (error as JsonObject).code)).toEqual([
      'unsupported_action',
      'operation_forbidden',
    ])
    await compare(agent, '07-read-only')
  })

  test('8 follows a download to its bytes', async () => {
    const agent = agentOf()
    const files = await agent.find('list files', { connector: 'google-drive' })
    const { records } = await agent.execute(files, {}, { fields: ['id', 'name'] })
    const [{ id }] = records as [JsonObject]
    const download = await agent.find('download a file', { connector: 'google-drive' })
    const { file } = await agent.execute(download, { fileId: id })
    expect(await agent.read(String((file as JsonObject).uri))).toBe(4096)
    await compare(agent, '08-download')
  })

  test('9 takes the tool that an error names', async () => {
    const agent = agentOf()
    const call = { connector: 'stripe', entity: 'customers', action: 'create', params: { name: 'Ada' } }
    const wrong = await agent.call('execute_read', call)
    const [, tool] = /to (\w+)\.$/.exec(String((wrong.error as JsonObject).hint)) ?? []
    expect(((await agent.call(tool!, call)).records as JsonObject).name).toBe('Ada')
    await compare(agent, '09-wrong-tool')
  })

  test('10 changes a record and reads the change', async () => {
    const agent = agentOf()
    const update = await agent.find('change the email of a customer', { connector: 'stripe', access: 'write' })
    const get = await agent.find('get one customer by id', { connector: 'stripe', access: 'read' })
    await agent.execute(update, { id: 'customers_3', email: 'ada@example.com' })
    const after = await agent.execute(get, { id: 'customers_3' }, { fields: ['id', 'email'] })
    expect(after.records).toEqual({ id: 'customers_3', email: 'ada@example.com' })
    await compare(agent, '10-change-and-read')
  })
})
