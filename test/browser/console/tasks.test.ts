/** The questions and tasks of an operator in a browser, each by a few steps from the first screen. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../../support/console.ts'
import { openTestPostgres } from '../../support/database.ts'
import { LAUNCH } from '../world.ts'
import { faultsOf, OVERFLOW } from './faults.ts'
import { loggedIn } from './login.ts'
import { plantTasks, QUESTIONS, runTask, TASKS } from './tasks.ts'

/** Texts that each page shows at the end, and the steps that lead there, in the order of the questions. */
const FOUND = [
  [
    /must be reconnected: The third party refused the credentials: API token is invalid 3 h ago customer Make a new link/,
    2,
  ],
  [/user_200\d stripe “stripe \d” 3 calls refused: upstream_error .* third party .*user_200\d stripe/, 1],
  [/hubspot “hubspot 2” 3 calls refused: upstream_rejected .* application/, 1],
  [
    /stripe charges\.list upstream error 3000 .*upstream_error .*third party .*Try again\. If it still fails, look at the status page/,
    2,
  ],
  [/^user_3000 .*2026-07-15 2028-07-15 in \d+ days https/, 3],
] as const

/** Texts that each page shows at the end, in the order of the tasks. */
const DONE = [
  /^http.+\/connect/,
  /agent: claude-code 2\.1, execute/,
  /^The messages are on their way\.$/,
  /user_1842.*pages.*2 d ago/,
  /^\S{20,}$/,
]

let world: ConsoleWorld
let browser: Browser
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  await plantTasks(world)
  browser = await chromium.launch(LAUNCH)
})
afterAll(async () => {
  await browser?.close()
  await world?.server.close()
})

describe.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('questions in the %s theme, %i px wide', (colorScheme, width) => {
  let page: Page
  beforeAll(async () => {
    page = (await loggedIn(browser, world, { colorScheme, viewport: { width, height: 800 } })).page
  })
  afterAll(() => page.context().close())

  it.each(QUESTIONS.map((task, at) => [task.asked, task, ...FOUND[at]!] as const))(
    '%s',
    async (_, task, answer, steps) => {
      const done = await runTask(page, world.url, task)
      expect(done.answer).toMatch(answer)
      expect([done.steps, await faultsOf(page), await page.evaluate(OVERFLOW)]).toEqual([steps, [], []])
    },
  )
})

describe('tasks without scripts', () => {
  let page: Page
  beforeAll(async () => {
    page = (await loggedIn(browser, world, { javaScriptEnabled: false })).page
  })

  it.each(TASKS.map((task, at) => [task.asked, task, DONE[at]!] as const))('%s', async (_, task, answer) => {
    const done = await runTask(page, world.url, task)
    expect(done.answer).toMatch(answer)
    expect(done.steps).toBeLessThanOrEqual(5)
  })
})
