/** Servers in processes of their own on one database, and requests to them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createMasterKey } from '../../../server/ground/vault/index.ts'
import { compiledProgram } from '../../support/compiled.ts'
import { makeTestPostgres } from '../../support/database.ts'
import { type Api, apiOf, type Client } from './api.ts'
import { writeAcme } from './acme.ts'

/** A server that runs in a process of its own. */
export interface ServerProcess extends Api {
  readonly adminOrigin: string
  /** The first application, when this start made it. */
  readonly firstClient: Client | undefined
  /** The same server, called by an application. */
  as(client: Client): Api
  readonly child: ChildProcess
  /** Everything that it wrote to its log so far. */
  readonly log: () => string
  /** Sends a signal and waits for the end; gives the exit code, null after a kill. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a process; `set` are settings, `url` another way to the same database, `clock` makes its own clock wrong. */
type Start = (more?: {
  readonly set?: readonly string[]
  readonly url?: string
  /** The way to it without a pooler. */
  readonly directUrl?: string
  readonly clock?: WrongClock
  /** A folder of subjects whose migrations stand in for the package's. */
  readonly migrations?: string
}) => Promise<ServerProcess>

/** One database for several processes, or for one after the other where it is the embedded one. */
export interface Fleet {
  readonly start: Start
  /** Where keys and settings are. */
  readonly folder: string
  /** Ends all processes, and drops the database. */
  close(): Promise<void>
}

/** By how much a process's own clock is ahead: from the start, or from a signal on. */
export interface WrongClock {
  readonly aheadMs: number
  readonly on?: 'SIGUSR2'
}

const WRONG_CLOCK = compiledProgram(join(import.meta.dirname, 'wrong-clock.ts'))
/** Has a process take other migrations; see `PLUGBOARD_TEST_MIGRATIONS`. */
export const OTHER_MIGRATIONS = compiledProgram(join(import.meta.dirname, '..', 'upgrades', 'other-migrations.ts'))
const SCRIPT = compiledProgram(join(import.meta.dirname, 'server-process.ts'))

/** Far more than tests send: what they are about are faults. */
const LIMITS = [
  'limits.executesPerConnector=10000',
  'limits.executesPerCustomerAndKind=10000',
  'limits.requestsPerMinutePerCustomer=1000000',
  'limits.requestsPerMinutePerOrganization=1000000',
]

/** Processes that reach a third party at an origin, on a PostgreSQL database that is migrated unless it is to be empty. */
export async function openFleet(
  upstream: string,
  state: Parameters<typeof makeTestPostgres>[0] = 'migrated',
): Promise<Fleet & { readonly url: string }> {
  const { url, drop } = await makeTestPostgres(state)
  return { url, ...(await fleetOf(upstream, url, drop)) }
}

/** Processes that reach a third party at an origin, each on the embedded database that the one before it left. */
export async function openEmbeddedFleet(upstream: string): Promise<Fleet> {
  return fleetOf(upstream, undefined, async () => {})
}

/** Processes on a database that somebody else keeps. @param definition the path of a kind, in place of `acme` for faults */
export function openFleetOn(upstream: string, url: string, definition: string): Promise<Fleet> {
  return fleetOf(upstream, url, async () => {}, definition)
}

async function fleetOf(
  upstream: string,
  database: string | undefined,
  drop: () => Promise<void>,
  definition?: string,
): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-fleet-'))
  await createMasterKey(join(folder, 'master.key'))
  const definitions = `definitions=${definition ?? writeAcme(folder)}`
  const settings = [`dataDirectory=${folder}`, definitions, 'listen.port=0', 'admin.port=0', 'limits.drainSeconds=0']
  const processes = new Set<ServerProcess>()
  let client: Client | undefined
  const start: Start = async ({ set = [], url = database, directUrl, clock, migrations } = {}) => {
    const preloads = [clock && WRONG_CLOCK, migrations !== undefined && OTHER_MIGRATIONS].filter(
      (file) => typeof file === 'string',
    )
    const loaded = preloads.flatMap((file) => ['--import', file])
    const child = spawn(process.execPath, [...loaded, SCRIPT, upstream, ...settings, ...LIMITS, ...set], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PLUGBOARD_DATABASE_URL: url,
        PLUGBOARD_DATABASE_DIRECT_URL: directUrl,
        PLUGBOARD_TEST_MIGRATIONS: migrations,
        ...environmentOf(clock),
      },
    })
    const started = await startedOf(child)
    client ??= started.client
    const server: ServerProcess = {
      ...apiOf(started.origin, client!),
      ...started,
      firstClient: started.client,
      as: (other) => apiOf(started.origin, other),
      child,
      async end(signal = 'SIGKILL') {
        if (child.exitCode === null && child.signalCode === null) {
          const exited = once(child, 'exit')
          child.kill(signal)
          await exited
        }
        processes.delete(server)
        return child.exitCode
      },
    }
    processes.add(server)
    return server
  }
  return {
    start,
    folder,
    async close() {
      for (const server of processes) await server.end()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function environmentOf(clock: WrongClock | undefined): Record<string, string> {
  if (!clock) return {}
  return {
    PLUGBOARD_TEST_AHEAD_MS: String(clock.aheadMs),
    ...(clock.on && { PLUGBOARD_TEST_AHEAD_ON: clock.on }),
  }
}

/** Reads the line by which a process says that it serves. */
async function startedOf(child: ChildProcess) {
  let log = ''
  child.stderr!.on('data', (chunk) => (log += String(chunk)))
  const lines = createInterface({ input: child.stdout! })
  for await (const line of lines) {
    log += `${line}\n`
    if (!line.includes('"adminOrigin"')) continue
    child.stdout!.on('data', (chunk) => (log += String(chunk))).resume()
    const { origin, adminOrigin, first } = JSON.parse(line) as {
      origin: string
      adminOrigin: string
      first: { clientId: string; clientSecret: string } | null
    }
    const client = first ? { client_id: first.clientId, client_secret: first.clientSecret } : undefined
    return { origin, adminOrigin, client, log: () => log }
  }
  throw new Error(`the server did not start: ${log}`)
}
