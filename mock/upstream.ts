/** A loopback stand-in for third parties: an HTTP server that answers from exchanges, and notes what nobody expected. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenAt, requestListener } from 'plugboard/internal'
import {
  differences,
  encodeBody,
  type Exchange,
  type HttpResponse,
  type Method,
  type WholeRequest,
} from 'plugboard/runtime'

/** An exchange with the name of the fixture it stands in. */
export interface NamedExchange {
  readonly name: string
  /** The host of the kind's base URL, which the exchange means when it names none. */
  readonly host: string
  readonly exchange: Exchange
}

/** A running stand-in. */
export interface Upstream {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** For a transport's `connectTo`: every origin leads here. */
  readonly connectTo: () => string
  /** What came and fitted no exchange, with the differences to the nearest one. */
  readonly unexpected: readonly string[]
  /** How often each exchange was asked for, in the order given. */
  readonly served: readonly number[]
  close(): Promise<void>
}

/**
 * Starts a stand-in on a loopback port. Of several exchanges that fit, the one served least often answers.
 * @param exchanges what it can answer
 * @param otherwise answers anything else; without it that gets 501 and is noted
 * @param port a free one by default
 */
export async function startUpstream(
  exchanges: readonly NamedExchange[],
  otherwise?: (request: WholeRequest) => Promise<HttpResponse>,
  port = 0,
): Promise<Upstream> {
  const unexpected: string[] = []
  const served = exchanges.map(() => 0)
  const server = createServer(
    requestListener(answer, (error) => {
      unexpected.push(`request failed: ${String(error)}`)
      return { error: { code: 'upstream_failed', message: String(error) } }
    }),
  )

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message)
    const found = exchanges.map((candidate, index) => ({ index, faults: faultsOf(candidate, request) }))
    const fitting = found
      .filter(({ faults }) => faults.length === 0)
      .sort((a, b) => served[a.index]! - served[b.index]!)[0]
    if (fitting) {
      served[fitting.index]!++
      return reply(response, exchanges[fitting.index]!.exchange.response, request.method)
    }
    if (otherwise) return passOn(response, await otherwise(request))
    const nearest = found.sort((a, b) => a.faults.length - b.faults.length)[0]
    const note = nearest ? `${exchanges[nearest.index]!.name}: ${nearest.faults.join('; ')}` : 'no fixtures exist'
    unexpected.push(`${request.method} ${request.path.split('?')[0]} matches no fixture; the nearest is ${note}`)
    const body = JSON.stringify({
      error: { code: 'no_fixture', message: `No fixture matches this request; the nearest is ${note}` },
    })
    response.writeHead(501, { 'content-type': 'application/json' }).end(body)
  }

  const origin = await listenAt(server, { host: '127.0.0.1', port })
  return {
    origin,
    connectTo: () => origin,
    unexpected,
    served,
    close: () => closeServer(server),
  }
}

function faultsOf({ exchange, host }: NamedExchange, request: WholeRequest): string[] {
  return differences(exchange.request, request, { host })
}

/** A request as it came over the wire, with its whole body. */
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
    path: message.url!,
    headers,
    ...(body.length > 0 && { body }),
  }
}

function reply(response: ServerResponse, { status, headers = {}, body }: Exchange['response'], method: string): void {
  const { bytes, type } = encodeBody(body)
  const hasBody = status !== 204 && status !== 304
  response.writeHead(status, {
    ...(hasBody && { 'content-length': bytes.byteLength }),
    ...(type !== undefined && { 'content-type': type }),
    ...texts(headers),
  })
  response.end(method === 'HEAD' ? undefined : bytes)
}

function passOn(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  const length = status === 204 || status === 304 ? {} : { 'content-length': body.byteLength }
  response.writeHead(status, { ...length, ...Object.fromEntries(headers.entries()) }).end(body)
}

function texts(headers: NonNullable<Exchange['response']['headers']>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
