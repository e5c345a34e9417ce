/** Own fields of a simulated account: listed, answered where a call names them, written, and searched. */
import { describe, expect, it } from 'vitest'
import { connect } from 'plugboard'
import hubspotKind from 'plugboard/kinds/hubspot'
import jiraKind from 'plugboard/kinds/jira'
import salesforceKind from 'plugboard/kinds/salesforce'
import { fakeConnector, type FieldSeed } from 'plugboard/testing'

/** Own fields with names so long that one URL cannot hold all of them. */
const FORTY: readonly FieldSeed[] = Array.from({ length: 40 }, (_, index) => ({
  name: `a_field_that_an_owner_named_at_some_length_${'x'.repeat(150)}_${index}`,
  label: `Field ${index}`,
  values: [`value ${index}`],
}))
const NAMES = FORTY.map(({ name }) => name)

/** Own fields of the only contact of an account, and what was sent to read them. */
const ACCOUNTS = {
  async hubspot() {
    const { connector, requests } = await fakeConnector(
      hubspotKind,
      { contacts: [{ id: '1' }] },
      { ownFields: { contacts: FORTY } },
    )
    return {
      requests,
      fields: () => connector.contacts.$fields(),
      list: async (own?: Own) => (await connector.contacts.list({}, { own })).records[0]?.properties,
      get: async (own?: Own) => (await connector.contacts.get({ contactId: '1' }, { own })).records.properties,
      update: (own: Record<string, string>) => connector.contacts.update({ contactId: '1', properties: {} }, { own }),
    }
  },
  async salesforce() {
    const { connector, requests } = await fakeConnector(
      salesforceKind,
      { contacts: [{ Id: '1' }] },
      { ownFields: { contacts: FORTY } },
    )
    return {
      requests,
      fields: () => connector.contacts.$fields(),
      list: async (own?: Own) => (await connector.contacts.list({}, { own })).records[0],
      get: async (own?: Own) => (await connector.contacts.get({ id: '1', fields: 'Id' }, { own })).records,
      update: (own: Record<string, string>) => connector.contacts.update({ id: '1' }, { own }),
    }
  },
  async jira() {
    const seeds = { issues: [{ id: '10001' }] }
    const { connector, requests } = await fakeConnector(jiraKind, seeds, { ownFields: { issues: FORTY } })
    const key = { issueIdOrKey: '10001' }
    const all = { jql: 'updated >= 2000-01-01', fields: 'summary' }
    return {
      requests,
      fields: () => connector.issues.$fields(),
      list: async (own?: Own) => (await connector.issues.api_search(all, { own })).records[0]?.fields,
      get: async (own?: Own) => (await connector.issues.get({ ...key, fields: 'summary' }, { own })).records.fields,
      update: (own: Record<string, string>) => connector.issues.update({ ...key, fields: {} }, { own }),
    }
  },
}

type Own = 'all' | string[]

function ownIn(fields: object | undefined) {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => NAMES.includes(name)))
}

describe.each(Object.entries(ACCOUNTS))('forty own fields of %s', (_, account) => {
  const all = Object.fromEntries(FORTY.map(({ name, values }) => [name, values?.[0]]))

  it('are listed', async () => {
    const { fields } = await account()
    expect(await fields()).toEqual(FORTY.map(({ name, label }) => ({ name, label, type: 'string', writable: true })))
  })

  it('are missing where a call does not ask for them', async () => {
    const { list, get } = await account()
    expect(ownIn(await list())).toEqual({})
    expect(ownIn(await get())).toEqual({})
  })

  it('come where a call asks for all', async () => {
    const { list, get } = await account()
    expect(ownIn(await list('all'))).toEqual(all)
    expect(ownIn(await get('all'))).toEqual(all)
  })

  it('come in parts where one URL cannot name them', async () => {
    const { list, get, requests } = await account()
    expect(ownIn(await list(NAMES))).toEqual(all)
    expect(ownIn(await get(NAMES))).toEqual(all)
    expect(requests).toHaveLength(5)
    expect(Math.max(...requests.map(({ url }) => url.length))).toBeLessThan(8000)
  })

  it('come by their labels', async () => {
    const { list } = await account()
    expect(ownIn(await list(['Field 7', 'Field 9']))).toEqual({ [NAMES[7]!]: 'value 7', [NAMES[9]!]: 'value 9' })
  })

  it('are set by a write, and read back', async () => {
    const { update, list, get } = await account()
    await update({ 'Field 7': 'written' })
    expect(ownIn(await list('all'))).toEqual({ ...all, [NAMES[7]!]: 'written' })
    expect(ownIn(await get(['Field 7']))).toEqual({ [NAMES[7]!]: 'written' })
  })
})

describe('own fields of the sandbox', () => {
  it('are of several types, and one cannot be written', async () => {
    const hubspot = await connect(hubspotKind, { sandbox: true })
    const fields = await hubspot.contacts.$fields()
    expect(fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'stage_reason: string',
      'seats: number',
      'is_vip: boolean',
      'renewal_date: date',
      'reviewed_at: datetime',
      'region: enum',
      'health_score: number',
    ])
    expect(fields.filter(({ writable }) => !writable).map(({ name }) => name)).toEqual(['health_score'])
    expect(fields.find(({ name }) => name === 'region')?.options).toEqual([
      { value: 'emea', label: 'Europe, Middle East and Africa' },
      { value: 'amer', label: 'Americas' },
      { value: 'apac', label: 'Asia and Pacific' },
    ])
  })

  it('narrow a search', async () => {
    const hubspot = await connect(hubspotKind, { sandbox: true })
    const filters = [{ propertyName: 'region', operator: 'EQ', value: 'emea' } as const]
    const { records } = await hubspot.contacts.api_search({ filterGroups: [{ filters }] }, { own: ['Region'] })
    expect(new Set(records.map(({ properties }) => properties.region))).toEqual(new Set(['emea']))
  })

  it('include created ones', async () => {
    const hubspot = await connect(hubspotKind, { sandbox: true })
    const created = { name: 'shoe_size', label: 'Shoe size', groupName: 'contactinformation' } as const
    await hubspot.properties.create({ objectType: 'contacts', ...created, type: 'number', fieldType: 'number' })
    const fields = await hubspot.contacts.$fields()
    expect(fields.at(-1)).toMatchObject({ label: 'Shoe size', type: 'number' })
  })

  it('are got one by one by their names', async () => {
    const hubspot = await connect(hubspotKind, { sandbox: true })
    await expect(hubspot.properties.get({ objectType: 'contacts', propertyName: 'region' })).resolves.toMatchObject({
      records: { name: 'region', label: 'Region' },
    })
  })
})
