/** Statements on one connection to PostgreSQL. */
import type pg from 'pg'
import { DatabaseError, type Statement } from '../database/database.ts'
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
export async function runStatement<T>(
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
      : runStatement<T>(client, statement.text, statement.params, answerMs),
  )
  const outcomes = await Promise.allSettled([begun, Promise.all(running), begun && commit(client), ...running])
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
