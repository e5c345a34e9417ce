/** A walk over the records of one entity: its pages in order, for one parent after the other, from a place on. */
import type { Call, Connection, Json, Params, Plan } from '../../../runtime/index.ts'
import { ConnectorError, iterateRaw } from '../../../runtime/index.ts'
import { compileTemplate, scopeOf } from '../../../runtime/language/template-value.ts'
import type { Scope } from '../../../runtime/language/template-value.ts'
import { copyState } from '../../search/index.ts'
import type { Database } from '../../store/index.ts'
import type { EntitySync } from './entities.ts'
import { syncOf } from './entities.ts'
import type { Parents } from './parents.ts'
import { constantAxis, copyAxis, parentsFrom } from './parents.ts'
import type { Place, WalkPage } from './place.ts'
import type { ConnectorRef } from '../services.ts'
import { copyOf } from '../services.ts'
import { newestReader } from './since.ts'

/** What a walk is made of. */
export interface WalkOptions {
  readonly database: Database
  readonly plan: Plan
  readonly connection: Connection
  readonly connector: ConnectorRef
  readonly entity: string
  readonly signal: AbortSignal
}

/**
 * The pages of a walk from a place on.
 * @throws ConnectorError what the listing throws; `search_not_ready` when a parent has no copy
 */
export async function* pagesFrom(options: WalkOptions, place: Place): AsyncGenerator<WalkPage, void, undefined> {
  const { plan, connection, entity, signal } = options
  const sync = syncOf(plan.manifest, entity)
  const [listed = '', action = ''] = sync.from.split('.')
  const newestOf = sync.field === undefined ? undefined : newestReader(sync.field)
  for await (const parents of parentsFrom(await axesOf(options, sync), place.at)) {
    const isInHand = isSame(parents.at, place.at)
    if (isInHand && place.isPast) continue
    const params = (isInHand ? place.next : undefined) ?? firstParams(sync, parents, place.since)
    for await (const raw of pagesOf(plan, { entity: listed, action, params }, connection, signal, parents)) {
      const newest = newestOf?.(raw)
      yield { raw, at: parents.at, ...(newest !== undefined && { newest }) }
    }
  }
}

/** The pages for some parents; none when they are gone by now. */
async function* pagesOf(plan: Plan, call: Call, connection: Connection, signal: AbortSignal, { at }: Parents) {
  try {
    yield* iterateRaw(plan, call, connection, { signal, maxPages: Infinity })
  } catch (error) {
    const isGone = at.length > 0 && error instanceof ConnectorError && error.code === 'record_not_found'
    if (!isGone) throw error
  }
}

function isSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function axesOf({ database, plan, connector }: WalkOptions, { each }: EntitySync) {
  return Promise.all(
    Object.entries(each).map(async ([param, target]) => {
      if (typeof target !== 'string') return constantAxis(param, target)
      const [parent = '', field = ''] = target.split('.')
      const copy = copyOf(plan, connector, parent)
      const state = await copyState(database.of(connector.organizationId), copy)
      if (!state) throw noParents(parent)
      return copyAxis(param, database, copy, state.generation, field)
    }),
  )
}

function noParents(parent: string): ConnectorError {
  return new ConnectorError('search_not_ready', `Cannot walk below ${parent}: it has no copy yet`)
}

/** The params of the first page for some parents. */
function firstParams(
  { with: entries, param, start }: EntitySync,
  { params }: Parents,
  since: Json = start ?? null,
): Params {
  const scope = scopeOf({ ...params, ...(since !== null && { since }) }, {})
  const given: Record<string, Json> = {}
  for (const { name, value } of entries) {
    const rendered = valueOf(value, scope)
    if (rendered !== undefined) given[name] = rendered
  }
  if (param !== undefined && since !== null) set(given, param.split('.'), since)
  return { ...given, ...params }
}

/** `created.gte` is the field `gte` of the param `created`. */
function set(into: Record<string, Json>, [name = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = { ...(into[name] as Record<string, Json> | undefined) }
  set(inner, rest, value)
  into[name] = inner
}

function valueOf(value: EntitySync['with'][number]['value'], scope: Scope): Json | undefined {
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
