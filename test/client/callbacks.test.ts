/** Functions of the caller that throw, immediately or later. A call may end with their error, and the process continues. */
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { connect, type IterationOptions, sync } from '../../client/index.ts'
import { type Clock, execute, fetchTransport, undiciTransport } from '../../runtime/index.ts'
import { createLimiter } from '../../runtime/transport/index.ts'
import { planOf } from '../support/plan.ts'
import { startRawServer } from '../support/raw-server.ts'
import { codeOf, jsonAnswer, testClock, wireTo } from '../support/wire.ts'

const credentials = { api_key: 'any-key' }
const fault = (): never => {
  throw new Error('the caller is at fault')
}
const faults = { throws: fault, rejects: async () => fault() }

/** Warnings of the process during a test. */
function warnings(): string[] {
  const warned: string[] = []
  const listen = ({ message }: Error) => void warned.push(message)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  return warned
}

// What runs in a timer or rejects unseen is an error of the whole run: it has to come within its test.
afterEach(() => new Promise((resolve) => setTimeout(resolve, 5)))

const EXPORTS = planOf({
  entities: {
    exports: {
      list: {
        request: 'POST /exports',
        keep: { id: '$.id' },
        steps: [{ request: 'GET /exports/{id}', until: { at: '$.status', is: ['done'] } }],
        records: '$.rows',
      },
    },
  },
})

