/** Words that the correction of spelling leaves unchanged. */
import { expect, test } from 'vitest'
import { Vocabulary } from '../../../../client/agent/find/spelling.ts'
import { plainWords } from '../../../../client/agent/find/words.ts'
import { agentKindsOf } from '../../../support/recall.ts'

test('no keyword of a manifest is corrected', async () => {
  const kinds = await agentKindsOf()
  const vocabulary = new Vocabulary(kinds)
  const keywords = kinds.flatMap(({ operations }) => operations.flatMap((one) => one.keywords ?? []))
  const changed = keywords.filter((keyword) => vocabulary.respell(keyword) !== plainWords(keyword).join(' '))
  expect([keywords.length > 1000, changed]).toEqual([true, []])
})
