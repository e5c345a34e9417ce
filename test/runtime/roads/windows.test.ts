/** Lists that are asked for in windows of time. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { find, iterate, type Params } from '../../../runtime/index.ts'
import { compileWindows } from '../../../runtime/plan/windows.ts'
import { planOf } from '../../support/plan.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  entities: {
    events: {
      list: {
        request: 'GET /events',
        params: {
          start: { type: 'datetime', required: true },
          end: 'datetime',
          limit: { type: 'integer', default: 2 },
          page: 'integer',
        },
        records: '$.data',
        windows: { from: 'start', to: 'end', days: 10 },
        pagination: { style: 'page', param: 'page', size: 'limit' },
      },
    },
  },
})

test('all windows up to now are asked for, each with its pages, and now stays what it was', async () => {
  const page = (...ids: string[]) => jsonAnswer({ data: ids.map((id) => ({ id })) })
  const { connection, server } = await wireTo(PLAN, { answers: [page('a', 'b'), page('c'), page(), page('d')] })
  const pages: unknown[] = []
  const call = { entity: 'events', action: 'list', params: { start: '2026-01-06T12:00:00+01:00' } }
  for await (const { records, next } of iterate(PLAN, call, connection)) pages.push([records, next])
  const end = '2026-01-31T12:00:00Z'
  const first = '2026-01-06T12:00:00+01:00'
  expect(pages).toEqual([
    [[{ id: 'a' }, { id: 'b' }], { start: first, end, limit: 2, page: 2 }],
    [[{ id: 'c' }], { start: '2026-01-16T11:00:00Z', end, limit: 2 }],
    [[], { start: '2026-01-26T11:00:00Z', end, limit: 2 }],
    [[{ id: 'd' }], null],
  ])
  const asked = server.requests.map((text) => {
    const query = new URLSearchParams(text.split(' ')[1]!.split('?')[1])
    return [query.get('start'), query.get('end'), query.get('page')]
  })
  expect(asked).toEqual([
    [first, '2026-01-16T11:00:00Z', null],
    [first, '2026-01-16T11:00:00Z', '2'],
    ['2026-01-16T11:00:00Z', '2026-01-26T11:00:00Z', null],
    ['2026-01-26T11:00:00Z', end, null],
  ])
})

const listOf = (type: 'date' | 'datetime') => {
  const windows = { from: 'start', to: 'end', days: 1 }
  const list = { request: 'GET /events', params: { start: { type, required: true }, end: type }, records: '$', windows }
  return find(planOf({ entities: { events: { list } } }), 'events', 'list').resolved
}
const LISTS = { date: listOf('date'), datetime: listOf('datetime') }

/** A list of one type of time in windows, with what a window holds. */
function windowed(type: 'date' | 'datetime', days: number, isInclusive: boolean) {
  const windows = { from: 'start', to: 'end', spanMs: Math.round(days * DAY), isInclusive }
  const holds = ({ start, end }: Params, time: number) => {
    const [from, to] = [Date.parse(String(start)), Date.parse(String(end))]
    return time >= from && (isInclusive ? time <= to : time < to)
  }
  return { windowOf: compileWindows(LISTS[type], windows), holds }
}

const DAY = 86_400_000
const BEGIN = Date.parse('2026-03-25T00:00:00Z')

/** A time as it is said so many minutes east of Greenwich. */
function inZone(time: number, minutes: number): string {
  const text = new Date(time + minutes * 60_000).toISOString().slice(0, -1)
  const [hour, minute] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60].map((one) =>
    String(Math.floor(one)).padStart(2, '0'),
  )
  return `${text}${minutes < 0 ? '-' : '+'}${hour}:${minute}`
}

/** How often each time is in a window, over all windows of a list. */
function timesIn(
  { windowOf, holds }: ReturnType<typeof windowed>,
  given: Params,
  now: number,
  times: readonly number[],
): number[] {
  const counts = times.map(() => 0)
  for (let params: Params | null = given; params;) {
    const { sent, next } = windowOf(params, now)
    times.forEach((time, index) => (counts[index]! += holds(sent, time) ? 1 : 0))
    params = next
  }
  return counts
}

const span = fc.record({
  begin: fc.integer({ min: 0, max: 9 * DAY }),
  length: fc.integer({ min: -1000, max: 9 * DAY }),
  days: fc.integer({ min: 25, max: 300 }).map((hundredths) => hundredths / 100),
  inclusive: fc.boolean(),
  zone: fc.integer({ min: -840, max: 840 }),
})

test('every time is in exactly one window, in any zone', () => {
  const property = fc.property(span, fc.array(fc.integer({ min: -DAY, max: 19 * DAY })), (one, offsets) => {
    const [from, to] = [BEGIN + one.begin, BEGIN + one.begin + one.length]
    const list = windowed('datetime', one.days, one.inclusive)
    const edges = [from, to, from + Math.round(one.days * DAY)].flatMap((edge) => [edge - 1, edge, edge + 1])
    const times = [...offsets.map((offset) => BEGIN + offset), ...edges]
    const given = { start: inZone(from, one.zone), end: inZone(to, one.zone) }
    const wanted = times.map((time) => (list.holds(given, time) ? 1 : 0))
    return [given, { start: given.start }].every((params) =>
      isDeepStrictEqual(timesIn(list, params, to, times), wanted),
    )
  })
  fc.assert(property)
})

test.each([true, false])('every day up to today is in exactly one window, its last day in it: %s', (inclusive) => {
  const property = fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 }), (length, days) => {
    const list = windowed('date', days, inclusive)
    const all = Array.from({ length: length + 3 }, (_, index) => BEGIN + (index - 1) * DAY)
    const now = BEGIN + length * DAY + DAY / 2
    const wanted = all.map((day) => (day >= BEGIN && day <= now ? 1 : 0))
    return isDeepStrictEqual(timesIn(list, { start: '2026-03-25' }, now, all), wanted)
  })
  fc.assert(property)
})
