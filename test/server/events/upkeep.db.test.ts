/** Connectors that nobody uses: their grants are renewed before they end, and their credentials are checked. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Connectors, UpkeepSettings } from '../../../server/accounts/connectors/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { databases, type OpenTestDatabase } from '../../support/database.ts'
import {
  acmeCatalogue,
  callOnce,
  makeOwner,
  type Owner,
  type Provider,
  roomOn,
  startProvider,
  testVault,
} from '../accounts/connectors/world.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
const START = Date.parse('2027-01-01T00:00:00Z')

const catalogue = await acmeCatalogue()

/** Registers the set-up of a suite. */
function unusedConnectors(open: OpenTestDatabase) {
  const clock = { now: START }
  const vault = testVault()
  let database: Database
  let provider: Provider
  let owner: Owner
  const rooms: Connectors[] = []

  beforeAll(async () => {
    database = await open()
    provider = await startProvider(() => clock.now)
  })
  afterEach(async () => {
    for (const room of rooms.splice(0)) await room.close()
    await database.query(`update connectors set status = 'disabled'`)
    provider.unusedMs = Infinity
    provider.failures.length = 0
    clock.now = START
  })
  afterAll(async () => {
    await provider.close()
    await database.close()
  })

  async function roomWith(upkeep: UpkeepSettings): Promise<Connectors> {
    owner = await makeOwner(database)
    const room = await roomOn(database, catalogue, provider, vault, {
      upkeep,
      now: () => clock.now,
      monotonic: () => clock.now,
    })
    rooms.push(room)
    return room
  }

  const scope = () => ({ organizationId: owner.organizationId })

  async function connectorOf(room: Connectors, credentials: Record<string, string>): Promise<string> {
    return (await room.create(owner, { kind: 'acme', name: 'U', credentials })).id
  }

  /** Attends to what is due, as a server does each minute. */
  async function attend(room: Connectors): Promise<number> {
    const due = await room.claimDue(100)
    for (const one of due) await room.attend(one, AbortSignal.timeout(60_000))
    return due.length
  }

  /** Lets time pass in steps, with a server that attends to connectors. */
  async function pass(room: Connectors, days: number, stepMs = 6 * HOUR_MS): Promise<void> {
    const end = clock.now + days * DAY_MS
    while (clock.now < end) {
      clock.now += stepMs
      await attend(room)
    }
  }

  return {
    clock,
    vault,
    rooms,
    database: () => database,
    provider: () => provider,
    owner: () => owner,
    roomWith,
    scope,
    connectorOf,
    attend,
    pass,
  }
}

describe.each(databases)('connectors that nobody uses on %s', (_name, open) => {
  const { clock, vault, rooms, database, provider, owner, roomWith, scope, connectorOf, attend, pass } =
    unusedConnectors(open)

  describe('a grant that ends after 30 days without use', () => {
    it('V1 is alive after 90 days, since the server renews it', async () => {
      const room = await roomWith({ checkHours: 0 })
      provider().unusedMs = 30 * DAY_MS
      const id = await connectorOf(room, { refresh_token: provider().grant() })
      const { refreshes, calls } = provider().counts
      await pass(room, 90)
      const renewed = provider().counts.refreshes - refreshes
      // Every 5.25 to 7 days.
      expect(renewed).toBeGreaterThanOrEqual(12)
      expect(renewed).toBeLessThanOrEqual(17)
      expect(provider().counts.calls).toBe(calls)
      expect(await callOnce(room, owner(), id)).toHaveLength(1)
    })

    it('has ended after 90 days where nothing renews it', async () => {
      const room = await roomWith({ checkHours: 0 })
      provider().unusedMs = 30 * DAY_MS
      const id = await connectorOf(room, { refresh_token: provider().grant() })
      clock.now += 90 * DAY_MS
      await expect(callOnce(room, owner(), id)).rejects.toMatchObject({ code: 'credentials_rejected' })
    })
  })

  it('V3 a renewal that fails for a while is tried again, ever more rarely, and succeeds in the end', async () => {
    const room = await roomWith({ checkHours: 0 })
    const id = await connectorOf(room, { refresh_token: provider().grant() })
    clock.now += 8 * DAY_MS
    provider().failures.push(...Array.from({ length: 3 }, () => ({ status: 503, body: {} })))
    const waits: number[] = []
    for (let failures = 1; failures <= 3; failures++) {
      expect(await attend(room)).toBe(1)
      const [row] = await database().query<{ attend_at: Date; attend_failures: number }>(
        'select attend_at, attend_failures from connectors where id = $1',
        [id],
      )
      expect(row!.attend_failures).toBe(failures)
      waits.push((row!.attend_at.getTime() - clock.now) / 60_000)
      clock.now = row!.attend_at.getTime()
    }
    expect(waits).toEqual([5, 20, 80])
    const { credentialsVersion } = await room.find(scope(), id)
    await attend(room)
    const after = await room.find(scope(), id)
    expect([after.credentialsVersion, after.attendFailures, after.status]).toEqual([
      credentialsVersion + 1,
      0,
      'active',
    ])
  })

  it('V3 a grant that has ended needs its owner(), and is left alone from then on', async () => {
    const room = await roomWith({ checkHours: 0 })
    const id = await connectorOf(room, { refresh_token: provider().grant() })
    provider().revokeGrants()
    await pass(room, 9)
    const { status, statusReason, statusSince } = await room.find(scope(), id)
    expect([status, statusReason]).toEqual(['needs_reauth', expect.stringContaining('invalid_grant')])
    expect(statusSince!.getTime()).toBeLessThanOrEqual(START + 7 * DAY_MS + 6 * HOUR_MS)
    const { refreshes } = provider().counts
    await pass(room, 30)
    expect(provider().counts.refreshes).toBe(refreshes)
  })

  it('V1 one process alone attends to a connector that is due', async () => {
    const room = await roomWith({ checkHours: 24 })
    const other = await roomOn(database(), catalogue, provider(), vault, { now: () => clock.now })
    rooms.push(other)
    for (let count = 0; count < 20; count++) await connectorOf(room, { key: 'good-key-0123456789' })
    clock.now += 2 * DAY_MS
    const claims = (await Promise.all([room, other, room, other].map((one) => one.claimDue(10)))).flat()
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
    const rest = await room.claimDue(100)
    expect(claims.length + rest.length).toBe(20)
    clock.now += HOUR_MS
    expect(await room.claimDue(100)).toHaveLength(20)
  })
})

