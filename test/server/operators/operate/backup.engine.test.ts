/** Backups: consistent while writes go on, whole or refused, the same for both engines. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createAudit } from '../../../../server/calls/audit/index.ts'
import { restoreBackup, writeBackup } from '../../../../server/operators/operate/backup/index.ts'
import { type Progress, UNWATCHED } from '../../../../server/operators/operate/index.ts'
import { verifyAll } from '../../../../server/operators/operate/operations/verify.ts'
import { type Database, migrate } from '../../../../server/ground/store/index.ts'
import { openEmptyPostgres, openTestDatabase, openTestPostgres } from '../../../support/database.ts'
import { EARLIER, loadEarlier } from '../../../support/earlier.ts'
import { temporaryFolder } from '../../../cli/run-cli.ts'
import { install, type TestInstallation } from './installation.ts'
import { openAccess } from '../../../support/access.ts'

type Open = () => Promise<Database>

const ROADS: readonly (readonly [string, string, Open, Open])[] = [
  ['embedded', 'PostgreSQL', openTestDatabase, openTestPostgres],
  ['PostgreSQL', 'embedded', openTestPostgres, openTestDatabase],
]

async function opened(open: Open): Promise<Database> {
  const database = await open()
  onTestFinished(() => database.close())
  return database
}

async function saved(database: Database, work: () => Promise<void> = async () => {}) {
  const chunks: Uint8Array[] = []
  const [summary] = await Promise.all([
    writeBackup(database, async (chunk) => void chunks.push(chunk), UNWATCHED),
    work(),
  ])
  const file = join(await temporaryFolder(), 'backup')
  await writeFile(file, Buffer.concat(chunks))
  return { summary, file }
}

const TABLES = [
  'organizations',
  'applications',
  'customers',
  'own_kinds',
  'own_kind_versions',
  'connectors',
  'data_keys',
  'facts',
  'copies',
  'audit',
]

/** The rows of a table as text, in an order of their own. */
async function contents(
  database: Database,
  tables: readonly string[],
  without: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const table of tables)
    all[table] = await database.query(`select (to_jsonb(t) - $1::text[])::text as row from ${table} t order by 1`, [
      [...without],
    ])
  return all
}

describe.each(ROADS)('a backup of %s', (_from, _to, openFrom, openTo) => {
  it('O5 under writes has every acknowledged one, restores into the other engine, and is whole there', async () => {
    const from = await opened(openFrom)
    const there = await install(from)
    const acknowledged = [await there.connect('before 1'), await there.connect('before 2')]
    const table = await there.copy(acknowledged[0]!, 1_500)
    await there.audit.flush()
    const before = await contents(from, [...TABLES, table])
    const { summary, file } = await saved(from, async () => {
      for (let count = 0; count < 20; count++) await there.connect(`during ${count}`)
    })

    const to = await opened(openTo)
    const reports: Progress[] = []
    const restored = await restoreBackup(to, file, { report: (made) => reports.push(made) })
    expect(restored).toEqual(summary)
    expect(reports[0]).toEqual({ step: 'creating the tables' })
    expect(reports.at(-2)).toEqual({ step: 'rows restored', done: summary.rows, of: summary.rows })
    expect(reports.at(-1)).toEqual({ step: 'bringing the tables up to date' })
    const found = await to.query<{ id: string }>('select id from connectors')
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    const after = await contents(to, [...TABLES, table])
    for (const name of [...TABLES, table])
      expect(after[name], name).toEqual(expect.arrayContaining(before[name] as unknown[]))

    const access = await openAccess(to)
    onTestFinished(() => access.close())
    const audit = createAudit({ database: to, now: Date.now })
    const report = await verifyAll({ ...there, database: to, access, audit }, {}, UNWATCHED)
    expect(report).toMatchObject({ faults: [], searchableRecords: 1_500, sealedValues: found.length })
    const [next] = await to.query<{ id: number }>(
      `insert into generations (organization_id, connector_id, kind, entity) values ($1, $1, 'a', 'b') returning id`,
      [there.organizationId],
    )
    expect(next!.id).toBeGreaterThan(1)
    const [copy] = await to.query('select changes = pruned and pruned > 1e12 as "isAnew" from generations where id = 1')
    expect(copy).toEqual({ isAnew: true })
  })
})

