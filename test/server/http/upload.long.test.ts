/** An upload may take longer than a request, as long as no piece of it does. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { RouteRequest } from '../../../server/http/index.ts'
import { serve } from './serve.ts'

const PIECES = 20

test('an upload that takes longer than a request may is taken, and the connection goes on', async () => {
  const handle = async ({ upload }: RouteRequest) => {
    let bytes = 0
    if (upload) for await (const piece of upload.filesOf(new Map([['a', undefined]]))('a')) bytes += piece.byteLength
    return { status: 200, body: { bytes } }
  }
  const { port } = await serve({
    routes: [{ takesFiles: true, handle }],
    limits: { headersSeconds: 1, requestSeconds: 1 },
  })
  const form = (file: string) =>
    `--b\r\nContent-Disposition: form-data; name="request"\r\nContent-Type: application/json\r\n\r\n{}\r\n` +
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${file}\r\n--b--\r\n`
  const head = (length: number, more = '') =>
    `POST /echo HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer application\r\n${more}Content-Type: multipart/form-data; boundary=b\r\n` +
    `Content-Length: ${length}\r\n\r\n`
  const [before = '', after = ''] = form('|').split('|')
  const socket = connect(port, '127.0.0.1')
  socket.write(head(before.length + PIECES * 10 + after.length) + before)
  for (let sent = 0; sent < PIECES; sent++) {
    socket.write('0123456789')
    await sleep(150)
  }
  socket.write(after)
  socket.write(head(form('x').length, 'Connection: close\r\n') + form('x'))
  const responses = await text(socket)
  expect(responses.match(/\{"bytes":\d+\}/g)).toEqual([`{"bytes":${PIECES * 10}}`, '{"bytes":1}'])
})
