/** PostgreSQL through a pool of connections. */
import { ConnectorError } from '../../../runtime/index.ts'
import type { Database } from '../database.ts'

/** Where the database is, and the limits of its use. */
export interface PostgresOptions {
  readonly url: string
  readonly statementTimeoutMs: number
  readonly poolSize: number
  readonly acquireTimeoutMs: number
}

/** An open PostgreSQL. */
export async function openPostgres(_options: PostgresOptions): Promise<Database> {
  throw new ConnectorError('storage_unavailable', 'Cannot open PostgreSQL: it is not built yet')
}
