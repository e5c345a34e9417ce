import { type JsonSchema, own, pointer, propertiesOf } from '../../../base/json.ts'
import { keyFields } from '../../../language/record-key.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../model/resolved.ts'
import { type ManifestRule, namesInPath } from '../rule.ts'

/**
 * Records have a key: by it, callers read them, copies store them, and walks drop records that come twice. Records of reports and
 * logs have none. So the rule reports only entities with a `get`, and records with a field that looks like a key.
 */
export const missingKey: ManifestRule = {
  name: 'missing-key',
  severity: 'warning',
  check({ manifest, resolved, report }) {
    for (const [name, { key }] of Object.entries(resolved.entities)) {
      const list = own(resolved.operations, `${name}.list`)
      const fields = list && fieldsOf(list, resolved)
      if (!fields || keyFields(key).every((field) => fields.includes(field))) continue
      const get = own(resolved.operations, `${name}.get`)
      const inPath = get ? namesInPath(get.path) : []
      const isNamed = own(manifest.entities, name)?.key !== undefined
      const near = isNamed ? undefined : fields.find((field) => inPath.includes(field) || isKey(field, name))
      if (near === undefined && !get) continue
      const missing = keyFields(key).find((field) => !fields.includes(field))
      const hint = near === undefined ? 'name its field under key, or give it with at' : `did you mean key: ${near}?`
      const message = `Records of ${name}.list have no field "${missing}", which is their key: ${hint}`
      report({ rule: 'missing-key', pointer: pointer('/entities', name), on: 'key', message })
    }
  },
}

/** Returns the names of a record's fields; undefined for a record that the manifest does not describe. */
function fieldsOf({ record }: ResolvedOperation, { schemas }: ResolvedManifest): string[] | undefined {
  const reference = typeof record?.$ref === 'string' ? record.$ref.split('/').at(-1) : undefined
  const schema: JsonSchema | undefined = reference === undefined ? record : own(schemas, reference)
  const names = Object.keys(schema ? propertiesOf(schema) : {})
  return names.length > 0 ? names : undefined
}

/** Whether a field looks like the key of an entity: `uuid`, `invoice_id` of invoices. */
function isKey(field: string, entity: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll('_', '')
  const owner = /^(.+)id$/.exec(plain(field))?.[1]
  if (/^(?:uid|uuid|guid|sid|gid|_id|ID|Id)$/.test(field)) return true
  return owner !== undefined && [owner, `${owner}s`, owner.replace(/y$/, 'ies')].includes(plain(entity))
}
