/** The operator's listener, on a port of its own: is it alive, may it have traffic, what has it counted. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenAt, requestListener } from 'plugboard/internal'

/** Whether each thing that serving needs is there. */
export type Checks = Readonly<Record<string, boolean>>

/** Options of the admin listener. */
export interface AdminOptions {
  /** The checks; traffic may come when all are true. */
  readonly ready: () => Promise<Checks>
  /** Text for Prometheus. */
  readonly metrics: () => Promise<string>
  /** Called with each error that a request, or the listener itself, fails with. */
  readonly onError: (error: unknown) => void
  /** Answers the orders of the operator; undefined when a request is none. */
  readonly operator?: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined
}

/** A running listener. */
export interface Admin {
  /** Starts to listen; `http://127.0.0.1:9090`. Port 0 takes a free one. */
  listen(host: string, port: number): Promise<string>
  close(): Promise<void>
}

/** A listener that answers `/healthz`, `/readyz` and `/metrics`; nothing of it is meant for the public. */
export function createAdmin({ ready, metrics, operator, onError }: AdminOptions): Admin {
  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const ordered = operator?.(request, response)
    if (ordered) return ordered
    const found = request.method === 'GET' || request.method === 'HEAD' ? answers[request.url ?? ''] : undefined
    return found ? found(response) : sendJson(response, 404, { code: 'route_not_found' })
  }
  const server = createServer(
    { requestTimeout: 10_000 },
    requestListener(answer, (error) => {
      onError(error)
      return { code: 'internal' }
    }),
  )
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/healthz': async (response) => sendJson(response, 200, { status: 'ok' }),
    async '/readyz'(response) {
      const checks = await ready().catch(() => ({ checks: false }))
      const isReady = Object.values(checks).every(Boolean)
      sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not_ready', checks })
    },
    async '/metrics'(response) {
      const text = await metrics()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
    },
  }
  return {
    listen: (host, port) => listenAt(server, { host, port }, onError),
    close: () => closeServer(server),
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
