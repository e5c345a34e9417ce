/** A TLS server on loopback, with a certificate of the tests' own authority. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A file of the tests' certificates: `ca.pem`, which signs `server.pem`. Valid from 2020 to 2120. */
export function pem(name: string): string {
  return readFileSync(join(import.meta.dirname, '../data/certificates', name), 'utf8')
}

/** Starts a server for api.example.com until the running test ends. It answers `{}` by default. @returns `https://127.0.0.1:<port>` */
export async function startTlsServer(answer: RequestListener = (_, response) => response.end('{}')): Promise<string> {
  const server = createServer({ key: pem('server.key'), cert: pem('server.pem') }, answer)
  server.on('tlsClientError', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}
