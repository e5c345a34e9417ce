/** PostgreSQL that goes away and comes back, behind a proxy on loopback. */
import { randomUUID } from 'node:crypto'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../../server/ground/store/index.ts'
import { SteppedClock } from './stepped-clock.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../../support/database.ts'

/** Passes bytes on, until it is closed: then every connection breaks and new ones are refused. */
class Proxy {
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  port = 0
  /** How long a new connection waits before its bytes are passed on, in milliseconds. */
  delayMs = 0

  constructor(target: string) {
    this.#target = new URL(target)
  }

  async up(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined).on('close', () => [near, far].forEach((each) => each.destroy()))
      }
      setTimeout(() => near.pipe(far).pipe(near), this.delayMs)
    })
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as { port: number }).port
    this.#server = server
  }

  async down(): Promise<void> {
    const closed = new Promise((resolve) => this.#server!.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
    await closed
  }
}

describe('F6 PostgreSQL goes away', () => {
  let direct: Database
  let database: Database
  let proxy: Proxy
  let url: URL

  beforeAll(async () => {
    direct = await openTestPostgres()
    const [row] = await direct.query<{ name: string }>('select current_database() as name')
    url = new URL(urlOf(await serverUrl(), row!.name))
    proxy = new Proxy(url.href)
    await proxy.up()
    url.host = `127.0.0.1:${proxy.port}`
    database = await openDatabase({ url: url.href }, { poolSize: 2 })
    await database.exec('create table stored (id int)')
  })
  afterAll(async () => {
    await database.close()
    await proxy.down()
    await direct.close()
  })

  it('F6 fails with storage_unavailable meanwhile, and goes on by itself with its lock and channels', async () => {
    const received: string[] = []
    await database.listen('plugboard_changed', (payload) => received.push(payload))
    await database.query('insert into stored values (1)')
    expect(await direct.isAlive(database.processId)).toBe(true)
    const cut = database.query('select pg_sleep(600)')
    const cutInside = database.transaction(async (sql) => {
      await sql.query('insert into stored values (2)')
      await proxy.down()
      await sql.query('insert into stored values (3)')
    })
    await expect(cut).rejects.toMatchObject({ code: 'storage_unavailable', retryable: true })
    await expect(cutInside).rejects.toMatchObject({ code: 'storage_unavailable' })
    const refused: unknown = await database.query('select 1').catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'storage_unavailable', retryAfterMs: expect.any(Number) as number })
    await expect.poll(() => direct.isAlive(database.processId)).toBe(false)
    await proxy.up()
    expect(await database.query('select id from stored')).toEqual([{ id: 1 }])
    await expect.poll(() => direct.isAlive(database.processId)).toBe(true)
    // Channels come back after the lock; what is sent before that is lost.
    await expect
      .poll(async () => {
        await direct.notify('plugboard_changed', 'connector:1')
        return received
      })
      .toContain('connector:1')
  })

  it('X5 after it was away, nobody is taken for ended before the others would be back', async () => {
    const [patient, hasty] = await Promise.all(
      [3_600_000, 0].map((settleMs) => openDatabase({ url: url.href }, { poolSize: 1, settleMs })),
    )
    const ended = randomUUID()
    const answers = () => Promise.all([patient?.isAlive(ended), hasty?.isAlive(ended)]).catch(() => undefined)
    expect(await answers()).toEqual([false, false])
    await proxy.down()
    await expect.poll(() => direct.isAlive(patient?.processId ?? '')).toBe(false)
    await proxy.up()
    // Before its own lock is back, neither says of anyone that he has ended.
    await expect.poll(answers).toEqual([true, false])
    expect(await answers()).toEqual([true, false])
    await Promise.all([patient?.close(), hasty?.close()])
  })

  it('two processes that ask at once learn the same of a third', async () => {
    const askers = await Promise.all([0, 1].map(() => openDatabase({ url: url.href }, { poolSize: 4 })))
    const third = await openDatabase({ url: url.href }, { poolSize: 1 })
    const ask = (id: string) =>
      Promise.all(Array.from({ length: 100 }, (_, turn) => askers[turn % 2]!.isAlive(id))).then((all) => new Set(all))
    expect([await ask(randomUUID()), await ask(third.processId)]).toEqual([new Set([false]), new Set([true])])
    await Promise.all([...askers, third].map((each) => each.close()))
  })

  it('X5 a process that waited for it at its start takes nobody for ended either', async () => {
    await proxy.down()
    // The wait after the first attempt ends once the database is there.
    const clock = { now: () => performance.now(), sleep: () => proxy.up(), every: () => () => {} }
    const waited = await openDatabase({ url: url.href }, { settleMs: 3_600_000, waitMs: 600_000, clock })
    expect([await waited.isAlive(randomUUID()), await direct.isAlive(randomUUID())]).toEqual([true, false])
    await waited.close()
  })

  it('F6 connections that the server ended are made anew', async () => {
    await database.query('select 1')
    await direct.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`)
    await expect.poll(() => database.query('select 1 as n').catch(() => undefined)).toEqual([{ n: 1 }])
    await expect.poll(() => direct.isAlive(database.processId)).toBe(true)
  })

  it('a statement waits for a free connection only so long', async () => {
    const hasty = await openDatabase({ url: url.href }, { poolSize: 1, acquireTimeoutMs: 300 })
    await hasty.transaction(async () => {
      await expect(hasty.of(randomUUID()).query('select 1')).rejects.toMatchObject({ code: 'storage_unavailable' })
    })
    await hasty.close()
  })

  it('a start waits longer for its first connection than a request does, and not for ever', async () => {
    proxy.delayMs = 1_000
    try {
      const patient = await openDatabase({ url: url.href }, { acquireTimeoutMs: 100 })
      expect(await direct.isAlive(patient.processId)).toBe(true)
      await expect(patient.query('select 1')).rejects.toMatchObject({ code: 'storage_unavailable' })
      await patient.close()
      const hasty = openDatabase({ url: url.href }, { startTimeoutMs: 100 })
      await expect(hasty).rejects.toMatchObject({ code: 'storage_unavailable' })
    } finally {
      proxy.delayMs = 0
    }
  })

  it('F6 a start waits for a database that comes up meanwhile', async () => {
    await proxy.down()
    const pauses: number[] = []
    const clock = new SteppedClock(async (ms) => {
      if (pauses.push(ms) === 3) await proxy.up()
    })
    const waited = await openDatabase({ url: url.href }, { waitMs: 30_000, clock })
    expect(pauses).toEqual([100, 200, 400])
    expect(await waited.query('select 1 as n')).toEqual([{ n: 1 }])
    await waited.close()
  })

  it('ends a statement over its limit', async () => {
    const hasty = await openDatabase({ url: url.href }, { statementTimeoutMs: 500 })
    await expect(hasty.query('select pg_sleep(600)')).rejects.toMatchObject({ sqlState: '57014' })
    await hasty.close()
  })

  it('F6 a start without a database fails with storage_unavailable, and shows no password', async () => {
    const error: unknown = await openDatabase({ url: 'postgres://me:canary@127.0.0.1:1/none' }).catch((e: unknown) => e)
    expect(error).toMatchObject({ code: 'storage_unavailable' })
    expect(JSON.stringify(error)).not.toContain('canary')
    const wrong = Object.assign(new URL(url), { password: 'wrong' })
    await expect(openDatabase({ url: wrong.href })).rejects.toMatchObject({ code: 'invalid_configuration' })
  })
})
