/** The tasks of an operator in a browser, each by a few steps from the first screen, without a script. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../../support/console.ts'
import { openTestPostgres } from '../../support/database.ts'
import { LAUNCH } from '../world.ts'
import { plantTasks, TASKS, runTask } from './tasks.ts'

/** Texts that each page shows at the end, in the order of the tasks. */
const ANSWERS = [
  /must be reconnected: The third party refused the credentials: API token is invalid.*Make a new link/,
  /^since 3 h ago$/,
  /^turn of the customer$/,
  /^http.+\/connect/,
  /agent: claude-code 2\.1, execute/,
  /^The messages are on their way\.$/,
  /user_1842.*pages.*2 d ago/,
  /^\S{20,}$/,
  /user_2001.*hubspot/,
]

let world: ConsoleWorld
let browser: Browser
let page: Page
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  await plantTasks(world)
  browser = await chromium.launch(LAUNCH)
  const context = await browser.newContext({ javaScriptEnabled: false })
  context.setDefaultTimeout(120_000)
  page = await context.newPage()
  const { code } = await world.server.services.operators.invite({ name: 'ada', role: 'owner' })
  await page.goto(`${world.url}/login?code=${code}`)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await world?.server.close()
})

it.each(TASKS.map((task, at) => [task.asked, task, ANSWERS[at]!] as const))('%s', async (_, task, answer) => {
  const done = await runTask(page, world.url, task)
  expect(done.answer).toMatch(answer)
  expect(done.steps).toBeLessThanOrEqual(5)
})
