/** Connectors: made, read, changed, checked, opened and removed. */
import type { ConnectorBody } from 'plugboard/contract'
import { randomUUID } from 'node:crypto'
import { ConnectorError, type Credentials, type Json, type Plan, type Transport } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Limits } from '../limits/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Log, Metrics } from '../observe/index.ts'
import type { Database } from '../store/index.ts'
import { accountOpener, type ClientOf } from './cache/account.ts'
import { createCache, type OpenConnector, type SearchedConnector, UNREADABLE } from './cache/cache.ts'
import { type ChangeInput, changer } from './change.ts'
import { type ConnectorVault, expiryOf, sealCredentials } from './credentials/credentials.ts'
import { checkOperationOf, createProof, checkCredentials } from './credentials/check.ts'
import { createRenewal, connectorNotFound } from './credentials/renewal.ts'
import { bodyOf, type ConnectorRow } from './rows/row.ts'
import { type ConnectorScope, createRows, isId, type ListFilter } from './rows/rows.ts'
import { createUsage } from './usage.ts'

/** What connectors are kept with. */
export interface ConnectorsOptions {
  readonly database: Database
  readonly notifications: Notifications
  readonly vault: ConnectorVault
  readonly catalogue: Catalogue
  readonly log: Log
  readonly metrics?: Metrics
  /** Milliseconds since 1970, by the clock that all processes share. */
  readonly now?: () => number
  /** Milliseconds of a clock that is never set, for pauses; this process's own by default. */
  readonly monotonic?: () => number
  /** A transport for one connector, shared with no other; undici by default. */
  readonly transport?: (plan: Plan) => Transport
  /** The client that completes credentials which name none. */
  readonly clientOf?: ClientOf
  readonly limits?: ConnectorLimits
  /** Where the calls of all processes are counted against what third parties allow; by default each process keeps to it alone. */
  readonly counting?: Limits
}

/** How much is kept at most. */
export interface ConnectorLimits {
  readonly cachedConnectors?: number
  /** Decoded bytes of a third party's JSON answer. */
  readonly answerBytes?: number
  /** Beyond it, `create` throws `quota_exceeded`; creates that run at once may pass it by their number. */
  readonly connectorsPerOrganization?: number
}

/** For whom a connector is made. */
export interface ConnectorOwner {
  readonly organizationId: string
  readonly customer: { readonly id: string }
}

/** What a connector is made of: by hand, or of what an OAuth flow came to. */
export interface ConnectorInput {
  readonly kind: string
  readonly name: string
  readonly credentials: Credentials
  /** The auth variant; found by the fields given when absent. */
  readonly variant?: string
  readonly scopes?: readonly string[]
  readonly environment?: Readonly<Record<string, Json>>
  readonly replicationConfig?: Readonly<Record<string, Json>>
  /** Whether the manifest's cheap read has to succeed first; true by default. Without it the connector is `pending`. */
  readonly validate?: boolean
}

/** What a check found. */
export interface CheckResult {
  readonly id: string
  readonly status: 'succeeded' | 'failed'
  readonly error_message: string | null
  readonly checked_entity: string
  readonly checked_action: string
  readonly duration_ms: number
}

