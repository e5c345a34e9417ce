/** Calls with own fields: their lists are read once in ten minutes for each account and entity. */
import { ConnectorError, type ErrorCode } from './base/errors.ts'
import { checkedValues, fieldParent, type OwnField, writingParams } from './base/own-fields.ts'
import { isObject, type JsonObject, type Params } from './base/json.ts'
import type { Call, ExecuteOptions, ExecuteResult, OwnGiven } from './call.ts'
import type { Connection } from './connection.ts'
import {
  askingParams,
  fieldParams,
  joinedRecords,
  type ListedField,
  listFields,
  ownFieldsOf,
  ownUse,
  type OwnWanted,
  type ReadFieldRecords,
} from './own-fields/index.ts'
import type { RecordKey } from './language/record-key.ts'
import type { ResolvedOperation } from './manifest/index.ts'
import { find, type Plan } from './plan/index.ts'

/** Runs a call without own fields. */
export type Execute = (
  plan: Plan,
  call: Call,
  connection: Connection,
  options: ExecuteOptions,
) => Promise<ExecuteResult>

/** Milliseconds for which a list of fields is used. */
const LASTS_MS = 600_000
/** Maximum number of lists that are kept for a connection. */
const MOST_LISTS = 100
/** Maximum number of pages of a list of fields. */
const MOST_PAGES = 50

const ENDED_BY_CALLER: ReadonlySet<string> = new Set<ErrorCode>(['cancelled', 'upstream_timeout'])

interface KeptList {
  readonly readAt: number
  readonly fields: Promise<readonly ListedField[]>
}

/** Lists of fields by connection: they end with it. */
const KEPT = new WeakMap<Connection, Map<string, KeptList>>()

/** Options of a list of own fields. */
export interface FieldsOptions extends Pick<ExecuteOptions, 'signal' | 'timeoutMs'> {
  /** Whether to ask the vendor again, instead of using a list of the last ten minutes. */
  readonly refresh?: boolean
}

type ListingOptions = FieldsOptions & Pick<ExecuteOptions, 'onRequest'>

/** The fields of an entity, from the list of the last ten minutes or a new one. */
export async function keptFields(
  execute: Execute,
  plan: Plan,
  { entity, params = {} }: Pick<Call, 'entity' | 'params'>,
  connection: Connection,
  { refresh = false, ...options }: ListingOptions = {},
): Promise<readonly ListedField[]> {
  const lists = KEPT.get(connection) ?? new Map<string, KeptList>()
  KEPT.set(connection, lists)
  const key = JSON.stringify([entity, params])
  const kept = lists.get(key)
  if (kept && !refresh && connection.now - kept.readAt < LASTS_MS)
    return kept.fields.catch((error: unknown) => {
      if (!isOfAnotherCaller(error, options)) throw error
      return keptFields(execute, plan, { entity, params }, connection, options)
    })
  const read = recordsReader(execute, plan, connection, options)
  const fields = listFields(plan.manifest, entity, params as Params, read)
  lists.set(key, { readAt: connection.now, fields })
  const [oldest] = lists.keys()
  if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
  fields.catch(() => {
    if (lists.get(key)?.fields === fields) lists.delete(key)
  })
  return fields
}

/** Whether a shared list ended by the signal or the time limit of the caller that began it. */
function isOfAnotherCaller(error: unknown, { signal }: ListingOptions): boolean {
  return error instanceof ConnectorError && ENDED_BY_CALLER.has(error.code) && !signal?.aborted
}

function recordsReader(
  execute: Execute,
  plan: Plan,
  connection: Connection,
  options: ExecuteOptions,
): ReadFieldRecords {
  return async ({ entity, action, params }, wanted) => {
    const found: JsonObject[] = []
    let next: Params | null = params
    for (let page = 0; next !== null; page++) {
      if (page >= MOST_PAGES)
        throw new ConnectorError(
          'page_limit_reached',
          `Cannot list the fields: ${entity}.${action} has more than ${MOST_PAGES} pages`,
        )
      const result: ExecuteResult = await execute(plan, { entity, action, params: next }, connection, options)
      found.push(...[result.records ?? []].flat())
      next = wanted === 'first' ? null : result.next
    }
    return found
  }
}

/**
 * The calls that read or write own fields for one call: one, or several for a read of many fields.
 * @throws ConnectorError `invalid_params` for a field that the account does not have, and the errors of the call that lists them
 */
export async function callsWithOwn(
  execute: Execute,
  plan: Plan,
  call: Call,
  connection: Connection,
  { own, signal, timeoutMs, onRequest }: ListingOptions & { readonly own: OwnGiven },
): Promise<readonly [Call, ...Call[]]> {
  const { entity, action } = call
  const params = (call.params ?? {}) as Params
  const { resolved } = find(plan, entity, action)
  const isRead = resolved.effect === 'read'
  if (isRead && isObject(own)) throw wrongForm(resolved)
  const parent = { entity, params: fieldParent(fieldParams(plan.manifest, entity), params) }
  const listing = { signal, timeoutMs, onRequest }
  if (!isRead) {
    const { use, values } = checkedValues(resolved, ownUse(plan.manifest, resolved), params, own)
    const listed = await keptFields(execute, plan, parent, connection, listing)
    return [{ ...call, params: writingParams(resolved, use, params, values, listed) }]
  }
  const listed = describedIn(own) ?? (await keptFields(execute, plan, parent, connection, listing))
  const read = { operation: resolved, fields: ownFieldsOf(plan.manifest, entity), key: keyOf(plan, entity) }
  const asked = askingParams(read, params, namesIn(own), listed)
  return asked.map((one) => ({ ...call, params: one })) as [Call, ...Call[]]
}

/** The fields of a read that are described already; undefined where the vendor's list has to describe some. */
function describedIn(own: OwnGiven): ListedField[] | undefined {
  if (!Array.isArray(own)) return undefined
  const fields = own.filter((one: string | OwnField) => typeof one !== 'string')
  return fields.length === own.length ? fields.map((field) => ({ ...field, isOwn: true })) : undefined
}

function namesIn(own: OwnGiven): OwnWanted {
  return own === 'all' ? own : [own].flat().map((one) => (typeof one === 'string' ? one : String(one.name)))
}

function wrongForm({ entity, action }: ResolvedOperation): ConnectorError {
  const form = "'all' or a list of names"
  return new ConnectorError('invalid_params', `Cannot call ${entity}.${action}: own must be ${form}`, {
    errors: [{ field: 'own', message: `must be ${form}`, error_code: 'type' }],
    sent: false,
  })
}

function keyOf({ manifest }: Plan, entity: string): RecordKey {
  return manifest.entities[entity]?.key ?? 'id'
}

/** The result of the calls that read the fields of one call. */
export function joinedResult(
  plan: Plan,
  { entity, params = {} }: Call,
  results: readonly ExecuteResult[],
): ExecuteResult {
  const [first] = results as [ExecuteResult]
  const parts = results.map(({ records }) => [records ?? []].flat())
  const joined = joinedRecords(ownFieldsOf(plan.manifest, entity), keyOf(plan, entity), params as Params, parts)
  return { ...first, records: Array.isArray(first.records) ? joined : (joined[0] ?? null) }
}
