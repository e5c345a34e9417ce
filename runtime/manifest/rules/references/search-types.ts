import { isObject, type JsonSchema, pointer, referredSchema } from '../../../base/json.ts'
import type { ResolvedManifest } from '../../model/resolved.ts'
import type { ManifestRule } from '../rule.ts'

/** No search finds values that are stored as another type than in records. */
export const searchTypes: ManifestRule = {
  name: 'search-types',
  severity: 'warning',
  check({ resolved, report }) {
    for (const [entity, { search = {}, sync }] of Object.entries(resolved.entities)) {
      const record = resolved.operations[sync?.from ?? '']?.record
      const properties = record && referredSchema(record, resolved.schemas).properties
      if (!isObject(properties)) continue
      for (const [name, { type, at }] of Object.entries(search)) {
        const types = at ? [] : typesOf(properties[name] as JsonSchema | undefined, resolved.schemas)
        if (types.length === 0 || types.some((one) => isStoredAs(one, type))) continue
        const message = `Search field "${name}" of ${entity} is ${type}, but ${types.join(' or ')} in its records`
        report({ rule: 'search-types', pointer: pointer('/entities', entity, 'search'), message })
      }
    }
  },
}

/** Whether records of a type are stored as a search type. Numbers may come as text, and times are text or numbers. */
function isStoredAs(type: string, search: string): boolean {
  const isText = type === 'string' || type === 'integer' || type === 'number'
  return type === search || (isText && /^(?:integer|number|timestamp)$/.test(search))
}

type Schemas = ResolvedManifest['schemas']

/** Returns the types of a value, except null; none if any value is valid. */
function typesOf(schema: JsonSchema | undefined, schemas: Schemas): string[] {
  if (!schema) return []
  const target = referredSchema(schema, schemas)
  const branches = [target.anyOf].flat().filter(isObject) as JsonSchema[]
  const types = branches.length > 0 ? branches.flatMap((one) => typesOf(one, schemas)) : [target.type].flat()
  return [...new Set(types.filter((type): type is string => typeof type === 'string' && type !== 'null'))]
}
