/** Prints the steps and seconds of the questions and tasks of docs/console.md: `npm run measure:console`. A script walks, which reads nothing. */
import { chromium } from 'playwright-core'
import { migrate, openDatabase } from '../../../server/ground/store/index.ts'
import { startConsoleWorld } from '../../support/console.ts'
import { LAUNCH } from '../world.ts'
import { plantTasks, QUESTIONS, runTask, TASKS } from './tasks.ts'

const database = await openDatabase({ memory: true })
await migrate(database)
const world = await startConsoleWorld(database)
const browser = await chromium.launch(LAUNCH)
try {
  await plantTasks(world)
  for (const { tasks, ...look } of [
    { tasks: QUESTIONS, width: 1280, colorScheme: 'light' },
    { tasks: QUESTIONS, width: 390, colorScheme: 'dark' },
    { tasks: TASKS, width: 1280, colorScheme: 'light' },
  ] as const) {
    const { width, colorScheme } = look
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } })
    const { code } = await world.server.services.operators.invite({ name: 'ada', role: 'owner' })
    await page.goto(`${world.url}/login?code=${code}`)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    for (const task of tasks) {
      const { asked, steps, seconds } = await runTask(page, world.url, task)
      process.stdout.write(`${width} px | ${asked} | ${steps} | ${seconds.toFixed(1)}\n`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await world.server.close()
}
