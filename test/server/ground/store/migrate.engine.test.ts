/** What a start does to a schema, on both engines. */
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  type Database,
  listMigrations,
  migrate,
  newerMigrations,
  openDatabase,
  pending,
} from '../../../../server/ground/store/index.ts'
import { templateOfPackage } from '../../../../server/ground/store/template.ts'
import {
  everyDatabase,
  makeTestPostgres,
  openTestDatabase,
  openTestPostgres,
  serverUrl,
  urlOf,
} from '../../../support/database.ts'
import { slowMigrations } from './slow-migrations.ts'
import { compiledProgram } from '../../../support/compiled.ts'

const NEXT = 9000
const file = (version: number, script: string, sha256 = `hash of ${version}`) => ({
  version,
  name: `${version}-test.sql`,
  script,
  sha256,
})

/** A folder of subjects with migrations, by `subject/name`. */
async function subjectsWith(scripts: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, script] of Object.entries(scripts)) {
    const [subject = '', name = ''] = path.split('/')
    await mkdir(join(folder, subject, 'migrations'), { recursive: true })
    await writeFile(join(folder, subject, 'migrations', `${name}.sql`), script)
  }
  return folder
}

describe.each(everyDatabase)('migrations: %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it('O4 two migrations of one number are refused: the later would never be applied', async () => {
    const subjects = await subjectsWith({ 'one/0001-a': '', 'two/0002-b': '', 'one/0002-c': '' })
    await expect(listMigrations(subjects)).rejects.toThrow('"0002-c.sql" has the number of another')
  })

  it('O4 migrations of all subjects are listed in the order of their numbers', async () => {
    const subjects = await subjectsWith({ 'one/0003-c': '', 'two/0002-b': '', 'three/0001-a': '', 'two/0010-d': '' })
    const names = (await listMigrations(subjects)).map(({ name }) => name)
    expect(names).toEqual(['0001-a.sql', '0002-b.sql', '0003-c.sql', '0010-d.sql'])
  })

  it('O4 what lacks is listed first and applied once, in order', async () => {
    const all = [
      ...(await listMigrations()),
      file(NEXT, 'create table first (id int); insert into first values (1)'),
      file(NEXT + 1, 'alter table first add column note text'),
    ]
    expect((await pending(database, all)).expansions.map(({ version }) => version)).toEqual([NEXT, NEXT + 1])
    expect((await migrate(database, all)).map(({ version }) => version)).toEqual([NEXT, NEXT + 1])
    expect(await pending(database, all)).toEqual({ expansions: [], contracts: [] })
    expect(await migrate(database, all)).toEqual([])
    expect(await database.query('select id, note from first')).toEqual([{ id: 1, note: null }])
  })

  it('O4 a PostgreSQL that is too old is refused before anything is changed', async () => {
    const statements: string[] = []
    const old: Database = Object.create(database, {
      query: {
        value: async (text: string) => {
          statements.push(text)
          return [{ major: 14, version: '14.12' }]
        },
      },
      transaction: { value: () => statements.push('transaction') },
    })
    await expect(migrate(old)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: 'Cannot use the database: it is PostgreSQL 14.12, but the oldest supported version is 15',
    })
    expect(statements.length).toBe(1)
  })

  it('O4 an older program goes on with a schema that was expanded', async () => {
    const older = await listMigrations()
    expect(await migrate(database, older)).toEqual([])
    expect(await pending(database, older)).toEqual({ expansions: [], contracts: [] })
    expect(await newerMigrations(database, older)).toEqual([`${NEXT}-test.sql`, `${NEXT + 1}-test.sql`])
  })

  it('O4 a file that was changed after it was applied is refused', async () => {
    const all = [...(await listMigrations()), file(NEXT, 'changed', 'another hash'), file(NEXT + 1, '')]
    await expect(pending(database, all)).rejects.toThrow(
      `migration "${NEXT}-test.sql" was changed after it was applied`,
    )
  })

  it('O4 a migration that fails leaves nothing of itself', async () => {
    const done = [...(await listMigrations()), file(NEXT, ''), file(NEXT + 1, '')]
    const wrong = file(NEXT + 2, 'create table half (id int); select 1 / 0')
    await expect(migrate(database, [...done, wrong])).rejects.toMatchObject({ sqlState: '22012' })
    expect(await database.query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
    const right = file(NEXT + 2, 'create table half (id int)')
    expect(await migrate(database, [...done, right])).toEqual([right])
  })

  it('O4 a contract step waits for its command, then ends older programs', async () => {
    const older = [...(await listMigrations()), file(NEXT, ''), file(NEXT + 1, '')]
    const step = { ...file(NEXT + 3, 'drop table half'), needs: NEXT + 2 }
    const all = [...older, file(NEXT + 2, 'create table half (id int)'), step]
    expect(await migrate(database, all)).toEqual([])
    expect(await pending(database, all)).toEqual({ expansions: [], contracts: [step] })
    expect(await migrate(database, all, { contract: true })).toEqual([step])
    expect(await migrate(database, all.slice(0, -1))).toEqual([])
    for (const start of [migrate, pending])
      await expect(start(database, older)).rejects.toMatchObject({
        code: 'invalid_configuration',
        message: `Cannot use the database: its contract step "${NEXT + 3}-test.sql" needs a program that knows migration "${NEXT + 2}-test.sql"`,
      })
  })

  it.each([
    ['names nothing', '-- contract: drop the notes'],
    ['names no earlier migration', '-- contract: needs every process at 0003-c.sql'],
  ])('O4 a contract step that %s is refused', async (_name, line) => {
    const subjects = await subjectsWith({ 'one/0001-a': '', 'two/0002-b': line })
    await expect(listMigrations(subjects)).rejects.toThrow(
      '"0002-b.sql" contracts, but its first line names no earlier',
    )
    const right = await subjectsWith({
      'one/0001-a': '',
      'two/0002-b': '-- contract: needs every process at 0001-a.sql',
    })
    expect((await listMigrations(right)).map(({ needs }) => needs)).toEqual([undefined, 1])
  })
})

