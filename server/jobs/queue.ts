/** The queue: work that is done in the background, by any process. */
import PgBoss from 'pg-boss'
import { changeSchema, type Database, type Sql } from '../store/index.ts'
import { RunningStatements } from './running-statements.ts'
import { Worker, type WorkItem } from './worker.ts'

/** How one piece of work is sent. */
export interface SendOptions {
  /** Of several pieces with one key only one waits; further ones are dropped. One that runs already does not count. */
  readonly key?: string
  readonly startAfterSeconds?: number
  /** The transaction that it is sent in, of the system's scope: it is there when that commits. */
  readonly sql?: Sql
}

/** How work of a name is done. */
export interface QueueOptions {
  /** A piece that takes longer is taken for lost and given to another process. */
  readonly expireInSeconds: number
  /** How often a piece that failed is tried again; 3 by default. */
  readonly retryLimit?: number
  /** How many run at once in this process; 1 by default. */
  readonly concurrency?: number
}

/** Background work by name. */
export interface Queue {
  /** Makes a queue of that name; before anything is sent to it. */
  define(name: string, options: QueueOptions): Promise<void>
  /** Gives its id, or null when a piece with its key waits already. Workers of every process are notified at once. */
  send(name: string, data: object, options?: SendOptions): Promise<string | null>
  /** Has this process do the work that is sent to the name. What `run` throws is stored, and the work is tried again. */
  work<T extends object>(name: string, run: (work: WorkItem<T>) => Promise<void>): Promise<void>
  /** Sends a piece at the minutes that a cron expression names, once however many processes there are. */
  schedule(name: string, cron: string): Promise<void>
  /** Lets running work end, at most so long; what is left is given to other processes. */
  close(timeoutMs?: number): Promise<void>
}

/** What a queue is opened with. */
export interface OpenQueueOptions {
  readonly database: Database
  /** Called with faults of the queue itself, and of work that failed. */
  readonly onError: (error: Error) => void
  /** Called with each piece of work that this process ended. */
  readonly onEnd?: (name: string, outcome: 'completed' | 'failed', seconds: number) => void
}

const SCHEMA = 'plugboard_queue'
const CHANNEL = 'plugboard_queue'
const CLOSE_MS = 10_000

/** Opens the queue in the database, making its tables when there are none. */
export async function openQueue({ database, onError, onEnd = () => {} }: OpenQueueOptions): Promise<Queue> {
  const statements = new RunningStatements()
  const boss = new PgBoss({
    db: statements.follow(adapter(database, onError)),
    schema: SCHEMA,
    maintenanceIntervalSeconds: 5,
    ...RETENTION,
  })
  boss.on('error', onError)
  await boss.start()
  const ended = new AbortController()
  const defined = new Map<string, QueueOptions>()
  const workers = new Map<string, Worker<object>>()
  let stopListening: (() => Promise<void>) | undefined

  return {
    async define(name, options) {
      defined.set(name, options)
      const { expireInSeconds, retryLimit = 3 } = options
      const queue = { name, policy: 'short', expireInSeconds, retryLimit, retryDelay: 1, retryBackoff: true } as const
      await boss.createQueue(name, queue)
      await boss.updateQueue(name, queue)
    },
    async send(name, data, { key, startAfterSeconds, sql = database } = {}) {
      const id = await boss.send(name, data, {
        singletonKey: key ?? crypto.randomUUID(),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        db: adapterOf(sql),
      })
      if (id !== null && startAfterSeconds === undefined) await sql.query('select pg_notify($1, $2)', [CHANNEL, name])
      return id
    },
    async work<T extends object>(name: string, run: (work: WorkItem<T>) => Promise<void>) {
      stopListening ??= await database.listen(CHANNEL, (name) => workers.get(name)?.wake())
      const { concurrency = 1 } = defined.get(name)!
      const worker = new Worker<T>({ boss, name, concurrency, signal: ended.signal, run, onError, onEnd })
      workers.set(name, worker as unknown as Worker<object>)
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    async close(timeoutMs = CLOSE_MS) {
      ended.abort()
      await stopListening?.()
      await Promise.all([...workers.values()].map((worker) => worker.end(timeoutMs)))
      await boss.stop({ graceful: false, wait: true, close: false })
      await statements.ended()
    },
  }
}

/** Work that ended stays in the database for a day, for operators to look at. */
const RETENTION = { archiveCompletedAfterSeconds: 60 * 60, deleteAfterDays: 1 }

/** The library's statements that add to the schema: they deadlock when processes run them at the same time. */
const CHANGES_QUEUES = /\.create_queue\(|^\s*UPDATE \w+\.queue\b/i
/** A script of the library is a transaction of its own; here it becomes part of one that holds the lock. */
const SCRIPT = /^\s*BEGIN;([^]*)COMMIT;\s*$/

/** The library's statements that store how work ended: it completed, or it failed. */
const STORES_END = /\bcompleted_on = |^\s*WITH deleted_jobs AS /

/** The library does not wait for the statements that store how its own work ended: a failure there would end the process. */
function adapter(database: Database, onError: (error: Error) => void): PgBoss.Db {
  const sql = adapterOf(database)
  return {
    executeSql: async (text, values) => {
      const script = SCRIPT.exec(text)?.[1]
      if (script !== undefined) {
        await changeSchema(database, (session) => session.exec(script))
        return { rows: [] }
      }
      if (CHANGES_QUEUES.test(text))
        return changeSchema(database, (session) => adapterOf(session).executeSql(text, values))
      if (!STORES_END.test(text)) return sql.executeSql(text, values)
      return sql.executeSql(text, values).catch((error: Error) => {
        onError(error)
        return { rows: [{ count: 0 }] }
      })
    },
  }
}

function adapterOf(sql: Sql): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query<object>(text, values ?? []) }) }
}
