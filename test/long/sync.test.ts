/** F1 at length: 200 kills at random instants of a sync of 10,000 records. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/ground/store/index.ts'
import {
  isIdle,
  isReady,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  shopCatalogue,
  startShop,
} from '../server/copy/sync/world.ts'
import { openTestPostgres, serverUrl, urlOf } from '../support/database.ts'

const KILLS = 200
const WORKERS = 3

let database: Database
let url: string
let shop: Shop
let room: Room
const workers = new Set<ChildProcess>()

beforeAll(async () => {
  ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
  const [{ name }] = (await database.query('select current_database() as name')) as [{ name: string }]
  url = urlOf(await serverUrl(), name)
  room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin, works: false })
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await room.close()
  await Promise.all([database.close(), shop.close()])
})

async function startWorker(): Promise<void> {
  const file = join(import.meta.dirname, '..', 'server', 'copy', 'sync', 'worker-process.ts')
  const worker = spawn(process.execPath, ['--import', 'tsx', file, url, shop.origin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.add(worker)
  await once(worker.stdout, 'data')
}

it(
  'F1 ends with exactly the records of the third party',
  async () => {
    shop.items = itemsOf(10_000)
    shop.latencyMs = 10
    const connector = await room.connector()
    await Promise.all(Array.from({ length: WORKERS }, startWorker))
    let refetched = 0
    for (let kills = 0; kills < KILLS; kills++) {
      await delay(Math.random() * 400)
      const state = await room.sync.state(connector)
      if (isIdle(state)) {
        refetched += pagesRead() - 100
        shop.requests.length = 0
        expect(await found(connector)).toEqual(shop.items.map(({ id }) => id))
        await room.sync.trigger(connector, { entities: ['items'], isFull: true })
      }
      const [victim] = workers
      victim!.kill('SIGKILL')
      workers.delete(victim!)
      await startWorker()
    }
    await room.until(connector, isReady, 60_000)
    expect(await found(connector)).toEqual(shop.items.map(({ id }) => id))
    expect(refetched).toBeLessThanOrEqual(KILLS * 9)
  },
  30 * 60_000,
)

function pagesRead(): number {
  return shop.requests.filter((request) => request.startsWith('GET /items?')).length
}

async function found(connector: Parameters<Room['find']>[0]): Promise<unknown[]> {
  return (await room.find(connector, 'items')).map(({ id }) => id)
}
