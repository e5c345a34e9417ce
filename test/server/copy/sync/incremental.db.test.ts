/** Later runs ask for changes: by exports, by feeds, by lists that begin with the latest, and only below changed parents. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { find } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { newestOf, sinceOf, watermark } from '../../../../runtime/sync/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { databases } from '../../../support/database.ts'
import { isIdle, isReady, openRoom, type Room, type Shop, shopCatalogue, startShop, SHOP_HEAD } from './world.ts'

const MANIFEST = `${SHOP_HEAD}
check: tickets.list
retry: {max: 1}
defaults:
  list:
    params: {after: string}
    records: $.data
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Row: {id: string, name: string, at: string, state: string?, big: integer?}
  Event: {id: string, type: string, created: integer, data: object}
entities:
  tickets:
    schema: Row
    search: [id, name, at]
    sync: {field: at, later: {field: at, with: {since: "{{since}}"}, deleted: {at: $.state, is: [deleted]}}}
    changes: {request: GET /exports/tickets, params: {since: string}}
    list: {request: GET /tickets}
  comments:
    schema: Row
    search: [id, name]
    sync: {each: {ticket_id: tickets.id}, changed_parents: true}
    list: {request: "GET /tickets/{ticket_id}/comments", params: {ticket_id: string!}}
  pages:
    schema: Row
    search: [id, name]
    sync: {field: at, newest_first: true}
    list: {request: GET /pages}
  people:
    schema: Row
    search: [id, name, big]
    sync:
      later:
        with: {since: "{{epoch since}}"}
        field: created
        newest_first: true
        record: $.data.object
        deleted: {at: $.type, is: [deleted]}
        history_days: 30
        most: 5
    changes: {request: GET /events, schema: Event, params: {since: integer}}
    list: {request: GET /people}
  deals:
    schema: Row
    search: [id, name]
    sync: {field: at, later: {from: deals.api_search, field: at, with: {since: "{{since}}"}, read: {from: deals.get, with: {expand: all}}}}
    list: {request: GET /deals}
    get: {request: "GET /deals/{id}", params: {id: string!, expand: string}}
    api_search:
      request: GET /deals/search
      params: {since: string, after: string}
      records: $.data
      pagination: {style: cursor, param: after, next: $.next}
`

interface Row {
  readonly id: string
  readonly name: string
  readonly at: string
}

const OLD = '2026-01-01T00:00:00.000Z'
const NEWEST = '2026-01-01T00:00:39.000Z'
const rows = (prefix: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${String(index).padStart(3, '0')}`,
    name: `${prefix} ${index}`,
    at: `2026-01-01T00:00:${String(index).padStart(2, '0')}.000Z`,
  }))

/** A third party whose records say when they changed. */
class Vendor {
  tickets = rows('t', 40)
  pages = rows('p', 40)
  people = rows('h', 40)
  deals = rows('d', 40)
  comments = new Map<string, Row[]>(this.tickets.map(({ id }) => [id, [{ id: `c-${id}`, name: 'said', at: OLD }]]))
  /** Newest first, as JSON text. */
  events: string[] = []

  answer(url: URL): { status?: number; body: unknown } {
    const [, first = '', second, third] = url.pathname.split('/')
    const since = url.searchParams.get('since') ?? ''
    const page = (data: readonly unknown[], size = 10) => {
      const from = Number(url.searchParams.get('after') ?? 0)
      const next = from + size < data.length ? String(from + size) : null
      return { body: { data: data.slice(from, from + size), next } }
    }
    if (first === 'exports') return page(this.tickets.filter(({ at }) => at >= since))
    if (third === 'comments') return page(this.comments.get(second!) ?? [])
    if (first === 'tickets') return page(this.tickets)
    if (first === 'pages') return page(this.pages.toSorted((a, b) => (a.at < b.at ? 1 : -1)))
    if (first === 'people') return page(this.people)
    if (first === 'events') return { body: `{"data":[${this.events.join(',')}],"next":null}` as unknown }
    if (second === 'search') return page(this.deals.filter(({ at }) => at >= since).map(({ id, at }) => ({ id, at })))
    if (second === undefined) return page(this.deals)
    const deal = this.deals.find(({ id }) => id === second)
    return deal ? { body: deal } : { status: 404, body: { message: 'gone' } }
  }

