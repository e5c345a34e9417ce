import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openVault, rotate, type Vault, verifySecrets } from '../../../../server/ground/vault/index.ts'
import { databases } from '../../../support/database.ts'
import {
  codeOf,
  emptied,
  newConnector,
  newMaster,
  newOAuthRows,
  newOrganization,
  ownerOf,
  ringOf,
  sealedOf,
} from './fixture.ts'

describe.each(databases)('rotation on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(() => emptied(database))

  async function filled(vault: Vault, organizations = 3, connectors = 3) {
    const owners = []
    for (let each = 0; each < organizations; each++) {
      const organizationId = await newOrganization(database)
      for (let one = 0; one < connectors; one++)
        owners.push(await newConnector(database, vault, organizationId, `secret ${each} ${one}`))
      await newOAuthRows(database, vault, organizationId)
    }
    return owners
  }

  async function unreadable(vault: Vault): Promise<unknown[]> {
    const found = []
    for await (const one of verifySecrets(database, vault)) found.push(one)
    return found
  }

  it('T11 after it the old master key alone opens nothing and can be retired', async () => {
    const [old, fresh] = [newMaster(), newMaster()]
    await filled(await openVault(database, ringOf(old)))
    const done = await rotate(database, ringOf(fresh, old))
    expect(done).toEqual({ rewrapped: 3, made: 0, resealed: 0, unreadable: 0 })
    expect(await codeOf(openVault(database, ringOf(old)))).toBe('invalid_configuration')
    expect(await unreadable(await openVault(database, ringOf(fresh)))).toEqual([])
  })

  it('T11 new data keys seal every column anew', async () => {
    const master = newMaster()
    const vault = await openVault(database, ringOf(master))
    const [first] = await filled(vault)
    const before = await sealedOf(database, first!)
    const done = await rotate(database, ringOf(master), { dataKeys: true, batchSize: 2 })
    const after = await sealedOf(database, first!)
    expect(done).toEqual({ rewrapped: 0, made: 3, resealed: 3 * 8, unreadable: 0 })
    expect(after.subarray(1, 17).equals(before.subarray(1, 17))).toBe(false)
    expect(await vault.open(first!, after)).toBe('secret 0 0')
    await database.query(`delete from data_keys where status = 'retired'`)
    expect(await unreadable(await openVault(database, ringOf(master)))).toEqual([])
  })

  it('T11 stopped after any step, the next run ends it', async () => {
    const [old, fresh] = [newMaster(), newMaster()]
    await filled(await openVault(database, ringOf(old)))
    const options = { dataKeys: true, batchSize: 2 }
    let stops = 0
    for (;;) {
      const stop = new AbortController()
      const stopped = await codeOf(
        rotate(database, ringOf(fresh, old), {
          ...options,
          signal: stop.signal,
          onProgress: () => stop.abort(new Error('stopped')),
        }),
      )
      expect(await unreadable(await openVault(database, ringOf(fresh, old)))).toEqual([])
      if (!(stopped instanceof Error) || ++stops > 50) break
    }
    const again = await rotate(database, ringOf(fresh, old), { batchSize: 2 })
    const retired = await database.query(`delete from data_keys where status = 'retired' returning id`)
    expect({ stops: stops > 5 && stops < 50, again, retired: retired.length }).toEqual({
      stops: true,
      again: { rewrapped: 0, made: 0, resealed: 0, unreadable: 0 },
      retired: 3,
    })
    expect(await unreadable(await openVault(database, ringOf(fresh)))).toEqual([])
    expect(await database.query(`select name from facts`)).toEqual([{ name: 'vault' }])
  })

  it('T11 under load nothing fails and no renewal is overwritten', async () => {
    const [old, fresh] = [newMaster(), newMaster()]
    const owners = await filled(await openVault(database, ringOf(old)), 2, 4)
    const vault = await openVault(database, ringOf(old, fresh))
    const written = new Map<string, { version: number; plain: string }>()
    const load = new AbortController()
    const failures: unknown[] = []
    const renew = async (owner: (typeof owners)[number]) => {
      let { version } = owner
      while (!load.signal.aborted)
        try {
          const plain = `renewed ${version + 1}`
          const next = { ...owner, version: version + 1 }
          const sealed = await vault.seal(next, plain)
          const rows = await database.query(
            `update connectors set credentials = $1, credentials_version = $2 where id = $3 and credentials_version = $4 returning id`,
            [sealed, next.version, owner.id, version],
          )
          if (rows.length !== 1) throw new Error('lost')
          written.set(owner.id, { version: ++version, plain })
          await vault.open(next, await sealedOf(database, owner))
          await vault.seal(ownerOf(await newOrganization(database)), 'new organization')
        } catch (error) {
          failures.push(error)
          return
        }
    }
    const renewals = owners.map(renew)
    await rotate(database, ringOf(fresh, old), { dataKeys: true, batchSize: 2 })
    load.abort()
    await Promise.all(renewals)
    const after = await openVault(database, ringOf(fresh))
    const held = await Promise.all(
      owners.map(async (owner) => {
        const { version, plain } = written.get(owner.id)!
        return (await after.open({ ...owner, version }, await sealedOf(database, owner))) === plain
      }),
    )
    expect({ failures, held }).toEqual({ failures: [], held: owners.map(() => true) })
    expect(await database.query(`select id from data_keys where master <> $1`, [fresh.fingerprint])).toEqual([])
  })

  it('T11 a renewal between the reading and the writing of a row stays', async () => {
    const ring = ringOf(newMaster())
    const vault = await openVault(database, ring)
    const owner = await newConnector(database, vault, await newOrganization(database), 'old')
    const renewed = { ...owner, version: 4 }
    const query: Database['query'] = async (text, params) => {
      if (text.startsWith('update connectors'))
        await database.query(`update connectors set credentials = $1, credentials_version = 4 where id = $2`, [
          await vault.seal(renewed, 'renewed'),
          owner.id,
        ])
      return database.query(text, params)
    }
    const between = new Proxy(database, {
      get: (target, name: keyof Database) => {
        const value: unknown = name === 'query' ? query : target[name]
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    await rotate(between, ring, { dataKeys: true })
    expect(await vault.open(renewed, await sealedOf(database, owner))).toBe('renewed')
  })

  it('leaves what does not open as it is, and counts it', async () => {
    const master = newMaster()
    const vault = await openVault(database, ringOf(master))
    const [bad, good] = await filled(vault, 1, 2)
    await database.query(`update connectors set credentials_version = 9 where id = $1`, [bad!.id])
    const before = await sealedOf(database, bad!)
    const done = await rotate(database, ringOf(master), { dataKeys: true })
    expect(done).toEqual({ rewrapped: 0, made: 1, resealed: 6, unreadable: 1 })
    expect(await sealedOf(database, bad!)).toEqual(before)
    expect(await vault.open(good!, await sealedOf(database, good!))).toBe('secret 0 1')
  })
})
