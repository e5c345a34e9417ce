import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { ManifestRule } from '../rule.ts'

/** Words for an unused scope are never shown: the scope is misspelled, or was removed. */
export const scopeWords: ManifestRule = {
  name: 'scope-words',
  check({ manifest, resolved, report }) {
    const ofOperations = Object.values(resolved.operations).flatMap(({ scopes = [] }) => scopes.flat())
    for (const [variant, { scopes = [], scope_words: words = {} }] of Object.entries(manifest.auth)) {
      const known = [...new Set([...scopes, ...ofOperations])]
      for (const name of Object.keys(words).filter((one) => !known.includes(one))) {
        const message = `Cannot find the scope "${name}": neither the variant nor an operation asks for it.${didYouMean(name, known)}`
        report({ rule: 'scope-words', pointer: pointer('/auth', variant, 'scope_words', name), message, on: 'key' })
      }
    }
  },
}