describe('a backup', () => {
  let database: Database
  let empty: Database
  let there: TestInstallation

  beforeAll(async () => {
    database = await openTestPostgres()
    there = await install(database)
    empty = await openTestPostgres()
  })
  afterAll(async () => {
    await there.audit.close()
    await there.access.close()
    await database.close()
    await empty.close()
  })

  it('has secrets sealed, and no access token', async () => {
    await there.connect('Ada')
    const { clientId, clientSecret } = await there.access.applications.create({
      name: 'Second',
      organizationIds: [there.organizationId],
    })
    await there.access.issueApplicationToken({ clientId, clientSecret })
    const { file, summary } = await saved(database)
    const text = gunzipSync(await readFile(file)).toString()
    expect(text).not.toContain('secret of Ada')
    expect(text).not.toContain(clientSecret)
    expect(summary.tables).not.toHaveProperty('tokens')
    expect(summary.masters).toEqual([there.ring.newest.fingerprint])
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30), 'it is cut off'],
    ['without its end', (bytes: Buffer) => edited(bytes, /\{"end".*\n/, ''), 'it is cut off'],
    ['with a changed value', (bytes: Buffer) => edited(bytes, '"Acme"', '"Acmi"'), 'it is damaged'],
    ['with a row less', (bytes: Buffer) => edited(bytes, /\["[^\n]*Acme[^\n]*\n/, ''), 'it is damaged'],
    ['that is none', () => Buffer.from('plain text'), 'it is not a backup, or is damaged'],
    ['of another form', (bytes: Buffer) => edited(bytes, '"version":1', '"version":7'), 'its format has version 7'],
  ])('%s is refused, and leaves the database empty', async (_what, harm, message) => {
    const { file } = await saved(database)
    await writeFile(file, harm(await readFile(file)))
    await expect(restoreBackup(empty, file, UNWATCHED)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(message),
    })
    expect(await empty.query('select 1 from organizations')).toEqual([])
  })

  it('whose sink fails is rejected with the error of the sink', async () => {
    const table = await there.copy(await there.connect('Sink'), 20_000)
    const full = new Error('no space')
    const sink = () => Promise.reject(full)
    await expect(writeBackup(database, sink, UNWATCHED)).rejects.toBe(full)
    await database.query(`delete from ${table}`)
  })

  it.each(EARLIER)('O5 of the schema %s is restored, and its tables of records are as today', async (name) => {
    const [from, to] = [await opened(openEmptyPostgres), await opened(openEmptyPostgres)]
    await loadEarlier(from, name)
    const { file } = await saved(from)
    await restoreBackup(to, file, UNWATCHED)
    expect(await migrate(to)).toEqual([])
    const keys = await to.query(
      `select distinct pg_get_constraintdef(k.oid) as key from record_tables t
      left join pg_constraint k on k.conrelid = t.name::regclass and k.contype = 'p'`,
    )
    expect(keys).toEqual([{ key: 'PRIMARY KEY (generation, key, organization_id)' }])
    // The same database, brought to the newest schema where it is, has the same rows and columns.
    await migrate(from)
    const tables = (await from.query<{ name: string }>('select name from record_tables order by 1')).map(
      (row) => row.name,
    )
    expect(tables.length).toBeGreaterThan(0)
    for (const table of ['connectors', 'copies', ...tables])
      expect(await contents(to, [table])).toEqual(await contents(from, [table]))
  })

  it('is not restored over rows, nor into a newer schema', async () => {
    const { file } = await saved(database)
    await expect(restoreBackup(database, file, UNWATCHED)).rejects.toMatchObject({
      code: 'version_conflict',
      message: expect.stringContaining('the database is not empty'),
    })
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    const header = JSON.parse(lines[0]!) as { migrations: { version: number; name: string; sha256: string }[] }
    header.migrations.push({ version: 9999, name: '9999-future.sql', sha256: 'x' })
    await writeFile(file, gzipSync([JSON.stringify(header), ...lines.slice(1)].join('\n')))
    await expect(restoreBackup(empty, file, UNWATCHED)).rejects.toThrow('migration "9999-future.sql"')
  })
})

function edited(bytes: Buffer, from: string | RegExp, to: string): Buffer {
  return gzipSync(gunzipSync(bytes).toString().replace(from, to))
}
