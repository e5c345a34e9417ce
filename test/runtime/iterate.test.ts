/** All pages of a list: its end, and repeated pages. */
import { describe, expect, test } from 'vitest'
import {
  ConnectorError,
  iterate,
  type IterateOptions,
  iterateRaw,
  iterateRecords,
  type JsonObject,
} from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import type { RawAnswer } from '../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../support/wire.ts'

const LIST = { entity: 'items', action: 'list' }

const planWith = (pagination: object) =>
  planOf({
    entities: {
      items: {
        list: {
          request: 'GET /items',
          records: '$.data',
          params: { at: 'string', page: 'integer', limit: { type: 'integer', default: 2 } },
          pagination,
        },
      },
    },
  })

const TOKEN = planWith({ style: 'cursor', param: 'at', next: '$.next' })
const page = (next: string | null, ...ids: number[]) => jsonAnswer({ data: ids.map((id) => ({ id })), next })

/** Walks as far as it goes: the ids of each page, the targets asked for, and the error that ended it. */
async function iterated(plan: typeof TOKEN, answers: readonly RawAnswer[], options: IterateOptions = {}, params = {}) {
  const { connection, server } = await wireTo(plan, { answers })
  const pages: unknown[] = []
  let ended: string | undefined
  try {
    for await (const { records } of iterate(plan, { ...LIST, params }, connection, options))
      pages.push((records as JsonObject[]).map(({ id }) => id))
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    ended = `${error.code}: ${error.message}`
  }
  return { pages, targets: server.requests.map((raw) => sentRequest(raw).target), ended }
}

describe('iterate', () => {
  test('asks for page after page until there is no next', async () => {
    expect(await iterated(TOKEN, [page('b', 1, 2), page('c'), page(null, 3)])).toEqual({
      pages: [[1, 2], [], [3]],
      targets: ['/items?limit=2', '/items?at=b&limit=2', '/items?at=c&limit=2'],
      ended: undefined,
    })
  })

  test('U10 stops when the same next page is named twice', async () => {
    expect(await iterated(TOKEN, [page('b', 1), page('b', 1)])).toEqual({
      pages: [[1], [1]],
      targets: ['/items?limit=2', '/items?at=b&limit=2'],
      ended:
        'pagination_loop: Cannot continue items.list: the third party named the same next page twice (limit "2", at "b")',
    })
  })

  test('U11 stops when next pages alternate', async () => {
    const { pages, ended } = await iterated(TOKEN, [page('a', 1), page('b', 2), page('a', 1), page('b', 2)])
    expect([pages.length, ended?.split(':')[0]]).toEqual([3, 'pagination_loop'])
  })

  test('U10 stops where the page that was asked for first comes again', async () => {
    const { pages, ended } = await iterated(TOKEN, [page('a', 1)], {}, { at: 'a', limit: 2 })
    expect([pages.length, ended?.split(':')[0]]).toEqual([2, 'pagination_loop'])
  })

  test('U11 stops at the page limit when each next page is new', async () => {
    let count = 0
    const endless: RawAnswer = (socket) => socket.write(page(`c${count++}`, count))
    const { pages, ended } = await iterated(TOKEN, [endless], { maxPages: 7 })
    expect([pages.length, ended]).toEqual([
      7,
      'page_limit_reached: Cannot continue items.list: it has more than 7 pages',
    ])
  })

  test.each<[string, number]>([
    ['one page', 1],
    ['three pages', 3],
    ['40 pages', 40],
  ])('U11 stops when %s come again and again under new next pages, by values and by text', async (_, period) => {
    const loop = () => {
      let count = 0
      const endless: RawAnswer = (socket) => {
        const first = (count++ % period) * 2
        socket.write(page(`c${count}`, first, first + 1))
      }
      return endless
    }
    const { pages, ended } = await iterated(TOKEN, [loop()])
    expect([pages.length, ended]).toEqual([
      2 * period + 2,
      'pagination_loop: Cannot continue items.list: the third party sends the same records again with each new next page',
    ])
    const { connection } = await wireTo(TOKEN, { answers: [loop()] })
    let count = 0
    const readAll = async () => {
      for await (const _page of iterateRaw(TOKEN, LIST, connection)) count++
    }
    await expect(readAll()).rejects.toMatchObject({ code: 'pagination_loop' })
    expect(count).toBe(2 * period + 2)
  })

  test('U11 stops when as many records as are remembered come again', async () => {
    let count = 0
    const endless: RawAnswer = (socket) => {
      const first = (count++ % 11) * 900
      socket.write(page(`c${count}`, ...Array.from({ length: 900 }, (_, index) => first + index)))
    }
    const { pages, ended } = await iterated(TOKEN, [endless], { maxPages: 40 })
    expect([pages.length, ended?.split(':')[0]]).toEqual([2 * 11 + 2, 'pagination_loop'])
  })

  test.each<[string, (count: number) => unknown[]]>([
    ['without records', () => []],
    ['of one thing with other rows', (count) => [{ id: 1, row: count }]],
    ['of records without a key', () => [{ name: 'a' }]],
    ['with one new record each', (count) => [{ id: 1 }, { id: count }]],
  ])('U11 goes on over pages %s', async (_, records) => {
    let count = 0
    const answer: RawAnswer = (socket) =>
      socket.write(jsonAnswer({ data: records(++count), next: count === 12 ? null : `c${count}` }))
    const { pages, ended } = await iterated(TOKEN, [answer])
    expect([pages.length, ended]).toEqual([12, undefined])
  })

  test('ends without complaint on the last page that the limit allows', async () => {
    expect((await iterated(TOKEN, [page('b', 1), page(null, 2)], { maxPages: 2 })).ended).toBeUndefined()
  })
})

