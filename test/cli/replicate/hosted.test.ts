/** `plugboard replicate` beside a server: its copies arrive in a database and a folder, and stay as they are there. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Counters } from '../../../cli/replicate/counters.ts'
import { serveMetrics } from '../../../cli/replicate/metrics.ts'
import { openPostgres } from '../../../cli/replicate/target/postgres.ts'
import { sql } from '../../../cli/replicate/target/statement.ts'
import { makeTestPostgres, openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli, temporaryFolder, type World } from '../run-cli.ts'

/** Processes that read round after round, in no time, are no reason to refuse. */
const UNLIMITED = ['limits.requestsPerMinutePerCustomer=1000000', 'limits.requestsPerMinutePerOrganization=1000000']

describe('replicate', () => {
  let server: TestServer
  let env: Record<string, string>
  let replica: Awaited<ReturnType<typeof makeTestPostgres>>
  let session: Awaited<ReturnType<typeof openPostgres>>
  const connectors: string[] = []

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: UNLIMITED })
    replica = await makeTestPostgres('empty')
    session = await openPostgres(replica.url)
    const { client_id: id, client_secret: secret } = server.client
    env = {
      PLUGBOARD_URL: server.origin,
      PLUGBOARD_CLIENT_ID: id,
      PLUGBOARD_CLIENT_SECRET: secret,
      PLUGBOARD_REPLICATE_TO: replica.url,
    }
    for (const user of ['user_1', 'user_2'])
      connectors.push(await server.connector('stripe', user, { credentials: { api_key: 'any-key' } }))
    for (const one of connectors) await untilReady(one)
  })
  afterAll(async () => {
    await session?.close()
    await replica?.drop()
    await server?.close()
  })

  async function untilReady(connector: string): Promise<void> {
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${connector}/sync`
    await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
  }

  const replicate = (options: readonly string[], world: World = {}) =>
    runCli(['replicate', ...options], { ...world, env: { ...env, ...world.env } })

  /** What the server has of an entity, by key. */
  async function copied(connector: string, entity = 'customers'): Promise<Record<string, unknown>> {
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${connector}/records/${entity}`
    const { body } = await server.ask('GET', path, { token })
    const data = body.data as { key: string; record: unknown }[]
    return Object.fromEntries(data.map(({ key, record }) => [key, record]))
  }

  async function replicated(connector: string): Promise<Record<string, unknown>> {
    const rows = await session.query(
      sql`select _key, _record from stripe.customers where _connector = ${connector} and _deleted_at is null`,
    )
    return Object.fromEntries(rows.map(({ _key: key, _record: record }) => [String(key), record]))
  }

  async function change(connector: string, user: string, action: string, params: object): Promise<{ id: string }> {
    const token = await server.scopedToken(user)
    const body = { entity: 'customers', action, params }
    const { body: answer } = await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })
    return answer.data as { id: string }
  }

  it('follows the copies of all customers: a snapshot, then changes and deletions', async () => {
    const first = await replicate(['--once', '--json'])
    expect(first).toMatchObject({ code: 0, stderr: '' })
    for (const connector of connectors) expect(await replicated(connector)).toEqual(await copied(connector))
    const [one = '', other = ''] = connectors
    const made = await change(one, 'user_1', 'create', { name: 'Ada' })
    await change(other, 'user_2', 'delete', { id: Object.keys(await copied(other))[0] })
    const { stdout } = await replicate(['--once', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ upserts: 1, deletes: 1, erased: 0, misfits: {} })
    expect(Object.keys(await replicated(one))).toContain(made.id)
    const [row] = await session.query(
      sql`select name, _customer, created, livemode from stripe.customers where _key = ${made.id}`,
    )
    expect(row).toMatchObject({ name: 'Ada', _customer: 'user_1', created: expect.any(String) as string })
    const idle = await replicate(['--once', '--json'])
    expect(JSON.parse(idle.stdout)).toMatchObject({ upserts: 0, deletes: 0, pages: 0 })
  })

  it('begins anew after a cursor that is not good any more, and removes what does not come', async () => {
    const [one = ''] = connectors
    await replicate(['--once'])
    await session.change(sql`update _plugboard.streams set position = ${'{"cursor":"forgotten"}'}`)
    await session.change(sql`update stripe.customers set _key = ${'cus_lost'} where _connector = ${one} and _key = (
      select min(_key) from stripe.customers where _connector = ${one})`)
    const { stdout } = await replicate(['--once', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ deletes: 1, erased: 0 })
    expect(await replicated(one)).toEqual(await copied(one))
  })

  it('writes chosen kinds, entities and customers as JSON Lines', async () => {
    const folder = await temporaryFolder()
    const options = ['--to', `${folder}/`, '--once', '--kinds', 'stripe,jira', '--entities', 'customers']
    const { code, stdout } = await replicate([...options, '--customers', 'user_1'])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/ \d+ upserts, 0 deletes/)])
    const text = await readFile(join(folder, 'stripe/customers.jsonl'), 'utf8')
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { _key: string; _record: unknown })
    const [one = ''] = connectors
    expect(Object.fromEntries(lines.map(({ _key, _record }) => [_key, _record]))).toEqual(await copied(one))
  })

  it('prints the statements with --dry-run, and runs none', async () => {
    const fresh = await makeTestPostgres('empty')
    try {
      const world = { env: { PLUGBOARD_REPLICATE_TO: fresh.url } }
      const { stdout, code } = await replicate(['--dry-run', '--entities', 'customers'], world)
      expect(code).toBe(0)
      expect(stdout).toMatch(/create table "stripe"\."customers" \(\n {2}"_connector" text not null,/)
      expect(stdout).toContain('"balance" bigint')
      const again = await replicate(['--dry-run', '--entities', 'customers'], world)
      expect(again.stdout).toBe(stdout)
    } finally {
      await fresh.drop()
    }
  })

  it('keeps running until it is interrupted', async () => {
    const stop = new AbortController()
    const running = replicate(['--interval', '0.01', '--json'], { signal: stop.signal })
    const [one = ''] = connectors
    const made = await change(one, 'user_1', 'create', { name: 'Grace' })
    await vi.waitUntil(async () => Object.keys(await replicated(one)).includes(made.id), 120_000)
    stop.abort(new Error('enough'))
    const { code, stdout } = await running
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { upserts: 1 }])
  })

  it('serves its counters to Prometheus', async () => {
    const counters = new Counters(() => 0)
    counters.add({ upserts: 3, deletes: 1, misfits: { 'shop.orders.amount': 2 }, erased: 0, notices: [] }, [])
    const metrics = await serveMetrics(0, counters)
    try {
      const text = await (await fetch(metrics.url)).text()
      expect(text).toContain('\nplugboard_replicate_upserts_total 3\n')
      expect(text).toContain('\nplugboard_replicate_misfits_total 2\n')
      expect((await fetch(new URL('/', metrics.url))).status).toBe(404)
    } finally {
      metrics.close()
    }
  })

  it('D4 shows no credentials of the target, and takes none from the command line', async () => {
    const withPassword = new URL(replica.url)
    withPassword.password = 'my%2Fsecret'
    const given = await replicate(['--to', withPassword.href, '--once'])
    expect(given).toMatchObject({ code: 2, stdout: '' })
    expect(given.stderr).toContain('PGPASSWORD')
    withPassword.port = '1'
    const refused = await replicate(['--once'], { env: { PLUGBOARD_REPLICATE_TO: withPassword.href } })
    expect(refused.code).toBe(69)
    expect(refused.stderr).toContain('Cannot reach the target')
    const garbled = await replicate(['--once'], { env: { PLUGBOARD_REPLICATE_TO: 'postgres://u:my/secret@[' } })
    expect(garbled.code).toBe(2)
    const query = await replicate(['--once', '--to', 'postgres://h/d?password=secret'])
    expect(query.code).toBe(2)
    for (const { stderr, stdout } of [given, refused, garbled, query])
      expect(`${stderr}${stdout}`).not.toContain('secret')
  })

  it('D3 removes the rows of a deleted connector and of a deleted customer', async () => {
    await replicate(['--once'])
    const [one = '', other = ''] = connectors
    const token = await server.applicationToken()
    await server.ask('DELETE', `/integrations/connectors/${one}`, { token })
    await vi.waitUntil(
      async () => (await server.ask('GET', `/integrations/connectors/${one}`, { token })).status === 404,
      120_000,
    )
    const { stdout } = await replicate(['--once', '--json'])
    expect((JSON.parse(stdout) as { erased: number }).erased).toBeGreaterThan(0)
    const rows = await session.query(sql`select distinct _customer from stripe.customers`)
    expect(rows).toEqual([{ _customer: 'user_2' }])
    const streams = await session.query(sql`select distinct connector from _plugboard.copies`)
    expect(streams).toEqual([{ connector: other }])
  })
})