describe.each(databases)('checks of connectors on %s', (_name, open) => {
  const { clock, vault, rooms, database, provider, owner, roomWith, scope, connectorOf, pass } = unusedConnectors(open)

  describe('checks', () => {
    it('V2 find a revoked account within a day, with the reason and since when', async () => {
      const room = await roomWith({ checkHours: 24 })
      provider().keys.add('other-key-0123456789')
      const id = await connectorOf(room, { key: 'other-key-0123456789' })
      await pass(room, 3)
      expect(await room.get(scope(), id)).toMatchObject({ status: 'active' })
      const revokedAt = clock.now
      provider().keys.delete('other-key-0123456789')
      await pass(room, 1)
      const body = await room.get(scope(), id)
      expect(body).toMatchObject({ status: 'needs_reauth', status_reason: expect.stringContaining('401') as string })
      expect(Date.parse(body.status_since!)).toBeGreaterThan(revokedAt)
      expect(Date.parse(body.last_success_at!)).toBeLessThanOrEqual(revokedAt)
    })

    it('V2 are not made while calls succeed', async () => {
      const room = await roomWith({ checkHours: 24 })
      const id = await connectorOf(room, { key: 'good-key-0123456789' })
      const { calls } = provider().counts
      for (let day = 0; day < 10; day++) {
        room.noteSuccess({ organizationId: owner().organizationId, id })
        await room.close()
        rooms.splice(0)
        const next = await roomOn(database(), catalogue, provider(), vault, { now: () => clock.now })
        rooms.push(next)
        await pass(next, 0.5)
      }
      expect(provider().counts.calls).toBe(calls)
    })

    it('make a pending connector active', async () => {
      const room = await roomWith({ checkHours: 24 })
      const credentials = { key: 'good-key-0123456789' }
      const { id } = await room.create(owner(), { kind: 'acme', name: 'P', credentials, validate: false })
      expect(await room.get(scope(), id)).toMatchObject({ status: 'pending', last_success_at: null })
      await pass(room, 1)
      expect(await room.get(scope(), id)).toMatchObject({
        status: 'active',
        last_success_at: expect.any(String) as string,
        last_used_at: null,
      })
    })

    it('are never made with 0', async () => {
      const room = await roomWith({ checkHours: 0 })
      await connectorOf(room, { key: 'good-key-0123456789' })
      const { calls } = provider().counts
      await pass(room, 20)
      expect(provider().counts.calls).toBe(calls)
    })

    it('leave disabled connectors and those of inactive customers alone', async () => {
      const room = await roomWith({ checkHours: 24 })
      const id = await connectorOf(room, { key: 'good-key-0123456789' })
      await room.update(scope(), id, { enabled: false })
      await connectorOf(room, { key: 'good-key-0123456789' })
      await database().query(`update customers set status = 'inactive' where id = $1`, [owner().customer.id])
      const { calls } = provider().counts
      await pass(room, 5)
      expect(provider().counts.calls).toBe(calls)
    })
  })
})
