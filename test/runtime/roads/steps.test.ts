/** Calls of several requests: polling, continuing, cancelling, and unsent files. */
import { describe, expect, test } from 'vitest'
import { type CallProgress, connect, ConnectorError, execute, type Transport } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { rawAnswer, type RawAnswer, startRawServer } from '../../support/raw-server.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const POLL = {
  request: 'GET /exports/{export_id}',
  until: { at: '$.status', is: ['done'], failed: ['failed'], every: 4, progress: '$.percent' },
}

const PLAN = planOf({
  entities: {
    exports: {
      list: {
        request: 'POST /exports',
        params: { since: 'string', export_id: 'string' },
        keep: { export_id: '$.id' },
        steps: [POLL],
        records: '$.rows',
        timeout: 12,
      },
      api_search: {
        request: 'POST /exports',
        keep: { export_id: '$.id' },
        steps: [POLL],
        records: '$.rows',
        timeout: 12,
      },
      create: {
        request: 'POST /exports',
        params: { export_id: 'string' },
        keep: { export_id: '$.id' },
        steps: [POLL, { request: 'POST /exports/{export_id}/accept' }],
      },
    },
    files: {
      create: {
        request: 'POST /sessions',
        params: { content: { type: 'file', required: true } },
        body: { length: '{{file_size content}}' },
        steps: [
          { url: '$.url', method: 'PUT', hosts: ['up.example.com'], encode: { body: 'binary' }, body: '{{content}}' },
        ],
      },
    },
  },
})

const LIST = { entity: 'exports', action: 'list', params: { since: 'yesterday' } }
const BEGUN = jsonAnswer({ id: 'e1' })
const RUNNING = jsonAnswer({ status: 'running', percent: 40 })
const DONE = jsonAnswer({ status: 'done', percent: 100, rows: [{ id: 'a' }] })

/** The requests that a stand-in received, without their headers. */
function linesOf({ requests }: { readonly requests: readonly string[] }): string[] {
  return requests.map((text) => text.split(' HTTP/')[0]!)
}

async function failure(work: Promise<unknown>): Promise<ConnectorError> {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ConnectorError)) throw new Error('it did not fail')
  return error
}

