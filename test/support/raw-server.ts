/** A loopback server below HTTP: it notes the bytes of each request and answers the bytes it is given, right or wrong. */
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Response to a whole request: bytes, or a function of the socket. */
export type RawAnswer = string | Uint8Array | ((socket: Socket, request: string) => void)

/** A running raw server. */
export interface RawServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  readonly port: number
  /** Each request as it came, head and body, in latin1. */
  readonly requests: readonly string[]
  /** Number of opened connections. */
  readonly connections: number
  /** Number of closed ones among them. */
  readonly closed: number
}

/**
 * Starts a raw server that is closed when the running test ends. The requests get the answers in order, the last answer
 * serves all that follow.
 */
export async function startRawServer(...answers: RawAnswer[]): Promise<RawServer> {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  let closed = 0

  function reply(socket: Socket, request: string): void {
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (typeof answer === 'function') answer(socket, request)
    else if (answer !== undefined) socket.write(answer)
  }

  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    let pending = ''
    socket.on('close', () => {
      closed++
      sockets.delete(socket)
    })
    // Clients under test break connections; that is not a fault of the test.
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      pending += bytes.toString('latin1')
      for (let end = endOfRequest(pending); end > 0; end = endOfRequest(pending)) {
        const request = pending.slice(0, end)
        pending = pending.slice(end)
        reply(socket, request)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  )
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    get connections() {
      return connections
    },
    get closed() {
      return closed
    },
  }
}

/** An origin at which nothing listens. */
export async function unusedOrigin(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

/** A complete answer: status, the given headers, content-length and body. */
export function rawAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): Buffer {
  const bytes = Buffer.from(body as string)
  const lines = Object.entries({ ...headers, 'content-length': String(bytes.length) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} Told\r\n${lines.join('')}\r\n`), bytes])
}

/** Where the first request in the text ends, or 0 while it is not whole. */
function endOfRequest(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return 0
  const length = Number(/^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? 0)
  const end = head + 4 + length
  return text.length >= end ? end : 0
}
