/** A copy that follows its third party only by webhooks. One connector writes, another watches with a hook; the sandbox has one account. */
import { randomUUID } from 'node:crypto'
import { type Mock, startSandbox } from '../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import { load, type Json, type Plan } from '../../runtime/index.ts'
import { openTestPostgres } from './database.ts'
import { startTestServer, type TestServer } from './server.ts'

/** The connectors of one kind on a server whose sandbox simulates this kind. */
export interface FollowedKind {
  readonly server: TestServer
  readonly plan: Plan
  readonly mock: Pick<Mock, 'example'>
  /** The connector whose copy follows. */
  readonly watcher: string
  /** Creates the hook of the watcher. */
  hook(): Promise<void>
  /** Writes through the other connector. Returns the records of the response. */
  write(entity: string, action: string, params: object): Promise<Json>
  /** Reads through the watcher. Returns the records of the response. */
  read(entity: string, action: string, params: object): Promise<Json>
  /** The records of the watcher's copy whose field has a value. */
  search(entity: string, field: string, value: Json): Promise<Readonly<Record<string, Json>>[]>
  /** Whether the copies can be searched. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Opens a server and the connectors of a kind. @param entities that are copied */
export async function openFollowed(kind: string, entities: readonly string[]): Promise<FollowedKind> {
  const plan = await load(kind)
  const started: Mock[] = []
  const server = await startTestServer({
    database: await openTestPostgres(),
    set: [
      'sync.enabled=true',
      'limits.requestsPerMinutePerCustomer=100000',
      'limits.requestsPerMinutePerOrganization=100000',
    ],
    async startSandbox(plans) {
      const sandbox = await startSandbox(plans.filter((one) => one.kind === kind))
      started.push(sandbox)
      return sandbox
    },
  })
  const [mock] = started
  const [auth = ''] = Object.keys(plan.manifest.auth)
  const given = { credentials: exampleCredentials(plan, auth), environment: exampleConfig(plan) }
  const writer = await server.connector(kind, 'writer', { ...given, sync: { enabled: false } })
  const watcher = await server.connector(kind, 'watcher', {
    ...given,
    sync: entities.length === 0 ? { enabled: false } : { entities },
  })
  const token = await server.applicationToken()

  async function execute(connector: string, body: object): Promise<Json> {
    const path = `/integrations/connectors/${connector}/execute`
    const { status, body: answer, text } = await server.ask('POST', path, { token, body })
    if (status !== 200) throw new Error(`${JSON.stringify(body)} failed: ${text}`)
    return answer.data
  }

  return {
    server,
    plan,
    mock: mock!,
    watcher,
    async hook() {
      const { verify, handshake } = plan.manifest.webhooks!
      const needsSecret = verify.type !== 'url' && verify.key === 'secret' && !handshake?.secret
      const body = { connector_type: kind, connector_id: watcher, ...(needsSecret && { secret: randomUUID() }) }
      const { status, text } = await server.ask('POST', '/integrations/hooks', { token, body })
      if (status !== 201) throw new Error(`no hook was made: ${text}`)
    },
    write: (entity, action, params) => execute(writer, { entity, action, params }),
    read: (entity, action, params) => execute(watcher, { entity, action, params }),
    search: async (entity, field, value) =>
      (await execute(watcher, {
        entity,
        action: 'search',
        params: { query: { filter: { eq: { [field]: value } } } },
      })) as Readonly<Record<string, Json>>[],
    async isReady() {
      const { body } = await server.ask('GET', `/integrations/connectors/${watcher}/sync`, { token })
      return body.status === 'ready'
    },
    close: () => server.close(),
  }
}
