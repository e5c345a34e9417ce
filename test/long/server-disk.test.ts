/** Databases and backups on a disk that fills up; needs a machine where a small file system may be mounted. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/ground/store/index.ts'
import { postgres } from '../cli/operator/folders.ts'
import { LIST, until } from '../server/faults/api.ts'
import { startVendor, type Vendor } from '../server/faults/vendor.ts'
import { type AcmeServer, startAcme } from '../server/faults/world.ts'
import {
  isReady,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  shopCatalogue,
  startShop,
} from '../server/copy/sync/world.ts'
import { mountSmallDisk, openEmbeddedOn, openPostgresOn, type SmallDisk } from './full-disk.ts'

const LONG = 300_000

const disks = {
  'an embedded database': { size: '160m', open: openEmbeddedOn },
  PostgreSQL: { size: '64m', open: openPostgresOn },
}

const canMount = (() => {
  const disk = mountSmallDisk('1m')
  disk?.unmount()
  return disk !== undefined
})()

describe.skipIf(!canMount).each(Object.entries(disks))('O6 the disk of %s fills up', (_name, { size, open }) => {
  let vendor: Vendor
  let disk: SmallDisk
  let acme: AcmeServer
  let connector: string

  beforeAll(async () => {
    vendor = await startVendor()
    disk = mountSmallDisk(size)!
    acme = await startAcme(await open(disk), vendor.origin, { set: ['log.level=warn'] })
    connector = await acme.connector({ key: 'key-0123456789' })
  }, LONG)
  afterAll(async () => {
    await acme?.server.close()
    await vendor?.close()
    disk?.unmount()
  }, LONG)

  const write = (name: string) => acme.ask('PATCH', `/integrations/connectors/${connector}`, { name })

  it(
    'writes are refused with storage_unavailable, reads continue, and it recovers automatically',
    { timeout: LONG },
    async () => {
      expect((await write('before')).status).toBe(200)
      disk.fill()
      // The database has room set aside, which small writes use up after a minute or so.
      const refused = await until(
        () => write('n'.repeat(100)),
        ({ status }) => status !== 200,
        LONG,
      )
      expect([refused.status, refused.body.code]).toEqual([503, 'storage_unavailable'])
      expect(refused.headers.get('retry-after')).not.toBeNull()
      expect((await acme.ask('GET', `/integrations/connectors/${connector}`)).status).toBe(200)
      expect((await acme.execute(connector, LIST)).status).toBe(200)
      disk.free()
      await until(
        () => write('after'),
        ({ status }) => status === 200,
      )
      const { body } = await acme.ask('GET', `/integrations/connectors/${connector}`)
      expect(body.name).toBe('after')
    },
  )
})

describe.skipIf(!canMount).each(Object.entries(disks))(
  'O6 the disk of %s fills up during a sync',
  (_name, { size, open }) => {
    let shop: Shop
    let disk: SmallDisk
    let database: Database
    let room: Room

    beforeAll(async () => {
      shop = await startShop()
      disk = mountSmallDisk(size)!
      database = await open(disk)
      room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin })
    }, LONG)
    afterAll(async () => {
      await room?.close()
      await database?.close()
      await shop?.close()
      disk?.unmount()
    }, LONG)

    it('it fails without losing a record, and is whole once there is room', { timeout: LONG }, async () => {
      shop.items = itemsOf(30_000, 'n'.repeat(500))
      shop.pageSize = 100
      shop.trick = (_path, count) => {
        if (count === 20) disk.fill()
        return undefined
      }
      const connector = await room.connector()
      const line = await until(
        async () => room.lines.find((one) => one.includes('storage_unavailable')),
        (found) => found !== undefined,
        LONG,
      )
      expect(line).toMatch(/disk|No space left/)
      shop.trick = undefined
      disk.free()
      shop.items = itemsOf(2_000)
      await room.until(connector, isReady, LONG)
      expect((await room.find(connector, 'items')).map(({ id }) => id)).toEqual(shop.items.map(({ id }) => id))
    })
  },
)

describe.skipIf(!canMount)('O6 a backup onto a full disk', () => {
  let disk: SmallDisk

  beforeAll(() => {
    disk = mountSmallDisk('64k')!
  })
  afterAll(() => disk?.unmount())

  it('says so, leaves no file, and the database is whole', { timeout: LONG }, async () => {
    const { url, run } = await postgres()
    expect((await run(['migrate'])).code).toBe(0)
    const database = await openDatabase({ url }, { poolSize: 1 })
    await database.query(
      `insert into organizations (id, name)
         select gen_random_uuid(), 'organization ' || n || ' ' || gen_random_uuid() from generate_series(1, 5000) n`,
    )
    await database.close()
    const { code, stdout, stderr } = await run(['backup', '--out', join(disk.folder, 'backup')])
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([
      2,
      '',
      `Cannot write the backup "${join(disk.folder, 'backup')}": it cannot be written (ENOSPC)`,
    ])
    expect(stderr).toContain('The disk is full')
    expect(readdirSync(disk.folder)).toEqual([])
    expect((await run(['verify'])).code).toBe(0)
  })
})

it.skipIf(canMount)('O6 cannot be tried here: no small file system may be mounted', () => {
  expect(process.getuid?.()).not.toBe(0)
})
