/** `plugboard connectors list` beside a server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli } from '../run-cli.ts'

describe('connectors', () => {
  let server: TestServer
  let env: Record<string, string>
  const ids: string[] = []

  beforeAll(async () => {
    const database = await openTestPostgres()
    server = await startTestServer({ database })
    for (const [kind, user] of [
      ['stripe', 'user_1'],
      ['stripe', 'user_2'],
      ['stripe', 'user_1'],
    ] as const)
      ids.push(await server.connector(kind, user, { credentials: { api_key: 'any-key' } }))
    await database.query(
      `update connectors set status = 'needs_reauth', status_reason = 'refused', status_since = '2027-01-31T09:05:07Z',
        last_success_at = '2027-01-30T09:05:07Z' where id = $1`,
      [ids[1]],
    )
    const { client_id: id, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: id, PLUGBOARD_CLIENT_SECRET: secret }
  })
  afterAll(() => server.close())

  const list = (...options: string[]) => runCli(['connectors', 'list', ...options], { env })

  async function listed(...options: string[]): Promise<unknown[]> {
    const { stdout, code } = await list(...options, '--json')
    expect(code).toBe(0)
    return (JSON.parse(stdout) as { connectors: { id: string }[] }).connectors
  }

  it('shows which connectors need their owner, why and since when', async () => {
    const { stdout } = await list('--status', 'needs_reauth')
    const [head, row, reason, total] = stdout.split('\n')
    expect(head).toMatch(/^connector +kind +customer +since +succeeded$/)
    expect(row).toMatch(new RegExp(`^${ids[1]} +stripe +user_2 +2027-01-31 +2027-01-30$`))
    expect(reason).toBe('  refused')
    expect(total).toBe('1 connector')
  })

  it('has the fields of the platform API with --json', async () => {
    expect(await listed('--status', 'needs_reauth')).toEqual([
      expect.objectContaining({
        id: ids[1],
        connector_type: 'stripe',
        external_user_id: 'user_2',
        status: 'needs_reauth',
        status_reason: 'refused',
        status_since: '2027-01-31T09:05:07.000Z',
        last_success_at: '2027-01-30T09:05:07.000Z',
        auth: expect.objectContaining({
          method: 'api_key',
          credentials_updated_at: expect.any(String) as string,
        }) as object,
      }),
    ])
  })

  it('filters by customer and by kind', async () => {
    expect((await listed('--external-user-id', 'user_1')).map((one) => (one as { id: string }).id)).toEqual([
      ids[0],
      ids[2],
    ])
    expect(await listed('--kind', 'jira')).toEqual([])
    expect((await list('--kind', 'jira')).stdout).toBe('no connectors\n')
  })

  it('changes metadata, and filters by it', async () => {
    const change = await runCli(
      ['connectors', 'update', ids[2] ?? '', '--metadata', '{"plan": "pro", "seats": 5, "trial": null}'],
      { env },
    )
    expect([change.code, JSON.parse(change.stdout)]).toEqual([0, { plan: 'pro', seats: 5 }])
    const found = await listed('--where', 'plan=pro', '--where', 'seats=5')
    expect(found).toEqual([expect.objectContaining({ id: ids[2], metadata: { plan: 'pro', seats: 5 } })])
    expect(await listed('--where', 'plan=free')).toEqual([])
    const without = await runCli(['connectors', 'update', ids[2] ?? ''], { env })
    expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('--metadata is missing')])
    const unread = await list('--where', 'plan')
    expect([unread.code, unread.stderr]).toEqual([2, expect.stringContaining('such as plan=pro')])
  })

  it('refuses another status and another action', async () => {
    const status = await list('--status', 'broken')
    expect([status.code, status.stderr]).toEqual([2, expect.stringContaining('must be one of pending, active')])
    const action = await runCli(['connectors', 'remove'], { env })
    expect([action.code, action.stderr]).toEqual([2, expect.stringContaining('Actions are list, update.')])
  })
})
