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

/** The error of a database behind a pooler that moves sessions between backends. */
export function sharedSessions(): ConnectorError {
  return new ConnectorError(
    'invalid_configuration',
    'Cannot use the database: a pooler in front of it gives each transaction a different session, like PgBouncer in transaction mode',
    { hint: `${WAYS} Settings, locks and notifications of a session would be lost.` },
  )
}

/** What to do about a pooler. */
export const WAYS = 'Use session mode or a direct connection: see "Poolers" in docs/server.md.'
