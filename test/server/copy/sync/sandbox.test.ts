/** The sandbox of the kind with the deepest listings: few enough requests to be ready soon on any machine. */
import { expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { syncSandbox } from './sandbox-world.ts'

it('a first sync of nested entities takes few requests', { timeout: 500_000 }, async () => {
  const database = await openTestPostgres()
  const { syncs, requests } = await syncSandbox(database, ['asana'])
  await database.close()
  const { state } = syncs[0]!
  expect(state.status).toBe('ready')
  expect(state.entities.filter(({ records }) => records === 0)).toEqual([])
  expect(requests).toBeLessThan(1000)
})
