/** Consent at a real OAuth server, which has a page of its own, requires PKCE, and names itself in its answers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startSandbox } from '../../mock/index.ts'
import type { StartSandbox } from '../../server/index.ts'
import { CLIENT, type RunningProvider, startProvider } from '../server/accounts/oauth/provider.ts'
import { openTestPostgres } from '../support/database.ts'
import { eventsOf, openWidget, startWorld, type World } from './world.ts'

/** A kind whose consent page is the provider's. */
const MANIFEST = `format: 1
kind: sample
id: 5a8e1c0d-2b77-4d0e-9f61-3c5d7e9a1b24
title: Sample
category: other
version: 1.0.0
support: none
docs: https://docs.example.com
base_url: https://api.example.com
check: items.list
auth:
  oauth:
    type: oauth2
    title: OAuth
    authorize: https://auth.example.com/auth
    authorize_params: { prompt: consent }
    token: https://auth.example.com/token
    client_auth: basic
    scopes: [openid, offline_access]
    pkce: true
    rotates: true
    issuer: https://auth.example.com
entities:
  items:
    list:
      request: GET /items
      records: $.data
      pagination: { style: none, because: The answer is all there is. }
`

const folder = mkdtempSync(join(tmpdir(), 'plugboard-'))
const headers: Record<string, string> = {}
let provider: RunningProvider
let world: World

/** The sandbox, with the provider in its place for one host. */
const startThirdParties: StartSandbox = async (plans) => {
  const sandbox = await startSandbox(plans)
  const isProvider = (url: string) => url.startsWith('https://auth.example.com')
  return {
    connectTo: (origin) => (isProvider(origin) ? provider.origin : sandbox.connectTo()),
    consentPage: (url) =>
      isProvider(url) ? url.replace('https://auth.example.com', provider.origin) : sandbox.consentPage(url),
    clients: { ...sandbox.clients, sample: CLIENT },
    close: () => sandbox.close(),
  }
}

beforeAll(async () => {
  const definition = join(folder, 'sample.yaml')
  writeFileSync(definition, MANIFEST)
  world = await startWorld(await openTestPostgres(), {
    startSandbox: startThirdParties,
    set: [`definitions=${definition}`],
  })
  provider = await startProvider(`${world.server.origin}/oauth/callback/sample`, { asks: true, headers })
})
afterEach(() => world.closePages())
afterAll(async () => {
  await world?.close()
  await provider?.close()
  rmSync(folder, { recursive: true })
})

/** Presses the button that leads to the provider, and answers on its page. */
async function consentAs(answer: 'Allow' | 'Refuse', context: BrowserContext, frame: Frame): Promise<Page> {
  const popup = context.waitForEvent('page')
  await frame.getByRole('button', { name: 'Continue to Sample' }).click()
  const window = await popup
  await window.getByRole('button', { name: answer }).click()
  return window
}

async function statusOf(id: string): Promise<string> {
  const token = await world.server.applicationToken()
  return (await world.server.ask('GET', `/integrations/connectors/${id}`, { token })).body.status
}

it('connects by the consent of its page, and connects again what has lost it', async () => {
  const context = await world.context()
  const first = await openWidget(world, context, { kind: 'sample' })
  const window = await consentAs('Allow', context, first.frame)
  await first.frame.getByRole('heading', { name: 'Connected' }).waitFor()
  // The window has passed its code on, and closes itself.
  await expect.poll(() => window.isClosed()).toBe(true)
  await first.frame.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => eventsOf(first.page).then(({ result }) => result?.connectorId)).toBeDefined()
  const id = (await eventsOf(first.page)).result.connectorId!
  expect(provider.seen.filter((line) => line.includes('/token'))).toEqual(['POST /token 200'])
  await world.server.services.database.query(`update connectors set status = 'needs_reauth' where id = $1`, [id])
  const again = await openWidget(world, context)
  await again.frame.getByText('Needs to be connected again').waitFor()
  await again.frame.getByRole('button', { name: 'Reconnect: Sample' }).click()
  await again.frame.getByRole('heading', { name: 'Reconnect Sample' }).waitFor()
  await consentAs('Allow', context, again.frame)
  await again.frame.getByRole('heading', { name: 'Connected' }).waitFor()
  await again.frame.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => eventsOf(again.page).then(({ result }) => result?.connectorId)).toBe(id)
  expect(await statusOf(id)).toBe('active')
  expect(provider.seen.filter((line) => line.includes('/token'))).toHaveLength(2)
})

it('says that its page was answered with no, and begins another flow', async () => {
  const context = await world.context()
  const { page, frame } = await openWidget(world, context, { kind: 'sample' })
  await consentAs('Refuse', context, frame)
  await frame.getByText('Access was denied').waitFor()
  expect((await eventsOf(page)).events).toContain('error')
  await consentAs('Allow', context, frame)
  await frame.getByRole('heading', { name: 'Connected' }).waitFor()
})

it('asks for the code where its page cuts the window off', async () => {
  headers['cross-origin-opener-policy'] = 'same-origin'
  const context = await world.context()
  const { frame } = await openWidget(world, context, { kind: 'sample' })
  const window = await consentAs('Allow', context, frame)
  const code = await window.locator('.code').textContent()
  await frame.getByLabel('Code').fill(code!)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await frame.getByRole('heading', { name: 'Connected' }).waitFor()
})
