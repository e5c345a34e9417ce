/** The room's parts put together: copies kept for the life of a process. */
import type { SyncChangeRequest, SyncStateBody } from 'plugboard/contract'
import { ConnectorError, find } from 'plugboard/runtime'
import type { OpenConnector, SearchedConnector } from '../connectors/index.ts'
import { clearJobDetails } from '../jobs/index.ts'
import { collectDropped, removeConnector, type Search, type SearchAnswer } from '../search/index.ts'
import { follow, followMissing, reread, type Write } from './follow.ts'
import { checkChosen, checkEntities, choose, servesAsParent } from './schedule/choice.ts'
import { claimNext, preferenceOf } from './schedule/turns.ts'
import { beginRun, enroll, keyOf, notSynced } from './runs.ts'
import { bringForward, takeAway } from './rows.ts'
import {
  CLEARING,
  type ConnectorRef,
  copyOf,
  REREADS,
  type RereadWork,
  SLICES,
  type SliceWork,
  type SyncServices,
} from './services.ts'
import { runSlice, type SyncEvent } from './slice.ts'
import { readState } from './status.ts'
import { sweep } from './sweep.ts'

/** The searchable copies of connectors: filled, kept fresh, searched, removed. */
export interface Sync {
  /** Begins to copy a connector that was made, unless it is told not to. */
  created(organizationId: string, connectorId: string, given: unknown): Promise<void>
  /** Has the copy follow a write that succeeded. Never fails: the next run mends what it could not. */
  written(opened: OpenConnector, call: Write, records: Uint8Array | null): Promise<void>
  /** Has a record leave the copy that a call was told does not exist. Never fails. */
  missing(opened: OpenConnector, call: Write): Promise<void>
  /** One page of a search. @throws ConnectorError what `Search` throws, `unknown_entity`, `unsupported_action`, `entity_not_synced` */
  search(opened: SearchedConnector, entity: string, params: Readonly<Record<string, unknown>>): Promise<SearchAnswer>
  /** How far the copies are. */
  state(connector: ConnectorRef): Promise<SyncStateBody>
  /** Begins a run; the id of its job. @throws ConnectorError `sync_running`, `search_unavailable`, `unknown_entity`, `connector_disabled` */
  trigger(connector: ConnectorRef, options: { entities?: readonly string[]; isFull: boolean }): Promise<string>
  /** @throws ConnectorError `unknown_entity` when a kind has no such searchable entities, with the nearest */
  check(kind: string, entities: readonly string[]): Promise<void>
  /** Pauses, goes on, changes the interval or the entities. @throws ConnectorError `search_unavailable`, `unknown_entity` */
  change(connector: ConnectorRef, change: SyncChangeRequest): Promise<void>
  /** Ends the run in hand, if there is one. */
  cancel(connector: ConnectorRef): Promise<void>
  /** Removes every copied record of a connector; nothing of it is copied any more. */
  forget(organizationId: string, connectorId: string): Promise<void>
  /** Makes the queues; before anything else. */
  define(): Promise<void>
  /** Has this process do the work. */
  work(): Promise<void>
  /** Looks after nothing any more; slices in hand end with the queue. */
  close(): Promise<void>
}

/** What syncing is made of. */
export interface SyncOptions extends SyncServices {
  readonly search: Search
  /** Told of what happened, besides the audit trail. */
  readonly tell?: (event: SyncEvent) => void
}

const SWEEP_MS = 2_000
/** A slice ends by itself after some seconds and one answer of a third party. */
const SLICE_EXPIRES_SECONDS = 300
const CONCURRENCY = 8
const NOT_COMPLETED: ReadonlySet<string> = new Set(['sync.failed', 'sync.suspicious_shrink'])

