/** Downloads: ranges, whole files, names, files behind a link, and how fast they come. */
import { describe, expect, test } from 'vitest'
import { execute, type FileDownload } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { type RawAnswer, rawAnswer, startRawServer } from '../support/raw-server.ts'
import { settled } from '../support/settled.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'

const FILES = 'https://files.example.com'
const RANGE = { range_header: 'string' }

const PLAN = planOf({
  errors: { message: '$.error.message' },
  entities: {
    items: { download: { request: 'GET /items/{id}/file', params: RANGE, file: { range: 'range_header' } } },
    links: {
      download: {
        request: 'GET /links/{id}',
        params: RANGE,
        file: { url: '$.url', name: '$.name', size: '$.size', range: 'range_header', hosts: ['files.example.com'] },
      },
    },
    slow: {
      download: { request: 'GET /slow/{id}', file: {}, errors: { rules: [{ status: 202, as: 'unavailable' }] } },
    },
    pages: { download: { request: 'GET /pages/{id}', headers: { Accept: 'application/pdf' }, file: {} } },
    parts: {
      download: {
        request: 'GET /parts/{id}',
        params: { index: { type: 'integer', minimum: 0, default: 0 } },
        file: { url: '$.url', items: '$.files', index: 'index', name: '$.name', hosts: ['files.example.com'] },
      },
    },
  },
})

const call = (entity: string, params: object = {}) => ({ entity, action: 'download', params: { id: '1', ...params } })
const bytesOf = async ({ stream }: FileDownload) => Buffer.from(await new Response(stream).arrayBuffer())

/** A file by the call, with its bytes as text. */
async function fileFrom(answers: readonly RawAnswer[], params: object = {}, entity = 'items', fileAnswer?: RawAnswer) {
  const files = await startRawServer(...(fileAnswer === undefined ? [] : [fileAnswer]))
  const { connection, server } = await wireTo(PLAN, { answers, hosts: { [FILES]: files } })
  const { file, records, next } = await execute(PLAN, call(entity, params), connection)
  const { stream: _, ...info } = file!
  return { info, records, next, text: (await bytesOf(file!)).toString(), server, files }
}

describe('a download', () => {
  test('returns the bytes with their name, type and size', async () => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a b.csv"' }
    const { info, records, next, text } = await fileFrom([rawAnswer(200, headers, 'a,b')])
    expect({ info, records, next, text }).toEqual({
      info: { name: 'a b.csv', type: 'text/csv', size: 3 },
      records: null,
      next: null,
      text: 'a,b',
    })
  })

  test.each([
    ['items', '*/*'],
    ['pages', 'application/pdf'],
  ])('of %s asks for %s', async (entity, accepted) => {
    const { server } = await fileFrom([rawAnswer(200, {}, 'a')], {}, entity)
    expect(sentRequest(server.requests[0]!)).toMatchObject({ headers: { accept: accepted } })
  })

  test('of nothing is a file of nothing', async () => {
    expect((await fileFrom([rawAnswer(200, {}, '')])).info.size).toBe(0)
  })

  test('that is refused is the error that the manifest reads', async () => {
    const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ error: { message: 'gone' } }, 404)] })
    await expect(execute(PLAN, call('items'), connection)).rejects.toMatchObject({
      code: 'record_not_found',
      upstream: { status: 404, message: 'gone' },
    })
  })

  test('that is refused at length is read no further than its start', async () => {
    let written = 0
    const endless: RawAnswer = (socket) => {
      socket.write('HTTP/1.1 400 No\r\ntransfer-encoding: chunked\r\n\r\n')
      const more = (): void => {
        if (socket.destroyed) return
        written += 0x10000
        socket.write(`10000\r\n${' '.repeat(0x10000)}\r\n`, more)
      }
      more()
    }
    const { connection } = await wireTo(PLAN, { answers: [endless] })
    expect([await codeOf(execute(PLAN, call('items'), connection)), written < 32_000_000]).toEqual([
      'upstream_rejected',
      true,
    ])
  })

  test('is tried again while nothing of it came', async () => {
    const { text, server } = await fileFrom([rawAnswer(503, {}, ''), rawAnswer(200, {}, 'abc')])
    expect([text, server.requests.length]).toEqual(['abc', 2])
  })

  test('is tried again while a rule says that the file is not ready', async () => {
    const { text, server } = await fileFrom([rawAnswer(202, {}, ''), rawAnswer(200, {}, 'abc')], {}, 'slow')
    expect([text, server.requests.length]).toEqual(['abc', 2])
  })

  test.each([201, 204, 304])('answered by %i is an error', async (status) => {
    const { connection } = await wireTo(PLAN, { answers: [`HTTP/1.1 ${status} Told\r\ncontent-length: 0\r\n\r\n`] })
    expect(await codeOf(execute(PLAN, call('items'), connection))).toBe('upstream_invalid_response')
  })
})

