/** Versions of third parties' APIs that end: a server's log warns of them. */
import { expect, it } from 'vitest'
import { warnOfSunsets } from '../../server/background.ts'
import { createCatalogue } from '../../server/accounts/catalogue/index.ts'
import { createLog } from '../../server/ground/observe/index.ts'

it('a server warns in its log of each kind whose version ends within half a year or has ended', async () => {
  const catalogue = await createCatalogue()
  const lines: string[] = []
  const log = createLog({ level: 'info', stream: { write: (line) => void lines.push(line) } })
  warnOfSunsets({ catalogue, log, now: () => Date.parse('2026-11-29') })()
  const warned = lines.map((line) => JSON.parse(line) as { kind: string; message: string })
  expect(warned.map(({ kind, message }) => `${kind}: ${message.slice(0, message.indexOf(': '))}`)).toEqual([
    'greenhouse: Greenhouse ended version v1 of its API on 2026-08-31',
  ])
})