/** Syncing over a database and a queue. */
export function createSync(options: SyncOptions): Sync {
  const { database, connectors, queue, audit, log, search, settings } = options
  const active = new Set<string>()
  let end = async () => {}

  async function tell(event: SyncEvent): Promise<void> {
    options.tell?.(event)
    if (!NOT_COMPLETED.has(event.type)) return
    await audit.write({
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

  const scopeOf = ({ organizationId }: ConnectorRef) => database.of(organizationId)

  async function change(connector: ConnectorRef, changes: SyncChangeRequest): Promise<void> {
    const { organizationId, connectorId } = connector
    const { enabled, interval_minutes: minutes, entities } = changes
    const { kind } = await connectors.find({ organizationId }, connectorId)
    const { manifest } = await options.catalogue.plan(kind)
    if (entities) checkEntities(manifest, entities)
    const next = await database.transaction(async (sql) => {
      const [row] = await sql.query<{ slice: number; run_id: string | null; is_enabled: boolean }>(
        `update syncs set is_enabled = coalesce($3, is_enabled), interval_minutes = coalesce($4::int, interval_minutes),
          process_id = case when $3 is null then process_id end, slice = slice + case when $3 is null then 0 else 1 end,
          slice_at = case when $3 is null then slice_at else now() end,
          entities = case when $5 then $6::text[] else entities end
        where connector_id = $1 and organization_id = $2 returning slice, run_id, is_enabled`,
        [connectorId, organizationId, enabled ?? null, minutes ?? null, entities !== undefined, entities ?? null],
      )
      if (!row) throw notSynced()
      if (minutes !== undefined) await bringForward(sql, connector, minutes)
      if (entities !== undefined) await choose(sql, manifest, connector, entities)
      return enabled === true && row.run_id !== null ? row.slice : undefined
    })
    if (next !== undefined) await send({ organizationId, connectorId, slice: next })
    if (entities) await queue.send(CLEARING, {}, { key: CLEARING })
  }

  async function send(work: SliceWork): Promise<void> {
    await queue.send(SLICES, work, { key: keyOf(work) })
  }

  async function created(organizationId: string, connectorId: string, given: unknown): Promise<void> {
    const connector = { organizationId, connectorId }
    const { kind } = await connectors.find({ organizationId }, connectorId)
    const isEnabled = await enroll(options, connector, kind, given ?? {})
    if (isEnabled) await beginRun(options, connector, { isAskedFor: false }).catch(ignoreRunning)
  }

  async function work(): Promise<void> {
    let turn = 0
    // A piece says that some slice waits: which one is next is decided now, and not by the order in which they were sent.
    await queue.work<SliceWork>(SLICES, async ({ signal }) => {
      const slice = await claimNext(database, settings.rateShare, preferenceOf(turn++))
      if (!slice) return
      const key = keyOf(slice)
      active.add(key)
      try {
        await runSlice(options, slice, signal, tell)
      } finally {
        active.delete(key)
      }
    })
    await queue.work<RereadWork>(REREADS, ({ data, signal }) => reread(options, data, signal))
    await queue.work(CLEARING, async () => {
      const records = await collectDropped(database)
      if (records > 0) log.debug({ records }, 'replaced copies were cleared away')
    })
    end = repeat(
      () => sweep(options, active),
      settings.sweepMs ?? SWEEP_MS,
      (error) => log.warn({ error }, 'syncs were not looked after'),
    )
  }

  return {
    created,
    async written(opened, call, records) {
      await follow(options, opened, call, records).catch((error: unknown) =>
        log.warn({ connector_id: opened.connector.id, entity: call.entity, error }, 'a copy did not follow a write'),
      )
    },
    async missing(opened, call) {
      await followMissing(options, opened, call).catch((error: unknown) =>
        log.warn({ connector_id: opened.connector.id, entity: call.entity, error }, 'a missing record was not removed'),
      )
    },
    async search({ plan, connector }, entity, params) {
      if (!Object.hasOwn(plan.manifest.entities, entity) || !plan.manifest.entities[entity]!.search) {
        find(plan, entity, 'search')
        throw new ConnectorError('unsupported_action', `Cannot search ${entity}: it is not searchable`)
      }
      const ref = { organizationId: connector.organizationId, connectorId: connector.id }
      if (servesAsParent(plan.manifest, entity)) await checkChosen(database, ref, entity)
      try {
        return await search.search(copyOf(plan, ref, entity), params)
      } catch (error) {
        if (error instanceof ConnectorError && error.code === 'search_not_ready')
          await checkChosen(database, ref, entity)
        throw error
      }
    },
    state: (connector) => readState(options, connector),
    async trigger(connector, { entities, isFull }) {
      return beginRun(options, connector, { isFull, isAskedFor: true, ...(entities && { entities }) })
    },
    async check(kind, entities) {
      checkEntities((await options.catalogue.plan(kind)).manifest, entities)
    },
    change,
    async cancel(connector) {
      await scopeOf(connector).transaction((sql) => takeAway(sql, connector))
    },
    async forget(organizationId, connectorId) {
      const scope = database.of(organizationId)
      await scope.query(`delete from syncs where connector_id = $1 and organization_id = $2`, [
        connectorId,
        organizationId,
      ])
      await removeConnector(database, organizationId, connectorId)
      // What a third party said when a run failed may name its people.
      await clearJobDetails(scope, organizationId, connectorId)
    },
    async define() {
      await queue.define(SLICES, { expireInSeconds: SLICE_EXPIRES_SECONDS, concurrency: CONCURRENCY })
      await queue.define(REREADS, { expireInSeconds: 120, concurrency: 2, retryLimit: 5 })
      await queue.define(CLEARING, { expireInSeconds: 3600, retryLimit: 5 })
    },
    work,
    close: () => end(),
  }
}

function ignoreRunning(error: unknown): void {
  if (!(error instanceof ConnectorError && error.code === 'sync_running')) throw error
}

/** Does something again and again, one at a time, until the function returned is called and done. */
function repeat(run: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): () => Promise<void> {
  let isEnded = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    running = run().catch((error: unknown) => void (isEnded || onError(error)))
    void running.then(() => {
      if (!isEnded) timer = setTimeout(next, everyMs)
    })
  }
  next()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await running
  }
}
