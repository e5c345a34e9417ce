import { pointer } from '../../../base/json.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/** An error that reads as no records hides failures, so its reason must be stated. */
export const emptyBecause: ManifestRule = {
  name: 'empty-because',
  check({ manifest, report }) {
    for (const { at, source } of levelsOf(manifest)) {
      source.errors?.rules?.forEach((rule, index) => {
        if (rule.as !== 'empty' || rule.because !== undefined) return
        const message = 'An error that reads as empty needs because: why it is none'
        report({ rule: 'empty-because', pointer: pointer(at, 'errors', 'rules', index, 'as'), message })
      })
    }
  },
}
