/** Plans the capture of a kind: only reads, each after the reads that provide its params. */
import { ConnectorError, find, type Json, type JsonObject, type Plan, type ResolvedOperation } from 'plugboard/runtime'
import { listingParams, own, ownKeyField, requiredOf } from 'plugboard/internal'
import { pageParams } from '../../mock/index.ts'
import { singular, snakeCase } from '../base/words.ts'

/** The purpose of a read. */
export type CaptureAim = 'pages' | 'empty' | 'record' | 'not-found' | 'wrong-credential'

/** One read. */
export interface PlannedRead {
  /** `customers.list` */
  readonly operation: string
  readonly shows: CaptureAim
  /** The case in the names of its fixtures; absent for plain ones. */
  readonly case?: string
  /** Params known in advance. */
  readonly params: JsonObject
  /** Params from the first record of a list: `customers.id`. */
  readonly from: Readonly<Record<string, string>>
  readonly pages: number
}

/** An operation that is not captured, with the reason. */
export interface LeftOperation {
  readonly operation: string
  readonly because: string
}

/** The reads of a kind. */
export interface CapturePlan {
  readonly reads: readonly PlannedRead[]
  readonly left: readonly LeftOperation[]
}

/** Options of `planCapture`. */
export interface PlanOptions {
  /** The caller's params, for every operation that takes them. */
  readonly given: JsonObject
  /** Whether to send a wrong credential once. */
  readonly refusals: boolean
}

/** Plans two pages and an empty response of each list, a record of each entity, and a key that does not exist. Never plans a write. */
export function planCapture(plan: Plan, { given, refusals }: PlanOptions): CapturePlan {
  const ids = Object.keys(plan.manifest.operations)
  const left = ids.flatMap((id): LeftOperation[] => {
    const because = reasonAgainst(operationOf(plan, id))
    return because === undefined ? [] : [{ operation: id, because }]
  })
  const wanted = ids.filter((id) => !left.some(({ operation }) => operation === id))
  const sources = wanted.map((id) => sourcesOf(plan, id, given))
  const lists = inOrder(sources.filter(({ id }) => isList(plan, id)))
  const records = sources.filter(({ id }) => !isList(plan, id))
  const possible = [...lists, ...records.filter((one) => isFed(one, lists))]
  const impossible = sources.filter((one) => !possible.includes(one))
  const reads = possible.flatMap((one) => readsOf(plan, one, given))
  return {
    reads: [...reads, ...(refusals ? wrongCredential(plan, possible) : [])],
    left: [...left, ...impossible.map((one) => ({ operation: one.id, because: lackOf(one) }))],
  }
}

function operationOf({ manifest }: Plan, id: string): ResolvedOperation {
  const operation = own(manifest.operations, id)
  if (!operation) throw new Error(`${manifest.kind} has no operation ${id}`)
  return operation
}

function reasonAgainst({ effect, file, action }: ResolvedOperation): string | undefined {
  if (effect !== 'read') return 'it writes: capture it by its name'
  if (file || !['list', 'api_search', 'get'].includes(action)) return 'it is a download: capture it by its name'
  return undefined
}

/** Sources of the required params of an operation. */
interface Sources {
  readonly id: string
  readonly from: Readonly<Record<string, string>>
  readonly missing: readonly string[]
}

function sourcesOf(plan: Plan, id: string, given: JsonObject): Sources {
  const operation = operationOf(plan, id)
  const unmet = operation.require?.some((set) => set.every((name) => name in given)) ?? true
  const needed = requiredOf(operation.params).filter((name) => !(name in given))
  const pairs = needed.map((name) => [name, sourceOf(plan, operation, name)] as const)
  const choice = unmet ? [] : [(operation.require ?? []).map((set) => set.join(' and ')).join(', or ')]
  return {
    id,
    from: Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)),
    missing: [...pairs.filter(([, field]) => field === undefined).map(([name]) => name), ...choice],
  }
}

