/** PostgreSQL through a pool of connections. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import {
  type Database,
  DatabaseError,
  type PoolState,
  type Row,
  type ScopedSql,
  type Session,
  type Statement,
} from '../database/database.ts'
import { PreparedStatements } from '../database/prepared-statements.ts'
import { beginOf, beginWith } from '../database/organization.ts'
import { encode } from '../database/values.ts'
import {
  clientConfig,
  connectionError,
  ignore,
  openError,
  type PostgresOptions,
  prepareSession,
  statementError,
} from './connection.ts'
import { sharedSessions } from './pooler.ts'
import { lockKey, SessionConnection } from './session-connection.ts'
import { openWaiting, type WaitOptions } from './waiting.ts'

export type { WaitOptions } from './waiting.ts'

/** An open PostgreSQL. @throws ConnectorError `storage_unavailable` when it cannot be reached, `invalid_configuration` when it refuses */
export function openPostgres(options: PostgresOptions, wait: WaitOptions): Promise<Database> {
  return openWaiting(() => open(options), wait)
}

async function open(options: PostgresOptions): Promise<Database> {
  const processId = randomUUID()
  const sessionConnection = new SessionConnection(options, processId)
  try {
    await sessionConnection.open(options.startTimeoutMs)
    if (await sessionConnection.isShared()) throw sharedSessions()
  } catch (error) {
    await sessionConnection.close()
    throw openError(error)
  }
  return new PostgresDatabase(options, processId, sessionConnection)
}

class PostgresDatabase implements Database {
  readonly engine = 'postgres'
  readonly processId: string
  readonly #sessionConnection: SessionConnection
  readonly #pool: pg.Pool

  constructor(options: PostgresOptions, processId: string, sessionConnection: SessionConnection) {
    this.processId = processId
    this.#sessionConnection = sessionConnection
    // The pool awaits what `onConnect` returns.
    const onConnect = (client: pg.ClientBase) => prepareSession(client, options)
    this.#pool = new pg.Pool(Object.assign(clientConfig(options), { max: options.poolSize, onConnect }))
    this.#pool.on('error', ignore)
  }

  query<T = Row>(text: string, params?: readonly unknown[]): Promise<T[]> {
    return this.#use((client) => run<T>(client, text, params))
  }

  transaction<T>(work: (sql: Session) => Promise<T>): Promise<T> {
    return this.#transaction(undefined, work)
  }

  of(organizationId: string): ScopedSql {
    return {
      query: async <T>(text: string, params?: readonly unknown[]) => {
        const begin = beginOf(organizationId)
        return this.#use((client) => runInside<T>(client, begin, text, params))
      },
      transaction: (work) => this.#transaction(organizationId, work),
    }
  }

  exec(script: string): Promise<void> {
    return this.#use((client) => exec(client, script))
  }

  batch<T = Row>(statements: readonly Statement[], settings?: Readonly<Record<string, number>>): Promise<T[][]> {
    return this.#use((client) => runTogether<T>(client, statements, settings))
  }

  async isAlive(processId: string): Promise<boolean> {
    if (processId === this.processId) return true
    const [row] = await this.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      lockKey(processId),
    ])
    return row?.free === false
  }

  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#sessionConnection.listen(channel, listener)
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, payload])
  }

  poolState(): PoolState {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.ending ? undefined : this.#pool.end(), this.#sessionConnection.close()])
  }

  async #transaction<T>(organizationId: string | undefined, work: (sql: Session) => Promise<T>): Promise<T> {
    const begin = beginOf(organizationId)
    return this.#use(async (client) => {
      await exec(client, begin)
      let answerMs: number | undefined
      try {
        const result = await work({
          query: <R>(text: string, params?: readonly unknown[]) => {
            if (WITHOUT_LIMIT.test(text)) answerMs = LONGEST_MS
            return run<R>(client, text, params, answerMs)
          },
          exec: (script) => exec(client, script, answerMs),
        })
        await commit(client)
        return result
      } catch (error) {
        await client.query('rollback').catch(ignore)
        throw error
      }
    })
  }

  /** Lends a connection; one that broke is not given back to the pool. */
  async #use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw connectionError(error)
    })
    let broken: boolean | undefined
    const breaks = () => {
      broken = true
    }
    client.on('error', breaks)
    client.on('end', breaks)
    try {
      return await work(client)
    } finally {
      client.off('error', breaks)
      client.off('end', breaks)
      client.release(broken)
    }
  }
}

