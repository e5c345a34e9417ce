/** Cost of a unit of work in the server's process and in PostgreSQL: processor time and write-ahead log, each from many units. */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { undiciTransport } from '../../runtime/index.ts'
import { type Database, migrate, openDatabase } from '../../server/ground/store/index.ts'
import { type LoadTarget, runLoad, targetOf } from '../hosted/load.ts'
import { openRoom } from '../sync/room.ts'
import { benchCatalogue, CONNECTOR, startUpstream } from '../sync/source.ts'

/** The cost of one unit. */
export interface UnitCost {
  readonly processMs: number
  readonly databaseMs: number
  readonly walBytes: number
}

/** Few enough that a busy machine is no reason for the server to refuse. */
const CONNECTIONS = 8

/** Number of records in a page of the upstream. */
const PAGE = 100

/** Costs of the units in a plan. */
export interface Costs {
  /** An execute that reads, with token, limits and audit. */
  readonly call: UnitCost
  /** An execute that writes under an idempotency key. */
  readonly write: UnitCost
  /** A record of a first copy. */
  readonly firstRecord: UnitCost
  /** A record that a later run reads and finds unchanged. */
  readonly unchangedRecord: UnitCost
  /** A run of a connector, beside its records. */
  readonly run: UnitCost
}

/** Milliseconds of processor time that PostgreSQL has taken: its main process, its present processes and the ended ones. */
async function databaseCpu(database: Database): Promise<number> {
  const [row] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const main = statOf(row!.pid)!.parent
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ticks = all.reduce((sum, name) => {
    const stat = statOf(Number(name))
    if (!stat) return sum
    if (Number(name) === main) return sum + stat.own + stat.ended
    return stat.parent === main ? sum + stat.own : sum
  }, 0)
  return ticks * 10
}

/** Ticks of a hundredth of a second, of a process and of its children that have ended. @see proc(5) */
function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent, own: user + system, ended: endedUser + endedSystem }
  } catch {
    return undefined
  }
}

async function walOf(database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`,
  )
  return row!.bytes
}

/** Returns the cost of each of some units. @param cpu microseconds of the process that does them */
async function costOf(database: Database, work: () => Promise<{ units: number; cpu: number }>): Promise<UnitCost> {
  const before = [await databaseCpu(database), await walOf(database)] as const
  const { units, cpu } = await work()
  const after = [await databaseCpu(database), await walOf(database)] as const
  return {
    processMs: cpu / 1000 / units,
    databaseMs: (after[0] - before[0]) / units,
    walBytes: (after[1] - before[1]) / units,
  }
}

/** Splits the cost of a run into that of a record and the rest, from runs with few and with many records. */
function split(few: UnitCost, many: UnitCost, records: number): { record: UnitCost; run: UnitCost } {
  const perRecord = (name: keyof UnitCost) => Math.max(0, (many[name] - few[name]) / (records - PAGE))
  const rest = (name: keyof UnitCost) => Math.max(0, few[name] - PAGE * perRecord(name))
  const costs = (of: (name: keyof UnitCost) => number): UnitCost => ({
    processMs: of('processMs'),
    databaseMs: of('databaseMs'),
    walBytes: of('walBytes'),
  })
  return { record: costs(perRecord), run: costs(rest) }
}

/** Costs of calls through a compiled server. @param compiled the folder of the compiled server */
export async function measureCalls(
  compiled: string,
  upstream: string,
  url: string,
  seconds: number,
): Promise<Pick<Costs, 'call' | 'write'>> {
  const target: LoadTarget = await targetOf(
    fork(join(compiled, 'bench/hosted/server.js'), [upstream, url], { execArgv: [] }),
  )
  const database = await openDatabase({ url })
  const get = { body: { entity: 'customers', action: 'get', params: { id: 'cus_1' } } }
  const params = { name: 'Ada Example', email: 'ada@example.com' }
  const create = {
    body: { entity: 'customers', action: 'create', params },
    headers: () => ({ 'idempotency-key': randomUUID() }),
  }
  try {
    const loaded = (load: typeof get | typeof create) => async () => {
      const { requestsPerSecond, cpu } = await runLoad(target, load, CONNECTIONS, seconds)
      return { units: requestsPerSecond * seconds, cpu: cpu * requestsPerSecond * seconds }
    }
    for (const load of [get, create]) await loaded(load)()
    return { call: await costOf(database, loaded(get)), write: await costOf(database, loaded(create)) }
  } finally {
    await database.close()
    target.child.disconnect()
  }
}

/** Costs of syncs, in this process. @param records of the connector that is copied and read again */
export async function measureSyncs(
  url: string,
  records: number,
): Promise<Pick<Costs, 'firstRecord' | 'unchangedRecord' | 'run'>> {
  const database = await openDatabase({ url })
  await migrate(database)
  const runs = async (upstreamRecords: number, connectors: number, rounds: number) => {
    const upstream = await startUpstream(upstreamRecords)
    const room = await openRoom(database, await benchCatalogue(upstream.origin), () =>
      undiciTransport({ connectTo: () => upstream.origin }),
    )
    const all = await Promise.all(Array.from({ length: connectors }, () => room.connector(CONNECTOR)))
    const ready = async () => {
      for (const one of all)
        for (;;) {
          const { status, job_id: job } = await room.sync.state(one)
          if (status === 'ready' && job === null) break
          if (status === 'error') throw new Error('the sync failed')
          await delay(20)
        }
    }
    const timed = (begin: (one: (typeof all)[number]) => Promise<unknown>, times: number) => async () => {
      const before = process.cpuUsage()
      for (let round = 0; round < times; round++) {
        await Promise.all(all.map(begin))
        await ready()
      }
      const { user, system } = process.cpuUsage(before)
      return { units: connectors * times, cpu: user + system }
    }
    const first = await costOf(
      database,
      timed((one) => room.sync.created(one.organizationId, one.connectorId, {}), 1),
    )
    await database.exec('checkpoint')
    const again = await costOf(
      database,
      timed((one) => room.sync.trigger(one, { isFull: true }), rounds),
    )
    await room.close()
    upstream.close()
    return { first, again }
  }
  await runs(PAGE, 8, 1)
  const few = await runs(PAGE, 32, 2)
  const many = await runs(records, 1, 2)
  await database.close()
  const again = split(few.again, many.again, records)
  return { run: again.run, unchangedRecord: again.record, firstRecord: split(few.first, many.first, records).record }
}