/** The connectors of an installation. Foreign and unknown ids are told alike: `connector_not_found`. */
export interface Connectors {
  /** @throws ConnectorError `definition_not_found`, `quota_exceeded`, `validation_error`, `credentials_mismatch`, and what the read failed with */
  create(owner: ConnectorOwner, input: ConnectorInput, signal?: AbortSignal): Promise<ConnectorBody>
  /** @throws ConnectorError `connector_not_found` */
  get(scope: ConnectorScope, id: string): Promise<ConnectorBody>
  /** The row behind the body. @throws ConnectorError `connector_not_found` */
  find(scope: ConnectorScope, id: string): Promise<ConnectorRow>
  /** @throws ConnectorError `invalid_cursor` */
  list(scope: ConnectorScope, filter?: ListFilter): Promise<{ data: ConnectorBody[]; next: string | null }>
  /** Stores new credentials only once they are proven. @throws ConnectorError `version_conflict`, and as `create` does */
  update(scope: ConnectorScope, id: string, change: ChangeInput, signal?: AbortSignal): Promise<ConnectorBody>
  /** Shreds the credentials at once and queues the job `connector.delete`. @throws ConnectorError `connector_not_found` */
  remove(scope: ConnectorScope, id: string): Promise<{ job_id: string; id: string; deleted_at: string }>
  /** The connectors of a customer, those that are being deleted included. */
  ofCustomer(organizationId: string, customerId: string): Promise<{ id: string; isDeleting: boolean }[]>
  /** Removes the tombstone: what the job ends with. */
  purge(organizationId: string, id: string): Promise<void>
  /** Makes the manifest's cheap read; a connector that needed its owner is active again when it succeeds. */
  check(scope: ConnectorScope, id: string, signal?: AbortSignal): Promise<CheckResult>
  /**
   * A connector ready for calls; to be released. Costs neither a statement nor a decryption when it is at hand.
   * @throws ConnectorError `connector_not_found`, `connector_disabled`, `credentials_rejected`, `credentials_unreadable`
   */
  open(scope: ConnectorScope, id: string): Promise<OpenConnector>
  /**
   * A connector whose copy is searched, also while its owner has to consent again or its credentials cannot be read.
   * @throws ConnectorError `connector_not_found`; `connector_disabled` when it or its customer was switched off
   */
  openSearched(scope: ConnectorScope, id: string): Promise<SearchedConnector>
  /** Notes that a call succeeded; written within seconds. A pending connector is active from then on. */
  touch(connector: Pick<ConnectorRow, 'id' | 'organizationId'>): void
  /** Connections at hand. */
  readonly size: number
  /** Writes what is held back, and closes every connection. */
  close(): Promise<void>
}

const CACHED_CONNECTORS = 1_000

