import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'
import { eachField } from '../text/fields.ts'

/** Only params have keys for the place and style of a value. Fields of params and records would ignore them. */
export const paramWords: ManifestRule = {
  name: 'param-words',
  check({ manifest, report }) {
    eachField(manifest, (field, at) => {
      if (/(?:^|\/)params\/[^/]+$/.test(at)) return
      for (const word of ['as', 'in', 'arrays', 'write', 'form', 'twice'] as const) {
        if (field[word] === undefined) continue
        const message = `"${word}" sets where and how a param is sent; move it to the param itself`
        report({ rule: 'param-words', pointer: pointer(at, word), on: 'key', message })
      }
    })
  },
}
