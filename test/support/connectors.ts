import { Connectors, type ConnectorsOptions } from '../../server/accounts/connectors/index.ts'
import { CURSORS } from './cursors.ts'
import { Notifications } from '../../server/ground/notifications/index.ts'

/** Connectors as a process of its own has them, with notifications of its own. */
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
