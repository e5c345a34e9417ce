/** Syncing: the searchable copies of connectors are filled, updated, searched and removed. */
import type {
  AllChangesMeta,
  ChangesMeta,
  CopiedRecordBody,
  FieldChoiceChangesRequest,
  FieldChoicesBody,
  OwnFieldBody,
  RecordCountBody,
  SyncChangeRequest,
  SyncStateBody,
} from 'plugboard/contract'
import { ConnectorError, find, type Plan } from 'plugboard/runtime'
import type {
  ConnectorRow,
  ConnectorCopies,
  OpenConnector,
  ReceivedChange,
  SearchedConnector,
  ConnectorRef,
  CalledOperation,
  MapOwner,
  SearchAllQuery,
  SearchAllResult,
} from '../../accounts/connectors/index.ts'
import type { Cursors } from '../../ground/cursors/index.ts'
import { clearJobDetails } from '../../ground/jobs/index.ts'
import { type Copy, copyOf, refOf } from '../records/copy.ts'
import { type ConnectorMap, mappedFieldsOf, mappedValues, type ReadField } from '../maps/mapped-fields.ts'
import type { MeaningServices } from '../search/vectors/meanings.ts'
import { countRecords, readRecord } from '../records/stored-records.ts'
import { readChanges } from '../changes/feed.ts'
import { removeConnector } from '../records/generations.ts'
import type { SearchEngine, SearchPage } from '../search/search.ts'
import { checkChosen } from './schedule/choice.ts'
import { changeSync, beginRun, checkSettings, enroll } from './schedule/runs.ts'
import { allChanges, type AllChangesQuery } from '../changes/all-changes.ts'
import { applyReceived, Follower, followMissing } from './follow.ts'
import type { SyncEvent } from './job.ts'
import { bringForward, cancelRun, isHeld } from './state/run-rows.ts'
import { chosenMap, fieldChoices, type OfferedTo } from '../maps/offered-fields.ts'
import { checkMap } from '../maps/maps.ts'
import { accountFields, type AskedFields, storedAccountFields } from '../maps/own-fields.ts'
import { servesAsParent } from '../records/copied-entities.ts'
import type { SyncServices } from './state/services.ts'
import { searchAll } from '../search/search-all.ts'
import { readState, searchableEntities } from './status.ts'
import { SyncWorker } from './worker.ts'
import type { Database, Session, Sql } from '../../ground/store/index.ts'
import { own } from 'plugboard/internal'

/** Options of syncing. */
export interface SyncOptions extends SyncServices {
  readonly search: SearchEngine
  /** Gives vectors to texts, where the operator has an endpoint for that. */
  readonly meanings?: MeaningServices | undefined
  /** Signs the cursors of changes. */
  readonly cursors: Cursors
  /** Called with each event, besides the audit trail. */
  readonly onEvent?: (event: SyncEvent) => void
}

/** A run that follows a write reads what further writes change until it begins. */
const SOON_MINUTES = 1

/** The events that are written into the audit trail. */
const AUDITED: ReadonlySet<string> = new Set(['sync.failed', 'sync.suspicious_shrink'])

/** The searchable copies of connectors, over a database and a queue. */
export class Sync implements ConnectorCopies {
  readonly #options: SyncOptions
  readonly #worker: SyncWorker
  readonly #follower: Follower

  constructor(options: SyncOptions) {
    this.#options = options
    this.#follower = new Follower(options)
    this.#worker = new SyncWorker(options, (event) => this.#report(event))
  }

