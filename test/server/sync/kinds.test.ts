/** Every searchable entity of every kind: copied from its third party as the mock plays it, and found by a filter. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listKinds, load, type ResolvedManifest } from '../../../runtime/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { openTestDatabase, openTestPostgres } from '../../support/database.ts'
import { type MockedKinds, openMockedKinds, syncFirst } from './mocked-kinds.ts'

const KINDS = await listKinds()
/** Records of each entity, or below each parent. */
const RECORDS = 4

const searchableOf = ({ entities }: ResolvedManifest) =>
  Object.keys(entities).filter((entity) => entities[entity]!.search)

describe.each([
  ['PostgreSQL', openTestPostgres, KINDS],
  ['embedded', openTestDatabase, ['stripe', 'jira', 'notion']],
] as const)('every searchable entity on %s', (_name, open, kinds) => {
  let database: Database
  let mocked: MockedKinds
  const searched: string[] = []

  beforeAll(async () => {
    database = await open()
    mocked = await openMockedKinds(database, kinds, { records: RECORDS, leaseMs: 30_000 })
  })
  afterAll(() => mocked.close())

  it.each(kinds)('of %s is copied and found by a filter', async (kind) => {
    const { room } = mocked
    const plan = await load(kind)
    const { manifest } = plan
    const wanted = searchableOf(manifest)
    const { connector, state } = await syncFirst(room, database, plan)
    expect(state.entities.filter(({ last_error: error }) => error)).toEqual([])
    expect(state.entities.map(({ entity }) => entity).toSorted()).toEqual(wanted.toSorted())
    for (const entity of wanted) {
      const all = await room.find(connector, entity)
      const { key, search = {} } = manifest.entities[entity]!
      const field = Object.hasOwn(search, key)
        ? key
        : Object.keys(search).find((name) => typeof all[0]?.[name] === 'string')!
      const found = await room.find(connector, entity, { eq: { [field]: all.at(-1)?.[field] } })
      expect({ entity, found }).toEqual({ entity, found: expect.arrayContaining([all.at(-1)]) })
      searched.push(`${kind}.${entity}`)
    }
  })

  it.runIf(kinds.length === KINDS.length)('they are all that the manifests declare', async () => {
    const manifests = (await Promise.all(KINDS.map(load))).map(({ manifest }) => manifest)
    expect(searched).toHaveLength(manifests.flatMap(searchableOf).length)
    expect(searched.length).toBeGreaterThanOrEqual(84)
  })
})
