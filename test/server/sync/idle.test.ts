/** What an idle hour asks of each third party, as the mock plays it: the requests of later runs, counted. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listKinds, load } from '../../../runtime/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { syncOf } from '../../../runtime/doors/parts.ts'
import { parentsOf } from '../../../server/sync/entity-run/entities.ts'
import { openTestPostgres } from '../../support/database.ts'
import { type MockedKinds, openMockedKinds, syncFirst } from './mocked-kinds.ts'
import { isIdle } from './world.ts'

const KINDS = (await listKinds()).filter((kind) => kind !== 'google-drive')
/** Records of each entity, or below each parent. */
const RECORDS = 3

let database: Database
let kinds: MockedKinds

beforeAll(async () => {
  database = await openTestPostgres()
  kinds = await openMockedKinds(database, KINDS, { records: RECORDS, leaseMs: 60_000 })
})
afterAll(() => kinds.close())

it.each(KINDS)('a later run of %s asks once for changes, and below changed parents alone', async (kind) => {
  const { room, mock } = kinds
  const plan = await load(kind)
  const { manifest } = plan
  const { connector, state: first } = await syncFirst(room, database, plan)
  expect(first.entities.filter(({ last_error: error }) => error)).toEqual([])
  const asking = first.entities.filter(({ entity }) => syncOf(manifest, entity).later !== undefined)
  const changed = asking.flatMap(({ entity }) => (syncOf(manifest, entity).later!.changedParents ? [] : [entity]))
  for (const entity of changed) mock.touch(kind, entity, 1)
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
    const isAsked = !later?.changedParents || changed.includes(parent!)
    expect((requests ?? 0) > 0, `${kind} ${entity} is asked`).toBe(isAsked)
  }
})