  change(list: 'tickets' | 'pages' | 'deals', index: number, name: string, more: object = {}): void {
    this[list][index] = { ...this[list][index]!, name, at: new Date().toISOString(), ...more }
  }
}

describe.each(databases)('later runs on %s', (_name, open) => {
  let database: Database
  let shop: Shop
  let room: Room
  let vendor: Vendor

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([open(), startShop()])
    const catalogue = await shopCatalogue(MANIFEST)
    room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings: { leaseMs: 30_000 } })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  beforeEach(() => {
    vendor = new Vendor()
    shop.trick = (url) => vendor.answer(url)
  })

  async function copied(): Promise<ConnectorRef> {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.requests.length = 0
    return connector
  }

  async function run(connector: ConnectorRef, entities: string[], isFull = false): Promise<string[]> {
    shop.requests.length = 0
    await room.sync.trigger(connector, { entities, isFull })
    const state = await room.until(connector, isIdle)
    expect(state.entities.filter(({ last_error: error }) => error)).toEqual([])
    return [...shop.requests]
  }

  const names = async (connector: ConnectorRef, entity: string) =>
    Object.fromEntries((await room.find(connector, entity)).map(({ id, name }) => [id, name]))

  it('ask an export for changes, which also says what was deleted', async () => {
    const connector = await copied()
    vendor.change('tickets', 3, 'changed')
    vendor.change('tickets', 4, 'gone', { state: 'deleted' })
    expect(await run(connector, ['tickets'])).toEqual([`GET /exports/tickets?since=${encodeURIComponent(NEWEST)}`])
    const found = await names(connector, 'tickets')
    expect(found.t003).toBe('changed')
    expect(Object.keys(found)).toHaveLength(39)
    expect(found).not.toHaveProperty('t004')
  })

  it('leave alone when everything was last read, which a run that reads everything moves', async () => {
    const connector = await copied()
    const times = async () => {
      const [row] = await database.query<{ at: Date; full: Date }>(
        `select synced_at as at, full_synced_at as full from copies where connector_id = $1 and entity = 'tickets'`,
        [connector.connectorId],
      )
      return [row!.at.getTime(), row!.full.getTime()] as const
    }
    const [first, firstFull] = await times()
    expect(firstFull).toBe(first)
    await run(connector, ['tickets'])
    const [second, secondFull] = await times()
    expect([second > first, secondFull]).toEqual([true, firstFull])
    await run(connector, ['tickets'], true)
    expect((await times())[1]).toBeGreaterThan(secondFull)
  })

  it('list only below changed parents, whether those were read by their changes or whole', async () => {
    const connector = await copied()
    expect(await run(connector, ['tickets', 'comments'])).toHaveLength(1)
    vendor.change('tickets', 7, 'changed')
    vendor.comments.get('t007')!.push({ id: 'c-new', name: 'more', at: OLD })
    expect((await run(connector, ['tickets', 'comments'])).slice(1)).toEqual(['GET /tickets/t007/comments'])
    expect(await names(connector, 'comments')).toMatchObject({ 'c-new': 'more', 'c-t008': 'said' })
    vendor.change('tickets', 8, 'changed again')
    await run(connector, ['tickets'], true)
    expect(await run(connector, ['comments'])).toEqual(['GET /tickets/t008/comments'])
    expect(await run(connector, ['comments'])).toEqual([])
  })

  it('end at the first page that reaches what was seen, where the latest come first', async () => {
    const connector = await copied()
    vendor.change('pages', 30, 'changed')
    expect(await run(connector, ['pages'])).toEqual(['GET /pages'])
    expect(await names(connector, 'pages')).toMatchObject({ p030: 'changed', p031: 'p 31' })
  })

  it('take the last state of each record from a feed, digit for digit, and its deletions', async () => {
    const connector = await copied()
    const created = Math.floor(Date.now() / 1000)
    const event = (type: string, object: string) =>
      `{"id":"e","type":"${type}","created":${created},"data":{"object":${object}}}`
    vendor.events = [
      event('updated', '{"id":"h001","name":"last","big":9007199254740993}'),
      event('updated', '{"id":"h001","name":"first","big":1}'),
      event('deleted', '{"id":"h002","name":"h 2"}'),
    ]
    const [request, ...more] = await run(connector, ['people'])
    expect(request).toMatch(/^GET \/events\?since=\d{10}$/)
    expect(more).toEqual([])
    expect(await names(connector, 'people')).toMatchObject({ h001: 'last', h003: 'h 3' })
    expect(await names(connector, 'people')).not.toHaveProperty('h002')
    expect(await room.find(connector, 'people', { eq: { big: '9007199254740993' } })).toHaveLength(1)
  })

  it('read everything when a feed holds more changes than the manifest allows', async () => {
    const connector = await copied()
    const created = Math.floor(Date.now() / 1000)
    vendor.events = Array.from(
      { length: 6 },
      (_, n) => `{"type":"updated","created":${created},"data":{"object":{"id":"h00${n}"}}}`,
    )
    vendor.people[1] = { id: 'h001', name: 'read whole', at: OLD }
    const requests = await run(connector, ['people'])
    expect(requests.slice(1)).toEqual([
      'GET /people',
      'GET /people?after=10',
      'GET /people?after=20',
      'GET /people?after=30',
    ])
    expect(await names(connector, 'people')).toMatchObject({ h001: 'read whole' })
  })

  it('leave the list of changes to the sync: no caller can ask for it', async () => {
    // Its requests must be over before the next test looks at its own.
    const { organizationId, connectorId } = await copied()
    const { plan, release } = await room.connectors.open({ organizationId }, connectorId)
    release()
    expect(plan.manifest.entities.tickets!.actions).not.toContain('changes')
    expect(() => find(plan, 'tickets', 'changes')).toThrow(/Cannot "changes" tickets of shop/)
  })

  it('read each changed record that a search only names, and delete records that are not found', async () => {
    const connector = await copied()
    vendor.change('deals', 5, 'read')
    vendor.change('deals', 6, 'x')
    const search = vendor.answer.bind(vendor)
    vendor.answer = (url) => (url.pathname === '/deals/d006' ? { status: 404, body: { message: 'gone' } } : search(url))
    const [first, ...reads] = await run(connector, ['deals'])
    expect(first).toBe(`GET /deals/search?since=${encodeURIComponent(NEWEST)}`)
    expect(reads.toSorted()).toEqual(['GET /deals/d005?expand=all', 'GET /deals/d006?expand=all'])
    const found = await names(connector, 'deals')
    expect(found.d005).toBe('read')
    expect(found).not.toHaveProperty('d006')
  })
})

describe('times as text of milliseconds since 1970', () => {
  const noon = Date.parse('2026-01-31T12:00:00Z')

  it('are later or earlier by their number', () => {
    expect(newestOf('999999999999', String(noon))).toBe(String(noon))
  })

  it('go back by the lookback in their own form', () => {
    expect(sinceOf(60, String(noon))).toBe(String(noon - 60_000))
    expect(sinceOf(60, `/Date(${noon}+0000)/`)).toBe(`/Date(${noon - 60_000}+0000)/`)
  })

  it('stand for no more than the beginning of the run, less what clocks differ', () => {
    expect(watermark(String(noon + 1), undefined, noon, false)).toBe(String(noon - 300_000))
  })
})
