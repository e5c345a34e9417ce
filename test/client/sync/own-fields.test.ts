/** `sync` asks for the account's own fields. The account answers only the fields that a request names. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, sync, type SyncCheckpoint } from '../../../client/index.ts'
import { undiciTransport } from '../../../runtime/index.ts'
import { contactOf, type CrmAccount, EMAIL, ownFieldsOf, startCrmAccount } from '../../support/crm-account.ts'

let account: CrmAccount

beforeEach(async () => {
  account = await startCrmAccount()
})
afterEach(() => account.close())

/** The number of own fields of each record that a pass gives, by key, and its last checkpoint. */
async function read(
  state?: SyncCheckpoint,
  chosen: 'all' | 'standard' | { contacts: string[] } = 'all',
): Promise<{ readonly own: Record<string, number>; state: SyncCheckpoint }> {
  const credentials = { private_app_token: 'any-token' }
  const transport = undiciTransport({ connectTo: () => account.origin })
  await using hubspot = await connect('hubspot', { credentials, transport })
  const own: Record<string, number> = {}
  let last = state
  for await (const change of sync(hubspot, { entities: ['contacts'], own: chosen, ...(state && { state }) })) {
    last = change.checkpoint
    if (change.operation !== 'upsert') continue
    const names = Object.keys(change.record.properties ?? {})
    own[change.key] = names.filter((name) => name.startsWith('field_')).length
  }
  return { own, state: last! }
}

test('each record has all of them', async () => {
  expect((await read()).own).toEqual({ 1: 40, 2: 40, 3: 40 })
})

test('a later pass reads everything again for a new field, once', async () => {
  const first = await read()
  const own = ownFieldsOf(41)
  account.fields = [EMAIL, ...own]
  account.contacts = account.contacts.map(({ id }) => contactOf(id, own))
  const second = await read(first.state)
  expect(second.own).toEqual({ 1: 41, 2: 41, 3: 41 })
  account.requests.length = 0
  await read(second.state)
  expect(account.requests.filter((one) => one.startsWith('GET /crm/objects/2026-09/contacts?'))).toEqual([])
})

test('a refused list ends no pass', async () => {
  const first = await read()
  account.refusesFields = 403
  account.contacts = account.contacts.map((one) => ({ ...one, updatedAt: new Date().toISOString() }))
  expect((await read(first.state)).own).toEqual({ 1: 40, 2: 40, 3: 40 })
})

test.each<[NonNullable<Parameters<typeof read>[1]>, number]>([
  ['all', 40],
  ['standard', 0],
  [{ contacts: ['field_1', 'Field 2', 'gone'] }, 2],
  [{ contacts: [] }, 0],
])('%j chooses some', async (chosen, count) => {
  const { own } = await read(undefined, chosen)
  expect(own).toEqual({ 1: count, 2: count, 3: count })
})

test('a wider choice reads everything again, a narrower one does not', async () => {
  const some = await read(undefined, { contacts: ['field_1'] })
  const wider = await read(some.state, { contacts: ['field_1', 'field_2'] })
  expect(wider.own).toEqual({ 1: 2, 2: 2, 3: 2 })
  account.requests.length = 0
  await read(wider.state, 'standard')
  expect(account.requests.filter((one) => one.startsWith('GET /crm/objects/2026-09/contacts?'))).toEqual([])
})

test.each([
  [{ contacts: 'field_1' }, 'own.contacts must be a list of names'],
  [{ owners: [] }, 'owners of hubspot has none'],
  [{ contact: [] }, 'Cannot find entity "contact"'],
  ['some', 'own must be'],
])('%j is refused', async (chosen, message) => {
  await expect(read(undefined, chosen as never)).rejects.toThrow(message)
})
