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
  /** Sends a piece once in each span of so many seconds, an hour at most, however many processes there are. */
  repeat(name: string, everySeconds: number): void
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
    db: statements.follow(adapter(database)),
    schema: SCHEMA,
    maintenanceIntervalSeconds: 5,
    ...NO_WORK_OF_ITS_OWN,
    ...RETENTION,
  })
  boss.on('error', onError)
  await boss.start()
  return new DatabaseQueue({ boss, statements, database, onError, onEnd })
}

/**
 * The library's schedules are off: it runs them by work of its own, does not wait for the statements that store how that ended, and
 * a failure of one would end the process.
 */
const NO_WORK_OF_ITS_OWN = { schedule: false }

interface QueueParts extends Required<OpenQueueOptions> {
  readonly boss: PgBoss
  readonly statements: RunningStatements
}

class DatabaseQueue implements Queue {
  readonly #parts: QueueParts
  /** Makes queues, which are partitions of one table, one at a time. */
  readonly #maker: PgBoss
  readonly #ended = new AbortController()
  readonly #defined = new Map<string, QueueOptions>()
  readonly #workers = new Map<string, Worker<object>>()
  readonly #timers: NodeJS.Timeout[] = []
  #stopListening: (() => Promise<void>) | undefined

  constructor(parts: QueueParts) {
    this.#parts = parts
    this.#maker = new PgBoss({ db: parts.statements.follow(lockedAdapter(parts.database)), schema: SCHEMA })
  }

  async define(name: string, options: QueueOptions): Promise<void> {
    this.#defined.set(name, options)
    const { expireInSeconds, retryLimit = 3 } = options
    const queue = { name, policy: 'short', expireInSeconds, retryLimit, retryDelay: 1, retryBackoff: true } as const
    if (!(await this.#parts.boss.getQueue(name))) await this.#maker.createQueue(name, queue)
    await this.#parts.boss.updateQueue(name, queue)
  }

  async send(name: string, data: object, { key, startAfterSeconds, sql }: SendOptions = {}): Promise<string | null> {
    const { boss, database } = this.#parts
    const singletonKey = key ?? crypto.randomUUID()
    const within = sql ?? database
    const id = await boss.send(name, data, { singletonKey, startAfter: startAfterSeconds, db: adapterOf(within) })
    if (id !== null && startAfterSeconds === undefined) await within.query('select pg_notify($1, $2)', [CHANNEL, name])
    return id
  }

  async work<T extends object>(name: string, run: (work: WorkItem<T>) => Promise<void>): Promise<void> {
    const { database, boss, onError, onEnd } = this.#parts
    this.#stopListening ??= await database.listen(CHANNEL, (one) => this.#workers.get(one)?.wake())
    const { concurrency = 1 } = this.#defined.get(name) ?? {}
    const worker = new Worker<T>({ boss, name, concurrency, signal: this.#ended.signal, run, onError, onEnd })
    this.#workers.set(name, worker as unknown as Worker<object>)
  }

  repeat(name: string, everySeconds: number): void {
    const { boss, onError } = this.#parts
    const send = () => {
      boss.sendThrottled(name, {}, {}, everySeconds, name).catch(onError)
    }
    this.#timers.push(setInterval(send, everySeconds * 1000).unref())
  }

  async close(timeoutMs = CLOSE_MS): Promise<void> {
    const { boss, statements } = this.#parts
    this.#ended.abort()
    this.#timers.forEach(clearInterval)
    await this.#stopListening?.()
    await Promise.all([...this.#workers.values()].map((worker) => worker.end(timeoutMs)))
    await boss.stop({ graceful: false, wait: true, close: false })
    await statements.ended()
  }
}

/** Work that ended stays in the database for a day, for operators to look at. */
const RETENTION = { archiveCompletedAfterSeconds: 60 * 60, deleteAfterDays: 1 }

/** A script of the library is a transaction of its own. One of another form is refused by the database, as several statements are. */
const SCRIPT = /^\s*BEGIN;([^]*)COMMIT;\s*$/

/** Runs the library's statements; its scripts, which make and maintain its tables, in a transaction that holds the schema's lock. */
function adapter(database: Database): PgBoss.Db {
  const sql = adapterOf(database)
  return {
    executeSql: async (text, values) => {
      const script = SCRIPT.exec(text)?.[1]
      if (script === undefined) return sql.executeSql(text, values)
      await changeSchema(database, (session) => session.exec(script))
      return { rows: [] }
    },
  }
}

/**
 * Runs each statement in a transaction that holds the schema's lock, since processes that make queues at the same time would deadlock.
 * Nobody reads the table of work meanwhile: a connection that lists its partitions while one is attached may never see that one.
 */
function lockedAdapter(database: Database): PgBoss.Db {
  return {
    executeSql: (text, values) =>
      changeSchema(database, async (session) => {
        await session.exec(`lock table ${SCHEMA}.job in access exclusive mode`)
        return adapterOf(session).executeSql(text, values)
      }),
  }
}

function adapterOf(sql: Sql): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query<object>(text, values ?? []) }) }
}