describe('a watcher', () => {
  it.each(Object.entries(faults) as [string, () => void][])(
    'onProgress that %s harms no call',
    async (_, onProgress) => {
      const warned = warnings()
      const answers = [{ id: 'e1' }, { status: 'running' }, { status: 'done', rows: [{ id: 'a' }] }]
      const { connection } = await wireTo(EXPORTS, { answers: answers.map((answer) => jsonAnswer(answer)) })
      const { records } = await execute(EXPORTS, { entity: 'exports', action: 'list' }, connection, { onProgress })
      await new Promise((resolve) => setImmediate(resolve))
      expect([records, warned]).toEqual([
        [{ id: 'a' }],
        ['your onProgress function failed; later failures are not reported: the caller is at fault'],
      ])
    },
  )

  it.each(Object.entries(faults) as [string, () => void][])('onUnfit that %s harms no call', async (_, onUnfit) => {
    const warned = warnings()
    const { connection } = await wireTo(EXPORTS, {
      answers: [jsonAnswer({ id: 'e1', status: 'done', rows: [null, { id: 'a' }, 1] })],
    })
    const { records } = await execute(EXPORTS, { entity: 'exports', action: 'list' }, connection, {
      onUnfit: () => onUnfit(),
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect([records, warned]).toEqual([
      [{ id: 'a' }],
      ['your onUnfit function failed; later failures are not reported: the caller is at fault'],
    ])
  })

  it.each(Object.entries(faults) as [string, () => void][])('onNotice that %s harms no call', async (_, onNotice) => {
    const warned = warnings()
    const done = jsonAnswer({ id: 'e1', status: 'done', rows: [] }, 200, {
      deprecation: 'true',
      warning: '299 - "Gone"',
    })
    const { connection } = await wireTo(EXPORTS, { answers: [done], onNotice: () => onNotice() })
    await execute(EXPORTS, { entity: 'exports', action: 'list' }, connection)
    await new Promise((resolve) => setImmediate(resolve))
    expect(warned).toEqual(['your onNotice function failed; later failures are not reported: the caller is at fault'])
  })

  it.each(Object.entries(faults) as [string, () => void][])('onRequest that %s harms no call', async (_, onRequest) => {
    const { connection } = await wireTo(EXPORTS, { answers: [jsonAnswer({ id: 'e1', status: 'done', rows: [] })] })
    const call = execute(EXPORTS, { entity: 'exports', action: 'list' }, connection, { onRequest })
    expect(await codeOf(call)).toBe('done')
  })
})

it.each(Object.entries(faults) as [string, () => void][])(
  'onFailure that %s ends the sync with its error',
  async (_, onFailure) => {
    const transport = fetchTransport(async () => Response.json({ error: { message: 'No' } }, { status: 403 }))
    const stripe = await connect('stripe', { credentials, transport })
    const changes = sync(stripe, { entities: ['customers'], follow: true, onFailure })
    const readAll = async () => {
      for await (const _change of changes);
    }
    await expect(readAll()).rejects.toThrow('the caller is at fault')
  },
)

/** A clock with a method that fails from some call on. */
function failingClock(method: keyof Clock, from: number): Clock {
  const clock = testClock()
  let calls = 0
  const failing = (...given: never[]) =>
    ++calls >= from ? fault() : (clock[method] as (...of: never[]) => unknown)(...given)
  return { ...clock, [method]: failing }
}

describe('a clock', () => {
  const PACED = planOf({
    rate: { limit: 2, per: 1 },
    entities: { items: { list: { request: 'GET /items', records: '$.data' } } },
  })
  const CALLS: [keyof Clock, number][] = (['now', 'wait', 'random'] as const).flatMap((method) =>
    [1, 2, 3, 4, 6, 8, 12, 16].map((from) => [method, from] as [keyof Clock, number]),
  )

  it.each(CALLS)('whose %s fails from call %i on ends calls, not the process', async (method, from) => {
    const page = jsonAnswer({ data: [{ id: 1 }] })
    let connection
    try {
      ;({ connection } = await wireTo(PACED, {
        answers: [jsonAnswer({}, 503), page],
        clock: failingClock(method, from),
      }))
    } catch (error) {
      return expect(String(error)).toContain('the caller is at fault')
    }
    const call = () => execute(PACED, { entity: 'items', action: 'list' }, connection)
    const ended = await Promise.all(Array.from({ length: 6 }, () => codeOf(call())))
    for (const code of ended) expect(['done', 'Error: the caller is at fault']).toContain(code)
  })

  it('that fails while calls wait for their turn fails those calls, and later calls get theirs', async () => {
    const clock = testClock()
    let isBroken = true
    const wait: Clock['wait'] = async (ms) => (isBroken ? fault() : clock.wait(ms))
    const limiter = createLimiter({ limit: 1, perMs: 1000 }, { now: clock.now, wait })
    const release = await limiter.acquire()
    const waiting = [limiter.acquire(), limiter.acquire()].map(async (permit) => codeOf(Promise.resolve(permit)))
    expect(await Promise.all(waiting)).toEqual(Array.from(waiting, () => 'Error: the caller is at fault'))
    release()
    isBroken = false
    expect(await codeOf(Promise.resolve(limiter.acquire()))).toBe('done')
  })
})

describe('a look-up of hosts', () => {
  const LOOKUPS: [string, () => unknown][] = [
    ['throws', fault],
    ['rejects', async () => fault()],
    ['gives nothing', () => undefined],
    ['gives no addresses', async () => []],
    ['gives a text', async () => 'x'],
    ['gives numbers', async () => [5]],
  ]
  it.each(LOOKUPS.flatMap(([name, lookup]) => [false, true].map((isPrivate) => [name, isPrivate, lookup] as const)))(
    'that %s ends the call, where private hosts are allowed: %s',
    async (_, allowPrivate, lookup) => {
      const transport = undiciTransport({ lookup: lookup as never, allowPrivate, connectMs: 500 })
      const stripe = await connect('stripe', { credentials, transport, clock: testClock() })
      const code = await codeOf(stripe.customers.list())
      expect(code).toMatch(/^(?:upstream_unreachable|egress_denied)$/)
      await stripe.$close()
    },
  )
})

it('a transport that throws ends the call with its error', async () => {
  const transport = { send: fault, stream: fault, close: async () => {} }
  const stripe = await connect('stripe', { credentials, transport })
  expect(await codeOf(stripe.customers.list())).toBe('Error: the caller is at fault')
})

it('the finding: a controller given as signal leaves nothing that fails after the time limit', async () => {
  const server = await startRawServer(() => {})
  const stripe = await connect('stripe', {
    credentials,
    transport: undiciTransport({ connectTo: () => server.origin }),
    timeoutMs: 5,
  })
  const wrong: unknown[] = [new AbortController(), {}, 'x']
  for (const signal of wrong) {
    const options = { signal } as IterationOptions
    expect(await codeOf(stripe.customers.list({}, options))).toBe('invalid_params')
    expect(await codeOf(stripe.customers.list.all({}, options).next())).toBe('invalid_params')
  }
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(server.requests.length).toBe(0)
  await stripe.$close()
})