describe('a call that waits', () => {
  test('asks again after growing waits and says how far it is', async () => {
    const { connection, server, clock } = await wireTo(PLAN, { answers: [BEGUN, RUNNING, RUNNING, DONE] })
    const progress: CallProgress[] = []
    const { records } = await execute(PLAN, LIST, connection, { onProgress: (one) => progress.push(one) })
    expect(records).toEqual([{ id: 'a' }])
    expect(clock.waits).toEqual([4000, 6000])
    expect(progress).toEqual([
      { state: 'running', done: 40, of: 100 },
      { state: 'running', done: 40, of: 100 },
      { state: 'done', done: 100, of: 100 },
    ])
    expect(linesOf(server)).toEqual(['POST /exports', 'GET /exports/e1', 'GET /exports/e1', 'GET /exports/e1'])
  })

  test('waits as long as the third party asks for', async () => {
    const asked = jsonAnswer({ status: 'running' }, 200, { 'retry-after': '7' })
    const { connection, clock } = await wireTo(PLAN, { answers: [BEGUN, asked, DONE] })
    await execute(PLAN, LIST, connection)
    expect(clock.waits).toEqual([7000])
  })

  test.each(['0', '-5', 'Wed, 21 Oct 2015 07:28:00 GMT'])('asked to wait %s, waits as ever', async (past) => {
    const asked = jsonAnswer({ status: 'running' }, 200, { 'retry-after': past })
    const { connection, clock } = await wireTo(PLAN, { answers: [BEGUN, asked, DONE] })
    await execute(PLAN, LIST, connection)
    expect(clock.waits).toEqual([4000])
  })

  test('ends with params for another call after its time limit, and does not start again', async () => {
    const { connection, server } = await wireTo(PLAN, { answers: [BEGUN, RUNNING, RUNNING, RUNNING, DONE] })
    const error = await failure(execute(PLAN, LIST, connection))
    expect([error.code, error.next]).toEqual(['still_running', { since: 'yesterday', export_id: 'e1' }])
    expect(error.toJSON()).toMatchObject({ status: 504, next: { export_id: 'e1' } })
    const { records } = await execute(PLAN, { ...LIST, params: error.next! }, connection)
    expect(records).toEqual([{ id: 'a' }])
    expect(linesOf(server).filter((line) => line.startsWith('POST'))).toHaveLength(1)
  })

  test('says that another call begins again where nothing of it can be given', async () => {
    const { connection } = await wireTo(PLAN, { answers: [BEGUN, RUNNING] })
    const error = await failure(execute(PLAN, { entity: 'exports', action: 'api_search' }, connection))
    expect([error.code, error.next, error.hint]).toEqual([
      'still_running',
      undefined,
      'A new call starts from the beginning. Give it a longer time limit with timeoutMs.',
    ])
  })

  test('goes by the time limit of its caller', async () => {
    const { connection, clock } = await wireTo(PLAN, { answers: [BEGUN, RUNNING] })
    const error = await failure(execute(PLAN, LIST, connection, { timeoutMs: 1000 }))
    expect([error.code, error.message, clock.waits]).toEqual([
      'still_running',
      'Cannot finish exports.list within 1 s: the third party is still working on it',
      [],
    ])
  })

  test('that fails on the way can be gone on with; one that the third party gave up cannot', async () => {
    const down = [1, 2, 3].map(() => jsonAnswer({}, 503))
    const first = await wireTo(PLAN, { answers: [BEGUN, ...down] })
    const broken = await failure(execute(PLAN, LIST, first.connection))
    expect([broken.code, broken.next]).toEqual(['upstream_error', { since: 'yesterday', export_id: 'e1' }])
    const second = await wireTo(PLAN, { answers: [BEGUN, jsonAnswer({ status: 'failed' })] })
    const failed = await failure(execute(PLAN, LIST, second.connection))
    expect([failed.code, failed.next]).toEqual(['upstream_rejected', undefined])
  })

  test.each([{ message: 'no' }, { id: '..' }, { id: ' ' }])(
    'that starts nothing cannot be continued: %j',
    async (body) => {
      const { connection } = await wireTo(PLAN, { answers: [jsonAnswer(body)] })
      const error = await failure(execute(PLAN, LIST, connection))
      expect([error.code, error.message]).toEqual([
        'upstream_invalid_response',
        'Cannot continue exports.list: its response has no export_id',
      ])
    },
  )
})

test('a signal that is a time limit cancels nothing: the call can be gone on with', async () => {
  const { connection, server } = await wireTo(PLAN, { answers: [BEGUN, RUNNING] })
  const ended = new AbortController()
  const onProgress = () => ended.abort(new DOMException('over', 'TimeoutError'))
  const error = await failure(execute(PLAN, LIST, connection, { signal: ended.signal, onProgress }))
  expect([error.code, error.message, error.next]).toEqual([
    'still_running',
    "Cannot finish exports.list within the caller's time limit: the third party is still working on it",
    { since: 'yesterday', export_id: 'e1' },
  ])
  expect(linesOf(server).at(-1)).toBe('GET /exports/e1')
})

test('calls with the same error each have their own params to continue', async () => {
  const refused = new ConnectorError('credentials_rejected', 'Cannot renew: revoked', { hint: 'Connect again.' })
  let begun = 0
  const transport: Transport = {
    send: async ({ method }) => {
      if (method === 'GET') throw refused
      const body = Buffer.from(JSON.stringify({ id: `e${(begun += 1)}` }))
      return { status: 200, headers: new Headers({ 'content-type': 'application/json' }), body }
    },
    stream: () => Promise.reject(new Error('not streamed')),
    close: async () => undefined,
  }
  const connection = connect(PLAN, { credentials: { key: 'k' }, transport, paced: false })
  const errors = [await failure(execute(PLAN, LIST, connection)), await failure(execute(PLAN, LIST, connection))]
  expect(errors.map(({ code, hint, actor, next }) => [code, hint, actor, next?.export_id])).toEqual([
    ['credentials_rejected', 'Connect again.', 'owner', 'e1'],
    ['credentials_rejected', 'Connect again.', 'owner', 'e2'],
  ])
  expect([refused.next, errors[0]!.stack]).toEqual([undefined, refused.stack])
})

