import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'
import { eachField } from '../text/fields.ts'

/** Where and how a value is sent is said of params, not of fields inside them or of records, where it would be ignored. */
export const paramWords: ManifestRule = {
  name: 'param-words',
  check({ manifest, report }) {
    eachField(manifest, (field, at) => {
      if (/(?:^|\/)params\/[^/]+$/.test(at)) return
      for (const word of ['as', 'in', 'arrays', 'write', 'form'] as const) {
        if (field[word] === undefined) continue
        const message = `"${word}" sets where and how a param is sent; move it to the param itself`
        report({ rule: 'param-words', pointer: pointer(at, word), on: 'key', message })
      }
    })
  },
}
