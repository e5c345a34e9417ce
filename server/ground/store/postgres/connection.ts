/** How a connection to PostgreSQL is made, and what its failures come to. */
import pg from 'pg'
import { ConnectorError } from 'plugboard/runtime'
import { DatabaseError } from '../database/database.ts'
import { type DriverFailure, driverError, storageUnavailable } from '../database/failures.ts'
import { decoder } from '../database/values.ts'
import { WAYS } from './pooler.ts'

/** Where the database is, and the limits of its use. */
export interface PostgresOptions {
  readonly url: string
  /** The database without a pooler in between, for locks and notifications, when `url` leads through one. */
  readonly directUrl: string | undefined
  /** Whether statements that come again and again are prepared once in each session. */
  readonly preparedStatements: boolean
  readonly statementTimeoutMs: number
  readonly poolSize: number
  readonly acquireTimeoutMs: number
  /** How long the first connection may take: a server that starts waits longer than a request. */
  readonly startTimeoutMs: number
  /** How long after it was away nobody is taken for ended; by default as long as others may take to connect again. */
  readonly settleMs?: number | undefined
  /** The version of the newest migration that the program knows. */
  readonly knownVersion: number
}

/** How much longer than the database's own limit of a statement its answer is waited for. */
const ANSWER_MS = 5_000

/** How connections to a URL are made; one may take `acquireTimeoutMs` by default. Statements of a pipelined client do not wait for each other's answers. */
export function clientConfig(
  options: PostgresOptions,
  url: string,
  connectionTimeoutMillis: number = options.acquireTimeoutMs,
): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'plugboard',
    connectionTimeoutMillis,
    // A connection whose other end vanished is noticed: by an answer that is late, or when nothing is sent.
    query_timeout: options.statementTimeoutMs + ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    types: { getTypeParser: (type: number) => decoder(type) as (text: string) => string },
  }
}

/** The work of a transaction awaits nothing but statements: a longer pause is a fault. */
const IDLE_MS = 60_000

/** The script that makes unqualified names mean ours, and text of times the same everywhere; and limits statements. */
export function settingsScript({ statementTimeoutMs }: PostgresOptions, scope: 'session' | 'local'): string {
  return [
    'search_path = plugboard, public',
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    `statement_timeout = ${statementTimeoutMs}`,
    `idle_in_transaction_session_timeout = ${IDLE_MS}`,
  ]
    .map((setting) => `set ${scope} ${setting}`)
    .join('; ')
}

/** Has a session work by our settings. By statements, since poolers refuse or ignore settings in the message that opens a connection. */
export async function prepareSession(client: pg.ClientBase, options: PostgresOptions): Promise<void> {
  await client.query(settingsScript(options, 'session'))
}

/** @throws ConnectorError `storage_unavailable` for a standby, to which a proxy may lead for a moment: it is behind, and takes no writes */
export async function insistOnPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
  if (rows[0]?.is) throw storageUnavailable('it is a standby, which takes no writes')
}

/** For errors of a broken connection, which what runs on it reports as well. */
export function ignore(): void {}

/** The error of a statement that failed. */
export function statementError(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof ConnectorError) return error
  const { message, code, constraint } = error as DriverFailure
  return driverError({ message, code: code || undefined, constraint })
}

/** What waiting does not change: a refused user or password, a database that is not there or not for this user, no encryption. */
const REFUSED = /^(?:28|3D|42501$|ERR_TLS_|ERR_SSL_|CERT_|EPROTO$|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/
/** How the client says so where it gives no code. */
const REFUSED_MESSAGE = /SSL connection|^SASL/

/** How PgBouncer refuses settings in the message that opens a connection, and transactions in statement mode. */
const REFUSED_BY_POOLER = /unsupported startup parameter|statement pooling mode/

/** The error of a server's first connection: `invalid_configuration` for what only other settings change. */
export function openError(error: unknown, setting: 'databaseUrl' | 'database.directUrl'): ConnectorError {
  if (error instanceof ConnectorError) return error
  const { message, code = '' } = error as DriverFailure
  if (REFUSED_BY_POOLER.test(message))
    return new ConnectorError('invalid_configuration', `Cannot use the database: its pooler says "${message}"`, {
      hint: WAYS,
    })
  if (!REFUSED.test(code) && !REFUSED_MESSAGE.test(message)) return connectionError(error)
  const state = code === '' ? message : `${message} (${code})`
  return new ConnectorError('invalid_configuration', `Cannot use the database: ${state}`, {
    hint:
      setting === 'databaseUrl'
        ? 'Check user, password, database name and sslmode in DATABASE_URL or in the file of databaseUrlFile.'
        : 'Check user, password, database name and sslmode in database.directUrl or in the file of database.directUrlFile.',
  })
}

/** The error of a connection that could not be made, whatever the reason. */
export function connectionError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error
  const { message, code } = error as DriverFailure
  return storageUnavailable(code === undefined || message === '' ? message || String(code) : `${message} (${code})`)
}
