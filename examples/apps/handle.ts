import type { WebhookEvent } from 'plugboard/webhooks'

const handled = new Set<string>()
const latest = new Map<string, number>()

/** Handles each event once, and no older state of a connector after a newer one. Keep both in your database. */
export async function handle(id: string, event: WebhookEvent): Promise<void> {
  if (handled.has(id) || isOlder(event)) return
  if (event.type === 'connector.needs_reauth')
    console.log('email', event.data.external_user_id, event.data.connect_link)
  else if (event.type === 'sync.completed') console.log('refresh', event.data.connector_id)
  else console.log(event.type)
  handled.add(id)
}

function isOlder({ type, data }: WebhookEvent): boolean {
  if (!type.startsWith('connector.') || !('connector_id' in data)) return false
  const { connector_id: connector = '', sequence = 0 } = data
  if (sequence < (latest.get(connector) ?? 0)) return true
  latest.set(connector, sequence)
  return false
}
