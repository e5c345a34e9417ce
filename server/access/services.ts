import type { Notifications } from '../notifications/index.ts'
import type { Database } from '../store/index.ts'

/** What the parts of the room work with. */
export interface AccessServices {
  readonly database: Database
  readonly notifications: Notifications
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
}
