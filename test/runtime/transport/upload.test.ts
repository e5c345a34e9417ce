/** A file is read as fast as it is sent, is destroyed with its call, and is sent again only if it can be read again. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  connect,
  ConnectorError,
  execute,
  fetchTransport,
  type Transport,
  undiciTransport,
  UpstreamError,
} from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { startVendor } from '../../support/vendor.ts'
import { testClock } from '../../support/wire.ts'

const PLAN = planOf({
  entities: {
    raws: {
      create: {
        request: 'POST /raw',
        params: { content: { type: 'file', required: true, max_bytes: 100_000_000 } },
        encode: { body: 'binary' },
        retry: { idempotency: 'Idempotency-Key' },
      },
    },
    smalls: {
      create: {
        request: 'POST /small',
        params: { content: { type: 'file', required: true, max_bytes: 5 } },
        encode: { body: 'binary' },
      },
    },
  },
})

const PIECE = new Uint8Array(64 * 1024)

/** Both ways to the network, over loopback. */
const TRANSPORTS: Readonly<Record<string, (origin: string) => Transport>> = {
  undici: (origin) => undiciTransport({ connectTo: () => origin }),
  fetch: (origin) => fetchTransport((url, init) => fetch(String(url).replace('https://api.example.com', origin), init)),
}

async function* pieces() {
  yield PIECE
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A function that uploads a file to a vendor. */
async function uploader(onRequest: Handle, open = TRANSPORTS.undici!) {
  const transport = open(await startVendor(onRequest))
  onTestFinished(() => transport.close())
  const connection = connect(PLAN, { credentials: { key: 'k' }, transport, clock: testClock() })
  return (content: unknown, { entity = 'raws', signal }: { entity?: string; signal?: AbortSignal } = {}) =>
    execute(PLAN, { entity, action: 'create', params: { content } }, connection, { signal })
}

const readAll: Handle = async (request) => {
  await buffer(request)
}

/** A promise and what fulfils it. */
function event(): { readonly happened: Promise<void>; readonly happen: () => void } {
  let happen = () => {}
  const happened = new Promise<void>((resolve) => (happen = resolve))
  return { happened, happen }
}

async function errorOf(call: Promise<unknown>): Promise<ConnectorError> {
  return call.then(
    () => expect.unreachable('the call succeeded'),
    (error: ConnectorError) => error,
  )
}

describe.each(Object.entries(TRANSPORTS))('by %s', (_name, open) => {
  test('a stream arrives before it has ended', async () => {
    const arrived = event()
    const upload = await uploader(async (request) => {
      for await (const _ of request) arrived.happen()
    }, open)
    async function* content() {
      yield PIECE
      await arrived.happened
      yield PIECE
    }
    expect(await upload(content())).toMatchObject({ records: { id: 1 } })
  })

  test('a stream is not read before it is sent', async () => {
    let pulled = 0
    let before = 0
    const idle = event()
    const upload = await uploader(async (request) => {
      await idle.happened
      before = pulled
      await buffer(request)
    }, open)
    async function* content() {
      for (; pulled < 1000; pulled++) {
        // Without a limit all pieces would be read long before this many turns have passed.
        if (pulled === 1) void turns(5000).then(idle.happen)
        yield PIECE
      }
    }
    await upload(content())
    expect(pulled).toBe(1000)
    expect(before).toBeLessThan(900)
  })

  test('the signal destroys a source that lets the call wait', async () => {
    const controller = new AbortController()
    const source = new Readable({ read() {} })
    source.push(PIECE)
    const upload = await uploader(async (request) => {
      request.once('data', () => controller.abort())
      await buffer(request)
    }, open)
    const closed = new Promise((resolve) => source.once('close', resolve))
    expect(await errorOf(upload(source, { signal: controller.signal }))).toMatchObject({
      code: 'cancelled',
      sent: true,
    })
    await closed
  })

  test('an error of the source is one of the call, without its words', async () => {
    const upload = await uploader(readAll, open)
    async function* content() {
      yield PIECE
      throw Object.assign(new Error('https://files.example.com/?signature=hush'), { code: 'EIO' })
    }
    const error = await errorOf(upload(content()))
    expect(error).toMatchObject({ code: 'invalid_params', sent: true })
    expect(error.message).toBe('Cannot send the file of param content: its source failed (EIO)')
  })

  test('a response that comes before the end gives the source up', async () => {
    const given = event()
    const upload = await uploader(async (_request, response) => {
      response.writeHead(413, { 'content-type': 'application/json', connection: 'close' }).end('{}')
    }, open)
    async function* content() {
      try {
        for (;;) {
          yield PIECE
          await turns(1)
        }
      } finally {
        given.happen()
      }
    }
    await errorOf(upload(content()))
    await given.happened
  })
})

/** Runs a number of turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('a file is sent again', () => {
  /** A vendor that is unavailable once. */
  function flaky() {
    const sizes: number[] = []
    const handle: Handle = async (request, response) => {
      sizes.push((await buffer(request)).length)
      if (sizes.length === 1) response.writeHead(503).end()
    }
    return { sizes, handle }
  }

  test('when it is a Blob', async () => {
    const { sizes, handle } = flaky()
    await (
      await uploader(handle)
    )(new Blob([PIECE]))
    expect(sizes).toEqual([PIECE.length, PIECE.length])
  })

  test('but not when it is a stream', async () => {
    const { sizes, handle } = flaky()
    const error = await errorOf((await uploader(handle))(new Blob([PIECE]).stream()))
    expect(error).toBeInstanceOf(UpstreamError)
    expect(sizes).toEqual([PIECE.length])
  })
})

