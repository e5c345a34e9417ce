/** Cursors: where a walk stands, sealed against forging and bound to whose walk it is, over what, and in which generation. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ServerError } from '../errors/index.ts'

/** Where a page ended. */
export interface Position {
  readonly generation: number
  /** The text of each sort expression of the last record, then its key. */
  readonly values: readonly string[]
}

/** What a cursor is good for: the same organization, connector, entity and query. */
export interface Walk {
  readonly organizationId: string
  readonly connectorId: string
  readonly entity: string
  /** A digest of the filter and the sort. */
  readonly query: string
}

const SEAL_BYTES = 16
const MAX_LENGTH = 16_384

/** The digest of a statement and its params, by which a walk is known. */
export function digestOf(statement: string, params: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([statement, params]))
    .digest('base64url')
}

/** The cursor for the page after a position. */
export function writeCursor(key: Uint8Array, walk: Walk, { generation, values }: Position): string {
  const position = Buffer.from(JSON.stringify([generation, ...values]))
  return Buffer.concat([sealOf(key, walk, position), position]).toString('base64url')
}

/**
 * The position that a cursor of this very walk holds.
 * @throws ConnectorError `invalid_cursor` for any other text
 */
export function readCursor(key: Uint8Array, walk: Walk, cursor: string): Position {
  const bytes =
    cursor.length <= MAX_LENGTH && /^[\w-]*$/.test(cursor) ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0)
  const position = bytes.subarray(SEAL_BYTES)
  const isOurs = position.length > 0 && timingSafeEqual(bytes.subarray(0, SEAL_BYTES), sealOf(key, walk, position))
  if (!isOurs)
    throw new ServerError('invalid_cursor', 'Cannot use the cursor: it is not one of this search', {
      hint: 'Send meta.cursor of the answer before, with the same connector, entity and query.',
    })
  const [generation, ...values] = JSON.parse(position.toString()) as [number, ...string[]]
  return { generation, values }
}

function sealOf(key: Uint8Array, { organizationId, connectorId, entity, query }: Walk, position: Uint8Array): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['search cursor', organizationId, connectorId, entity, query]))
    .update(position)
    .digest()
    .subarray(0, SEAL_BYTES)
}
