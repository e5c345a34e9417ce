/** Copies of lists that give only so long a time in one call. */
import { expect, onTestFinished, test } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { isReady, openRoom, shopCatalogue, startShop, SHOP_HEAD } from './world.ts'

const MANIFEST = `${SHOP_HEAD}
check: visits.get
schemas:
  Visit: {id: string, at: datetime}
entities:
  visits:
    schema: Visit
    search: [id, at]
    sync: {field: at, with: {since: "{{since}}"}, start: 2010-01-01T00:00:00Z}
    get: {request: GET /visit}
    list:
      request: GET /visits
      params: {since: datetime!, until: datetime}
      records: $.data
      windows: {from: since, to: until, days: 31}
      pagination: {style: none, because: The vendor returns the whole window.}
`

const VISITS = ['2011-02-03T00:00:00Z', '2025-03-04T00:00:00Z']

test('any number of windows may be empty', async () => {
  const [database, shop, catalogue] = await Promise.all([openTestPostgres(), startShop(), shopCatalogue(MANIFEST)])
  const room = await openRoom({ database, catalogue, connectTo: () => shop.origin })
  onTestFinished(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  shop.trick = ({ searchParams }) => {
    const [since, until] = ['since', 'until'].map((name) => Date.parse(searchParams.get(name)!)) as [number, number]
    const inWindow = VISITS.filter((at) => Date.parse(at) >= since && Date.parse(at) < until)
    return { body: { data: inWindow.map((at) => ({ id: at, at })) } }
  }
  const connector = await room.connector()
  const { entities } = await room.until(connector, (state) => isReady(state) || state.status === 'error')
  expect(entities).toMatchObject([{ entity: 'visits', records: 2, last_error: null }])
})
