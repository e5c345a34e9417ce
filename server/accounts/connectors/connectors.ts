/** Connectors: made, read, changed, checked, opened and removed. */
import { randomUUID } from 'node:crypto'
import type { ConnectorBody, DeletionBody } from 'plugboard/contract'
import { quoted } from 'plugboard/internal'
import { isUuid, mergeMetadata } from '../../ground/base/index.ts'
import { kindOf, ownHostsOf, planOfRow, type RowOfKind } from '../catalogue/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import { accountOpener } from './cache/account.ts'
import { ConnectorCache, type OpenConnector, type SearchedConnector } from './cache/cache.ts'
import { type ChangeConnector, type ChangeInput, changer } from './change.ts'
import { createCredentialCheck, type CredentialCheck } from './credential-check.ts'
import { expiryOf, openCredentials, sealCredentials } from './credentials/credentials.ts'
import { Renewal } from './credentials/renewal.ts'
import { connectorNotFound } from './rows/errors.ts'
import { type ConnectorScope, isChosen, sealedOf, UNREADABLE } from './rows/permission.ts'
import type { CheckResult, ConnectorInput, ConnectorOwner, ConnectorsOptions } from './options.ts'
import {
  bodyOf,
  type CallableConnector,
  CallableConnectors,
  ConnectorEvents,
  type ConnectorRow,
  ConnectorRows,
  type DueConnector,
  type ListFilter,
  RenewalRows,
  UpkeepRows,
  writeCapture,
} from './rows/index.ts'
import type { NewConnector } from './rows/rows.ts'
import { DatabaseError } from '../../ground/store/index.ts'
import { Standing } from './standing.ts'
import { ConnectorUpkeep } from './upkeep.ts'
import { firstAt } from './upkeep-times.ts'
import { ConnectorUsage } from './usage.ts'

const CACHED_CONNECTORS = 1_000
const CHECK_HOURS = 24

/** The connectors of an installation. Foreign and unknown ids have the same error: `connector_not_found`. */
export class Connectors {
  readonly #options: ConnectorsOptions
  readonly #now: () => number
  readonly #rows: ConnectorRows
  readonly #callable: CallableConnectors
  readonly #usage: ConnectorUsage
  readonly #upkeepRows: UpkeepRows
  readonly #upkeep: ConnectorUpkeep
  readonly #renewal: Renewal
  readonly #credentials: CredentialCheck
  readonly #change: ChangeConnector
  readonly #cache: ConnectorCache
  readonly #standing: Standing

