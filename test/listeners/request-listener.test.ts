/** A listener of requests: each gets a response, whatever the code behind it does. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { requestListener } from '../../runtime/listener.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Serves until the test ends; gives what was reported, and what reads a response to its end. */
async function serve(answer: Answer, bodyOf?: (error: unknown) => object) {
  const reported: unknown[] = []
  const report = (error: unknown) => {
    reported.push(error)
    return { code: 'internal' }
  }
  const server = createServer(requestListener(answer, bodyOf ?? report))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  async function ask(): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/`)
    return [response.status, await response.text()]
  }
  return { port, reported, ask }
}

const fault = new TypeError('a fault that nobody thought of')

it.each<[string, Answer]>([
  [
    'throws',
    () => {
      throw fault
    },
  ],
  ['rejects', () => Promise.reject(fault)],
])('an answer that %s is reported, and becomes a 500', async (_how, answer) => {
  const { ask, reported } = await serve(answer)
  expect(await ask()).toEqual([500, '{"code":"internal"}'])
  expect(reported).toEqual([fault])
})

it('a response that has begun is cut off', async () => {
  const { ask, reported } = await serve(async (_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    await new Promise<void>((resolve) => response.write('{"a"', () => resolve()))
    throw fault
  })
  await expect(ask()).rejects.toThrow()
  expect(reported).toEqual([fault])
})

it('a report that throws closes the connection', async () => {
  const { ask } = await serve(
    () => Promise.reject(fault),
    () => {
      throw fault
    },
  )
  await expect(ask()).rejects.toThrow()
})

it('a caller that hangs up is no error', async () => {
  const ends: Promise<void>[] = []
  const { port, reported } = await serve((request) => {
    const read = request.toArray().then(() => {})
    ends.push(read)
    return read
  })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx')
  await expect.poll(() => ends.length).toBe(1)
  socket.resetAndDestroy()
  await expect(ends[0]).rejects.toThrow('aborted')
  expect(reported).toEqual([])
})
