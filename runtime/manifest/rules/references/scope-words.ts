import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { ManifestRule } from '../rule.ts'

/** Words for a scope that is not asked for would never be shown: the scope is misspelt, or was removed. */
export const scopeWords: ManifestRule = {
  name: 'scope-words',
  check({ manifest, report }) {
    for (const [variant, { scopes = [], scope_words: words = {} }] of Object.entries(manifest.auth))
      for (const name of Object.keys(words).filter((one) => !scopes.includes(one))) {
        const message = `Cannot find the scope "${name}": it is not among scopes.${didYouMean(name, scopes)}`
        report({ rule: 'scope-words', pointer: pointer('/auth', variant, 'scope_words', name), message, on: 'key' })
      }
  },
}
