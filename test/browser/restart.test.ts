/** A server that is stopped and started again while a customer connects. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/ground/store/index.ts'
import { createMasterKey } from '../../server/ground/vault/index.ts'
import { makeTestPostgres } from '../support/database.ts'
import type { TestServer } from '../support/server.ts'
import { openWidget, secretKey, startServerOf, startWorld, type World } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'plugboard-'))
const keyFile = join(folder, 'master.key')
let postgres: Awaited<ReturnType<typeof makeTestPostgres>>
let world: World
let second: TestServer | undefined

beforeAll(async () => {
  await createMasterKey(keyFile)
  postgres = await makeTestPostgres('migrated')
  world = await startWorld(await openDatabase({ url: postgres.url }), { keyFile })
})
afterAll(async () => {
  await world?.close()
  await second?.close()
  await postgres?.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The next request of the frame to a path that gets no answer. */
const failed = (context: BrowserContext, path: RegExp) =>
  context.waitForEvent('requestfailed', (request) => path.test(request.url()))

it('continues with a form and with a consent after the restart', async () => {
  const context = await world.context()
  const key = await openWidget(world, context, { kind: 'stripe' })
  await (await secretKey(key.frame)).fill('sk_test_1')
  const oauth = await openWidget(world, context, { kind: 'google-drive' })
  // The third party's page is left open meanwhile.
  await context.route(/\/oauth\/start\//, (route) => route.fulfill({ status: 200, body: 'a consent page' }))
  const popup = context.waitForEvent('page')
  await oauth.frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  const window = await popup
  await window.getByText('a consent page').waitFor()
  const { port } = new URL(world.server.origin)
  const asked = failed(context, /\/oauth\/flows\//)
  await world.server.close()
  await asked
  await key.frame.getByRole('button', { name: 'Connect', exact: true }).click()
  await key.frame.getByText('The server cannot be reached').waitFor()
  const database = await openDatabase({ url: postgres.url })
  second = await startServerOf(database, { keyFile, set: [`listen.port=${port}`] })
  expect(second.origin).toBe(world.server.origin)
  await context.unroute(/\/oauth\/start\//)
  await window.reload()
  await oauth.frame.getByRole('heading', { name: 'Connected' }).waitFor()
  await key.frame.getByRole('button', { name: 'Connect', exact: true }).click()
  await key.frame.getByRole('heading', { name: 'Connected' }).waitFor()
})
