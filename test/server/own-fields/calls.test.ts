/** Own fields in hosted mode: listed, returned and set by the client, and judged by the policy of a token. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConnectorError } from '../../../client/index.ts'
import type { CrmAccount } from '../../support/crm-account.ts'
import { type CrmServer, startCrmServer } from '../../support/crm-server.ts'
import type { TestServer } from '../../support/server.ts'

let crm: CrmServer
let account: CrmAccount
let server: TestServer
let id: string

beforeAll(async () => {
  crm = await startCrmServer()
  ;({ account, server } = crm)
  id = await crm.connector()
})
beforeEach(() => {
  account.requests.length = 0
})
afterAll(() => crm.close())

const hosted = () => crm.hosted(id)

const execute = async (body: object, token?: string) =>
  server.ask('POST', `/integrations/connectors/${id}/execute`, {
    token: token ?? (await server.applicationToken()),
    body,
  })

const fields = async (entity: string, query = '') =>
  server.ask('GET', `/integrations/connectors/${id}/fields/${entity}${query}`, {
    token: await server.applicationToken(),
  })

test('the client lists them', async () => {
  await using hubspot = await hosted()
  const listed = await hubspot.contacts.$fields()
  expect([listed.length, listed[0]]).toEqual([
    40,
    { name: 'field_1', label: 'Field 1', type: 'string', writable: true, path: '$.properties.field_1' },
  ])
})

test('the list is kept, until a caller asks to refresh it', async () => {
  await fields('contacts', '?refresh=true')
  await fields('contacts')
  expect(account.requests).toHaveLength(1)
})

test('a read returns the fields that it names, by name or label', async () => {
  await using hubspot = await hosted()
  const { records } = await hubspot.contacts.list({ limit: 1 }, { own: ['field_2', 'Field 3'] })
  expect(records[0]?.properties).toMatchObject({ email: 'c1@example.com', field_2: '1.2', field_3: '1.3' })
  const all = await hubspot.contacts.get({ contactId: '2' }, { own: 'all' })
  expect(Object.keys(all.records?.properties ?? {}).filter((name) => name.startsWith('field_'))).toHaveLength(40)
})

test('a write sets them', async () => {
  await using hubspot = await hosted()
  await hubspot.contacts.update({ contactId: '3', properties: {} }, { own: { 'Field 1': 'new' } })
  expect(account.contacts.find((one) => one.id === '3')?.properties.field_1).toBe('new')
})

test('each page of a walk has them', async () => {
  await using hubspot = await hosted()
  for await (const contact of hubspot.contacts.list.all({}, { own: ['field_1'] }))
    expect(contact.properties).toHaveProperty('field_1')
})

test.each([
  ['an entity without own fields', { entity: 'owners', action: 'list', own: 'all' }, 'owners of hubspot has none'],
  ['a search of the copy', { entity: 'contacts', action: 'search', params: { query: {} }, own: 'all' }, 'with own'],
  ['an unknown name', { entity: 'contacts', action: 'list', own: ['feild_1'] }, 'Did you mean "field_1"?'],
])('%s refuses them', async (_, body, message) => {
  const { status, body: error } = await execute(body)
  expect([status, error.code, error.message]).toEqual([400, 'invalid_params', expect.stringContaining(message)])
})

test('the rules of a policy limit the values that a write sets by own', async () => {
  const { body } = await server.ask('POST', '/account/applications/scoped-token', {
    token: await server.applicationToken(),
    body: {
      external_user_id: 'user_1',
      policy: { rules: [{ operations: ['contacts.update'], params: { 'properties.field_1': { in: ['allowed'] } } }] },
    },
  })
  const set = (value: string) =>
    execute(
      { entity: 'contacts', action: 'update', params: { contactId: '1', properties: {} }, own: { 'Field 1': value } },
      body.token,
    )
  expect([(await set('other')).body.code, (await set('allowed')).status]).toEqual(['operation_forbidden', 200])
})

test('a refusal of the list reaches the caller', async () => {
  account.refusesFields = 403
  const { body } = await fields('contacts', '?refresh=true')
  account.refusesFields = undefined
  expect(body.code).toBe('scope_missing')
})

test.each([
  ['what is no object', '?params=[1]', 'invalid_query'],
  ['a stored list that is read again', '?stored=true&refresh=true', 'invalid_query'],
  ['an entity without own fields', '', 'invalid_params'],
])('a list refuses %s', async (_, query, code) => {
  const { body } = await fields(query === '' ? 'owners' : 'contacts', query)
  expect(body.code).toBe(code)
})

test('an unknown name is an error of the client', async () => {
  await using hubspot = await hosted()
  await expect(hubspot.contacts.list({}, { own: ['none'] })).rejects.toBeInstanceOf(ConnectorError)
})
