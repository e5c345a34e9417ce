import { CURSORS } from './cursors.ts'
import { type Access, createAccess } from '../../server/accounts/access/index.ts'
import { Notifications } from '../../server/ground/notifications/index.ts'
import type { Database } from '../../server/ground/store/index.ts'

/** Access of a separate process, with its own notifications. */
export async function openAccess(
  database: Database,
  now: () => number = Date.now,
): Promise<Access & { close(): Promise<void> }> {
  const notifications = await Notifications.open(database)
  return { ...createAccess({ database, notifications, cursors: CURSORS, now }), close: () => notifications.close() }
}
