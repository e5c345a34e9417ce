/** Runs that ask for the account's own fields: bounds, settings, new fields and refused lists. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactOf, type CrmAccount, EMAIL, ownFieldsOf, startCrmAccount } from '../../support/crm-account.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let account: CrmAccount
let server: TestServer
let token: string
let customers = 0

beforeAll(async () => {
  account = await startCrmAccount()
  const upstream = { connectTo: () => account.origin, allowPrivate: true }
  server = await startTestServer({ database: await openTestPostgres(), upstream, set: ['sync.enabled=true'] })
  token = await server.applicationToken()
})
beforeEach(() => have(40))
afterAll(async () => {
  await server.close()
  await account.close()
})

/** Gives the account a number of own fields, and three contacts with a value of each. */
function have(count: number): void {
  const own = ownFieldsOf(count)
  account.fields = [EMAIL, ...own]
  account.contacts = ['1', '2', '3'].map((id) => contactOf(id, own))
  account.refusesFields = undefined
  account.requests.length = 0
}

const ask = (method: string, path: string, body?: unknown) => server.ask(method, path, { token, body })

/** A connector whose copy of the contacts is ready. */
async function copied(sync: object = {}): Promise<string> {
  const id = await server.connector('hubspot', `user_${++customers}`, {
    credentials: { private_app_token: 'any-token' },
    validate: false,
    sync: { entities: ['contacts'], ...sync },
  })
  await idle(id)
  return `/integrations/connectors/${id}`
}

async function idle(id: string): Promise<void> {
  const isIdle = async () => {
    const { body } = await ask('GET', `/integrations/connectors/${id}/sync`)
    return body.job_id === null && body.entities.some((one: { last_synced_at: string | null }) => one.last_synced_at)
  }
  await vi.waitUntil(isIdle, { timeout: 120_000, interval: 50 })
}

/** Runs a sync. */
async function run(connector: string): Promise<void> {
  expect((await ask('POST', `${connector}/sync`, {})).status).toBe(202)
  await vi.waitUntil(async () => (await ask('GET', `${connector}/sync`)).body.job_id === null, {
    timeout: 120_000,
    interval: 50,
  })
}

const properties = async (connector: string, key: string) =>
  (await ask('GET', `${connector}/records/contacts/record?key=${key}`)).body.data.properties

async function state(connector: string) {
  const { body } = await ask('GET', `${connector}/sync`)
  return body.entities.find((one: { entity: string }) => one.entity === 'contacts')
}

const ownIn = (record: object) => Object.keys(record).filter((name) => name.startsWith('field_'))

test('a new field arrives with the next run, which reads everything once', async () => {
  const connector = await copied()
  const own = ownFieldsOf(41)
  account.fields = [...account.fields, own[40]!]
  account.contacts = account.contacts.map(({ id }) => contactOf(id, own))
  await run(connector)
  expect(await properties(connector, '1')).toHaveProperty('field_41', '1.41')
  account.requests.length = 0
  await run(connector)
  expect(account.requests.filter((one) => one.startsWith('GET /crm/objects/2026-09/contacts?'))).toEqual([])
})

test('more than 500 are cut, and the state says so', async () => {
  have(520)
  const connector = await copied()
  expect((await state(connector)).own_field_list).toEqual({ found: 520, copied: 500, last_error: null })
  expect(ownIn(await properties(connector, '1'))).toHaveLength(500)
})

test('a refused list ends no sync: standard fields are copied, and the others once it is allowed', async () => {
  account.refusesFields = 403
  const connector = await copied()
  const { status, own_field_list: own } = await state(connector)
  expect([status, own]).toEqual([
    'ready',
    { found: 0, copied: 0, last_error: { code: 'scope_missing', message: expect.any(String) } },
  ])
  expect(await properties(connector, '1')).toEqual({ email: 'c1@example.com' })
  account.refusesFields = undefined
  await run(connector)
  expect(ownIn(await properties(connector, '1'))).toHaveLength(40)
})

test('a list that is refused later keeps what runs ask for', async () => {
  const connector = await copied()
  account.refusesFields = 500
  account.contacts = account.contacts.map((one) => ({ ...one, updatedAt: new Date().toISOString() }))
  await run(connector)
  expect(ownIn(await properties(connector, '1'))).toHaveLength(40)
  expect((await state(connector)).own_field_list).toMatchObject({
    found: 40,
    copied: 40,
    last_error: expect.any(Object),
  })
})

test.each([
  ['standard', 'standard', []],
  ['names and labels', { contacts: ['field_2', 'Field 5', 'none'] }, ['field_2', 'field_5']],
])('the setting %s limits them', async (_, setting, expected) => {
  const connector = await copied({ own_fields: setting })
  expect(ownIn(await properties(connector, '1'))).toEqual(expected)
  expect((await ask('GET', `${connector}/sync`)).body.own_fields).toEqual(setting)
  await ask('PATCH', `${connector}/sync`, { own_fields: 'all' })
  const hasAll = async () => ownIn(await properties(connector, '1')).length === 40
  await vi.waitUntil(hasAll, { timeout: 120_000, interval: 50 })
})

test.each([
  ['an unknown entity', { contact: ['field_1'] }, 'unknown_entity'],
  ['an entity without own fields', { owners: ['field_1'] }, 'invalid_params'],
])('a setting refuses %s', async (_, setting, code) => {
  const connector = await copied()
  expect((await ask('PATCH', `${connector}/sync`, { own_fields: setting })).body.code).toBe(code)
})
