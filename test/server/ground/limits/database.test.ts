/** The error of a call that could not be counted in the database. */
import { ConnectorError } from 'plugboard/runtime'
import { describe, expect, it } from 'vitest'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import { databaseShares } from '../../../../server/ground/limits/database.ts'
import { type Database, DatabaseError } from '../../../../server/ground/store/index.ts'

const SUBJECT = { organizationId: '3f0c0a8e-3c8e-4f6c-9d0e-0d6b7a1c2e3f', limit: 'customer', key: 'user_1' }
const REQUEST = { wanted: 1, most: 10, lifeMs: 60_000, isWindow: true }

/** A database each of whose statements fails. */
function failing(error: Error): Database {
  const query = () => Promise.reject(error)
  return { query, of: () => ({ query }) } as unknown as Database
}

async function errorOf(failure: Error): Promise<unknown> {
  return databaseShares(failing(failure))
    .take(SUBJECT, REQUEST)
    .catch((error: unknown) => error)
}

describe('a call that cannot be counted is not begun', () => {
  it.each([
    [
      'is away',
      new ServerError('storage_unavailable', 'Cannot use the database: it is away', { retryAfterMs: 1700 }),
      1700,
    ],
    ['rolls the statement back for another', new DatabaseError('deadlock detected', '40P01'), 1000],
    ['waits too long for a lock', new DatabaseError('canceling statement due to lock timeout', '55P03'), 1000],
    ['takes longer than a statement may', new DatabaseError('canceling statement due to timeout', '57014'), 1000],
  ])('and may come again when the database %s', async (_state, failure, retryAfterMs) => {
    const expected = { code: 'storage_unavailable', retryable: true, sent: false, retryAfterMs, cause: failure }
    expect(await errorOf(failure)).toMatchObject(expected)
  })

  it.each([
    ['a statement that is refused', new DatabaseError('function plugboard.take_share does not exist', '42883')],
    ['a failure of the program', new TypeError('x is not a function')],
  ])('and is an internal error, not one of the database, after %s', async (_state, failure) => {
    const error = await errorOf(failure)
    expect(error).toBeInstanceOf(ConnectorError)
    expect(error).toMatchObject({ code: 'internal', retryable: false, sent: false, cause: failure })
  })
})
