/** The hot path of execute: rows and connections that are at hand, so that a call costs neither a statement nor a decryption. */
import { type Connection, ConnectorError, type Plan } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
import type { ChangeNotice, Notifications } from '../../notifications/index.ts'
import type { Log, Metrics } from '../../observe/index.ts'
import type { ConnectorAccount, OpenAccount } from './account.ts'
import { connectorNotFound, needsOwner } from '../credentials/renewal.ts'
import type { ConnectorRow } from '../rows/row.ts'
import { type ConnectorRows, type ConnectorScope, isId } from '../rows/rows.ts'

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

/** Connectors at hand. */
export interface Cache {
  /** @throws ConnectorError `connector_not_found`, `connector_disabled`, `credentials_rejected`, `credentials_unreadable` */
  open(scope: ConnectorScope, id: string): Promise<OpenConnector>
  /** @throws ConnectorError `connector_not_found`; `connector_disabled` when its owner or its customer's status says so */
  openSearched(scope: ConnectorScope, id: string): Promise<SearchedConnector>
  /** Connections at hand. */
  readonly size: number
  /** Closes every connection that nobody uses, and the others once they are not used. */
  close(): void
}

/** What the cache works with. */
export interface CacheServices {
  readonly rows: ConnectorRows
  readonly notifications: Notifications
  readonly openAccount: OpenAccount
  /** The plan of a kind. */
  readonly plan: (kind: string) => Promise<Plan>
  readonly log: Log
  readonly metrics?: Metrics | undefined
  readonly now: () => number
  /** The most connectors at hand; those used are kept beyond it until they are released. */
  readonly limit: number
  /** Told of a call that ended in `credentials_rejected`. */
  readonly rejected: (row: ConnectorRow, version: number, error: ConnectorError) => void
  /** Told of credentials that cannot be opened. */
  readonly unreadable: (row: ConnectorRow) => Promise<void>
}

/** A row is believed for so long when no change of it is told. */
const FRESH_MS = 5_000

/** A row that changes while it is read is read again, so often. */
const MOST_READS = 3

interface Entry {
  /** With the organization's id: nobody meets an entry of another organization. */
  readonly key: string
  readonly id: string
  readonly organizationId: string
  row: ConnectorRow | undefined
  readAt: number
  /** Counts changes that were told: a row read before one of them is not fresh. */
  changes: number
  account: ConnectorAccount | undefined
  loading: Promise<void> | undefined
  /** Calls between looking it up and using it: it is not evicted under their hands. */
  pins: number
}

