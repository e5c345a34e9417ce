/** Where a list by age goes on: the microsecond and the id of the last row, as opaque text. */
import { isUuid } from '../base/index.ts'
import { ServerError } from '../errors/index.ts'

/** The last row of a page. `createdAt` is text, since a Date would drop its microseconds. */
export interface Position {
  /** As `2026-01-31T12:00:00.123456Z`. */
  readonly createdAt: string
  readonly id: string
}

const MICROSECONDS = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/
const CURSOR = /^[A-Za-z0-9_-]{1,200}$/

/** The expression that gives `Position.createdAt` of a column `created_at`. */
export const CREATED_AT_TEXT = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A position as a cursor. */
export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`, 'latin1').toString('base64url')
}

/** The position that a cursor stands for. @throws ConnectorError `invalid_cursor` */
export function readCursor(cursor: string): Position {
  const [createdAt = '', id = '', ...more] = Buffer.from(CURSOR.test(cursor) ? cursor : '', 'base64url')
    .toString('latin1')
    .split(' ')
  // A day that a month does not have would otherwise be the database's error.
  const isReal =
    MICROSECONDS.test(createdAt) && new Date(createdAt).toISOString().slice(0, 23) === createdAt.slice(0, 23)
  if (isReal && isUuid(id) && more.length === 0) return { createdAt, id }
  throw new ServerError('invalid_cursor', 'Cannot list: the cursor is none of this list', {
    hint: 'Send next of the page before, unchanged, or no cursor to begin again.',
  })
}
