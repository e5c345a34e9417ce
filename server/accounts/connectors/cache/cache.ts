/** The hot path of execute: rows and connections in memory, so that a call costs neither a statement nor a decryption. */
import { type Connection, ConnectorError, type Plan } from 'plugboard/runtime'
import { isUuid } from '../../../ground/base/index.ts'
import type { ChangeNotice, Notifications } from '../../../ground/notifications/index.ts'
import type { Log, Metrics } from '../../../ground/observe/index.ts'
import { connectorNotFound } from '../rows/errors.ts'
import { checkSearchable, checkUsable, type ConnectorScope, isUsable, isWithin } from '../rows/permission.ts'
import type { ConnectorRow } from '../rows/row.ts'
import type { ConnectorRows } from '../rows/rows.ts'
import type { OpenAccount } from './account.ts'
import { type CacheEntry, concerns, expire, newEntry, retire } from './entry.ts'

/** A connector whose copy is searched: the third party is not asked, so that it needs no credentials. */
export interface SearchedConnector {
  readonly connector: ConnectorRow
  readonly plan: Plan
  /** Ends the use, with the error that ended the call, if one did. To be called exactly once; again does nothing. */
  release(error?: unknown): void
}

/** A connector in use. */
export interface OpenConnector extends SearchedConnector {
  readonly connection: Connection
}

/** Services of the cache. */
export interface CacheServices {
  readonly rows: ConnectorRows
  readonly notifications: Notifications
  readonly openAccount: OpenAccount
  /** The plan of a connector. */
  readonly plan: (row: ConnectorRow) => Promise<Plan>
  readonly log: Log
  readonly metrics?: Pick<Metrics, 'cache'> | undefined
  readonly now: () => number
  /** The most connectors in the cache; those in use stay beyond it until they are released. */
  readonly limit: number
  /** Is called when a call ended in `credentials_rejected` for good, or would, as the kind no longer has the auth variant. */
  readonly rejected: (row: ConnectorRow, version: number, error: ConnectorError) => void
  /** Is called for credentials that cannot be opened. */
  readonly unreadable: (row: ConnectorRow) => Promise<void>
}

/** How long a row is used when no change of it is published. */
const FRESH_MS = 5_000
/** When a row in use is read again while it is still fresh, so that no call waits for that. */
const REFRESH_MS = 4_000
/** How often a row is read when it changes each time while it is read. */
const MOST_LOADS = 3

/** A cache that any process's changes expire. */
export class ConnectorCache {
  readonly #services: CacheServices
  readonly #entries = new Map<string, CacheEntry>()
  readonly #unsubscribe: () => void

  constructor(services: CacheServices) {
    this.#services = services
    this.#unsubscribe = services.notifications.subscribe((notice) => this.#expire(notice))
  }

  /** @throws ConnectorError `connector_not_found`, `connector_disabled`, `credentials_rejected`, `credentials_unreadable` */
  open(scope: ConnectorScope, id: string): Promise<OpenConnector> {
    return this.#lookUp(scope, id, (entry) => this.#opened(entry, scope))
  }

  /** @throws ConnectorError `connector_not_found`; `connector_disabled` if the status of its owner or customer forbids calls */
  openSearched(scope: ConnectorScope, id: string): Promise<SearchedConnector> {
    return this.#lookUp(scope, id, (entry) => this.#searched(entry, scope))
  }

  /** The row of a connector, when the cache has it and it is fresh; undefined also for a connector outside the scope. */
  freshRow(scope: ConnectorScope, id: string): ConnectorRow | undefined {
    const entry = this.#entries.get(keyOf(scope, id.toLowerCase()))
    return entry?.row && this.#isFresh(entry) && isWithin(entry.row, scope) ? entry.row : undefined
  }

