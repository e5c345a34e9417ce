import { describe, expect, it } from 'vitest'
import stripeKind from 'plugboard/kinds/stripe'
import linearKind from 'plugboard/kinds/linear'
import { fakeConnector } from 'plugboard/testing'

const CUSTOMERS = Array.from({ length: 250 }, (_, index) => ({ id: `cus_${index}` }))

/** The page sizes that an iteration of customers asks the vendor for. */
async function sizesOf(params: { limit?: number }, options: { limit?: number }): Promise<(string | null)[]> {
  const fake = await fakeConnector(stripeKind, { customers: CUSTOMERS })
  const ids: string[] = []
  for await (const { id } of fake.connector.customers.list.all(params, options)) ids.push(id)
  expect(ids).toEqual(CUSTOMERS.slice(0, options.limit).map(({ id }) => id))
  return fake.requests.map(({ url }) => new URL(url).searchParams.get('limit'))
}

describe('an iteration', () => {
  it('asks for the largest page that the list allows', async () => {
    await expect(sizesOf({}, {})).resolves.toEqual(['100', '100', '100'])
  })

  it('asks for no more records than it returns', async () => {
    await expect(sizesOf({}, { limit: 30 })).resolves.toEqual(['30'])
  })

  it('takes the page size of the caller', async () => {
    await expect(sizesOf({ limit: 40 }, { limit: 100 })).resolves.toEqual(['40', '40', '40'])
  })

  it('leaves GraphQL at the page size of the vendor', async () => {
    const fake = await fakeConnector(linearKind, { teams: [{ id: 't1' }] })
    const ids: unknown[] = []
    for await (const { id } of fake.connector.teams.list.all()) ids.push(id)
    expect(fake.calls).toEqual([{ operation: 'teams.list', params: {} }])
  })
})

it('one call keeps the page size of the vendor', async () => {
  const fake = await fakeConnector(stripeKind, { customers: CUSTOMERS })
  const { records } = await fake.connector.customers.list()
  expect(records).toHaveLength(10)
})
