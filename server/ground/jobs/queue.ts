/** The queue: work in the background, by any process. */
import PgBoss from 'pg-boss'
import { changeSchema, type Database, type Sql } from '../store/index.ts'
import { RunningStatements } from './running-statements.ts'
import { Worker, type WorkItem } from './worker.ts'

/** Options of a piece of work. */
export interface SendOptions {
  /** Only one piece with a key waits; further ones are dropped. A running piece does not count. */
  readonly key?: string
  readonly startAfterSeconds?: number
  /** The transaction that sends it, of the system's scope. It exists once that commits. */
  readonly sql?: Sql
}

/** Options of all work of a name. */
export interface QueueOptions {
  /** A piece that takes longer is considered lost, and another process gets it. */
  readonly expireInSeconds: number
  /** Number of retries after a failure; 3 by default. */
  readonly retryLimit?: number
  /** Maximum number of running pieces in this process; 1 by default. */
  readonly concurrency?: number
}

/** Options of a queue. */
export interface OpenQueueOptions {
  readonly database: Database
  /** Called with faults of the queue, and of failed work. */
  readonly onError: (error: Error) => void
  /** Called with each piece that this process ended. */
  readonly onEnd?: (name: string, outcome: 'completed' | 'failed', seconds: number) => void
}

const SCHEMA = 'plugboard_queue'
const CHANNEL = 'plugboard_queue'
const CLOSE_MS = 10_000

/** Opens the queue of a database, and creates its tables if they are missing. */
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
  return new Queue({ boss, statements, database, onError, onEnd })
}

/**
 * Schedules of the library are off. It runs them by its own work and does not wait for the statements that store their results. A
 * failure of one would end the process.
 */
const NO_WORK_OF_ITS_OWN = { schedule: false }

interface QueueParts extends Required<OpenQueueOptions> {
  readonly boss: PgBoss
  readonly statements: RunningStatements
}

/** Background work by name. */
export class Queue {
  readonly #parts: QueueParts
  /** Creates queues, which are partitions of one table, one at a time. */
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

  /** Creates a queue. Define it before you send anything to it. */
  async define(name: string, options: QueueOptions): Promise<void> {
    this.#defined.set(name, options)
    const { expireInSeconds, retryLimit = 3 } = options
    const queue = { name, policy: 'short', expireInSeconds, retryLimit, retryDelay: 1, retryBackoff: true } as const
    if (!(await this.#parts.boss.getQueue(name))) await this.#maker.createQueue(name, queue)
    await this.#parts.boss.updateQueue(name, queue)
  }

  /** Sends a piece, and notifies the workers of every process. @returns its ID; null if a piece with its key is waiting already */
  async send(name: string, data: object, { key, startAfterSeconds, sql }: SendOptions = {}): Promise<string | null> {
    const { boss, database } = this.#parts
    const singletonKey = key ?? crypto.randomUUID()
    const within = sql ?? database
    const id = await boss.send(name, data, { singletonKey, startAfter: startAfterSeconds, db: adapterOf(within) })
    if (id !== null && startAfterSeconds === undefined) await within.query('select pg_notify($1, $2)', [CHANNEL, name])
    return id
  }

  /** Has this process do the work of a name. Errors of `run` are stored, and the work is tried again. */
  async work<T extends object>(name: string, run: (work: WorkItem<T>) => Promise<void>): Promise<void> {
    const { database, boss, onError, onEnd } = this.#parts
    this.#stopListening ??= await database.listen(CHANNEL, (one) => this.#workers.get(one)?.wake())
    const { concurrency = 1 } = this.#defined.get(name) ?? {}
    const worker = new Worker<T>({ boss, name, concurrency, signal: this.#ended.signal, run, onError, onEnd })
    this.#workers.set(name, worker as unknown as Worker<object>)
  }

  /** Sends one piece in each span of seconds, an hour at most, over all processes. */
  repeat(name: string, everySeconds: number): void {
    const { boss, onError } = this.#parts
    const send = () => {
      boss.sendThrottled(name, {}, {}, everySeconds, name).catch(onError)
    }
    this.#timers.push(setInterval(send, everySeconds * 1000).unref())
  }

  /** Waits for running work, up to a time. Other processes get the rest. */
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

/** Ended work stays in the database for a day, for operators. */
const RETENTION = { archiveCompletedAfterSeconds: 60 * 60, deleteAfterDays: 1 }

/** A script of the library is a transaction. The database refuses scripts of another form, since they are several statements. */
const SCRIPT = /^\s*BEGIN;([^]*)COMMIT;\s*$/

/** Runs the library's statements. Its scripts create and maintain its tables, in a transaction with the schema's lock. */
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
 * Runs each statement in a transaction with the schema's lock: processes that create queues at the same time would deadlock. The
 * table of work is locked as well. A connection that lists its partitions while one is attached may never see that one.
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

/** Due or running work. */
export interface WorkState {
  readonly state: 'due' | 'running'
  readonly count: number
  /** Age of the oldest piece; 0 without any. */
  readonly oldestSeconds: number
}

/** Counts due and running work of all names. */
export function countWork(sql: Sql): Promise<WorkState[]> {
  return sql.query<WorkState>(
    `select s.state, count(j.since) as count, coalesce(extract(epoch from now() - min(j.since)), 0)::float8 as "oldestSeconds"
     from (values ('due'), ('running')) as s(state)
     left join (
       select case when state = 'active' then 'running' else 'due' end as state,
         case when state = 'active' then started_on else start_after end as since
       from plugboard_queue.job where state < 'completed' and start_after <= now()
     ) j on j.state = s.state
     group by s.state order by s.state`,
  )
}