  /** Number of open connections. */
  get size(): number {
    return [...this.#entries.values()].filter(({ account }) => account).length
  }

  /** Closes unused connections, and the others once they are unused. */
  close(): void {
    this.#unsubscribe()
    this.#services.log.debug({ connections: this.#entries.size }, 'connections closed')
    for (const entry of this.#entries.values()) this.#drop(entry)
  }

  #expire(notice: ChangeNotice): void {
    for (const entry of this.#entries.values()) {
      if (!concerns(notice, entry)) continue
      expire(entry)
      // What was deleted or disabled must not keep its credentials and sockets until someone asks for it.
      if (notice.subject === 'connector' && entry.account)
        this.#loadInBackground(entry, () => this.#loadUntilFresh(entry))
    }
  }

  /** Loads an entry that no call waits for; one that fails is loaded by the next call. */
  #loadInBackground(entry: CacheEntry, load: () => Promise<void>): void {
    entry.pins++
    load()
      .catch((error: unknown) => this.#services.log.debug({ connector_id: entry.id, error }, 'not read again'))
      .finally(() => {
        entry.pins--
        this.#evict()
      })
  }

  /** The entry of a connector, as the one that was used last. */
  #entryOf(scope: ConnectorScope, id: string): CacheEntry {
    const key = keyOf(scope, id)
    const entry = this.#entries.get(key) ?? newEntry(key, scope.organizationId, id)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Reads the row, and opens another account when the one in the entry is not what the row asks for. */
  async #load(entry: CacheEntry): Promise<void> {
    const { organizationId, id, changes } = entry
    const readAt = this.#services.now()
    const row = await this.#services.rows.find({ organizationId }, id)
    if (!row) return this.#drop(entry)
    if (!isUsable(row)) retire(entry)
    else if (!(await entry.account?.matches(row))) await this.#renewAccount(entry, row)
    entry.row = row
    entry.readAt = entry.changes === changes ? readAt : -Infinity
    if (this.#entries.get(entry.key) !== entry) retire(entry)
  }

  async #renewAccount(entry: CacheEntry, row: ConnectorRow): Promise<void> {
    const { openAccount, unreadable, rejected } = this.#services
    const account = await openAccount(row).catch(async (error: unknown) => {
      if (error instanceof ConnectorError && error.code === 'credentials_unreadable') await unreadable(row)
      if (error instanceof ConnectorError && error.code === 'credentials_rejected')
        rejected(row, row.credentialsVersion, error)
      this.#drop(entry)
      throw error
    })
    entry.account?.retire()
    entry.account = account
  }

  #drop(entry: CacheEntry): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key)
    entry.row = undefined
    retire(entry)
  }

  /** The longest unused go first; those in use stay. */
  #evict(): void {
    const { limit } = this.#services
    if (this.#entries.size <= limit) return
    for (const entry of this.#entries.values()) {
      if (this.#entries.size <= limit) return
      if (entry.pins === 0 && (entry.account?.isIdle ?? true)) this.#drop(entry)
    }
  }

  #isFresh({ row, readAt }: CacheEntry, maxAgeMs = FRESH_MS): boolean {
    return row !== undefined && Math.abs(this.#services.now() - readAt) < maxAgeMs
  }

  /** Loads an entry unless it is fresh; undefined when there is nothing to wait for. */
  #ensureFresh(entry: CacheEntry): Promise<void> | undefined {
    const isFresh = this.#isFresh(entry)
    this.#services.metrics?.cache('connector', isFresh)
    if (!isFresh) return this.#loadUntilFresh(entry)
    if (!entry.loading && !this.#isFresh(entry, REFRESH_MS)) this.#loadInBackground(entry, () => this.#loadOnce(entry))
    return undefined
  }

  /** Loads an entry; again when its row changed while it was read. */
  async #loadUntilFresh(entry: CacheEntry): Promise<void> {
    for (let loads = 0; !this.#isFresh(entry) && loads < MOST_LOADS; loads++) {
      await this.#loadOnce(entry)
      if (!entry.row) return
    }
  }

  /** Loads an entry, once for all that ask meanwhile. */
  #loadOnce(entry: CacheEntry): Promise<void> {
    entry.loading ??= this.#load(entry).finally(() => (entry.loading = undefined))
    return entry.loading
  }

  async #lookUp<T>(scope: ConnectorScope, id: string, use: (entry: CacheEntry) => T | Promise<T>): Promise<T> {
    if (!isUuid(id)) throw connectorNotFound()
    const entry = this.#entryOf(scope, id.toLowerCase())
    entry.pins++
    try {
      const loading = this.#ensureFresh(entry)
      if (loading) await loading
      return await use(entry)
    } finally {
      entry.pins--
      this.#evict()
    }
  }

  #opened({ row, account }: CacheEntry, scope: ConnectorScope): OpenConnector {
    if (!row || !isWithin(row, scope)) throw connectorNotFound()
    checkUsable(row)
    if (!account) throw connectorNotFound()
    const end = account.use()
    return {
      connector: row,
      plan: account.plan,
      connection: account.connection,
      release: (error) => {
        end()
        this.#evict()
        // What may be tried again was refused with credentials that are renewed since.
        if (error instanceof ConnectorError && error.code === 'credentials_rejected' && !error.retryable)
          this.#services.rejected(row, account.version, error)
      },
    }
  }

  async #searched({ row, account }: CacheEntry, scope: ConnectorScope): Promise<SearchedConnector> {
    if (!row || !isWithin(row, scope)) throw connectorNotFound()
    checkSearchable(row)
    return { connector: row, plan: account?.plan ?? (await this.#services.plan(row)), release() {} }
  }
}

function keyOf({ organizationId }: ConnectorScope, id: string): string {
  return `${organizationId} ${id}`
}
