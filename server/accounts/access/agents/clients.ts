/** Clients that registered themselves, if the operator allows it. At the maximum, new clients replace the oldest unused ones. */
import { randomUUID } from 'node:crypto'
import { isUuid } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { AccessServices } from '../accounts/services.ts'
import type { AgentClient } from '../accounts/agent-terms.ts'

/** The most clients. */
const MOST_CLIENTS = 1000
/** A client without a grant is removed after so long, in milliseconds. */
const UNUSED_MS = 24 * 3_600_000

interface ClientRow {
  readonly id: string
  readonly name: string
  readonly redirect_uris: string[]
}

/** The registered clients of a database. */
export class AgentClients {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** @throws ConnectorError `quota_exceeded` */
  async register(name: string, redirectUris: readonly string[]): Promise<AgentClient> {
    const { database, now } = this.#services
    const id = randomUUID()
    const rows = await database.query(
      `insert into agent_clients (id, name, redirect_uris, created_at)
       select $1::uuid, $2::text, $3::text[], $4::timestamptz where (select count(*) from agent_clients) < $5::int returning id`,
      [id, name, redirectUris, new Date(now()), MOST_CLIENTS],
    )
    if (rows.length === 0)
      throw new ServerError('quota_exceeded', `Cannot register the client: the server has ${MOST_CLIENTS} clients`, {
        hint: 'Try again tomorrow, or use a client with a metadata document.',
      })
    return { id, name, host: undefined, redirectUris }
  }

  /** A registered client; undefined when there is none. */
  async find(id: string): Promise<AgentClient | undefined> {
    if (!isUuid(id)) return undefined
    const [row] = await this.#services.database.query<ClientRow>(
      'select id, name, redirect_uris from agent_clients where id = $1',
      [id],
    )
    return row && { id: row.id, name: row.name, host: undefined, redirectUris: row.redirect_uris }
  }

  /** Removes clients without a grant. */
  async prune(): Promise<void> {
    const { database, now } = this.#services
    await database.query(
      `delete from agent_clients c where c.created_at < $1
         and not exists (select from agent_grants g where g.client_id = c.id::text)`,
      [new Date(now() - UNUSED_MS)],
    )
  }
}
