import { Connectors, type ConnectorsOptions } from '../../server/accounts/connectors/index.ts'
import { CURSORS } from './cursors.ts'
import { Notifications } from '../../server/ground/notifications/index.ts'

/** Connectors of a separate process, with its own notifications. */
export async function openConnectors(
  options: Omit<ConnectorsOptions, 'notifications' | 'cursors'>,
): Promise<Connectors> {
  const notifications = await Notifications.open(options.database)
  const connectors = new Connectors({ ...options, notifications, cursors: CURSORS })
  const close = connectors.close.bind(connectors)
  return Object.assign(connectors, {
    async close() {
      await close()
      await notifications.close()
    },
  })
}
