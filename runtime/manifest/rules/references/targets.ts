/** Checks references from one entity to another. */
import { didYouMean } from '../../../base/names.ts'
import type { Manifest } from '../../model/manifest.ts'
import { schemaFields } from '../../resolve/operation.ts'

/** Returns the problem of a reference `entity.field`, or undefined. Entities without a schema have any field. */
export function problemOfTarget(manifest: Manifest, target: string): string | undefined {
  const [entity = '', field = ''] = target.split('.')
  if (!Object.hasOwn(manifest.entities, entity)) {
    return `Cannot find entity "${entity}".${didYouMean(entity, Object.keys(manifest.entities))}`
  }
  return problemOfField(manifest, entity, field)
}

/** Returns the problem of a key field's name, or undefined. */
export function problemOfKey(manifest: Manifest, entity: string, key: string): string | undefined {
  const isInside = key.includes('.') && !Object.hasOwn(schemaFields(manifest, manifest.entities[entity]!.schema), key)
  if (isInside)
    return `Key "${key}" is not a field of the record: add a field with "at: $.${key}" to its schema, and name that`
  return problemOfField(manifest, entity, key)
}

/** Returns the problem of a record field's name, or undefined. */
export function problemOfField(manifest: Manifest, entity: string, path: string): string | undefined {
  const { schema } = manifest.entities[entity]!
  const known = Object.keys(schemaFields(manifest, schema))
  const [name = ''] = path.split('.')
  if (known.length === 0 || known.includes(path) || known.includes(name)) return undefined
  return `Cannot find field "${name}" in schema "${schema}" of ${entity}.${didYouMean(name, known)}`
}
