/** Filters without a database: the bounds of one filter, at the bound and just beyond. */
import { expect, test } from 'vitest'
import { readFilter } from '../../../../server/copy/language/filter.ts'
import { FIELDS } from '../search/support.ts'

function codesOf(filter: unknown): string[] {
  const codes: string[] = []
  const add = (_location: string, _message: string, code: string): undefined => void codes.push(code)
  readFilter(filter, FIELDS, 'filter', { found: [], add })
  return codes
}

const values = (count: number) => ({
  in: { id: Array.from({ length: count }, String) },
})
const comparisons = (count: number) => ({
  or: Array.from({ length: count }, () => ({ eq: { id: '1' } })),
})

test('P29 in takes 1000 values and no more', () => {
  expect([codesOf(values(1000)), codesOf(values(1001))]).toEqual([[], ['cost']])
})

test('P29 a filter takes a bounded number of conditions', () => {
  expect([codesOf(comparisons(100)), codesOf(comparisons(257))]).toEqual([[], ['cost']])
})
