/** `npm run bench -- --check`: which rows are worse than the figures of the documentation. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { worseRows } from '../../bench/check.ts'
import type { TableRow } from '../../bench/table.ts'

const PAGE = `Text.

| row | of | target | Node 20.20.2 | noise | Node 24.21.0 | noise |
| --- | --- | --- | --- | --- | --- | --- |
| stripe: get | CPU | 1.00 | 0.85 | ±0.04 | **1.99** | ±0.04 |
| start | time | 1.10 | 1.02 | ±0.10 | | |
| memory growth, 1 GB | 40 MB | 1.00 | 0.00 | | 0.64 | |

| row | of | another table |
`

const row = (ratio: number, what = 'stripe: get', of = 'CPU'): TableRow => {
  return { what, of, ratio, target: 1, noise: 0.1, measured: '' }
}

test('a row is worse when it is over its figure by more than the noise of both', () => {
  expect(worseRows([row(0.98), row(0.5)], PAGE, 'v20.19.0')).toEqual([])
  expect(worseRows([row(1), row(0.5), row(0.2, 'memory growth, 1 GB', '40 MB')], PAGE, 'v20.19.0')).toEqual([
    'stripe: get, CPU: 1.00 is worse than 0.85, and 0.99 with the noise of both',
    'memory growth, 1 GB, 40 MB: 0.20 is worse than 0.00, and 0.10 with the noise of both',
  ])
  expect(worseRows([row(2.1)], PAGE, 'v24.0.0')).toEqual([])
})

test('rows without a figure are reported', () => {
  expect(() => worseRows([], PAGE, 'v22.1.0')).toThrow('The page has no figures for Node 22')
  expect(worseRows([row(1, 'else'), row(1, 'start', 'time')], PAGE, 'v24.1.0')).toEqual([
    'else, CPU: the page has no figure of this version of Node',
    'start, time: the page has no figure of this version of Node',
  ])
})

test('the page has figures of calls, of starts and of bundles', () => {
  const page = readFileSync('docs/performance.md', 'utf8')
  const rows = [
    row(0, 'stripe: get'),
    row(0, 'stripe: start', 'time'),
    row(0, 'start of a bundle', 'CPU'),
    row(0, 'bundle with one kind', 'size'),
  ]
  expect(worseRows(rows, page, 'v20.20.2')).toEqual([])
})
