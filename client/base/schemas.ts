/** Parts of the JSON Schemas of params, which may be absent. */
import { isObject } from '../../runtime/base/json.ts'
import type { Json, JsonSchema } from '../../runtime/index.ts'

/** Properties of a schema by name. Empty without any. */
export function schemaProperties({ properties }: JsonSchema): Readonly<Record<string, Json>> {
  return isObject(properties) ? properties : {}
}

/** Names of the required properties of a schema. */
export function requiredNames({ required }: JsonSchema): string[] {
  return Array.isArray(required) ? required.map(String) : []
}
