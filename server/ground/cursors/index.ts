/** Cursors of lists and searches: a signed position, bound to its list. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServerError } from '../errors/index.ts'

/** The list of a cursor: its name, then its owner, such as the ID of an organization. */
export type CursorScope = readonly [list: string, ...of: string[]]

const MAC_BYTES = 16
const MAX_LENGTH = 16_384

/** Writes and reads cursors under one key. */
export class Cursors {
  readonly #key: Uint8Array

  /** @param key a key of `Vault.macKey`, so that all processes of an installation read each other's cursors */
  constructor(key: Uint8Array) {
    this.#key = key
  }

  /** The cursor of a position. Callers can read the position. */
  write(scope: CursorScope, position: readonly (string | number)[]): string {
    const bytes = Buffer.from(JSON.stringify(position))
    return Buffer.concat([this.#macOf(scope, bytes), bytes]).toString('base64url')
  }

  /**
   * The position of a cursor of the same scope.
   * @throws ConnectorError `invalid_cursor` for any other text
   */
  read(scope: CursorScope, cursor: string): (string | number)[] {
    const isText = cursor.length <= MAX_LENGTH && /^[\w-]*$/.test(cursor)
    const bytes = isText ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0)
    const position = bytes.subarray(MAC_BYTES)
    const isGenuine = position.length > 0 && timingSafeEqual(bytes.subarray(0, MAC_BYTES), this.#macOf(scope, position))
    if (!isGenuine)
      throw new ServerError('invalid_cursor', 'Cannot use the cursor: it does not belong to this list', {
        hint: 'Send the cursor of the previous page unchanged, with the same path, filter and sort. Or leave it out to start again.',
      })
    return JSON.parse(position.toString()) as (string | number)[]
  }

  #macOf(scope: CursorScope, position: Uint8Array): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(scope))
      .update(position)
      .digest()
      .subarray(0, MAC_BYTES)
  }
}

/** A page of rows. */
export interface Page<Row> {
  readonly rows: Row[]
  /** The row before the next page; undefined on the last page. */
  readonly last: Row | undefined
}

/**
 * Cuts rows to a page. Ask for one row more than a page holds: with it, another page follows.
 * @example cutPage(await sql.query(text, [size + 1]), size)
 */
export function cutPage<Row>(found: readonly Row[], size: number): Page<Row> {
  const rows = found.slice(0, size)
  return { rows, last: found.length > size ? rows.at(-1) : undefined }
}
