/** Connects to PostgreSQL, and converts failures to errors. */
import pg from 'pg'
import { ConnectorError } from 'plugboard/runtime'
import { DatabaseError } from '../database/database.ts'
import { type DriverFailure, driverError, storageUnavailable } from '../database/failures.ts'
import { decoder } from '../database/values.ts'
import { WAYS } from './pooler.ts'

/** Options of a PostgreSQL. */
export interface PostgresOptions {
  readonly url: string
  /** The database without a pooler, for locks and notifications, if `url` leads through one. */
  readonly directUrl: string | undefined
  /** Whether each session prepares repeated statements once. */
  readonly preparedStatements: boolean
  readonly statementTimeoutMs: number
  readonly poolSize: number
  readonly acquireTimeoutMs: number
  /** Milliseconds for the first connection: a starting server waits longer than a request. */
  readonly startTimeoutMs: number
  /** Milliseconds after an outage before a process counts as ended; by default, the time to connect again. */
  readonly settleMs?: number | undefined
  /** Version of the newest migration that the program knows. */
  readonly knownVersion: number
}

/** Milliseconds to wait for an answer beyond the database's own limit of a statement. */
const ANSWER_MS = 5_000

/** Settings of a connection to a URL. Pipelined statements do not wait for each other's answers. */
export function clientConfig(
  options: PostgresOptions,
  url: string,
  connectionTimeoutMillis: number = options.acquireTimeoutMs,
): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'plugboard',
    connectionTimeoutMillis,
    // Both limits notice a connection whose other end has vanished: by a late answer, or in idle times.
    query_timeout: options.statementTimeoutMs + ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    types: { getTypeParser: (type: number) => decoder(type) as (text: string) => string },
  }
}

/** The work of a transaction awaits only statements: a longer pause is a fault. */
const IDLE_MS = 60_000

/** The script of a session's settings: its schema, the format of times, and limits. */
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

/** Applies the settings of a session. By statements, since poolers refuse or ignore settings of the opening message. */
export async function prepareSession(client: pg.ClientBase, options: PostgresOptions): Promise<void> {
  await client.query(settingsScript(options, 'session'))
}

/** @throws ConnectorError `storage_unavailable` for a standby. A proxy may lead to one for a moment */
export async function insistOnPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
  if (rows[0]?.is) throw storageUnavailable('it is a standby, which takes no writes')
}

/** Ignores errors of a broken connection, which its statements report as well. */
export function ignore(): void {}

/** The error of a failed statement. */
export function statementError(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof ConnectorError) return error
  const { message, code, constraint } = error as DriverFailure
  return driverError({ message, code: code || undefined, constraint })
}

/** Failures that stay: a refused user or password, a missing or forbidden database, no encryption. */
const REFUSED = /^(?:28|3D|42501$|ERR_TLS_|ERR_SSL_|CERT_|EPROTO$|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/
/** Messages of the client without a code. */
const REFUSED_MESSAGE = /SSL connection|^SASL/

/** PgBouncer's refusal of settings in the opening message, and of transactions in statement mode. */
const REFUSED_BY_POOLER = /unsupported startup parameter|statement pooling mode/

/** The error of a server's first connection; `invalid_configuration` if it needs other settings. */
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

/** The error of a failed connection. */
export function connectionError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error
  const { message, code } = error as DriverFailure
  return storageUnavailable(code === undefined || message === '' ? message || String(code) : `${message} (${code})`)
}
