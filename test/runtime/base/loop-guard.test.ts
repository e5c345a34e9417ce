import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { loopGuard, recordsOf } from '../../../runtime/base/loop-guard.ts'
import type { JsonObject } from '../../../runtime/base/json.ts'

const LIST = { entity: 'items', action: 'list' }

/** Gives pages to a guard until it ends the iteration: how many there were, and the code. */
function pagesUntilEnd(
  pages: number,
  pageOf: (page: number) => readonly [next: string | number, records: JsonObject[]],
  maxPages?: number,
) {
  const guard = loopGuard({ ...LIST, maxPages })
  let asked = {}
  for (let page = 0; page < pages; page++) {
    const [at, records] = pageOf(page)
    try {
      guard(recordsOf(records, 'id'), { at }, asked)
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error
      return [page + 1, error.code]
    }
    asked = { at }
  }
  return [pages, 'no end']
}

/** Records without keys or texts. */
const NO_KEYS = [{ name: 'a' }]

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }))

describe('loopGuard', () => {
  it('lets 10,000 pages of 100 different records pass', () => {
    const ended = pagesUntilEnd(9_999, (page) => [`c${page}`, idsFrom(100 * page, 100)])
    expect(ended).toEqual([9_999, 'no end'])
  })

  it('lets a next page pass that stays the same, as long as pages bring new records', () => {
    const scroll = (page: number) => ['s', idsFrom(100 * Math.min(page, 20), 100)] as const
    expect(pagesUntilEnd(20, scroll)).toEqual([20, 'no end'])
    expect(pagesUntilEnd(30, scroll)).toEqual([22, 'pagination_loop'])
  })

  it.each([1, 2, 511, 512, 513, 9_999])('ends %i next pages that begin again, with the first of them', (period) => {
    const ended = pagesUntilEnd(10_000, (page) => [`c${page % period}`, NO_KEYS], Infinity)
    expect(ended).toEqual([period + 1, 'pagination_loop'])
  })

  it.each([25_000, 32_768, 60_000])('ends %i next pages that begin again before their third round ends', (period) => {
    const [pages, code] = pagesUntilEnd(3 * period, (page) => [`c${page % period}`, NO_KEYS], Infinity)
    expect([code, Number(pages) > period]).toEqual(['pagination_loop', true])
  })

  it.each([1, 3, 99, 100])('ends %i pages of 100 records that come a third time, after two of them', (period) => {
    const ended = pagesUntilEnd(1_000, (page) => [`c${page}`, idsFrom(100 * (page % period), 100)])
    expect(ended).toEqual([2 * period + 2, 'pagination_loop'])
  })

  it('ends 1,000 pages in a row without records, each with a new next page', () => {
    const guard = loopGuard({ ...LIST, maxPages: Infinity })
    const emptyPage = (at: number) => guard(recordsOf([], 'id'), { at: at + 1 }, { at })
    for (let at = 1; at < 1_000; at++) emptyPage(at)
    expect(() => emptyPage(1_000)).toThrow(
      'Cannot continue items.list: the third party sends page after page without records',
    )
  })

  it('continues after 999 pages without records', () => {
    const ended = pagesUntilEnd(9_000, (page) => [`c${page}`, page % 1_000 === 999 ? idsFrom(page, 1) : []])
    expect(ended).toEqual([9_000, 'no end'])
  })

  it('ends a page of records without keys that comes a third time in a row', () => {
    const rows = (page: number) => [{ name: `row ${Math.min(page, 5)}` }, { name: 'total' }]
    expect(pagesUntilEnd(1_000, (page) => [page, rows(page)])).toEqual([8, 'pagination_loop'])
  })

  it.each<[string, (page: number) => readonly [string | number, JsonObject[]]]>([
    ['differ from the one before', (page) => [page, [{ name: `row ${page % 2}` }]]],
    ['have no records', (page) => [page, []]],
    ['a cursor asks for', (page) => [`c${page}`, [{ name: 'row' }]]],
  ])('lets pages without keys pass that %s', (_, pageOf) => {
    expect(pagesUntilEnd(999, pageOf)).toEqual([999, 'no end'])
  })

  it('compares long keys too', () => {
    const ended = pagesUntilEnd(10, (page) => [`c${page}`, [{ id: 'k'.repeat(10_000) }]])
    expect(ended).toEqual([4, 'pagination_loop'])
  })

  it('ends a loop of more records than it remembers with the page limit', () => {
    const ended = pagesUntilEnd(10_001, (page) => [`c${page}`, idsFrom(100 * (page % 500), 100)])
    expect(ended).toEqual([10_000, 'page_limit_reached'])
  })
})