describe('an iteration', () => {
  test.each<[string, object, unknown, string | undefined, number]>([
    [
      'cursor goes on after an empty page with a next',
      { style: 'cursor', param: 'at', next: '$.next' },
      { data: [], next: 'b' },
      undefined,
      2,
    ],
    [
      'cursor stops when nothing more is said to follow',
      { style: 'cursor', param: 'at', next: '$.next', ends: { at: '$.more', not: true } },
      { data: [{ id: 1 }], next: 'b', more: false },
      undefined,
      1,
    ],
    [
      'cursor cannot go on without a value',
      { style: 'cursor', param: 'at', next: 'last.id', ends: { at: '$.more', not: true } },
      { data: [], more: true },
      'upstream_invalid_response',
      1,
    ],
    [
      'page stops after an empty page, whatever is said',
      { style: 'page', param: 'page', ends: { at: '$.more', not: true } },
      { data: [], more: true },
      undefined,
      1,
    ],
    [
      'offset stops after an empty page, whatever is said',
      { style: 'offset', param: 'page', size: 'limit', ends: { at: '$.more', not: true } },
      { data: [], more: true },
      undefined,
      1,
    ],
  ])('U12 %s', async (_, pagination, first, ended, count) => {
    const { ended: end, targets } = await iterated(planWith(pagination), [jsonAnswer(first), jsonAnswer({ data: [] })])
    expect([end?.split(':')[0], targets.length]).toEqual([ended, count])
  })

  test('requests no page after an early exit', async () => {
    const { connection, server } = await wireTo(TOKEN, { answers: [page('b', 1), page('c', 2), page(null, 3)] })
    for await (const _page of iterate(TOKEN, LIST, connection)) break
    expect(server.requests.length).toBe(1)
  })

  test('requests no page before the first one is read', async () => {
    const { connection, server } = await wireTo(TOKEN, { answers: [page('b', 1)] })
    iterate(TOKEN, LIST, connection)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(server.connections).toBe(0)
  })

  test('ends with the error of a page that fails, after the whole pages before it', async () => {
    const { pages, ended } = await iterated(TOKEN, [page('b', 1), jsonAnswer({ error: 'gone' }, 410)])
    expect([pages, ended?.split(':')[0]]).toEqual([[[1]], 'record_not_found'])
  })

  test('ends between two pages when its signal is aborted', async () => {
    const { connection, server } = await wireTo(TOKEN, { answers: [page('b', 1), page('c', 2)] })
    const stop = new AbortController()
    const readOn = async () => {
      for await (const _page of iterate(TOKEN, LIST, connection, { signal: stop.signal })) stop.abort()
    }
    await expect(readOn()).rejects.toMatchObject({ code: 'cancelled' })
    expect(server.requests.length).toBe(1)
  })
})

test('iterateRaw gives the same pages as text, and resumes from a saved next', async () => {
  const { connection } = await wireTo(TOKEN, { answers: [page('b', 1, 2), page('c'), page(null, 3)] })
  const found: unknown[] = []
  let saved = '{}'
  for await (const { records, count, next } of iterateRaw(TOKEN, LIST, connection)) {
    found.push([Buffer.from(records!).toString(), count])
    saved = JSON.stringify(next)
    if (found.length === 2) break
  }
  for await (const { records, count } of iterateRaw(TOKEN, { ...LIST, params: JSON.parse(saved) }, connection))
    found.push([Buffer.from(records!).toString(), count])
  expect(found).toEqual([
    ['[{"id":1},{"id":2}]', 2],
    ['[]', 0],
    ['[{"id":3}]', 1],
  ])
})

test('iterateRecords gives the records of all pages in their order', async () => {
  const { connection } = await wireTo(TOKEN, { answers: [page('b', 1, 2), page('c'), page(null, 3)] })
  const ids: unknown[] = []
  for await (const { id } of iterateRecords(TOKEN, LIST, connection)) ids.push(id)
  expect(ids).toEqual([1, 2, 3])
})
