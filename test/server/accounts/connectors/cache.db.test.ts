/** Connectors at hand: what a call costs, how soon a change is known, and that nobody shares a socket. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connectors } from '../../../../server/accounts/connectors/index.ts'
import { type Database, openDatabase } from '../../../../server/ground/store/index.ts'
import { countStatements, databases, serverUrl, urlOf } from '../../../support/database.ts'
import {
  acmeCatalogue,
  callOnce,
  makeOwner,
  type Owner,
  type Provider,
  roomOn,
  startProvider,
  testVault,
} from './world.ts'

const catalogue = await acmeCatalogue()

describe.each(databases)('connectors at hand on %s', (_name, open) => {
  let database: Database & { statements: number }
  let other: Database
  let provider: Provider
  let room: Connectors
  let elsewhere: Connectors
  let owner: Owner
  const vault = testVault()

  beforeAll(async () => {
    const opened = await open()
    database = countStatements(opened)
    other = opened.engine === 'embedded' ? opened : await anotherProcess(opened)
    provider = await startProvider()
    room = await roomOn(database, catalogue, provider, vault)
    // Its clock stands still: what it knows grows old by notifications only.
    const started = Date.now()
    elsewhere = await roomOn(other, catalogue, provider, vault, { now: () => started })
    owner = await makeOwner(opened)
  })
  afterAll(async () => {
    await room.close()
    await elsewhere.close()
    await provider.close()
    if (other.processId !== database.processId) await other.close()
    await database.close()
  })

  const scope = () => ({ organizationId: owner.organizationId })
  async function connectorOf(key: string, from: Connectors = room): Promise<string> {
    provider.keys.add(key)
    const { id } = await from.create(owner, { kind: 'acme', name: key, credentials: { key }, validate: false })
    await allNotified(database)
    return id
  }

  it('a call costs neither a statement nor a decryption', async () => {
    const id = await connectorOf('hot-key-0123456789')
    await callOnce(room, owner, id)
    const before = [database.statements, vault.opened]
    for (let calls = 0; calls < 20; calls++) await callOnce(room, owner, id)
    expect([database.statements, vault.opened]).toEqual(before)
  })

  it('many calls that come first share one reading', async () => {
    const id = await connectorOf('first-key-0123456789')
    const before = [database.statements, vault.opened]
    await Promise.all(Array.from({ length: 50 }, () => callOnce(room, owner, id)))
    expect([database.statements - before[0]!, vault.opened - before[1]!]).toEqual([1, 1])
  })

  it('E1 another organization that asks for an id at the same time disturbs nobody', async () => {
    const id = await connectorOf('asked-key-0123456789')
    const fresh = await roomOn(database, catalogue, provider, vault)
    const foreign = await makeOwner(database)
    const theirs = Array.from({ length: 20 }, () => fresh.open({ organizationId: foreign.organizationId }, id))
    const ours = Array.from({ length: 20 }, () => callOnce(fresh, owner, id))
    for (const result of await Promise.allSettled(theirs)) expect(result.status).toBe('rejected')
    for (const result of await Promise.allSettled(ours)) expect(result.status).toBe('fulfilled')
    await fresh.close()
  })

  it('another process is notified of a change', async () => {
    const id = await connectorOf('told-key-0123456789')
    await callOnce(elsewhere, owner, id)
    const code = () =>
      callOnce(elsewhere, owner, id).then(
        () => 'ok',
        (error: unknown) => (error as { code: string }).code,
      )
    await room.update(scope(), id, { enabled: false })
    await expect.poll(code).toBe('connector_disabled')
    await room.update(scope(), id, { enabled: true })
    await expect.poll(code).toBe('ok')
    await database.query("update customers set status = 'inactive' where id = $1", [owner.customer.id])
    await database.notify('plugboard_changed', `customer:${owner.customer.id}`)
    await expect.poll(code).toBe('connector_disabled')
    await database.query("update customers set status = 'active' where id = $1", [owner.customer.id])
    await database.notify('plugboard_changed', `customer:${owner.customer.id}`)
    await expect.poll(code).toBe('ok')
    await room.remove(scope(), id)
    await expect.poll(code).toBe('connector_not_found')
  })

  it('a change without a notification is seen after five seconds', async () => {
    let now = Date.now()
    const slow = await roomOn(database, catalogue, provider, vault, { now: () => now })
    const id = await connectorOf('quiet-key-0123456789', slow)
    await callOnce(slow, owner, id)
    await database.query("update connectors set status = 'disabled' where id = $1", [id])
    now += 4_999
    await callOnce(slow, owner, id)
    now += 1
    await expect(callOnce(slow, owner, id)).rejects.toMatchObject({ code: 'connector_disabled' })
    await slow.close()
  })

  it('a row in use is read again before it expires, once, while calls go on', async () => {
    let now = Date.now()
    const aging = await roomOn(database, catalogue, provider, vault, { now: () => now })
    const id = await connectorOf('aging-key-0123456789', aging)
    await callOnce(aging, owner, id)
    const before = database.statements
    for (const laterMs of [3_999, 1, 3_999]) {
      now += laterMs
      await Promise.all(Array.from({ length: 5 }, () => callOnce(aging, owner, id)))
    }
    expect(database.statements - before).toBe(1)
    await aging.close()
  })

  it('keeps so many, and those that are used beyond it until they are released', async () => {
    const small = await roomOn(database, catalogue, provider, vault, { limits: { cachedConnectors: 3 } })
    const ids: string[] = []
    for (let index = 0; index < 8; index++) ids.push(await connectorOf(`small-key-${index}-0123456789`, small))
    const held = await small.open(scope(), ids[0]!)
    for (const id of ids) await callOnce(small, owner, id)
    expect(small.size).toBe(3)
    const { execute } = await import('../../../../runtime/index.ts')
    const call = { entity: 'items', action: 'list' }
    await expect(execute(held.plan, call, held.connection)).resolves.toMatchObject({ records: [{}] })
    await Promise.all(ids.flatMap((id) => Array.from({ length: 10 }, () => callOnce(small, owner, id))))
    await callOnce(small, owner, ids[1]!)
    held.release()
    await callOnce(small, owner, ids[2]!)
    expect(small.size).toBeLessThanOrEqual(3)
    await small.close()
    await expect(execute(held.plan, call, held.connection)).rejects.toMatchObject({ code: 'cancelled' })
  })

  it('U27 no socket ever carries the credentials of two connectors', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `socket-key-${index}-0123456789`)
    const small = await roomOn(database, catalogue, provider, vault, { limits: { cachedConnectors: 5 } })
    const ids: string[] = []
    for (const key of keys) ids.push(await connectorOf(key, small))
    provider.sockets.clear()
    for (let round = 0; round < 40; round++) {
      const order = [...ids, ...ids].sort(() => Math.random() - 0.5)
      const answers = await Promise.all(order.map(async (id) => [id, await callOnce(small, owner, id)] as const))
      for (const [id, records] of answers) expect(records).toEqual([{ id: keys[ids.indexOf(id)] }])
    }
    await small.close()
    expect([...provider.sockets.values()].filter((seen) => seen.size !== 1)).toEqual([])
    expect(provider.sockets.size).toBeGreaterThanOrEqual(keys.length)
  })
})

async function anotherProcess(database: Database): Promise<Database> {
  const [row] = await database.query<{ name: string }>('select current_database() as name')
  return openDatabase({ url: urlOf(await serverUrl(), row!.name) })
}

/** Waits until the notifications of everything that was stored before have come: each of them empties the cache of its row. */
async function allNotified(database: Database): Promise<void> {
  const marker = randomUUID()
  const received = new Set<string>()
  const stop = await database.listen('plugboard_changed', (payload) => void received.add(payload))
  await database.notify('plugboard_changed', marker)
  await expect.poll(() => received.has(marker)).toBe(true)
  await stop()
}
