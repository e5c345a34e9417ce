import { isObject, pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** Keys for one param or field, which a type does not pass on. */
const OWN_WORDS = ['required', 'max_bytes'] as const

/** A type's keys for a single use would have no effect: a required param would be optional. */
export const typeWords: ManifestRule = {
  name: 'type-words',
  check({ manifest: { types = {} }, report }) {
    for (const [name, type] of Object.entries(types)) {
      if (!isObject(type)) continue
      for (const word of OWN_WORDS.filter((one) => type[one] !== undefined)) {
        const mark = word === 'required' ? `, as in "${name}!"` : ''
        const message = `"${word}" has no effect under types: set it on each param and field of type ${name}${mark}`
        report({ rule: 'type-words', pointer: pointer('/types', name, word), message, on: 'key' })
      }
    }
  },
}
