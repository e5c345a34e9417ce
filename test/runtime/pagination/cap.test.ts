/** Lists that the vendor ends at a cap: how they go on behind it, and what ends them. */
import { describe, expect, test } from 'vitest'
import {
  ConnectorError,
  execute,
  fetchTransport,
  iterate,
  iterateRaw,
  type JsonObject,
  type Plan,
} from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { wireTo } from '../../support/wire.ts'

interface Ticket {
  readonly id: number
  readonly changed: string
}

/** Tickets, each changed a second after the one before, or several in one second. */
function tickets(count: number, perSecond = 1): Ticket[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    changed: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / perSecond) * 1000).toISOString(),
  }))
}

interface Desk {
  readonly all: readonly Ticket[]
  /** The number of records that its list has. */
  readonly cap: number
  /** Whether it refuses a page behind the cap. It answers an empty one else. */
  readonly refuses?: boolean
  /** Whether pages name the next one. */
  readonly links?: boolean
}

/** Connects to a vendor whose list ends at a cap. */
async function connectDesk(plan: Plan, { all, cap, refuses = false, links = false }: Desk) {
  const targets: string[] = []
  const answer = (url: URL) => {
    targets.push(url.search)
    const [since, size] = [url.searchParams.get('since') ?? '', Number(url.searchParams.get('limit'))]
    const place = url.searchParams.get('offset')
    const from = place === null ? (Number(url.searchParams.get('page') ?? 1) - 1) * size : Number(place)
    const matching = all.filter(({ changed }) => changed >= since)
    const data = matching.slice(from, Math.min(from + size, cap))
    if (refuses && from + size > cap) return Response.json({ error: 'too deep' }, { status: 400 })
    const more = from + size < Math.min(matching.length, cap)
    const link = `<https://api.example.com/items?page=${from / size + 2}>; rel="next"`
    return Response.json({ data, total: matching.length, more }, { headers: links && more ? { link } : {} })
  }
  const transport = fetchTransport(async (input) => answer(new URL(String(input))))
  const { connection } = await wireTo(plan, { transport })
  return { connection, targets }
}

const ASCENDING = { sort: 'changed' }
const THEN = { by: 'changed', param: 'since', with: ASCENDING }

function planWith(pagination: object): Plan {
  return planOf({
    entities: {
      items: {
        list: {
          request: 'GET /items',
          records: '$.data',
          params: {
            page: 'integer',
            offset: 'integer',
            limit: { type: 'integer', default: 10 },
            since: 'string',
            sort: 'string',
            status: 'string',
          },
          pagination,
        },
      },
    },
  })
}

const paged = (ends: object) => planWith({ style: 'page', param: 'page', size: 'limit', ends })
const byOffset = (ends: object) => planWith({ style: 'offset', param: 'offset', size: 'limit', ends })
const linked = (ends: object) => planWith({ style: 'link', next: 'link.next', param: 'page', size: 'limit', ends })

async function walk(plan: Plan, desk: Desk, params: JsonObject = {}, walkPages: typeof iterate = iterate) {
  const { targets, connection } = await connectDesk(plan, desk)
  const ids: number[] = []
  try {
    for await (const { records } of walkPages(plan, { entity: 'items', action: 'list', params }, connection))
      ids.push(...(records as unknown as Ticket[]).map(({ id }) => id))
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { ids, targets, code: error.code, message: error.message, hint: error.hint }
  }
  return { ids, targets }
}

