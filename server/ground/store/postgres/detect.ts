/** Looks for a pooler in front of a database, by two connections. */
import pg from 'pg'
import { firstOf } from '../../base/index.ts'
import { clientConfig, ignore, type PostgresOptions } from './connection.ts'
import { otherDatabase, type ProbedSession, sharesBackends } from './pooler.ts'

/** Whether a pooler at a URL moves sessions between backends. @throws errors of connecting */
export async function isPooled(options: PostgresOptions, url: string): Promise<boolean> {
  const one = clientOf(options, url)
  const other = clientOf(options, url)
  try {
    await one.connect()
    // A pooler invents the ID by which a connection is canceled.
    if ((await backendOf(one)) === (one as { processID?: number }).processID) return false
    await other.connect()
    return await sharesBackends(probed(one), probed(other))
  } finally {
    for (const client of [one, other]) client.end().catch(ignore)
  }
}

/**
 * Checks that the pooler leads to the same database: through it, the lock of the direct connection is taken.
 * @throws ConnectorError `invalid_configuration` for different databases; errors of connecting
 */
export async function insistOnSameDatabase(options: PostgresOptions, lock: string): Promise<void> {
  const client = clientOf(options, options.url)
  try {
    await client.connect()
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [lock])
    if (firstOf(rows).free) throw otherDatabase()
  } finally {
    client.end().catch(ignore)
  }
}

function clientOf(options: PostgresOptions, url: string): pg.Client {
  const client = new pg.Client(clientConfig(options, url, options.startTimeoutMs))
  client.on('error', ignore)
  return client
}

async function backendOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return firstOf(rows).pid
}

function probed(client: pg.ClientBase): ProbedSession {
  return {
    backend: () => backendOf(client),
    begin: async () => {
      await client.query('begin')
    },
    rollback: async () => {
      await client.query('rollback')
    },
  }
}
