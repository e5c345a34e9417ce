import { isObject, pointer, RESERVED_NAMES } from '../../../base/json.ts'
import type { DocumentContext, Rule } from '../rule.ts'
import { visitValues } from '../rule.ts'

/** No key anywhere may be a name that would reach an object's prototype. */
export const reservedName: Rule<DocumentContext> = {
  name: 'reserved-name',
  check({ document, report }) {
    visitValues(document.value, (value, at) => {
      if (!isObject(value)) return
      for (const key of Object.keys(value).filter((name) => RESERVED_NAMES.has(name))) {
        const message = `Cannot use "${key}" as a name: JavaScript reserves it`
        report({ rule: 'reserved-name', pointer: pointer(at, key), on: 'key', message })
      }
    })
  },
}
