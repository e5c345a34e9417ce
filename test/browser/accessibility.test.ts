/** The pages by the rules of WCAG 2.2 AA: in both themes, in both directions of writing, with text of twice the size. Also /docs/plain. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { askWhoBegan, BRANDED, openWidget, showCode, startWorld, type World } from './world.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const LANGUAGES = readdirSync(join(import.meta.dirname, '..', '..', 'widget', 'languages')).map((name) =>
  name.replace('.json', ''),
)
/** Fields that customers may choose. */
const FIELDS = [{ connector_type: 'zendesk-support', entity: 'tickets', name: 'subject', type: 'text' }]
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: BRANDED })
  await world.server.connector('stripe', 'user_1', { name: 'Payments', credentials: { api_key: 'sk' } })
})
afterAll(() => world?.close())

/** Returns the faults that axe finds, and the number of rules that held. */
async function judge(page: Page | Frame): Promise<{ faults: unknown[]; held: number }> {
  // By the debugger, since the page's policy lets no other script in.
  await page.evaluate(AXE)
  return page.evaluate(`axe.run({ runOnly: ${JSON.stringify(TAGS)} }).then(({ violations, passes }) => ({
    faults: violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary)]),
    held: passes.length,
  }))`)
}

/** Yields the screens of a link, of a consent's window, and of the widget that waits for it, each with its page. */
async function* screens(context: BrowserContext): AsyncGenerator<readonly [screen: string, page: Page | Frame]> {
  const page = await context.newPage()
  await page.goto(await world.link({ fields: FIELDS }))
  const kind = page.locator('.kind', { hasText: /^Zendesk Support/ })
  await kind.waitFor()
  yield ['kinds', page]
  await page.locator('.accounts .plain').last().click()
  await page.locator('dl').waitFor()
  yield ['account', page]
  await page.locator('.danger').click()
  await page.locator('.primary.danger').waitFor()
  yield ['disconnect', page]
  await page.locator('main > .plain').click()
  await page.locator('dl').waitFor()
  await page.goBack()
  await kind.click()
  await page.locator('form').waitFor()
  yield ['consent', page]
  await page.locator('.others summary').click()
  yield ['other ways', page]
  await page.locator('.way', { hasText: 'API token' }).click()
  await page.locator('form .primary').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  yield ['faults', page]
  await page.locator('[id="environment.subdomain"]').fill('north')
  await page.locator('[id="credentials.email"]').fill('ada@example.com')
  await page.locator('[id="credentials.api_token"]').fill('token')
  await page.locator('form .primary').click()
  await page.locator('#name').waitFor()
  yield ['done', page]
  await page.locator('form .primary').click()
  await page.locator('select').first().waitFor()
  yield ['fields', page]
  await showCode(world, page)
  yield ['code', page]
  await askWhoBegan(world, page)
  yield ['confirmation', page]
  await context.route(/\/oauth\/start\//, (route) => route.fulfill({ status: 200, body: 'a consent page' }))
  const { frame } = await openWidget(world, context, { kind: 'google-drive' })
  await frame.locator('form .primary:not([aria-disabled])').click()
  await frame.locator('.spinner').waitFor()
  // As it is shown after a while, when the window has passed no code on.
  await frame.evaluate(`document.querySelector('form').hidden = false`)
  yield ['waiting', frame]
}

/** Returns parts that do not fit at twice the text size, and targets that are too small. */
async function misfits(page: Page | Frame): Promise<unknown[]> {
  const small = await page.evaluate<string[]>(`[...document.querySelectorAll('button, input, select, summary, .button')]
    .map((one) => one.closest('label') ?? one).filter((one) => one.getBoundingClientRect().height < 24)
    .map((one) => one.outerHTML)`)
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
  const over = await page.evaluate<string[]>(`[...document.querySelectorAll('body, main *')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline' && !one.matches('input, select'))
    .map((one) => one.outerHTML.slice(0, 100))`)
  await page.evaluate(`document.documentElement.style.fontSize = ''`)
  return [...small, ...over]
}

const VIEWPORT = { width: 640, height: 900 }
const motionOf = (page: Page | Frame) =>
  page.evaluate(`getComputedStyle(document.querySelector('.spinner'), '::before').animationName`)

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(['en', 'ar'])('no screen in %s has a fault, text fits at twice its size', async (locale) => {
    const context = await world.context({ viewport: VIEWPORT, colorScheme, locale, reducedMotion: 'reduce' })
    for await (const [screen, page] of screens(context)) {
      const { faults, held } = await judge(page)
      const direction = await page.evaluate('document.documentElement.dir')
      expect([screen, faults, direction]).toEqual([screen, [], locale === 'ar' ? 'rtl' : 'ltr'])
      expect(held).toBeGreaterThan(7)
      expect([screen, await misfits(page)]).toEqual([screen, []])
      // For people who ask for less motion.
      if (screen === 'waiting') expect(await motionOf(page)).toBe('none')
    }
    await context.close()
  })
})

it.each([
  ['a desk by day', 1280, 'light'],
  ['a desk by night', 1280, 'dark'],
  ['a phone', 360, 'light'],
] as const)('the plain page of the reference has no fault on %s', async (_name, width, colorScheme) => {
  const context = await world.context({ viewport: { width, height: 800 }, colorScheme })
  const page = await context.newPage()
  await page.goto(`${world.server.origin}/docs/plain`)
  await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true })`)
  const { faults, held } = await judge(page)
  expect([faults, held > 7]).toEqual([[], true])
  await context.close()
})

it.each(LANGUAGES.filter((name) => !['en', 'ar'].includes(name)))(
  'text in %s fits at twice its size',
  async (locale) => {
    const context = await world.context({ viewport: VIEWPORT, locale })
    for await (const [screen, page] of screens(context)) {
      const language = await page.evaluate('document.documentElement.lang')
      expect([screen, await misfits(page), language]).toEqual([screen, [], locale])
    }
    await context.close()
  },
)
