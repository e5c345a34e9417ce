/** Every searchable entity of every kind: copied from its simulated third party, found by a filter, and later asked for changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownKeyField, syncOf } from '../../../../runtime/doors/internal.ts'
import { load, type Plan, type ResolvedManifest } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { parentsOf } from '../../../../server/copy/records/copied-entities.ts'
import { openTestDatabase, openTestPostgres } from '../../../support/database.ts'
import { everyKind, TESTED_KINDS } from '../../../support/kinds.ts'
import { type FirstSync, type MockedKinds, openMockedKinds, syncFirst } from './mocked-kinds.ts'
import { isIdle } from './world.ts'

/** Records of each entity, or below each parent. */
const RECORDS = 3

const searchableOf = ({ entities }: ResolvedManifest) =>
  Object.keys(entities).filter((entity) => entities[entity]!.search)

const SEARCHABLE = new Set(
  (await everyKind()).flatMap(({ kind, manifest }) => (searchableOf(manifest).length > 0 ? [kind] : [])),
)

const ENGINES = [
  ['PostgreSQL', openTestPostgres, TESTED_KINDS],
  ['embedded', openTestDatabase, ['stripe', 'jira', 'notion']],
] as const

describe.each(process.env.PLUGBOARD_SUITE === 'test' ? ENGINES.slice(0, 1) : ENGINES)(
  'every searchable entity on %s',
  (_name, open, kinds) => {
    let database: Database
    let mocked: MockedKinds
    const copies = new Map<string, Promise<FirstSync & { readonly plan: Plan }>>()

    beforeAll(async () => {
      database = await open()
      mocked = await openMockedKinds(database, kinds, { records: RECORDS, leaseMs: 60_000 })
    })
    afterAll(() => mocked.close())

    /** The first sync of a kind, made once. */
    function copyOf(kind: string) {
      const copy = copies.get(kind) ?? copied(kind)
      copies.set(kind, copy)
      return copy
    }

    async function copied(kind: string) {
      const plan = await load(kind)
      return { plan, ...(await syncFirst(mocked.room, database, plan)) }
    }

    it.each(kinds)('of %s is copied and found by a filter', async (kind) => {
      const { room } = mocked
      const { plan, connector, state } = await copyOf(kind)
      const { manifest } = plan
      const wanted = searchableOf(manifest)
      expect(state.entities.filter(({ last_error: error }) => error)).toEqual([])
      expect(state.entities.map(({ entity }) => entity).toSorted()).toEqual(wanted.toSorted())
      for (const entity of wanted) {
        const all = await room.find(connector, entity)
        const { key, search = {} } = manifest.entities[entity]!
        const own = ownKeyField(key)
        const field = Object.hasOwn(search, own)
          ? own
          : Object.keys(search).find((name) => typeof all[0]?.[name] === 'string')!
        const found = await room.find(connector, entity, { eq: { [field]: all.at(-1)?.[field] } })
        expect({ entity, found }).toEqual({ entity, found: expect.arrayContaining([all.at(-1)]) })
      }
    })

    // What an idle hour asks of each third party.
    it.each(kinds.filter((kind) => SEARCHABLE.has(kind)))(
      'of %s is asked for its changes once by a later run, and only below changed parents',
      async (kind) => {
        const { room, mock } = mocked
        const { plan, connector, state: first } = await copyOf(kind)
        const { manifest } = plan
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
          const constants =
            Object.values(each).flatMap((target) => (Array.isArray(target) ? [target.length] : []))[0] ?? 1
          const below = parent === undefined ? 1 : (first.entities.find((one) => one.entity === parent)?.records ?? 0)
          // A changed record may be read separately; of parents one has changed.
          const most = later?.changedParents ? 1 : later && Object.keys(later.each).length === 0 ? 2 : below * constants
          const parts = partsOf(manifest, `${entity}.list`)
          expect(requests, `${kind} ${entity}`).toBeLessThanOrEqual(Math.max(most, 1) + parts)
          const isAsked = !later?.changedParents || changed.includes(parent!)
          expect((requests ?? 0) > 0, `${kind} ${entity} is asked`).toBe(isAsked)
        }
      },
    )
  },
)

/** Counts the most requests that the parts of a page take, parts of parts included. */
function partsOf({ operations }: ResolvedManifest, id: string): number {
  const sources = Object.values(operations[id]?.parts ?? {})
  return sources.reduce((sum, { from }) => sum + 1 + partsOf({ operations } as ResolvedManifest, from), 0)
}

it('the kinds declare this number of searchable entities', async () => {
  const manifests = (await everyKind()).map(({ manifest }) => manifest)
  expect(manifests.flatMap(searchableOf).length).toBeGreaterThanOrEqual(84)
})
