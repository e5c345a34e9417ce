/** The listings that fill the copy of an entity, and the params of their first page. */
import { type Json, own, type Params, propertiesOf, setValueAt } from '../base/json.ts'
import { quantity } from '../base/names.ts'
import { capText } from '../language/pagination/shape.ts'
import { compileTemplate, type ValueLookup, valueLookup } from '../language/template-value.ts'
import type {
  NamedValue,
  PageCap,
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

/** The number of records from which a list may be partial. Undefined for a list of all records, or whose pages show its end. */
export function partialFrom(manifest: ResolvedManifest, entity: string): number | undefined {
  const sync = syncOf(manifest, entity)
  if (sync.partial) return 0
  const cap = capOf(manifest, sync)
  return cap?.unit === 'records' ? Math.ceil(cap.most * NEARLY) : undefined
}

/**
 * Describes the records that the list of an entity leaves out; undefined for a list of all records.
 * @param records number of records of the copy
 */
export function partialText(manifest: ResolvedManifest, entity: string, records: number): string | undefined {
  const sync = syncOf(manifest, entity)
  if (sync.partial) return `The list leaves out records of more than ${quantity(sync.partial.days, 'day')}.`
  const cap = capOf(manifest, sync)
  if (!cap) return undefined
  if (Object.keys(sync.each).length > 0) return `The list below each parent ends ${capText(cap)}.`
  const most = recordsOf(cap, manifest.operations[sync.from], sync)
  return records >= most * NEARLY ? `The list ends ${capText(cap)}.` : undefined
}

/** The cap of a sync's list, unless it goes on behind it. */
function capOf({ operations }: ResolvedManifest, { from }: ResolvedSync): PageCap | undefined {
  const cap = own(operations, from)?.pagination?.cap
  return cap?.resume ? undefined : cap
}

/** The number of records before a cap. */
function recordsOf(
  { unit, most, size = '' }: PageCap,
  operation: ResolvedOperation | undefined,
  sync: ResolvedSync,
): number {
  if (unit !== 'pages') return most
  const given = sync.with.find(({ name }) => name === size)?.value
  const asked =
    given && 'constant' in given ? given.constant : own(propertiesOf(operation?.params ?? {}), size)?.default
  return most * (typeof asked === 'number' ? asked : 1)
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
