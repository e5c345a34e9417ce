/** One connector in the cache. */
import type { ChangeNotice } from '../../../ground/notifications/index.ts'
import type { ConnectorRow } from '../rows/row.ts'
import type { ConnectorAccount } from './account.ts'

/** The row and the connection of a connector, as far as they are loaded. */
export interface CacheEntry {
  /** With the organization's id: no caller gets an entry of another organization. */
  readonly key: string
  readonly id: string
  readonly organizationId: string
  row: ConnectorRow | undefined
  readAt: number
  /** Counts changes: a row read before one of them is not fresh. */
  changes: number
  account: ConnectorAccount | undefined
  loading: Promise<void> | undefined
  /** Calls between the lookup and the use: it is not evicted meanwhile. */
  pins: number
}

/** An entry without anything loaded. */
export function newEntry(key: string, organizationId: string, id: string): CacheEntry {
  return {
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
}

/** Whether a change concerns an entry. */
export function concerns(
  { subject, id }: ChangeNotice,
  { id: own, organizationId, row, account }: CacheEntry,
): boolean {
  if (subject === 'organization') return organizationId === id
  if (subject === 'kinds') return organizationId === id && row?.ownHosts !== null
  if (subject === 'connector') return own === id
  if (subject === 'customer') return row === undefined || row.customerId === id
  return subject === 'oauth_application' && account?.hasClient === true
}

/** Has the row be read again at the next use. */
export function expire(entry: CacheEntry): void {
  entry.changes++
  entry.readAt = -Infinity
}

/** Closes an entry's connection once it is unused. */
export function retire(entry: CacheEntry): void {
  entry.account?.retire()
  entry.account = undefined
}
