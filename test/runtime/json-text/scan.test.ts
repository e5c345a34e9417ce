/** The scanner of bytes takes exactly the documents that `JSON.parse` takes, to the depth that answers may have. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterBlanks, valueEnd } from '../../../runtime/json-text/scan.ts'

function isTaken(text: string): boolean {
  const bytes = Buffer.from(text)
  const end = valueEnd(bytes, 0, 0)
  return end !== -1 && afterBlanks(bytes, end) === bytes.length
}

function isParsed(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Pieces of JSON and of similar text. */
const PIECES = [
  ...'{}[],:"\\/-+.0123456789eEtfnu \n\r\t\b\0é€𐍈\u2028\ufeff\u007f',
  ...'true false null nul True NaN Infinity "" "a" \\u00e9 \\ud800 \\u12g4 \\x 0.5 1e5 1E+5 1e 01 -0 - .5 5.'.split(
    ' ',
  ),
  ...'{"a":1} [1,2] [,] {"a"} {a:1} // [] {} \'a\''.split(' '),
]

const RUNS = { numRuns: 3000 }

describe('the scanner and JSON.parse', () => {
  test('take the same values, with blanks and escapes', () => {
    const blank = fc.constantFrom(undefined, 1, 2, '\t', '\r\n ')
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), blank, (text, space) => {
        expect(isTaken(JSON.stringify(JSON.parse(text), null, space))).toBe(
          isParsed(JSON.stringify(JSON.parse(text), null, space)),
        )
        expect(isTaken(text)).toBe(true)
      }),
      RUNS,
    )
  })

  test('take and refuse the same cut documents', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), (text, cut) => {
        const part = Buffer.from(text)
          .subarray(0, cut % (text.length + 1))
          .toString()
        expect(isTaken(part)).toBe(isParsed(part))
      }),
      RUNS,
    )
  })

  test('take and refuse the same documents with a piece put in, in place of another', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 4 }),
        fc.nat(),
        fc.nat(2),
        fc.constantFrom(...PIECES),
        (text, at, length, piece) => {
          const offset = at % (text.length + 1)
          const changed = Buffer.from(text.slice(0, offset) + piece + text.slice(offset + length)).toString()
          expect([changed, isTaken(changed)]).toEqual([changed, isParsed(changed)])
        },
      ),
      RUNS,
    )
  })

  test('take and refuse the same rows of pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
        for (const text of [
          pieces.join(''),
          `[${pieces.join('')}]`,
          `"${pieces.join('')}"`,
          `{"a":${pieces.join('')}}`,
        ]) {
          const well = Buffer.from(text).toString()
          expect([well, isTaken(well)]).toEqual([well, isParsed(well)])
        }
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('U9 nesting', () => {
  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of %s is taken to 201 containers and no further', (_, open, close) => {
    const nested = (depth: number) => open.repeat(depth) + '[]' + close.repeat(depth)
    expect([200, 201, 100_000].map((depth) => isTaken(nested(depth)))).toEqual([true, false, false])
  })

  test('is counted from the containers around', () => {
    expect([valueEnd(Buffer.from('[[]]'), 0, 199), valueEnd(Buffer.from('[[]]'), 0, 200)]).toEqual([4, -1])
  })
})
