/** Two versions on one database: the earlier serves before, beside and after the expansion, and a contract step ends it. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationFiles, SUBJECTS_FOLDER } from '../../../server/ground/store/migrate.ts'
import { compiledProgram } from '../../support/compiled.ts'
import { create, LIST, until } from '../faults/api.ts'
import { type Fleet, openFleet, OTHER_MIGRATIONS, type ServerProcess } from '../faults/processes.ts'
import { startVendor, type Vendor } from '../faults/vendor.ts'

const PROGRAM = compiledProgram(join(import.meta.dirname, 'plugboard-process.ts'))
const EXPANSION = '9001-notes.sql'
const CONTRACT = '9002-no-notes.sql'
/** Every caller does its work so often between two steps of the upgrade. */
const ROUNDS = 5

describe('O4 an earlier version on one database with the next', () => {
  let vendor: Vendor
  let fleet: Fleet & { readonly url: string }
  let migrations: string
  let connector: string
  const earlier: ServerProcess[] = []
  let next: ServerProcess
  const failed: string[] = []
  const replayed: string[] = []

  beforeAll(async () => {
    vendor = await startVendor()
    fleet = await openFleet(vendor.origin)
    migrations = await mkdtemp(join(tmpdir(), 'plugboard-next-'))
    for (const file of await migrationFiles(SUBJECTS_FOLDER))
      await cp(file, join(migrations, relative(SUBJECTS_FOLDER, file)))
    const folder = join(migrations, 'next', 'migrations')
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, EXPANSION),
      `-- expand: room for a note.
       alter table connectors add column note text; create table notes (id int primary key);`,
    )
    await writeFile(
      join(folder, CONTRACT),
      `-- contract: needs every process at ${EXPANSION}
alter table connectors drop column note;`,
    )
    earlier.push(await fleet.start(), await fleet.start())
    connector = await earlier[0]!.connector({ key: 'key-0123456789' })
  })
  afterAll(async () => {
    await fleet.close()
    await vendor.close()
    await rm(migrations, { recursive: true, force: true })
  })

  /** The command line of either version on the database of the servers. */
  function plugboard(
    words: readonly string[],
    isNext = false,
  ): Promise<{ code: number; stdout: string; stderr: string }> {
    const loaded = isNext ? ['--import', OTHER_MIGRATIONS] : []
    const env = { ...process.env, DATABASE_URL: fleet.url, PLUGBOARD_TEST_MIGRATIONS: isNext ? migrations : undefined }
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [...loaded, PROGRAM, ...words, '--data', fleet.folder],
        { env },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      )
    })
  }

  /** Sends reads and writes with keys to each server, and each write once more, to the server after it. */
  async function load(servers: readonly ServerProcess[], step: string): Promise<void> {
    const callers = servers.flatMap((server, at) =>
      Array.from({ length: ROUNDS }, async (_, round) => {
        const key = { 'idempotency-key': `${step}-${at}-${round}` }
        const call = create(`${step}-${at}-${round}`)
        const other = servers[(at + 1) % servers.length]!
        const answers = [
          await server.execute(connector, LIST),
          await server.execute(connector, call, key),
          await other.execute(connector, call, key),
        ]
        for (const { status, body } of answers)
          if (status !== 200) failed.push(`${step}: ${status} ${JSON.stringify(body)}`)
        if (JSON.stringify(answers[1]!.body) !== JSON.stringify(answers[2]!.body))
          replayed.push(`${step}-${at}-${round}`)
      }),
    )
    await Promise.all(callers)
  }

  const readiness = (server: ServerProcess) => fetch(`${server.adminOrigin}/readyz`).then(({ status }) => status)

  it('serves before, while and after the next one expands the schema, and starts on it', async () => {
    await load(earlier, 'before')
    const started: ServerProcess[] = []
    const starting = fleet.start({ migrations }).then((server) => started.push(server))
    for (let round = 0; started.length === 0; round++) await load(earlier, `while-${round}`)
    await starting
    next = started[0]!
    expect(next.log()).toContain(EXPANSION)
    expect(next.log()).not.toContain(CONTRACT)
    await load([...earlier, next], 'beside')
    earlier.push(await fleet.start())
    await load([...earlier, next], 'back')
    expect(await Promise.all([...earlier, next].map(readiness))).toEqual([200, 200, 200, 200])
    expect({ failed, replayed }).toEqual({ failed: [], replayed: [] })
  })

  it('finds everything intact, and says which migrations are of the next', async () => {
    expect(await plugboard(['verify'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Everything is intact.') as string,
    })
    const { stdout } = await plugboard(['doctor'])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      `ok migrations none is pending; of a newer version, which this one works with: ${EXPANSION}`,
    )
    expect((await plugboard(['migrate'])).code).toBe(0)
  })

  it('keeps the contract step away while it lives', async () => {
    const { code, stderr } = await plugboard(['migrate', '--contract'], true)
    expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([
      78,
      expect.stringContaining(
        `Cannot apply the contract step "${CONTRACT}": 3 processes use the database and do not know migration 9001`,
      ),
    ])
    expect((await plugboard(['migrate', '--dry-run'], true)).stdout).toBe(`contract ${CONTRACT}\n`)
    expect(await Promise.all(earlier.map(readiness))).toEqual([200, 200, 200])
  })

  it('drains one after the other, then a contract step ends it with a sentence', async () => {
    while (earlier.length > 0) {
      const ending = earlier.shift()!
      const ended = ending.end('SIGTERM')
      await load([...earlier, next], `drain-${earlier.length}`)
      expect(await ended).toBe(0)
    }
    const backup = join(migrations, 'before.backup')
    const contracted = await plugboard(['migrate', '--contract', '--backup', backup], true)
    expect([contracted.code, contracted.stdout]).toEqual([0, `applied  ${CONTRACT}\n`])
    expect(contracted.stderr).toMatch(/^Saved [\d,]+ rows/m)
    await load([next], 'contracted')
    expect(
      await until(
        () => readiness(next),
        (status) => status === 200,
      ),
    ).toBe(200)
    expect({ failed, replayed }).toEqual({ failed: [], replayed: [] })
    const sentence = `Cannot use the database: its contract step "${CONTRACT}" needs a program that knows migration "${EXPANSION}"`
    for (const words of [['serve', '--port', '0', '--set', 'admin.port=0'], ['migrate'], ['apps', 'list']]) {
      const { code, stderr } = await plugboard(words)
      expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([78, expect.stringContaining(sentence)])
    }
  })
})
