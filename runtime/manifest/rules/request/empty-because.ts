import { pointer } from '../../../base/json.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/** An error treated as no records hides failures, so its reason must be stated. */
export const emptyBecause: ManifestRule = {
  name: 'empty-because',
  check({ manifest, report }) {
    for (const { at, source } of levelsOf(manifest)) {
      source.errors?.rules?.forEach((rule, index) => {
        if (rule.as !== 'empty' || rule.because !== undefined) return
        const message = 'An error that counts as empty needs because: say why it is not an error'
        report({ rule: 'empty-because', pointer: pointer(at, 'errors', 'rules', index, 'as'), message })
      })
    }
  },
}
