/** Finds what one entity says about another. */
import { didYouMean } from '../../../base/suggest.ts'
import type { Manifest } from '../../manifest.ts'
import { fieldsOf } from '../../resolve/operation.ts'

/** What is wrong with `entity.field`, or undefined. Entities without a schema take any field. */
export function faultOfTarget(manifest: Manifest, target: string): string | undefined {
  const [entity = '', field = ''] = target.split('.')
  if (!Object.hasOwn(manifest.entities, entity)) {
    return `Cannot find entity "${entity}".${didYouMean(entity, Object.keys(manifest.entities))}`
  }
  return faultOfField(manifest, entity, field)
}

/** What is wrong with the name of a record's field, or undefined. */
export function faultOfField(manifest: Manifest, entity: string, path: string): string | undefined {
  const { schema } = manifest.entities[entity]!
  const known = Object.keys(fieldsOf(manifest, schema))
  const [name = ''] = path.split('.')
  if (known.length === 0 || known.includes(path) || known.includes(name)) return undefined
  return `Cannot find field "${name}" in schema "${schema}" of ${entity}.${didYouMean(name, known)}`
}
