/** Cursors without a database: what binds one to the search that it came from. */
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from '../../../server/search/cursor.ts'

const KEY = randomBytes(32)
const WALK = {
  organizationId: 'org_1',
  connectorId: 'con_1',
  entity: 'customers',
  query: 'digest',
}
const POSITION = { generation: 3, values: ['42', 'id_2'] }

describe('P30 a cursor', () => {
  const cursor = writeCursor(KEY, WALK, POSITION)

  test('gives the position to the search that it came from', () => {
    expect(readCursor(KEY, WALK, cursor)).toEqual(POSITION)
  })

  test.each(['organizationId', 'connectorId', 'entity', 'query'] as const)('is refused with another %s', (name) => {
    expect(() => readCursor(KEY, { ...WALK, [name]: 'other' }, cursor)).toThrow(
      expect.objectContaining({ code: 'invalid_cursor' }),
    )
  })

  test('is refused under another key', () => {
    expect(() => readCursor(randomBytes(32), WALK, cursor)).toThrow(expect.objectContaining({ code: 'invalid_cursor' }))
  })
})
