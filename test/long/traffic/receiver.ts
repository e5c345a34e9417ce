/** An endpoint of webhooks on loopback. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running endpoint. */
export interface Receiver {
  readonly url: string
  /** Ids of connectors -> the events that came about each. */
  readonly events: ReadonlyMap<string, readonly string[]>
  close(): Promise<void>
}

/** Starts one. */
export async function startReceiver(): Promise<Receiver> {
  const events = new Map<string, string[]>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()))
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { connector_id?: string } }
      const id = data.connector_id ?? ''
      events.set(id, [...(events.get(id) ?? []), type])
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    events,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
