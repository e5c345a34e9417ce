/** Takes the pictures of docs/console.md: `npm run pictures`. Each is a sheet of a computer by day, and a phone by night. */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { migrate, openDatabase } from '../../../server/ground/store/index.ts'
import { startConsoleWorld } from '../../support/console.ts'
import { LAUNCH } from '../world.ts'
import { plantTasks } from './tasks.ts'
import { loggedIn } from './login.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const

const database = await openDatabase({ memory: true })
await migrate(database)
const world = await startConsoleWorld(database)
const browser = await chromium.launch(LAUNCH)
try {
  const { screens } = await plantTasks(world)
  const paths: Readonly<Record<string, string>> = {
    ...screens,
    refused: '/calls?result=failed',
    ends: '/kinds/klaviyo',
    login: '/login',
  }
  for (const name of ['overview', 'customers', 'customer', 'refused', 'ends', 'login'] as const) {
    const taken: string[] = []
    for (const { width, colorScheme } of LOOKS) {
      const { page } = await loggedIn(browser, world, { viewport: { width, height: 1000 }, colorScheme }, 'support')
      await page.goto(world.url + (paths[name] ?? '/'))
      taken.push(
        `<img src="data:image/png;base64,${(await page.screenshot()).toString('base64')}" width="${width / 2}">`,
      )
    }
    const sheet = await browser.newPage()
    await sheet.setContent(`<!doctype html><style>body { margin: 0; padding: 8px; background: #8a8f99; width: max-content }
      img { margin: 4px; vertical-align: top }</style><body>${taken.join('')}</body>`)
    await sheet.locator('body').screenshot({ path: join(FOLDER, `console-${name}.png`) })
  }
} finally {
  await browser.close()
  await world.server.close()
}
