import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'
import { problemOfField, problemOfKey, problemOfTarget } from './targets.ts'

/** `refs` and `key` name fields of the entity's schema, and `refs` point to entities and fields that exist. */
export const refs: ManifestRule = {
  name: 'refs',
  check({ manifest, report }) {
    for (const [name, entity] of Object.entries(manifest.entities)) {
      const at = pointer('/entities', name)
      const reportAt = (pointer: string, message: string | undefined, on: 'key' | 'value') =>
        message === undefined || report({ rule: 'refs', pointer, message, on })
      if (typeof entity.key === 'string')
        reportAt(pointer(at, 'key'), problemOfKey(manifest, name, entity.key), 'value')
      for (const [field, target] of Object.entries(entity.refs ?? {})) {
        reportAt(pointer(at, 'refs', field), problemOfField(manifest, name, field), 'key')
        reportAt(pointer(at, 'refs', field), problemOfTarget(manifest, target), 'value')
      }
    }
  },
}
