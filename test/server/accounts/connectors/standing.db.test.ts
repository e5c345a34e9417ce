/** Refusals of credentials: one in passing takes no connector from its owner, and a lasting one is checked again. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Connectors, UpkeepSettings } from '../../../../server/accounts/connectors/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases, type OpenTestDatabase } from '../../../support/database.ts'
import { takeEvents, wantEvents } from '../../../support/events.ts'
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

const MINUTE_MS = 60_000
const START = Date.parse('2027-01-01T00:00:00Z')
const KEY = 'passing-key-0123456789'

const catalogue = await acmeCatalogue()
const earlierCatalogue = await acmeCatalogue(
  '  legacy: {type: static, title: Legacy, credentials: {legacy_key: string!}, send: {bearer: "{{legacy_key}}"}}\n',
)

/** A provider that takes a key or not, and the rooms that ask it. */
class RefusingWorld {
  database!: Database
  provider!: Provider
  owner!: Owner
  room!: Connectors
  now = START
  readonly #vault = testVault()

  async open(open: OpenTestDatabase): Promise<void> {
    this.database = await open()
    this.provider = await startProvider(() => this.now)
  }

  /** A room of an organization of its own, and no other. */
  async enter(upkeep: UpkeepSettings = { checkHours: 24 }): Promise<void> {
    this.owner = await makeOwner(this.database)
    await wantEvents(this.database, this.owner.organizationId)
    await this.restart(upkeep)
  }

