/** Versions of third parties' APIs that end: a server's log warns of them. */
import { expect, it } from 'vitest'
import { warnOfSunsets } from '../../server/background.ts'
import { createCatalogue } from '../../server/catalogue/index.ts'
import { createLog } from '../../server/observe/index.ts'

it('a server warns in its log of each kind whose version ends within half a year, and of no other', async () => {
  const catalogue = await createCatalogue()
  const lines: string[] = []
  const log = createLog({ level: 'info', stream: { write: (line) => void lines.push(line) } })
  warnOfSunsets({ catalogue, log, now: () => Date.parse('2027-09-30') })()
  const warned = lines.map((line) => JSON.parse(line) as { kind: string; message: string })
  expect(warned.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'shopify: Shopify ends version 2026-10 of its API on 2027-10-01, in 1 day: https://shopify.dev/docs/api/usage/versioning',
  ])
})
