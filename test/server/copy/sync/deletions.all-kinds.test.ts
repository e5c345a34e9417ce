/** Entities whose third party lists deleted records: a later run that sees a change reads the list, and an idle run does not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncOf } from '../../../../runtime/doors/internal.ts'
import { load } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { everyKind } from '../../../support/kinds.ts'
import { type MockedKinds, openMockedKinds, syncFirst } from './mocked-kinds.ts'
import { isIdle } from './world.ts'

const RECORDS = 3

const deleting = (await everyKind())
  .map(({ kind, manifest }) => {
    const entities = Object.keys(manifest.entities).filter((entity) => syncOf(manifest, entity).deletions)
    return { kind, entities }
  })
  .filter(({ entities }) => entities.length > 0)

let database: Database
let mocked: MockedKinds

beforeAll(async () => {
  database = await openTestPostgres()
  mocked = await openMockedKinds(
    database,
    deleting.map(({ kind }) => kind),
    { records: RECORDS, leaseMs: 60_000 },
  )
})
afterAll(() => mocked.close())

test.each(deleting)('$kind reports what was deleted of $entities', async ({ kind, entities }) => {
  const { room, mock } = mocked
  const { connector } = await syncFirst(room, database, await load(kind))
  const laterRun = async () => {
    await room.sync.trigger(connector, { isFull: false, entities })
    const state = await room.until(connector, isIdle)
    const run = state.entities.filter(({ entity }) => entities.includes(entity))
    return run.map(({ entity, requests, records, last_error: error }) => ({ entity, requests, records, error }))
  }
  const ended = { error: null, requests: 1, records: RECORDS }
  expect(await laterRun()).toEqual(entities.map((entity) => ({ ...ended, entity })))
  for (const entity of entities) {
    mock.remove(kind, entity, 1)
    mock.touch(kind, entity, 1)
  }
  const after = { ...ended, requests: 2, records: RECORDS - 1 }
  expect(await laterRun()).toEqual(entities.map((entity) => ({ ...after, entity })))
})
