/** Poolers in front of a database: settings, locks and notifications need a session that keeps its backend. */
import { ConnectorError } from 'plugboard/runtime'

/** A session of the probe. */
export interface ProbedSession {
  /** Process ID of the backend that answers. */
  backend(): Promise<number>
  begin(): Promise<void>
  rollback(): Promise<void>
}

/**
 * Whether two sessions share backends, as behind PgBouncer in transaction mode. It finds pools that lend the backend used last, and
 * pools that lend the backend unused longest.
 */
export async function sharesBackends(one: ProbedSession, other: ProbedSession): Promise<boolean> {
  const own = await one.backend()
  const isMoved = async () => (await one.backend()) !== own
  await other.begin()
  if ((await other.backend()) === own || (await isMoved())) return true
  await other.rollback()
  return (await isMoved()) || isMoved()
}

/** The error of a database that is reached only through a pooler that moves sessions between backends. */
export function sharedSessions(): ConnectorError {
  return new ConnectorError(
    'invalid_configuration',
    'Cannot use the database: a pooler in front of it gives each transaction a different session, like PgBouncer in transaction mode',
    {
      hint: WAYS,
      errors: [{ field: DIRECT, message: 'must name the database without the pooler', error_code: 'required' }],
    },
  )
}

/** The error of a direct URL through such a pooler. */
export function pooledDirectUrl(): ConnectorError {
  return wrongDirectUrl('it leads through a pooler that gives each transaction a different session')
}

/** The error of a direct URL to another database. */
export function otherDatabase(): ConnectorError {
  return wrongDirectUrl('it leads to another database than databaseUrl')
}

function wrongDirectUrl(state: string): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use database.directUrl: ${state}`, {
    hint: 'Name the host and port of PostgreSQL itself, and the database that the pooler leads to: see "Poolers" in docs/operating.md.',
    errors: [{ field: DIRECT, message: state, error_code: 'conflict' }],
  })
}

const DIRECT = 'database.directUrl'

/** Advice about a pooler. */
export const WAYS =
  'Set database.directUrl to the URL of PostgreSQL itself, for locks and notifications; or use session mode or a direct connection: see "Poolers" in docs/operating.md.'
