/** The script of the console: what it copies, and how pages keep themselves fresh. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../../support/console.ts'
import { type ConsoleDay, plantDay } from '../../support/console-day.ts'
import { openTestPostgres } from '../../support/database.ts'
import { LAUNCH } from '../world.ts'

let world: ConsoleWorld
let day: ConsoleDay
let browser: Browser
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  day = await plantDay(world)
  browser = await chromium.launch(LAUNCH)
})
afterAll(async () => {
  await browser?.close()
  await world?.server.close()
})

let context: BrowserContext | undefined
beforeEach(() => context?.close())

/** Opens a page of an operator and counts its reads. Its time changes only when a test moves it. */
async function opened(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  context = await browser.newContext({ viewport: { width: 1280, height: 500 }, ...options })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const { code } = await world.server.services.operators.invite({ name: 'ada', role: 'support' })
  await page.goto(`${world.url}/login?code=${code}`)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await page.clock.install()
  await page.goto(world.url + path)
  let reads = 0
  page.on('request', (request) => void (reads += request.headers()['x-console-live'] === '1' ? 1 : 0))
  return { page, faults, reads: () => reads }
}

let made = 0
async function newCall(entity: string): Promise<string> {
  const requestId = `req_new_${++made}`
  const { organizationId, customerId, connectorId } = day.notion
  await world.server.services.audit.write({
    organizationId,
    requestId,
    actor: { kind: 'scoped', id: 'a' },
    customerId,
    connectorId,
    type: 'direct',
    entity,
    action: 'list',
    status: 200,
    durationMs: 12,
  })
  await world.server.services.audit.flush()
  return requestId
}

const halfMinute = (page: Page) => page.clock.runFor(31_000)

it('copies an ID, which is on one line', async () => {
  const { page, faults } = await opened('/calls', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: `Copy ${day.notion.requestId}` }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(day.notion.requestId)
  const height = (await page.locator('.id').first().boundingBox())?.height
  expect([height && height < 30, faults]).toEqual([true, []])
})

it('shows new rows in their place: focus, scroll and open parts stay', async () => {
  for (let at = 0; at < 20; at++) await newCall('pages')
  const { page, faults } = await opened('/calls')
  const link = page.getByRole('link', { name: 'req_new_7', exact: true })
  await link.focus()
  await page.getByText('More filters').click()
  await page.getByLabel('Entity').fill('typed')
  await link.focus()
  const top = async () => Math.round((await link.boundingBox())?.y ?? 0)
  const before = await top()
  const added = await newCall('blocks')
  await halfMinute(page)
  await page.getByRole('link', { name: added, exact: true }).waitFor()
  expect({
    focused: await page.locator(':focus').textContent(),
    typed: await page.getByLabel('Entity').inputValue(),
    top: await top(),
    faults,
  }).toEqual({ focused: 'req_new_7', typed: 'typed', top: before, faults: [] })
})

it('reads nothing while it is hidden, paused, or while somebody selects in it', async () => {
  const { page, reads } = await opened('/')
  await page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })`)
  await halfMinute(page)
  const whileHidden = reads()
  await page.evaluate(
    `Object.defineProperty(document, 'hidden', { get: () => false }); document.dispatchEvent(new Event('visibilitychange'))`,
  )
  await expect.poll(reads).toBe(whileHidden + 1)
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('[data-live] h2'))`)
  await halfMinute(page)
  await page.evaluate('getSelection().removeAllRanges()')
  await page.getByRole('button', { name: 'Live' }).click()
  await page.getByRole('button', { name: 'Paused' }).waitFor()
  await halfMinute(page)
  expect([whileHidden, reads()]).toEqual([0, 1])
})

it('begins paused for people who want less motion, and is not there for what does not change', async () => {
  const { page, reads } = await opened('/connectors', { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Paused' }).waitFor()
  await halfMinute(page)
  expect(reads()).toBe(0)
  await page.goto(`${world.url}/applications`)
  expect(await page.locator('button.live').count()).toBe(0)
})

it('says that the session has ended, and does not prolong it', async () => {
  const { page } = await opened('/calls')
  const { database } = world.server.services
  await database.query(`update operator_sessions set used_at = now() - interval '50 minutes'`)
  await halfMinute(page)
  await page.waitForLoadState('networkidle')
  await database.query(`update operator_sessions set used_at = used_at - interval '20 minutes'`)
  await halfMinute(page)
  await page.getByRole('button', { name: 'Ended: load the page again' }).waitFor()
})

it('has the whole view in the address: links, selects and texts together, each removed by its chip', async () => {
  const { page } = await opened('/calls')
  await page.getByRole('link', { name: 'failed', exact: true }).click()
  await page.getByLabel('Kind').selectOption('notion')
  await page.getByText('More filters').click()
  await page.getByLabel('Entity').fill('pages')
  await page.getByRole('button', { name: 'Filter' }).click()
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  expect(query()).toMatchObject({ result: 'failed', kind: 'notion', entity: 'pages' })
  expect(await page.locator('main tbody tr').count()).toBe(1)
  await page.getByRole('link', { name: 'Remove Kind: notion' }).click()
  await page.getByRole('link', { name: 'Remove Kind: notion' }).waitFor({ state: 'detached' })
  expect(query()).toEqual({ result: 'failed', entity: 'pages' })
})