/** The connectors of a database, heard of by every process. */
export function createConnectors(options: ConnectorsOptions): Connectors {
  const {
    database,
    notifications,
    vault,
    catalogue,
    log,
    metrics,
    now = Date.now,
    monotonic = () => performance.now(),
    transport,
    clientOf = async () => undefined,
  } = options
  const rows = createRows(database)
  const publish = (id: string) => notifications.publish({ subject: 'connector', id: id.toLowerCase() })
  const usage = createUsage(rows, log, now)
  const renewal = createRenewal({ database, rows, vault, notifications, log, metrics, now, monotonic })
  const proof = createProof({ clientOf, transport, now })
  const change = changer({ rows, vault, catalogue, proof, now })
  const background = new Set<Promise<void>>()

  /** What no call waits for. */
  function later(work: Promise<unknown>): void {
    const noted = work
      .then(() => {})
      .catch((error: unknown) => log.error({ error }, 'a connector was not updated'))
      .finally(() => background.delete(noted))
    background.add(noted)
  }

  async function setStatus(
    row: ConnectorRow,
    from: readonly ConnectorRow['status'][],
    to: ConnectorRow['status'],
    reason: string | null,
    credentialsVersion = row.credentialsVersion,
    version?: number,
  ) {
    const isSet = await rows.setStatus(
      row.organizationId,
      row.id,
      { credentialsVersion, statuses: from, ...(version !== undefined && { version }) },
      to,
      reason,
    )
    if (isSet) await publish(row.id)
    return isSet
  }

  const cache = createCache({
    rows,
    notifications,
    log,
    metrics,
    now,
    openAccount: accountOpener({
      vault,
      catalogue,
      renewal,
      clientOf,
      transport,
      now,
      answerBytes: options.limits?.answerBytes,
      counting: options.counting,
    }),
    plan: (kind) => catalogue.plan(kind),
    limit: options.limits?.cachedConnectors ?? CACHED_CONNECTORS,
    // A call that ends late does not overrule a check, or the owner, that changed the row since the call began.
    rejected: (row, credentialsVersion, error) =>
      later(setStatus(row, ['active', 'pending'], 'needs_reauth', error.message, credentialsVersion, row.version)),
    async unreadable(row) {
      log.error({ connector_id: row.id, kind: row.kind }, 'the credentials of a connector cannot be read')
      await setStatus(row, ['active', 'pending', 'needs_reauth'], 'disabled', UNREADABLE)
    },
  })

  async function find(scope: ConnectorScope, id: string): Promise<ConnectorRow> {
    const row = isId(id) ? await rows.find(scope, id) : undefined
    if (!row || row.customerStatus === 'deleting') throw connectorNotFound()
    return row
  }

  const body = (row: ConnectorRow) => bodyOf(row, catalogue.find(row.kind))
  const get = async (scope: ConnectorScope, id: string) => body(await find(scope, id))

  async function checkQuota(organizationId: string): Promise<void> {
    const most = options.limits?.connectorsPerOrganization
    if (most !== undefined && (await rows.count(organizationId)) >= most)
      throw new ServerError(
        'quota_exceeded',
        `Cannot create a connector: the organization has ${most}, which is its quota`,
        { hint: 'Delete connectors that nobody uses, or have the operator raise quotas.connectorsPerOrganization.' },
      )
  }

  async function create(owner: ConnectorOwner, input: ConnectorInput, signal?: AbortSignal): Promise<ConnectorBody> {
    const { organizationId, customer } = owner
    const { environment = {}, validate = true, variant } = input
    const { kind } = catalogue.find(input.kind)
    await checkQuota(organizationId)
    const plan = await catalogue.plan(kind)
    const given = { organizationId, credentials: input.credentials, auth: variant, environment }
    const { auth, credentials } = await proof.check(plan, given, validate, signal)
    const id = randomUUID()
    await rows.insert({
      id,
      organizationId,
      customerId: customer.id,
      kind,
      name: input.name,
      auth,
      scopes: input.scopes ?? [],
      environment,
      definitionVersion: plan.manifest.version,
      status: validate ? 'active' : 'pending',
      sealed: await sealCredentials(vault, { organizationId, id, version: 1 }, credentials),
      expiresAt: expiryOf(credentials),
      replicationConfig: input.replicationConfig ?? {},
      at: new Date(now()),
    })
    return get({ organizationId }, id)
  }

  /** A connector that needs its owner is tried all the same, and is as before when nothing was found out. */
  async function check(scope: ConnectorScope, id: string, signal?: AbortSignal): Promise<CheckResult> {
    const row = await find(scope, id)
    const { entity, action } = checkOperationOf(await catalogue.plan(row.kind))
    const began = performance.now()
    const wasRejected = row.status === 'needs_reauth' && (await setStatus(row, ['needs_reauth'], 'pending', null))
    const failure = await tried(scope, row, signal)
    if (wasRejected && failure && failure.code !== 'credentials_rejected')
      await setStatus(row, ['pending'], 'needs_reauth', row.statusReason)
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

  async function tried(
    scope: ConnectorScope,
    row: ConnectorRow,
    signal?: AbortSignal,
  ): Promise<ConnectorError | undefined> {
    const opened = await cache.open(scope, row.id)
    const error = await checkCredentials(opened.plan, opened.connection, signal).catch((failure: unknown) => {
      if (!(failure instanceof ConnectorError)) throw failure
      return failure
    })
    opened.release(error ?? undefined)
    if (error) await Promise.all(background)
    else {
      const { credentialsVersion } = await find(scope, row.id)
      await setStatus(row, ['pending'], 'active', null, credentialsVersion)
    }
    return error ?? undefined
  }

  return {
    create,
    get,
    find,
    async list(scope, filter = {}) {
      const { rows: found, next } = await rows.list(scope, filter)
      return { data: found.map(body), next }
    },
    async update(scope, id, input, signal) {
      await change(() => find(scope, id), input, signal)
      await publish(id)
      return get(scope, id)
    },
    async remove(scope, id) {
      const jobId = randomUUID()
      const at = new Date(now())
      if (!isId(id) || !(await rows.remove(scope, id, jobId, at))) throw connectorNotFound()
      await publish(id)
      return { job_id: jobId, id: id.toLowerCase(), deleted_at: at.toISOString() }
    },
    ofCustomer: (organizationId, customerId) => rows.ofCustomer(organizationId, customerId),
    purge: (organizationId, id) => rows.purge(organizationId, id),
    check,
    open: (scope, id) => cache.open(scope, id),
    openSearched: (scope, id) => cache.openSearched(scope, id),
    touch: (connector) => usage.touch(connector),
    get size() {
      return cache.size
    },
    async close() {
      renewal.close()
      cache.close()
      await Promise.all(background)
      await usage.close()
    },
  }
}
