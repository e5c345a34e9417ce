/** Lists that end with a token: the next run asks with it, and reads everything when it is refused. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import { isIdle, isReady, openRoom, type Room, type Shop, shopCatalogue, startShop, SHOP_HEAD } from './world.ts'

const MANIFEST = `${SHOP_HEAD}
check: notes.list
schemas:
  Note: {id: string, name: string, state: string?}
entities:
  notes:
    schema: Note
    search: [id, name]
    sync: {token: sync_token, with: {all: true}, later: {param: sync_token, with: {all: true}, deleted: {at: $.state, is: [deleted]}}}
    list:
      request: GET /notes
      params: {after: string, sync_token: string, all: boolean}
      records: $.data
      meta: {sync_token: $.sync_token}
      pagination: {style: cursor, param: after, next: $.next}
`

interface Note {
  readonly id: string
  readonly name: string
  readonly state?: string
}

const WHOLE = Array.from({ length: 12 }, (_, index) => ({ id: `n${index}`, name: `note ${index}` }))
const LATER: readonly Note[] = [
  { id: 'n1', name: 'changed' },
  { id: 'n2', name: 'gone', state: 'deleted' },
]

/** The answer to a list whose last page has a token; a token that is not among the changes has expired. */
function answer(url: URL, changes: ReadonlyMap<string, readonly Note[]>): { status?: number; body: unknown } {
  const token = url.searchParams.get('sync_token')
  const notes = token === null ? WHOLE : changes.get(token)
  if (!notes) return { status: 410, body: { message: 'the token has expired' } }
  const from = Number(url.searchParams.get('after') ?? 0)
  const data = notes.slice(from, from + 10)
  if (from + 10 < notes.length) return { body: { data, next: String(from + 10) } }
  return { body: { data, sync_token: token === null ? 'token-1' : `${token}+` } }
}

for (const [name, open] of databases) {
  let database: Database
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([open(), startShop()])
    const catalogue = await shopCatalogue(MANIFEST)
    room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings: { leaseMs: 30_000 } })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  it(`runs on ${name} ask with the token of the list before, and read everything when it is refused`, async () => {
    const changes = new Map([['token-1', LATER]])
    shop.trick = (url) => answer(url, changes)
    const connector = await room.connector()
    await room.until(connector, isReady)
    const run = async () => {
      shop.requests.length = 0
      await room.sync.trigger(connector, { entities: ['notes'], isFull: false })
      const { entities } = await room.until(connector, isIdle)
      const found = await room.find(connector, 'notes')
      const changed = found.find(({ id }) => id === 'n1')
      return [[...shop.requests], entities[0]!.last_error ?? null, found.length, changed?.name]
    }
    expect([await run(), await run()]).toEqual([
      [['GET /notes?sync_token=token-1&all=true'], null, 11, 'changed'],
      [
        ['GET /notes?sync_token=token-1%2B&all=true', 'GET /notes?all=true', 'GET /notes?after=10&all=true'],
        null,
        12,
        'note 1',
      ],
    ])
  })
}
