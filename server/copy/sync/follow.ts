/** Applies writes through execute to the copy: directly, or by reading the record again. */
import {
  ConnectorError,
  type ExecuteOptions,
  executeRaw,
  type Json,
  type Params,
  type Plan,
  type RawResult,
} from 'plugboard/runtime'
import { isOwnAction } from 'plugboard/contract'
import { recordKey, keyParams, ownKeyField, rawKey, syncOf } from 'plugboard/internal'
import type { CalledOperation, OpenConnector, ReceivedChange, ConnectorRef } from '../../accounts/connectors/index.ts'
import {
  appliedState,
  type AppliedState,
  applyRecord,
  deleteRecord,
  upsertNew,
  upsertRecord,
} from '../changes/record-changes.ts'
import { type Copy, copyOf, refOf } from '../records/copy.ts'
import { forgetDeletions } from '../records/deletions.ts'
import { askedOwnFields } from '../records/own-fields.ts'
import { recordTableOf } from '../records/tables.ts'
import { Gathered, type Session, type Sql } from '../../ground/store/index.ts'
import { syncedEntities } from '../records/copied-entities.ts'
import { neededToRead, readingParams, typedKey } from './state/record-params.ts'
import { isSyncedSince } from './state/run-rows.ts'
import { type RereadJob, REREADS, type SyncServices } from './state/services.ts'
import { firstOf, lastOf } from '../../ground/base/index.ts'

/** Seconds until a written record is read again: a page that was on its way may put the old one back. */
const AFTER_PAGES_SECONDS = 10

/** A record as a write left it. */
interface NewRecord {
  readonly copy: Copy
  readonly key: string
  /** JSON text. */
  readonly record: string
  readonly params: CalledOperation['params']
}

/** Larger records are written one by one. */
const LARGE_BYTES = 65_536

/** Applies writes to copies: one transaction writes the waiting records of a copy. */
export class Follower {
  readonly #services: SyncServices
  readonly #records: Gathered<NewRecord, AppliedState>

  constructor(services: SyncServices) {
    this.#services = services
    this.#records = new Gathered((_copy, records) => this.#upsert(records))
  }

  /** Applies a write to the copy. @param records the record of the third party's response, as JSON text */
  async follow(
    { connector, plan }: OpenConnector,
    { entity, action, params }: CalledOperation,
    records: Uint8Array | null,
  ): Promise<void> {
    const services = this.#services
    const { manifest } = plan
    if (!syncedEntities(manifest).includes(entity)) return
    const ref = refOf(connector)
    const copy = copyOf(plan, ref, entity)
    if (!(await namesParents(services, plan, copy, params))) return
    if (action === 'delete') {
      const { isCopied } = await stateOf(services, copy)
      return isCopied ? remove(services, copy, params, paramsInPath(plan, entity, action, params).at(-1)) : undefined
    }
    // What a batch says of a record may be no more than that it was written.
    const isBatch = manifest.operations[`${entity}.${action}`]?.batch !== undefined
    const isNamed = records !== null && (isBatch || !isOfAnother(plan, entity, action))
    const key = isNamed ? rawKey(copy.key, records, 0, params) : undefined
    const named = isNamed ? rawKey(ownKeyField(copy.key), records, 0) : undefined
    const isWhole =
      records !== null &&
      key !== undefined &&
      !isBatch &&
      !asksForOwn(plan, entity) &&
      recordOf(plan, `${entity}.${action}`) === recordOf(plan, syncOf(manifest, entity).from)
    const state = isWhole
      ? await this.#write({ copy, key, record: Buffer.from(records).toString(), params })
      : await stateOf(services, copy)
    if (!state.isCopied || (isWhole && !state.isRunning)) return
    if (!isWhole && key !== undefined) await forgetDeletions(services.database.of(ref.organizationId), copy, [key])
    await sendReread(services, ref, plan, {
      entity,
      given: params,
      key,
      named,
      startAfterSeconds: isWhole ? AFTER_PAGES_SECONDS : undefined,
    })
  }

  async #write(one: NewRecord): Promise<AppliedState> {
    const { copy, record } = one
    if (record.length > LARGE_BYTES) return firstOf(await this.#upsert([one]))
    return this.#records.add(JSON.stringify([copy.organizationId, copy.connectorId, copy.entity]), one)
  }

  async #upsert(records: readonly NewRecord[]): Promise<AppliedState[]> {
    const { copy } = lastOf(records)
    const scope = this.#services.database.of(copy.organizationId)
    const state = await scope.transaction((sql) => upsertNew(sql, copy, records))
    return records.map(() => state)
  }
}

