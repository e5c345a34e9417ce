/** A suspended organization rests: nothing is done for it in the background, while another one is served. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { UpkeepRows } from '../../../../server/accounts/connectors/rows/upkeep-rows.ts'
import { organizationsWithMatches } from '../../../../server/copy/triggers/waiting.ts'
import { unannouncedOrganizations } from '../../../../server/copy/changes/turns.ts'
import { claimDue } from '../../../../server/events/webhooks/delivery/claims.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { makeConnector } from '../../copy/search/support.ts'

describe('a suspended organization', () => {
  let server: TestServer
  let token: string
  let connector: string
  let hook: string
  const suspend = () => server.services.access.organizations.suspend(server.organizationId)
  const activate = () => server.services.access.organizations.activate(server.organizationId)

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['role=api'] })
    token = await server.applicationToken()
    connector = await server.connector('stripe', 'ada', { credentials: { api_key: 'any' } })
    const body = { connector_type: 'stripe', connector_id: connector }
    hook = (await server.ask('POST', '/integrations/hooks', { token, body })).body.url
  })
  afterAll(() => server?.close())

  it('X14 is not attended to, told or announced until it is active again, and another one is', async () => {
    const { database } = server.services
    const other = await makeConnector(database)
    for (const organizationId of [server.organizationId, other.organizationId]) await plantWork(organizationId)
    const waits = async () => ({
      attended: (await new UpkeepRows(database, { record: async () => {} } as never).claimDue(new Date(), 10)).map(
        ({ organizationId }) => organizationId,
      ),
      told: (await claimDue(database, 'unproven', 10)).map(({ organizationId }) => organizationId),
      announced: await unannouncedOrganizations(database),
      matched: await organizationsWithMatches(database),
    })
    await suspend()
    const theirs = [other.organizationId]
    expect(await waits()).toEqual({ attended: theirs, told: theirs, announced: theirs, matched: theirs })
    await activate()
    const ours = [server.organizationId]
    expect(await waits()).toEqual({
      attended: ours,
      told: ours,
      announced: expect.arrayContaining(ours),
      matched: expect.arrayContaining(ours),
    })
  })

  it('has third parties send their events again later', async () => {
    const send = () => fetch(hook, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    await suspend()
    const resting = await send()
    expect([resting.status, resting.headers.get('retry-after')]).toEqual([503, '60'])
    await activate()
    expect((await send()).status).not.toBe(503)
  })

  it('X14 connects no account: its flows and links wait until it is active again', async () => {
    const { oauth } = server.services
    const back = 'https://app.example.com/connected'
    await oauth.redirectUrls.put(server.organizationId, [back])
    await oauth.applications.put(server.organizationId, 'stripe', { client_id: 'ca_1', client_secret: 'sk_oauth' })
    const flow = { external_user_id: 'ada', connector_type: 'stripe', redirect_url: back }
    token = await server.applicationToken()
    const begun = await server.ask('POST', '/integrations/connectors/oauth/initiate', { token, body: flow })
    const waiting = await server.ask('POST', '/integrations/connectors/oauth/initiate', { token, body: flow })
    const link = await server.ask('POST', '/integrations/connectors/links', {
      token,
      body: { external_user_id: 'ada' },
    })
    const browse = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } })
    const started = await browse(begun.body.consent_url)
    expect(started.status).toBe(302)
    const cookie = started.headers.get('set-cookie')!.split(';')[0]!
    const state = new URL(started.headers.get('location')!).searchParams.get('state')!
    const ways = async () => [
      (await browse(`${server.origin}/oauth/callback/stripe?error=access_denied&state=${state}`, cookie)).status,
      (await browse(waiting.body.consent_url)).status,
      (
        await server.ask('POST', '/integrations/connectors/links/exchange', {
          body: { code: new URL(link.body.url).hash.slice(1) },
        })
      ).status,
    ]
    await suspend()
    expect(await ways()).toEqual([400, 400, 404])
    await activate()
    expect(await ways()).toEqual([302, 302, 200])
  })

  /** Something that is due of each sort. */
  async function plantWork(organizationId: string): Promise<void> {
    const { database } = server.services
    const params = [organizationId]
    await database.query(
      `update connectors set attend_at = now() - interval '1 minute' where organization_id = $1`,
      params,
    )
    await database.query(
      `with endpoint as (
        insert into webhook_endpoints (id, organization_id, url, secret) values (gen_random_uuid(), $1, 'https://receiver.example/', '\\x00') returning id
      ), message as (
        insert into webhook_messages (id, organization_id, type, data) values (gen_random_uuid(), $1, 'ping', '{}') returning id
      ) insert into webhook_deliveries (message_id, endpoint_id, organization_id, due_at) select message.id, endpoint.id, $1, now() from message, endpoint`,
      params,
    )
    await database.query(
      `insert into copy_feeds (organization_id, turn) values ($1, 1) on conflict (organization_id) do update set turn = 1, announced = 0`,
      params,
    )
    await database.query(
      `with made as (
        insert into generations (organization_id, connector_id, kind, entity) select $1, id, kind, 'items' from connectors where organization_id = $1 returning id
      ) insert into left_matches (organization_id, endpoint_id, generation, since)
        select $1, e.id, made.id, 0 from made, webhook_endpoints e where e.organization_id = $1`,
      params,
    )
  }
})

it('a suspended organization is not synced until it is active again', async () => {
  const syncing = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  const { database, access } = syncing.services
  const sync = { entities: ['customers'] }
  await syncing.connector('stripe', 'ada', { credentials: { api_key: 'any' }, sync })
  const other = await access.organizations.create('Other')
  const theirs = await access.applications.create({ name: 'Theirs', organizationIds: [other.id] })
  const client = { client_id: theirs.clientId, client_secret: theirs.clientSecret }
  const { access_token: token } = (await syncing.ask('POST', '/account/applications/token', { body: client })).body
  const body = {
    external_user_id: 'bo',
    connector_type: 'stripe',
    name: 'stripe',
    credentials: { api_key: 'any' },
    sync,
  }
  expect((await syncing.ask('POST', '/integrations/connectors', { token, body })).status).toBe(201)
  // Ended, and begun again by the scheduler, since it was made due.
  const due = `update syncs set next_run_at = now() - interval '1 minute' where organization_id = $1 and run_id is null returning 1`
  const makeDue = (id: string) =>
    vi.waitUntil(async () => (await database.query(due, [id])).length > 0, { timeout: 120_000, interval: 100 })
  const isBegun = async (id: string) =>
    (
      await database.query(
        'select 1 from syncs where organization_id = $1 and (run_id is not null or next_run_at > now())',
        [id],
      )
    ).length > 0
  await makeDue(syncing.organizationId)
  await access.organizations.suspend(syncing.organizationId)
  await makeDue(syncing.organizationId)
  await makeDue(other.id)
  await vi.waitUntil(() => isBegun(other.id), { timeout: 120_000, interval: 100 })
  expect(await isBegun(syncing.organizationId)).toBe(false)
  await access.organizations.activate(syncing.organizationId)
  await vi.waitUntil(() => isBegun(syncing.organizationId), { timeout: 120_000, interval: 100 })
  await syncing.close()
})