describe('a range', () => {
  test('is sent, and the part that comes says what it is', async () => {
    const { info, text, server } = await fileFrom([rawAnswer(206, { 'content-range': 'bytes 1-2/9' }, 'bc')], {
      range_header: 'bytes=1-2',
    })
    expect([info, text, sentRequest(server.requests[0]!).headers.range]).toEqual([
      { size: 2, range: 'bytes 1-2/9' },
      'bc',
      'bytes=1-2',
    ])
  })

  test('that the vendor ignores gives the whole file, without a range', async () => {
    const { info } = await fileFrom([rawAnswer(200, {}, 'abc')], { range_header: 'bytes=1-2' })
    expect(info).toEqual({ size: 3 })
  })

  test('goes to the file’s host, not to the API', async () => {
    const part = rawAnswer(206, { 'content-range': 'bytes 0-0/3' }, 'a')
    const { server, files } = await fileFrom(
      [jsonAnswer({ url: `${FILES}/f`, size: 3 })],
      { range_header: 'bytes=0-0' },
      'links',
      part,
    )
    expect([server, files].map(({ requests }) => sentRequest(requests[0]!).headers.range)).toEqual([
      undefined,
      'bytes=0-0',
    ])
  })

  test('without a request for it is an error: it would look like the whole file', async () => {
    const { connection } = await wireTo(PLAN, { answers: [rawAnswer(206, { 'content-range': 'bytes 0-0/3' }, 'a')] })
    expect(await codeOf(execute(PLAN, call('items'), connection))).toBe('upstream_invalid_response')
  })

  test.each([
    'bytes=0-,5-',
    `bytes=${Array.from({ length: 10_000 }, () => '0-').join(',')}`,
    'bytes=0-1\r\nx-evil: 1',
    'bytes=-',
    'bytes=a-b',
    'items=0-1',
    'bytes=1-2 ',
    ' bytes=1-2',
    '',
    'bytes=0-9999999999999999999999',
  ])('P25 %j is refused, and nothing is sent', async (range) => {
    const { connection, server } = await wireTo(PLAN, {})
    const code = await codeOf(execute(PLAN, call('items', { range_header: range }), connection))
    expect([code, server.connections]).toEqual(['invalid_params', 0])
  })

  test.each(['bytes=0-', 'bytes=-500', 'bytes=0-0', 'bytes=10-999999999999999'])(
    'P25 %s is sent as it is',
    async (range) => {
      const { server } = await fileFrom([rawAnswer(206, {}, '')], { range_header: range })
      expect(sentRequest(server.requests[0]!).headers.range).toBe(range)
    },
  )
})

describe('F12 a file that ends too early is an error', () => {
  const cut =
    (head: string): RawAnswer =>
    (socket) =>
      socket.end(`HTTP/1.1 200 OK\r\n${head}\r\nabc`)
  const endOf = async (answers: readonly RawAnswer[], entity = 'items', fileAnswer?: RawAnswer) =>
    codeOf(fileFrom(answers, {}, entity, fileAnswer))

  test('when its length says so', async () => {
    expect(await endOf([cut('content-length: 9\r\n')])).toBe('upstream_invalid_response')
  })

  test('when its last chunk is missing', async () => {
    const answer: RawAnswer = (socket) =>
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n')
    expect(await endOf([answer])).toBe('upstream_invalid_response')
  })

  test('when the API said that it is larger', async () => {
    expect(await endOf([jsonAnswer({ url: `${FILES}/f`, size: 9 })], 'links', cut(''))).toBe(
      'upstream_invalid_response',
    )
  })

  test('and one that is larger than the API said, too', async () => {
    expect(await endOf([jsonAnswer({ url: `${FILES}/f`, size: 2 })], 'links', cut(''))).toBe(
      'upstream_invalid_response',
    )
  })

  test.each([3, -1, 2.5, '9'])('but not when the API said that it has %j bytes', async (size) => {
    expect(await endOf([jsonAnswer({ url: `${FILES}/f`, size })], 'links', cut(''))).toBe('done')
  })
})

