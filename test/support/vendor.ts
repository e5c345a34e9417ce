/** A loopback server that hands each request to the test before its body is read. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Starts a server that is closed when the running test ends.
 * @param onRequest may answer; what it leaves open is answered `{"id":1}` once it is done
 * @returns its origin
 */
export async function startVendor(
  onRequest: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<string> {
  const server = createServer((request, response) => {
    // Clients under test break connections; that is not a fault of the test.
    onRequest(request, response).then(
      () => response.writableEnded || response.setHeader('content-type', 'application/json').end('{"id":1}'),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
