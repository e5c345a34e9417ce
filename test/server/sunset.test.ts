/** What ends of third parties' APIs: a server's log warns of it. */
import { expect, it } from 'vitest'
import { warnOfEnds } from '../../server/accounts/services/watch.ts'
import { createCatalogue } from '../../server/accounts/catalogue/index.ts'
import { createLog } from '../../server/ground/observe/index.ts'

it('a server warns in its log of what ends within half a year or has ended', async () => {
  const catalogue = await createCatalogue()
  const lines: string[] = []
  const log = createLog({ level: 'info', stream: { write: (line) => void lines.push(line) } })
  warnOfEnds({ catalogue, log, now: () => Date.parse('2026-11-29') })()
  const warned = lines.map((line) => JSON.parse(line) as { kind: string; message: string })
  expect(warned.map(({ kind, message }) => `${kind}: ${message.slice(0, message.indexOf(': '))}`)).toEqual([
    'amazon-seller-partner: Amazon Seller Partner ends entities.order_items on 2027-03-27, in 118 days',
    'zendesk-support: Zendesk Support ends auth.api_token on 2027-04-30, in 152 days',
    'zendesk-talk: Zendesk Talk ends auth.api_token on 2027-04-30, in 152 days',
  ])
})
