/** The listings that fill the copy of an entity, and the params of their first page. */
import { type Json, type Params, setValueAt } from '../base/json.ts'
import { compileTemplate, type ValueLookup, valueLookup } from '../language/template-value.ts'
import type {
  NamedValue,
  ResolvedListing,
  ResolvedManifest,
  ResolvedOperation,
  ResolvedSync,
  Value,
} from '../manifest/index.ts'
import { compile, type Plan } from '../plan/index.ts'

/** The sync of an entity. An entity that only has the parents of others is listed whole. */
export function syncOf({ entities, operations }: ResolvedManifest, entity: string): ResolvedSync {
  const listing = operations[`${entity}.list`] ? 'list' : 'api_search'
  return entities[entity]!.sync ?? { from: `${entity}.${listing}`, with: [], each: {}, lookbackSeconds: 0 }
}

/** The tolerance of a list's limit: records move between pages while they are read. */
const NEARLY = 0.9

/** The number of records from which a list may be partial; undefined for a list of all records. */
export function partialFrom({ partial }: ResolvedSync): number | undefined {
  if (!partial) return undefined
  return 'days' in partial ? 0 : Math.ceil(partial.records * NEARLY)
}

const plans = new WeakMap<Plan, Plan>()

/** The plan with the lists of changes as operations: `tickets.changes`. Only a sync can call them. */
export function withChanges(plan: Plan): Plan {
  const { manifest } = plan
  if (!manifest.changes) return plan
  const known = plans.get(plan)
  if (known) return known
  const named = Object.entries(manifest.changes).map(([entity, one]): [string, ResolvedOperation] => [
    `${entity}.changes`,
    one,
  ])
  const made = compile({ ...manifest, operations: { ...manifest.operations, ...Object.fromEntries(named) } })
  plans.set(plan, made)
  return made
}

/**
 * The params of a listing's first page.
 * @param since the value from which to ask for changes; null for all records
 * @param parents the params that name the parents below which it lists
 */
export function listingParams(
  { with: entries, param }: Pick<ResolvedListing, 'with' | 'param'>,
  since: Json,
  parents: Params,
): Params {
  const given = renderedParams(entries, { ...parents, ...(since !== null && { since }) })
  if (param !== undefined && since !== null) setValueAt(given, param.split('.'), since)
  return { ...given, ...parents }
}

/** The params of a manifest, without empty ones. @param values the values of templates, by name */
export function renderedParams(entries: readonly NamedValue[], values: Params): Record<string, Json> {
  const scope = valueLookup(values, {})
  const given: Record<string, Json> = {}
  for (const { name, value } of entries) {
    const one = valueOf(value, scope)
    if (one !== undefined) given[name] = one
  }
  return given
}

/** The params of the operation that reads a changed record by its key. */
export function changedRecordParams(
  entries: readonly NamedValue[],
  { params }: ResolvedOperation,
  key: string,
): Params {
  const [name = ''] = (params.required ?? []) as string[]
  return { ...renderedParams(entries, {}), [name]: key }
}

function valueOf(value: Value, scope: ValueLookup): Json | undefined {
  if ('constant' in value) return value.constant
  if ('template' in value) return compileTemplate(value.template)(scope)
  if ('list' in value) return value.list.map((one) => valueOf(one, scope)).filter((one) => one !== undefined)
  const map: Record<string, Json> = {}
  for (const [name, one] of Object.entries(value.map)) {
    const rendered = valueOf(one, scope)
    if (rendered !== undefined) map[name] = rendered
  }
  return map
}
