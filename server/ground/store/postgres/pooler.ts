/** Poolers in front of a database: whether each session keeps its backend, on which settings, locks and notifications depend. */
import { ConnectorError } from 'plugboard/runtime'

/** A session as the probe uses it. */
export interface ProbedSession {
  /** The process id of the backend that answers now. */
  backend(): Promise<number>
  begin(): Promise<void>
  rollback(): Promise<void>
}

/**
 * Whether two sessions take turns with backends, as PgBouncer has them do in transaction mode. Good for pools that lend the backend
 * used last and for those that lend the one unused longest.
 */
export async function sharesBackends(one: ProbedSession, other: ProbedSession): Promise<boolean> {
  const own = await one.backend()
  const isMoved = async () => (await one.backend()) !== own
  await other.begin()
  if ((await other.backend()) === own || (await isMoved())) return true
  await other.rollback()
  return (await isMoved()) || isMoved()
}

/** The error of a database behind a pooler that moves sessions between backends, when there is no other way to it. */
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

/** The error of a direct URL that leads through a pooler of that sort as well. */
export function pooledDirectUrl(): ConnectorError {
  return wrongDirectUrl('it leads through a pooler that gives each transaction a different session')
}

/** The error of a direct URL that leads elsewhere than the URL of the database. */
export function otherDatabase(): ConnectorError {
  return wrongDirectUrl('it leads to another database than databaseUrl')
}

function wrongDirectUrl(state: string): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use database.directUrl: ${state}`, {
    hint: 'Name the host and port of PostgreSQL itself, and the database that the pooler leads to: see "Poolers" in docs/server.md.',
    errors: [{ field: DIRECT, message: state, error_code: 'conflict' }],
  })
}

const DIRECT = 'database.directUrl'

/** What to do about a pooler. */
export const WAYS =
  'Set database.directUrl to the URL of PostgreSQL itself, for locks and notifications; or use session mode or a direct connection: see "Poolers" in docs/server.md.'