/** Returns a list's field for a param: from a sync below parents, a reference, the record's own key, or an entity of that name. */
function sourceOf({ manifest }: Plan, { entity, action, path }: ResolvedOperation, name: string): string | undefined {
  const { sync, refs = {}, key = 'id' } = own(manifest.entities, entity) ?? {}
  const parent = sync && own(sync.each, name)
  if (typeof parent === 'string') return parent
  const last = path.findLast((part) => typeof part !== 'string')
  if (action === 'get' && typeof last === 'object' && last.param === name) return `${entity}.${ownKeyField(key)}`
  const referred = own(refs, name)
  if (referred !== undefined) return referred
  const named = Object.entries(manifest.entities).find(
    ([other, { key: theirs }]) => `${singular(other)}_${ownKeyField(theirs)}` === snakeCase(name),
  )
  return named && `${named[0]}.${ownKeyField(named[1].key)}`
}

/** Whether lists provide all needed params. */
function isFed({ missing, from }: Sources, lists: readonly Sources[]): boolean {
  const isListed = (field: string) => lists.some(({ id }) => id.startsWith(`${entityOf(field)}.`))
  return missing.length === 0 && Object.values(from).every(isListed)
}

/** Orders lists after those whose records they need. Omits a list that needs a missing one. */
function inOrder(lists: readonly Sources[]): Sources[] {
  const ordered: Sources[] = []
  for (let before = -1; before < ordered.length;) {
    before = ordered.length
    ordered.push(...lists.filter((one) => !ordered.includes(one) && isFed(one, ordered)))
  }
  return ordered
}

function entityOf(field: string): string {
  return field.slice(0, field.indexOf('.'))
}

function lackOf({ missing, from }: Sources): string {
  const [first] = missing
  if (first !== undefined) return `it needs ${missing.join(' and ')}: give it with --params`
  return `no list gives ${Object.entries(from)
    .map(([name, field]) => `${name} (${field})`)
    .join(' and ')}: give it with --params`
}

function readsOf(plan: Plan, { id, from }: Sources, given: JsonObject): PlannedRead[] {
  const { params: schema } = operationOf(plan, id)
  const names = Object.keys((schema.properties ?? {}) as JsonObject)
  const params = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
  if (!isList(plan, id)) {
    const base = { operation: id, params, from, pages: 1 }
    const isKeyed = Object.keys(from).length > 0
    return [
      { ...base, shows: 'record' },
      ...(isKeyed ? [{ ...base, shows: 'not-found' as const, case: 'not-found' }] : []),
    ]
  }
  const empty = emptyParams(plan, id, from)
  return [
    { operation: id, shows: 'pages', params: { ...pageParams(plan, id), ...params }, from, pages: 2 },
    ...(empty
      ? [{ operation: id, shows: 'empty' as const, case: 'empty', params: { ...params, ...empty }, from, pages: 1 }]
      : []),
  ]
}

function isList(plan: Plan, id: string): boolean {
  const { action } = operationOf(plan, id)
  return action === 'list' || action === 'api_search'
}

/** Future times, in the formats of vendors. */
const FUTURE: readonly Json[] = ['2999-01-01T00:00:00Z', '2999-01-01', 32_472_144_000]

/** Params that match no record: those of a sync from a future time. */
function emptyParams(plan: Plan, id: string, from: PlannedRead['from']): JsonObject | undefined {
  const { sync } = plan.manifest.entities[operationOf(plan, id).entity] ?? {}
  const listing = [sync?.later, sync].find(
    (one) => one?.from === id && (one.param !== undefined || one.field !== undefined),
  )
  if (!listing || (listing.param === undefined && listing.with.length === 0)) return undefined
  const [entity = '', action = ''] = id.split('.')
  const parents = Object.fromEntries(Object.keys(from).map((name) => [name, name]))
  return FUTURE.map((since) => listingParams(listing, since, {})).find((params) => {
    try {
      find(plan, entity, action).params.check({ ...parents, ...params })
      return JSON.stringify(params) !== JSON.stringify(listingParams(listing, null, {}))
    } catch (error) {
      if (error instanceof ConnectorError) return false
      throw error
    }
  })
}

/** Returns the manifest's cheapest read, with a wrong credential. */
function wrongCredential({ manifest }: Plan, possible: readonly Sources[]): PlannedRead[] {
  const check = possible.find(({ id }) => id === manifest.check)
  const { checkParams: params = {} } = manifest
  return check && Object.keys(check.from).every((name) => Object.hasOwn(params, name))
    ? [{ operation: check.id, shows: 'wrong-credential', case: 'wrong-credential', params, from: {}, pages: 1 }]
    : []
}
