/** What `doctor` says of APIs that end. */
import { expect, it } from 'vitest'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { checkEnds, checkNotices } from '../../../../server/operators/operate/doctor/kinds.ts'

it('warns of what ends of the kinds that connectors use', async () => {
  const catalogue = await createCatalogue()
  const now = Date.parse('2027-04-01')
  expect(checkEnds(catalogue, ['stripe'], now)).toEqual([])
  expect(checkEnds(catalogue, ['stripe', 'zendesk-support'], now)).toEqual([
    {
      name: 'ends',
      state: 'warn',
      message:
        'Zendesk Support ends auth.api_token on 2027-04-30, in 29 days: https://developer.zendesk.com/documentation/api-basics/authentication/oauth-migration/',
      advice: 'See plugboard kinds zendesk-support. A later version of Plugboard may call what follows.',
    },
  ])
})

it('warns once of an end that third parties announce for several operations', () => {
  const at = new Date('2027-04-01')
  const notice = {
    kind: 'stripe',
    type: 'ends',
    source: 'Sunset',
    ends_on: '2027-10-16',
    text: 'Sat, 16 Oct 2027 15:00:00 GMT',
    link: 'https://stripe.example/v2',
    organizations: 2,
    first_seen_at: at,
    last_seen_at: at,
  } as const
  const notices = ['customers.get', 'customers.list'].map((operation) => ({ ...notice, operation }))
  expect(checkNotices(notices, at.getTime())).toEqual([
    {
      name: 'notices',
      state: 'warn',
      message:
        'stripe ends customers.get, customers.list on 2027-10-16. Sunset: Sat, 16 Oct 2027 15:00:00 GMT, https://stripe.example/v2',
      advice: 'See stripe in the console: /kinds/stripe.',
    },
  ])
})
