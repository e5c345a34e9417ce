/** What only the embedded database has: its thread, its watchdog, its lock. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, truncate as truncated, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../../../server/ground/store/embedded/index.ts'
import { openDatabase } from '../../../../server/ground/store/index.ts'
import { templateOfPackage } from '../../../../server/ground/store/template.ts'
import { compiledProgram } from '../../../support/compiled.ts'

const SLOW = `select count(*)::int as n from generate_series(1, 6000000)`

let directory: string
const options = async () => ({ template: await templateOfPackage() })
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plugboard-store-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

describe('the thread of the embedded database', () => {
  it('leaves the event loop free while a statement runs for long', async () => {
    const database = await openDatabase({ memory: true }, await options())
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    const from = performance.now()
    await database.query(SLOW)
    const possible = (performance.now() - from) / 10
    clearInterval(timer)
    await database.close()
    expect(possible).toBeGreaterThan(10)
    expect(ticks).toBeGreaterThan(5)
  })

  it('ends a statement over its limit; those that waited run all the same, and no committed row is lost', async () => {
    const database = await openDatabase({ directory }, { ...(await options()), statementTimeoutMs: 1_500 })
    await database.exec('create table stored (id int); insert into stored values (1)')
    const received: string[] = []
    await database.listen('plugboard_changed', (payload) => received.push(payload))
    const [slow, waiting] = await Promise.allSettled([
      database.query(`${SLOW} a, generate_series(1, 1000) b`),
      database.query('select id from stored'),
    ])
    expect(slow).toMatchObject({ status: 'rejected', reason: { sqlState: '57014' } })
    expect(waiting).toEqual({ status: 'fulfilled', value: [{ id: 1 }] })
    await database.notify('plugboard_changed', 'connector:1')
    await expect.poll(() => received).toEqual(['connector:1'])
    await database.close()
  })

  it('rolls back a transaction whose statement ran over the limit', async () => {
    const database = await openDatabase({ directory }, { ...(await options()), statementTimeoutMs: 1_500 })
    await database.exec('create table stored (id int)')
    const transaction = database.transaction(async (sql) => {
      await sql.query('insert into stored values (1)')
      await sql.query(`${SLOW} a, generate_series(1, 1000) b`).catch(() => undefined)
      await sql.query('insert into stored values (2)')
    })
    await expect(transaction).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await database.query('select * from stored')).toEqual([])
    await database.close()
  })

  it('refuses a statement that would wait for the transaction around it', async () => {
    const database = await openDatabase({ memory: true }, await options())
    await expect(database.transaction(() => database.query('select 1'))).rejects.toMatchObject({ code: 'internal' })
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }])
    await database.close()
  })
})

describe('a folder whose files are damaged', () => {
  const database = () => join(directory, 'database')
  beforeEach(async () => {
    const opened = await openDatabase({ directory }, await options())
    await opened.exec('create table stored (id int); insert into stored values (1)')
    await opened.close()
  })

  it.each<[string, () => Promise<void>]>([
    ['control file', () => rm(join(database(), 'global/pg_control'))],
    ['tables', () => rm(join(database(), 'base'), { recursive: true })],
    ['log', () => rm(join(database(), 'pg_wal'), { recursive: true })],
    ['version', () => rm(join(database(), 'PG_VERSION'))],
    ['catalog', () => truncated(join(database(), 'global/pg_filenode.map'))],
  ])('F18 is called damaged without its %s, and nothing is written over it', async (_, damage) => {
    await damage()
    const opening = openDatabase({ directory }, await options())
    await expect(opening).rejects.toMatchObject({
      code: 'invalid_configuration',
      retryable: false,
      message: `Cannot open the database in "${database()}": its files are damaged`,
      hint: expect.stringContaining('plugboard restore') as string,
    })
    const again = openDatabase({ directory }, await options())
    await expect(again).rejects.toMatchObject({ code: 'invalid_configuration' })
  })

  it('F18 is not called damaged where its disk is full, or the folder is empty', async () => {
    await rm(join(database(), 'global/pg_control'))
    const full = openEmbedded({ directory, ...(await options()), statementTimeoutMs: 30_000, freeBytes: () => 0 })
    await expect(full).rejects.toMatchObject({ code: 'storage_unavailable', retryable: true })
    await rm(database(), { recursive: true })
    await mkdir(database())
    const fresh = await openDatabase({ directory }, await options())
    expect(await fresh.query('select 1 as n')).toEqual([{ n: 1 }])
    await fresh.close()
  })
})

describe('the lock of the folder', () => {
  const program = async (statement: string) => {
    const file = compiledProgram(join(import.meta.dirname, 'open.ts'))
    const child = spawn(process.execPath, [file, directory, await templateOfPackage(), statement], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child
  }

  it('O3 a second process is refused by name; after kill -9 the next one starts', async () => {
    const first = await program('create table stored as select 1 as id')
    const refused = openDatabase({ directory })
    await expect(refused).rejects.toMatchObject({ code: 'invalid_configuration' })
    await expect(refused).rejects.toThrow(`it is in use by process ${first.pid}`)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const database = await openDatabase({ directory })
    expect(await database.query('select id from stored')).toEqual([{ id: 1 }])
    await expect(openDatabase({ directory })).rejects.toThrow(`in use by process ${process.pid}`)
    await database.close()
    await (await openDatabase({ directory })).close()
  })

  it('O3 a process that has the number of a dead one is not taken for it', async () => {
    const first = await openDatabase({ directory }, await options())
    const lock = JSON.parse(await readFile(join(directory, 'lock'), 'utf8')) as Record<string, unknown>
    await first.close()
    await writeFile(join(directory, 'lock'), JSON.stringify({ ...lock, started: '1' }))
    await (await openDatabase({ directory })).close()
    await writeFile(join(directory, 'lock'), '{"pid":')
    await (await openDatabase({ directory })).close()
  })

  it('O3 a process of another container is asked by the socket in the folder', async () => {
    const first = await openDatabase({ directory }, await options())
    const file = join(directory, 'lock')
    const lock = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
    await writeFile(file, JSON.stringify({ ...lock, pid: 1, namespace: 'pid:[1]' }))
    await expect(openDatabase({ directory })).rejects.toThrow('in use by process 1')
    await first.close()
    await writeFile(file, JSON.stringify({ ...lock, pid: 1, namespace: 'pid:[1]' }))
    await (await openDatabase({ directory })).close()
  })

  it('O6 a full disk refuses writes at once, serves reads, and recovers alone', async () => {
    const seen: boolean[] = []
    let free = 2 ** 30
    const database = await openEmbedded({
      directory: join(directory, 'full'),
      template: await templateOfPackage(),
      statementTimeoutMs: 30_000,
      onSpace: (isFull) => seen.push(isFull),
      freeBytes: () => free,
    })
    const write = (name: string) => database.query('insert into facts (name, value) values ($1, $2)', [name, {}])
    const names = async () => (await database.query<{ name: string }>('select name from facts')).map(({ name }) => name)
    try {
      await write('before')
      free = 2 ** 20
      await sleep(150)
      for (let tries = 0; tries < 3; tries++)
        await expect(write('meanwhile')).rejects.toMatchObject({ code: 'storage_unavailable' })
      await expect(database.transaction((sql) => sql.exec('delete from facts'))).rejects.toMatchObject({
        code: 'storage_unavailable',
      })
      expect(await names()).toEqual(['before'])
      free = 2 ** 30
      await sleep(150)
      await write('after')
      expect(await names()).toEqual(['before', 'after'])
      expect(seen).toEqual([true, false])
    } finally {
      await database.close()
    }
  })

  it('O6 a folder that cannot be written is named', async () => {
    await writeFile(join(directory, 'file'), '')
    const refused = openDatabase({ directory: join(directory, 'file', 'below') })
    await expect(refused).rejects.toMatchObject({ code: 'storage_unavailable' })
  })
})
