/** A server that listens: each request gets a response, whatever the code behind it does. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { closeServer, listenAt, requestListener } from '../../runtime/listener.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Serves until the test ends; gives what was reported, and what reads a response to its end. */
async function serve(answer: Answer, bodyOf?: (error: unknown) => object) {
  const reported: unknown[] = []
  const report = (error: unknown) => {
    reported.push(error)
    return { code: 'internal' }
  }
  const server = createServer(requestListener(answer, bodyOf ?? report))
  const origin = await listenAt(server, { host: '127.0.0.1', port: 0 }, report)
  onTestFinished(() => closeServer(server))
  async function ask(): Promise<unknown> {
    const response = await fetch(origin)
    return [response.status, await response.text()]
  }
  return { server, port: Number(new URL(origin).port), reported, ask }
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

it('errors of the server are reported, however many come', async () => {
  const { server, reported, ask } = await serve((_request, response) => response.end('fine'))
  const full = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' })
  server.emit('error', full)
  server.emit('error', full)
  expect(reported).toEqual([full, full])
  expect(await ask()).toEqual([200, 'fine'])
})

it('an address that is in use is an error of the start', async () => {
  const { port, reported } = await serve(() => {})
  await expect(listenAt(createServer(), { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(reported).toEqual([])
})

it('closes nothing that does not listen', async () => {
  await closeServer(createServer())
})