  /** Begins to copy a connector that was created, unless its sync is disabled. @param given the `sync` of the request */
  async created(organizationId: string, connectorId: string, given: unknown): Promise<void> {
    const connector = { organizationId, connectorId }
    const { kind } = await this.#options.connectors.find({ organizationId }, connectorId)
    const isEnabled = await enroll(this.#options, connector, kind, given ?? {})
    if (isEnabled) await beginRun(this.#options, connector, { isAskedFor: false }).catch(ignoreRunning)
  }

  /** Applies a write that succeeded to the copy. Never fails: the next run repairs what it could not. */
  async written(opened: OpenConnector, call: CalledOperation, records: Uint8Array | null): Promise<void> {
    await this.#follower
      .follow(opened, call, records)
      .catch((error: unknown) => this.#warn(opened, call, error, 'cannot update a copy after a write'))
  }

  /** Applies what a third party says of a record to the copy, within a transaction of the system's scope. */
  async received(
    sql: Session,
    plan: Plan,
    connector: Pick<ConnectorRow, 'organizationId' | 'id'>,
    change: ReceivedChange,
  ): Promise<void> {
    await applyReceived(this.#options, sql, plan, refOf(connector), change)
  }

  /** Has the copies read again soon: a request that no operation names may have changed any record. Never fails. */
  async mayBeStale({ connector }: OpenConnector): Promise<void> {
    const ref = refOf(connector)
    await this.#options.database
      .of(ref.organizationId)
      .transaction((sql) => bringForward(sql, ref, SOON_MINUTES))
      .catch((error: unknown) =>
        this.#options.log.warn({ connector_id: ref.connectorId, error }, 'a sync was not brought forward'),
      )
  }

  /** Deletes a record from the copy that a call did not find. Never fails. */
  async missing(opened: OpenConnector, call: CalledOperation): Promise<void> {
    await followMissing(this.#options, opened, call).catch((error: unknown) =>
      this.#warn(opened, call, error, 'cannot remove a missing record'),
    )
  }

  /** One page of a search. @throws ConnectorError what `SearchEngine` throws, `unknown_entity`, `unsupported_action`, `entity_not_synced` */
  search(searched: SearchedConnector, entity: string, params: Readonly<Record<string, unknown>>): Promise<SearchPage> {
    const mapped = mappedIn(searched, entity)
    return this.#read(searched, entity, (copy) => this.#options.search.search(copy, params, mapped))
  }

  /** One page of the changes of a copy. @throws ConnectorError what `readChanges` throws, `unknown_entity`, `unsupported_action`, `entity_not_synced` */
  changes(
    searched: SearchedConnector,
    entity: string,
    page: { readonly after?: string; readonly limit?: number },
  ): Promise<{ data: Uint8Array; meta: ChangesMeta }> {
    const { database, cursors, search } = this.#options
    return this.#read(searched, entity, async (copy) => {
      const scope = database.of(copy.organizationId)
      const mapped = mappedIn(searched, entity)
      const read = await readChanges(scope, cursors, copy, { ...page, mapped, reads: search.reads })
      const { data, hasMore, cursor, isSnapshot, isComplete, unmapped } = read
      const status = await statusOf(scope, copy, isComplete)
      return { data, meta: { has_more: hasMore, cursor, snapshot: isSnapshot, status, unmapped } }
    })
  }

  /** One page of the changes of a customer, or of an organization. @throws ConnectorError what `allChanges` throws */
  allChanges(query: AllChangesQuery): Promise<{ data: Uint8Array; meta: AllChangesMeta }> {
    return allChanges(this.#options, query)
  }

  /** Finds the records among all copies of a customer that match a text. @throws ConnectorError what `searchAll` throws */
  searchAll(query: SearchAllQuery): Promise<SearchAllResult> {
    return searchAll(this.#options, query)
  }

  /** A copied record by its key, as JSON. @throws ConnectorError `record_not_found`, and what `changes` throws but for cursors */
  record(
    searched: SearchedConnector,
    entity: string,
    key: string,
  ): Promise<{ data: Uint8Array; meta: CopiedRecordBody['meta'] }> {
    const { database } = this.#options
    return this.#read(searched, entity, async (copy) => {
      const scope = database.of(copy.organizationId)
      const found = await readRecord(scope, copy, key)
      if (!found) throw noRecord(entity)
      const status = await statusOf(scope, copy, found.isComplete)
      const fields = mappedIn(searched, entity)
      const mapped = fields.length > 0 ? mappedValues(fields, key, found.record) : undefined
      return { data: Buffer.from(found.record), meta: { key, changed_at: found.changedAt, status, mapped } }
    })
  }

  /** Counts the records of a copy. @throws ConnectorError what `changes` throws but for cursors */
  count(searched: SearchedConnector, entity: string): Promise<RecordCountBody> {
    const { database } = this.#options
    return this.#read(searched, entity, async (copy) => {
      const scope = database.of(copy.organizationId)
      const { count, isComplete } = await countRecords(scope, copy)
      return { data: { count }, meta: { status: await statusOf(scope, copy, isComplete) } }
    })
  }

