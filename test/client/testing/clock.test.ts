import { expect, it } from 'vitest'
import { FakeClock, fakeConnector } from 'plugboard/testing'
import hubspotKind from 'plugboard/kinds/hubspot'

const HOUR_MS = 60 * 60 * 1000

it('a fake clock lets tokens expire on command', async () => {
  const fake = await fakeConnector(hubspotKind, {}, { auth: 'oauth' })
  const renewals = () => fake.requests.filter(({ operation }) => operation === undefined).length
  fake.fail('*', 'expired_token')
  await fake.connector.contacts.list()
  expect(renewals()).toBe(1)
  await fake.connector.contacts.list()
  expect(renewals()).toBe(1)
  fake.clock.advance(2 * HOUR_MS)
  await fake.connector.contacts.list()
  expect(renewals()).toBe(2)
})

it('a wait moves the fake clock forward', async () => {
  const clock = new FakeClock(0)
  await clock.wait(500)
  expect(clock.now()).toBe(500)
})
