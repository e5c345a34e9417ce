import { describe, expect, it } from 'vitest'
import { connect, platform } from 'plugboard'
import { fakePlatform } from 'plugboard/testing'
import boxKind from 'plugboard/kinds/box'
import hubspotKind from 'plugboard/kinds/hubspot'
import stripeKind from 'plugboard/kinds/stripe'

const ADA = { id: 'cus_ada', email: 'ada@example.com', name: 'Ada Lovelace' } as const

describe('a fake platform', () => {
  it('executes calls of a customer, and keeps writes', async () => {
    const fake = fakePlatform()
    const vendor = await fake.add('user_1', stripeKind, { customers: [ADA] })
    const stripe = await connect(stripeKind, { hosted: { ...fake.options, externalUserId: 'user_1' } })

    await stripe.customers.create({ email: 'grace@example.com' })
    const { records } = await stripe.customers.list()
    expect(records).toMatchObject([ADA, { email: 'grace@example.com' }])
    expect(vendor.calls.map(({ operation }) => operation)).toEqual(['customers.create', 'customers.list'])
    expect(fake.requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/account/applications/token', 200],
      ['POST', '/account/applications/scoped-token', 201],
      ['GET', '/integrations/connectors?limit=200&external_user_id=user_1&connector_type=stripe', 200],
      ['POST', `/integrations/connectors/${vendor.connectorId}/execute`, 200],
      ['POST', `/integrations/connectors/${vendor.connectorId}/execute`, 200],
    ])
  })

  it('gives the errors of the vendor and of the call', async () => {
    const fake = fakePlatform()
    const vendor = await fake.add('user_1', stripeKind, { customers: [ADA] })
    const stripe = await connect(stripeKind, { hosted: { ...fake.options, externalUserId: 'user_1' } })
    vendor.fail('customers.get', { status: 402, body: { error: { message: 'Pay first.', code: 'unpaid' } } })

    await expect(stripe.customers.get({ id: 'cus_ada' })).rejects.toMatchObject({
      name: 'UpstreamError',
      upstream: { status: 402, message: 'Pay first.' },
    })
    await expect(stripe.customers.get({ id: 'cus_none' })).rejects.toMatchObject({ code: 'record_not_found' })
    await expect(stripe.$execute('customers', 'list', { limit: 1000 })).rejects.toMatchObject({
      code: 'invalid_params',
      errors: [{ field: 'params.limit' }],
    })
  })

  it('shows a customer only its own connectors', async () => {
    const fake = fakePlatform()
    const { connectorId } = await fake.add('user_1', stripeKind)
    await fake.add('user_2', stripeKind)
    const api = platform(fake.options)
    const ids = []
    for await (const { externalUserId } of api.connectors.list()) ids.push(externalUserId)
    expect(ids).toEqual(['user_1', 'user_2'])

    const other = await connect(stripeKind, { hosted: { ...fake.options, externalUserId: 'user_2', connectorId } })
    await expect(other.customers.list()).rejects.toMatchObject({ code: 'connector_not_found', status: 404 })
    await expect(connect(stripeKind, { hosted: { ...fake.options, externalUserId: 'user_3' } })).rejects.toMatchObject({
      code: 'connector_not_found',
    })
  })

  it('renews expired tokens, and refuses another secret', async () => {
    const fake = fakePlatform()
    await fake.add('user_1', stripeKind, { customers: [ADA] })
    const stripe = await connect(stripeKind, { hosted: { ...fake.options, externalUserId: 'user_1' } })
    fake.clock.advance(60 * 60_000)
    await expect(stripe.customers.list()).resolves.toMatchObject({ records: [ADA] })

    const hosted = { ...fake.options, clientSecret: 'another', externalUserId: 'user_1' }
    await expect(connect(stripeKind, { hosted })).rejects.toMatchObject({ code: 'invalid_client' })
  })

  it('executes a write once for each key', async () => {
    const fake = fakePlatform()
    const vendor = await fake.add('user_1', stripeKind, { customers: [] })
    const stripe = await connect(stripeKind, { hosted: { ...fake.options, externalUserId: 'user_1' } })
    const options = { idempotencyKey: 'key-1' }
    const [first, second] = [
      await stripe.customers.create({ name: 'Ada' }, options),
      await stripe.customers.create({ name: 'Ada' }, options),
    ]
    expect(second.records).toEqual(first.records)
    expect(vendor.calls).toHaveLength(1)
  })

  it('takes and returns files', async () => {
    const fake = fakePlatform()
    const vendor = await fake.add('user_1', boxKind)
    const box = await connect(boxKind, { hosted: { ...fake.options, externalUserId: 'user_1' } })
    const { records } = await box.files.create({
      attributes: { name: 'hello.txt', parent: { id: '0' } },
      file: { bytes: new TextEncoder().encode('hello'), name: 'hello.txt', type: 'text/plain' },
    })
    const { file } = await box.files.download({ id: records.id })
    const content = await new Response(file.stream).arrayBuffer()
    expect(String(vendor.requests[0]!.body)).toContain('hello')
    expect([file.size, content.byteLength]).toEqual([4096, 4096])
  })

  it('lists the own fields of an account, and has calls ask for them', async () => {
    const fake = fakePlatform()
    const ownFields = { contacts: [{ name: 'stage', label: 'Stage', type: 'enum', options: ['new', 'won'] }] } as const
    await fake.add('user_1', hubspotKind, { contacts: [{ id: '1' }] }, { ownFields })
    const hubspot = await connect(hubspotKind, { hosted: { ...fake.options, externalUserId: 'user_1' } })
    const options = ['new', 'won'].map((value) => ({ value, label: value }))
    await expect(hubspot.contacts.$fields()).resolves.toMatchObject([
      { name: 'stage', label: 'Stage', type: 'enum', options, writable: true },
    ])
    await hubspot.contacts.update({ contactId: '1', properties: {} }, { own: { Stage: 'won' } })
    const { records } = await hubspot.contacts.list({}, { own: ['Stage'] })
    expect(records[0]?.properties).toMatchObject({ stage: 'won' })
    await expect(hubspot.properties.$fields()).rejects.toMatchObject({ code: 'invalid_params' })
  })

  it('names what it does not have', async () => {
    const api = platform(fakePlatform().options)
    await expect(api.tokens.widget('user_1', 'https://app.example.com')).rejects.toMatchObject({
      code: 'route_not_found',
      hint: expect.stringContaining('plugboard serve --sandbox') as string,
    })
  })
})
