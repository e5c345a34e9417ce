/** Databases that earlier versions made, with what was in them, on the newest schema. */
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, listMigrations, migrate, openDatabase } from '../../../../server/ground/store/index.ts'
import { everyDatabase, openEmptyPostgres } from '../../../support/database.ts'
import { EARLIER, EARLIER_FOLDER, loadEarlier } from '../../../support/earlier.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'

/** Databases without any table: no template, which would have those of the newest schema. */
const EMPTY = {
  embedded: () => openDatabase({ memory: true }, { template: '' }),
  PostgreSQL: openEmptyPostgres,
} as const

/** Columns, constraints, indexes, policies and rights of the server's tables, but those made for records. */
async function schemaOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ line: string }>(`
    with tables as (select oid, relname from pg_class where relnamespace = 'plugboard'::regnamespace and relkind = 'r'
      and relname not like 'records\\_%')
    select format('%s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid)) as line
    from tables join pg_attribute a on a.attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    union all select format('%s %s', relname, pg_get_constraintdef(c.oid)) from tables join pg_constraint c on c.conrelid = tables.oid
      where c.contype <> 'n'
    union all select format('%s', pg_get_indexdef(i.indexrelid)) from tables join pg_index i on i.indrelid = tables.oid
    union all select format('%s %s', relname, pg_get_expr(p.polqual, p.polrelid)) from tables join pg_policy p on p.polrelid = tables.oid
    union all select format('%s %s %s', table_name, grantee, privilege_type) from information_schema.role_table_grants
      where table_schema = 'plugboard' and grantee = 'plugboard_app' and table_name not like 'records\\_%'
    order by 1`)
  return rows.map(({ line }) => line)
}

/** The different primary keys of the tables of records. */
async function recordKeysOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ key: string }>(`
    select distinct pg_get_constraintdef(k.oid) as key from record_tables t
    left join pg_constraint k on k.conrelid = t.name::regclass and k.contype = 'p'`)
  return rows.map(({ key }) => key)
}

describe.each(everyDatabase)('O4 an upgrade on %s', (engine, open) => {
  let newestSchema: string[]
  beforeAll(async () => {
    const fresh = await open()
    newestSchema = await schemaOf(fresh)
    await fresh.close()
  })
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-upgrade-'))
  const keyFile = join(folder, 'master.key')
  copyFileSync(join(EARLIER_FOLDER, 'master.key'), keyFile)
  chmodSync(keyFile, 0o600)
  let closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.toReversed()) await close()
    closing = []
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function loaded(name: string): Promise<Database> {
    const database = await EMPTY[engine as keyof typeof EMPTY]()
    closing.push(() => database.close())
    await loadEarlier(database, name)
    // A server deletes keys that are older than a day.
    await database.query('update idempotency_keys set created_at = now()')
    return database
  }

  async function check(server: TestServer, database: Database): Promise<void> {
    const token = await server.applicationToken()
    const { body: connectors } = await server.ask('GET', '/integrations/connectors?external_user_id=user_1', { token })
    const path = `/integrations/connectors/${connectors.data[0].id}`
    const execute = (body: unknown, headers = {}) => server.ask('POST', `${path}/execute`, { token, body, headers })
    const list = { entity: 'customers', action: 'list', params: { limit: 2 } }
    expect((await execute(list)).body.data).toHaveLength(2)
    const params = { query: { filter: { eq: { id: 'customers_1' } } } }
    expect((await execute({ entity: 'customers', action: 'search', params })).body.data).toHaveLength(1)
    const create = { entity: 'customers', action: 'create', params: { name: 'Ada Lovelace' } }
    for (const key of ['by-customer', 'by-application']) {
      const again = await execute(create, { 'idempotency-key': key })
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    }
    expect((await execute(create, { 'idempotency-key': 'new' })).status).toBe(200)
    await server.services.audit.flush()
    expect(await server.services.audit.verifyChain()).toMatchObject({ isWhole: true })
    const [rows] = await database.query<{ count: number }>(`select count(*) as count from audit`)
    expect(rows!.count).toBeGreaterThan(8)
  }

  it.each(EARLIER)('%s with its data comes to the newest schema and works', async (name) => {
    const database = await loaded(name)
    const steps = await migrate(database)
    const newest = (await listMigrations()).map((migration) => migration.name)
    expect(steps.map((migration) => migration.name)).toEqual(newest.slice(newest.indexOf(`${name}.sql`) + 1))
    expect(await schemaOf(database)).toEqual(newestSchema)
    expect(await recordKeysOf(database)).toEqual(['PRIMARY KEY (generation, key, organization_id)'])
    const client = JSON.parse(readFileSync(join(EARLIER_FOLDER, `${name}.json`), 'utf8')) as TestServer['client']
    const started = await startTestServer({ database, keyFile, set: ['sync.enabled=true'] })
    closing.push(() => started.close())
    await check({ ...started, ...clientOf(started, client) }, database)
  })
})

/** The application that the earlier version made. */
function clientOf({ ask }: TestServer, body: TestServer['client']): Pick<TestServer, 'applicationToken'> {
  return {
    applicationToken: async () => (await ask('POST', '/account/applications/token', { body })).body.access_token,
  }
}
