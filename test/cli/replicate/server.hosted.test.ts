/** `plugboard replicate` beside a server: its copies arrive in a database and a folder, and stay as they are there. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Counters } from '../../../replicate/counters.ts'
import { serveMetrics } from '../../../replicate/metrics.ts'
import { sql } from '../../../replicate/sql/statement.ts'
import { makeTestPostgres } from '../../support/database.ts'
import { temporaryFolder } from '../run-cli.ts'
import { Served } from './served.ts'

describe('replicate', () => {
  let served: Served
  beforeAll(async () => {
    served = await Served.start(['user_1', 'user_2'])
  })
  afterAll(() => served?.close())

  it('follows the copies of all customers: a snapshot, then changes and deletions', async () => {
    const first = await served.replicate(['--once', '--json'])
    expect(first).toMatchObject({ code: 0, stderr: '' })
    for (const connector of served.connectors)
      expect(await served.replicated(connector)).toEqual(await served.copied(connector))
    const [one = '', other = ''] = served.connectors
    const made = await served.change(one, 'user_1', 'create', { name: 'Ada' })
    await served.change(other, 'user_2', 'delete', { id: Object.keys(await served.copied(other))[0] })
    const { stdout } = await served.replicate(['--once', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ upserts: 1, deletes: 1, erased: 0, misfits: {} })
    expect(Object.keys(await served.replicated(one))).toContain(made.id)
    const [row] = await served.session.query(
      sql`select name, _customer, created, livemode from stripe.customers where _key = ${made.id}`,
    )
    expect(row).toMatchObject({ name: 'Ada', _customer: 'user_1', created: expect.any(String) as string })
    const idle = await served.replicate(['--once', '--json'])
    expect(JSON.parse(idle.stdout)).toMatchObject({ upserts: 0, deletes: 0, pages: 0 })
  })

  it('is read by the example with Kysely', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.stubEnv('PLUGBOARD_REPLICATE_TO', served.url)
    try {
      await import('../../../examples/replica/kysely.ts')
      expect(print.mock.calls).toHaveLength(3)
      for (const [customer] of print.mock.calls) expect(['user_1', 'user_2']).toContain(customer)
    } finally {
      vi.unstubAllEnvs()
      print.mockRestore()
    }
  })

  it('begins anew after a cursor that is not good any more, and removes what does not come', async () => {
    const [one = ''] = served.connectors
    await served.replicate(['--once'])
    await served.session.change(sql`update _plugboard.streams set position = ${'{"cursor":"forgotten"}'}`)
    await served.session
      .change(sql`update stripe.customers set _key = ${'cus_lost'} where _connector = ${one} and _key = (
      select min(_key) from stripe.customers where _connector = ${one})`)
    const { stdout } = await served.replicate(['--once', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ deletes: 1, erased: 0 })
    expect(await served.replicated(one)).toEqual(await served.copied(one))
  })

  it('writes chosen kinds, entities and customers as JSON Lines', async () => {
    const folder = await temporaryFolder()
    const options = ['--to', `${folder}/`, '--once', '--kinds', 'stripe,jira', '--entities', 'customers']
    const { code, stdout } = await served.replicate([...options, '--customers', 'user_1'])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/ \d+ upserts, 0 deletes/)])
    const text = await readFile(join(folder, 'stripe/customers.jsonl'), 'utf8')
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { _key: string; _record: unknown })
    const [one = ''] = served.connectors
    expect(Object.fromEntries(lines.map(({ _key, _record }) => [_key, _record]))).toEqual(await served.copied(one))
  })

  it('prints the statements with --dry-run, and runs none', async () => {
    const fresh = await makeTestPostgres('empty')
    try {
      const world = { env: { PLUGBOARD_REPLICATE_TO: fresh.url } }
      const { stdout, code } = await served.replicate(['--dry-run', '--entities', 'customers'], world)
      expect(code).toBe(0)
      expect(stdout).toMatch(/create table "stripe"\."customers" \(\n {2}"_connector" text not null,/)
      expect(stdout).toContain('"balance" bigint')
      const again = await served.replicate(['--dry-run', '--entities', 'customers'], world)
      expect(again.stdout).toBe(stdout)
    } finally {
      await fresh.drop()
    }
  })

  it('keeps running until it is interrupted', async () => {
    const stop = new AbortController()
    const running = served.replicate(['--interval', '0.01', '--json'], { signal: stop.signal })
    const [one = ''] = served.connectors
    const made = await served.change(one, 'user_1', 'create', { name: 'Grace' })
    await vi.waitUntil(async () => Object.keys(await served.replicated(one)).includes(made.id), 120_000)
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
      await metrics.close()
    }
  })

  it('D4 shows no credentials of the target, and takes none from the command line', async () => {
    const withPassword = new URL(served.url)
    withPassword.password = 'my%2Fsecret'
    const given = await served.replicate(['--to', withPassword.href, '--once'])
    expect(given).toMatchObject({ code: 2, stdout: '' })
    expect(given.stderr).toContain('PGPASSWORD')
    withPassword.port = '1'
    const refused = await served.replicate(['--once'], { env: { PLUGBOARD_REPLICATE_TO: withPassword.href } })
    expect(refused.code).toBe(69)
    expect(refused.stderr).toContain('Cannot reach the target')
    const garbled = await served.replicate(['--once'], { env: { PLUGBOARD_REPLICATE_TO: 'postgres://u:my/secret@[' } })
    expect(garbled.code).toBe(2)
    const query = await served.replicate(['--once', '--to', 'postgres://h/d?password=secret'])
    expect(query.code).toBe(2)
    for (const { stderr, stdout } of [given, refused, garbled, query])
      expect(`${stderr}${stdout}`).not.toContain('secret')
  })

  it('D3 removes the rows of a deleted connector and of a deleted customer', async () => {
    await served.replicate(['--once'])
    const [one = '', other = ''] = served.connectors
    const token = await served.server.applicationToken()
    await served.server.ask('DELETE', `/integrations/connectors/${one}`, { token })
    await vi.waitUntil(
      async () => (await served.server.ask('GET', `/integrations/connectors/${one}`, { token })).status === 404,
      120_000,
    )
    const { stdout } = await served.replicate(['--once', '--json'])
    expect((JSON.parse(stdout) as { erased: number }).erased).toBeGreaterThan(0)
    const rows = await served.session.query(sql`select distinct _customer from stripe.customers`)
    expect(rows).toEqual([{ _customer: 'user_2' }])
    const streams = await served.session.query(sql`select distinct connector from _plugboard.copies`)
    expect(streams).toEqual([{ connector: other }])
    const listed = await served.server.ask('GET', '/customers?external_user_id_contains=user_2', { token })
    const [customer] = listed.body.data as { id: string }[]
    const path = `/customers/${customer?.id}`
    expect((await served.server.ask('DELETE', path, { token })).status).toBeLessThan(300)
    // A job removes the customer, and tells of it.
    await vi.waitUntil(async () => {
      await served.replicate(['--once'])
      return (await served.session.query(sql`select _key from stripe.customers limit 1`)).length === 0
    }, 120_000)
    expect(await served.session.query(sql`select * from _plugboard.copies`)).toEqual([])
  })
})
