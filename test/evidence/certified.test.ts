/** What a certified kind has to rest on. */
import { expect, it } from 'vitest'
import { certifiedGaps, evidenceOf } from '../../evidence/index.ts'
import type { Fixture } from '../../mock/index.ts'
import { DOCUMENTED, fixtureOf, parcelsWith } from './parcels.ts'

async function gapsOf(
  fixtures: readonly Fixture[],
  ...edits: readonly (readonly [before: string, after: string])[]
): Promise<string[]> {
  const valid = parcelsWith(...edits)
  return certifiedGaps(valid.resolved.operations, fixtures, await evidenceOf(valid, { fixtures }))
}

it('names the styles without a recorded fixture, and the guarded lines without evidence', async () => {
  expect(await gapsOf(DOCUMENTED)).toEqual([
    'no recorded fixture shows a list with pagination cursor, such as parcels.list, which support: certified asks for',
    'no recorded fixture shows a read of one record, such as parcels.get, which support: certified asks for',
    'no recorded fixture shows a write as json, such as parcels.create, which support: certified asks for',
    'auth rests on the manifest alone at lines 19, 23, which support: certified refuses',
    'hosts rests on the manifest alone at line 9, which support: certified refuses',
    'errors rests on the manifest alone at lines 28, 32, which support: certified refuses',
  ])
})

it('is content with one recorded operation of a style, and a page for each line', async () => {
  const recorded = [...DOCUMENTED, fixtureOf('parcels.list', 'recorded'), fixtureOf('parcels.create', 'recorded')]
  const pages = ['base_url: https://api', 'auth:\n', 'errors:\n'] as const
  const gaps = await gapsOf(
    recorded,
    ...pages.map((line) => [line, `# https://docs.parcels.example/api\n${line}`] as const),
  )
  expect(gaps).toEqual([
    'no recorded fixture shows a read of one record, such as parcels.get, which support: certified asks for',
  ])
})
