/** Calls that go over loopback by the real transport: what was sent is what a server below HTTP received. */
import { onTestFinished } from 'vitest'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import {
  type Clock,
  connect,
  type Connection,
  type ConnectionOptions,
  type Plan,
  undiciTransport,
} from '../../runtime/index.ts'
import { type RawAnswer, rawAnswer, type RawServer, startRawServer } from './raw-server.ts'

/** A clock that only waiting moves, and that remembers the waits. */
export interface TestClock extends Clock {
  /** The waits asked for, in milliseconds. */
  readonly waits: readonly number[]
}

/** When a test clock starts. */
export const START: number = Date.parse('2026-01-31T12:00:00Z')

/** A clock at `START`. Waiting ends immediately, and chance is always 0. */
export function testClock(): TestClock {
  const waits: number[] = []
  let now = START
  return {
    waits,
    now: () => now,
    random: () => 0,
    async wait(ms) {
      waits.push(ms)
      now += ms
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** A connection to a stand-in, and what the stand-in received. */
export interface Wire {
  readonly connection: Connection
  /** Stands in for the host of the base URL. */
  readonly server: RawServer
  /** Stands in for every other host that has no stand-in of its own; answers `stolen`. */
  readonly elsewhere: RawServer
  readonly clock: TestClock
}

/** How to connect: what the stand-ins answer, and the connection's options. */
export interface WireOptions extends Partial<ConnectionOptions> {
  readonly answers?: readonly RawAnswer[]
  /** Stand-ins by origin. */
  readonly hosts?: Readonly<Record<string, RawServer>>
}

/** A connection for a plan; everything is closed when the running test ends. */
export async function wireTo(plan: Plan, { answers = [], hosts = {}, ...options }: WireOptions = {}): Promise<Wire> {
  const server = await startRawServer(...answers)
  const elsewhere = await startRawServer(rawAnswer(200, { 'content-type': 'application/json' }, '"stolen"'))
  let home = ''
  const transport = undiciTransport({
    connectTo: (origin) => (origin === home ? server : (hosts[origin] ?? elsewhere)).origin,
  })
  const clock = testClock()
  const auth = options.auth ?? Object.keys(plan.manifest.auth)[0]!
  const connection = connect(plan, {
    auth,
    credentials: exampleCredentials(plan, auth),
    config: exampleConfig(plan),
    clock,
    transport,
    ...options,
  })
  home = connection.base.origin
  onTestFinished(() => connection.close())
  return { connection, server, elsewhere, clock }
}

/** A complete JSON answer. */
export function jsonAnswer(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Buffer {
  return rawAnswer(status, { 'content-type': 'application/json', ...headers }, JSON.stringify(value))
}

/** A request taken apart. */
export interface SentRequest {
  readonly method: string
  /** Path with query, as sent. */
  readonly target: string
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A raw request's parts; the body as UTF-8 text. */
export function sentRequest(raw: string): SentRequest {
  const split = raw.indexOf('\r\n\r\n')
  const [line, ...lines] = raw.slice(0, split).split('\r\n')
  const [method, target] = line!.split(' ') as [string, string]
  const headers = Object.fromEntries(
    lines.map((text) => {
      const at = text.indexOf(':')
      return [text.slice(0, at).toLowerCase(), text.slice(at + 1).trim()]
    }),
  )
  const [path, ...query] = target.split('?')
  const body = Buffer.from(raw.slice(split + 4), 'latin1').toString()
  return { method, target, path: path!, query: new URLSearchParams(query.join('?')), headers, body }
}

/** The code of the error that a call ends with, or `done`. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'done'
  } catch (error) {
    return String((error as { code?: string }).code ?? error)
  }
}
