/** Third parties' APIs that end: the events, their days, and the metrics. */
import { accountMetrics } from '../../../server/accounts/metrics.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCatalogue } from '../../../server/accounts/catalogue/index.ts'
import { createMetrics } from '../../../server/ground/observe/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { measureEndings, recordEndings } from '../../../server/accounts/upkeep/endings.ts'
import { openTestPostgres } from '../../support/database.ts'
import { takeEvents, wantEvents } from '../../support/events.ts'
import { makeOwner } from '../accounts/connectors/world.ts'

let database: Database
beforeAll(async () => {
  database = await openTestPostgres()
})
afterAll(() => database.close())

/** An organization with so many connectors of a kind. */
async function organizationWith(kind: string, connectors: number, variant = 'key'): Promise<string> {
  const { organizationId, customer } = await makeOwner(database)
  await wantEvents(database, organizationId)
  for (let count = 0; count < connectors; count++)
    await database.query(
      `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
      values ($1, $2, $3, $4, 'C', $5, '1.0.0', 'active')`,
      [randomUUID(), organizationId, customer.id, kind, variant],
    )
  return organizationId
}

it('each organization with connectors of the kind gets one event 180, 90, 30 and 7 days before the end, and on the day', async () => {
  const catalogue = await createCatalogue()
  const [shop, other] = [await organizationWith('shopify', 3), await organizationWith('stripe', 1)]
  const seen: [date: string, days: unknown][] = []
  for (let at = Date.parse('2027-04-01T09:00:00Z'); at < Date.parse('2027-12-20'); at += 12 * 3_600_000) {
    await recordEndings(database, catalogue, at)
    for (const { type, data } of await takeEvents(database, shop)) {
      expect(type).toBe('definition.ending')
      const { days, ...rest } = data
      expect(rest).toEqual({
        organization_id: shop,
        connector_type: 'shopify',
        version: '2026-10',
        source: 'manifest',
        ends_at: '2027-10-01T00:00:00.000Z',
        docs: 'https://shopify.dev/docs/api/usage/versioning',
      })
      seen.push([new Date(at).toISOString().slice(0, 10), days])
    }
  }
  expect(seen).toEqual([
    ['2027-04-04', 180],
    ['2027-07-03', 90],
    ['2027-09-01', 30],
    ['2027-09-24', 7],
    ['2027-10-01', 0],
  ])
  expect(await takeEvents(database, other)).toEqual([])
})

it('the end of an auth variant concerns the organizations whose connectors use it', async () => {
  const catalogue = await createCatalogue()
  const [tokens, consented] = [
    await organizationWith('zendesk-support', 1, 'api_token'),
    await organizationWith('zendesk-support', 1, 'oauth'),
  ]
  const at = Date.parse('2027-04-23T09:00:00Z')
  for (const now of [at, at + 1]) await recordEndings(database, catalogue, now)
  const events = await takeEvents(database, tokens)
  expect(events.map(({ data }) => data)).toEqual([
    {
      organization_id: tokens,
      connector_type: 'zendesk-support',
      part: 'auth.api_token',
      source: 'manifest',
      ends_at: '2027-04-30T00:00:00.000Z',
      days: 7,
      docs: 'https://developer.zendesk.com/documentation/api-basics/authentication/oauth-migration/',
    },
  ])
  expect(await takeEvents(database, consented)).toEqual([])
})

it('the metrics have the days until each API and each part ends', async () => {
  const { meter } = createMetrics()
  const metrics = accountMetrics(meter)
  await measureEndings(database, await createCatalogue(), metrics, Date.parse('2027-09-01T12:00:00Z'))
  const text = await meter.text()
  expect(text).toContain('plugboard_ending_days{kind="shopify",part="all"} 30')
  expect(text).toContain('plugboard_ending_days{kind="zendesk-support",part="auth.api_token"} -124')
})
