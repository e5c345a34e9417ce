/** Trials: an operator calls an operation of a customer's connector or of a simulated vendor. */
import { exampleConfig, exampleCredentials, recordCounts, Simulation } from 'plugboard/simulator'
import {
  type Call,
  connect,
  type Connection,
  ConnectorError,
  execute,
  find,
  type Json,
  type Operation,
  type Params,
  type Plan,
  type ExecuteResult,
  type Transport,
} from 'plugboard/runtime'
import type { Audit } from '../../../calls/audit/index.ts'
import { type Catalogue, planOfRow } from '../../../accounts/catalogue/index.ts'
import type { Connectors, ConnectorCopies } from '../../../accounts/connectors/index.ts'
import { type Actor, withRow } from './audited.ts'
import { type ExplainedRequest, noteRequests } from './explained.ts'

/** Services of trials. */
export interface TrialServices {
  readonly audit: Pick<Audit, 'write'>
  readonly catalogue: Catalogue
  readonly connectors: Pick<Connectors, 'find' | 'open' | 'touch'>
  readonly copies: Pick<ConnectorCopies, 'mayBeStale'>
}

/** Target of a call: a connector, or a kind with a simulated vendor. */
export interface TrialTarget {
  readonly kind?: string | undefined
  readonly organizationId?: string | undefined
  readonly connectorId?: string | undefined
}

/** A target with what can be called there. */
export interface OpenTrial {
  readonly plan: Plan
  readonly auth: string
  readonly config: Readonly<Record<string, Json>>
  /** Undefined for a simulated vendor. */
  readonly connector:
    | {
        readonly organizationId: string
        readonly id: string
        readonly customerId: string
        readonly name: string
        readonly externalUserId: string
      }
    | undefined
}

/** A call, what the operator typed to confirm it, and what ends it. */
export interface TrialCall {
  readonly call: Call
  /** The operation, such as `customers.create`. */
  readonly typed: string
  readonly signal: AbortSignal
}

/** Result of a call. */
export interface TrialResult {
  readonly records: ExecuteResult['records'] | null
  readonly meta: Readonly<Record<string, unknown>>
  readonly next: Params | null
  /** Of a download, whose bytes are not kept. */
  readonly file: { readonly name: string | null; readonly type: string | null; readonly size: number | null } | null
  readonly requests: number
  readonly duration_ms: number
}

/** How long a trial may take. */
const TRIAL_MS = 60_000
/** Records of each entity of a simulated vendor. */
const PLAYED_RECORDS = 25
const FILE_BYTES = 4096

/** The trials of an installation. */
export class Trials {
  readonly #services: TrialServices

  constructor(services: TrialServices) {
    this.#services = services
  }

  /**
   * Returns the operations that a target allows; opens no credentials.
   * @throws ConnectorError `connector_not_found`, `definition_not_found`
   */
  async target({ kind = '', organizationId, connectorId }: TrialTarget): Promise<OpenTrial> {
    const { catalogue, connectors } = this.#services
    if (connectorId === undefined) {
      const plan = await catalogue.plan(catalogue.find(kind).kind)
      return { plan, auth: plan.auth[0]?.name ?? '', config: exampleConfig(plan), connector: undefined }
    }
    const row = await connectors.find({ organizationId: organizationId ?? '' }, connectorId)
    const { id, customerId, name, externalUserId, auth, environment } = row
    const connector = { organizationId: row.organizationId, id, customerId, name, externalUserId }
    return { plan: await planOfRow(catalogue, row), auth, config: environment, connector }
  }

  /** The requests that a call would begin with, with stand-ins for the credentials, which are not opened. Nothing is sent. */
  async explain(trial: OpenTrial, call: Call): Promise<ExplainedRequest[]> {
    const { requests, observe } = noteRequests()
    const connection = connect(trial.plan, { ...playedAccount(trial), transport: NOWHERE, observe, paced: false })
    try {
      await execute(trial.plan, call, connection)
    } catch (error) {
      if (error !== STOP) throw error
    }
    return requests()
  }

