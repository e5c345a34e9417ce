/** A text that is sent only with its param, as the simulated vendor reads it. */
import { describe, expect, test } from 'vitest'
import { parseTemplate } from '../../../runtime/language/template.ts'
import { readValue, type ReadValues } from '../../../simulator/request/values.ts'

const POSITION = {
  map: {
    type: { template: parseTemplate('{{given after}}after_block') },
    after_block: { map: { id: { template: parseTemplate('{{after}}') } } },
  },
}

function readPosition(type: string): ReadValues {
  const reading: ReadValues = { params: {}, opaque: new Set(), cut: new Set(), faults: [] }
  readValue(POSITION, { type, after_block: { id: 'block_1' } }, 'position', reading, false)
  return reading
}

describe('a text with the helper given', () => {
  test('is read as a constant, and its param by its own value', () => {
    expect(readPosition('after_block')).toEqual({
      params: { after: 'block_1' },
      opaque: new Set(),
      cut: new Set(),
      faults: [],
    })
  })

  test('of another value is a fault', () => {
    expect(readPosition('start').faults).toEqual(['position.type does not have the expected format'])
  })
})
