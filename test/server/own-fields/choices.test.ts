/** Own fields that a customer chooses from: those of the third party's list, before any record is copied. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CrmAccount } from '../../support/crm-account.ts'
import { type CrmServer, startCrmServer } from '../../support/crm-server.ts'
import type { TestServer } from '../../support/server.ts'

const ORIGIN = 'https://app.example.com'
const FIELD = { connector_type: 'hubspot', entity: 'contacts', name: 'size', type: 'number', label: 'Field 4' }

let crm: CrmServer
let account: CrmAccount
let server: TestServer
let path: string
let token: string

beforeAll(async () => {
  crm = await startCrmServer()
  ;({ account, server } = crm)
  token = await server.applicationToken()
})
beforeEach(async () => {
  path = `/integrations/connectors/${await crm.connector()}`
  account.refusesFields = undefined
  account.requests.length = 0
})
afterAll(() => crm.close())

async function asCustomer(method: 'GET' | 'PUT', body?: object) {
  const issued = await server.ask('POST', '/account/applications/widget-token', {
    token,
    body: { external_user_id: 'user_1', allowed_origin: ORIGIN, fields: [FIELD] },
  })
  const caller = { token: String(issued.body.token), headers: { origin: ORIGIN } }
  return server.ask(method, `${path}/map/fields`, body ? { ...caller, body } : caller)
}

test('are those of the list, with labels, and suggested by label; no record is read', async () => {
  const { body } = await asCustomer('GET')
  const own = body.entities[0].paths.filter((one: { is_own: boolean }) => one.is_own)
  const listed = await server.ask('GET', `${path}/fields/contacts`, { token })
  expect(own.map((one: { path: string; label: string }) => [one.path, one.label])).toEqual(
    listed.body.fields.map((one: { path: string; label: string }) => [one.path, one.label]),
  )
  expect(body.fields[0].suggested).toBe('$.properties.field_4')
  expect(body.entities[0].own_missing).toBe(false)
  expect(account.requests).toEqual([expect.stringMatching(/^GET \/crm\/properties\/[\d-]+\/contacts/)])
})

test('become the map', async () => {
  const fields = [{ entity: 'contacts', name: 'size', path: '$.properties.field_4' }]
  const { status, body } = await asCustomer('PUT', { fields })
  expect([status, body.map]).toEqual([200, { contacts: { size: { path: '$.properties.field_4', type: 'number' } } }])
})

test('are missing where the third party refuses their list; other fields stay', async () => {
  account.refusesFields = 403
  const { status, body } = await asCustomer('GET')
  const [{ own_missing: isMissing, paths }] = body.entities
  expect([status, isMissing, paths.some((one: { is_own: boolean }) => one.is_own)]).toEqual([200, true, false])
  expect(paths.length).toBeGreaterThan(0)
})
