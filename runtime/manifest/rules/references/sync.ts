import type { JsonSchema } from '../../../base/json.ts'
import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/suggest.ts'
import type { EntitySource, Manifest } from '../../manifest.ts'
import type { ResolvedOperation } from '../../resolved.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { idOf, paramsOf } from '../rule.ts'
import { faultOfField, faultOfTarget } from './targets.ts'

/** `sync` lists by an operation that exists, with params it has, by a field of the schema; `search` needs such a listing. */
export const sync: Rule = {
  name: 'sync',
  check(context) {
    for (const [name, entity] of Object.entries(context.manifest.entities)) {
      if (entity.search === undefined && entity.sync === undefined) continue
      checkEntity(context, name, entity)
    }
  },
}

type Tell = (key: string[], message: string | undefined, on?: 'key') => void

function checkEntity({ manifest, resolved, report }: RuleContext, name: string, entity: EntitySource): void {
  const at = pointer('/entities', name)
  const tell: Tell = (keys, message, on) =>
    message === undefined || report({ rule: 'sync', pointer: pointer(at, ...keys), message, ...(on && { on }) })
  const { from, field } = entity.sync ?? {}
  if (entity.search === undefined) tell(['sync'], `Entity "${name}" has sync, but no search that would need it`, 'key')
  if (field !== undefined) tell(['sync', 'field'], faultOfField(manifest, name, field))
  const listing = from ?? `${name}.${entity.list ? 'list' : 'api_search'}`
  const operation = own(resolved.operations, listing)
  if (operation) return checkListing(manifest, resolved.operations, entity, operation, tell)
  const near = didYouMean(listing, Object.keys(resolved.operations))
  if (from !== undefined) tell(['sync', 'from'], `Cannot find operation "${from}".${near}`)
  else if (entity.search !== undefined)
    tell(['search'], `Entity "${name}" has search, but neither a list nor sync.from to fill its copy`, 'key')
}

/** The params that a sync gives, and the entities it walks. */
function checkListing(
  manifest: Manifest,
  operations: Readonly<Record<string, ResolvedOperation>>,
  { sync: source = {} }: EntitySource,
  operation: ResolvedOperation,
  tell: Tell,
): void {
  const params = paramsOf(operation)
  const faultOfParam = (name: string) => {
    if (operation.open !== undefined || Object.hasOwn(params, name)) return undefined
    return `"${name}" is not a param of ${idOf(operation)}.${didYouMean(name, Object.keys(params))}`
  }
  if (source.param !== undefined) tell(['sync', 'param'], faultOfParamPath(source.param, params, faultOfParam))
  for (const name of Object.keys(source.with ?? {})) tell(['sync', 'with', name], faultOfParam(name), 'key')
  for (const [name, target] of Object.entries(source.each ?? {})) {
    tell(['sync', 'each', name], faultOfParam(name), 'key')
    if (typeof target !== 'string') continue
    const [entity = ''] = target.split('.')
    const isListed = own(operations, `${entity}.list`) ?? own(operations, `${entity}.api_search`)
    const unlisted = isListed ? undefined : `Entity "${entity}" has no list that could be walked`
    tell(['sync', 'each', name], faultOfTarget(manifest, target) ?? unlisted)
  }
}

/** `created.gte` is the param `created`, an object that may hold `gte`. */
function faultOfParamPath(
  path: string,
  params: Readonly<Record<string, JsonSchema>>,
  faultOfParam: (name: string) => string | undefined,
): string | undefined {
  if (Object.hasOwn(params, path)) return undefined
  const [name = '', inner] = path.split('.')
  const fault = faultOfParam(name)
  if (fault !== undefined || inner === undefined) return fault
  const properties = own(params, name)?.properties as Record<string, JsonSchema> | undefined
  if (!properties || Object.hasOwn(properties, inner)) return undefined
  return `Param "${name}" has no field "${inner}".${didYouMean(inner, Object.keys(properties))}`
}
