/** The size of a tool's output, counted to the character. */
import { expect, test } from 'vitest'
import { fitted } from '../../../../client/agent/output/fitted.ts'

const records = Array.from({ length: 500 }, (_, index) => ({
  id: 1000 + index,
}))
const after = (count: number) => ({ skip_records: count })

test.each([600, 1000, 1500, 2000, 4000])(
  'many small records fit into %i characters, and leave no room for one more',
  (maxCharacters) => {
    const size = JSON.stringify(fitted({ records, meta: {}, next: null }, { maxCharacters, after })).length
    expect([size <= maxCharacters, size > maxCharacters - 2 * JSON.stringify(records[0]).length]).toEqual([true, true])
  },
)
