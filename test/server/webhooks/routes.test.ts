import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startWorld, type World } from '../api/world.ts'
let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), {})
})
afterAll(() => world?.close())
it('x', async () => {
  const { token } = world.first
  const a = await world.call('POST', '/api/v1/webhooks', { token, body: {} })
  console.log(a.status, a.text)
  const b = await world.call('POST', `/api/v1/webhooks/${a.body.id}/test`, { token, body: {} })
  console.log(b.status, b.text)
  expect(1).toBe(1)
})
