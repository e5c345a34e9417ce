/** The events of connectors: each change tells once, in its own transaction, and without a secret. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { execute } from '../../../runtime/index.ts'
import type { Connectors } from '../../../server/accounts/connectors/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { databases, type OpenTestDatabase } from '../../support/database.ts'
import { type StoredEvent, takeEvents, wantEvents } from '../../support/events.ts'
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

const catalogue = await acmeCatalogue(`  long:
    type: oauth2
    title: OAuth without refresh tokens
    authorize: https://api.acme.example/authorize
    token: https://api.acme.example/token
    credentials: {access_token: string!}
`)
const DAY_MS = 24 * 3_600_000
const START = Date.parse('2027-01-01T00:00:00Z')
const LINK = 'https://plugboard.example.com/connect#code'

/** Registers the set-up of a suite. */
function connectorEvents(open: OpenTestDatabase) {
  const clock = { now: START }
  let database: Database
  let provider: Provider
  let room: Connectors
  let owner: Owner

  beforeAll(async () => {
    database = await open()
    provider = await startProvider(() => clock.now)
    room = await roomOn(database, catalogue, provider, testVault(), {
      now: () => clock.now,
      monotonic: () => clock.now,
      connectLinks:
        async (organizationId) =>
        async (_sql, { id }) =>
          `${LINK}-${organizationId}-${id}`,
    })
  })
  beforeEach(async () => {
    clock.now = START
    provider.keys.add('other-key-0123456789')
    owner = await makeOwner(database)
    await wantEvents(database, owner.organizationId)
  })
  afterAll(async () => {
    await room.close()
    await provider.close()
    await database.close()
  })

  const scope = () => ({ organizationId: owner.organizationId })
  const events = () => takeEvents(database, owner.organizationId)
  const typesOf = (list: readonly StoredEvent[]) => list.map(({ type }) => type)

  /** What every event of a connector says. */
  const about = (id: string) => ({
    organization_id: owner.organizationId,
    customer_id: owner.customer.id,
    external_user_id: owner.customer.externalUserId,
    connector_id: id,
    connector_type: 'acme',
  })

  async function make(credentials: Record<string, string> = { key: 'other-key-0123456789' }, validate = true) {
    const { id } = await room.create(owner, { kind: 'acme', name: 'E', credentials, validate })
    expect(await events()).toEqual([{ type: 'connector.created', data: about(id) }])
    return id
  }

  /** A call that the third party refuses for good. */
  async function refuse(id: string): Promise<void> {
    provider.keys.delete('other-key-0123456789')
    await expect(callOnce(room, owner, id)).rejects.toMatchObject({ code: 'credentials_rejected' })
    await expect.poll(async () => (await room.get(scope(), id)).status).toBe('needs_reauth')
  }

  return {
    clock,
    database: () => database,
    provider: () => provider,
    room: () => room,
    owner: () => owner,
    scope,
    events,
    typesOf,
    about,
    make,
    refuse,
  }
}

