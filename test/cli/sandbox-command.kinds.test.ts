/** `plugboard sandbox` over many kinds: all of the package in `test:kinds`, as without words. */
import { expect, it } from 'vitest'
import { readManifestSources } from '../../cli/input/source.ts'
import { KINDS } from '../support/catalogue.ts'
import { TESTED_KINDS } from '../support/kinds.ts'
import { whilePlaying } from './while-playing.ts'

it('without words simulates every kind of the package', async () => {
  const sources = await readManifestSources([])
  expect(sources.map(({ file }) => file).sort()).toEqual(KINDS.map((kind) => `definitions/${kind}.yaml`).sort())
})

it('says how each kind is reached', async () => {
  const { code, stdout } = await whilePlaying(TESTED_KINDS.length === KINDS.length ? [] : TESTED_KINDS)
  const count = `${TESTED_KINDS.length} ${TESTED_KINDS.length === 1 ? 'kind' : 'kinds'}`
  expect({ code, first: stdout.split(' simulated')[0] }).toEqual({ code: 0, first: count })
  expect(TESTED_KINDS.filter((kind) => !stdout.includes(`\n${kind} `))).toEqual([])
})
