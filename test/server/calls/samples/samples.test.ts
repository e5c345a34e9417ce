/** Changes of a third party that records show: found, raised and announced, without a value of a customer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceDrifts, pruneSamples, raisedDrifts, sampleErasure } from '../../../../server/calls/samples/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { takeEvents, wantEvents } from '../../../support/events.ts'
import { formsOf, rowsByTable } from '../../api/dump.ts'
import { type Play, startWorld, type World } from '../../api/world.ts'

const CANARY = 'canary7Xq'
const HOUR_MS = 3_600_000

/** The other required fields of a payout. */
const REST = {
  arrival_date: 1,
  automatic: true,
  created: 1,
  livemode: false,
  reconciliation_status: 'completed',
  source_type: 'card',
  status: 'paid',
  type: 'card',
  ...Object.fromEntries(
    [
      'balance_transaction',
      'destination',
      'failure_code',
      'failure_message',
      'original_payout',
      'reversed_by',
      'statement_descriptor',
    ].map((name) => [name, null]),
  ),
}
const payout = (index: number) => ({
  ...REST,
  id: `po_${CANARY}${index}`,
  object: 'payout',
  amount: 1,
  currency: 'usd',
  description: CANARY,
  metadata: { [CANARY]: CANARY },
  method: 'standard',
})
const changed = (index: number) => {
  const { description: label, ...rest } = payout(index)
  return { ...rest, label, [`${CANARY} ${index}`]: 1, method: CANARY }
}
const product = (index: number) => ({
  id: `prod_${index}`,
  object: 'product',
  name: CANARY,
  active: true,
  created: 1,
  updated: 1,
  livemode: false,
  type: 'service',
  images: [],
  marketing_features: [],
  metadata: {},
  ...Object.fromEntries(['description', 'package_dimensions', 'shippable', 'url'].map((name) => [name, null])),
})

let world: World

/** The third party: lists of a number of records. */
function lists(payouts: (index: number) => object, products: number): Play {
  return ({ path }, response) => {
    const isPayouts = path.startsWith('/v1/payouts')
    const data = Array.from({ length: isPayouts ? 25 : products }, (_, index) =>
      isPayouts ? payouts(index) : product(index),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ object: 'list', url: path, has_more: false, data }))
    return true
  }
}

/** An hour in which each connector lists payouts and products once. */
async function hourOf(connectors: readonly string[]): Promise<void> {
  // Tokens live for an hour.
  const token = await world.server.applicationToken()
  for (const id of connectors)
    for (const entity of ['payouts', 'products']) {
      const { status } = await world.execute(token, id, { entity, action: 'list', params: {} })
      expect(status).toBe(200)
    }
  await world.server.services.samples?.flush()
  world.pass(HOUR_MS)
}

async function connectorsOf(users: readonly string[]): Promise<string[]> {
  const tenant = { ...world.first, token: await world.server.applicationToken() }
  const made: string[] = []
  for (const [index, user] of users.entries())
    made.push((await world.connector(tenant, user, { name: `${user} ${index}` })).id)
  return made
}

const raised = async () => {
  const drifts = await raisedDrifts(world.database)
  return drifts.map(({ operation, path, change, expected, seen, connectors }) =>
    [change, operation, path, `${expected} / ${seen}`, connectors].join(' '),
  )
}

const FOUND = [
  'emptied products.list $ records / an empty list 3',
  'appeared payouts.list $.* nothing / integer 3',
  'appeared payouts.list $.label nothing / string 3',
  'vanished payouts.list $.description string or null / nothing 3',
  'unknown_value payouts.list $.method one of 2 values / another value 3',
].toSorted()

