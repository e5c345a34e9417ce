/** A vendor on loopback that answers as a test says, and an owner's account there. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadFile, type Plan, type Transport, undiciTransport } from '../../../runtime/index.ts'

/** The vendor's manifest. */
export const SHOP: string = join(import.meta.dirname, 'shop.yaml')

/** The vendor's plan. */
export const shop: Plan = await loadFile(SHOP)

/** What a vendor answers. */
export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Text as it is, anything else as JSON. */
  readonly body: unknown
}

/** A request as it came. */
export interface Asked {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Starts a vendor; gives a transport that leads every request to it. It ends with the test. */
export async function startVendor(answer: (asked: Asked) => Answer): Promise<() => Transport> {
  const server = createServer((message, response) => {
    let body = ''
    message.on('data', (chunk: Buffer) => (body += chunk.toString()))
    message.on('end', () => {
      const { method = '', url: path = '', headers } = message
      const {
        status = 200,
        headers: more = {},
        body: value,
      } = answer({
        method,
        path,
        headers,
        body,
        host: headers.host ?? '',
      })
      response.writeHead(status, { 'content-type': 'application/json', server: 'shop/1', ...more })
      response.end(typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () => undiciTransport({ connectTo: () => origin })
}
