/** The counters over HTTP on loopback, in the text format of Prometheus. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestListener } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'
import type { Counters } from './counters.ts'

/** An endpoint that is open. */
export interface MetricsEndpoint {
  readonly url: string
  close(): void
}

/** Opens the endpoint. @throws UsageError for a port that is taken */
export async function serveMetrics(port: number, counters: Counters): Promise<MetricsEndpoint> {
  function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
    const isMetrics = method === 'GET' && url === '/metrics'
    const text = isMetrics ? counters.metrics() : 'GET /metrics\n'
    response.writeHead(isMetrics ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  }
  const server = createServer(requestListener(answer, (error) => ({ code: 'internal', message: String(error) })))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot open port ${port} for metrics: ${error.code}`)
  })
  const { port: opened } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${opened}/metrics`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
