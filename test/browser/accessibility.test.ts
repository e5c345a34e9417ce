/** The pages by the rules of WCAG 2.2 AA: in both themes, in both directions of writing, and with text of twice the size. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { startWorld, type World } from './world.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const LANGUAGES = readdirSync(join(import.meta.dirname, '..', '..', 'widget', 'languages')).map((name) =>
  name.replace('.json', ''),
)
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
  await world.server.connector('stripe', 'user_1', { name: 'Payments', credentials: { api_key: 'sk' } })
})
afterAll(() => world?.close())

/** What axe finds, and how many rules held. */
async function judge(page: Page): Promise<{ faults: unknown[]; held: number }> {
  // By the debugger, since the page's policy lets no other script in.
  await page.evaluate(AXE)
  return page.evaluate(`axe.run({ runOnly: ${JSON.stringify(TAGS)} }).then(({ violations, passes }) => ({
    faults: violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary)]),
    held: passes.length,
  }))`)
}

/** The page of a link with its screens in turn: the kinds, a form, a form with faults, the end. */
async function* screens(page: Page): AsyncGenerator<string> {
  await page.goto(await world.link())
  const kind = page.locator('.kind', { hasText: /^Zendesk/ })
  await kind.waitFor()
  yield 'kinds'
  await kind.click()
  await page.locator('form').waitFor()
  yield 'consent'
  await page.locator('.option').nth(1).click()
  await page.locator('form .primary').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  yield 'faults'
  await page.locator('[id="environment.subdomain"]').fill('north')
  await page.locator('[id="credentials.email"]').fill('ada@example.com')
  await page.locator('[id="credentials.api_token"]').fill('token')
  await page.locator('form .primary').click()
  await page.locator('#name').waitFor()
  yield 'done'
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(['en', 'ar'])('no screen in %s has a fault', async (locale) => {
    const page = await (await world.context({ colorScheme, locale })).newPage()
    for await (const screen of screens(page)) {
      const { faults, held } = await judge(page)
      expect([screen, faults]).toEqual([screen, []])
      expect(held).toBeGreaterThan(10)
    }
    expect(await page.evaluate('document.documentElement.dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr')
  })
})

it.each(LANGUAGES)('text in %s fits at twice its size', async (locale) => {
  const page = await (await world.context({ viewport: { width: 640, height: 900 }, locale })).newPage()
  for await (const screen of screens(page)) {
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    const over = await page.evaluate(`[...document.querySelectorAll('body, main *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline' && !one.matches('input'))
      .map((one) => one.outerHTML.slice(0, 100))`)
    expect([screen, over]).toEqual([screen, []])
    await page.evaluate(`document.documentElement.style.fontSize = ''`)
  }
  expect(await page.evaluate('document.documentElement.lang')).toBe(locale)
})

it('targets are large enough, motion is reduced for those who ask for it', async () => {
  const page = await (await world.context({ reducedMotion: 'reduce' })).newPage()
  for await (const screen of screens(page)) {
    const small = await page.evaluate(`[...document.querySelectorAll('button, input, summary, a.primary')]
      .map((one) => one.closest('label') ?? one).filter((one) => one.getBoundingClientRect().height < 24)
      .map((one) => one.outerHTML)`)
    expect([screen, small]).toEqual([screen, []])
  }
  const moving = await page.evaluate(`(() => {
    const spinner = document.createElement('div'); spinner.className = 'spinner'; document.body.append(spinner)
    return getComputedStyle(spinner).animationName
  })()`)
  expect(moving).toBe('none')
})
