/** A sync job: some seconds of a run under one lease, then the next job is queued. */
import { ConnectorError, UpstreamError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { ConnectorRow, OpenConnector } from '../../accounts/connectors/index.ts'
import { type EntityRunContext, EntityRunFailed, type EntityRunOutcome, LeaseLost } from './entity-run/context.ts'
import { copyEntity } from './entity-run/entity-run.ts'
import { abandonBuilding } from '../records/generations.ts'
import { asError, isRetryable, judge, type SyncFailure, syncFailureOf, type Verdict } from './state/failures.ts'
import { endRun, type EntityRow, failEntityRun, type Lease, nextEntity, releaseLease } from './state/run-rows.ts'
import { entityCountsOf, recordSyncEvent } from './state/events.ts'
import { queueSyncJob } from './schedule/runs.ts'
import { PacedOut } from './state/pace.ts'
import { intervalMs } from './schedule/due.ts'
import { CLEANUP, type SyncServices } from './state/services.ts'

const LEASE_MS = 5_000
const RETRY_MS = 5_000

/** An event of a run, for the audit trail and for subscribers. */
export interface SyncEvent {
  readonly type: 'sync.completed' | 'sync.failed' | 'sync.suspicious_shrink'
  readonly organizationId: string
  readonly connectorId: string
  readonly entity?: string
  readonly runId: string
  readonly code?: string
}

/** Called with each event. */
export type ReportEvent = (event: SyncEvent) => Promise<void>

/** A run under a lease that this process has claimed. */
export class LeasedRun {
  readonly #services: SyncServices
  readonly #lease: Lease
  readonly #signal: AbortSignal
  readonly #report: ReportEvent
  readonly #until: number

  /** @param signal aborted when the process must end */
  constructor(services: SyncServices, lease: Lease, signal: AbortSignal, report: ReportEvent) {
    this.#services = services
    this.#lease = lease
    this.#signal = signal
    this.#report = report
    this.#until = performance.now() + (services.settings.leaseMs ?? LEASE_MS)
  }

  /** Works on the run until the lease ends. */
  async work(): Promise<void> {
    const { connectors, log } = this.#services
    const { organizationId, connectorId, attempts } = this.#lease
    let opened: OpenConnector | undefined
    let failure: ConnectorError | undefined
    try {
      opened = await connectors.open({ organizationId }, connectorId)
      await this.#copyEntities(opened)
    } catch (thrown) {
      if (thrown instanceof LeaseLost) return
      failure = asError(thrown)
      if (failure.code === 'internal') log.error({ connector_id: connectorId, error: thrown }, 'sync failed')
      const verdict = this.#verdictOf(failure, attempts)
      await this.#endOrRetry(verdict.do === 'skip' ? { do: 'end' } : verdict, failure, attempts)
    } finally {
      opened?.release(failure)
    }
  }

  /** Copies entities in order, until the lease or the run ends. */
  async #copyEntities({ connector, plan, connection }: OpenConnector): Promise<void> {
    const [services, lease, signal, until] = [this.#services, this.#lease, this.#signal, this.#until]
    const written = { pages: 0 }
    const verdictOf: EntityRunContext['verdictOf'] = (error, attempts) => this.#verdictOf(error, attempts)
    const context: EntityRunContext = { services, lease, plan, connection, signal, until, written, verdictOf }
    for (;;) {
      const row = await nextEntity(services.database, lease)
      if (!row) return this.#end()
      const copied = await copyEntity(context, row).catch((thrown: unknown) => ({ thrown }))
      if ('thrown' in copied) {
        const thrown = await this.#inPassing(connector, copied.thrown)
        const isSkipped = await this.#handleFailure(row, thrown, written.pages > 0 ? 0 : lease.attempts)
        if (isSkipped) continue
        return
      }
      await this.#reportEntity(copied, row)
      const isOver = copied.outcome === 'interrupted' || performance.now() >= until || signal.aborted
      if (isOver) return this.#passOn(0, 0)
    }
  }

  async #reportEntity({ needsCleanup, outcome }: EntityRunOutcome, { entity }: EntityRow): Promise<void> {
    const { organizationId, connectorId: id } = this.#lease
    this.#services.connectors.noteSuccess({ organizationId, id })
    if (needsCleanup) await this.#cleanUp()
    if (outcome === 'held') await this.#report({ ...this.#event('sync.suspicious_shrink'), entity })
  }

  /** A refusal of credentials that the third party takes all the same is trouble of its own, which may pass. */
  async #inPassing(connector: ConnectorRow, thrown: unknown): Promise<unknown> {
    if (!(thrown instanceof UpstreamError) || thrown.code !== 'credentials_rejected' || thrown.retryable) return thrown
    if ((await this.#services.connectors.accepts(connector)) !== true) return thrown
    return new ConnectorError('upstream_error', `${thrown.message}. A check of the credentials succeeded`, {
      cause: thrown,
      sent: true,
    })
  }

  /**
   * Decides what an entity's failure means for the run.
   * @returns true when only the entity is skipped, and the run continues
   * @throws LeaseLost; ConnectorError `credentials_rejected`
   */
  async #handleFailure(row: EntityRow, thrown: unknown, attempts: number): Promise<boolean> {
    if (thrown instanceof LeaseLost) throw thrown
    if (thrown instanceof EntityRunFailed) {
      await this.#skipEntity(row, thrown.failure, thrown.keepsCheckpoint)
      return true
    }
    const failure = asError(thrown)
    if (thrown instanceof PacedOut) await this.#passOn(thrown.delayMs, 0)
    else if (failure.code === 'cancelled' && this.#signal.aborted) await this.#passOn(0, this.#lease.attempts)
    else {
      const verdict = this.#verdictOf(failure, attempts)
      if (verdict.do === 'skip') {
        await this.#skipEntity(row, syncFailureOf(failure), verdict.keepsCheckpoint, causeOf(failure))
        return true
      }
      if (failure.code === 'credentials_rejected') throw failure
      await this.#endOrRetry(verdict, failure, attempts)
    }
    return false
  }

  async #skipEntity(
    { entity }: EntityRow,
    failure: SyncFailure,
    keepsCheckpoint: boolean,
    cause: object = { code: failure.code },
  ): Promise<void> {
    const [{ database, log }, lease] = [this.#services, this.#lease]
    const { organizationId, connectorId } = lease
    log.warn({ connector_id: connectorId, entity, ...cause }, 'cannot sync an entity')
    const nextInMs = await intervalMs(this.#services, lease)
    await database.of(organizationId).transaction(async (sql) => {
      const isHeld = await failEntityRun(sql, lease, entity, failure, { keepsCheckpoint, nextInMs })
      if (isHeld && !keepsCheckpoint) await abandonBuilding(sql, { organizationId, connectorId, entity })
    })
    if (!keepsCheckpoint) await this.#cleanUp()
  }

  #verdictOf(error: ConnectorError, attempts: number): Verdict {
    const { now, settings } = this.#services
    return judge(error, attempts, now() - this.#lease.beganAt, settings.retryMs ?? RETRY_MS)
  }

  async #endOrRetry(verdict: Verdict, error: ConnectorError, attempts: number): Promise<void> {
    const failure = syncFailureOf(error)
    if (verdict.do !== 'wait') return this.#end(failure, verdict.do === 'end' ? verdict.nextInMs : undefined)
    const { delayMs } = verdict
    this.#services.log.info(
      { connector_id: this.#lease.connectorId, ...causeOf(error), delay_ms: delayMs },
      'sync waits',
    )
    await this.#passOn(delayMs, attempts + 1, failure)
  }

  async #end(failure?: SyncFailure, nextMs?: number): Promise<void> {
    const [{ database, log }, lease] = [this.#services, this.#lease]
    const nextInMs = nextMs ?? (await intervalMs(this.#services, lease))
    const ended = await database.of(lease.organizationId).transaction(async (sql) => {
      const error = await endRun(sql, lease, { nextInMs, error: failure })
      if (error) await recordSyncEvent(sql, lease, 'sync.failed', { ...error, retryable: isRetryable(error.code) })
      else if (error === null)
        await recordSyncEvent(sql, lease, 'sync.completed', { entities: await entityCountsOf(sql, lease) })
      return error
    })
    if (ended === undefined) return
    const code = ended?.code
    log.info({ connector_id: lease.connectorId, job_id: lease.runId, code }, 'sync ended')
    await this.#report({
      ...this.#event(ended ? 'sync.failed' : 'sync.completed'),
      code,
    })
  }

  /** Releases the lease and queues the next job, in one transaction. */
  async #passOn(delayMs: number, attempts: number, error?: SyncFailure): Promise<void> {
    const lease = this.#lease
    await this.#services.database.transaction(async (sql) => {
      const leaseNumber = await releaseLease(sql, lease, { delayMs, attempts, error })
      if (leaseNumber === undefined) return
      const { organizationId, connectorId } = lease
      await queueSyncJob(this.#services, { organizationId, connectorId, leaseNumber }, { sql, delayMs })
    })
  }

  async #cleanUp(): Promise<void> {
    await this.#services.queue.send(CLEANUP, {}, { key: CLEANUP })
  }

  #event(type: SyncEvent['type']): SyncEvent {
    const { organizationId, connectorId, runId } = this.#lease
    return { type, organizationId, connectorId, runId }
  }
}

/** An error as a line of the log has it; what a third party said may be of its customers, and stays out. */
function causeOf(error: ConnectorError): { code: string; error?: string } {
  return { code: error.code, error: error instanceof ServerError ? error.message : undefined }
}