const all = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a list with a way on', () => {
  const forms: [string, Plan, Omit<Desk, 'all'>][] = [
    ['by page', paged({ after: { pages: 3 }, resume: THEN }), { cap: 30 }],
    ['by page with a cap of records', paged({ after: { records: 30 }, resume: THEN }), { cap: 30 }],
    ['by offset, refused behind it', byOffset({ after: { records: 30 }, resume: THEN }), { cap: 30, refuses: true }],
    ['by offset, with a largest offset', byOffset({ after: { offset: 20 }, resume: THEN }), { cap: 30, refuses: true }],
    ['by link', linked({ after: { pages: 3 }, resume: THEN }), { cap: 30, links: true }],
  ]
  test.each(forms)('has all records once, %s', async (_, plan, desk) => {
    expect(await walk(plan, { all: tickets(75), ...desk }, ASCENDING)).toMatchObject({ ids: all(75) })
  })

  test('begins anew from the last record, without the page', async () => {
    const plan = paged({ after: { pages: 2 }, resume: THEN })
    const { targets } = await walk(plan, { all: tickets(25), cap: 20 }, ASCENDING)
    expect(targets).toEqual([
      '?limit=10&sort=changed',
      '?page=2&limit=10&sort=changed',
      `?limit=10&since=${encodeURIComponent('2026-01-01T00:00:19.000Z')}&sort=changed`,
    ])
  })

  test('has the records of one instant once, even if they fill several pages', async () => {
    const desk = { all: tickets(100, 25), cap: 30 }
    expect(await walk(paged({ after: { pages: 3 }, resume: THEN }), desk, ASCENDING)).toMatchObject({ ids: all(100) })
  })

  test('ends with result_window where a whole window has one instant', async () => {
    const desk = { all: tickets(100, 50), cap: 30 }
    const { ids, code } = await walk(paged({ after: { pages: 3 }, resume: THEN }), desk, ASCENDING)
    expect({ count: new Set(ids).size, code }).toEqual({ count: 30, code: 'result_window' })
  })

  test('in another order, ends with result_window and names the order', async () => {
    const { ids, code, hint } = await walk(paged({ after: { pages: 3 }, resume: THEN }), { all: tickets(75), cap: 30 })
    expect({ ids, code, hint }).toEqual({
      ids: all(30),
      code: 'result_window',
      hint: 'List it with sort "changed": it then continues by since, unless all its records have the same value. Or narrow it.',
    })
  })

  test('repeats the boundary in a walk that another process resumes', async () => {
    const plan = paged({ after: { pages: 3 }, resume: THEN })
    const { connection } = await connectDesk(plan, { all: tickets(40), cap: 30 })
    const third = { entity: 'items', action: 'list', params: { ...ASCENDING, page: 3 } }
    const { next, resumesBy } = await execute(plan, third, connection)
    expect({ next, resumesBy }).toEqual({
      next: { ...ASCENDING, limit: 10, since: '2026-01-01T00:00:29.000Z' },
      resumesBy: 'changed',
    })
    const { records } = await execute(plan, { ...third, params: next! }, connection)
    expect((records as JsonObject[])[0]).toMatchObject({ id: 29 })
  })

  test('raw pages repeat many records of one instant without a loop', async () => {
    const plan = paged({ after: { pages: 5 }, resume: THEN })
    const { connection } = await connectDesk(plan, { all: tickets(200, 40), cap: 50 })
    const seen = new Set<number>()
    const call = { entity: 'items', action: 'list', params: ASCENDING }
    for await (const { records } of iterateRaw(plan, call, connection))
      for (const { id } of JSON.parse(Buffer.from(records ?? '[]').toString()) as Ticket[]) seen.add(id)
    expect(seen.size).toBe(200)
  })
})

describe('a list without a way on', () => {
  test.each<[string, Plan, Omit<Desk, 'all'>]>([
    ['by page', paged({ after: { pages: 3 } }), { cap: 30 }],
    ['by offset', byOffset({ after: { records: 30 } }), { cap: 30 }],
    ['by link', linked({ after: { pages: 3 } }), { cap: 30, links: true }],
    ['with a total', paged({ after: { pages: 3 }, at: '$.total', of: 'records' }), { cap: 30 }],
  ])('ends with result_window behind its records, %s, and asks nothing more', async (_, plan, desk) => {
    const { ids, targets, code, message, hint } = await walk(plan, { all: tickets(75), ...desk })
    expect({ ids, requests: targets.length, code, message, hint }).toEqual({
      ids: all(30),
      requests: 3,
      code: 'result_window',
      message: expect.stringMatching(/^Cannot list items\.list further: the third party ends it after 3/) as string,
      hint: expect.stringMatching(/^Narrow the list by since, (?:page|offset), status\.$/) as string,
    })
  })

  test.each<[string, Plan, boolean]>([
    ['with a total', paged({ after: { pages: 3 }, at: '$.total', of: 'records' }), false],
    ['with a flag', paged({ after: { pages: 3 }, at: '$.more', not: true }), false],
    ['without either, it may have more', paged({ after: { pages: 3 } }), true],
  ])('that has as many records as the cap: %s', async (_, plan, isReported) => {
    const { ids, code } = await walk(plan, { all: tickets(30), cap: 30 })
    expect({ ids, code }).toEqual({ ids: all(30), code: isReported ? 'result_window' : undefined })
  })

  test('that is shorter ends as any other', async () => {
    expect(await walk(paged({ after: { pages: 3 } }), { all: tickets(29), cap: 30 })).not.toHaveProperty('code')
  })

  test('refuses a call behind the cap without a request', async () => {
    const { targets, code } = await walk(paged({ after: { pages: 3 } }), { all: tickets(75), cap: 30 }, { page: 4 })
    expect({ targets, code }).toEqual({ targets: [], code: 'result_window' })
  })
})
