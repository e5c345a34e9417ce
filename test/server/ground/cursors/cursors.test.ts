/** Cursors without a database: what binds one to the list that it came from. */
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Cursors } from '../../../../server/ground/cursors/index.ts'

const SCOPE = ['search', 'org_1', 'con_1', 'customers', 'digest'] as const
const POSITION = [3, '42', 'id_2']

describe('P30 a cursor', () => {
  const cursors = new Cursors(randomBytes(32))
  const cursor = cursors.write(SCOPE, POSITION)
  const invalid = expect.objectContaining({ code: 'invalid_cursor', status: 400 }) as unknown

  test('gives the position to the list that it came from', () => {
    expect(cursors.read(SCOPE, cursor)).toEqual(POSITION)
  })

  test.each(SCOPE.map((part, at) => [part, at] as const))('is refused with another %s', (_part, at) => {
    const [list = '', ...of] = SCOPE.map((part, index) => (index === at ? 'other' : part))
    expect(() => cursors.read([list, ...of], cursor)).toThrow(invalid)
  })

  test('is refused under another key', () => {
    expect(() => new Cursors(randomBytes(32)).read(SCOPE, cursor)).toThrow(invalid)
  })

  test('is refused with any bit changed', () => {
    const bytes = Buffer.from(cursor, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(() => cursors.read(SCOPE, changed.toString('base64url'))).toThrow(invalid)
    }
  })

  test.each(['', 'x', 'e30', '%', 'A'.repeat(16_385), 'A'.repeat(40)])('is refused when it is %j', (text) => {
    expect(() => cursors.read(SCOPE, text)).toThrow(invalid)
  })
})
