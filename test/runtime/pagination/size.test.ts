/** Pages that are too much: half the records, down to one, at the same place of the list. */
import { describe, expect, test } from 'vitest'
import { execute, iterate, iterateRaw, type IterateOptions, type JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import type { RawAnswer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const LIST = { entity: 'items', action: 'list' }

function planWith(pagination: object, size: object = {}) {
  const params = {
    at: 'integer',
    token: 'string',
    page: 'integer',
    limit: { type: 'integer', minimum: 1, default: 10, ...size },
  }
  return planOf({
    errors: { rules: [{ status: 500, as: 'too_much_data' }] },
    entities: { items: { list: { request: 'GET /items', records: '$.data', params, pagination } } },
  })
}

const STYLES = {
  offset: planWith({ style: 'offset', param: 'at', size: 'limit' }),
  page: planWith({ style: 'page', param: 'page', size: 'limit' }),
  'page from 0': planWith({ style: 'page', param: 'page', size: 'limit', start: 0, ends: { at: 'empty' } }),
  'page with a total': planWith({ style: 'page', param: 'page', size: 'limit', ends: { at: '$.pages', of: 'pages' } }),
  cursor: planWith({ style: 'cursor', param: 'token', next: '$.next', size: 'limit' }),
  'link of pages': planWith({ style: 'link', param: 'page', next: '$.link', size: 'limit', start: 1 }),
  'link of offsets': planWith({ style: 'link', param: 'at', next: '$.offset_link', size: 'limit' }),
}
type Style = keyof typeof STYLES

const isCounted = (style: Style) => /^(?:page|offset|link of pages)/.test(style)

/** A vendor that lists records of some sizes in bytes, by any style. */
class Vendor {
  readonly sizes: readonly number[]
  readonly #first: number
  readonly #refusesAbove: number
  readonly asked: number[] = []

  constructor(sizes: readonly number[], { first = 1, refusesAbove = Infinity } = {}) {
    this.sizes = sizes
    this.#first = first
    this.#refusesAbove = refusesAbove
  }

  readonly answer: RawAnswer = (socket, request) => {
    const { query } = sentRequest(request)
    const limit = Number(query.get('limit'))
    this.asked.push(limit)
    const from = this.#fromOf(query, limit)
    const page = this.sizes.slice(from, from + limit)
    const isTooMuch = page.reduce((sum, size) => sum + size, 0) > this.#refusesAbove
    socket.write(isTooMuch ? jsonAnswer({}, 500) : this.#page(page, from, limit))
  }

  #fromOf(query: URLSearchParams, limit: number): number {
    const page = query.get('page')
    if (page !== null) return (Number(page) - this.#first) * limit
    return Number(query.get('at') ?? query.get('token') ?? 0)
  }

  #page(page: readonly number[], from: number, limit: number): Buffer {
    const end = from + page.length
    const hasMore = end < this.sizes.length
    return jsonAnswer({
      data: page.map((size, index) => ({ id: from + index, text: 'x'.repeat(size) })),
      pages: Math.ceil(this.sizes.length / limit),
      next: hasMore ? String(end) : null,
      link: hasMore ? `/items?page=${from / limit + 1 + this.#first}&limit=${limit}` : null,
      offset_link: hasMore ? `/items?at=${end}` : null,
    })
  }
}

async function walked(style: Style, vendor: Vendor, options: IterateOptions & { maxBytes?: number } = {}) {
  const { maxBytes, ...calling } = options
  const plan = STYLES[style]
  const { connection } = await wireTo(plan, { answers: [vendor.answer], maxBytes })
  const ids: unknown[] = []
  for await (const { records } of iterate(plan, LIST, connection, calling))
    ids.push(...(records as JsonObject[]).map(({ id }) => id))
  const raw: unknown[] = []
  for await (const { records } of iterateRaw(plan, LIST, connection, calling))
    raw.push(...(JSON.parse(Buffer.from(records!).toString()) as JsonObject[]).map(({ id }) => id))
  expect(raw).toEqual(ids)
  return ids
}

const styles = Object.keys(STYLES) as Style[]
const first = (style: Style) => (style === 'page from 0' ? 0 : 1)
/** Sizes in which each third page is heavy. */
const SIZES = Array.from({ length: 97 }, (_, index) => (index % 30 > 20 ? 40 : 1))
const all = SIZES.map((_, index) => index)

describe.each(styles)('a list by %s', (style) => {
  test.each([399, 200, 130, 41])('has every record once, of a vendor that returns at most %i bytes', async (most) => {
    const vendor = new Vendor(SIZES, { first: first(style), refusesAbove: most })
    expect(await walked(style, vendor)).toEqual(all)
  })

  test('has every record once where a response is larger than the bound', async () => {
    expect(await walked(style, new Vendor(SIZES, { first: first(style) }), { maxBytes: 400 })).toEqual(all)
  })

  test('goes on in the size that fits', async () => {
    const vendor = new Vendor(
      Array.from({ length: 40 }, () => 1),
      { first: first(style), refusesAbove: 5 },
    )
    const sizes: number[] = []
    await walked(style, vendor, { onSmaller: (size) => void sizes.push(size) })
    expect(sizes).toEqual([5, 5])
    expect(new Set(vendor.asked.slice(1, vendor.asked.length / 2))).toEqual(new Set([5]))
  })

  test('ends at a record that the vendor refuses on its own', async () => {
    const vendor = new Vendor([1, 1, 9, 1], { first: first(style), refusesAbove: 8 })
    await expect(walked(style, vendor)).rejects.toMatchObject({ code: 'too_much_data', retryable: false })
  })

  test('leaves out a record that exceeds the bound, for a caller who takes unfit elements', async () => {
    const sizes = [...SIZES.slice(0, 33), 900, ...SIZES.slice(34)]
    const reasons: string[] = []
    const options = { maxBytes: 600, onUnfit: ({ reason }: { reason: string }) => void reasons.push(reason) }
    const walk = walked(style, new Vendor(sizes, { first: first(style) }), options)
    if (!isCounted(style)) return expect(walk).rejects.toMatchObject({ code: 'upstream_response_too_large' })
    expect(await walk).toEqual(all.filter((id) => id !== 33))
    expect(reasons).toEqual(['too_large', 'too_large'])
  })

  test('ends at that record for any other caller', async () => {
    const walk = walked(style, new Vendor([1, 900, 1], { first: first(style) }), { maxBytes: 600 })
    await expect(walk).rejects.toMatchObject({ code: 'upstream_response_too_large' })
  })
})

describe('a page that is too much', () => {
  test('is never smaller than the vendor accepts', async () => {
    const plan = planWith({ style: 'cursor', param: 'token', next: '$.next', size: 'limit' }, { minimum: 4 })
    const vendor = new Vendor([1, 1, 1, 1, 1], { refusesAbove: 3 })
    const { connection } = await wireTo(plan, { answers: [vendor.answer] })
    await expect(execute(plan, LIST, connection)).rejects.toMatchObject({ code: 'too_much_data' })
    expect(vendor.asked).toEqual([10, 5, 4])
  })

  test('is an error where the vendor chooses the size', async () => {
    const plan = planWith({ style: 'cursor', param: 'token', next: '$.next' })
    const vendor = new Vendor([1, 1], { refusesAbove: 1 })
    const { connection } = await wireTo(plan, { answers: [vendor.answer] })
    await expect(execute(plan, LIST, connection)).rejects.toMatchObject({ code: 'too_much_data' })
    expect(vendor.asked).toEqual([10])
  })

  test('shares the time limit of its call', async () => {
    const vendor = new Vendor([1, 1, 1, 1], { refusesAbove: 1 })
    const { connection, clock } = await wireTo(STYLES.offset, { answers: [vendor.answer] })
    const options = { timeoutMs: 1000, onSmaller: () => void clock.wait(600) }
    await expect(execute(STYLES.offset, LIST, connection, options)).rejects.toMatchObject({ code: 'upstream_timeout' })
    expect(vendor.asked).toEqual([10, 5])
  })
})