  /** Another process takes the place of the last one. */
  async restart(upkeep: UpkeepSettings = { checkHours: 24 }, kinds = catalogue): Promise<void> {
    await this.leave()
    const clock = { now: () => this.now, monotonic: () => this.now }
    this.room = await roomOn(this.database, kinds, this.provider, this.#vault, { upkeep, ...clock })
  }

  async leave(): Promise<void> {
    await (this.room as Connectors | undefined)?.close()
  }

  async close(): Promise<void> {
    await this.provider.close()
    await this.database.close()
  }

  async connector(credentials: Record<string, string> = { key: KEY }): Promise<string> {
    this.provider.keys.add(KEY)
    return (await this.room.create(this.owner, { kind: 'acme', name: 'R', credentials })).id
  }

  /** Calls once. @returns the code of the error, or undefined */
  async call(id: string): Promise<unknown> {
    return callOnce(this.room, this.owner, id).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
  }

  async status(id: string): Promise<string> {
    return (await this.room.get(this.owner, id)).status
  }

  /** Lets time pass, then attends to what is due as a server does each minute. @returns how many connectors were due */
  async pass(ms: number): Promise<number> {
    this.now += ms
    const due = await this.room.claimDue(100)
    for (const one of due) await this.room.attend(one, AbortSignal.timeout(60_000))
    return due.length
  }

  async events(): Promise<string[]> {
    return (await takeEvents(this.database, this.owner.organizationId)).map(({ type }) => type)
  }
}

describe.each(databases)('refused credentials on %s', (_name, open) => {
  const world = new RefusingWorld()
  beforeAll(() => world.open(open))
  beforeEach(() => world.enter())
  afterEach(async () => {
    await world.leave()
    await world.database.query(`update connectors set status = 'disabled'`)
    world.now = START
  })
  afterAll(() => world.close())

  it('S5 that the cheap read takes are no reason to ask the owner', async () => {
    const id = await world.connector()
    world.provider.refuseOnce()
    expect(await world.call(id)).toBe('credentials_rejected')
    await expect.poll(() => world.provider.counts.refused).toBe(1)
    expect(await world.call(id)).toBeUndefined()
    expect(await world.status(id)).toBe('active')
    expect(await world.events()).toEqual(['connector.created'])
  })

  it('S5 are checked once for all calls that were refused together', async () => {
    const id = await world.connector()
    world.provider.keys.delete(KEY)
    const { calls } = world.provider.counts
    const codes = await Promise.all(Array.from({ length: 20 }, () => world.call(id)))
    expect(new Set(codes)).toEqual(new Set(['credentials_rejected']))
    await expect.poll(() => world.status(id)).toBe('needs_reauth')
    expect(world.provider.counts.calls - calls).toBe(21)
  })

  it('S5 are checked again after a minute, an hour and a day, and by a process that was started since', async () => {
    const id = await world.connector()
    world.provider.keys.delete(KEY)
    await world.call(id)
    await expect.poll(() => world.status(id)).toBe('needs_reauth')
    expect(await world.pass(MINUTE_MS - 1)).toBe(0)
    const { calls } = world.provider.counts
    expect(await world.pass(1)).toBe(1)
    expect(await world.pass(58 * MINUTE_MS)).toBe(0)
    await world.restart()
    expect(await world.pass(MINUTE_MS)).toBe(1)
    expect(await world.pass(22 * 60 * MINUTE_MS)).toBe(0)
    expect(await world.pass(60 * MINUTE_MS)).toBe(1)
    expect(world.provider.counts.calls - calls).toBe(3)
    expect(await world.status(id)).toBe('needs_reauth')
    expect(await world.pass(30 * 24 * 60 * MINUTE_MS)).toBe(0)
    expect(await world.events()).toEqual(['connector.created', 'connector.needs_reauth'])
  })

  it('S5 that are taken again make the connector active, and the application hears of it', async () => {
    const id = await world.connector()
    world.provider.keys.delete(KEY)
    await world.call(id)
    await expect.poll(() => world.status(id)).toBe('needs_reauth')
    world.provider.keys.add(KEY)
    await world.pass(MINUTE_MS)
    expect(await world.status(id)).toBe('active')
    expect(await world.call(id)).toBeUndefined()
    expect(await world.events()).toEqual(['connector.created', 'connector.needs_reauth', 'connector.recovered'])
    expect(await world.pass(60 * MINUTE_MS)).toBe(0)
  })

  it('S5 of a grant that the token endpoint refused are left to the owner', async () => {
    const id = await world.connector({ refresh_token: world.provider.grant() })
    world.provider.revokeGrants()
    world.provider.revokeAccess()
    await world.call(id)
    await expect.poll(() => world.status(id)).toBe('needs_reauth')
    const { refreshes } = world.provider.counts
    for (const ms of [MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS]) expect(await world.pass(ms)).toBe(0)
    expect(world.provider.counts.refreshes).toBe(refreshes)
  })

  it.each(['a call', 'the upkeep'])(
    'V1 of an auth variant that the kind lost ask the owner by %s, with the reason and a link',
    async (by) => {
      await world.restart(undefined, earlierCatalogue)
      const id = await world.connector({ legacy_key: KEY })
      await world.restart()
      const { calls } = world.provider.counts
      if (by === 'a call') expect(await world.call(id)).toBe('credentials_rejected')
      else await world.pass(24 * 60 * MINUTE_MS)
      await expect.poll(() => world.status(id)).toBe('needs_reauth')
      expect((await world.room.get(world.owner, id)).status_reason).toBe(
        'Cannot use the connector: acme 1.0.0 no longer takes credentials of "legacy". Connect it again by "Key" or "OAuth": https://docs.acme.example',
      )
      expect(world.provider.counts.calls).toBe(calls)
      expect(await world.events()).toEqual(['connector.created', 'connector.needs_reauth'])
      await world.room.update(world.owner, id, { credentials: { key: KEY } })
      expect([await world.status(id), await world.call(id)]).toEqual(['active', undefined])
    },
  )

  it('S5 are never checked again where the operator wants no checks', async () => {
    await world.restart({ checkHours: 0 })
    const id = await world.connector()
    world.provider.keys.delete(KEY)
    await world.call(id)
    await expect.poll(() => world.status(id)).toBe('needs_reauth')
    for (const ms of [MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS]) expect(await world.pass(ms)).toBe(0)
  })

  it('S5 of an inactive customer are left alone', async () => {
    const id = await world.connector()
    world.provider.keys.delete(KEY)
    await world.call(id)
    await expect.poll(() => world.status(id)).toBe('needs_reauth')
    await world.database.query(`update customers set status = 'inactive' where id = $1`, [world.owner.customer.id])
    const { calls } = world.provider.counts
    await world.pass(MINUTE_MS)
    expect(world.provider.counts.calls).toBe(calls)
    expect(await world.status(id)).toBe('needs_reauth')
  })
})
