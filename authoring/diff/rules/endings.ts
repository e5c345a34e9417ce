/** Rule for parts of an API that end. */
import { pointer } from 'plugboard/author'
import { endSentence } from 'plugboard/internal'
import type { ResolvedManifest } from 'plugboard/runtime'
import { codeText, type DiffRule } from '../model/change.ts'

/** Reports parts with a new or changed end. */
export const ENDING_STATED: DiffRule<ResolvedManifest> = {
  name: 'ending-stated',
  class: 'additive',
  find({ before: { endings: known = [] }, after: { endings = [] } }) {
    return endings
      .filter(({ part, date, use }) => !known.some((one) => one.part === part && one.date === date && one.use === use))
      .map((ending) => ({
        message: `${codeText(ending.part)} ends: ${endSentence(ending)}`,
        at: pointer('', ...ending.part.split('.'), 'sunset'),
      }))
  },
}
