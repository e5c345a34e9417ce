/** Statements on one connection to PostgreSQL. */
import pg from 'pg'
import { DatabaseError, type Row, type Statement } from '../database/database.ts'
import { PreparedStatements } from '../database/prepared-statements.ts'
import { encode } from '../database/values.ts'
import { ignore, statementError } from './connection.ts'

/** Longest time of a timer, in milliseconds. */
export const LONGEST_MS = 2 ** 31 - 1

/** Members that the client's types lack. */
interface Sent extends pg.QueryConfig {
  /** Refuses several statements, which the simple protocol takes. */
  readonly queryMode?: 'extended'
  /** Milliseconds to wait for the answer, instead of the connection's setting. */
  readonly query_timeout?: number | undefined
}

/** Runs one statement. @param answerMs milliseconds to wait for the answer, instead of the connection's setting */
export function runStatement<T>(
  client: pg.ClientBase,
  text: string,
  params?: readonly unknown[],
  answerMs?: number,
): Promise<T[]> {
  return send<T>(client, unnamed(text, params, answerMs))
}

function unnamed(text: string, params?: readonly unknown[], answerMs?: number): Sent {
  return { text, values: encode(params), queryMode: 'extended', query_timeout: answerMs }
}

async function send<T>(client: pg.ClientBase, sent: Sent, read?: Statement['read']): Promise<T[]> {
  if (read) return (await readRows(client, sent, read)) as T[]
  try {
    const { rows } = await client.query<pg.QueryResultRow>(sent)
    return rows as T[]
  } catch (error) {
    throw statementError(error)
  }
}

/** Reads each row when its bytes arrive. An error of reading is thrown after the last row: the connection stays usable. */
function readRows(client: pg.ClientBase, sent: Sent, read: (row: Row) => unknown): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const rows: unknown[] = []
    let failure: unknown
    const callback = (error: Error | null) => {
      failure ??= error ? statementError(error) : undefined
      if (failure === undefined) resolve(rows)
      else reject(failure)
    }
    const query = new pg.Query<Row>(Object.assign({}, sent, { callback }))
    query.on('row', (row) => {
      try {
        rows.push(read(row))
      } catch (error) {
        failure ??= error
      }
    })
    client.query(query)
  })
}

/** Runs begin, statement and commit in one round trip: none waits for the answer to another. */
export async function runInside<T>(
  client: pg.ClientBase,
  begin: string,
  text: string,
  params?: readonly unknown[],
): Promise<T[]> {
  const begun = exec(client, begin)
  const running = runStatement<T>(client, text, params)
  const [first, second, third] = await Promise.allSettled([begun, running, commit(client)])
  for (const outcome of [first, second, third]) if (outcome.status === 'rejected') throw outcome.reason
  return (second as PromiseFulfilledResult<T[]>).value
}

/** Options of several statements. */
export interface Together {
  /** The script that begins one transaction for all; a transaction each without it. */
  readonly begin: string | undefined
  /** Whether statements may have names, which belong to a session of the database. */
  readonly areNamed: boolean
  /** As for `runStatement`. */
  readonly answerMs?: number
}

/** Runs all statements in one round trip. */
export async function runTogether<T>(
  client: pg.ClientBase,
  statements: readonly Statement[],
  { begin, areNamed, answerMs }: Together,
): Promise<T[][]> {
  const begun = begin === undefined ? undefined : exec(client, begin)
  const running = statements.map((statement) =>
    statement.isPrepared && areNamed
      ? runPrepared<T>(client, statement)
      : send<T>(client, unnamed(statement.text, statement.params, answerMs), statement.read),
  )
  const outcomes = await Promise.allSettled([begun, Promise.all(running), begun && commit(client), ...running])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return (outcomes[1] as PromiseFulfilledResult<T[][]>).value
}

const prepared = new WeakMap<pg.ClientBase, PreparedStatements>()

async function runPrepared<T>(client: pg.ClientBase, { text, params, read }: Statement): Promise<T[]> {
  const own = prepared.get(client) ?? new PreparedStatements()
  prepared.set(client, own)
  const { name, forget } = own.use(text)
  if (forget !== undefined) forgetStatement(client, forget)
  return send<T>(client, { name, text, values: encode(params) }, read)
}

/** Drops a prepared statement of the server and of the client, whose list only grows. */
function forgetStatement(client: pg.ClientBase, name: string): void {
  const { connection } = client as unknown as { connection?: { parsedStatements?: Record<string, unknown> } }
  client.query(`deallocate ${name}`).then(() => delete connection?.parsedStatements?.[name], ignore)
}

/** @throws DatabaseError if a statement of the transaction failed */
export async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit').catch((error: unknown) => {
    throw statementError(error)
  })
  if (command === 'ROLLBACK')
    throw new DatabaseError('Cannot commit the transaction: one of its statements failed', '25P02')
}

/** Runs a script of several statements. */
export async function exec(client: pg.ClientBase, script: string, answerMs?: number): Promise<void> {
  try {
    const statement: Sent = { text: script, query_timeout: answerMs }
    await client.query(statement)
  } catch (error) {
    throw statementError(error)
  }
}
