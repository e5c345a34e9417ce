import { at as valueAt, isObject, pointer, RESERVED_NAMES } from '../../../base/json.ts'
import { type DocumentContext, type ManifestRule, visitValues } from '../rule.ts'

/** No key may be a name of an object's prototype, such as `__proto__`. An entity `then` would make its connector a promise. */
export const reservedName: ManifestRule<DocumentContext> = {
  name: 'reserved-name',
  check({ document, report }) {
    visitValues(document.value, (value, at) => {
      if (!isObject(value)) return
      for (const key of Object.keys(value).filter((name) => RESERVED_NAMES.has(name))) {
        const message = `Cannot use "${key}" as a name: JavaScript reserves it`
        report({ rule: 'reserved-name', pointer: pointer(at, key), on: 'key', message })
      }
    })
    if (valueAt(document.value, '/entities/then') === undefined) return
    const message = 'Cannot use "then" as the name of an entity: await would treat its connector as a promise'
    report({ rule: 'reserved-name', pointer: '/entities/then', on: 'key', message })
  },
}
