/** The sandbox of all kinds: every searchable entity becomes ready. */
import { expect, it } from 'vitest'
import { listKinds } from '../../../../runtime/index.ts'
import { databases } from '../../../support/database.ts'
import { syncSandbox } from './sandbox-world.ts'

it.each(databases)('all searchable entities are ready on %s', { timeout: 600_000 }, async (_name, open) => {
  const database = await open()
  const kinds = await listKinds()
  const { syncs, requests } = await syncSandbox(database, kinds)
  await database.close()
  expect(syncs.filter(({ state }) => state.status !== 'ready')).toEqual([])
  const searched = syncs.flatMap(({ state }) => state.entities.filter(({ selected }) => selected))
  expect(searched.length).toBeGreaterThanOrEqual(84)
  expect(requests).toBeLessThan(36 * searched.length)
})