  /**
   * Calls an operation. At a customer's account, a call is a row of the trail, and what is no read takes its name, typed.
   * @throws ConnectorError as `execute` does; `validation_error` when another name was typed
   */
  async run(actor: Actor, trial: OpenTrial, { call, typed, signal }: TrialCall): Promise<TrialResult> {
    const { plan, connector } = trial
    const operation = find(plan, call.entity, call.action)
    if (!connector) return runPlayed(trial, operation, call, signal)
    const { organizationId, id: connectorId, customerId } = connector
    const act = {
      organizationId,
      connectorId,
      customerId,
      type: 'direct',
      entity: call.entity,
      action: call.action,
    } as const
    return withRow(this.#services.audit, actor, act, () => {
      if (operation.resolved.effect !== 'read' && typed !== operation.id) throw notTyped(operation.id)
      return this.#runConnected({ organizationId, connectorId }, operation, call, signal)
    })
  }

  async #runConnected(
    { organizationId, connectorId }: { readonly organizationId: string; readonly connectorId: string },
    operation: Operation,
    call: Call,
    signal: AbortSignal,
  ): Promise<TrialResult> {
    const { connectors, copies } = this.#services
    const opened = await connectors.open({ organizationId }, connectorId)
    let failure: unknown
    try {
      const result = await runCall(opened, operation, call, signal)
      connectors.touch(opened.connector)
      if (operation.resolved.effect !== 'read') await copies.mayBeStale(opened)
      return result
    } catch (error) {
      failure = error
      throw error
    } finally {
      opened.release(failure)
    }
  }
}

async function runPlayed(
  trial: OpenTrial,
  operation: Operation,
  call: Call,
  signal: AbortSignal,
): Promise<TrialResult> {
  const { plan } = trial
  const transport = new Simulation(plan.manifest, {
    records: PLAYED_RECORDS,
    recordsOf: recordCounts(plan.manifest),
    fileBytes: FILE_BYTES,
    hasHistory: false,
  })
  const connection = connect(plan, { ...playedAccount(trial), transport, paced: false })
  return runCall({ plan, connection }, operation, call, signal)
}

/** A read ends when the operator leaves; a write that was sent does not. */
async function runCall(
  { plan, connection }: { readonly plan: Plan; readonly connection: Connection },
  { resolved }: Operation,
  call: Call,
  signal: AbortSignal,
): Promise<TrialResult> {
  const began = performance.now()
  let requests = 0
  const late = AbortSignal.timeout(TRIAL_MS)
  const { records, meta, next, file } = await execute(plan, call, connection, {
    signal: resolved.effect === 'read' ? AbortSignal.any([signal, late]) : late,
    onRequest: () => requests++,
  })
  await file?.stream.cancel()
  return {
    records: records ?? null,
    meta,
    next,
    file: file ? { name: file.name ?? null, type: file.type ?? null, size: file.size ?? null } : null,
    requests,
    duration_ms: Math.round(performance.now() - began),
  }
}

/** An account whose credentials are made up. They name the host that its settings name. */
function playedAccount({ plan, auth, config }: OpenTrial) {
  const credentials = exampleCredentials(plan, auth)
  const setting = plan.manifest.auth[auth]?.token?.registration?.setting
  const host = setting === undefined ? undefined : config[setting]
  const isHosted = credentials.client_host !== undefined && typeof host === 'string'
  return { auth, config, credentials: isHosted ? { ...credentials, client_host: host } : credentials }
}

const STOP = new ConnectorError('cancelled', 'Cannot send: explaining only')

const NOWHERE: Transport = {
  send: () => Promise.reject(STOP),
  stream: () => Promise.reject(STOP),
  close: () => Promise.resolve(),
}

function notTyped(operation: string): ConnectorError {
  return new ConnectorError(
    'validation_error',
    `Cannot call ${operation}: it changes something, and you did not confirm it`,
    {
      hint: `Type ${operation} to confirm that it changes the account of a customer.`,
      errors: [{ field: 'confirm', message: `must be ${operation}`, error_code: 'confirmation' }],
      sent: false,
    },
  )
}
