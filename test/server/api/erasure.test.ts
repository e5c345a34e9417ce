/** T16: what is left of a customer once its deletion has succeeded. */
import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from '../../../server/operators/operate/backup/index.ts'
import { UNWATCHED } from '../../../server/operators/operate/job/job.ts'
import { pruneWebhooks } from '../../../server/events/webhooks/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { formsOf, rowsByTable } from './dump.ts'
import { type Owned, ownedBy, request, REQUESTS } from './requests.ts'
import { TABLE } from './table.ts'
import { answerJson, API, CONNECTORS, consent, type Play, startWorld, type World } from './world.ts'
import { recordEvent } from '../../../server/ground/outbox/index.ts'

const CANARY = `canary${randomBytes(12).toString('hex')}`
const FORMS = formsOf(CANARY)
const USER = `user ${CANARY}`
const KEY = `key-${CANARY}`

/** Tables that nothing of a customer's own ever comes into, each with what is in it. */
const WITHOUT: Readonly<Record<string, string>> = {
  'plugboard.agent_clients': 'programs',
  'plugboard.agent_grants': 'ids, digests, times, programs, and policies of applications',
  'plugboard.agent_invitations': 'ids, digests, times, and policies of applications',
  'plugboard.agent_login_pages': 'pages of organizations',
  'plugboard.agent_logins': 'ids, digests, times, what programs asked, and policies of applications',
  'plugboard.agent_marks': 'ids, digests and times',
  'plugboard.agent_refresh_tokens': 'ids and digests',
  'plugboard.agent_skills': 'guides of organizations',
  'plugboard.application_organizations': 'ids',
  'plugboard.applications': 'applications',
  'plugboard.audit': 'ids, times and names of actions, for as long as the trail is stored',
  'plugboard.audit_heads': 'ids and hashes',
  'plugboard.audit_starts': 'ids and hashes',
  'plugboard.connect_links': 'ids, digests, times, and pages of organizations',
  'plugboard.copies': 'ids and times',
  'plugboard.copy_feeds': 'numbers and times of organizations',
  'plugboard.copy_marks': 'ids, names of kinds and entities, numbers',
  'plugboard.copy_turns':
    'ids, names of kinds and entities, numbers and times, for 30 days: readers learn of the erasure by them',
  'plugboard.data_keys': 'sealed keys of organizations',
  'plugboard.drifts': 'ids, names of operations, places in schemas, types and days',
  'plugboard.facts': 'facts of the installation',
  'plugboard.former_records': 'nothing: no transaction leaves a row',
  'plugboard.generations': 'ids and times',
  'plugboard.hooks': 'ids, digests, times and sealed secrets',
  'plugboard.index_uses': 'ids, names of indexes, counts and times',
  'plugboard.left_matches': 'ids, numbers and times',
  'plugboard.limit_shares': 'ids, digests, counts and times',
  'plugboard.migrations': 'names of files',
  'plugboard.oauth_applications': 'applications of organizations',
  'plugboard.oauth_redirect_urls': 'pages of organizations',
  'plugboard.operator_logins': 'digests, times and names of operators',
  'plugboard.operator_sessions': 'digests, times and names of operators',
  'plugboard.organizations': 'organizations',
  'plugboard.own_kind_forms': 'manifests of organizations',
  'plugboard.own_kind_versions': 'manifests of organizations',
  'plugboard.own_kinds': 'names of kinds of organizations',
  'plugboard.record_samples': 'ids, names of operations, places in schemas, counts and times',
  'plugboard.record_tables': 'names of kinds and entities',
  'plugboard.sunset_notices': 'names of kinds and times',
  'plugboard.sync_turns': 'ids and times',
  'plugboard.syncs': 'ids, times and settings',
  'plugboard.trends': 'names of kinds, codes, counts and times of organizations',
  'plugboard.vendor_events': 'ids, digests, times, and events until they are applied',
  'plugboard.webhook_deliveries': 'ids and times',
  'plugboard.webhook_sequences': 'ids and numbers',
}
/** Tables that hold digests or sealed values only, so that nothing planted can be read in them. */
const UNREADABLE = ['plugboard.tokens', 'plugboard.captures']

/** A third party whose every record, error and header repeats the canary. */
const repeating =
  (status: number): Play =>
  ({ method }, response) => {
    const record = { id: `rec_${CANARY}`, object: 'customer', email: `${CANARY}@example.com` }
    const tooLong = { id: CANARY + 'x'.repeat(3000) }
    response.setHeader('warning', `299 - "${CANARY}"`)
    if (status >= 400) return answerJson(response, status, { error: { message: CANARY, code: CANARY } })
    if (method !== 'GET') return answerJson(response, status, record)
    return answerJson(response, status, {
      object: 'list',
      url: '/v1/customers',
      has_more: false,
      data: [record, tooLong],
    })
  }

