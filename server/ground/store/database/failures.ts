/** Errors of refused statements, and of an unreachable database. */
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
import { DatabaseError } from './database.ts'

/** A failure of either engine. */
export interface DriverFailure {
  readonly message: string
  /** SQLSTATE, or the name of a system error such as `ECONNREFUSED`. */
  readonly code?: string
  readonly constraint?: string
}

/** Connection failures, lack of disk, memory or connections, shutdown, an input-output error. */
const UNAVAILABLE = /^(?:08|53|57P0|58030|E[A-Z]{3,})/

/** A write in a read-only session. An embedded database is read-only while its disk is full. */
const READ_ONLY = '25006'

/** The error of a failed statement: DatabaseError, or ConnectorError `storage_unavailable`. */
export function driverError(failure: DriverFailure): Error {
  if (failure.code === READ_ONLY)
    return storageUnavailable('it accepts no writes, because its disk is full or it is a replica')
  if (failure.code === undefined || UNAVAILABLE.test(failure.code)) {
    return storageUnavailable(failure.code ? `${failure.message} (${failure.code})` : failure.message)
  }
  return new DatabaseError(failure.message, failure.code, failure.constraint)
}

/** The error for an unavailable database. The wait is random, so that callers do not return together. */
export function storageUnavailable(state: string): ConnectorError {
  return new ServerError('storage_unavailable', `Cannot use the database: ${state}`, {
    hint: 'Check that the database is running, reachable and has free disk space. A running server then continues by itself.',
    retryAfterMs: 1000 + Math.floor(Math.random() * 1000),
  })
}
