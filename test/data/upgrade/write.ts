/**
 * Writes the rows of an installation of this commit as a script, named after the newest migration. Run `npx tsx
 * test/data/upgrade/write.ts` at the commit before a migration is added. The third parties are the sandbox's, every value is made up. The
 * master key beside it seals only these rows. The queue's tables are left out: a server creates them when it starts.
 */
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTable } from '../../../server/copy/records/tables.ts'
import { listMigrations, migrate, openDatabase, type Session } from '../../../server/ground/store/index.ts'
import { createMasterKey } from '../../../server/ground/vault/index.ts'
import { EARLIER_FOLDER } from '../../support/earlier.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const KEY_FILE = join(EARLIER_FOLDER, 'master.key')
/** Records that are left of each entity. */
const RECORDS = 3

if (!existsSync(KEY_FILE)) await createMasterKey(KEY_FILE)
// A checkout does not say who may read a file.
chmodSync(KEY_FILE, 0o600)
const database = await openDatabase({ memory: true })
await migrate(database)
const server = await startTestServer({ database, keyFile: KEY_FILE, set: ['sync.enabled=true'] })
await use(server)
await server.services.audit.flush()
const script = [
  ...(await recordTables()),
  `set session_replication_role = replica;`,
  ...(await inserts()),
  `set session_replication_role = origin;\n`,
].join('\n')
const name = (await listMigrations()).at(-1)!.name.replace('.sql', '')
writeFileSync(join(EARLIER_FOLDER, `${name}.sql`), script)
writeFileSync(join(EARLIER_FOLDER, `${name}.json`), `${JSON.stringify(server.client, null, 2)}\n`)
await server.close()

/** Leaves something in every table that a caller's requests reach. */
async function use({ ask, applicationToken, scopedToken, connector, services, organizationId }: TestServer): Promise<void> {
  const token = await applicationToken()
  const stripe = await connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
  const execute = (bearer: string, key: string) =>
    ask('POST', `/integrations/connectors/${stripe}/execute`, {
      token: bearer,
      body: { entity: 'customers', action: 'create', params: { name: 'Ada Lovelace' } },
      headers: { 'idempotency-key': key },
    })
  await execute(token, 'by-application')
  await execute(await scopedToken('user_1'), 'by-customer')
  await services.oauth.applications.put(organizationId, 'hubspot', { client_id: 'client', client_secret: 'secret' })
  await services.oauth.redirectUrls.put(organizationId, ['http://127.0.0.1:9/connected'])
  const flow = { external_user_id: 'user_1', connector_type: 'google-drive', redirect_url: 'http://127.0.0.1:9/connected' }
  await ask('POST', '/integrations/connectors/oauth/initiate', { token, body: flow })
  const removed = await connector('stripe', 'user_2', { credentials: { api_key: 'any-key' } })
  await ask('DELETE', `/integrations/connectors/${removed}`, { token })
  for (;;) {
    const { body } = await ask('GET', `/integrations/connectors/${stripe}/sync`, { token })
    if (body.status === 'ready') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Scripts of the tables of records, which exist once they are needed. */
async function recordTables(): Promise<string[]> {
  const scripts: string[] = []
  const recorder = { exec: async (text: string) => void scripts.push(`${text};`) } as unknown as Session
  for (const { name, kind, entity } of await rowsOf<{ name: string; kind: string; entity: string }>('record_tables')) {
    await createTable(recorder, kind, entity)
    await database.exec(`delete from ${name} where (generation, key) not in
      (select generation, key from ${name} order by generation, key limit ${RECORDS})`)
  }
  await database.exec(`update generations set records = least(records, ${RECORDS})`)
  return scripts
}

function rowsOf<T>(table: string): Promise<T[]> {
  return database.query<T>(`select * from ${table}`)
}

/** One statement for each row of each table. */
async function inserts(): Promise<string[]> {
  const tables = await database.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'plugboard'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
     group by c.relname order by c.relname`,
  )
  const statements: string[] = []
  for (const { name, columns } of tables) {
    const values = columns.map((column) => `quote_nullable(${column}::text)`).join(` || ', ' || `)
    for (const { row } of await database.query<{ row: string }>(`select ${values} as row from ${name}`))
      statements.push(`insert into ${name} (${columns.join(', ')}) overriding system value values (${row});`)
  }
  const counters = await database.query<{ statement: string }>(
    `select format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1, false);',
       pg_get_serial_sequence('plugboard.' || c.relname, a.attname), a.attname, c.relname) as statement
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'plugboard'::regnamespace and c.relkind = 'r'`,
  )
  return [...statements, ...counters.map(({ statement }) => statement)]
}
