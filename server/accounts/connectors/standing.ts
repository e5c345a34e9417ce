/** Whether third parties take the credentials of connectors: checks and refusals, and the status that follows from them. */
import { ConnectorError, type Plan, UpstreamError } from 'plugboard/runtime'
import type { Log } from '../../ground/observe/index.ts'
import type { OpenConnector } from './cache/cache.ts'
import { checkCredentials, checkOperationOf, isCheckGranted } from './credential-check.ts'
import type { CheckResult } from './options.ts'
import { Proofs } from './proofs.ts'
import type { ConnectorRow, ConnectorRows, Status } from './rows/index.ts'
import type { ConnectorScope } from './rows/permission.ts'
import type { StatusFrom } from './rows/status.ts'
import { recheckAt } from './upkeep-times.ts'

/** Services that find the state of credentials. */
export interface StandingServices {
  readonly rows: Pick<ConnectorRows, 'find' | 'setStatus'>
  readonly open: (scope: ConnectorScope, id: string) => Promise<OpenConnector>
  readonly plan: (row: ConnectorRow) => Promise<Plan>
  readonly publish: (id: string) => Promise<void>
  /** Notes that the third party accepted the credentials. */
  readonly succeeded: (row: ConnectorRow) => void
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether the server checks refused credentials again automatically. */
  readonly checksAgain: boolean
}

/** State of connectors' credentials in one process. */
export class Standing {
  readonly #services: StandingServices
  readonly #proofs: Proofs
  /** Updates that no call waits for. */
  readonly #background = new Set<Promise<void>>()

  constructor(services: StandingServices) {
    this.#services = services
    this.#proofs = new Proofs(services.now)
  }

  /**
   * Makes the manifest's cheap read; a connector that needed its owner is active again when it succeeds, and as before when
   * nothing was found out.
   * @throws ConnectorError as `open` does; `cancelled`
   */
  async check(scope: ConnectorScope, row: ConnectorRow, signal?: AbortSignal): Promise<CheckResult> {
    const { entity, action } = checkOperationOf(await this.#services.plan(row))
    const began = performance.now()
    const current = { credentialsVersion: row.credentialsVersion }
    const wasRejected =
      row.status === 'needs_reauth' &&
      (await this.setStatus(row, { ...current, statuses: ['needs_reauth'] }, 'pending', null))
    const putBack = async () => {
      if (wasRejected)
        await this.setStatus(row, { ...current, statuses: ['pending'] }, 'needs_reauth', row.statusReason)
    }
    const failure = await this.#tryRead(scope, row, signal).catch(async (error: unknown) => {
      await putBack()
      throw error
    })
    if (failure && failure.code !== 'credentials_rejected') await putBack()
    if (failure?.code === 'cancelled') throw failure
    return {
      id: row.id,
      status: failure ? 'failed' : 'succeeded',
      error_message: failure?.message ?? null,
      checked_entity: entity,
      checked_action: action,
      duration_ms: Math.round(performance.now() - began),
    }
  }

  /**
   * Whether the vendor accepts a connector's credentials although it refused a request, by the manifest's cheap read. False if the
   * owner has not granted that read; undefined if the read shows nothing.
   */
  accepts(row: ConnectorRow): Promise<boolean | undefined> {
    return this.#proofs.of(keyOf(row), () => this.#prove(row))
  }

  /** Has a connector need its owner if the third party refuses its credentials in the cheap read as well. No call waits for it. */
  rejected(row: ConnectorRow, credentialsVersion: number, error: ConnectorError): void {
    const noted = this.#judge(row, credentialsVersion, error)
      .catch((failure: unknown) => this.#services.log.error({ error: failure }, 'cannot update a connector'))
      .finally(() => this.#background.delete(noted))
    this.#background.add(noted)
  }

  /** Is done when what calls found out is stored. */
  async settled(): Promise<void> {
    await Promise.all(this.#background)
  }

  /** Makes a pending connector active. */
  async activate({ organizationId, id }: ConnectorRow): Promise<void> {
    const row = await this.#services.rows.find({ organizationId }, id)
    if (row)
      await this.setStatus(row, { credentialsVersion: row.credentialsVersion, statuses: ['pending'] }, 'active', null)
  }

  /** Sets the status of a row that still matches `from`. @returns whether it did */
  async setStatus(row: ConnectorRow, from: StatusFrom, to: Status, reason: string | null): Promise<boolean> {
    const { rows, publish, now } = this.#services
    const isSet = await rows.setStatus(row, from, { status: to, reason, at: new Date(now()) })
    if (isSet) await publish(row.id)
    return isSet
  }

  /** Judges a refusal. A token endpoint's is final; an API's may be temporary. */
  async #judge(row: ConnectorRow, credentialsVersion: number, error: ConnectorError): Promise<void> {
    const { rows, publish, now, checksAgain } = this.#services
    const isOfApi = error instanceof UpstreamError
    if (isOfApi && (await this.accepts(row)) !== false) return
    const at = new Date(now())
    // A call that ends late does not overrule a check, or the owner, that changed the row since the call began.
    const from = { credentialsVersion, statuses: ['active', 'pending'], version: row.version } as const
    const again = isOfApi && checksAgain ? recheckAt(at, at.getTime()) : undefined
    const to = { status: 'needs_reauth', reason: error.message, at, recheckAt: again } as const
    if (await rows.setStatus(row, from, to)) await publish(row.id)
  }

  /** Makes the cheap read. Returns what it failed with. */
  async #tryRead(scope: ConnectorScope, row: ConnectorRow, signal?: AbortSignal): Promise<ConnectorError | undefined> {
    const opened = await this.#services.open(scope, row.id)
    const error = await failureOf(opened, signal)
    this.#proofs.note(keyOf(opened.connector), proofOf(error))
    opened.release(error)
    if (error) await this.settled()
    else {
      this.#services.succeeded(row)
      await this.activate(row)
    }
    return error
  }

  async #prove(row: ConnectorRow): Promise<boolean | undefined> {
    if (!isCheckGranted(await this.#services.plan(row), row.scopes)) return false
    const scope = { organizationId: row.organizationId }
    const opened = await this.#services.open(scope, row.id).catch((error: unknown) => {
      if (!(error instanceof ConnectorError)) throw error
    })
    if (!opened) return undefined
    const proof = proofOf(await failureOf(opened))
    opened.release()
    if (proof) this.#services.succeeded(row)
    return proof
  }
}

function keyOf({ id, credentialsVersion }: ConnectorRow): string {
  return `${id} ${credentialsVersion}`
}

/** Returns the error of a connector's cheap read. */
async function failureOf(opened: OpenConnector, signal?: AbortSignal): Promise<ConnectorError | undefined> {
  try {
    await checkCredentials(opened.plan, opened.connection, signal)
    return undefined
  } catch (error) {
    if (error instanceof ConnectorError) return error
    opened.release()
    throw error
  }
}

/** Returns whether a read proves the credentials valid; undefined if it shows neither. */
function proofOf(error: ConnectorError | undefined): boolean | undefined {
  if (!error) return true
  return error.code === 'credentials_rejected' && !error.retryable ? false : undefined
}
