/** HTTP servers that survive failing requests. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Listen = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A request listener for a server. An error from `answer` becomes a response with status 500, or cuts off a started
 * response. A caller's hang-up is not an error.
 * @param bodyOf reports the error; returns the JSON body of the response
 * @example createServer(requestListener(answer, (error) => ({ code: 'internal', message: String(error) })))
 */
export function requestListener(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  bodyOf: (error: unknown, request: IncomingMessage) => object,
): Listen {
  async function run(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await answer(request, response)
    } catch (error) {
      if (error === request.errored) return
      const body = JSON.stringify(bodyOf(error, request))
      if (response.headersSent) throw error
      // The unread rest of the request must not pass for the next one.
      if (!request.complete) response.setHeader('connection', 'close')
      response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' }).end(body)
    }
  }
  return (request, response) => {
    run(request, response).catch(() => response.destroy())
  }
}

/** Address of a server. */
export interface ListenAddress {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
}

/**
 * Starts a server. Returns its origin: `http://127.0.0.1:8080`.
 * @param onError called with later errors of the server, such as too many open files; a process warning by default
 * @throws Error of the system when it cannot listen
 */
export async function listenAt(
  server: Server,
  { host, port }: ListenAddress,
  onError: (error: Error) => void = (error) => process.emitWarning(error),
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject).on('error', onError)
      resolve()
    })
  })
  const { address, family, port: bound } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`
}

/** Stops a server, and closes all connections. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
