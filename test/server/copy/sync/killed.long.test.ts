/** Workers killed at any instant: nothing is lost, nothing doubled, and another one continues within seconds. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { openTestPostgres, serverUrl, urlOf } from '../../../support/database.ts'
import { isReady, itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

const KILLS = 3
const WORKER = join(import.meta.dirname, 'worker-process.ts')

describe('a worker killed with -9', () => {
  let database: Database
  let url: string
  let shop: Shop
  let room: Room
  /** By the ids that the database knows them by. */
  const workers = new Map<string, ChildProcess>()

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
    const [{ name }] = (await database.query('select current_database() as name')) as [{ name: string }]
    url = urlOf(await serverUrl(), name)
    room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin, works: false })
    await Promise.all(Array.from({ length: KILLS + 1 }, startWorker))
  })
  afterAll(async () => {
    for (const worker of workers.values()) worker.kill('SIGKILL')
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  async function startWorker(): Promise<void> {
    const worker = spawn(process.execPath, ['--import', 'tsx', WORKER, url, shop.origin], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [id] = (await once(worker.stdout, 'data')) as [Buffer]
    workers.set(id.toString(), worker)
  }

  /** The process that holds the lease on the run. */
  async function holderOf({ connectorId }: ConnectorRef): Promise<string> {
    for (;;) {
      const [row] = await database.query<{ id: string | null }>(
        'select process_id as id from syncs where connector_id = $1',
        [connectorId],
      )
      if (row?.id) return row.id
      await delay(5)
    }
  }

  it('F1 F5 loses and doubles no record, and is replaced within seconds', async () => {
    shop.items = itemsOf(1000)
    shop.pageSize = 10
    shop.latencyMs = 20
    const connector = await room.connector()
    const takeovers: number[] = []
    for (let kills = 0; kills < KILLS; kills++) {
      await delay(100 + Math.random() * 200)
      const holder = await holderOf(connector)
      const victim = workers.get(holder)!
      victim.kill('SIGKILL')
      await once(victim, 'exit')
      workers.delete(holder)
      const began = Date.now()
      while ((await holderOf(connector)) === holder) await delay(20)
      takeovers.push(Date.now() - began)
    }
    await room.until(connector, isReady, 20_000)
    const ids = (await room.find(connector, 'items')).map(({ id }) => id)
    expect(ids).toEqual(shop.items.map(({ id }) => id))
    expect(Math.max(...takeovers)).toBeLessThan(10_000)
    const pages = shop.requests.filter((request) => request.startsWith('GET /items?'))
    expect(pages.length - 100).toBeLessThanOrEqual(KILLS * 9)
  })
})
