/** Endpoints by organization: their rows, their secrets, their quota. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { openWebhooks } from '../../../support/webhooks.ts'

const URL = 'https://app.example.com/hooks'

const codeOf = (error: unknown) => (error as { code?: string }).code

describe('endpoints', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestPostgres()
    return () => database.close()
  })

  it('are added, listed, changed and removed', async () => {
    const { organizationId, webhooks } = await openWebhooks(database)
    const { endpoints } = webhooks
    const { endpoint, secret } = await endpoints.create(organizationId, { url: URL })
    expect(endpoint).toEqual({
      id: expect.stringMatching(/^we_[0-9a-f]{32}$/) as string,
      url: URL,
      eventTypes: null,
      externalUserIds: null,
      records: null,
      isEnabled: true,
      disabledReason: null,
      scheme: 'v1',
      previousSecretUntil: null,
      failingSince: null,
      lastSuccessAt: null,
      pausedUntil: null,
      createdAt: expect.any(Date) as Date,
      updatedAt: expect.any(Date) as Date,
    })
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64').length).toBe(32)
    const { id } = endpoint
    const changed = await endpoints.update(organizationId, id, { eventTypes: ['ping'], externalUserIds: ['user_1'] })
    expect(changed).toMatchObject({ url: URL, eventTypes: ['ping'], externalUserIds: ['user_1'], isEnabled: true })
    const off = await endpoints.update(organizationId, id, { isEnabled: false, eventTypes: null })
    expect(off).toMatchObject({ isEnabled: false, disabledReason: 'requested', eventTypes: null })
    expect(off.externalUserIds).toEqual(['user_1'])
    expect(await endpoints.list(organizationId)).toEqual([off])
    await endpoints.remove(organizationId, id)
    expect(await endpoints.list(organizationId)).toEqual([])
    expect(await endpoints.find(organizationId, id).catch(codeOf)).toBe('webhook_endpoint_not_found')
  })

  it('W10 of one organization are never found, changed or tested by another', async () => {
    const [one, other] = [await openWebhooks(database), await openWebhooks(database)]
    const { id } = await one.endpoint(URL)
    const { endpoints } = other.webhooks
    const codes = await Promise.all([
      endpoints.find(other.organizationId, id).catch(codeOf),
      endpoints.update(other.organizationId, id, { url: 'https://evil.example.com/' }).catch(codeOf),
      endpoints.rotate(other.organizationId, id).catch(codeOf),
      endpoints.remove(other.organizationId, id).catch(codeOf),
      other.webhooks.test(other.organizationId, id).catch(codeOf),
    ])
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'webhook_endpoint_not_found'))
    const seen = await database.of(other.organizationId).query('select id from webhook_endpoints')
    expect(seen).toEqual([])
    expect(await endpoints.list(one.organizationId)).toMatchObject([{ id, url: URL }])
  })

  it.each(['we_', 'we_0', `msg_${'0'.repeat(32)}`, randomUUID(), "we_' or true --"])(
    'an id such as %s is not found',
    async (id) => {
      const { organizationId, webhooks } = await openWebhooks(database)
      expect(await webhooks.endpoints.find(organizationId, id).catch(codeOf)).toBe('webhook_endpoint_not_found')
    },
  )

  it('W11 an organization has as many as its quota, whoever adds them at the same time', async () => {
    const { organizationId, webhooks } = await openWebhooks(database, { quota: 3 })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => webhooks.endpoints.create(organizationId, { url: URL }).catch(codeOf)),
    )
    expect(outcomes.filter((one) => one === 'quota_exceeded').length).toBe(5)
    expect((await webhooks.endpoints.list(organizationId)).length).toBe(3)
  })

  it('a quota of 0 switches webhooks off', async () => {
    const { organizationId, webhooks } = await openWebhooks(database, { quota: 0 })
    await expect(webhooks.endpoints.create(organizationId, { url: URL })).rejects.toThrow('switched webhooks off')
  })

  it('W2 the database holds no secret that can be read', async () => {
    const { webhooks, organizationId, endpoint } = await openWebhooks(database)
    const { id, secret } = await endpoint(URL)
    const { secret: fresh } = await webhooks.endpoints.rotate(organizationId, id)
    const rows = await database.query<{ row: string }>(
      `select encode(secret, 'base64') || encode(secret, 'escape') || encode(previous_secret, 'escape') as row from webhook_endpoints
       where organization_id = $1`,
      [organizationId],
    )
    const bytes = (text: string) => Buffer.from(text.slice('whsec_'.length), 'base64').toString('latin1')
    for (const one of [secret, fresh]) {
      expect(JSON.stringify(rows)).not.toContain(one)
      expect(rows[0]?.row).not.toContain(bytes(one))
    }
  })

  it('of two rotations at the same time one says that it came second', async () => {
    const { webhooks, organizationId, endpoint } = await openWebhooks(database)
    const { id } = await endpoint(URL)
    const rotations = [1, 2].map(() => webhooks.endpoints.rotate(organizationId, id).then(() => 'rotated', codeOf))
    const outcomes = await Promise.all(rotations)
    expect(['rotated,rotated', 'rotated,version_conflict', 'version_conflict,rotated']).toContain(outcomes.join())
  })

  it('a disabled endpoint cannot be tested', async () => {
    const { webhooks, organizationId, endpoint } = await openWebhooks(database)
    const { id } = await endpoint(URL)
    await webhooks.endpoints.update(organizationId, id, { isEnabled: false })
    expect(await webhooks.test(organizationId, id).catch(codeOf)).toBe('webhook_endpoint_disabled')
  })

  it('another URL begins without the failures of the old one', async () => {
    const { webhooks, organizationId, endpoint } = await openWebhooks(database)
    const { id } = await endpoint(URL)
    await database.query(
      `update webhook_endpoints set failures = 9, failing_since = now(), paused_until = now() + interval '1 hour' where organization_id = $1`,
      [organizationId],
    )
    const changed = await webhooks.endpoints.update(organizationId, id, { url: 'https://new.example.com/' })
    expect(changed).toMatchObject({ failingSince: null, pausedUntil: null })
  })
})
