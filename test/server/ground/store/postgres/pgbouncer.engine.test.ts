/** PgBouncer itself between a server and its database, where the machine has it. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type Database,
  type DatabaseTarget,
  migrate,
  openDatabase,
  type OpenOptions,
} from '../../../../../server/ground/store/index.ts'
import { runCli, temporaryFolder } from '../../../../cli/run-cli.ts'
import { makeTestPostgres } from '../../../../support/database.ts'
import { freePort } from '../../../../support/free-port.ts'
import { PGBOUNCER, startPgBouncer, WITHOUT_PGBOUNCER } from '../../../../support/pgbouncer.ts'

const ORGANIZATION = '018f0000-0000-7000-8000-000000000001'
const TRANSACTION = 'pool_mode = transaction'

/** A new database, directly and through PgBouncer with some settings, until the test ends. */
async function bounced(...settings: readonly string[]): Promise<{ url: string; directUrl: string }> {
  const { url: directUrl, drop } = await makeTestPostgres('empty')
  onTestFinished(drop)
  const bouncer = await startPgBouncer(directUrl, settings)
  onTestFinished(() => bouncer.stop())
  return { url: bouncer.urlOf(directUrl), directUrl }
}

async function opened(target: DatabaseTarget, options: OpenOptions = {}): Promise<Database> {
  const database = await openDatabase(target, { statementTimeoutMs: 45_000, ...options })
  onTestFinished(() => database.close())
  return database
}

/** Somebody else's connection through the same pooler. */
async function stranger(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe.skipIf(PGBOUNCER === undefined)(`behind PgBouncer in session mode${WITHOUT_PGBOUNCER}`, () => {
  it('a database works as without it, with the limits of its statements', async () => {
    const { url } = await bounced('pool_mode = session')
    const database = await opened({ url })
    await migrate(database)
    const received: string[] = []
    await database.listen('news', (payload) => received.push(payload))
    await database.notify('news', 'first')
    await expect.poll(() => received).toEqual(['first'])
    expect(database.isPooled).toBe(false)
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '45s' }])
    expect(await database.query('select count(*) as count from organizations')).toEqual([{ count: 0 }])
  })
})

