/** A stand-in for third parties on loopback: an HTTP server that responds from exchanges. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenAt, requestListener, exchangeResponse } from 'plugboard/internal'
import type { HttpResponse, Method, WholeRequest } from 'plugboard/runtime'
import { Exchanges, type NamedExchange } from './exchanges.ts'

/** A running stand-in. */
export interface Upstream {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** The `connectTo` of a transport: every origin leads here. */
  readonly connectTo: () => string
  /** The requests that fit no exchange, with the differences to the nearest one. */
  readonly unexpected: readonly string[]
  /** The numbers of the exchanges that no request had, from 0. */
  unasked(): readonly number[]
  close(): Promise<void>
}

/**
 * Starts a stand-in on a loopback port.
 * @param exchanges the exchanges that it responds with
 * @param otherwise responds to any other request; without it, these get 501 and are noted
 * @param port a free one by default
 */
export async function startUpstream(
  exchanges: readonly NamedExchange[],
  otherwise?: (request: WholeRequest) => Promise<HttpResponse>,
  port = 0,
): Promise<Upstream> {
  const all = new Exchanges(exchanges)
  const { unexpected } = all
  const server = createServer(
    requestListener(respond, (error) => {
      unexpected.push(`request failed: ${String(error)}`)
      return { error: { code: 'upstream_failed', message: String(error) } }
    }),
  )

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message)
    const found = all.find(request)
    if (!found && otherwise) return writeResponse(response, await otherwise(request))
    writeResponse(response, exchangeResponse(found?.response ?? all.refuse(request)))
  }

  const origin = await listenAt(server, { host: '127.0.0.1', port })
  return {
    origin,
    connectTo: () => origin,
    unexpected,
    unasked: () => all.unasked(),
    close: () => closeServer(server),
  }
}

/** Reads a request with its whole body. */
export async function readRequest(message: IncomingMessage): Promise<WholeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
  return {
    method: message.method as Method,
    origin: `https://${message.headers.host}`,
    path: message.url ?? '/',
    headers,
    ...(body.length > 0 && { body }),
  }
}

/** Writes a response. A truncated one announces all of its bytes and ends after half. */
export function writeResponse(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  isTruncated = false,
): void {
  const length = status === 204 || status === 304 ? {} : { 'content-length': body.byteLength }
  response.writeHead(status, { ...length, ...Object.fromEntries(headers.entries()) })
  if (isTruncated) response.write(body.subarray(0, body.byteLength / 2), () => response.destroy())
  else response.end(body)
}
