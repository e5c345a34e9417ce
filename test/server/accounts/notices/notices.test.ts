/** Notices of third parties on a server: stored, sent and shown to the organization whose calls got them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operatorNotices, pruneNotices, VendorNotices } from '../../../../server/accounts/notices/index.ts'
import { measureEndings } from '../../../../server/accounts/upkeep/index.ts'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import type { ScopedSql } from '../../../../server/ground/store/index.ts'
import { load } from '../../../../runtime/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { takeEvents, wantEvents } from '../../../support/events.ts'
import { answerJson, type Tenant, startWorld, type World } from '../../api/world.ts'
import { formsOf, rowsByTable } from '../../api/dump.ts'
import { idOf } from '../../../support/own-kind.ts'
import { connected, LIST, SOURCES, stored } from '../own-kinds/world.ts'
import { testLog } from '../connectors/world.ts'

const DAY_MS = 86_400_000
const CUSTOMERS = { entity: 'customers', action: 'list', params: {} }
const STRIPE = (await load('stripe')).manifest.id
const SUNSET = 'Sat, 16 Oct 2027 15:00:00 GMT'
const ENDS = { type: 'ends', source: 'Sunset', date: '2027-10-16', text: SUNSET, link: null }

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterAll(() => world?.close())
afterEach(async () => {
  world.play()
  await world.database.query('delete from vendor_notices')
})

/** Has the third party send headers, and calls. */
async function heard(token: string, id: string, headers: Readonly<Record<string, string>>, call: object = CUSTOMERS) {
  world.play((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return answerJson(response, 200, { object: 'list', data: [], has_more: false })
  })
  expect((await world.execute(token, id, call)).status).toBe(200)
  await world.server.services.notices.flush()
}

const shownTo = async (token: string, id = STRIPE) =>
  (await world.call('GET', `${SOURCES}/${id}`, { token })).body.notices as Record<string, unknown>[] | undefined

/** A new organization's application, with a connector and an endpoint. */
async function tenantWith(connect: (tenant: Tenant) => Promise<{ id: string }>) {
  const { access } = world.server.services
  const { id: organizationId } = await access.organizations.create('Another')
  const made = await access.applications.create({ name: 'Another', organizationIds: [organizationId] })
  const client = { client_id: made.clientId, client_secret: made.clientSecret }
  const { body } = await world.call('POST', '/api/v1/account/applications/token', { body: client })
  const tenant = { organizationId, client, token: body.access_token as string }
  await wantEvents(world.database, organizationId)
  return { ...tenant, id: (await connect(tenant)).id }
}

const endings = async (organizationId: string) =>
  (await takeEvents(world.database, organizationId)).filter(({ type }) => type === 'definition.ending')

const payments = (tenant: Tenant) => world.connector(tenant, 'user_1')

/** Statements on a database that is not there. */
function failing(): ScopedSql {
  const fail = async () => {
    throw new ServerError('storage_unavailable', 'Cannot use the database: it is not there')
  }
  return { query: fail, transaction: fail }
}

async function measured(): Promise<void> {
  const { accountMetrics, catalogue, now } = world.server.services
  await measureEndings(world.database, catalogue, accountMetrics, now())
}

