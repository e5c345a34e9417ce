/** Misspelled keys of entities. An entity accepts any verb as a key, so that a misspelled key looks like an action. */
import { at as valueAt, isObject, type Json, type JsonSchema, pointer as join, pointerKeys } from '../base/json.ts'
import { nearest } from '../base/names.ts'
import type { SchemaFault } from '../language/schema.ts'
import { ENTITY_PROPERTIES, MANIFEST_SCHEMA } from './schema/index.ts'

/**
 * Reports an unknown key of an entity instead of the faults inside it. A key is unknown if its value is not a map. It is also unknown
 * if the value has no effect and a known key has nearly the same name.
 */
export function withMisspeltKeys(faults: readonly SchemaFault[], value: Json): SchemaFault[] {
  const unknown = new Map<string, SchemaFault | undefined>()
  const others = faults.filter((fault) => {
    const [top, entity, key] = pointerKeys(fault.pointer)
    if (top !== 'entities' || entity === undefined || key === undefined) return true
    const at = join('/entities', entity, key)
    if (!unknown.has(at)) {
      const isKnown = Object.hasOwn(ENTITY_PROPERTIES, key) || isAction(key, valueAt(value, at) as Json)
      unknown.set(at, isKnown ? undefined : unknownKey(entity, key))
    }
    return unknown.get(at) === undefined
  })
  return [...others, ...[...unknown.values()].filter((fault) => fault !== undefined)]
}

function isAction(key: string, value: Json): boolean {
  return isObject(value) && ('effect' in value || nearest(key, Object.keys(ENTITY_PROPERTIES)) === undefined)
}

function unknownKey(entity: string, key: string): SchemaFault {
  return {
    keyword: 'additionalProperties',
    pointer: join('/entities', entity),
    params: { additionalProperty: key },
    message: 'must NOT have additional properties',
    schema: (MANIFEST_SCHEMA.definitions as Record<string, JsonSchema>).entity,
  }
}
