/** The queue: work that is done in the background, by any process, once. */
import PgBoss from 'pg-boss'
import type { Database, Sql } from '../store/index.ts'

/** One piece of work as its doer gets it. */
export interface Work<T> {
  /** The queue's id of it. */
  readonly id: string
  readonly data: T
  /** Aborted when the process must end. */
  readonly signal: AbortSignal
}

/** How one piece of work is sent. */
export interface SendOptions {
  /** Of several pieces with one key, one waits and one runs; further ones are dropped. */
  readonly key?: string
  readonly startAfterSeconds?: number
  /** The transaction that it is sent in: it is there when that commits. */
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
  /** Gives its id, or null when a piece with its key waits already. */
  send(name: string, data: object, options?: SendOptions): Promise<string | null>
  /** Has this process do what is sent to the name. What `run` throws is kept, and the piece tried again. */
  work<T extends object>(name: string, run: (work: Work<T>) => Promise<void>): Promise<void>
  /** Sends a piece at the minutes that a cron expression names, once however many processes there are. */
  schedule(name: string, cron: string): Promise<void>
  /** Lets running work end, at most so long; what is left is given to other processes. */
  close(timeoutMs?: number): Promise<void>
}

/** What a queue is opened with. */
export interface OpenQueueOptions {
  readonly database: Database
  /** Told of faults of the queue itself. */
  readonly onError: (error: Error) => void
}

const SCHEMA = 'plugboard_queue'
const POLL_SECONDS = 0.5
const CLOSE_MS = 10_000

/** Opens the queue in the database, making its tables when there are none. */
export async function openQueue({ database, onError }: OpenQueueOptions): Promise<Queue> {
  const boss = new PgBoss({ db: adapter(database), schema: SCHEMA, maintenanceIntervalSeconds: 5, ...RETENTION })
  boss.on('error', onError)
  await boss.start()
  const ended = new AbortController()
  const defined = new Map<string, QueueOptions>()

  return {
    async define(name, options) {
      defined.set(name, options)
      const { expireInSeconds, retryLimit = 3 } = options
      const queue = { name, policy: 'stately', expireInSeconds, retryLimit, retryDelay: 1, retryBackoff: true } as const
      await boss.createQueue(name, queue)
      await boss.updateQueue(name, queue)
    },
    send(name, data, { key, startAfterSeconds, sql } = {}) {
      return boss.send(name, data, {
        singletonKey: key ?? crypto.randomUUID(),
        ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        ...(sql && { db: adapterOf(sql) }),
      })
    },
    async work<T extends object>(name: string, run: (work: Work<T>) => Promise<void>) {
      const { concurrency = 1 } = defined.get(name)!
      for (let count = 0; count < concurrency; count++) {
        await boss.work<T>(name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async ([job]) =>
          run({ id: job!.id, data: job!.data, signal: ended.signal }),
        )
      }
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    async close(timeoutMs = CLOSE_MS) {
      ended.abort()
      await boss.stop({ graceful: true, wait: true, close: false, timeout: timeoutMs })
    },
  }
}

/** Work that ended is kept for a day, to be looked at. */
const RETENTION = { archiveCompletedAfterSeconds: 60 * 60, deleteAfterDays: 1 }

function adapter(database: Database): PgBoss.Db {
  const sql = adapterOf(database)
  return {
    executeSql: async (text, values) => {
      if (!/\bBEGIN;/.test(text)) return sql.executeSql(text, values)
      await database.exec(text)
      return { rows: [] }
    },
  }
}

function adapterOf(sql: Sql): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query<object>(text, values ?? []) }) }
}
