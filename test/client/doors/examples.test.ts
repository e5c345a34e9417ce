/** Every function, class and method that an application can import has an example, which an editor shows. */
import { expect, test } from 'vitest'
import { docExamples, doorExports, examplesIn } from './doors.ts'

test('every function, class and method of the doors has an example', () => {
  const missing = doorExports().filter(({ docstring }) => !docstring.includes('@example'))
  expect(missing.map(({ path, name }) => `${path} ${name}`)).toEqual([])
})

test('an example has at most six lines', () => {
  const long = docExamples().filter(({ code }) => code.split('\n').length > 6)
  expect(long.map(({ at }) => at)).toEqual([])
})

test('the examples of a comment are read up to the next tag', () => {
  const comment = '*\n * Does it.\n * @example a()\n * @example\n * b()\n *\n * c()\n * @throws E\n '
  expect(examplesIn(comment)).toEqual(['a()', 'b()\n\nc()'])
})
