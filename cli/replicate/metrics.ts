/** The counters over HTTP on loopback, in the text format of Prometheus. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenAt, requestListener } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'
import type { Counters } from './counters.ts'

/** An endpoint that is open. */
export interface MetricsEndpoint {
  readonly url: string
  close(): Promise<void>
}

/** Opens the endpoint. @throws UsageError for a port that is taken */
export async function serveMetrics(port: number, counters: Counters): Promise<MetricsEndpoint> {
  function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
    const isMetrics = method === 'GET' && url === '/metrics'
    const text = isMetrics ? counters.metrics() : 'GET /metrics\n'
    response.writeHead(isMetrics ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  }
  const server = createServer(requestListener(answer, (error) => ({ code: 'internal', message: String(error) })))
  const origin = await listenAt(server, { host: '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot open port ${port} for metrics: ${error.code}`)
  })
  return { url: `${origin}/metrics`, close: () => closeServer(server) }
}