describe.skipIf(PGBOUNCER === undefined)(`behind PgBouncer in transaction mode${WITHOUT_PGBOUNCER}`, () => {
  it('two processes notify each other and know of each other, by their direct connections', async () => {
    const target = await bounced(TRANSACTION, 'default_pool_size = 3')
    const [one, other] = [await opened(target), await opened(target)]
    expect([one.isPooled, (await migrate(one)).length > 40, await migrate(other)]).toEqual([true, true, []])
    const received: string[] = []
    await other.listen('news', (payload) => received.push(payload))
    await one.notify('news', 'first')
    await expect.poll(() => received).toEqual(['first'])
    expect([await one.isAlive(other.processId), await one.isAlive(ORGANIZATION)]).toEqual([true, false])
    await other.close()
    await expect.poll(() => one.isAlive(other.processId)).toBe(false)
  })

  it('X1 each statement has our settings, and no other connection has them afterwards', async () => {
    const target = await bounced(TRANSACTION, 'default_pool_size = 1')
    const database = await opened(target)
    await migrate(database)
    const settings = `select current_setting('search_path') as path, current_setting('statement_timeout') as timeout,
      current_setting('timezone') as zone, current_user::text as user, current_setting('plugboard.organization', true) as organization`
    const mine = { path: 'plugboard, public', timeout: '45s', zone: 'UTC' }
    const system = { ...mine, user: 'postgres' }
    const scoped = { ...mine, user: 'plugboard_app', organization: ORGANIZATION }
    const before = (await (await stranger(target.url)).query(settings)).rows[0]
    expect(await database.query(settings)).toMatchObject([system])
    expect(await database.of(ORGANIZATION).query(settings)).toEqual([scoped])
    expect(await database.transaction((sql) => sql.query(settings))).toMatchObject([system])
    expect(await database.of(ORGANIZATION).transaction((sql) => sql.query(settings))).toEqual([scoped])
    expect(await database.batch([{ text: settings }, { text: settings }])).toMatchObject([[system], [system]])
    const [[batched]] = (await database.batch([{ text: settings }], { statement_timeout: 7_000 })) as [[unknown]]
    expect(batched).toMatchObject({ ...system, timeout: '7s' })
    await database.exec('create table of_exec (id int)')
    expect(await database.query(`select to_regclass('plugboard.of_exec') is not null as made`)).toEqual([
      { made: true },
    ])
    const after = (await (await stranger(target.url)).query(settings)).rows[0]
    expect({ ...after, organization: null }).toEqual({ ...before, organization: null })
    // A custom setting that was local once is empty after that.
    expect(after.organization || null).toBe(null)
  })

  it('a failed statement leaves nothing behind, and the next one works', async () => {
    const database = await opened(await bounced(TRANSACTION, 'default_pool_size = 1'))
    await migrate(database)
    await expect(database.query('select * from nowhere')).rejects.toMatchObject({ sqlState: '42P01' })
    await expect(database.exec('create table half (id int); select 1 / 0')).rejects.toMatchObject({ sqlState: '22012' })
    await expect(
      database.batch([{ text: 'create table first (id int)' }, { text: 'select 1 / 0' }], { statement_timeout: 7_000 }),
    ).rejects.toMatchObject({ sqlState: '22012' })
    await expect(database.of(ORGANIZATION).query('select * from facts')).rejects.toMatchObject({ sqlState: '42501' })
    const tables = `select to_regclass('plugboard.half') as half, to_regclass('plugboard.first') as first`
    expect(await database.query(tables)).toEqual([{ half: null, first: null }])
  })

  it('a statement that repeats is run by many callers on few sessions', async () => {
    const database = await opened(await bounced(TRANSACTION, 'default_pool_size = 2'), { poolSize: 8 })
    const asked = Array.from({ length: 200 }, (_, n) => n)
    const statement = (n: number) => ({ text: 'select $1::int as n', params: [n], isPrepared: true })
    const answers = await Promise.all(
      asked.map((n) => database.batch<{ n: number }>([statement(n)], { work_mem: 4096 })),
    )
    expect(answers.map(([rows]) => rows?.[0]?.n)).toEqual(asked)
  })

  it('an index is created beside writes, which no transaction allows', async () => {
    const database = await opened(await bounced(TRANSACTION))
    await migrate(database)
    await database.unlimited(['create index concurrently by_time on plugboard.migrations (at)', 'analyze migrations'])
    expect(await database.query(`select indisvalid from pg_index where indexrelid = 'by_time'::regclass`)).toEqual([
      { indisvalid: true },
    ])
    await expect(database.unlimited(['create index concurrently none on nowhere (at)'])).rejects.toMatchObject({
      sqlState: '42P01',
    })
  })

  it('a statement ends at its limit', async () => {
    const database = await opened(await bounced(TRANSACTION), { statementTimeoutMs: 2_000 })
    await expect(database.query('select pg_sleep(120)')).rejects.toMatchObject({ sqlState: '57014' })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('work goes on once the pooler is there again', async () => {
    const { url: directUrl, drop } = await makeTestPostgres('empty')
    onTestFinished(drop)
    const port = await freePort()
    const first = await startPgBouncer(directUrl, [TRANSACTION], port)
    const database = await opened({ url: first.urlOf(directUrl), directUrl })
    await first.stop()
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'storage_unavailable' })
    const second = await startPgBouncer(directUrl, [TRANSACTION], port)
    onTestFinished(() => second.stop())
    const ask = () => database.query('select 1 as one').catch(() => delay(20))
    await expect.poll(ask).toEqual([{ one: 1 }])
  })
})

describe.skipIf(PGBOUNCER === undefined)(`what PgBouncer keeps from starting${WITHOUT_PGBOUNCER}`, () => {
  it('transaction mode without a direct URL, which doctor says too', async () => {
    const { url } = await bounced(TRANSACTION)
    await expect(opened({ url })).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining('gives each transaction a different session') as string,
      hint: expect.stringContaining('Set database.directUrl') as string,
      errors: [{ field: 'database.directUrl', error_code: 'required' }],
    })
    const { code, stdout } = await runCli(['doctor', '--data', await temporaryFolder()], { env: { DATABASE_URL: url } })
    expect([code, stdout]).toEqual([3, expect.stringMatching(/fail {2}database +Cannot use the database: a pooler/)])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Set database.directUrl to the URL of PostgreSQL itself')
  })

  it('not transaction mode with a direct URL, which doctor says too', async () => {
    const { url, directUrl } = await bounced(TRANSACTION)
    const env = { DATABASE_URL: url, PLUGBOARD_DATABASE_DIRECT_URL: directUrl }
    const { stdout } = await runCli(['doctor', '--data', await temporaryFolder()], { env })
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'through a pooler in transaction mode, with locks and notifications by database.directUrl',
    )
  })

  it('a direct URL through the same pooler', async () => {
    const { url } = await bounced(TRANSACTION)
    await expect(opened({ url, directUrl: url })).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining('Cannot use database.directUrl: it leads through a pooler') as string,
    })
  })

  it('X2 a direct URL of another database', async () => {
    const { url } = await bounced(TRANSACTION)
    const other = await makeTestPostgres('empty')
    onTestFinished(other.drop)
    await expect(opened({ url, directUrl: other.url })).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: 'Cannot use database.directUrl: it leads to another database than databaseUrl',
    })
  })

  it('statement mode, with a direct URL too', async () => {
    const { url, directUrl } = await bounced('pool_mode = statement')
    await expect(opened({ url, directUrl })).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining('transaction blocks not allowed in statement pooling mode') as string,
      hint: expect.stringContaining('session mode or a direct connection') as string,
    })
  })
})