/**
 * Deletes a record from the copy that `get` or `delete` did not find. Where more than one param names it,
 * any of them may be the wrong one, and nothing is done.
 */
export async function followMissing(
  services: SyncServices,
  { connector, plan }: OpenConnector,
  { entity, action, params }: CalledOperation,
): Promise<void> {
  if ((action !== 'get' && action !== 'delete') || !syncedEntities(plan.manifest).includes(entity)) return
  const named = paramsInPath(plan, entity, action, params)
  if (named.length !== 1) return
  const copy = copyOf(plan, refOf(connector), entity)
  if ((await stateOf(services, copy)).isCopied) await remove(services, copy, params, named[0])
}

/** Applies what a third party says of a record to the copy, within a transaction of the system's scope. */
export async function applyReceived(
  services: SyncServices,
  sql: Session,
  plan: Plan,
  ref: ConnectorRef,
  { entity, action, key, record, params = {}, receivedAt }: ReceivedChange,
): Promise<void> {
  if (!syncedEntities(plan.manifest).includes(entity)) return
  const copy = copyOf(plan, ref, entity)
  if (!(await appliedState(sql, copy)).isCopied) return
  if (action === 'delete') {
    if (key !== undefined) await applyRecord(sql, copy, { key, deleted: true })
    return
  }
  const isWhole = action === 'upsert' && record !== undefined && key !== undefined && !asksForOwn(plan, entity)
  if (isWhole) {
    const { isRunning } = await applyRecord(sql, copy, { key, record })
    // A run that read the record since then may have found a newer one.
    if (!isRunning && !(await isSyncedSince(sql, copy, receivedAt))) return
  }
  if (!isWhole && key !== undefined) await forgetDeletions(sql, copy, [key])
  const startAfterSeconds = isWhole ? AFTER_PAGES_SECONDS : undefined
  await sendReread(services, ref, plan, { entity, given: params, key, named: key, startAfterSeconds, sql })
}

/** Reads a record again and writes it into the copy; one that is not found is deleted. */
export async function reread(services: SyncServices, job: RereadJob, signal: AbortSignal): Promise<void> {
  const { organizationId, connectorId, entity, key } = job
  const opened = await services.connectors.open({ organizationId }, connectorId)
  const scope = services.database.of(organizationId)
  const copy = copyOf(opened.plan, { organizationId, connectorId }, entity)
  let failure: unknown
  try {
    const [{ readSince }] = (await scope.query('select clock_timestamp() as "readSince"')) as [{ readSince: Date }]
    const own = await askedOwnFields(scope, copy)
    const { records } = await readAgain(opened, job, { signal, own })
    if (records) {
      const again = { key, record: Buffer.from(records).toString(), params: job.params }
      await scope.transaction((sql) => upsertRecord(sql, copy, again, readSince))
    }
  } catch (error) {
    failure = error
    if (!(error instanceof ConnectorError) || error.code !== 'record_not_found') throw error
    await scope.transaction((sql) => deleteRecord(sql, copy, key))
  } finally {
    opened.release(failure)
  }
}

/** Reads a record as the write named it. If nothing has that name, such as an email address that `get` takes for an ID, by its key. */
async function readAgain(
  { plan, connection }: OpenConnector,
  { entity, params, key }: RereadJob,
  options: Pick<ExecuteOptions, 'signal' | 'own'>,
): Promise<RawResult> {
  const isComposite = typeof plan.manifest.entities[entity]?.key !== 'string'
  const read = (given: Params) => executeRaw(plan, { entity, action: 'get', params: given }, connection, options)
  try {
    return await read(params)
  } catch (error) {
    const name = neededToRead(plan, entity).at(-1)
    const operation = plan.manifest.operations[`${entity}.get`]
    const isNamed = name === undefined || isComposite || String(params[name]) === key
    if (!(error instanceof ConnectorError) || error.code !== 'record_not_found' || isNamed || !operation) throw error
    return read({ ...params, [name]: typedKey(operation, name, key) as Json })
  }
}

async function stateOf({ database }: SyncServices, copy: Copy): Promise<AppliedState> {
  return appliedState(database.of(copy.organizationId), copy)
}

/** A record that a write was about, as its call named it. */
interface WrittenRecord {
  readonly entity: string
  /** Params of the write. */
  readonly given: CalledOperation['params']
  readonly key: string | undefined
  /** The value of its own field of the key: that is what `get` takes beside its parents. */
  readonly named: string | undefined
  readonly startAfterSeconds: number | undefined
  /** The transaction in which it is queued. */
  readonly sql?: Sql
}

