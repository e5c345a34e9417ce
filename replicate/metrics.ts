/** The counters over HTTP on loopback, in the text format of Prometheus. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenAt, requestListener } from 'plugboard/internal'
import type { Counters } from './counters.ts'

/** An open endpoint. */
export interface MetricsEndpoint {
  readonly url: string
  close(): Promise<void>
}

/** Opens the endpoint on loopback. Port 0 uses a free port. @throws the error of Node.js if the port is in use */
export async function serveMetrics(port: number, counters: Counters): Promise<MetricsEndpoint> {
  function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
    const isMetrics = method === 'GET' && url === '/metrics'
    const text = isMetrics ? counters.metrics() : 'GET /metrics\n'
    response.writeHead(isMetrics ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  }
  const server = createServer(requestListener(answer, (error) => ({ code: 'internal', message: String(error) })))
  const origin = await listenAt(server, { host: '127.0.0.1', port })
  return { url: `${origin}/metrics`, close: () => closeServer(server) }
}
