/** Limits over all processes of a database: requests in a window, running calls, rates of third parties. */
import type { Database } from '../store/index.ts'
import { databaseShares } from './database.ts'
import { memoryShares } from './memory.ts'
import type { Shares } from './shares.ts'

export { pruneShares, shareErasure } from './database.ts'
export type { Limits, LimitsOptions } from './limits.ts'
export { createLimits } from './limits.ts'
export { NO_ORGANIZATION } from './shares.ts'
export type { Shares, LimitSubject } from './shares.ts'
export type { ReleaseSlot, Slots } from './slots.ts'
export type { Windows, WindowState } from './windows.ts'

/** The shares of a database: stored in PostgreSQL, and in memory for an embedded database, which has one process. */
export function sharesOf(database: Database, options: { readonly clock?: () => number } = {}): Shares {
  return database.engine === 'embedded' ? memoryShares(options.clock) : databaseShares(database, options.clock)
}
