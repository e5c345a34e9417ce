import type { Cursors } from '../../../ground/cursors/index.ts'
import type { Notifications } from '../../../ground/notifications/index.ts'
import type { Database } from '../../../ground/store/index.ts'

/** Services that the parts of this room share. */
export interface AccessServices {
  readonly database: Database
  readonly notifications: Notifications
  /** Signs the cursors of lists. */
  readonly cursors: Cursors
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  /** The name of the installation among several, which new tokens carry. */
  readonly cell?: string | undefined
}