async function sendReread(
  { queue }: SyncServices,
  ref: ConnectorRef,
  plan: Plan,
  { entity, given, key, named, startAfterSeconds, sql }: WrittenRecord,
): Promise<void> {
  const params = getParams(plan, entity, given, named)
  if (!params) return
  const read = key ?? namedKey(copyOf(plan, ref, entity), params, String(params[lastOf(neededToRead(plan, entity))]))
  if (read === undefined) return
  const job: RereadJob = { ...ref, entity, params, key: read }
  await queue.send(REREADS, job, {
    key: JSON.stringify([ref.connectorId, entity, params]).slice(0, 500),
    startAfterSeconds,
    sql,
  })
}

/** Params with which `get` finds the record that a write was about, where it reads the records that the copy has. */
function getParams(
  plan: Plan,
  entity: string,
  given: CalledOperation['params'],
  named: string | undefined,
): Params | undefined {
  const isSame = recordOf(plan, `${entity}.get`) === recordOf(plan, syncOf(plan.manifest, entity).from)
  return isSame ? readingParams(plan, entity, given, named) : undefined
}

type ParamText = readonly [param: string, value: string]

/** Lists the params in an operation's path, or `id`: the last one names the record itself. */
function paramsInPath(plan: Plan, entity: string, action: string, params: CalledOperation['params']): ParamText[] {
  const path = plan.manifest.operations[`${entity}.${action}`]?.path ?? []
  const names = path.flatMap((part) => (typeof part === 'string' ? [] : [part.param]))
  return (names.length > 0 ? names : ['id']).flatMap((name) => {
    const value = params[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : []
  })
}

/** Deletes the record with that key, or the only one with a searchable field that the param is named after: `idOrKey`. */
async function remove(
  { database }: SyncServices,
  copy: Copy,
  params: CalledOperation['params'],
  named: ParamText | undefined,
): Promise<void> {
  if (!named) return
  const [param, value] = named
  const key = namedKey(copy, params, value)
  const words = param.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase())
  const others = typeof copy.key === 'string' ? Object.keys(copy.fields).filter((field) => field !== copy.key) : []
  const fields = others.filter((field) => words.includes(field.toLowerCase()))
  await database.of(copy.organizationId).transaction(async (sql) => {
    if (key !== undefined) await deleteRecord(sql, copy, key)
    for (const field of fields) {
      const found = await sql.query<{ key: string }>(
        `select distinct key from ${recordTableOf(copy.kind, copy.entity)}
        where organization_id = $1 and connector_id = $2 and data ->> $3::text = $4 limit 2`,
        [copy.organizationId, copy.connectorId, field, value],
      )
      const [only, ...more] = found
      if (only && more.length === 0) await deleteRecord(sql, copy, only.key)
    }
  })
}

/** The key of a record that the params of a call name. @param value what they name it by, beside its parents */
function namedKey({ key }: Copy, params: CalledOperation['params'], value: string): string | undefined {
  const found = recordKey(key, { ...(params as Params), [ownKeyField(key)]: value }, params)
  return found === undefined ? undefined : String(found)
}

/**
 * Whether a call names parents as the copy does, where its keys have values of them. A call may name a project by its path, the copy by
 * its ID: the next run then brings what the call wrote.
 */
async function namesParents(
  { database }: SyncServices,
  plan: Plan,
  copy: Copy,
  params: CalledOperation['params'],
): Promise<boolean> {
  const { each } = syncOf(plan.manifest, copy.entity)
  for (const name of keyParams(copy.key)) {
    const target = each[name]
    if (typeof target !== 'string') continue
    const [entity = '', field = ''] = target.split('.')
    const { organizationId, connectorId, kind } = copyOf(plan, copy, entity)
    const found = await database
      .of(organizationId)
      .query(
        `select from ${recordTableOf(kind, entity)} where organization_id = $1 and connector_id = $2 and data ->> $3::text = $4 limit 1`,
        [organizationId, connectorId, field, String(params[name])],
      )
    if (found.length === 0) return false
  }
  return true
}

/** Whether an action of the entity's own answers with another record than the entity's, such as the payment of an invoice. */
function isOfAnother(plan: Plan, entity: string, action: string): boolean {
  return (
    isOwnAction(action) && recordOf(plan, `${entity}.${action}`) !== recordOf(plan, syncOf(plan.manifest, entity).from)
  )
}

/** Whether a record has its own fields only in responses to calls that ask for them: others are not whole. */
function asksForOwn({ manifest }: Plan, entity: string): boolean {
  return manifest.entities[entity]?.ownFields?.ask !== undefined
}

function recordOf({ manifest }: Plan, operation: string): string | undefined {
  const record = manifest.operations[operation]?.record
  return record && JSON.stringify(record)
}
