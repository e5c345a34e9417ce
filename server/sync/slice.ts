/** One slice of a run: some seconds of walking, in the hands of one process; then the next slice is sent. */
import type { ConnectorError } from 'plugboard/runtime'
import type { OpenConnector } from '../connectors/index.ts'
import { type Copied, copyEntity, type Copying, Fenced, giveUp } from './copying.ts'
import { asError, failureOf, judge, type Verdict } from './failures.ts'
import { endRun, type EntityRow, type Failure, failWalk, giveBack, nextEntity, type Slice } from './rows.ts'
import { CLEARING, SLICES, type SliceWork, type SyncServices } from './services.ts'
import { intervalMs } from './schedule/due.ts'
import { PacedOut } from './schedule/cost.ts'

const SLICE_MS = 5_000
const RETRY_MS = 5_000

/** What happened in a run, for the audit trail and for whoever wants to hear of it. */
export interface SyncEvent {
  readonly type: 'sync.completed' | 'sync.failed' | 'sync.suspicious_shrink'
  readonly organizationId: string
  readonly connectorId: string
  readonly entity?: string
  readonly runId: string
  readonly code?: string
}

/** Told of what happened. */
export type Tell = (event: SyncEvent) => Promise<void>

/** Does a slice that this process has claimed. @param signal aborted when the process must end */
export async function runSlice(services: SyncServices, slice: Slice, signal: AbortSignal, tell: Tell): Promise<void> {
  const until = performance.now() + (services.settings.sliceMs ?? SLICE_MS)
  let opened: OpenConnector | undefined
  let failure: ConnectorError | undefined
  try {
    opened = await services.connectors.open({ organizationId: slice.organizationId }, slice.connectorId)
    const { plan, connection } = opened
    await walkOn({ services, slice, plan, connection, signal, until }, tell)
  } catch (thrown) {
    if (thrown instanceof Fenced) return
    failure = asError(thrown)
    if (failure.code === 'internal')
      services.log.error({ connector_id: slice.connectorId, error: thrown }, 'a sync failed')
    const verdict = verdictOf(services, slice, failure, slice.attempts)
    await end(services, slice, tell, verdict.do === 'skip' ? { do: 'end' } : verdict, failure)
  } finally {
    opened?.release(failure)
  }
}

/** Walks one entity after the other until the slice or the run is over. */
async function walkOn(copying: Copying, tell: Tell): Promise<void> {
  const { services, slice, until, signal } = copying
  for (let pages = 0; ;) {
    const row = await nextEntity(services.database, slice)
    if (!row) return end(services, slice, tell)
    const copied = await tryEntity(copying, row)
    if ('outcome' in copied) {
      pages += copied.pages
      if (copied.leaves) await services.queue.send(CLEARING, {}, { key: CLEARING })
      if (copied.outcome === 'held') await tell(eventOf(slice, 'sync.suspicious_shrink', row.entity))
      if (copied.outcome !== 'late' && performance.now() < until && !signal.aborted) continue
      return pass(services, slice, 0, 0)
    }
    if (copied.thrown instanceof PacedOut) return pass(services, slice, copied.thrown.delayMs, 0)
    const failure = asError(copied.thrown)
    if (failure.code === 'cancelled' && signal.aborted) return pass(services, slice, 0, slice.attempts)
    const attempts = pages > 0 ? 0 : slice.attempts
    const verdict = verdictOf(services, slice, failure, attempts)
    if (verdict.do !== 'skip') {
      if (failure.code === 'credentials_rejected') throw failure
      return end(services, slice, tell, verdict, failure, attempts)
    }
    services.log.warn(
      { connector_id: slice.connectorId, entity: row.entity, code: failure.code },
      'an entity is not synced',
    )
    await skip(copying, row, failure, verdict.keepsPlace)
  }
}

type Tried = Copied | { readonly thrown: unknown }

async function tryEntity(copying: Copying, row: EntityRow): Promise<Tried> {
  try {
    return await copyEntity(copying, row)
  } catch (thrown) {
    if (thrown instanceof Fenced) throw thrown
    return { thrown }
  }
}

async function skip(copying: Copying, row: EntityRow, error: ConnectorError, keepsPlace: boolean): Promise<void> {
  const { database, queue } = copying.services
  const { slice } = copying
  const nextInMs = await intervalMs(copying.services, slice)
  await database
    .of(slice.organizationId)
    .transaction((sql) => failWalk(sql, slice, row.entity, failureOf(error), { keepsPlace, nextInMs }))
  if (keepsPlace) return
  await giveUp(copying, row)
  await queue.send(CLEARING, {}, { key: CLEARING })
}

function verdictOf({ now, settings }: SyncServices, { beganAt }: Slice, error: ConnectorError, attempts: number) {
  return judge(error, attempts, now() - beganAt, settings.retryMs ?? RETRY_MS)
}

/** Ends the run, or puts it off. */
async function end(
  services: SyncServices,
  slice: Slice,
  tell: Tell,
  verdict?: Verdict,
  error?: ConnectorError,
  attempts = slice.attempts,
): Promise<void> {
  const failure = error && failureOf(error)
  if (verdict?.do === 'wait') return pass(services, slice, verdict.delayMs, attempts + 1, failure)
  const nextInMs = (verdict?.do === 'end' ? verdict.nextInMs : undefined) ?? (await intervalMs(services, slice))
  const ended = await services.database
    .of(slice.organizationId)
    .transaction((sql) => endRun(sql, slice, { nextInMs, ...(failure && { error: failure }) }))
  if (ended === undefined) return
  const code = ended?.code
  services.log.info({ connector_id: slice.connectorId, job_id: slice.runId, code }, 'a sync ended')
  await tell({ ...eventOf(slice, ended ? 'sync.failed' : 'sync.completed'), ...(code !== undefined && { code }) })
}

/** Gives the slice back and sends the next, in one transaction. */
async function pass(
  { database, queue }: SyncServices,
  slice: Slice,
  delayMs: number,
  attempts: number,
  error?: Failure,
): Promise<void> {
  await database.transaction(async (sql) => {
    const next = await giveBack(sql, slice, { delayMs, attempts, ...(error && { error }) })
    if (next === undefined) return
    const { organizationId, connectorId } = slice
    const work: SliceWork = { organizationId, connectorId, slice: next }
    const startAfter = delayMs > 0 ? { startAfterSeconds: delayMs / 1000 } : {}
    await queue.send(SLICES, work, { key: `${connectorId}:${next}`, sql, ...startAfter })
  })
}

function eventOf({ organizationId, connectorId, runId }: Slice, type: SyncEvent['type'], entity?: string): SyncEvent {
  return { type, organizationId, connectorId, runId, ...(entity !== undefined && { entity }) }
}