const metrics = async (name: string) =>
  (await (await fetch(`${world.server.adminOrigin}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith(`plugboard_${name}{`))

describe('a notice', () => {
  it('is an event, a row and an entry of the definition once, for the organization whose call got it', async () => {
    const [one, other] = [await tenantWith(payments), await tenantWith(payments)]
    for (let call = 0; call < 3; call++) await heard(one.token, one.id, { sunset: SUNSET })
    const [event, ...further] = await endings(one.organizationId)
    expect(event).toEqual({
      type: 'definition.ending',
      data: {
        organization_id: one.organizationId,
        connector_type: 'stripe',
        operation: 'customers.list',
        source: 'Sunset',
        ends_at: '2027-10-16T00:00:00.000Z',
        days: expect.any(Number),
      },
    })
    expect(further).toEqual([])
    const times = { first_seen_at: expect.any(String), last_seen_at: expect.any(String) }
    expect(await shownTo(one.token)).toEqual([{ operation: 'customers.list', ...ENDS, ...times }])
    expect(await shownTo(await world.scoped(one, 'user_1'))).toBeUndefined()
    expect([await endings(other.organizationId), await shownTo(other.token)]).toEqual([[], []])
  })

  it('is seen again each day, and is another event only with another day of end', async () => {
    const one = await tenantWith(payments)
    await heard(one.token, one.id, { sunset: SUNSET })
    const seen = async () =>
      (await shownTo(one.token))?.map(({ date, first_seen_at: first, last_seen_at: last }) => [date, first === last])
    expect(await seen()).toEqual([['2027-10-16', true]])
    world.pass(DAY_MS)
    await world.server.services.notices.flush()
    const { body } = await world.call('POST', '/api/v1/account/applications/token', { body: one.client })
    const again = { ...one, token: body.access_token as string }
    await heard(again.token, one.id, { sunset: SUNSET })
    one.token = again.token
    expect(await seen()).toEqual([['2027-10-16', false]])
    await heard(again.token, one.id, { sunset: 'Mon, 01 Nov 2027 00:00:00 GMT', deprecation: '@1688169599' })
    expect(await seen()).toEqual([
      ['2027-10-16', false],
      ['2027-11-01', true],
    ])
    const events = await endings(one.organizationId)
    expect(events.map(({ data }) => data.ends_at)).toEqual(['2027-10-16T00:00:00.000Z', '2027-11-01T00:00:00.000Z'])
  })

  it('without a day is an event, and news are none', async () => {
    const one = await tenantWith(payments)
    await heard(one.token, one.id, { deprecation: 'true' })
    await heard(one.token, one.id, { warning: '299 - "A new version is there"' })
    const events = await endings(one.organizationId)
    expect(events.map(({ data }) => data)).toEqual([
      {
        organization_id: one.organizationId,
        connector_type: 'stripe',
        operation: 'customers.list',
        source: 'Deprecation',
      },
    ])
    expect((await shownTo(one.token))?.map(({ type, date, text }) => [type, date, text])).toEqual([
      ['ends', null, 'true'],
      ['news', null, 'A new version is there'],
    ])
  })

  it('is counted, and its day is the end of its operation', async () => {
    for (const one of [await tenantWith(payments), await tenantWith(payments)])
      await heard(one.token, one.id, { sunset: SUNSET, warning: '299 - "News"' })
    await measured()
    expect(await metrics('vendor_notices')).toEqual([
      'plugboard_vendor_notices{kind="stripe",type="ends"} 1',
      'plugboard_vendor_notices{kind="stripe",type="news"} 1',
    ])
    expect((await metrics('ending_days')).filter((line) => line.includes('customers.list'))).toHaveLength(1)
  })

  it('is written once by several processes, also after an outage of the database', async () => {
    const one = await tenantWith(payments)
    const plan = await load('stripe')
    const notice = { kind: 'stripe', operation: 'customers.list', ...ENDS, type: 'ends', link: undefined } as const
    let isOut = true
    const database = { ...world.database, of: (id: string) => (isOut ? failing() : world.database.of(id)) }
    const log = testLog()
    const processes = [0, 1, 2].map(() => new VendorNotices({ database, log, now: Date.now }))
    for (const process of processes) process.listener(one.organizationId, plan)(notice)
    await Promise.all(processes.map((process) => process.flush()))
    expect([log.lines.length, (await operatorNotices(world.database)).length]).toEqual([3, 0])
    isOut = false
    await Promise.all(processes.map((process) => process.close()))
    expect(await endings(one.organizationId)).toHaveLength(1)
    expect(await operatorNotices(world.database)).toHaveLength(1)
  })

  it('is forgotten 90 days after a response last had it', async () => {
    const one = await tenantWith(payments)
    await heard(one.token, one.id, { sunset: SUNSET })
    const { now } = world.server.services
    await pruneNotices(world.database, now() + 89 * DAY_MS)
    expect(await operatorNotices(world.database)).toHaveLength(1)
    await pruneNotices(world.database, now() + 91 * DAY_MS)
    expect(await operatorNotices(world.database)).toEqual([])
  })

  it('of an operation has at most ten rows', async () => {
    const one = await tenantWith(payments)
    const { notices } = world.server.services
    const plan = await load('stripe')
    for (let day = 10; day < 31; day++)
      notices.listener(
        one.organizationId,
        plan,
      )({
        kind: 'stripe',
        operation: 'customers.list',
        ...ENDS,
        type: 'ends',
        date: `2027-10-${day}`,
        link: undefined,
      })
    await notices.flush()
    expect(await operatorNotices(world.database)).toHaveLength(10)
    expect(await endings(one.organizationId)).toHaveLength(10)
  })
})

describe('a notice of an own kind', () => {
  it('K11 reaches only its organization, also with the name of a kind of another', async () => {
    const own = (tenant: Tenant) =>
      stored(world, tenant, { kind: 'secret-crm' }).then(() => connected(world, tenant, 'secret-crm'))
    const [one, other] = [await tenantWith(own), await tenantWith(own)]
    await heard(one.token, one.id, { sunset: SUNSET }, LIST)
    expect((await endings(one.organizationId)).map(({ data }) => data.connector_type)).toEqual(['secret-crm'])
    expect(await shownTo(one.token, idOf('secret-crm'))).toHaveLength(1)
    expect([await endings(other.organizationId), await shownTo(other.token, idOf('secret-crm'))]).toEqual([[], []])
    expect(await operatorNotices(world.database)).toEqual([])
    await measured()
    expect(await metrics('vendor_notices')).toEqual(['plugboard_vendor_notices{kind="own",type="ends"} 1'])
    expect(world.server.logged.filter((line) => line.includes('Sunset'))).toEqual([])
  })
})

describe('the words of a third party', () => {
  it('U28 hold no credential, control character or line break, and are in no event, log or metric', async () => {
    const key = `sk_test_canary${'0123456789'.repeat(2)}`
    const one = await tenantWith((tenant) => world.connector(tenant, 'user_1', { credentials: { api_key: key } }))
    const words = `<script>alert("${key}")</script>\u009b31m ${'x'.repeat(400)} marked`
    await heard(one.token, one.id, {
      warning: `299 - "${words.replaceAll('"', '\\"')}"`,
      sunset: `${SUNSET} hostilewords`,
      link: `<https://docs.example.com/${key}/hostilewords>; rel="sunset"`,
    })
    const texts = (await shownTo(one.token))?.map(({ text, link }) => [text, link])
    expect(texts).toEqual([
      [`${SUNSET} hostilewords`, null],
      [expect.stringMatching(/^<script>alert\("\[secret\]"\)<\/script> 31m x{200,}$/), null],
    ])
    for (const form of formsOf(key))
      for (const [table, rows] of await rowsByTable(world.database))
        expect([table, rows.filter((row) => row.includes(form))]).toEqual([table, []])
    const events = JSON.stringify(await endings(one.organizationId))
    const outside = [events, world.server.logged.join('\n'), (await metrics('')).join('\n')].join('\n')
    for (const word of [key, 'hostilewords', '<script', 'docs.example.com']) expect(outside).not.toContain(word)
  })
})
