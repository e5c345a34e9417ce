/** What an idle hour asks of each third party, as the mock plays it: the requests of later runs, counted. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleConfig, exampleCredentials, startMock } from '../../../mock/index.ts'
import { listKinds, load } from '../../../runtime/index.ts'
import { createCatalogue } from '../../../server/catalogue/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { parentsOf, syncOf } from '../../../server/sync/entity-run/entities.ts'
import { openTestDatabase } from '../../support/database.ts'
import { makeOwner } from '../connectors/world.ts'
import { isIdle, openRoom, type Room } from './world.ts'

const KINDS = (await listKinds()).filter((kind) => kind !== 'google-drive')
/** Records of each entity, or below each parent. */
const RECORDS = 3

let database: Database
let room: Room
let mock: Awaited<ReturnType<typeof startMock>>

beforeAll(async () => {
  const plans = await Promise.all(KINDS.map((kind) => load(kind)))
  mock = await startMock(
    plans.map(({ manifest }) => manifest),
    { records: RECORDS, fixtures: false },
  )
  database = await openTestDatabase()
  const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000' })
  room = await openRoom({ database, catalogue, connectTo: mock.connectTo, settings: { leaseMs: 60_000 } })
})
afterAll(async () => {
  await room.close()
  await Promise.all([database.close(), mock.close()])
})

it.each(KINDS)('a later run of %s asks once for changes, and below changed parents alone', async (kind) => {
  const plan = await load(kind)
  const { manifest } = plan
  const owner = await makeOwner(database)
  const [auth = ''] = Object.keys(manifest.auth)
  const { id } = await room.connectors.create(owner, {
    kind,
    name: kind,
    credentials: exampleCredentials(plan, auth),
    environment: exampleConfig(plan),
    validate: false,
  })
  const connector = { organizationId: owner.organizationId, connectorId: id }
  await room.sync.created(owner.organizationId, id, {})
  const first = await room.until(connector, isIdle)
  expect(first.entities.filter(({ last_error: error }) => error)).toEqual([])
  const asking = first.entities.filter(({ entity }) => syncOf(manifest, entity).later !== undefined)
  for (const { entity } of asking) if (!syncOf(manifest, entity).later!.changedParents) mock.touch(kind, entity, 1)
  await room.sync.trigger(connector, { isFull: false })
  const second = await room.until(connector, isIdle)
  expect(second.entities.filter(({ last_error: error }) => error)).toEqual([])
  expect(second.entities.map(({ entity, records }) => [entity, records])).toEqual(
    first.entities.map(({ entity, records }) => [entity, records]),
  )
  for (const { entity, requests } of second.entities) {
    const { later, each } = syncOf(manifest, entity)
    const [parent] = parentsOf(manifest, entity)
    const constants = Object.values(each).flatMap((target) => (Array.isArray(target) ? [target.length] : []))[0] ?? 1
    const below = parent === undefined ? 1 : (first.entities.find((one) => one.entity === parent)?.records ?? 0)
    // A changed record may be read by itself; of parents one has changed.
    const most = later?.changedParents ? 1 : later && Object.keys(later.each).length === 0 ? 2 : below * constants
    expect(requests, `${kind} ${entity}`).toBeLessThanOrEqual(Math.max(most, 1))
    expect(requests, `${kind} ${entity}`).toBeGreaterThan(0)
  }
})
