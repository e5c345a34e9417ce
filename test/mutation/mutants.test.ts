/** Faults planted in a source file. */
import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.ts'

const SOURCE = `type Mode = 1 | 2
export function ask(left: number, mode: Mode): boolean {
  if (left <= 0) return true
  count(left)
  return mode === 1 && left < 1_000
}
`

test('conditions, operators, calls, returned values and constants are changed, types are not', () => {
  expect(mutantsOf('ask.ts', SOURCE).map(({ line, what }) => `${line} ${what}`)).toEqual([
    '3 left <= 0 -> !(left <= 0)',
    '3 <= -> <',
    '3 0 -> 1',
    '3 true -> undefined',
    '3 true -> false',
    '4 count(left) -> void 0',
    '5 mode === 1 && left < 1_000 -> undefined',
    '5 && -> ||',
    '5 === -> !==',
    '5 1 -> 2',
    '5 < -> <=',
    '5 1_000 -> 1001',
  ])
})

test('the places are those of the text', () => {
  const changed = mutantsOf('ask.ts', SOURCE).map(
    ({ start, end, replacement }) => SOURCE.slice(0, start) + replacement + SOURCE.slice(end),
  )
  expect(changed[1]).toBe(SOURCE.replace('<= 0', '< 0'))
  expect(changed[5]).toBe(SOURCE.replace('count(left)', 'void 0'))
})
