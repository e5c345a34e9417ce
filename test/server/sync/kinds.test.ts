/** Every searchable entity of every kind: copied from its third party as the mock plays it, and found by a filter. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleConfig, exampleCredentials, startMock } from '../../../mock/index.ts'
import { listKinds, load } from '../../../runtime/index.ts'
import { createCatalogue } from '../../../server/catalogue/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { openTestDatabase, openTestPostgres } from '../../support/database.ts'
import { makeOwner } from '../connectors/world.ts'
import { isIdle, openRoom, type Room } from './world.ts'

const KINDS = await listKinds()
/** Records of each entity, or below each parent. */
const RECORDS = 4

describe.each([
  ['embedded', openTestDatabase, KINDS],
  ['PostgreSQL', openTestPostgres, ['stripe', 'jira', 'notion']],
] as const)('every searchable entity on %s', (_name, open, kinds) => {
  let database: Database
  let room: Room
  let mock: Awaited<ReturnType<typeof startMock>>
  const searched: string[] = []

  beforeAll(async () => {
    const plans = await Promise.all(kinds.map(load))
    mock = await startMock(
      plans.map(({ manifest }) => manifest),
      { records: RECORDS, fixtures: false },
    )
    database = await open()
    const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000' })
    room = await openRoom({ database, catalogue, connectTo: mock.connectTo, settings: { leaseMs: 30_000 } })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), mock.close()])
  })

  it.each(kinds)('of %s is copied and found by a filter', async (kind) => {
    const plan = await load(kind)
    const { manifest } = plan
    const wanted = Object.keys(manifest.entities).filter((entity) => manifest.entities[entity]!.search)
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
    const state = await room.until(connector, isIdle)
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

  it.runIf(kinds.length === KINDS.length)('there are 80 of them', () => {
    expect(searched).toHaveLength(80)
  })
})