  /** Reads a copy that the connector syncs. */
  async #read<T>({ plan, connector }: SearchedConnector, entity: string, read: (copy: Copy) => Promise<T>): Promise<T> {
    const { database } = this.#options
    if (!own(plan.manifest.entities, entity)?.search) {
      find(plan, entity, 'search')
      throw new ConnectorError('unsupported_action', `Cannot search ${entity}: it is not searchable`)
    }
    const ref = refOf(connector)
    if (servesAsParent(plan.manifest, entity)) await checkChosen(database, ref, entity)
    try {
      return await read(copyOf(plan, ref, entity))
    } catch (error) {
      if (error instanceof ConnectorError && error.code === 'search_not_ready') await checkChosen(database, ref, entity)
      throw error
    }
  }

  /** The state of a connector's copies. */
  state(connector: ConnectorRef): Promise<SyncStateBody> {
    return readState(this.#options, connector)
  }

  /** The entities whose copies can be searched now, by connector. */
  searchable(organizationId: string, connectorIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return searchableEntities(this.#options, organizationId, connectorIds)
  }

  /**
   * Begins a run.
   * @returns the id of its job
   * @throws ConnectorError `sync_running`, `search_unavailable`, `unknown_entity`, `entity_not_synced`, `connector_disabled`
   */
  trigger(
    connector: ConnectorRef,
    { entities, isFull }: { entities?: readonly string[]; isFull: boolean },
  ): Promise<string> {
    return beginRun(this.#options, connector, { isFull, isAskedFor: true, entities })
  }

  /** Checks the entities that settings name. @throws ConnectorError `unknown_entity` with the nearest, `invalid_params` */
  async check(organizationId: string, kind: string, settings: SyncChangeRequest): Promise<void> {
    const kinds = await this.#options.catalogue.of(organizationId)
    checkSettings((await kinds.plan(kind)).manifest, settings)
  }

  /** Checks a map. @throws ConnectorError `validation_error` with each field's fault, and what is near */
  checkMap(owner: MapOwner, map: ConnectorMap): Promise<void> {
    return checkMap(this.#options, owner, map)
  }

  /** The account's own fields of an entity. @throws ConnectorError what `accountFields` throws */
  ownFields(opened: OpenConnector, asked: AskedFields): Promise<OwnFieldBody[]> {
    return accountFields(this.#options, opened, asked)
  }

  /** The account's own fields of an entity, as the last run listed them. @throws ConnectorError `unknown_entity` */
  storedFields({ plan, connector }: SearchedConnector, entity: string): Promise<OwnFieldBody[]> {
    return storedAccountFields(this.#options.database, copyOf(plan, refOf(connector), entity))
  }

  /** The fields that a token offers for a connector, and what its customer can choose from. */
  fieldChoices(searched: SearchedConnector, offer: OfferedTo): Promise<FieldChoicesBody> {
    return fieldChoices(this.#options, searched, offer)
  }

  /** The connector's map with the chosen fields. @throws ConnectorError `validation_error` for what is not offered */
  chosenMap(
    searched: SearchedConnector,
    offer: OfferedTo,
    chosen: FieldChoiceChangesRequest['fields'],
  ): Promise<ConnectorMap> {
    return chosenMap(this.#options, searched, offer, chosen)
  }

  /** Pauses or resumes, changes the interval or the entities. @throws ConnectorError `search_unavailable`, `unknown_entity` */
  change(connector: ConnectorRef, change: SyncChangeRequest): Promise<void> {
    return changeSync(this.#options, connector, change)
  }

  /** Ends the current run, if there is one. */
  async cancel(connector: ConnectorRef): Promise<void> {
    await this.#options.database.of(connector.organizationId).transaction((sql) => cancelRun(sql, connector))
  }

  /** Makes the queues; before anything else. */
  define(): Promise<void> {
    return this.#worker.define()
  }

  /** Begins to work on the queues in this process. */
  work(): Promise<void> {
    return this.#worker.start()
  }

  /** Stops scheduling; running jobs end with the queue. */
  close(): Promise<void> {
    return this.#worker.stop()
  }

  async #report(event: SyncEvent): Promise<void> {
    this.#options.onEvent?.(event)
    if (!AUDITED.has(event.type)) return
    await this.#options.audit.write({
      organizationId: event.organizationId,
      requestId: event.runId,
      actor: { kind: 'system', id: 'sync' },
      connectorId: event.connectorId,
      type: 'admin',
      entity: event.entity ?? null,
      action: event.type,
      status: 200,
      code: event.code ?? null,
    })
  }

  #warn({ connector }: OpenConnector, { entity }: CalledOperation, error: unknown, message: string): void {
    this.#options.log.warn({ connector_id: connector.id, entity, error }, message)
  }
}

/** Removes every copied record of a connector; nothing more of it is copied. */
export async function forgetCopies(database: Database, organizationId: string, connectorId: string): Promise<void> {
  const scope = database.of(organizationId)
  await scope.query(`delete from syncs where connector_id = $1 and organization_id = $2`, [connectorId, organizationId])
  await removeConnector(database, organizationId, connectorId)
  // What a third party said when a run failed may name its people.
  await clearJobDetails(scope, organizationId, connectorId)
}

async function statusOf(sql: Sql, copy: Copy, isComplete: boolean): Promise<ChangesMeta['status']> {
  if (!isComplete) return 'preview'
  return (await isHeld(sql, copy)) ? 'held' : 'ready'
}

function mappedIn({ plan, connector }: SearchedConnector, entity: string): ReadField[] {
  return mappedFieldsOf(connector.map, entity, own(plan.manifest.entities, entity)?.ownFields)
}

function noRecord(entity: string): ConnectorError {
  return new ConnectorError(
    'record_not_found',
    `Cannot find the record: the copy of ${entity} has none with this key`,
    {
      hint: 'Use the key as changes and searches give it. To ask the third party, use get through execute.',
    },
  )
}

function ignoreRunning(error: unknown): void {
  if (!(error instanceof ConnectorError && error.code === 'sync_running')) throw error
}
