/** An embedded database on a disk that fills up; needs a machine where a small file system may be mounted. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, openDatabase } from '../../server/store/index.ts'
import { LIST, until } from '../server/faults/api.ts'
import { startVendor, type Vendor } from '../server/faults/vendor.ts'
import { type AcmeServer, startAcme } from '../server/faults/world.ts'

const LONG = 300_000
const folder = mkdtempSync(join(tmpdir(), 'plugboard-disk-'))

function isMounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const canMount = isMounted()

describe.skipIf(!canMount)('O6 a disk that fills up', () => {
  let vendor: Vendor
  let acme: AcmeServer
  let connector: string
  const ballast = join(folder, 'ballast')

  beforeAll(async () => {
    vendor = await startVendor()
    mkdirSync(join(folder, 'data'), { mode: 0o700 })
    const database = await openDatabase({ directory: join(folder, 'data') })
    await migrate(database)
    acme = await startAcme(database, vendor.origin, { set: ['log.level=warn'] })
    connector = await acme.connector({ key: 'key-0123456789' })
  }, LONG)
  afterAll(async () => {
    await acme?.server.close()
    await vendor?.close()
    execFileSync('umount', [folder], { stdio: 'ignore' })
    rmSync(folder, { recursive: true })
  }, LONG)

  /** Fills what is left of the disk. */
  function fill(): void {
    for (let bytes = 8 * 2 ** 20; bytes >= 4096; bytes /= 2)
      try {
        for (let count = 0; ; count++) writeFileSync(`${ballast}-${bytes}-${count}`, Buffer.alloc(bytes))
      } catch {
        // A smaller piece may fit still.
      }
    expect(statfsSync(folder).bavail).toBeLessThan(4)
  }

  function free(): void {
    for (const name of execFileSync('ls', [folder], { encoding: 'utf8' }).split('\n'))
      if (name.startsWith('ballast')) rmSync(join(folder, name))
  }

  it(
    'O6 writes are refused with storage_unavailable, reads go on, and it recovers alone',
    { timeout: LONG },
    async () => {
      const write = (name: string) => acme.ask('PATCH', `/integrations/connectors/${connector}`, { name })
      expect((await write('before')).status).toBe(200)
      fill()
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
      free()
      await until(
        () => write('after'),
        ({ status }) => status === 200,
        10_000,
      )
      const { body } = await acme.ask('GET', `/integrations/connectors/${connector}`)
      expect(body.name).toBe('after')
    },
  )
})

it.skipIf(canMount)('O6 cannot be tried here: no small file system may be mounted', () => {
  rmSync(folder, { recursive: true })
})