/** A third party that refuses to list below one of two parents. */
const refusingBelow: Play = ({ path }, response) => {
  const refused = `app${CANARY}`
  if (path.endsWith('/bases')) return answerJson(response, 200, { bases: [{ id: refused }, { id: 'appOpen' }] })
  if (path.includes(refused)) return answerJson(response, 403, { error: { type: CANARY, message: CANARY } })
  return answerJson(response, 200, { tables: [{ id: `tbl${CANARY}` }] })
}

/** Plants events of a customer, for an endpoint that is only for this customer and repeats the events that it gets. */
async function plantEvents({ database, server, first }: World, { ids }: Owned): Promise<void> {
  const { organizationId } = first
  const terms = { url: 'https://hooks.example.com/', eventTypes: ['vendor.event'], externalUserIds: [USER] } as const
  await server.services.webhooks.endpoints.create(organizationId, terms)
  await recordEvent(database, {
    organizationId,
    type: 'vendor.event',
    customer: { id: String(ids.customer_id), externalUserId: USER },
    data: { raw: CANARY },
  })
  await database.query(
    `insert into webhook_attempts (organization_id, message_id, endpoint_id, at, duration_ms, response)
     select organization_id, message_id, endpoint_id, now(), 1, $2 from webhook_deliveries
     where organization_id = $1 and message_id in (select id from webhook_messages where type = 'vendor.event')`,
    [organizationId, CANARY],
  )
}

/** The keys that a full run has met so far, as they are until it ends. */
async function plantSeen({ database }: World, connectorId: string): Promise<void> {
  await database.query(
    `insert into seen_records (organization_id, generation, keys) select organization_id, id, array[$2] from generations where connector_id = $1`,
    [connectorId, CANARY],
  )
}

/** How far a copy has vectors of the operator's endpoint. */
async function plantEmbedded({ database }: World, connectorId: string): Promise<void> {
  await database.query(
    `insert into embedded_copies (organization_id, generation, model, key)
     select organization_id, id, 'model', $2 from generations where connector_id = $1`,
    [connectorId, CANARY],
  )
}

/** Plants a change of a record that waits until an endpoint is notified. */
async function plantMatch({ database }: World, connectorId: string): Promise<void> {
  await database.query(
    `insert into record_matches (organization_id, endpoint_id, generation, change, key, operation, changed_at, after, omitted)
     select g.organization_id, e.id, g.id, 1, $2, 'create', now(), $2, '{}'
     from generations g join webhook_endpoints e on e.organization_id = g.organization_id where g.connector_id = $1`,
    [connectorId, JSON.stringify(CANARY)],
  )
}

interface Entity {
  readonly last_error: unknown
  readonly last_synced_at: string | null
}