describe('migrations of several processes', () => {
  it('O4 each file is applied once, whoever comes first', async () => {
    const first = await openTestPostgres()
    const [{ name }] = (await first.query('select current_database() as name')) as [{ name: string }]
    const url = urlOf(await serverUrl(), name)
    const others = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })))
    const all = [...(await listMigrations()), file(NEXT, 'create table once (id int); select pg_sleep(0.2)')]
    const applied = await Promise.all(others.map((database) => migrate(database, all)))
    expect(applied.flat()).toEqual([file(NEXT, 'create table once (id int); select pg_sleep(0.2)')])
    await Promise.all(others.map((database) => database.close()))
    await first.close()
  })
})

describe('kill -9 in the middle of a migration', () => {
  it('O4 the next start ends at the same schema', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'plugboard-migrate-'))
    for (const wait of [10, 200]) await migrateAndKill(directory, wait)
    const [killed, whole] = [await openDatabase({ directory }), await openTestDatabase()]
    const migrations = await slowMigrations()
    await migrate(killed, migrations)
    await migrate(whole, migrations)
    expect(await schemaOf(killed)).toEqual(await schemaOf(whole))
    await Promise.all([killed.close(), whole.close()])
    await rm(directory, { recursive: true, force: true })
  })
})

async function migrateAndKill(directory: string, wait: number): Promise<void> {
  const program = compiledProgram(join(import.meta.dirname, 'slow-migrations.ts'))
  const child = spawn(process.execPath, [program, directory, await templateOfPackage()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!(await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => undefined)]))) {
    throw new Error('the program ended before it was killed')
  }
  await delay(wait)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function schemaOf(database: Database): Promise<unknown[]> {
  const columns = await database.query(`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'plugboard' order by 1, 2`)
  return [...columns, ...(await database.query('select version, sha256 from migrations order by version'))]
}

describe('the user of a PostgreSQL', () => {
  const isOldest = process.env.PLUGBOARD_TEST_POSTGRES === 'oldest'

  /** An empty database that a new user owns who is no superuser; `prepare` is run by an administrator before. */
  async function owned(prepare: (admin: Database, user: string) => Promise<void>): Promise<Database> {
    const user = `plugboard_user_${randomBytes(6).toString('hex')}`
    const { url, drop } = await makeTestPostgres('empty')
    const admin = await openDatabase({ url })
    onTestFinished(async () => {
      await admin.close()
      await drop()
      const server = await openDatabase({ url: await serverUrl() })
      await server.exec(`drop role ${user}`)
      await server.close()
    })
    await migrate(admin)
    await admin.exec('drop schema plugboard cascade')
    await admin.exec(
      `create role ${user} login password 'own'; alter database ${new URL(url).pathname.slice(1)} owner to ${user}`,
    )
    await prepare(admin, user)
    const own = new URL(url)
    own.username = user
    own.password = 'own'
    const database = await openDatabase({ url: own.href })
    onTestFinished(() => database.close())
    return database
  }

  // As one who made the role is since PostgreSQL 16, before which members could always take it.
  it.skipIf(isOldest)('takes the role of row-level security, also as a member that may not', async () => {
    const database = await owned((admin, user) =>
      admin.exec(`grant plugboard_app to ${user} with admin true, inherit false, set false`),
    )
    await migrate(database)
    const who = await database.of(randomUUID()).query('select current_user::text as name')
    expect(who).toEqual([{ name: 'plugboard_app' }])
    expect(await migrate(database)).toEqual([])
  })

  it('gets an error with what an administrator has to run where the role is of another user', async () => {
    const database = await owned(async () => {})
    await expect(migrate(database)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringMatching(/^Cannot prepare the database: .*role "plugboard_app"/) as string,
      hint: expect.stringContaining('grant plugboard_app to <the user>') as string,
    })
  })
})
