import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** A name has one meaning. A field with a name of both would be read as the type, and the schema would be unused. */
export const typeNames: ManifestRule = {
  name: 'type-names',
  check({ manifest: { types = {}, schemas = {} }, report }) {
    for (const name of Object.keys(schemas).filter((schema) => Object.hasOwn(types, schema))) {
      const message = (other: string) => `Name "${name}" is also used under ${other}: rename one of them`
      report({ rule: 'type-names', pointer: pointer('/types', name), message: message('schemas'), on: 'key' })
      report({ rule: 'type-names', pointer: pointer('/schemas', name), message: message('types'), on: 'key' })
    }
  },
}
