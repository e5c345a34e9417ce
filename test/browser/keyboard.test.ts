/** The widget only by keyboard. In a browser of its own: windows that other tests open and close leave keys without a window. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { eventsOf, openWidget, startWorld, type World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterAll(() => world?.close())

it('works by keyboard only, and closes by Escape', async () => {
  const { page, frame } = await openWidget(world, await world.context())
  await frame.getByRole('searchbox').focus()
  // Keys reach the frame once the page knows that it has the focus.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME')
  await page.keyboard.type('stri')
  await expect.poll(() => frame.getByRole('listitem').count()).toBe(1)
  await page.keyboard.press('Tab')
  await expect.poll(() => frame.evaluate('document.activeElement.textContent')).toContain('Stripe')
  await page.keyboard.press('Enter')
  await frame.getByRole('heading', { name: 'Connect Stripe' }).waitFor()
  expect(await frame.evaluate('document.activeElement.tagName')).toBe('H1')
  await frame.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await frame.getByRole('textbox', { name: 'Secret key' }).waitFor()
  expect(await frame.evaluate('document.activeElement.tagName')).toBe('H1')
  await frame.locator('[id="credentials.api_key"]').focus()
  await page.keyboard.type('sk_keyboard')
  await page.keyboard.press('Tab')
  expect(await frame.evaluate('document.activeElement.ariaLabel')).toBe('Show: Secret key')
  await page.keyboard.press('Space')
  expect(await frame.evaluate('document.activeElement.ariaLabel')).toBe('Hide: Secret key')
  expect(await frame.locator('[id="credentials.api_key"]').getAttribute('type')).toBe('text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await frame.getByRole('heading', { name: 'Connected' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => eventsOf(page).then(({ events }) => events.at(-1))).toBe('closed')
  expect((await eventsOf(page)).result.connectorId).toBeDefined()
})
