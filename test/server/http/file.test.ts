/** Files as the server sends them: whole, or an error for their callers. */
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../runtime/index.ts'
import { settled } from '../../support/settled.ts'
import { exchange, JSON_HEADER, post, serve } from './serve.ts'

/** A web stream of what a generator gives. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>
}

describe('a file', () => {
  const file = (pieces: readonly (string | Error)[], headers: Record<string, string> = {}) => ({
    handle: async () => ({
      status: 200,
      headers: { 'content-type': 'text/plain', ...headers },
      stream: streamOf(
        (async function* () {
          for (const piece of pieces) {
            await sleep(5)
            if (piece instanceof Error) throw piece
            yield Buffer.from(piece)
          }
        })(),
      ),
    }),
  })

  it('comes whole, sandboxed', async () => {
    const { call } = await serve({ routes: [file(['a', 'b'], { 'Content-Length': '2' })] })
    const answer = await call('/echo', { json: {} })
    expect([await answer.text(), answer.headers.get('content-security-policy')]).toEqual([
      'ab',
      "sandbox; default-src 'none'",
    ])
  })

  it.each([
    ['breaks', file(['a', new Error('x')])],
    ['breaks under a length', file(['a', new Error('x')], { 'content-length': '2' })],
    ['ends short of its length', file(['a'], { 'content-length': '2' })],
    ['is longer than its length', file(['a', 'bc'], { 'content-length': '2' })],
  ])('F12 that %s is an error for the caller, never a short success', async (_name, route) => {
    const { call } = await serve({ routes: [route] })
    for (const connection of ['keep-alive', 'close']) {
      const read = async () => (await call('/echo', { json: {}, headers: { connection } })).text()
      await expect(read()).rejects.toThrow()
    }
  })

  it('comes whole on a connection that its caller wants closed, and then closes it', async () => {
    const { port } = await serve({ routes: [file(['ab', 'c'])] })
    const answer = await exchange(port, post(`connection: close\r\n${JSON_HEADER}content-length: 2\r\n`, '{}'))
    expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n$/)
  })

  it('F12 that fails before its first byte is an error of the API', async () => {
    const error = new ConnectorError('upstream_error', 'Cannot download')
    const { call } = await serve({ routes: [file([error])] })
    expect((await call('/echo', { json: {} })).status).toBe(502)
    const empty = await serve({ routes: [file([], { 'content-length': '5' })] })
    expect((await empty.call('/echo', { json: {} })).status).toBe(502)
  })

  it('is read no faster than its caller takes it, and let go when the caller leaves', async () => {
    let made = 0
    let isLeft = false
    const piece = Buffer.alloc(65_536)
    const { port } = await serve({
      routes: [
        {
          handle: async () => ({
            status: 200,
            stream: new ReadableStream({
              pull: (controller) => controller.enqueue((made++, piece)),
              cancel: () => void (isLeft = true),
            }),
          }),
        },
      ],
    })
    const socket = connect(port, '127.0.0.1').pause()
    socket.write(post(`${JSON_HEADER}content-length: 2\r\n`, '{}'))
    expect(await settled(() => made, 1000)).toBeLessThan(1000)
    socket.destroy()
    await expect.poll(() => isLeft).toBe(true)
  })
})
