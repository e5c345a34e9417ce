/** Upkeep of unused connectors: renews grants, checks credentials, and announces grants that end. */
import type { AccountMetrics } from '../metrics.ts'
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { type Catalogue, planOfRow } from '../catalogue/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import type { ConnectorCache, OpenConnector } from './cache/cache.ts'
import { checkCredentials } from './credential-check.ts'
import { type ConnectorRow, type ConnectorRows, type DueConnector, type UpkeepRows } from './rows/index.ts'
import { isUsable } from './rows/permission.ts'
import type { Standing } from './standing.ts'
import { type Due, dueOf, nextAt, nextWithinDay, recheckAt, retryAt, type UpkeepSettings } from './upkeep-times.ts'

/** Services of upkeep. */
export interface ConnectorUpkeepServices {
  readonly rows: Pick<ConnectorRows, 'find'>
  readonly upkeepRows: UpkeepRows
  readonly cache: Pick<ConnectorCache, 'open'>
  readonly catalogue: Catalogue
  readonly log: Log
  readonly metrics?: Pick<AccountMetrics, 'upkeep'> | undefined
  readonly now: () => number
  readonly settings: UpkeepSettings
  readonly standing: Pick<Standing, 'activate' | 'check' | 'settled'>
}

/** Outcome of an attempt, for the metrics. */
type Outcome = 'nothing' | 'checked' | 'renewed' | 'told' | 'rejected' | 'failed'

/** Says nothing about the credentials: the third party could not be asked, or its answer was no whole one. */
function mayPass({ retryable, code }: ConnectorError): boolean {
  return retryable || code === 'upstream_invalid_response' || code === 'oauth_error'
}

/** The upkeep of connectors in one process. */
export class ConnectorUpkeep {
  readonly #services: ConnectorUpkeepServices

  constructor(services: ConnectorUpkeepServices) {
    this.#services = services
  }

  /** Does for a connector what is due, and notes when something is due next. A failure is noted, and tried again later. */
  async attend(due: DueConnector, signal: AbortSignal): Promise<void> {
    const { rows, upkeepRows, catalogue, settings, now } = this.#services
    const row = await rows.find(due, due.id)
    if (!row) return
    if (row.recheckAt?.getTime() === due.until.getTime()) return this.#checkAgain(due, row, signal)
    const plan = await planOfRow(catalogue, row)
    const what = isUsable(row) ? dueOf(row, plan, settings, now()) : undefined
    if (!what || !(what.isCheck || what.isRenewal || what.expiryDays !== undefined)) {
      this.#services.metrics?.upkeep(row.kind, 'nothing')
      const next = what ? nextAt(row, plan, settings, now()) : nextWithinDay(row, plan, settings, now())
      return upkeepRows.attended(due, { nextAt: next, failures: 0 })
    }
    try {
      await this.#doDue(due, row, what, signal)
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      if (error.code !== 'cancelled') await this.#noteFailure(due, row, plan, error)
    }
  }

  async #doDue(due: DueConnector, row: ConnectorRow, what: Due, signal: AbortSignal): Promise<void> {
    const { rows, upkeepRows, cache, settings, now, metrics, standing } = this.#services
    const opened = await cache.open(due, due.id)
    let failure: unknown
    let outcome: Outcome
    try {
      outcome = await this.#perform(opened, what, signal)
    } catch (error) {
      failure = error
      throw error
    } finally {
      opened.release(failure)
      if (failure !== undefined) await standing.settled()
    }
    metrics?.upkeep(row.kind, outcome)
    const succeededAt = outcome === 'checked' ? new Date(now()) : undefined
    if (succeededAt) await standing.activate(row)
    const after = (await rows.find(due, due.id)) ?? row
    const known = succeededAt ? { ...after, lastSuccessAt: succeededAt } : after
    const next = nextAt(known, opened.plan, settings, now())
    await upkeepRows.attended(due, { nextAt: next, failures: 0, succeededAt })
  }

  /** Checks credentials that the third party refused, and which it may have refused in passing. */
  async #checkAgain(due: DueConnector, row: ConnectorRow, signal: AbortSignal): Promise<void> {
    const { upkeepRows, standing, metrics, now, log } = this.#services
    const { organizationId, id, kind, status, statusSince, customerStatus } = row
    await upkeepRows.rechecked(due, (statusSince && recheckAt(statusSince, now())) ?? null)
    if (status !== 'needs_reauth' || customerStatus !== 'active') return
    const checked = await standing.check({ organizationId }, row, signal)
    const isAccepted = checked.status === 'succeeded'
    metrics?.upkeep(kind, isAccepted ? 'checked' : 'rejected')
    log.info({ connector_id: id, kind, is_accepted: isAccepted }, 'refused credentials were checked again')
  }

  /** @throws ConnectorError what the token endpoint or the cheap read failed with */
  async #perform({ connector, connection, plan }: OpenConnector, what: Due, signal: AbortSignal): Promise<Outcome> {
    const { canRenew } = connection
    const { credentialsExpireAt: end } = connector
    let outcome: Outcome = 'nothing'
    if (what.expiryDays !== undefined && end && !canRenew) {
      await this.#services.upkeepRows.recordExpiry(connector, what.expiryDays, end)
      outcome = 'told'
    }
    if (what.isRenewal && canRenew) {
      await connection.renew()
      outcome = 'renewed'
    }
    if (!what.isCheck) return outcome
    await checkCredentials(plan, connection, signal)
    return 'checked'
  }

  /** Retries a temporary failure soon, then less often; one that shows nothing about the credentials, a day later. */
  async #noteFailure(due: DueConnector, row: ConnectorRow, plan: Plan, error: ConnectorError): Promise<void> {
    const { upkeepRows, log, metrics, now, settings } = this.#services
    const isRejected = error.code === 'credentials_rejected' && !error.retryable
    metrics?.upkeep(row.kind, isRejected ? 'rejected' : 'failed')
    log.info({ connector_id: row.id, kind: row.kind, code: error.code }, 'cannot attend to a connector')
    const failures = mayPass(error) ? row.attendFailures + 1 : 0
    const next = failures > 0 ? retryAt(failures, now()) : nextWithinDay(row, plan, settings, now())
    await upkeepRows.attended(due, { nextAt: next, failures })
  }
}
