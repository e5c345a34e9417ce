/** Requests that bring files: a form whose first part is the request, read piece by piece. */
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { RouteRequest } from '../../../server/http/index.ts'
import { Upload } from '../../../server/http/request/upload.ts'
import { LIMITS, serve, type ServeOptions } from './serve.ts'

const BOUNDARY = 'b0undary'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** A part as it is written. */
function part(name: string, content: string, head = ''): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${content}\r\n`
}

const asked = (value: unknown): string => part('request', JSON.stringify(value), '\r\nContent-Type: application/json')
const END = `--${BOUNDARY}--\r\n`
/** The request of a call with two files. */
const CALL = asked({ note: 'n' })

/** Reads the files `a` and `b`, one after the other, as a call would that sends them. */
async function echo({ upload, body }: RouteRequest) {
  if (!upload) return { status: 200, body: { body } }
  const bytesOf = upload.filesOf(new Map([['a', undefined], ['b', undefined]])) // prettier-ignore
  const pieces: string[] = []
  for (const name of ['a', 'b'])
    for await (const piece of bytesOf(name)) pieces.push(Buffer.from(piece).toString('latin1'))
  return { status: 200, body: { body, files: pieces.join('|'), isWhole: upload.isWhole } }
}

const SCHEMA = { type: 'object', properties: { note: { type: 'string' } } } as const

function served(more: Partial<ServeOptions> = {}) {
  const routes = [
    { takesFiles: true, body: SCHEMA, handle: echo },
    { path: '/plain', body: SCHEMA },
  ] as const
  return serve({ routes, ...more })
}

/** What a form is answered with: status, code, and the fault of its first field. */
async function answered(form: string, { type = TYPE, path = '/echo', ...more }: Partial<FormOptions> = {}) {
  const { call } = await served(more)
  const response = await call(path, { method: 'POST', body: form, headers: { 'content-type': type } })
  const { code, errors, message } = (await response.json()) as Refusal
  return [response.status, code, errors[0]?.field, errors[0]?.error_code, message]
}

interface FormOptions extends Partial<ServeOptions> {
  readonly type: string
  readonly path: string
}

interface Refusal {
  readonly code: string
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly error_code: string }[]
}

test('a form brings the body and its files, to the byte', async () => {
  const { call } = await served()
  const content = `\0\r\n--${BOUNDARY.slice(0, -1)}\r\n--\r\n`
  const form = `preamble\r\n${CALL}${part('a', content, '; filename="../x"\r\nContent-Type: text/html')}${part('b', '')}${END}epilogue`
  const response = await call('/echo', { method: 'POST', body: form, headers: { 'content-type': TYPE } })
  expect(await response.json()).toEqual({ body: { note: 'n' }, files: content, isWhole: true })
})

test('JSON is answered as ever', async () => {
  const { call } = await served()
  expect(await (await call('/echo', { json: { note: 'n' } })).json()).toEqual({ body: { note: 'n' } })
})

test('a caller may send the whole form in pieces of one byte', async () => {
  const { port } = await served()
  const form = Buffer.from(CALL + part('a', 'one') + part('b', 'two') + END)
  const headers = { authorization: 'Bearer application', 'content-type': TYPE }
  const sent = httpRequest({ port, path: '/echo', method: 'POST', headers })
  const response = new Promise<string>((resolve) => sent.on('response', (message) => resolve(text(message))))
  for (const byte of form) sent.write(Buffer.of(byte))
  sent.end()
  expect(JSON.parse(await response)).toMatchObject({ files: 'o|n|e|t|w|o', isWhole: true })
})

describe('P16 a form is refused', () => {
  const FILES = part('a', '1') + part('b', '2')
  const CASES: Readonly<Record<string, readonly [form: string, field?: string, errorCode?: string]>> = {
    'without its first part': [FILES + END, 'request', 'order'],
    'with a file before the request': [part('a', '1') + CALL + part('b', '2') + END, 'request', 'order'],
    'with a request that is not declared as JSON': [part('request', '{}') + FILES + END, 'request', 'content_type'],
    'with two requests': [CALL + CALL + FILES + END, 'request', 'duplicate'],
    'with a file missing': [CALL + part('a', '1') + END, 'params.b', 'missing'],
    'with all files missing': [CALL + END, 'params.a', 'missing'],
    'with a file too many': [CALL + FILES + part('c', '3') + END, 'params.c', 'unknown'],
    'with a file twice': [CALL + part('a', '1') + part('a', '1') + END, 'params.a', 'duplicate'],
    'with a file twice at the end': [CALL + FILES + part('b', '2') + END, 'params.b', 'duplicate'],
    'with files in another order': [CALL + part('b', '2') + part('a', '1') + END, 'params.b', 'order'],
    'with an encoded file': [CALL + part('a', 'MQ==', '\r\nContent-Transfer-Encoding: base64') + END, 'params.a', 'encoding'], // prettier-ignore
    'with a part without a name': [`${CALL}--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n1\r\n${END}`, '', 'unknown'], // prettier-ignore
    'that ends within a file': [CALL + part('a', '1').slice(0, -2)],
    'that ends before its last boundary': [CALL + FILES],
    'of another boundary': [(CALL + FILES + END).replaceAll(BOUNDARY, 'other')],
    'that is empty': [''],
  }
  test.each(Object.entries(CASES))('%s', async (_, [form, field, errorCode]) => {
    expect((await answered(form)).slice(0, 4)).toEqual([400, 'invalid_request', field, errorCode])
  })

  test('of which the request is not strict JSON', async () => {
    const twice = part('request', '{"note":"a","note":"b"}', '\r\nContent-Type: application/json') + FILES + END
    expect((await answered(twice)).slice(0, 3)).toEqual([400, 'duplicate_key', '/note'])
    const deep = part('request', '['.repeat(40), '\r\nContent-Type: application/json') + FILES + END
    expect((await answered(deep)).slice(0, 2)).toEqual([400, 'invalid_json'])
    expect((await answered(asked({ nott: 'n' }) + FILES + END)).slice(0, 3)).toEqual([422, 'validation_error', 'nott'])
  })

  test('with the name that is nearest to that of a part', async () => {
    const [, , , , message] = await answered(CALL + part('aa', '1') + END)
    expect(message).toBe(
      'Cannot read the upload: part "aa" does not belong to a param that expects a file. Did you mean "a"?',
    )
  })

  test('without a boundary', async () => {
    expect((await answered(CALL, { type: 'multipart/form-data' })).slice(0, 2)).toEqual([400, 'invalid_request'])
  })

  test('that is larger than it may be, in its request, its files or all of it', async () => {
    const form = asked({ note: 'n'.repeat(200) }) + FILES + END
    expect((await answered(form, { limits: { bodyBytes: 100 } })).slice(0, 3)).toEqual([413, 'body_too_large', 'request']) // prettier-ignore
    expect((await answered(form, { limits: { uploadBytes: 100 } })).slice(0, 2)).toEqual([413, 'body_too_large'])
  })

  test.each([
    ['/plain', TYPE],
    ['/echo', 'multipart/mixed; boundary=b0undary'],
    ['/echo', 'text/plain'],
    ['/echo', 'application/x-www-form-urlencoded'],
  ])('by %s as %s', async (path, type) => {
    expect((await answered(CALL + FILES + END, { path, type })).slice(0, 2)).toEqual([415, 'unsupported_media_type'])
  })
})

describe('P21 the last piece of a file', () => {
  /** What a handler gets of file `a` of a form, and what it fails with. */
  async function taken(form: string): Promise<[string, string]> {
    let bytes = ''
    let failure = 'none'
    const handle = async ({ upload }: RouteRequest) => {
      try {
        for await (const piece of upload!.filesOf(new Map([['a', undefined]]))('a')) bytes += Buffer.from(piece)
      } catch (error) {
        failure = (error as { code: string }).code
      }
      return { status: 200, body: {} }
    }
    const { call } = await serve({ routes: [{ takesFiles: true, body: SCHEMA, handle }] })
    await (await call('/echo', { method: 'POST', body: form, headers: { 'content-type': TYPE } })).text()
    return [bytes, failure]
  }

  test('comes when the form has ended', async () => {
    expect(await taken(CALL + part('a', '1') + END)).toEqual(['1', 'none'])
  })

  test.each([
    ['another part follows', part('b', '2') + END],
    ['the form ends early', ''],
  ])('does not come when %s', async (_, rest) => {
    expect(await taken(CALL + part('a', '1') + rest)).toEqual(['', 'invalid_request'])
  })
})

test('a file is read no faster than it is taken', async () => {
  const total = 32 * 1_048_576
  let begin = (): void => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let bytes = 0
  const handle = async ({ upload }: RouteRequest) => {
    for await (const piece of upload!.filesOf(new Map([['a', undefined]]))('a')) {
      if (bytes === 0) await begun
      bytes += piece.byteLength
    }
    return { status: 200, body: {} }
  }
  const { port } = await serve({ routes: [{ takesFiles: true, body: SCHEMA, handle }] })
  const socket = connect(port, '127.0.0.1')
  const head = CALL + part('a', '').slice(0, -2)
  const length = Buffer.byteLength(head + END) + 2 + total
  socket.write(`POST /echo HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer application\r\nContent-Type: ${TYPE}\r\n`)
  socket.write(`Content-Length: ${length}\r\nConnection: close\r\n\r\n${head}`)
  const piece = Buffer.alloc(65_536)
  let given = 0
  // Until the sockets hold what they can, which is less than the file.
  for (; given < total; given += piece.length) if (!socket.write(piece) && !(await drains(socket))) break
  const ahead = given
  begin()
  for (given += piece.length; given < total; given += piece.length) socket.write(piece)
  socket.write(`\r\n${END}`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /)
  expect([bytes, ahead < total]).toEqual([total, true])
})

test('of a file that nobody takes, some pieces are read ahead at most', async () => {
  const [pieces, size] = [400, 65_536]
  let given = 0
  async function* form() {
    yield Buffer.from(CALL + part('a', '').slice(0, -2))
    for (; given < pieces; given++) yield Buffer.alloc(size)
    yield Buffer.from(`\r\n${END}`)
  }
  const incoming = Object.assign(Readable.from(form(), { objectMode: false }), { headers: { 'content-type': TYPE } })
  const upload = new Upload(incoming as unknown as IncomingMessage, LIMITS)
  await upload.readRequest()
  const bytesOf = upload.filesOf(new Map([['a', undefined]]))
  const file = bytesOf('a')[Symbol.asyncIterator]()
  let bytes = 0
  for (let piece = await file.next(); piece.done !== true; piece = await file.next()) {
    for (let turns = 0; turns < 5; turns++) await turn()
    bytes += piece.value.byteLength
    expect(given * size - bytes).toBeLessThan(8 * size)
  }
  expect(bytes).toBe(pieces * size)
})

/** Whether a socket takes more; it does at once, unless nobody reads. */
function drains(socket: ReturnType<typeof connect>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      socket.off('drain', drained)
      resolve(false)
    }, 300)
    function drained(): void {
      clearTimeout(timer)
      resolve(true)
    }
    socket.once('drain', drained)
  })
}

test('a caller who goes away fails the reading of a file', async () => {
  let fail: (error: unknown) => void = () => {}
  const failed = new Promise<unknown>((resolve) => (fail = resolve))
  let socket: ReturnType<typeof connect> | undefined
  const handle = async ({ upload }: RouteRequest) => {
    try {
      for await (const _ of upload!.filesOf(new Map([['a', undefined]]))('a')) socket!.destroy()
    } catch (error) {
      fail(error)
    }
    return { status: 200, body: {} }
  }
  const { port } = await serve({ routes: [{ takesFiles: true, body: SCHEMA, handle }] })
  socket = connect(port, '127.0.0.1')
  socket.write(`POST /echo HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer application\r\nContent-Type: ${TYPE}\r\n`)
  socket.write(`Content-Length: 1000000\r\n\r\n${CALL}${part('a', 'x'.repeat(200_000))}`)
  expect(await failed).toMatchObject({ code: 'cancelled' })
})

test.each([
  ['too large', { uploadBytes: 400 }, 'body_too_large'],
  ['too late', { uploadSeconds: 0.01 }, 'request_timeout'],
  ['no whole form', {}, 'invalid_request'],
])('an upload that is %s while its call does something else fails where it is read', async (_, limits, code) => {
  const incoming = Object.assign(new PassThrough(), { headers: { 'content-type': TYPE }, socket: { destroy() {} } })
  const upload = new Upload(incoming as unknown as IncomingMessage, { ...LIMITS, ...limits })
  const [begun, rest] = part('a', '1').split('\r\n', 2) as [string, string]
  incoming.write(`${CALL}${begun}\r\n`)
  await upload.readRequest()
  incoming.write(`${rest}\r\n\r\n1`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  incoming.end('2'.repeat(400))
  // An error that nothing listens to would end the process, here as an error of the run.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { value, ...ended } = await failureOf(upload.filesOf(new Map([['a', undefined]]))('a'))
  expect([value, ended]).toEqual(['', { code }])
  upload.end()
})

/** What is read before it fails, and with which code. */
async function failureOf(pieces: AsyncIterable<Uint8Array>): Promise<{ value: string; code?: string }> {
  let value = ''
  try {
    for await (const piece of pieces) value += Buffer.from(piece).toString()
  } catch (error) {
    return { value, code: (error as { code: string }).code }
  }
  return { value }
}

describe('an upload of which no more comes', () => {
  /** The reading of a request of which only this has come. */
  function reading(limits: Partial<typeof LIMITS>) {
    const incoming = Object.assign(new PassThrough(), { headers: { 'content-type': TYPE }, socket: { destroy() {} } })
    incoming.write(CALL.slice(0, -2))
    const upload = new Upload(incoming as unknown as IncomingMessage, { ...LIMITS, ...limits })
    return upload.readRequest().finally(() => upload.end())
  }

  test.each([
    ['for too long a pause', { requestSeconds: 0.01 }],
    ['for too long in all', { uploadSeconds: 0.01 }],
  ])('%s is ended', async (_, limits) => {
    await expect(reading(limits)).rejects.toMatchObject({ code: 'request_timeout' })
  })
})