describe('a third party that renames a field, adds a value and empties a list', () => {
  beforeEach(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['limits.requestsPerMinutePerCustomer=100000'] })
  })
  afterEach(() => world.close())

  it('I11 is found within an hour of traffic of three connectors, without a value of a customer', async () => {
    const { database, first, second, server } = world
    await wantEvents(database, first.organizationId)
    await wantEvents(database, second.organizationId)
    const connectors = await connectorsOf(['user_1', 'user_1', 'user_2'])
    world.play(lists(payout, 3))
    await hourOf(connectors)
    expect(await raised()).toEqual([])
    world.play(lists(changed, 0))
    await hourOf(connectors)
    expect((await raised()).toSorted()).toEqual(FOUND)

    const { now } = server.services
    for (let run = 0; run < 2; run++) await announceDrifts(database, now())
    const events = (await takeEvents(database, first.organizationId)).filter(
      ({ type }) => type === 'definition.drifting',
    )
    expect(events).toHaveLength(1)
    expect(events[0]?.data).toMatchObject({ connector_type: 'stripe' })
    expect(events[0]?.data.changes).toHaveLength(FOUND.length)
    expect(await takeEvents(database, second.organizationId)).toEqual([])

    const metrics = await (await fetch(`${server.adminOrigin}/metrics`)).text()
    expect(metrics).toContain(`plugboard_definition_drifts{kind="stripe"} ${FOUND.length}`)
    expect(metrics).toContain('plugboard_record_samples_total{kind="stripe",outcome="drifts"}')
    const stored = [...(await rowsByTable(database)).values()].flat()
    const seen = [...stored, ...server.logged, metrics, JSON.stringify(events)].join('\n')
    for (const form of formsOf(CANARY)) expect(seen).not.toContain(form)
  })

  it.each([
    ['one account of three', ['user_1', 'user_1', 'user_2'], 1],
    ['accounts of one customer beside another', ['user_1', 'user_1', 'user_1', 'user_2'], 3],
  ])('I12 is not raised by %s', async (_, users, odd) => {
    const connectors = await connectorsOf(users)
    world.play(lists(payout, 3))
    await hourOf(connectors)
    world.play(lists(changed, 0))
    await hourOf(connectors.slice(0, odd))
    expect(await raised()).toEqual([])
  })

  it('I13 is raised by the only account, until its samples are removed, or 90 days after', async () => {
    const { database, first, server } = world
    const connectors = await connectorsOf(['user_1'])
    world.play(lists(payout, 3))
    await hourOf(connectors)
    world.play(lists(changed, 0))
    await hourOf(connectors)
    expect(await raised()).toHaveLength(FOUND.length)
    const kept = await database.query('select * from drifts')
    const [id = ''] = connectors
    await sampleErasure(database).connector(first.organizationId, id)
    expect(await raised()).toEqual([])
    await database.query('insert into drifts select * from jsonb_populate_recordset(null::drifts, $1::jsonb)', [
      JSON.stringify(kept),
    ])
    expect(await database.query('select from drifts')).toHaveLength(FOUND.length)
    world.pass(92 * 24 * HOUR_MS)
    await pruneSamples(database, server.services.now())
    expect(await raised()).toEqual([])
    expect(await database.query('select from drifts')).toEqual([])
  })
})

it('samples are taken once an hour of an operation and connector, and twenty times of an operation', async () => {
  world = await startWorld(await openTestPostgres(), {
    set: ['limits.requestsPerMinutePerCustomer=100000', 'samples.enabled=true'],
  })
  const { database, server } = world
  const [one = ''] = await connectorsOf(['user_1'])
  world.play(lists(payout, 3))
  const list = async (id: string) =>
    world.execute(await server.applicationToken(), id, { entity: 'payouts', action: 'list', params: {} })
  const records = async () => {
    await server.services.samples?.flush()
    return (await database.query<{ records: number }>('select records from record_samples')).map((row) => row.records)
  }
  for (let call = 0; call < 3; call++) await list(one)
  expect(await records()).toEqual([25])
  world.pass(HOUR_MS)
  await list(one)
  expect(await records()).toEqual([50])
  world.pass(HOUR_MS)
  const many = await connectorsOf(Array.from({ length: 22 }, (_, index) => `user_${index}`))
  for (const id of many) await list(id)
  expect(await records()).toHaveLength(21)
  await world.close()
})

it('no sample is taken where samples.enabled is false', async () => {
  world = await startWorld(await openTestPostgres(), { set: ['samples.enabled=false'] })
  expect(world.server.services.samples).toBeUndefined()
  const [one = ''] = await connectorsOf(['user_1'])
  world.play(lists(payout, 3))
  await world.execute(world.first.token, one, { entity: 'payouts', action: 'list', params: {} })
  expect(await world.database.query('select from record_samples')).toEqual([])
  await world.close()
})
