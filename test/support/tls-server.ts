/** A server on loopback that takes clients with a certificate alone, and notes whose came. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:https'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'

/** A file of the tests' certificates: `client.pem`. They are signed by `ca.pem`, but `stranger.pem`, and valid from 2020 to 2120. */
export function pem(name: string): string {
  return readFileSync(join(import.meta.dirname, '../data/certificates', name), 'utf8')
}

/** A request, and the name in the certificate of the client that sent it; `none` without one. */
export interface SeenRequest {
  readonly line: string
  readonly client: string
  readonly authorization: string | undefined
  readonly body: string
}

/** A running server. */
export interface TlsServer {
  /** `https://127.0.0.1:<port>`; its certificate is for api, auth and files of example.com. */
  readonly origin: string
  readonly requests: readonly SeenRequest[]
  /** The number of TLS sessions that clients opened. */
  readonly sessions: number
}

/** What a server answers: status, headers and body. */
export type TlsAnswer = readonly [status: number, headers: Readonly<Record<string, string>>, body: string]

/** Starts a server that is closed when the running test ends. @param demands whether clients without a known certificate are refused */
export async function startTlsServer(answer: (request: SeenRequest) => TlsAnswer, demands = true): Promise<TlsServer> {
  const requests: SeenRequest[] = []
  let sessions = 0
  const server = createServer(
    {
      key: pem('server.key'),
      cert: pem('server.pem'),
      ca: pem('ca.pem'),
      requestCert: true,
      rejectUnauthorized: demands,
    },
    (message, response) => {
      let body = ''
      message.on('data', (chunk: Buffer) => (body += chunk.toString()))
      message.on('end', () => {
        const subject = (message.socket as TLSSocket).getPeerCertificate().subject as { CN?: string } | undefined
        const seen = {
          line: `${message.method} ${message.headers.host}${message.url}`,
          client: subject?.CN ?? 'none',
          authorization: message.headers.authorization,
          body,
        }
        requests.push(seen)
        const [status, headers, text] = answer(seen)
        response.writeHead(status, headers).end(text)
      })
    },
  )
  server.on('secureConnection', () => sessions++)
  server.on('tlsClientError', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get sessions() {
      return sessions
    },
  }
}
