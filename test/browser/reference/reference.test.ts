/** The reference in a browser: it stays on its server, finds, sends a request with a token, and is read by everybody. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startWorld, type World } from '../world.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let world: World
beforeAll(async () => void (world = await startWorld(await openTestPostgres())))
afterAll(() => world?.close())

/** The page, once it shows the operations; with the origins it asked, and what its policy refused. */
async function openDocs(
  options: { readonly colorScheme?: 'light' | 'dark'; readonly width?: number } = {},
  hash = '',
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
) {
  const { colorScheme = 'light', width = 1280 } = options
  const context = await world.context({ viewport: { width, height: 900 }, colorScheme })
  await prepare(context)
  const page = await context.newPage()
  const asked = new Set<string>()
  const refused: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${world.server.origin}/docs${hash}`)
  return { page, asked, refused }
}

async function ready(page: Page): Promise<void> {
  await page.locator('.shell').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Plugboard', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Tokens' }).first().waitFor()
}

it('Y1 asks only its own server, and its policy refuses it nothing', async () => {
  const { page, asked, refused } = await openDocs()
  await ready(page)
  expect([...asked]).toEqual([world.server.origin])
  expect(refused).toEqual([])
  // A script of the page that would send a token elsewhere.
  const sent = await page.evaluate(`fetch('http://localhost:9/?token=pb_app_1').then(() => 'sent', () => 'refused')`)
  expect([sent, refused.length > 0]).toEqual(['refused', true])
  await world.closePages()
})

it('a search leads to an operation, whose request gets the answer of the server with the token', async () => {
  const { page, asked } = await openDocs()
  await ready(page)
  await page.getByRole('button', { name: /Select Auth Type/ }).click()
  await page.getByRole('option', { name: 'application' }).click()
  await page.keyboard.press('Escape')
  await page
    .getByPlaceholder('Token')
    .first()
    .fill(await world.server.applicationToken())
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click()
  const found = page.getByRole('dialog').getByRole('option', { name: /List the kinds/ })
  await page.getByRole('dialog').getByRole('combobox').fill('List the kinds')
  await found.first().click()
  await page.getByRole('button', { name: /Test Request.*get .*definitions\/sources\)/ }).click()
  const answer = page.waitForResponse(/\/definitions\/sources$/)
  await page.getByRole('button', { name: /^Send/ }).first().click()
  const { definitions } = (await (await answer).json()) as { definitions: unknown[] }
  expect([(await answer).status(), definitions.length > 40, [...asked]]).toEqual([200, true, [world.server.origin]])
  await page.getByText('200 OK').or(page.getByText(/^200/)).first().waitFor()
  await world.closePages()
})

/** A token that a page may send: an application's is refused there. */
async function scopedToken(customer: string): Promise<string> {
  const token = await world.server.applicationToken()
  const asked = { token, body: { external_user_id: customer } }
  return (await world.server.ask('POST', '/account/applications/scoped-token', asked)).body.token
}

it('the list of documents leads to a kind, whose call runs on this server; the page loads one document', async () => {
  const connector = await world.server.connector('stripe', 'user_docs', { credentials: { api_key: 'sk' } })
  const { page, asked } = await openDocs()
  await ready(page)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/openapi')) loaded.push(new URL(request.url()).pathname)
  })
  await page.getByLabel('Reference of').selectOption({ label: 'Stripe' })
  await page.waitForURL(/\?kind=stripe$/)
  await page.getByRole('heading', { name: 'Stripe', level: 1 }).waitFor()
  await page
    .getByPlaceholder('Token')
    .first()
    .fill(await scopedToken('user_docs'))
  await page
    .getByRole('button', { name: /Test Request.*#customers\.list\)/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Send/ }).first().waitFor()
  await page.locator('[contenteditable]', { hasText: '0197a3d2-6b1e' }).first().click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(connector)
  const answer = page.waitForResponse(/\/execute$/)
  await page.getByRole('button', { name: /^Send/ }).first().click()
  const { data, execution } = (await (await answer).json()) as { data: unknown[]; execution: { entity: string } }
  expect([data.length, execution.entity, new URL((await answer).url()).pathname]).toEqual([
    10,
    'customers',
    `/api/v1/integrations/connectors/${connector}/execute`,
  ])
  expect([loaded, [...asked]]).toEqual([['/openapi/stripe.json'], [world.server.origin]])
  await world.closePages()
})

it('shows its operations before its library has loaded', async () => {
  const { page } = await openDocs({}, '', (context) => context.route(/scalar\.js/, (route) => route.abort()))
  await page.getByRole('heading', { name: 'Plugboard API', level: 1 }).waitFor()
  await page.getByText('List connectors').first().waitFor()
  await world.closePages()
})

it('shows the samples of an operation: our client, and curl', async () => {
  const { page } = await openDocs({}, '?kind=stripe')
  await page.locator('.shell').waitFor({ state: 'detached' })
  await page.getByText('await stripe.customers.list({ limit: 10 })').first().waitFor()
  await page
    .getByRole('button', { name: /TypeScript/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'curl' }).waitFor()
  await world.closePages()
})

it('an address of an error leads to the table of codes', async () => {
  const { page } = await openDocs({}, '#connector_not_found')
  await page.waitForURL(/\/docs\/plain#connector_not_found$/)
  expect(await page.locator('tr:target').textContent()).toContain('connector_not_found')
  await world.closePages()
})

it.each([
  ['a desk by day', 1280, 'light', ''],
  ['a desk by night', 1280, 'dark', ''],
  ['a phone', 390, 'light', ''],
  ['the page of a kind', 1280, 'light', '?kind=linear'],
] as const)('the page has no serious fault on %s', async (_name, width, colorScheme, query) => {
  const { page } = await openDocs({ width, colorScheme }, query)
  await page.locator('.shell').waitFor({ state: 'detached' })
  await (query === '' ? ready(page) : page.getByRole('heading', { name: 'Linear', level: 1 }).waitFor())
  await page.evaluate(AXE)
  const faults = await page.evaluate(`axe.run().then(({ violations }) => violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary)]))`)
  expect(faults).toEqual([])
  await world.closePages()
})
