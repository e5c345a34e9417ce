/** The account's own fields in the tools of a program's agent, over a hosted connector. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentTools } from '../../../client/index.ts'
import type { CrmAccount } from '../../support/crm-account.ts'
import { type CrmServer, startCrmServer } from '../../support/crm-server.ts'

let crm: CrmServer
let account: CrmAccount
let id: string

beforeAll(async () => {
  crm = await startCrmServer()
  account = crm.account
  id = await crm.connector()
})
beforeEach(() => {
  account.requests.length = 0
})
afterAll(() => crm.close())

const hosted = () => crm.hosted(id)

const valueOf = (name: string) => account.contacts.find((one) => one.id === '1')?.properties[name]

test('agentTools describes them, reads them by label, and writes them by name under its rules', async () => {
  await using hubspot = await hosted()
  const rules = [{ operations: ['contacts.update'], params: { 'properties.field_1': { in: ['allowed'] } } }]
  const agent = await agentTools({ hubspot }, { policy: { rules } })
  const target = { connector: 'hubspot', entity: 'contacts' }
  const described = await agent.call('describe_operation', { ...target, action: 'update', words: 'field 7' })
  expect(JSON.stringify(described.own_fields)).toContain('"name":"field_7","label":"Field 7"')
  const read = await agent.call('execute_read', {
    ...target,
    action: 'get',
    params: { contactId: '2' },
    own: ['Field 3'],
    fields: ['properties.field_3'],
  })
  expect(JSON.stringify(read)).toContain('2.3')
  const set = (own: object) =>
    agent.call('execute_write', { ...target, action: 'update', params: { contactId: '1', properties: {} }, own })
  expect(await set({ 'Field 1': 'other' })).toMatchObject({ error: { code: 'operation_forbidden' } })
  await set({ 'Field 1': 'allowed' })
  expect(valueOf('field_1')).toBe('allowed')
})

test('$tools has them as a param of operations that name them, and takes labels', async () => {
  await using hubspot = await hosted()
  const tools = await hubspot.$tools({ only: ['contacts.list', 'contacts.update', 'contacts.search'] })
  const taking = tools.descriptions.flatMap(({ name, inputSchema }) =>
    Object.hasOwn(Object(inputSchema.properties) as object, 'own') ? [name] : [],
  )
  expect(taking).toEqual(['hubspot_contacts_list', 'hubspot_contacts_update'])
  await tools.call('hubspot_contacts_update', { contactId: '1', properties: { 'Field 5': 'new' } })
  expect(valueOf('field_5')).toBe('new')
  const { records } = await tools.call('hubspot_contacts_list', { limit: 1, own: ['Field 2'] })
  expect(JSON.stringify(records)).toContain('1.2')
})
