/** What `doctor` says of APIs that end. */
import { expect, it } from 'vitest'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { checkEnds } from '../../../../server/operators/operate/doctor/kinds.ts'

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
