/** Workers killed at any instant: nothing is lost, nothing doubled, and another one goes on within seconds. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import type { Room, Shop } from './world.ts'
import { isReady, itemsOf, openRoom, shopCatalogue, startShop } from './world.ts'

const KILLS = 4

describe('a worker killed with -9', () => {
  let database: Database
  let url: string
  let shop: Shop
  let room: Room
  let workers: ChildProcess[]

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
    const [{ name }] = (await database.query('select current_database() as name')) as [{ name: string }]
    const { serverUrl, urlOf } = await import('../../support/database.ts')
    url = urlOf(await serverUrl(), name)
    room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin, works: false })
    workers = await Promise.all([startWorker(), startWorker()])
  }, 60_000)
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL')
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  async function startWorker(): Promise<ChildProcess> {
    const file = join(import.meta.dirname, 'worker-process.ts')
    const worker = spawn(process.execPath, ['--import', 'tsx', file, url, shop.origin], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(worker.stdout!, 'data')
    return worker
  }

  it('F1 F5 loses and doubles no record, and is replaced within seconds', async () => {
    shop.items = itemsOf(1000)
    shop.pageSize = 10
    shop.latencyMs = 10
    const connector = await room.connector()
    for (let kills = 0; kills < KILLS; kills++) {
      await delay(200 + Math.random() * 200)
      const [row] = await database.query<{ pid: string | null }>('select process_id as pid from syncs')
      const victim = workers.shift()!
      victim.kill('SIGKILL')
      await once(victim, 'exit')
      expect(row).toBeDefined()
      workers.push(await startWorker())
    }
    await room.until(connector, isReady, 20_000)
    const ids = (await room.find(connector, 'items')).map(({ id }) => id)
    expect(ids).toEqual(shop.items.map(({ id }) => id))
    const pages = shop.requests.filter((request) => request.startsWith('GET /items?'))
    expect(pages.length - 100).toBeLessThanOrEqual(KILLS * 6)
  }, 60_000)
})
