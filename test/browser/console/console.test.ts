/** The console in a browser: by the rules of WCAG 2.2 AA in both themes, only by keyboard, and without scripts. */
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../../support/console.ts'
import { type ConsoleDay, plantDay } from '../../support/console-day.ts'
import { openTestPostgres } from '../../support/database.ts'
import { LAUNCH } from '../world.ts'
import { faultsOf, OVERFLOW } from './faults.ts'
import { loggedIn } from './login.ts'

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

describe.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
  ['dark', 360],
] as const)('in the %s theme, %i px wide', (colorScheme, width) => {
  it('no screen has a fault, and none is wider than the window', async () => {
    const { context, page } = await loggedIn(browser, world, { colorScheme, viewport: { width, height: 800 } })
    for (const [name, path] of Object.entries(day.screens)) {
      await page.goto(world.url + path)
      expect([name, await faultsOf(page), await page.evaluate(OVERFLOW)]).toEqual([name, [], []])
    }
    await context.clearCookies()
    for (const path of ['/', '/login?code=x']) {
      await page.goto(world.url + path)
      expect([path, await faultsOf(page)]).toEqual([path, []])
    }
    await context.close()
  })
})

it('asks only the console, and sets one cookie', async () => {
  const { context, page } = await loggedIn(browser, world)
  const asked = new Set<string>()
  page.on('request', (request) => void asked.add(new URL(request.url()).origin))
  for (const path of Object.values(day.screens)) await page.goto(world.url + path)
  expect([[...asked], (await context.cookies()).length]).toEqual([[world.url], 1])
  await context.close()
})

it('finds a customer and makes a link for it only by keyboard, without scripts', async () => {
  const { context, page } = await loggedIn(browser, world, { javaScriptEnabled: false })
  const focused = page.locator(':focus')
  const tabTo = async (text: string) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab')
      const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent())
      if (label?.includes(text)) return
    }
    throw new Error(`no key leads to ${text}`)
  }
  await tabTo('Skip to content')
  await tabTo('Search by your ID')
  await page.keyboard.type('user_1842')
  await page.keyboard.press('Enter')
  await page.getByText('The third party refused the credentials: API token is invalid').first().waitFor()
  await tabTo('New link: Team wiki')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'A link for the customer' }).waitFor()
  expect(await page.getByLabel('Link', { exact: true }).inputValue()).toMatch(/^http.+/)
  await context.close()
})

it('a session that ended shows how to log in, and a link of another site does not act', async () => {
  const { context, page } = await loggedIn(browser, world)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByText('plugboard console login').waitFor()
  await page.goto(`${world.url}/customers`)
  await page.getByText('You are not logged in').waitFor()
  await context.close()
})
