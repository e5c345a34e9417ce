/** The scan of a fixture for values of the account that stayed in it. */
import { expect, test } from 'vitest'
import { scanFixture } from '../../../authoring/capture/scan.ts'

const found = (
  text: string,
  originals: readonly string[],
  keep: readonly string[] = [],
  standIns: readonly string[] = [],
) =>
  scanFixture(text, { secrets: [], originals, standIns: new Set(standIns), keep }).map(
    ({ pointer, line, what }) => `${pointer} ${line} ${what}`,
  )

test('finds an id of the account of 8 characters and more, wherever it stands', () => {
  const text = 'request:\n  path: /items/ab12cd34\nresponse:\n  note: see ab12cd34 again\n'
  expect(found(text, ['ab12cd34'])).toEqual([
    '/request/path 2 a value of the account',
    '/response/note 4 a value of the account',
  ])
})

test('ignores shorter values, which occur by chance', () => {
  expect(found('note: ab12cd3\n', ['ab12cd3'])).toEqual([])
})

test('ignores a stand-in that equals another value of the account by chance', () => {
  expect(found('id: 10000004\nnote: was 10000004\n', ['10000004'], [], ['10000004'])).toEqual([
    '/note 2 a value of the account',
  ])
})

test('ignores fields that are kept on purpose', () => {
  expect(found('note: ab12cd34\n', ['ab12cd34'], ['note'])).toEqual([])
})
