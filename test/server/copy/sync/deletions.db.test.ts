/** A list of deleted records is read to its end after a change, from the last change on, and never by an idle run. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { databases } from '../../../support/database.ts'
import { isIdle, isReady, openRoom, type Room, type Shop, shopCatalogue, startShop, SHOP_HEAD } from './world.ts'

const MANIFEST = `${SHOP_HEAD}
check: parts.list
defaults:
  list:
    params: {after: string, since: string}
    records: $.data
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Row: {id: string, name: string, at: string}
  Binned: {id: string}
entities:
  parts:
    schema: Row
    search: [id, name]
    sync: {field: at, param: since, deletions: {from: bin.list, param: since, with: {of: parts}}}
    list: {request: GET /parts}
  bin:
    schema: Binned
    list: {request: GET /bin, params: {of: string!}}
`

const row = (id: string, at: string, name = id) => ({ id, name, at })
const FIRST = '2026-01-01T00:00:00.000Z'
const LAST = '2026-01-01T00:00:03.000Z'
const SINCE = encodeURIComponent(LAST)

describe.each(databases)('a list of deletions on %s', (_name, open) => {
  let database: Database
  let shop: Shop
  let room: Room
  let parts: ReturnType<typeof row>[]
  let bin: { readonly id: string }[]

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
    parts = [row('a', FIRST), row('b', FIRST), row('c', FIRST), row('d', LAST)]
    bin = []
    shop.trick = ({ pathname, searchParams }) => {
      const since = searchParams.get('since') ?? ''
      const all = pathname === '/bin' ? bin : parts.filter(({ at }) => at >= since)
      const from = Number(searchParams.get('after') ?? 0)
      const size = pathname === '/bin' ? 2 : 10
      return {
        body: { data: all.slice(from, from + size), next: from + size < all.length ? String(from + size) : null },
      }
    }
  })

  async function copied(): Promise<ConnectorRef> {
    const connector = await room.connector()
    await room.until(connector, isReady)
    return connector
  }

  async function run(connector: ConnectorRef): Promise<string[]> {
    shop.requests.length = 0
    await room.sync.trigger(connector, { isFull: false })
    const state = await room.until(connector, isIdle)
    expect(state.entities.filter(({ last_error: error }) => error)).toEqual([])
    return [...shop.requests]
  }

  const names = async (connector: ConnectorRef) => (await room.find(connector, 'parts')).map(({ name }) => name)

  it('is read to its end, if a record changed', async () => {
    const connector = await copied()
    bin = ['a', 'b', 'unknown'].map((id) => ({ id }))
    expect(await run(connector)).toEqual([`GET /parts?since=${SINCE}`])
    expect(await names(connector)).toHaveLength(4)
    parts = [row('c', new Date().toISOString(), 'changed'), row('d', LAST)]
    expect(await run(connector)).toEqual([
      `GET /parts?since=${SINCE}`,
      `GET /bin?since=${SINCE}&of=parts`,
      `GET /bin?after=2&since=${SINCE}&of=parts`,
    ])
    expect((await names(connector)).toSorted()).toEqual(['changed', 'd'])
  })

  it('is asked from the last change on, however many idle runs were between', async () => {
    const connector = await copied()
    for (const _ of Array.from({ length: 3 })) expect(await run(connector)).toHaveLength(1)
    parts = [row('c', '2026-01-02T00:00:00.000Z', 'changed'), row('d', LAST)]
    const [, deletions] = await run(connector)
    expect(deletions).toBe(`GET /bin?since=${SINCE}&of=parts`)
    expect(await run(connector)).toHaveLength(1)
  })
})