describe('T16 a deleted customer', () => {
  let world: World
  let token: string
  let owned: Owned

  beforeAll(async () => {
    const set = ['sync.enabled=true', 'limits.requestsPerMinutePerCustomer=100000']
    world = await startWorld(await openTestPostgres(), { set })
    token = world.first.token
    owned = await ownedBy(world, world.first, USER)
  })
  afterAll(() => world?.close())

  const tablesWith = async () =>
    [...(await rowsByTable(world.database))]
      .filter(([, rows]) => rows.some((row) => FORMS.some((form) => row.includes(form))))
      .map(([table]) => table)

  const captured = () => world.database.query('select id from captures')

  const job = async (id: string): Promise<string> =>
    (await world.call('GET', `${API}/jobs/${id}`, { token })).body.status

  /** A connector whose copy is made from a third party that answers so. */
  async function synced(play: Play, more?: Readonly<Record<string, unknown>>): Promise<string> {
    world.play(play)
    const made = await world.connector(world.first, USER, { name: CANARY, metadata: { note: CANARY }, ...more })
    const path = `${CONNECTORS}/${made.id}/sync`
    const done = async () => {
      const { entities } = (await world.call('GET', path, { token })).body
      return entities.every((one: Entity) => one.last_error !== null || one.last_synced_at !== null)
    }
    await expect.poll(done, { timeout: 120_000, interval: 200 }).toBe(true)
    return made.id
  }

  it('plants values of a customer by every route, into every table that takes any', { timeout: 300_000 }, async () => {
    const headers = { 'idempotency-key': KEY }
    const good = await synced(repeating(200))
    await synced(repeating(400))
    await synced(refusingBelow, { connector_type: 'airtable', credentials: { personal_access_token: 'pat_1' } })
    for (const status of [200, 400]) {
      world.play(repeating(status))
      const create = { entity: 'customers', action: 'create', params: { name: CANARY } }
      await world.execute(token, good, create, { 'idempotency-key': `${KEY}-${status}` })
      await world.execute(await world.scoped(world.first, USER), good, create, {
        'idempotency-key': `${KEY}+${status}`,
      })
    }
    for (const call of [
      { entity: CANARY, action: 'list' },
      { entity: 'customers', action: CANARY },
    ])
      await world.execute(token, good, { ...call, params: {} })
    await plantEvents(world, owned)
    await plantSeen(world, good)
    await plantEmbedded(world, good)
    const noted = { external_user_id: USER, metadata: { note: CANARY } }
    await world.call('POST', `${API}/customers`, { token, body: noted })
    const early = await tablesWith()
    // The server sends and removes it every 15 seconds: repeat until a look finds it.
    do await plantMatch(world, good)
    while (!(await tablesWith()).includes('plugboard.record_matches'))
    early.push('plugboard.record_matches')
    world.play(repeating(200))
    await world.execute(token, good, { entity: 'customers', action: 'list' }, { 'x-plugboard-capture': 'true' })
    await world.server.services.captures.flush()
    await world.server.services.notices.flush()
    expect(await tablesWith()).toContain('plugboard.vendor_notices')
    expect(await captured()).toHaveLength(1)
    await world.execute(token, good, { entity: 'customers', action: 'delete', params: { id: `rec_${CANARY}` } })
    world.play()
    await consent(world, token, USER)
    for (const route of TABLE) {
      if (route.path === '/api/v1/customers/{customer_id}' && route.method === 'DELETE') continue
      expect(REQUESTS).toHaveProperty([`${route.method} ${route.path}`])
      const isOwn = route.tokens.length === 0 ? undefined : token
      // The key of a write that concerns no customer is the organization's own.
      const isOfCustomer = route.idempotent !== undefined && !['Webhooks', 'Hooks'].includes(route.tag)
      await request(world, route, owned, { token: isOwn, ...(isOfCustomer && { headers }) })
    }
    const planted = await tablesWith()
    const known = new Set([...early, ...planted, ...Object.keys(WITHOUT), ...UNREADABLE])
    const tables = [...(await rowsByTable(world.database)).keys()]
    expect(tables.filter((table) => !known.has(table) && !table.startsWith('plugboard_queue.'))).toEqual([])
    expect(planted.filter((table) => table in WITHOUT)).toEqual([])
    const expected = [
      'connectors',
      'customers',
      'embedded_copies',
      'idempotency_keys',
      'jobs',
      'oauth_flows',
      'oauth_secrets',
      'removed_records',
      'seen_records',
      'skipped_parents',
      'sync_entities',
      'webhook_attempts',
      'webhook_endpoints',
      'webhook_messages',
    ]
    expect(planted).toEqual(expect.arrayContaining(expected.map((name) => `plugboard.${name}`)))
  })

  it('stored answers are sealed', async () => {
    const rows = await world.database.query<{ answer: Buffer }>(
      'select answer from idempotency_keys where answer is not null and key like $1',
      [`${KEY}%`],
    )
    expect(rows.length).toBeGreaterThan(4)
    for (const { answer } of rows) for (const form of FORMS) expect(answer.includes(form)).toBe(false)
  })

  it('B3 H23 nothing of it is left in the database or in a backup', { timeout: 300_000 }, async () => {
    const removed = await world.call('DELETE', `${API}/customers/${owned.ids.customer_id}`, {
      token,
      headers: { 'idempotency-key': 'order-7' },
    })
    expect(removed.status).toBe(202)
    await expect.poll(() => job(removed.body.job_id), { timeout: 120_000, interval: 100 }).toBe('succeeded')
    expect(await captured()).toEqual([])
    // News of the erasure goes once it is delivered.
    expect(await tablesWith()).toEqual(['plugboard.webhook_messages'])
    await world.database.query(`update webhook_deliveries set status = 'succeeded'`)
    await pruneWebhooks(world.database)
    expect(await tablesWith()).toEqual([])
    const chunks: Uint8Array[] = []
    await writeBackup(world.database, async (chunk) => void chunks.push(chunk), UNWATCHED)
    const backup = gunzipSync(Buffer.concat(chunks)).toString()
    expect(FORMS.filter((form) => backup.includes(form))).toEqual([])
  })
})
