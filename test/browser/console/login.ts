/** A browser in which a person opened the link of the command `console login`. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Role } from '../../../server/operators/operate/index.ts'
import type { ConsoleWorld } from '../../support/console.ts'

/** Opens the console as a new person with a role. */
export async function loggedIn(
  browser: Browser,
  { url, server }: ConsoleWorld,
  options: BrowserContextOptions = {},
  role: Role = 'owner',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const { code } = await server.services.operators.invite({ name: 'ada', role })
  await page.goto(`${url}/login?code=${code}`)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  return { context, page }
}
