/** `plugboard sync` beside a server: what it says of parents that runs skip. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli } from '../run-cli.ts'

describe('sync', () => {
  let database: Database
  let server: TestServer
  let connector: string
  let env: Record<string, string>

  beforeAll(async () => {
    database = await openTestPostgres()
    server = await startTestServer({ database, set: ['sync.enabled=true'] })
    const sync = { entities: ['customers', 'refunds'] }
    connector = await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' }, sync })
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${connector}/sync`
    while ((await server.ask('GET', path, { token })).body.status !== 'ready') await sleep(100)
    const { client_id: id, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
    await database.query(
      `insert into skipped_parents (organization_id, connector_id, entity, parent, generation, params, code, message)
      select organization_id, connector_id, 'refunds', 'p' || n, 1, jsonb_build_object('project_id', 'p' || n), 'permission_missing', 'Cannot list it'
      from sync_entities, generate_series(10, 34) as n where connector_id = $1 and entity = 'refunds'`,
      [connector],
    )
  })
  afterAll(() => server.close())

  it('names the first skipped parents of an entity and counts the others', async () => {
    const { stdout } = await runCli(['sync', connector, '--status'], { env })
    const lines = stdout.split('\n')
    const at = lines.findIndex((line) => line.startsWith('refunds'))
    expect(lines.slice(at + 1, at + 5)).toEqual([
      '  skipped under project_id p10: permission_missing  Cannot list it',
      '  skipped under project_id p11: permission_missing  Cannot list it',
      '  skipped under project_id p12: permission_missing  Cannot list it',
      '  and 22 more skipped parents',
    ])
  })

  it('has the names of the platform API with --json, and 20 skipped parents at most', async () => {
    const { stdout } = await runCli(['sync', connector, '--status', '--json'], { env })
    const { entities } = JSON.parse(stdout) as { entities: { entity: string; skipped_parents: object[] }[] }
    const refunds = entities.find(({ entity }) => entity === 'refunds')!
    expect(refunds).toMatchObject({ skipped_parents_count: 25 })
    expect(refunds.skipped_parents).toHaveLength(20)
    expect(Object.keys(refunds.skipped_parents[0]!)).toEqual(['params', 'code', 'message', 'since', 'next_try_at'])
    expect(refunds.skipped_parents[0]).toMatchObject({ params: { project_id: 'p10' } })
  })
})
