/** An application of examples/apps, as its reader uses it: a button, the widget, and the accounts. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FrameLocator } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { secretKey, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
  const listening = createServer()
  await new Promise<void>((resolve) => listening.listen(0, resolve))
  const { port } = listening.address() as AddressInfo
  await new Promise((resolve) => listening.close(resolve))
  vi.stubEnv('PLUGBOARD_URL', world.server.origin)
  vi.stubEnv('PLUGBOARD_CLIENT_ID', world.server.client.client_id)
  vi.stubEnv('PLUGBOARD_CLIENT_SECRET', world.server.client.client_secret)
  vi.stubEnv('APP_ORIGIN', `http://localhost:${port}`)
  await import(join(import.meta.dirname, '..', '..', 'examples', 'apps', 'express.ts'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await world.close()
})

/** The accounts that the application lists after the widget has closed. */
async function connectOnPage(use: (frame: FrameLocator) => Promise<void>): Promise<unknown> {
  const page = await (await world.context()).newPage()
  await page.goto(process.env.APP_ORIGIN!)
  await page.getByRole('button', { name: 'Connect' }).click()
  const frame = page.frameLocator('iframe')
  await use(frame)
  await frame.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/accounts')
  return JSON.parse((await page.locator('body').textContent())!)
}

it('connects Stripe by a key, and lists its customers', async () => {
  const shown = await connectOnPage(async (frame) => {
    await frame.getByRole('button', { name: 'Stripe' }).click()
    await (await secretKey(frame)).fill('sk_test_example')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
  })
  expect(shown).toContainEqual({ name: 'Stripe', connectorType: 'stripe', status: 'active' })
  expect(await (await fetch(`${process.env.APP_ORIGIN}/customers`)).json()).toHaveLength(2)
})

it('connects Google Drive by consent, and lists it', async () => {
  const shown = await connectOnPage(async (frame) => {
    await frame.getByRole('button', { name: 'Google Drive' }).click()
    await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  })
  expect(shown).toContainEqual({ name: 'Google Drive', connectorType: 'google-drive', status: 'active' })
})