/** A cache that hears of changes. */
export function createCache(services: CacheServices): Cache {
  const { rows, openAccount, log, metrics, now, limit } = services
  const entries = new Map<string, Entry>()

  const unsubscribe = services.notifications.subscribe((notice) => {
    for (const entry of entries.values()) {
      if (!concerns(notice, entry)) continue
      expire(entry)
      if (notice.subject === 'connector' && entry.account) void look(entry)
    }
  })

  /** What was deleted or disabled does not keep its credentials and sockets here until someone asks for it. */
  async function look(entry: Entry): Promise<void> {
    entry.pins++
    await refresh(entry).catch((error: unknown) => log.debug({ connector_id: entry.id, error }, 'not read again'))
    entry.pins--
    evict()
  }

  function entryOf({ organizationId }: ConnectorScope, id: string): Entry {
    const key = `${organizationId} ${id}`
    const entry = entries.get(key) ?? {
      key,
      id,
      organizationId,
      row: undefined,
      readAt: -Infinity,
      changes: 0,
      account: undefined,
      loading: undefined,
      pins: 0,
    }
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  async function load(entry: Entry): Promise<void> {
    const { organizationId, id, changes } = entry
    const readAt = now()
    const row = await rows.find({ organizationId }, id)
    if (!row) return drop(entry)
    if (!isUsable(row)) retire(entry)
    else if (!(await entry.account?.matches(row))) await renewAccount(entry, row)
    entry.row = row
    entry.readAt = entry.changes === changes ? readAt : -Infinity
    if (entries.get(entry.key) !== entry) retire(entry)
  }

  async function renewAccount(entry: Entry, row: ConnectorRow): Promise<void> {
    const account = await openAccount(row).catch(async (error: unknown) => {
      if (error instanceof ConnectorError && error.code === 'credentials_unreadable') await services.unreadable(row)
      drop(entry)
      throw error
    })
    entry.account?.retire()
    entry.account = account
  }

  function drop(entry: Entry): void {
    if (entries.get(entry.key) === entry) entries.delete(entry.key)
    entry.row = undefined
    retire(entry)
  }

  /** The longest unused go first; those in use stay. */
  function evict(): void {
    if (entries.size <= limit) return
    for (const entry of entries.values()) {
      if (entries.size <= limit) return
      if (entry.pins === 0 && (entry.account?.isIdle ?? true)) drop(entry)
    }
  }

  /** Reads the row unless it is at hand; once more when it changed while it was read. */
  async function refresh(entry: Entry): Promise<void> {
    const isFresh = () => entry.row !== undefined && Math.abs(now() - entry.readAt) < FRESH_MS
    metrics?.cache('connector', isFresh())
    for (let tries = 0; !isFresh() && tries < MOST_READS; tries++) {
      entry.loading ??= load(entry).finally(() => (entry.loading = undefined))
      await entry.loading
      if (!entry.row) return
    }
  }

  async function lookUp<T>(scope: ConnectorScope, id: string, use: (entry: Entry) => T | Promise<T>): Promise<T> {
    if (!isId(id)) throw connectorNotFound()
    const entry = entryOf(scope, id.toLowerCase())
    entry.pins++
    try {
      await refresh(entry)
      return await use(entry)
    } finally {
      entry.pins--
      evict()
    }
  }

  function opened({ row, account }: Entry, scope: ConnectorScope): OpenConnector {
    if (!row || !isWithin(row, scope)) throw connectorNotFound()
    checkUsable(row)
    if (!account) throw connectorNotFound()
    const end = account.use()
    return {
      connector: row,
      plan: account.plan,
      connection: account.connection,
      release(error) {
        end()
        evict()
        if (error instanceof ConnectorError && error.code === 'credentials_rejected')
          services.rejected(row, account.version, error)
      },
    }
  }

  async function searched({ row, account }: Entry, scope: ConnectorScope): Promise<SearchedConnector> {
    if (!row || !isWithin(row, scope)) throw connectorNotFound()
    checkSearchable(row)
    return { connector: row, plan: account?.plan ?? (await services.plan(row.kind)), release() {} }
  }

  return {
    open: (scope, id) => lookUp(scope, id, (entry) => opened(entry, scope)),
    openSearched: (scope, id) => lookUp(scope, id, (entry) => searched(entry, scope)),
    get size() {
      return [...entries.values()].filter(({ account }) => account).length
    },
    close() {
      unsubscribe()
      log.debug({ connections: entries.size }, 'connections closed')
      for (const entry of entries.values()) drop(entry)
    },
  }
}

/** Whether a change may have changed what an entry holds. */
function concerns({ subject, id }: ChangeNotice, { id: own, row, account }: Entry): boolean {
  if (subject === 'connector') return own === id
  if (subject === 'customer') return row === undefined || row.customerId === id
  return subject === 'oauth_application' && account?.hasClient === true
}

function expire(entry: Entry): void {
  entry.changes++
  entry.readAt = -Infinity
}

function retire(entry: Entry): void {
  entry.account?.retire()
  entry.account = undefined
}

/** Whether a connection may be had for a row at all. */
function isUsable({ status, customerStatus, sealed }: ConnectorRow): boolean {
  return sealed !== null && (status === 'active' || status === 'pending') && customerStatus === 'active'
}

/** @throws ConnectorError `connector_not_found`, `connector_disabled`, `credentials_rejected` */
function checkUsable(row: ConnectorRow): void {
  const { status, kind } = row
  checkSearchable(row)
  if (status === 'disabled') throw unreadable()
  if (status === 'needs_reauth') throw needsOwner(kind)
}

/**
 * A copy is searched whatever has become of the credentials, but not once somebody has switched the connector or its customer off.
 * @throws ConnectorError `connector_not_found`, `connector_disabled`
 */
function checkSearchable({ status, statusReason, customerStatus }: ConnectorRow): void {
  if (customerStatus === 'deleting') throw connectorNotFound()
  if (customerStatus === 'inactive') throw disabled('its customer is inactive', 'Activate the customer.')
  if (status === 'disabled' && statusReason !== UNREADABLE) throw disabled('it is disabled', 'Set enabled to true.')
}

/** The reason of a connector that was disabled because its credentials cannot be opened. */
export const UNREADABLE = 'credentials_unreadable'

function unreadable(): ConnectorError {
  return new ServerError('connector_disabled', 'Cannot use the connector: its stored credentials cannot be read', {
    hint: 'Store the credentials again.',
  })
}

function disabled(state: string, hint: string): ConnectorError {
  return new ServerError('connector_disabled', `Cannot use the connector: ${state}`, { hint })
}

function isWithin({ customerId, kind }: ConnectorRow, scope: ConnectorScope): boolean {
  const { customerId: customer = customerId, kinds = [kind] } = scope
  return customer === customerId && kinds.includes(kind)
}