describe.each(databases)('events of connectors on %s', (_name, open) => {
  const { clock, database, provider, room, owner, scope, events, typesOf, about, make, refuse } = connectorEvents(open)

  it('F13 tell what was changed, and that a connector was deleted', async () => {
    const id = await make()
    const { version } = await room().get(scope(), id)
    await room().update(scope(), id, { name: 'Other' })
    expect(await events()).toEqual([{ type: 'connector.updated', data: { ...about(id), changed: ['name'] } }])
    await room().update(scope(), id, { name: 'Other' })
    expect(await events()).toEqual([])
    await expect(room().update(scope(), id, { name: 'Late', version })).rejects.toMatchObject({
      code: 'version_conflict',
    })
    expect(await events()).toEqual([])
    await room().update(scope(), id, { enabled: false })
    await room().update(scope(), id, { enabled: true })
    await room().update(scope(), id, { credentials: { key: 'good-key-0123456789' } })
    expect((await events()).map(({ data }) => data.changed)).toEqual([['status'], ['status'], ['credentials']])
    await room().remove(scope(), id)
    expect(await events()).toEqual([{ type: 'connector.deleted', data: about(id) }])
  })

  it('V4 leave nothing behind when the change is rolled back', async () => {
    const nobody = { ...owner(), customer: { id: randomUUID(), externalUserId: 'nobody' } }
    const input = { kind: 'acme', name: 'N', credentials: { key: 'good-key-0123456789' } }
    await expect(room().create(nobody, input)).rejects.toThrow()
    expect(await events()).toEqual([])
  })

  it('are recorded with the change or not at all', async () => {
    const id = await make()
    await database().exec('alter table webhook_messages rename to webhook_messages_away')
    try {
      await expect(room().update(scope(), id, { name: 'Lost' })).rejects.toThrow()
    } finally {
      await database().exec('alter table webhook_messages_away rename to webhook_messages')
    }
    expect(await room().get(scope(), id)).toMatchObject({ name: 'E' })
  })

  describe('of a connector that needs its owner', () => {
    it('V4 tell once, with the reason, since when, and a link', async () => {
      const id = await make()
      await refuse(id)
      const data = {
        ...about(id),
        reason: expect.stringContaining('401') as string,
        since: new Date(START).toISOString(),
        connect_link: `${LINK}-${owner().organizationId}-${id}`,
      }
      expect(await events()).toEqual([{ type: 'connector.needs_reauth', data }])
      // Checks that fail again, and calls that are refused, change nothing.
      clock.now += 60_000
      for (let again = 0; again < 3; again++)
        expect(await room().check(scope(), id)).toMatchObject({ status: 'failed' })
      await expect(callOnce(room(), owner(), id)).rejects.toMatchObject({ code: 'credentials_rejected' })
      expect(await events()).toEqual([])
      expect(await room().get(scope(), id)).toMatchObject({
        status: 'needs_reauth',
        status_since: new Date(START).toISOString(),
      })
    })

    it('tell once that it recovered, by a check', async () => {
      const id = await make()
      await refuse(id)
      await events()
      provider().keys.add('other-key-0123456789')
      expect(await room().check(scope(), id)).toMatchObject({ status: 'succeeded' })
      await room().check(scope(), id)
      expect(await events()).toEqual([{ type: 'connector.recovered', data: about(id) }])
    })

    it('tell that it recovered by new credentials, and of each change of a status that flaps', async () => {
      const id = await make()
      for (let round = 0; round < 3; round++) {
        await refuse(id)
        provider().keys.add('other-key-0123456789')
        await room().update(scope(), id, { credentials: { key: 'other-key-0123456789' } })
        const seen = await events()
        expect(typesOf(seen)).toEqual(['connector.needs_reauth', 'connector.recovered', 'connector.updated'])
        expect(seen[2]!.data.changed).toEqual(['credentials'])
      }
    })

    it('tell of a grant that has ended, whoever finds it out', async () => {
      const id = await make({ refresh_token: provider().grant() })
      provider().revokeGrants()
      provider().revokeAccess()
      const calls = Array.from({ length: 8 }, () => callOnce(room(), owner(), id).catch(() => {}))
      await Promise.all(calls)
      await expect.poll(async () => (await room().get(scope(), id)).status).toBe('needs_reauth')
      expect(typesOf(await events())).toEqual(['connector.needs_reauth'])
    })
  })
})

describe.each(databases)('further events of connectors on %s', (_name, open) => {
  const { clock, database, provider, room, owner, scope, events, about, make, refuse } = connectorEvents(open)

  it('tell that a pending connector became active', async () => {
    const id = await make({ key: 'good-key-0123456789' }, false)
    await room().check(scope(), id)
    expect(await events()).toEqual([{ type: 'connector.updated', data: { ...about(id), changed: ['status'] } }])
  })

  it('a call that succeeds costs no statement for them', async () => {
    const id = await make({ key: 'good-key-0123456789' })
    await callOnce(room(), owner(), id)
    const { query, of } = database()
    let statements = 0
    Object.assign(database(), {
      query: (...args: Parameters<typeof query>) => (statements++, query.apply(database(), args)),
      of: (organizationId: string) => (statements++, of.call(database(), organizationId)),
    })
    try {
      const opened = await room().open(scope(), id)
      await execute(opened.plan, { entity: 'items', action: 'list' }, opened.connection)
      room().touch(opened.connector)
      opened.release()
      expect(statements).toBe(0)
    } finally {
      Object.assign(database(), { query, of })
    }
  })

  it('tell 7 days and 1 day before a grant ends that cannot be renewed', async () => {
    const expiresAt = new Date(START + 10 * DAY_MS).toISOString()
    provider().keys.add('access-0123456789')
    const id = await make({ access_token: 'access-0123456789', expires_at: expiresAt })
    const seen: [day: number, StoredEvent][] = []
    while (clock.now < START + 12 * DAY_MS) {
      for (const due of await room().claimDue(100)) await room().attend(due, AbortSignal.timeout(60_000))
      const day = (clock.now - START) / DAY_MS
      for (const event of await events()) if (event.type === 'grant.expiring') seen.push([day, event])
      clock.now += DAY_MS / 4
    }
    const event = { type: 'grant.expiring', data: { ...about(id), expires_at: expiresAt } }
    expect(seen).toEqual([
      [3, event],
      [9, event],
    ])
  })

  it('V5 contain no secret', async () => {
    const canaries = ['other-key-0123456789', 'good-key-0123456789']
    const { id } = await room().create(owner(), { kind: 'acme', name: 'S', credentials: { key: canaries[0]! } })
    await refuse(id)
    await room().update(scope(), id, { credentials: { key: canaries[1]! } })
    const refresh = provider().grant()
    await room().create(owner(), { kind: 'acme', name: 'R', credentials: { refresh_token: refresh } })
    const text = JSON.stringify(await events())
    for (const secret of [...canaries, refresh, 'access-']) expect(text).not.toContain(secret)
  })
})
