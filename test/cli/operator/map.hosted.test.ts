/** `plugboard map` beside a server with a copy. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli } from '../run-cli.ts'

const MAP = { customers: { plan: { path: '$.metadata.plan', type: 'text' } } }

describe('map', () => {
  let server: TestServer
  let env: Record<string, string>
  let id: string
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
    id = await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${id}`
    await vi.waitUntil(
      async () => (await server.ask('GET', `${path}/sync`, { token })).body.status === 'ready',
      120_000,
    )
    const body = { entity: 'customers', action: 'create', params: { name: 'Ada', metadata: { plan: 'pro' } } }
    await server.ask('POST', `${path}/execute`, { token, body })
    const { client_id: clientId, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: clientId, PLUGBOARD_CLIENT_SECRET: secret }
  })
  afterAll(() => server?.close())

  const run = (...words: string[]) => runCli(['map', ...words], { env })

  it('takes the paths of own fields, which are listed as a table or as JSON', async () => {
    const { stdout, code } = await runCli(['fields', id, 'customers'], { env })
    expect(code).toBe(0)
    expect(stdout).toMatch(/^name +label +type +writable +options *\nmetadata\.plan +metadata\.plan +string +no *$/m)
    const { fields } = JSON.parse((await runCli(['fields', id, 'customers', '--json'], { env })).stdout) as {
      fields: { path: string }[]
    }
    expect(fields.map(({ path }) => path)).toContain('$.metadata.plan')
  })

  it('sets, shows and removes the map', async () => {
    expect(JSON.parse((await run('set', id, '--map', JSON.stringify(MAP))).stdout)).toEqual(MAP)
    expect(JSON.parse((await run('show', id)).stdout)).toEqual(MAP)
    expect(JSON.parse((await run('set', id, '--map', '{}')).stdout)).toEqual({})
  })

  it('shows what is wrong with a path, and what is near', async () => {
    const typo = JSON.stringify(MAP).replace('metadata', 'metadta')
    const { code, stderr } = await run('set', id, '--map', typo)
    expect([code, stderr]).not.toContain(0)
    expect(stderr).toContain('Did you mean "metadata"?')
    expect((await run('set', id)).stderr).toContain('--map is missing')
    expect((await run('shown', id)).stderr).toContain('no such action. Did you mean "show"?\nActions are show, set.')
  })
})