describe('P26 one of several files', () => {
  const index = jsonAnswer({
    files: [
      { url: `${FILES}/0`, name: 'zero' },
      { url: `${FILES}/1`, name: 'one' },
    ],
  })

  test.each([0, 1])('is that at index %i', async (at) => {
    const { info, files } = await fileFrom([index], { index: at }, 'parts', rawAnswer(200, {}, 'x'))
    expect([info.name, sentRequest(files.requests[0]!).target]).toEqual([['zero', 'one'][at], `/${at}`])
  })

  test.each<[unknown, number]>([
    [-1, 0],
    [0.5, 0],
    ['0', 0],
    ['__proto__', 0],
    ['0].url;x["', 0],
    ['length', 0],
    [null, 0],
    [2, 1],
    [2 ** 31, 1],
  ])('at index %j is refused after %i requests', async (at, count) => {
    const { connection, server, elsewhere } = await wireTo(PLAN, { answers: [index] })
    const code = await codeOf(execute(PLAN, call('parts', { index: at }), connection))
    expect([code, server.requests.length, elsewhere.connections]).toEqual(['invalid_params', count, 0])
  })

  test.each([{}, { files: null }, { files: {} }, { files: 'x' }])('of %j is refused', async (answer) => {
    const { connection } = await wireTo(PLAN, { answers: [jsonAnswer(answer)] })
    expect(await codeOf(execute(PLAN, call('parts'), connection))).toBe('invalid_params')
  })

  test.each([{ url: null }, { url: '' }, {}, { url: 5 }, 'x', null])(
    'without a URL, as in %j, is not found',
    async (entry) => {
      const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ files: [entry] })] })
      expect(await codeOf(execute(PLAN, call('parts'), connection))).toBe('record_not_found')
    },
  )
})

describe('U19 a file’s name', () => {
  test.each<[string, string | undefined]>([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/passwd', 'passwd'],
    ['a/', 'file'],
    ['..', 'file'],
    ['.', 'file'],
    ['a\r\nset-cookie: x', 'aset-cookie x'],
    ['a"b<c>|d:e*f?.txt', 'abcdef.txt'],
    ['\u0000\u001b[31m.txt', '[31m.txt'],
    [' padded ', 'padded'],
    ['ü 😀.txt', 'ü 😀.txt'],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}😀`],
    [`${'x'.repeat(199)}😀y`, `${'x'.repeat(199)}😀`],
  ])('%j becomes %j', async (name, safe) => {
    const { info } = await fileFrom([jsonAnswer({ url: `${FILES}/f`, name })], {}, 'links', rawAnswer(200, {}, 'x'))
    expect(info.name).toBe(safe)
  })

  test.each<[string, string | undefined]>([
    ['attachment; filename="../../a.txt"', 'a.txt'],
    ["attachment; filename*=UTF-8''..%2F..%2Fa%0D%0A.txt", 'a.txt'],
    ['attachment; filename="a.txt"; filename*=UTF-8\'\'b.txt', 'b.txt'],
    ['attachment', undefined],
    ['attachment; filename=', undefined],
    ['; ; ;', undefined],
    [`attachment; filename="${'('.repeat(10_000)}`, undefined],
  ])('by the header %j is %j', async (header, name) => {
    expect((await fileFrom([rawAnswer(200, { 'content-disposition': header }, 'x')])).info.name).toBe(name)
  })
})

test.each(['204 No Content', '206 Partial Content', '304 Not Modified'])(
  'an answer that is no whole file, %s, holds no connection',
  async (status) => {
    const endless: RawAnswer = (socket) => void socket.write(`HTTP/1.1 ${status}\r\ncontent-length: 1000\r\n\r\nx`)
    const { connection, server } = await wireTo(PLAN, { answers: [endless] })
    const code = await codeOf(execute(PLAN, call('items'), connection))
    while (server.closed === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect([code, server.closed]).toEqual(['upstream_invalid_response', 1])
  },
)

test('a reader that waits keeps the server waiting', async () => {
  const MOST = 32_000_000
  let written = 0
  const endless: RawAnswer = (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n')
    const chunk = Buffer.alloc(256 * 1024)
    const more = (): void => {
      while (!socket.destroyed && socket.write(chunk)) written += chunk.length
      written += chunk.length
    }
    socket.on('drain', more)
    more()
  }
  const { connection, server } = await wireTo(PLAN, { answers: [endless] })
  const { file } = await execute(PLAN, call('items'), connection)
  const reader = file!.stream.getReader()
  await reader.read()
  const atRest = await settled(() => written, MOST)
  await reader.cancel()
  while (server.closed === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect([atRest < MOST, server.closed]).toEqual([true, 1])
})
