import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from 'plugboard'
import chargebeeKind from 'plugboard/kinds/chargebee'
import shopifyKind from 'plugboard/kinds/shopify'
import stripeKind from 'plugboard/kinds/stripe'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the sandbox', () => {
  it('has records of every entity, page by page', async () => {
    const stripe = await connect(stripeKind, { sandbox: true })
    const { records, next } = await stripe.customers.list({ limit: 100 })
    expect(records).toHaveLength(100)
    expect(next).toMatchObject({ limit: 100 })
    const ids: string[] = []
    for await (const { id } of stripe.customers.list.all({ limit: 100 })) ids.push(id)
    expect(new Set(ids).size).toBe(250)
  })

  it('keeps writes, only for one connector', async () => {
    const [one, other] = await Promise.all([
      connect(stripeKind, { sandbox: true }),
      connect(stripeKind, { sandbox: true }),
    ])
    const { records } = await one.customers.create({ email: 'ada@example.com' })
    const id = records?.id ?? ''
    await expect(one.customers.get({ id })).resolves.toMatchObject({ records: { email: 'ada@example.com' } })
    await expect(other.customers.get({ id })).rejects.toMatchObject({ code: 'record_not_found' })
  })

  it('takes settings of the account', async () => {
    const shopify = await connect(shopifyKind, { sandbox: true, config: { shop: 'willow' } })
    await expect(shopify.shop.get()).resolves.toHaveProperty('records.name')
  })

  it('takes no credentials, which it would not check', async () => {
    // @ts-expect-error -- credentials and sandbox
    const connecting = connect(stripeKind, { sandbox: true, credentials: { api_key: 'sk_live_1' } })
    await expect(connecting).rejects.toThrow('option sandbox takes no credentials: nothing is sent to a vendor')
  })

  it('refuses an auth variant that the kind does not have', async () => {
    // @ts-expect-error -- the variant does not exist
    await expect(connect(stripeKind, { sandbox: true, auth: 'basic' })).rejects.toThrow('there is no auth "basic"')
  })
})

describe('PLUGBOARD_SANDBOX', () => {
  it('puts every account into the sandbox, whatever its credentials are', async () => {
    vi.stubEnv('PLUGBOARD_SANDBOX', '1')
    const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY ?? '' } })
    await expect(stripe.customers.list()).resolves.toHaveProperty('records.0.id')
  })

  it('does nothing where it is 0, or where the program sets sandbox: false', async () => {
    const refused = { code: 'credentials_mismatch' }
    vi.stubEnv('PLUGBOARD_SANDBOX', '0')
    await expect(connect(stripeKind, { credentials: { api_key: '' } })).rejects.toMatchObject(refused)
    vi.stubEnv('PLUGBOARD_SANDBOX', '1')
    await expect(connect(stripeKind, { sandbox: false, credentials: { api_key: '' } })).rejects.toMatchObject(refused)
  })
})

it('the name, the first name and the email address of a record belong to one person', async () => {
  const stripe = await connect(stripeKind, { sandbox: true })
  const chargebee = await connect(chargebeeKind, { sandbox: true })
  const { records: customers } = await stripe.customers.list({ limit: 100 })
  const { records: people } = await chargebee.customers.list({ limit: 100 })
  const named = customers.flatMap(({ name, email }) => (name && email ? [[name.split(' ')[0], email] as const] : []))
  const first = people.flatMap(({ first_name: name, email }) => (name && email ? [[name, email] as const] : []))
  const wrong = [...named, ...first].filter(([name, email]) => !email.startsWith(`${name!.toLowerCase()}.`))
  expect([wrong, named.length > 30, first.length > 30]).toEqual([[], true, true])
})
