import { expect, test } from 'vitest'
import { proseFaultsOf } from './check.ts'
import { AREAS } from './texts.ts'

test('descriptions of manifests have no calque, no long sentence and no misspelled word', async () => {
  expect(await proseFaultsOf(AREAS.descriptions())).toEqual([])
})
