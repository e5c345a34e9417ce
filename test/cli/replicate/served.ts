/** A server with copies, and the replicas of them. */
import { vi } from 'vitest'
import { connectPostgres } from '../../../replicate/sql/postgres.ts'
import { sql } from '../../../replicate/sql/statement.ts'
import { makeTestPostgres, openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { type Outcome, runCli, type World } from '../run-cli.ts'

type Session = Awaited<ReturnType<typeof connectPostgres>>

/** Copies are made, and processes that read round after round, in no time, are no reason to refuse. */
const SETTINGS = [
  'sync.enabled=true',
  'limits.requestsPerMinutePerCustomer=1000000',
  'limits.requestsPerMinutePerOrganization=1000000',
]

const ENTITIES = ['customers', 'invoices', 'charges']

/** A server with a copied connector for each customer, and an empty database for their replica. */
export class Served {
  readonly server: TestServer
  readonly connectors: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The URL of the database of the replica. */
  readonly url: string
  readonly session: Session
  readonly #drop: () => Promise<void>

  /** By customer: a server makes only so many in a minute. */
  readonly #tokens = new Map<string, string>()

  private constructor(
    server: TestServer,
    connectors: readonly string[],
    replica: Awaited<ReturnType<typeof makeTestPostgres>>,
    session: Session,
  ) {
    this.server = server
    this.connectors = connectors
    this.url = replica.url
    this.session = session
    this.#drop = replica.drop
    const { client_id: id, client_secret: secret } = server.client
    this.env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  }

  static async start(customers: readonly string[]): Promise<Served> {
    const server = await startTestServer({ database: await openTestPostgres(), set: SETTINGS })
    const connectors: string[] = []
    for (const customer of customers)
      connectors.push(
        await server.connector('stripe', customer, {
          credentials: { api_key: 'any-key' },
          sync: { entities: ENTITIES },
        }),
      )
    const token = await server.applicationToken()
    for (const connector of connectors) {
      const path = `/integrations/connectors/${connector}/sync`
      await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
    }
    const replica = await makeTestPostgres('empty')
    return new Served(server, connectors, replica, await connectPostgres(replica.url))
  }

  async close(): Promise<void> {
    await this.session.close()
    await this.#drop()
    await this.server.close()
  }

  /** Runs the command, into the database unless it names another target. */
  replicate(options: readonly string[], world: World = {}): Promise<Outcome> {
    const env = { ...this.env, PLUGBOARD_REPLICATE_TO: this.url, ...world.env }
    return runCli(['replicate', ...options], { ...world, env })
  }

  /** What the server has of an entity, by key. */
  async copied(connector: string, entity = 'customers'): Promise<Record<string, unknown>> {
    const token = await this.server.applicationToken()
    const path = `/integrations/connectors/${connector}/records/${entity}`
    const { body } = await this.server.ask('GET', path, { token })
    const data = body.data as { key: string; record: unknown }[]
    return Object.fromEntries(data.map(({ key, record }) => [key, record]))
  }

  /** What the replica has of the customers of an account, by key. */
  async replicated(connector: string): Promise<Record<string, unknown>> {
    const rows = await this.session.query(
      sql`select _key, _record from stripe.customers where _connector = ${connector} and _deleted_at is null`,
    )
    return Object.fromEntries(rows.map(({ _key: key, _record: record }) => [String(key), record]))
  }

  /** Changes a customer of an account by a call. */
  async change(connector: string, user: string, action: string, params: object): Promise<{ id: string }> {
    const token = this.#tokens.get(user) ?? (await this.server.scopedToken(user))
    this.#tokens.set(user, token)
    const body = { entity: 'customers', action, params }
    const path = `/integrations/connectors/${connector}/execute`
    return (await this.server.ask('POST', path, { token, body })).body.data as { id: string }
  }
}
