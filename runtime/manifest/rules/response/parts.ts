import { didYouMean } from '../../../base/names.ts'
import { isObject, own, pointer, referredName } from '../../../base/json.ts'
import type { RecordPart, ResolvedManifest, ResolvedOperation } from '../../model/resolved.ts'
import { partSources } from '../../resolve/parts.ts'
import { eachOperation, idOf, type ManifestRule, neededParams, paramsOf } from '../rule.ts'

/** Parts come from a list of the kind that takes the IDs of a page, and fill fields of the records. */
export const parts: ManifestRule = {
  name: 'parts',
  check(context) {
    const { operations, schemas } = context.resolved
    eachOperation(context, 'parts', (operation, reportAt, originOf) => {
      const id = idOf(operation)
      const fields = fieldsOf(operation, schemas)
      if (!operation.parts && isOwn(originOf('/parts'), operation))
        reportAt('/parts', `${id} reads no records; parts are of the records of a read`, { on: 'key' })
      for (const [name, part] of Object.entries(operation.parts ?? {})) {
        const at = pointer('/parts', name)
        if (fields.length > 0 && !fields.includes(name))
          reportAt(at, `Field "${name}" is not in the records of ${id}.${didYouMean(name, fields)}`, { on: 'key' })
        const [key, problem] = problemOf(part, context.resolved) ?? []
        if (key !== undefined && problem !== undefined) reportAt(pointer(at, key), problem)
        else if (!partSources(operations, id, new Set([name])))
          reportAt(
            pointer(at, 'from'),
            `The parts of ${part.from} lead back to an operation on the way, and would never end`,
          )
      }
    })
  },
}

/** Whether the operation has its own `parts`, rather than its entity's. */
function isOwn(origin: string | undefined, { entity, action }: ResolvedOperation): boolean {
  return origin === pointer('/entities', entity, action, 'parts')
}

/** Returns the problem of a part: the key, and the reason. */
function problemOf(
  { from, param, with: given }: RecordPart,
  { operations, schemas }: ResolvedManifest,
): [key: string, problem: string] | undefined {
  const source = own(operations, from)
  if (!source) return ['from', `Cannot find operation "${from}".${didYouMean(from, Object.keys(operations))}`]
  const isList = source.action === 'list' || source.action === 'api_search'
  if (!isList || source.file || source.steps)
    return ['from', `${from} is not a list by one request a page, as parts need`]
  const params = paramsOf(source)
  const taking = own(params, param)
  if (!taking) return ['param', `Cannot find param "${param}" of ${from}.${didYouMean(param, Object.keys(params))}`]
  if (taking.type !== 'array' || typeof taking.maxItems !== 'number')
    return ['param', `Param "${param}" of ${from} must be a list with maxItems: the most IDs of one request`]
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(params, name))
  if (unknown !== undefined)
    return ['with', `Cannot find param "${unknown}" of ${from}.${didYouMean(unknown, Object.keys(params))}`]
  const missing = neededParams(source).find((name) => name !== param && !Object.hasOwn(given, name))
  if (missing !== undefined) return ['from', `${from} requires param "${missing}": set it under with`]
  return fieldsOf(source, schemas).length === 0
    ? ['from', `${from} has no schema, which says what its records are`]
    : undefined
}

function fieldsOf({ record }: ResolvedOperation, schemas: ResolvedManifest['schemas']): string[] {
  const name = referredName(record)
  const { properties } = (name === undefined ? record : own(schemas, name)) ?? {}
  return isObject(properties) ? Object.keys(properties) : []
}
