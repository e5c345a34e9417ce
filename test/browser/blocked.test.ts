/** Browsers whose owner blocks cookies, storage or windows: by the browser's own settings. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Frame, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { LAUNCH, openWidget, secretKey, startWorld, type World } from './world.ts'

let world: World
let ends: (() => unknown)[] = []
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
afterAll(() => world?.close())

/** A browser with a profile of its own. @param profile its preferences, as Chromium stores them */
async function browserWith(profile: object): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
  // Playwright lets all windows open unless it is asked not to.
  const context = await chromium.launchPersistentContext(folder, {
    ...LAUNCH,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  })
  ends.push(() => context.close())
  context.setDefaultTimeout(120_000)
  return context
}

/** Whether the browser lets a page store anything. */
function canStore(frame: Pick<Frame, 'evaluate'>): Promise<boolean> {
  return frame.evaluate(`(() => { try { localStorage.setItem('a', '1'); return true } catch { return false } })()`)
}

it('connects by OAuth where cookies and storage of other sites are blocked', async () => {
  const context = await browserWith({ cookie_controls_mode: 1, block_third_party_cookies: true })
  const { page, frame } = await openWidget(world, context, { kind: 'google-drive' })
  expect([await canStore(page), await canStore(frame)]).toEqual([true, false])
  await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  await frame.getByRole('heading', { name: 'Connected' }).waitFor()
  // The flow's cookie is that of its own window.
  const cookies = await context.cookies()
  expect(cookies.map(({ name, sameSite }) => [name, sameSite])).toEqual([['flow', 'Lax']])
})

it('connects by a key where all cookies and all storage are blocked, and says why consent cannot end', async () => {
  const context = await browserWith({ default_content_setting_values: { cookies: 2 } })
  const { page, frame } = await openWidget(world, context)
  expect([await canStore(page), await canStore(frame)]).toEqual([false, false])
  await frame.getByRole('button', { name: 'Google Drive', exact: true }).click()
  const popup = context.waitForEvent('page')
  await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  await (await popup).getByText('this browser blocks all cookies').waitFor()
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await frame.getByRole('button', { name: 'Back' }).click()
  await frame.getByRole('button', { name: 'Stripe', exact: true }).click()
  await (await secretKey(frame)).fill('sk_test_1')
  await frame.getByRole('button', { name: 'Connect', exact: true }).click()
  await frame.getByRole('heading', { name: 'Connected' }).waitFor()
})

it('offers a link where the browser lets no window open', async () => {
  const context = await browserWith({})
  await context.addInitScript(`{
    const open = window.open.bind(window)
    window.open = (...options) => { window.opened = open(...options); return window.opened }
  }`)
  const { page, frame } = await openWidget(world, context, { kind: 'google-drive' })
  await frame.waitForSelector('form .primary:not([aria-disabled])')
  await pressWithoutGesture(context, page, '.primary')
  await frame.getByRole('heading', { name: 'Waiting for Google Drive' }).waitFor()
  await frame.getByText('If you do not see the window, open it here.').waitFor()
  expect(await frame.evaluate('window.opened === null')).toBe(true)
  await frame.getByRole('link', { name: 'Open Google Drive' }).click()
  await frame.getByRole('heading', { name: 'Connected' }).waitFor()
})

/** Presses a button of the frame by script: the browser opens windows only for people. */
async function pressWithoutGesture(context: BrowserContext, page: Page, selector: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const contexts: { id: number; origin: string }[] = []
  session.on('Runtime.executionContextCreated', ({ context: one }) => void contexts.push(one))
  await session.send('Runtime.enable')
  const contextId = contexts.find(({ origin }) => origin === world.server.origin)!.id
  // Asking what a page shows counts as a gesture, and allows one window: it is used up first.
  const expression = `window.open('about:blank')?.close(); document.querySelector('${selector}').click()`
  await session.send('Runtime.evaluate', { expression, contextId, userGesture: false })
  await session.detach()
}
