/** Cursors: the position at which a list or a search continues, signed, and bound to the list that it came from. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServerError } from '../errors/index.ts'

/** The list that a cursor belongs to: its name, then what it is a list of, such as the id of an organization. */
export type CursorScope = readonly [list: string, ...of: string[]]

const MAC_BYTES = 16
const MAX_LENGTH = 16_384

/** Writes and reads cursors under one key. */
export class Cursors {
  readonly #key: Uint8Array

  /** @param key of `Vault.macKey`, so that all processes of an installation read each other's cursors */
  constructor(key: Uint8Array) {
    this.#key = key
  }

  /** The cursor of a position; the position is a JSON value, and whoever has the cursor can read it. */
  write(scope: CursorScope, position: readonly (string | number)[]): string {
    const bytes = Buffer.from(JSON.stringify(position))
    return Buffer.concat([this.#macOf(scope, bytes), bytes]).toString('base64url')
  }

  /**
   * The position of a cursor that was written for this very scope.
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
