/** Several processes on PostgreSQL behind PgBouncer, with organizations whose customers have connectors. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../server/config/index.ts'
import { openOperator, UNWATCHED } from '../../../server/operators/operate/index.ts'
import type { Api, Client } from '../../server/faults/api.ts'
import { type Fleet, openFleetOn, type ServerProcess } from '../../server/faults/processes.ts'
import type { Vendor } from '../../server/faults/vendor.ts'
import { type Bouncer, startPgBouncer } from '../../support/pgbouncer.ts'
import { type Running, startDurable } from '../../support/postgres.ts'
import type { Accounts } from '../traffic/callers.ts'
import { writeKind } from '../traffic/kind.ts'

const ROLES = ['api', 'api', 'api', 'worker', 'worker'] as const

/** PgBouncer as docs/deploying.md sets it up. */
const POOLER = ['pool_mode = transaction', 'default_pool_size = 20', 'max_client_conn = 1000', 'server_login_retry = 1']

/** Number of objects of each type. */
export interface Size {
  readonly organizations: number
  readonly customersEach: number
  readonly connectorsEach: number
  /** Number of connectors for each one with a copy. */
  readonly copiedEvery: number
  /** Number of connectors for each one with expiring tokens. */
  readonly renewedEvery: number
}

/** A running installation. */
export class Installation {
  readonly #fleet: Fleet
  readonly #postgres: Running
  readonly #bouncer: Bouncer
  readonly #processes: ServerProcess[] = []
  #kills = 0

  private constructor(fleet: Fleet, postgres: Running, bouncer: Bouncer) {
    this.#fleet = fleet
    this.#postgres = postgres
    this.#bouncer = bouncer
  }

  /** Starts three processes that answer requests and two that run jobs. */
  static async start(vendor: Vendor): Promise<Installation> {
    const postgres = await startDurable()
    const bouncer = await startPgBouncer(postgres.url, POOLER)
    const kind = writeKind(mkdtempSync(join(tmpdir(), 'plugboard-kind-')))
    const fleet = await openFleetOn(vendor.origin, bouncer.urlOf(postgres.url), kind)
    const installation = new Installation(fleet, postgres, bouncer)
    for (const role of ROLES) installation.#processes.push(await installation.#startAs(role))
    return installation
  }

  /** One of the processes that answer requests. */
  anyApi(): ServerProcess {
    const apis = ROLES.flatMap((role, index) => (role === 'api' ? this.#processes.slice(index, index + 1) : []))
    return apis[Math.floor(Math.random() * apis.length)]!
  }

  /** Kills the next process, and starts another in its place. */
  async killNext(): Promise<void> {
    const at = this.#kills++ % ROLES.length
    await this.#processes[at]?.end('SIGKILL')
    this.#processes[at] = await this.#startAs(ROLES[at]!)
  }

  async restartPostgres(): Promise<void> {
    await this.#postgres.restart()
  }

  /** Makes organizations with an endpoint each, and connectors of their customers. */
  async fill(vendor: Vendor, endpoint: string, size: Size): Promise<Accounts[]> {
    const clients = await this.#makeOrganizations(size.organizations)
    return Promise.all(clients.map((client) => this.#fillOne(client, vendor, endpoint, size)))
  }

  /** Logged faults of the running processes. */
  faults(): string[] {
    return this.#processes.flatMap(({ log }) => log().split('\n')).filter((line) => line.includes('unexpected error'))
  }

  async close(): Promise<void> {
    await this.#fleet.close()
    await this.#bouncer.stop()
    await this.#postgres.stop()
  }

  #startAs(role: (typeof ROLES)[number]): Promise<ServerProcess> {
    const set = [`role=${role}`, 'egress.allowPrivate=true', 'checks.hours=0']
    return this.#fleet.start({ directUrl: this.#postgres.url, set })
  }

  async #makeOrganizations(count: number): Promise<Client[]> {
    const set = [`dataDirectory=${this.#fleet.folder}`]
    const operator = await openOperator(readConfig({ env: { PLUGBOARD_DATABASE_URL: this.#postgres.url }, set }))
    const clients: Client[] = []
    for (let index = 0; index < count; index++) {
      const name = `Organization ${index}`
      const { id } = await operator.run('organizations create', { name }, UNWATCHED)
      const made = await operator.run('apps create', { name, organizations: [id] }, UNWATCHED)
      clients.push({ client_id: made.clientId, client_secret: made.clientSecret })
    }
    await operator.close()
    return clients
  }

  async #fillOne(
    client: Client,
    vendor: Vendor,
    endpoint: string,
    { customersEach, connectorsEach, copiedEvery, renewedEvery }: Size,
  ): Promise<Accounts> {
    const apis = new WeakMap<ServerProcess, Api>()
    const api = () => {
      const server = this.anyApi()
      const known = apis.get(server) ?? server.as(client)
      apis.set(server, known)
      return known
    }
    const accounts = { api, keyed: [] as string[], copied: [] as string[], renewed: [] as string[] }
    const types = ['connector.created', 'connector.needs_reauth', 'connector.recovered', 'sync.failed']
    await must(api().ask('POST', '/webhooks', { url: endpoint, event_types: types }))
    for (let index = 0; index < customersEach * connectorsEach; index++) {
      const isRenewed = index % renewedEvery === 1
      const isCopied = !isRenewed && index % copiedEvery === 0
      const id = await must(
        api().ask('POST', '/integrations/connectors', {
          external_user_id: `customer-${index % customersEach}`,
          connector_type: 'acme',
          name: `Connector ${index}`,
          credentials: isRenewed ? { refresh_token: vendor.grant() } : { key: 'key-0123456789' },
          validate: false,
          sync: isCopied ? { interval_minutes: 2 } : { enabled: false },
        }),
      )
      if (isRenewed) accounts.renewed.push(id)
      else accounts.keyed.push(id)
      if (isCopied) accounts.copied.push(id)
    }
    return accounts
  }
}

async function must(asked: ReturnType<Api['ask']>): Promise<string> {
  const { status, body } = await asked
  if (status !== 201) throw new Error(`Cannot fill the installation: ${status} ${JSON.stringify(body)}`)
  return body.id
}