describe('a file is refused', () => {
  test.each<[string, () => unknown, string, string]>([
    ['too large', () => new Uint8Array(6), 'smalls', 'has 6 bytes, more than the 5'],
    ['too large, as text', () => ({ name: 'a', text: 'Grüß' }), 'smalls', 'has 6 bytes, more than the 5'],
    ['too large on the way', () => Readable.from([new Uint8Array(6)]), 'smalls', 'larger than 5 bytes'],
    [
      'shorter than said',
      () => ({ name: 'a', size: 9, bytes: Readable.from([PIECE.subarray(0, 4)]) }),
      'raws',
      'ended after 4 of 9',
    ],
    [
      'longer than said',
      () => ({ name: 'a', size: 3, bytes: Readable.from([PIECE.subarray(0, 4)]) }),
      'raws',
      'larger than its declared size of 3 bytes',
    ],
    ['of text', () => Readable.from(['text']), 'raws', 'it produced string values'],
    ['named by a path', () => ({ path: '/etc/hostname' }), 'raws', 'contains a path'],
    ['a text', () => '/etc/hostname', 'raws', 'must be'],
  ])('%s', async (_name, make, entity, message) => {
    const error = await errorOf((await uploader(readAll))(make(), { entity }))
    expect(error.code).toBe('invalid_params')
    expect(error.message).toContain(message)
  })

  test.each<[string, () => unknown]>([
    ['web stream', () => new Blob([PIECE]).stream()],
    ['Readable', () => Readable.from([PIECE])],
    ['generator', () => pieces()],
  ])('when it is a %s that was read before', async (_name, make) => {
    const upload = await uploader(readAll)
    const source = make()
    await upload(source)
    expect((await errorOf(upload(source))).message).toContain('its stream was already read')
  })

  test('in a param of another type', async () => {
    const plan = planOf({ entities: { items: { create: { request: 'POST /items', params: { note: 'any' } } } } })
    const connection = connect(plan, { credentials: { key: 'k' } })
    const call = { entity: 'items', action: 'create', params: { note: new Blob(['x']) } }
    expect((await errorOf(execute(plan, call, connection))).message).toContain('only a param of type file')
  })
})

test.each([-1, 1.5, '5', null])('a size of %j is refused', async (size) => {
  const upload = await uploader(readAll)
  const error = await errorOf(upload({ name: 'a', bytes: pieces(), size }))
  expect([error.code, error.errors?.[0]?.field]).toEqual(['invalid_params', 'params.content.size'])
})
