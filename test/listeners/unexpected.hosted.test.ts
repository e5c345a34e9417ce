/** An error that no code expects: its request gets a 500, the log its stack, the metrics a count, and the server continues. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../support/console.ts'
import { openTestPostgres } from '../support/database.ts'

const fault = new TypeError('a fault that nobody thought of')

let world: ConsoleWorld
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => world?.server.close())

/** By the label of the count: a request that meets it. */
const REQUESTS: Readonly<Record<string, () => Promise<{ readonly status: number; readonly text: string }>>> = {
  async request() {
    const { access } = world.server.services
    const token = await world.server.applicationToken()
    vi.spyOn(access.customers, 'list').mockRejectedValueOnce(fault)
    return world.server.ask('GET', '/customers', { token })
  },
  async console() {
    const token = await world.token('owner')
    vi.spyOn(world.server.services.operators, 'find').mockRejectedValueOnce(fault)
    return world.get('/', { token })
  },
  async admin() {
    vi.spyOn(world.server.services.metrics, 'text').mockRejectedValueOnce(fault)
    const response = await fetch(`${world.server.adminOrigin}/metrics`)
    return { status: response.status, text: await response.text() }
  },
}

const count = async (where: string) => {
  const metrics = await world.server.services.metrics.text()
  return Number(new RegExp(`^plugboard_unexpected_errors_total\\{where="${where}"\\} (\\d+)$`, 'm').exec(metrics)?.[1])
}

it.each(Object.entries(REQUESTS))('F10 in a %s', async (where, ask) => {
  expect(await count(where)).toBe(0)
  const { status, text } = await ask()
  expect([status, text.includes('internal'), text.includes('nobody')]).toEqual([500, true, false])
  expect(await count(where)).toBe(1)
  const lines = world.server.logged.filter((line) => line.includes('unexpected error')).map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.where === where)).toMatchObject([
    {
      level: 'error',
      error: { message: fault.message, stack: expect.stringContaining('unexpected.hosted') as string },
    },
  ])
  expect((await fetch(`${world.server.adminOrigin}/readyz`)).status).toBe(200)
  expect((await world.get('/login')).status).toBe(200)
})
