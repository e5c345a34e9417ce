/** Every listener answers odd requests, or closes their connections, and serves the next one. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Counters } from '../../replicate/counters.ts'
import { serveMetrics } from '../../replicate/metrics.ts'
import { startMock, startUpstream } from '../../mock/index.ts'
import { load } from '../../runtime/index.ts'
import { createAdmin } from '../../server/http/index.ts'
import { createEndpoint } from '../../server/operators/operate/index.ts'
import { type ConsoleWorld, startConsoleWorld } from '../support/console.ts'
import { openTestPostgres } from '../support/database.ts'
import { readSources } from '../support/house/source.ts'
import { type OddRequest, oddRequests } from './odd-requests.ts'

let world: ConsoleWorld
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)

beforeAll(async () => {
  process.on('uncaughtException', note).on('unhandledRejection', note)
  world = await startConsoleWorld(await openTestPostgres(), {
    set: ['limits.requestsPerMinutePerOrganization=1000000', 'limits.requestsPerMinutePerCustomer=1000000'],
  })
})
afterAll(async () => {
  await world?.server.close()
  process.off('uncaughtException', note).off('unhandledRejection', note)
})

/** A listener, and a request that it answers. */
interface Listener {
  readonly origin: string
  readonly path: string
  /** The Host of each request; by default that of the origin. */
  readonly host?: string
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>>
  close?(): unknown
}

const api = async (path: string, headers?: Listener['headers']) => ({ origin: world.server.origin, path, headers })
const consoleAt = async (path: string, headers?: Listener['headers']) => ({ origin: world.url, path, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** By the source that listens, and who asks. */
const LISTENERS: readonly (readonly [source: string, asker: string, start: () => Promise<Listener>])[] = [
  ['server/http/http.ts', 'a stranger', () => api('/docs')],
  [
    'server/http/http.ts',
    'an application',
    async () => api('/api/v1/integrations/connectors', bearer(await world.server.applicationToken())),
  ],
  ['server/http/http.ts', 'a third party with an event', async () => api(await hookPath())],
  ['server/operators/console/console.ts', 'a stranger', () => consoleAt('/login')],
  [
    'server/operators/console/console.ts',
    'a person',
    async () => consoleAt('/operators', { cookie: await world.logIn('owner') }),
  ],
  [
    'server/operators/console/console.ts',
    'a program',
    async () => consoleAt('/operators', bearer(await world.token('owner'))),
  ],
  [
    'server/operators/console/console.ts',
    'an agent',
    async () => consoleAt('/mcp', bearer(await world.token('owner'))),
  ],
  ['server/http/admin/admin.ts', 'Prometheus', async () => ({ origin: world.server.adminOrigin, path: '/metrics' })],
  ['server/http/admin/admin.ts', 'a command of the operator', admin],
  ['mock/served/mock.ts', 'a caller', mock],
  ['mock/upstream.ts', 'a call', upstream],
  ['replicate/metrics.ts', 'Prometheus', replicate],
]

/** Sources whose connections are closed without a byte read. */
const UNREAD = ['server/operators/operate/doctor/machine.ts', 'server/ground/store/embedded/owner.ts']

async function hookPath(): Promise<string> {
  const token = await world.server.applicationToken()
  const body = { connector_type: 'stripe', secret: 'whsec_test' }
  const made = await world.server.ask('POST', '/integrations/hooks', { token, body })
  return new URL(made.body.url).pathname
}

async function admin(): Promise<Listener> {
  const listener = createAdmin({
    ready: async () => ({}),
    metrics: async () => '',
    onError: note,
    operator: createEndpoint(
      {
        ...world.server.services,
        consoleUrl: async () => undefined,
        masters: async () => world.server.services.masters,
      },
      'secret',
    ),
  })
  const origin = await listener.listen('127.0.0.1', 0)
  return { origin, path: '/operator', headers: { 'x-plugboard-operator': 'secret' }, close: () => listener.close() }
}

/** Of several kinds, so that the host decides. */
async function mock(): Promise<Listener> {
  const kinds = await Promise.all(['stripe', 'github', 'woocommerce'].map((kind) => load(kind)))
  const { origin, close } = await startMock(kinds.map(({ manifest }) => manifest))
  return { origin, path: '/v1/customers', host: 'api.stripe.com', headers: bearer('any'), close }
}

async function upstream(): Promise<Listener> {
  const exchange = { request: { method: 'GET' as const, path: '/things' }, response: { status: 200, body: {} } }
  const { origin, close } = await startUpstream([{ name: 'things.list', host: 'api.example.com', exchange }])
  return { origin, path: '/things', close }
}

async function replicate(): Promise<Listener> {
  const { url, close } = await serveMetrics(0, new Counters(Date.now))
  return { origin: new URL(url).origin, path: '/metrics', close }
}

/** Returns all bytes until the connection closes, or the reason for their absence. */
function answerTo({ bytes, hangsUp = false }: Omit<OddRequest, 'name'>, port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  return new Promise((resolve) => {
    const end = (error: unknown) => resolve(`uncaught: ${String(error)}`)
    process.once('uncaughtException', end).once('unhandledRejection', end)
    socket.once('close', () => {
      process.off('uncaughtException', end).off('unhandledRejection', end)
      resolve(answer)
    })
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      // The server keeps a connection open for the next request.
      if (answer.includes('\r\n\r\n')) socket.end()
    })
    socket.write(bytes, 'latin1', () => {
      if (hangsUp) socket.resetAndDestroy()
    })
  })
}

const statusOf = (answer: string) => /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]

it('every listener of the sources is asked', () => {
  const listening = readSources().filter(({ text }) =>
    /^import .*\bcreateServer\b|(?<!function )\blistenAt\(/m.test(text),
  )
  const known = [...LISTENERS.map(([source]) => source), ...UNREAD]
  expect(listening.map(({ path }) => path).toSorted()).toEqual([...new Set(known)].toSorted())
})

/** Simulators of third parties report unreadable requests by a 500. */
const isStandIn = (source: string) => source.startsWith('mock/')

describe.each(LISTENERS)('%s, asked by %s', (source, _asker, start) => {
  it('F10 answers odd requests, and the one after each', async () => {
    const { origin, path, headers = {}, close, ...listener } = await start()
    const { host = new URL(origin).host, port } = { ...listener, port: Number(new URL(origin).port) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const good = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${lines.join('')}\r\n`
    const expected = statusOf(await answerTo({ bytes: good }, port))
    const faults: string[] = []
    for (const odd of oddRequests({ path, host, headers: lines.join('') })) {
      const answer = await answerTo(odd, port)
      const status = answer === '' ? 'closed' : statusOf(answer)
      if (status === undefined || (status === '500' && !isStandIn(source))) faults.push(`${odd.name}: ${answer}`)
      const next = await answerTo({ bytes: good }, port)
      if (statusOf(next) !== expected) faults.push(`after ${odd.name}: ${next}`)
    }
    const errors = world.server.logged.filter((line) => line.includes('"level":"error"'))
    expect([faults, uncaught, errors]).toEqual([[], [], []])
    await close?.()
  })
})