test('a call that is cancelled while it waits can be continued', async () => {
  const { connection } = await wireTo(PLAN, { answers: [BEGUN, RUNNING] })
  const ended = new AbortController()
  const call = execute(PLAN, LIST, connection, { signal: ended.signal, onProgress: () => ended.abort() })
  expect((await failure(call)).next).toEqual({ since: 'yesterday', export_id: 'e1' })
})

test('the request that finishes a write is not repeated, and its end is unknown without an answer', async () => {
  const cut: RawAnswer = (socket) => void socket.destroy()
  const { connection, server } = await wireTo(PLAN, { answers: [BEGUN, DONE, cut, jsonAnswer({ id: 'e1' })] })
  const error = await failure(execute(PLAN, { entity: 'exports', action: 'create' }, connection))
  expect([error.code, linesOf(server).length]).toEqual(['outcome_unknown', 3])
})

describe('a file in a later request', () => {
  const uploading = (bytes: unknown, size?: number) => ({
    entity: 'files',
    action: 'create',
    params: { content: { name: 'a.txt', bytes, ...(size !== undefined && { size }) } },
  })

  test('is read while it is sent, without credentials to another host', async () => {
    const up = await startRawServer(rawAnswer(200, {}, '{"id":"f1"}'))
    const session = jsonAnswer({ url: 'https://up.example.com/s/1?sig=x' })
    const { connection } = await wireTo(PLAN, { answers: [session], hosts: { 'https://up.example.com': up } })
    const { records } = await execute(PLAN, uploading(new Blob(['abc'])), connection)
    expect([records, linesOf(up)]).toEqual([{ id: 'f1' }, ['PUT /s/1?sig=x']])
    expect([/authorization/i.test(up.requests[0]!), up.requests[0]!.endsWith('abc')]).toEqual([false, true])
  })

  test('of unknown size is a clear error before anything is sent', async () => {
    const { connection, server } = await wireTo(PLAN)
    const error = await failure(execute(PLAN, uploading(new Blob(['abc']).stream()), connection))
    expect([error.code, error.message, error.hint]).toEqual([
      'invalid_params',
      'Cannot use param content: it has no known size before it is sent',
      'Give its size with the stream: {bytes, name, size}.',
    ])
    expect(server.requests).toEqual([])
  })

  test('is destroyed when the call fails before it', async () => {
    const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ message: 'no' }, 403)] })
    let reason: unknown
    const stream = new ReadableStream<Uint8Array>({ cancel: (given) => void (reason = given) })
    const error = await failure(execute(PLAN, uploading(stream, 3), connection))
    expect([error.code, reason]).toEqual(['permission_missing', error])
  })

  test('that another call reads leaves the error of this call as it is', async () => {
    const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ message: 'no' }, 403)] })
    const stream = new ReadableStream<Uint8Array>()
    stream.getReader()
    expect((await failure(execute(PLAN, uploading(stream, 3), connection))).code).toBe('permission_missing')
  })

  test('stays here when the response leads elsewhere', async () => {
    const session = jsonAnswer({ url: 'https://evil.example.org/s/1' })
    const { connection, elsewhere } = await wireTo(PLAN, { answers: [session] })
    const error = await failure(execute(PLAN, uploading(new Blob(['abc'])), connection))
    expect([error.code, elsewhere.requests]).toEqual(['egress_denied', []])
  })
})
