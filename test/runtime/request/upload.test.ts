/** Files go out while they are read, in each form of body, and end as they should. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  connect,
  type ConnectionOptions,
  execute,
  fetchTransport,
  localFile,
  replayTransport,
  undiciTransport,
} from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { startVendor } from '../../support/vendor.ts'

const PLAN = planOf({
  entities: {
    raws: {
      create: {
        request: 'POST /raw',
        params: { content: { type: 'file', required: true, max_bytes: 1_000_000 } },
        encode: { body: 'binary' },
        retry: { idempotency: 'Idempotency-Key' },
      },
    },
    forms: {
      create: {
        request: 'POST /form',
        params: { note: 'string', content: 'file!', tail: 'string' },
        encode: { body: 'multipart' },
      },
    },
    relateds: {
      create: {
        request: 'POST /related',
        params: { title: 'string', tags: 'string[]', content: 'file!' },
        encode: { body: 'related' },
      },
    },
  },
})

const BYTES = new TextEncoder().encode('Grüße')

/** The request of a call, as HTTP reads it. */
interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Calls by way of a server that reads chunked bodies, too. */
async function send(
  entity: string,
  params: Record<string, unknown>,
  options: Partial<ConnectionOptions> = {},
): Promise<Received> {
  let received: Received = { headers: {}, body: '' }
  const origin = await startVendor(async (request) => {
    received = { headers: request.headers, body: await text(request) }
  })
  const transport = undiciTransport({ connectTo: () => origin })
  onTestFinished(() => transport.close())
  const connection = connect(PLAN, { credentials: { key: 'k' }, transport, ...options })
  await execute(PLAN, { entity, action: 'create', params }, connection)
  return received
}

/** Each form of a caller's bytes; only some have a known length. */
const FORMS: Readonly<Record<string, { readonly make: () => unknown; readonly isSized: boolean }>> = {
  bytes: { make: () => BYTES, isSized: true },
  Blob: { make: () => new Blob([BYTES]), isSized: true },
  'web stream': { make: () => new Blob([BYTES]).stream(), isSized: false },
  Readable: { make: () => Readable.from([BYTES.subarray(0, 3), BYTES.subarray(3)]), isSized: false },
  iterable: {
    make: () =>
      (async function* () {
        yield BYTES
      })(),
    isSized: false,
  },
  'stream with its size': {
    make: () => ({ name: 'a.txt', size: BYTES.byteLength, bytes: new Blob([BYTES]).stream() }),
    isSized: true,
  },
}

describe('a file is sent', () => {
  test.each(Object.entries(FORMS))('as the body, from %s', async (_name, { make, isSized }) => {
    const { body, headers } = await send('raws', { content: make() })
    expect(body).toBe('Grüße')
    expect(headers['content-length']).toBe(isSized ? '7' : undefined)
    expect(headers['transfer-encoding']).toBe(isSized ? undefined : 'chunked')
  })

  test('by fetch, without a length', async () => {
    const seen: string[] = []
    const fetched: typeof fetch = async (_url, init) => {
      seen.push(await new Response(init!.body).text())
      return Response.json({ id: 1 })
    }
    await send('raws', { content: Readable.from([BYTES]) }, { transport: fetchTransport(fetched) })
    expect(seen).toEqual(['Grüße'])
  })

  test('with its name and type, from a File and from a path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'b.txt'), BYTES)
    const given = [
      new File([BYTES], 'b.txt', { type: 'text/plain' }),
      await localFile({ path: join(folder, 'b.txt'), type: 'text/plain' }),
    ]
    for (const content of given) {
      const { body, headers } = await send('forms', { note: 'n', content, tail: 't' })
      const boundary = /boundary=(.*)$/.exec(headers['content-type']!)![1]!
      expect(body.replaceAll(boundary, 'B').split('\r\n')).toEqual([
        '--B',
        'Content-Disposition: form-data; name="note"',
        '',
        'n',
        '--B',
        'Content-Disposition: form-data; name="content"; filename="b.txt"',
        'Content-Type: text/plain',
        '',
        'Grüße',
        '--B',
        'Content-Disposition: form-data; name="tail"',
        '',
        't',
        '--B--',
        '',
      ])
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
    }
  })

  test('after its metadata, as multipart/related', async () => {
    const content = new Blob([BYTES], { type: 'text/plain' })
    const { body, headers } = await send('relateds', { title: 'T', tags: ['a'], content })
    const [, boundary] = /^multipart\/related; type="application\/json"; boundary=(.*)$/.exec(headers['content-type']!)!
    expect(body.replaceAll(boundary!, 'B').split('\r\n')).toEqual([
      '--B',
      'Content-Type: application/json; charset=UTF-8',
      '',
      '{"title":"T","tags":["a"]}',
      '--B',
      'Content-Type: text/plain',
      '',
      'Grüße',
      '--B--',
      '',
    ])
  })

  test('to a fixture, whose boundary is another', async () => {
    const body =
      '--x\nContent-Disposition: form-data; name="content"; filename="file"\nContent-Type: application/octet-stream\n\nGrüße\n--x--\n'
    const transport = replayTransport([
      {
        request: { method: 'POST', path: '/form', headers: { 'content-type': 'multipart/form-data' }, body },
        response: { status: 200, body: { id: 1 } },
      },
    ])
    await send('forms', { content: new Blob([BYTES]) }, { transport })
    expect(transport.remaining).toBe(0)
  })
})