  constructor(options: ConnectorsOptions) {
    const { database, notifications, vault, catalogue, log, metrics, notices, transport, counting, limits } = options
    const { now = Date.now, monotonic = () => performance.now(), clientOf = async () => undefined } = options
    const events = new ConnectorEvents(options.connectLinks)
    const rows = new ConnectorRows(database, options.cursors, events)
    const claims = new RenewalRows(database, events)
    this.#options = options
    this.#now = now
    this.#rows = rows
    this.#callable = new CallableConnectors(database)
    this.#upkeepRows = new UpkeepRows(database, events)
    this.#usage = new ConnectorUsage(this.#upkeepRows, log, now)
    this.#renewal = new Renewal({ rows, claims, vault, notifications, log, metrics, now, monotonic })
    this.#credentials = createCredentialCheck({ clientOf, transport, now, notices })
    const upkeep = options.upkeep ?? { checkHours: CHECK_HOURS }
    this.#standing = new Standing({
      rows,
      open: (scope, id) => this.#cache.open(scope, id),
      plan: (row) => planOfRow(catalogue, row),
      publish: (id) => this.#publish(id),
      succeeded: (row) => this.noteSuccess(row),
      log,
      now,
      checksAgain: upkeep.checkHours > 0,
    })
    this.#change = changer({ rows, vault, catalogue, credentials: this.#credentials, now })
    const account = { vault, catalogue, renewal: this.#renewal, clientOf, transport, now, counting, log, notices }
    this.#cache = new ConnectorCache({
      rows,
      notifications,
      log,
      metrics,
      now,
      openAccount: accountOpener({ ...account, answerBytes: limits?.answerBytes }),
      plan: (row) => planOfRow(catalogue, row),
      limit: limits?.cachedConnectors ?? CACHED_CONNECTORS,
      rejected: (row, version, error) => this.#standing.rejected(row, version, error),
      unreadable: (row) => this.#disableUnreadable(row),
    })
    this.#upkeep = new ConnectorUpkeep({
      rows,
      upkeepRows: this.#upkeepRows,
      cache: this.#cache,
      catalogue,
      log,
      metrics,
      now,
      settings: upkeep,
      standing: this.#standing,
    })
  }

  /** @throws ConnectorError `definition_not_found`, `quota_exceeded`, `validation_error`, `credentials_mismatch`, and what the read failed with */
  async create(owner: ConnectorOwner, input: ConnectorInput, signal?: AbortSignal): Promise<ConnectorBody> {
    const { organizationId, customer } = owner
    const { environment = {}, validate = true, variant } = input
    const metadata = mergeMetadata({}, input.metadata ?? {})
    const { catalogue, vault } = this.#options
    const kinds = await catalogue.of(organizationId)
    const { kind } = kinds.find(input.kind)
    await this.#checkQuota(organizationId)
    const plan = await kinds.plan(kind)
    const given = {
      organizationId,
      credentials: input.credentials,
      auth: variant,
      environment,
      scopes: input.scopes,
      isConsented: input.isConsented,
    }
    const { auth, credentials, account } = await this.#credentials.check(plan, given, validate, signal)
    const id = randomUUID()
    const row: NewConnector = {
      id,
      organizationId,
      customerId: customer.id,
      externalUserId: customer.externalUserId,
      kind,
      name: input.name,
      auth,
      scopes: input.scopes ?? [],
      environment,
      definitionVersion: plan.manifest.version,
      ownHosts: ownHostsOf(plan),
      status: validate ? 'active' : 'pending',
      sealed: await sealCredentials(vault, { organizationId, id, version: 1 }, credentials),
      expiresAt: expiryOf(credentials),
      account,
      replicationConfig: input.replicationConfig ?? {},
      metadata,
      map: input.map ?? {},
      at: new Date(this.#now()),
      attendAt: firstAt(id, this.#now()),
    }
    const most = this.#options.limits?.connectorsPerOrganization
    const isStored = await this.#rows.insert(row, most).catch((error: unknown) => {
      throw isMoved(error) ? movedMeanwhile(kind) : error
    })
    if (!isStored) throw quotaExceeded(most)
    return this.get({ organizationId }, id)
  }

  /** @throws ConnectorError `connector_not_found` */
  async get(scope: ConnectorScope, id: string): Promise<ConnectorBody> {
    return this.#bodyOf(await this.find(scope, id))
  }

  /** The row behind the body. @throws ConnectorError `connector_not_found` */
  async find(scope: ConnectorScope, id: string): Promise<ConnectorRow> {
    const row = isUuid(id) && isUuid(scope.organizationId) ? await this.#rows.find(scope, id) : undefined
    if (!row || row.customerStatus === 'deleting') throw connectorNotFound()
    return row
  }

  /** As `find`, but the row may be as old as that of a call: for what of it never changes. @throws ConnectorError `connector_not_found` */
  async findKnown(scope: ConnectorScope, id: string): Promise<ConnectorRow> {
    const row = this.#cache.freshRow(scope, id)
    return row && row.customerStatus !== 'deleting' ? row : this.find(scope, id)
  }

  /** A page by age. @throws ConnectorError `invalid_cursor` */
  async list(scope: ConnectorScope, filter: ListFilter = {}): Promise<{ data: ConnectorBody[]; next: string | null }> {
    const { rows, next } = await this.#rows.list(scope, filter)
    return { data: await Promise.all(rows.map((row) => this.#bodyOf(row))), next }
  }

  /** Lists a scope's connectors that an agent may call, oldest first. Disabled and deleted connectors are left out. */
  async callable({ organizationId, customerId, kinds, chosen }: ConnectorScope): Promise<readonly CallableConnector[]> {
    if (customerId === undefined) return []
    const found = await this.#callable.ofCustomer(organizationId, customerId)
    return found.filter(({ id, kind }) => (kinds?.includes(kind) ?? true) && isChosen(id, chosen))
  }

  /** Stores new credentials only once they are checked. @throws ConnectorError `version_conflict`, and as `create` does */
  async update(scope: ConnectorScope, id: string, input: ChangeInput, signal?: AbortSignal): Promise<ConnectorBody> {
    await this.#change(() => this.find(scope, id), input, signal)
    await this.#publish(id)
    return this.get(scope, id)
  }

  /** Captures the calls of a connector until a time, or stops. @returns its customer @throws ConnectorError `connector_not_found` */
  async setCapture(organizationId: string, id: string, until: Date | null): Promise<string> {
    const customerId = await writeCapture(this.#options.database, organizationId, id, until)
    await this.#publish(id)
    return customerId
  }

  /** Destroys the credentials immediately and creates the job `connector.delete`. @throws ConnectorError `connector_not_found` */
  async remove(scope: ConnectorScope, id: string): Promise<DeletionBody> {
    const jobId = randomUUID()
    const at = new Date(this.#now())
    if (!isUuid(id) || !(await this.#rows.remove(scope, id, jobId, at))) throw connectorNotFound()
    await this.#publish(id)
    return { job_id: jobId, id: id.toLowerCase(), deleted_at: at.toISOString() }
  }

  /** The most connected kinds of an organization, with at least three customers each. */
  popular(organizationId: string): Promise<string[]> {
    return this.#rows.popular(organizationId)
  }

  /** The connectors of an organization for an account of a third party, where that is proven; disabled ones are left out. */
  ofAccount(kind: RowOfKind, account: string): Promise<ConnectorRow[]> {
    return this.#rows.ofAccount(kind, account)
  }

  /** The proven accounts of an organization's connectors of a kind, each once; disabled connectors are left out. */
  accountsOf(kind: RowOfKind): Promise<string[]> {
    return this.#rows.accountsOf(kind)
  }

  /** A credential of a connector, for the proof of a message. @throws ConnectorError `connector_not_found`, `credentials_unreadable` */
  async credential(organizationId: string, id: string, name: string): Promise<string | undefined> {
    const row = await this.find({ organizationId }, id)
    const owner = { organizationId, id: row.id, version: row.credentialsVersion }
    return (await openCredentials(this.#options.vault, owner, sealedOf(row)))[name]
  }

  /** Lists the connectors of a customer, including connectors being deleted. */
  ofCustomer(organizationId: string, customerId: string): Promise<{ id: string; isDeleting: boolean }[]> {
    return this.#rows.ofCustomer(organizationId, customerId)
  }

  /** Removes the tombstone: the last step of a deletion. */
  purge(organizationId: string, id: string): Promise<void> {
    return this.#rows.purge(organizationId, id)
  }

  /**
   * Makes the manifest's cheap read; a connector that needed its owner is active again when it succeeds, and as before when
   * nothing was found out.
   * @throws ConnectorError as `open` does; `cancelled`
   */
  async check(scope: ConnectorScope, id: string, signal?: AbortSignal): Promise<CheckResult> {
    return this.#standing.check(scope, await this.find(scope, id), signal)
  }

  /**
   * Whether the vendor accepts a connector's credentials although it refused a request. Concurrent calls share one of the
   * manifest's cheap reads. Undefined if the read shows nothing.
   */
  accepts(row: ConnectorRow): Promise<boolean | undefined> {
    return this.#standing.accepts(row)
  }

  /**
   * A connector ready for calls; to be released. Costs neither a statement nor a decryption when it is cached.
   * @throws ConnectorError `connector_not_found`, `connector_disabled`, `credentials_rejected`, `credentials_unreadable`
   */
  open(scope: ConnectorScope, id: string): Promise<OpenConnector> {
    return this.#cache.open(scope, id)
  }

  /**
   * A connector whose copy is searched, also while its owner has to consent again or its credentials cannot be read.
   * @throws ConnectorError `connector_not_found`; `connector_disabled` when it or its customer was switched off
   */
  openSearched(scope: ConnectorScope, id: string): Promise<SearchedConnector> {
    return this.#cache.openSearched(scope, id)
  }

  /** Records a successful call, within seconds. A pending connector becomes active. */
  touch(connector: Pick<ConnectorRow, 'id' | 'organizationId'>): void {
    this.#usage.touch(connector)
  }

  /** Notes that a third party accepted a connector's credentials, for work of the server itself; written within seconds. */
  noteSuccess(connector: Pick<ConnectorRow, 'id' | 'organizationId'>): void {
    this.#usage.succeeded(connector)
  }

  /** Claims due connectors, up to `limit` of each sort. They are due again in an hour unless `attend` is called. */
  async claimDue(limit: number): Promise<DueConnector[]> {
    const at = new Date(this.#now())
    return [...(await this.#upkeepRows.claimDue(at, limit)), ...(await this.#upkeepRows.claimRechecks(at, limit))]
  }

  /** Renews a connector's grant, checks its credentials, or tells that its grant ends: whatever is due. */
  attend(due: DueConnector, signal: AbortSignal): Promise<void> {
    return this.#upkeep.attend(due, signal)
  }

  /** Number of open connections. */
  get size(): number {
    return this.#cache.size
  }

  /** Writes the uses that are not written yet, and closes every connection. */
  async close(): Promise<void> {
    this.#renewal.close()
    this.#cache.close()
    await this.#standing.settled()
    await this.#usage.close()
  }

  async #bodyOf(row: ConnectorRow): Promise<ConnectorBody> {
    return bodyOf(row, await kindOf(this.#options.catalogue, row))
  }

  #publish(id: string): Promise<void> {
    return this.#options.notifications.publish({ subject: 'connector', id: id.toLowerCase() })
  }

  async #disableUnreadable(row: ConnectorRow): Promise<void> {
    const { credentialsVersion } = row
    this.#options.log.error({ connector_id: row.id, kind: row.kind }, 'cannot read the credentials of a connector')
    const from = { credentialsVersion, statuses: ['active', 'pending', 'needs_reauth'] } as const
    await this.#standing.setStatus(row, from, 'disabled', UNREADABLE)
  }

  async #checkQuota(organizationId: string): Promise<void> {
    const most = this.#options.limits?.connectorsPerOrganization
    if (most !== undefined && (await this.#rows.count(organizationId)) >= most) throw quotaExceeded(most)
  }
}

function quotaExceeded(most: number | undefined): ServerError {
  return new ServerError('quota_exceeded', `Cannot create a connector: the organization has ${most}, its quota`, {
    hint: 'Delete unused connectors, or ask the operator to raise quotas.connectorsPerOrganization.',
  })
}

/** Whether the database refused a row because its own kind now leads to other hosts than the credentials were given for. */
function isMoved(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'connectors_organization_id_kind_own_hosts_fkey'
}

function movedMeanwhile(kind: string): ServerError {
  return new ServerError(
    'definition_in_use',
    `Cannot create a connector of ${quoted(kind)}: its manifest was replaced meanwhile, and leads to other hosts`,
    { hint: 'Create it again for the new version.' },
  )
}
