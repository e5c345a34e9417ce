/** A server that is killed again and again, on either database, with connectors of the oracle's vendor. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, apiOf, type Client, until } from '../../server/faults/api.ts'
import { openEmbeddedFleet, openFleet, type Fleet, type ServerProcess } from '../../server/faults/processes.ts'
import { ORACLE_MANIFEST, ORACLE_SECRET } from './manifest.ts'
import type { OracleVendor } from './vendor.ts'
import { freePort } from '../../support/free-port.ts'

/** Databases of the servers: two on PostgreSQL, one on the embedded one. */
export const DATABASES = [
  ['PostgreSQL', (origin: string) => openFleet(origin), 2],
  ['the embedded database', (origin: string) => openEmbeddedFleet(origin), 1],
] as const

/** Servers, and requests to the first of them. */
export class Servers {
  readonly folder: string
  readonly #fleet: Fleet
  readonly #set: readonly string[]
  readonly #count: number
  readonly #running: ServerProcess[] = []
  readonly origin: string
  #api: Api | undefined
  #client: Client | undefined

  private constructor(fleet: Fleet, folder: string, port: number, count: number) {
    this.#fleet = fleet
    this.folder = folder
    this.#count = count
    this.origin = `http://127.0.0.1:${port}`
    this.#set = [
      `definitions=${join(folder, 'shop.yaml')}`,
      'sync.enabled=true',
      'sync.intervalMinutes=1',
      'sync.ratePercent=100',
    ]
  }

  static async start(vendor: OracleVendor, open: (origin: string) => Promise<Fleet>, count: number): Promise<Servers> {
    const folder = await mkdtemp(join(tmpdir(), 'plugboard-oracle-'))
    await writeFile(join(folder, 'shop.yaml'), ORACLE_MANIFEST)
    const servers = new Servers(await open(vendor.origin), folder, await freePort(), count)
    for (let index = 0; index < count; index++) await servers.#begin(index)
    return servers
  }

  async #begin(index: number): Promise<void> {
    const port = index === 0 ? [`listen.port=${new URL(this.origin).port}`] : []
    const server = await this.#fleet.start({ set: [...this.#set, ...port] })
    this.#running[index] = server
    this.#client ??= server.firstClient
    this.#api ??= this.#client && apiOf(this.origin, this.#client)
  }

  /** The API of the first server, which keeps its address. */
  get api(): Api {
    if (!this.#api) throw new Error('no application was made')
    return this.#api
  }

  /** Environment of a process that is a client of the server. */
  get env(): Readonly<Record<string, string>> {
    const { client_id: id = '', client_secret: secret = '' } = this.#client ?? {}
    return { PLUGBOARD_URL: this.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  }

  /** Kills one, and starts another in its place. @param which from 0 to below 1 */
  async kill(which: number): Promise<void> {
    const index = Math.floor(which * this.#count)
    await this.#running[index]?.end('SIGKILL')
    await this.#begin(index)
  }

  /** The last lines of all logs. */
  log(): string {
    return this.#running.map((server) => server.log().split('\n').slice(-40).join('\n')).join('\n---\n')
  }

  /** Creates a connector. */
  async connector(user: string): Promise<string> {
    const body = {
      external_user_id: user,
      connector_type: 'shop',
      name: user,
      credentials: { key: `key-${user}-0123456789` },
    }
    return (await this.ok('POST', '/integrations/connectors', { ...body, validate: false })).id as string
  }

  /** Creates the hook of a connector; gives its address on the first server. */
  async hook(connector: string): Promise<string> {
    const body = { connector_type: 'shop', connector_id: connector, secret: ORACLE_SECRET }
    const { url } = await this.ok('POST', '/integrations/hooks', body)
    return new URL(new URL(String(url)).pathname, this.origin).href
  }

  /** A request that succeeds. */
  async ok(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await this.api.ask(method, path, body)
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
    return response.body as Record<string, unknown>
  }

  /** Runs a sync from its beginning to its end, behind the one at work. */
  async sync(connector: string, mode: 'incremental' | 'full'): Promise<void> {
    const path = `/integrations/connectors/${connector}/sync`
    await until(
      () => this.api.ask('POST', path, { mode }),
      ({ status }) => status === 202,
      600_000,
    )
    await this.idle(connector)
  }

  /** Waits until no run lasts. */
  async idle(connector: string): Promise<void> {
    const path = `/integrations/connectors/${connector}/sync`
    await until(
      () => this.api.ask('GET', path),
      ({ body }) => body.job_id === null,
      600_000,
    )
  }

  /** Waits until the copy has a record. */
  async has(connector: string, entity: string, key: string): Promise<void> {
    const path = `/integrations/connectors/${connector}/records/${entity}/record?key=${key}`
    await until(
      () => this.api.ask('GET', path),
      ({ status }) => status === 200,
      600_000,
    )
  }

  async close(): Promise<void> {
    await this.#fleet.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
