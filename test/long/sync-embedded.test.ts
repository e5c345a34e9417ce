/** F1 on the embedded database: its only process killed in the middle of a sync, and started again. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/ground/store/index.ts'
import {
  isReady,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  shopCatalogue,
  startShop,
} from '../server/copy/sync/world.ts'

const WORKER = join(import.meta.dirname, '..', 'server', 'copy', 'sync', 'worker-process.ts')

describe('the only process on an embedded database, killed with -9', () => {
  let folder: string
  let shop: Shop

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killed-'))
    shop = await startShop()
  })
  afterAll(async () => {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('F1 continues at its checkpoint after a restart', async () => {
    shop.items = itemsOf(1000)
    shop.pageSize = 10
    const catalogue = await shopCatalogue()
    const inside = async <T>(works: boolean, run: (room: Room) => Promise<T>): Promise<T> => {
      const database = await openDatabase({ directory: folder })
      const room = await openRoom({ database, catalogue, connectTo: () => shop.origin, works })
      try {
        return await run(room)
      } finally {
        await room.close()
        await database.close()
      }
    }
    const connector = await inside(false, (room) => room.connector())
    shop.latencyMs = 30
    for (let kills = 0; kills < 2; kills++) {
      const worker = spawn(process.execPath, ['--import', 'tsx', WORKER, folder, shop.origin], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(worker.stdout, 'data')
      const before = shop.requests.length
      while (shop.requests.length < before + 15) await delay(20)
      worker.kill('SIGKILL')
      await once(worker, 'exit')
    }
    shop.latencyMs = 0
    const ids = await inside(true, async (room) => {
      await room.until(connector, isReady, 20_000)
      return (await room.find(connector, 'items')).map(({ id }) => id)
    })
    expect(ids).toEqual(shop.items.map(({ id }) => id))
    const pages = shop.requests.filter((request) => request.startsWith('GET /items?'))
    expect(pages.length - 100).toBeLessThanOrEqual(2 * 9)
  }, 300_000)
})
