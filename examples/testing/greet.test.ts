import { expect, it } from 'vitest'
import stripeKind from 'plugboard/kinds/stripe'
import { fakeConnector } from 'plugboard/testing'
import { greetCustomers } from './greet.ts'

it('greets each customer by name', async () => {
  const fake = await fakeConnector(stripeKind, {
    customers: [
      { id: 'cus_1', name: 'Ada Lovelace' },
      { id: 'cus_2', name: 'Grace Hopper' },
    ],
  })
  fake.fail('customers.list', 'rate_limited')

  expect(await greetCustomers(fake.connector)).toEqual(['Hello Ada Lovelace', 'Hello Grace Hopper'])
  expect(fake.calls).toEqual([{ operation: 'customers.list', params: { limit: 100 } }])
  expect(fake.requests.map(({ status }) => status)).toEqual([429, 200])
})