/** How a transaction or a batch says that its statements may take as long as they like. */
const WITHOUT_LIMIT = /'statement_timeout', '0'/
const LONGEST_MS = 2 ** 31 - 1

/** What the client's types leave out. */
interface Sent extends pg.QueryConfig {
  /** The simple protocol would take several statements. */
  readonly queryMode?: 'extended'
  /** How long its answer is waited for, when not as long as the connection's settings say. */
  readonly query_timeout?: number | undefined
}

async function run<T>(
  client: pg.ClientBase,
  text: string,
  params?: readonly unknown[],
  answerMs?: number,
): Promise<T[]> {
  try {
    const statement: Sent = { text, values: encode(params), queryMode: 'extended', query_timeout: answerMs }
    const { rows } = await client.query<pg.QueryResultRow>(statement)
    return rows as T[]
  } catch (error) {
    throw statementError(error)
  }
}

/** Begin, statement and commit in one round trip: each is sent before the one before it is answered. */
async function runInside<T>(
  client: pg.ClientBase,
  begin: string,
  text: string,
  params?: readonly unknown[],
): Promise<T[]> {
  const begun = exec(client, begin)
  const running = run<T>(client, text, params)
  const [first, second, third] = await Promise.allSettled([begun, running, commit(client)])
  for (const outcome of [first, second, third]) if (outcome.status === 'rejected') throw outcome.reason
  return (second as PromiseFulfilledResult<T[]>).value
}

/** All statements in one round trip: each is sent before the one before it is answered. */
async function runTogether<T>(
  client: pg.ClientBase,
  statements: readonly Statement[],
  settings?: Readonly<Record<string, number>>,
): Promise<T[][]> {
  const begun = settings && exec(client, beginWith(settings))
  const isUnlimited = statements.some(({ text }) => WITHOUT_LIMIT.test(text))
  const running = statements.map((statement) =>
    statement.isPrepared
      ? runPrepared<T>(client, statement)
      : run<T>(client, statement.text, statement.params, isUnlimited ? LONGEST_MS : undefined),
  )
  const outcomes = await Promise.allSettled([begun, Promise.all(running), settings && commit(client), ...running])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return (outcomes[1] as PromiseFulfilledResult<T[][]>).value
}

const prepared = new WeakMap<pg.ClientBase, PreparedStatements>()

async function runPrepared<T>(client: pg.ClientBase, { text, params }: Statement): Promise<T[]> {
  const own = prepared.get(client) ?? new PreparedStatements()
  prepared.set(client, own)
  const { name, forget } = own.use(text)
  if (forget !== undefined) forgetStatement(client, forget)
  try {
    const { rows } = await client.query<pg.QueryResultRow>({ name, text, values: encode(params) })
    return rows as T[]
  } catch (error) {
    throw statementError(error)
  }
}

/** Drops a prepared statement in the server and in the client, whose list only grows. */
function forgetStatement(client: pg.ClientBase, name: string): void {
  const { connection } = client as unknown as { connection?: { parsedStatements?: Record<string, unknown> } }
  void client.query(`deallocate ${name}`).then(() => delete connection?.parsedStatements?.[name], ignore)
}

async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw statementError(error)
  })
  if (command === 'ROLLBACK')
    throw new DatabaseError('Cannot commit the transaction: one of its statements failed', '25P02')
}

async function exec(client: pg.ClientBase, script: string, answerMs?: number): Promise<void> {
  try {
    const statement: Sent = { text: script, query_timeout: answerMs }
    await client.query(statement)
  } catch (error) {
    throw statementError(error)
  }
}
