import { describe, expect, it } from 'vitest'
import { fakeConnector, type FakeOptions } from 'plugboard/testing'
import zendeskSupportKind from 'plugboard/kinds/zendesk-support'
import hubspotKind from 'plugboard/kinds/hubspot'
import stripeKind from 'plugboard/kinds/stripe'
import slackKind from 'plugboard/kinds/slack'

const ADA = { id: 'cus_ada', email: 'ada@example.com', name: 'Ada Lovelace' } as const
const GRACE = { id: 'cus_grace', email: 'grace@example.com', name: 'Grace Hopper' } as const

function permutationsOf(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => permutationsOf(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
}

describe('a fake connector', () => {
  it('has only the given records, each with all fields of its type', async () => {
    const { connector } = await fakeConnector(stripeKind, { customers: [ADA, GRACE] })
    const { records, next } = await connector.customers.list()
    expect(records).toMatchObject([ADA, GRACE])
    expect(records[0]).toHaveProperty('address')
    expect(next).toBeNull()
    await expect(connector.invoices.list()).resolves.toMatchObject({ records: [] })
  })

  it('gets a record by its key, and refuses others as the vendor does', async () => {
    const { connector } = await fakeConnector(stripeKind, { customers: [ADA] })
    await expect(connector.customers.get({ id: 'cus_ada' })).resolves.toMatchObject({ records: ADA })
    await expect(connector.customers.get({ id: 'cus_none' })).rejects.toMatchObject({ code: 'record_not_found' })
  })

  it('pages through its records', async () => {
    const customers = Array.from({ length: 7 }, (_, index) => ({ id: `cus_${index}` }))
    const fake = await fakeConnector(stripeKind, { customers })
    const ids: string[] = []
    for await (const { id } of fake.connector.customers.list.all({ limit: 3 })) ids.push(id)
    expect(ids).toEqual(customers.map(({ id }) => id))
    expect(fake.requests.map(({ url }) => new URL(url).searchParams.get('starting_after'))).toEqual([
      null,
      'cus_2',
      'cus_5',
    ])
  })

  it('has the headers that it is given in each response, which onNotice reads', async () => {
    const seen: unknown[] = []
    const fake = await fakeConnector(
      stripeKind,
      { customers: [ADA] },
      {
        headers: { sunset: 'Fri, 10 Mar 2028 00:00:00 GMT' },
        onNotice: ({ operation, date }) => void seen.push([operation, date]),
      },
    )
    await fake.connector.customers.list()
    await expect(fake.connector.customers.get({ id: 'cus_none' })).rejects.toMatchObject({ code: 'record_not_found' })
    expect(seen).toEqual([
      ['customers.list', '2028-03-10'],
      ['customers.get', '2028-03-10'],
    ])
  })

  it('keeps writes', async () => {
    const { connector } = await fakeConnector(stripeKind, { customers: [ADA] })
    const { records: created } = await connector.customers.create({ email: 'joan@example.com' })
    await connector.customers.update({ id: 'cus_ada', name: 'Ada King' })
    const { records } = await connector.customers.list()
    expect(records.map(({ name, email }) => name ?? email)).toContain('Ada King')
    expect(records.map(({ id }) => id)).toContain(created?.id)
    expect(records).toHaveLength(2)
  })

  it.each(
    permutationsOf(['tickets', 'users', 'ticket_comments', 'organizations']).map((entities) => [entities.join(', ')]),
  )('takes seeds in the order %s', async (entities) => {
    const seeds = {
      tickets: [{ id: 7 }],
      users: [{ id: 1 }],
      ticket_comments: { 7: [{ body: 'x' }] },
      organizations: [],
    }
    const ordered = entities.split(', ').map((entity) => [entity, seeds[entity as keyof typeof seeds]] as const)
    const { connector } = await fakeConnector(zendeskSupportKind, Object.fromEntries(ordered))
    const { records } = await connector.ticket_comments.list({ ticket_id: 7 })
    expect(records).toMatchObject([{ body: 'x' }])
  })

  it('takes records below those of another entity by the keys of their parents', async () => {
    const { connector } = await fakeConnector(zendeskSupportKind, {
      tickets: [{ id: 7 }, { id: 8 }],
      ticket_comments: { 8: [{ body: 'It works.' }] },
    })
    const { records } = await connector.ticket_comments.list({ ticket_id: 8 })
    expect(records).toMatchObject([{ body: 'It works.' }])
    await expect(connector.ticket_comments.list({ ticket_id: 7 })).resolves.toMatchObject({ records: [] })
    const orphaned = fakeConnector(zendeskSupportKind, { tickets: [], ticket_comments: { 9: [{}] } })
    await expect(orphaned).rejects.toThrow('ticket_comments cannot be below "9": no seeded record has this key')
  })

  it('refuses params that the operation does not take, before anything is sent', async () => {
    const fake = await fakeConnector(stripeKind, {})
    // @ts-expect-error -- the param does not exist
    await expect(fake.connector.customers.list({ limitt: 3 })).rejects.toMatchObject({ code: 'unknown_param' })
    expect(fake.requests).toEqual([])
  })

  it('keeps the calls and the requests', async () => {
    const fake = await fakeConnector(stripeKind, {})
    await fake.connector.customers.create({ email: 'ada@example.com' })
    expect(fake.calls).toEqual([{ operation: 'customers.create', params: { email: 'ada@example.com' } }])
    expect(fake.requests).toMatchObject([
      { operation: 'customers.create', method: 'POST', body: 'email=ada%40example.com', status: 201 },
    ])
  })

  it('takes a kind as a module', async () => {
    const { connector } = await fakeConnector(slackKind, { users: [{ id: 'U1', name: 'ada' }] })
    await expect(connector.users.list()).resolves.toMatchObject({ records: [{ id: 'U1', name: 'ada' }] })
  })
})

describe('a planned failure', () => {
  it('is retried where that is safe, without waiting', async () => {
    const fake = await fakeConnector(stripeKind, { customers: [ADA] })
    fake.fail('customers.list', 'rate_limited')
    await expect(fake.connector.customers.list()).resolves.toMatchObject({ records: [ADA] })
    expect(fake.requests.map(({ status }) => status)).toEqual([429, 200])
  })

  it.each([
    ['server_error', 'upstream_error'],
    ['timeout', 'upstream_timeout'],
    ['dropped', 'upstream_unreachable'],
    ['expired_token', 'credentials_rejected'],
    [{ status: 402, body: { error: { message: 'no' } } }, 'upstream_rejected'],
  ] as const)('%j is the error %s', async (failure, code) => {
    const fake = await fakeConnector(stripeKind, {})
    fake.fail('*', failure, { times: 100 })
    await expect(fake.connector.customers.list()).rejects.toMatchObject({ code })
  })

  it('is for only one operation', async () => {
    const fake = await fakeConnector(stripeKind, { customers: [ADA] })
    fake.fail('customers.get', 'timeout', { times: 100 })
    await expect(fake.connector.customers.list()).resolves.toMatchObject({ records: [ADA] })
    await expect(fake.connector.customers.get({ id: 'cus_ada' })).rejects.toMatchObject({ code: 'upstream_timeout' })
  })

  it('of an expired token renews it, and the call continues', async () => {
    const fake = await fakeConnector(hubspotKind, { contacts: [{ id: '1' }] }, { auth: 'oauth' })
    fake.fail('contacts.list', 'expired_token')
    await expect(fake.connector.contacts.list()).resolves.toMatchObject({ records: [{ id: '1' }] })
    expect(fake.requests.map(({ operation, status }) => [operation ?? 'token', status])).toEqual([
      ['contacts.list', 401],
      ['token', 200],
      ['contacts.list', 200],
    ])
  })

  it('names an existing operation', async () => {
    const fake = await fakeConnector(stripeKind, {})
    // @ts-expect-error -- the operation does not exist
    expect(() => fake.fail('customer.list', 'timeout')).toThrow(
      'stripe has no customer.list. Did you mean "customers.list"?',
    )
  })
})

describe('seeds', () => {
  const unknownKind: string = 'stripe'

  it.each([
    [{ customer: [] }, 'there is no entity customer. Did you mean "customers"?'],
    [{ customers: [{ emial: 'x' }] }, 'customers[0] has no field emial. Did you mean "email"?'],
    [{ customers: [{ email: 3 }] }, 'customers[0].email cannot be 3'],
    [{ refunds: { none: [{}] } }, 'refunds are below no other entity: give a list of refunds'],
  ])('%j are refused', async (seeds, message) => {
    await expect(fakeConnector(unknownKind, seeds)).rejects.toThrow(`Cannot seed the fake of stripe: ${message}`)
  })
})

describe('own fields of a fake', () => {
  const kind: string = 'hubspot'

  it('have the given values in records, in turn, unless a record has its own', async () => {
    const stage = {
      name: 'stage',
      type: 'enum',
      options: ['new', { value: 'won', label: 'Won' }],
      values: ['won', null],
    } as const
    const contacts = [{ id: '1' }, { id: '2' }, { id: '3', properties: { stage: 'new' } }]
    const { connector } = await fakeConnector(hubspotKind, { contacts }, { ownFields: { contacts: [stage] } })
    const { records } = await connector.contacts.list({}, { own: 'all' })
    expect(records.map(({ properties }) => properties.stage)).toEqual(['won', null, 'new'])
  })

  it.each([
    [{ contact: [] }, 'Cannot find entity "contact" in hubspot. Did you mean "contacts"?'],
    [{ properties: [{ name: 'stage' }] }, 'Cannot find own fields: properties of hubspot has none'],
    [{ contacts: [{ label: 'Stage' }] }, 'Cannot fake an own field of contacts: option name is missing'],
    [{ contacts: [{ name: 'stage', typ: 'enum' }] }, 'Did you mean "type"?'],
    [{ contacts: [{ name: 'stage', type: 'object' }] }, 'the vendor has no fields of type object'],
  ])('%j are refused', async (ownFields, message) => {
    await expect(fakeConnector(kind, {}, { ownFields: ownFields as FakeOptions['ownFields'] })).rejects.toThrow(message)
  })
})
