/**
 * Takes the pictures of docs/pictures: `npm run pictures`. A sheet for each screen, at the widths of a phone, a tablet and a
 * computer, in both themes. The languages need fonts that have their letters: Debian's packages `fonts-dejavu` and
 * `fonts-ipafont-gothic`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { migrate, openDatabase } from '../../server/ground/store/index.ts'
import { REFUSED } from './sandbox.ts'
import { askWhoBegan, BRANDED, openWidget, secretKey, showCode, startWorld, takeWay, type World } from './world.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const WIDTHS = [360, 768, 1280]
/** The connector that is there from the beginning. */
const FIRST = 'Payments EU'
const THEMES = ['light', 'dark'] as const

mkdirSync(FOLDER, { recursive: true })
const database = await openDatabase({ memory: true })
await migrate(database)
const world = await startWorld(database, { set: BRANDED })
await world.server.connector('stripe', 'user_1', { name: FIRST, credentials: { api_key: 'sk' } })
await database.query(`update connectors set status = 'needs_reauth'`)
/** By screen: its pictures as data URLs, with the width of each. */
const taken = new Map<string, { readonly url: string; readonly width: number }[]>()
const take = async (name: string, page: Page) => {
  const images = 'Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)))'
  for (const frame of page.frames()) await frame.evaluate(images)
  const bytes = await page.screenshot()
  const { width } = page.viewportSize()!
  taken.set(name, [...(taken.get(name) ?? []), { url: `data:image/png;base64,${bytes.toString('base64')}`, width }])
}
/** Removes what the screens connected, so that the next ones begin as the first did. */
const forget = async () => {
  const token = await world.server.applicationToken()
  const { data } = (await world.server.ask('GET', '/integrations/connectors?limit=200', { token })).body as {
    data: { id: string; name: string }[]
  }
  for (const { id, name } of data)
    if (name !== FIRST) await world.server.ask('DELETE', `/integrations/connectors/${id}`, { token })
}
try {
  for (const colorScheme of THEMES)
    for (const width of WIDTHS) {
      const context = await world.context({ viewport: { width, height: 760 }, colorScheme, reducedMotion: 'reduce' })
      for await (const [name, page] of screens(world, context)) await take(name, page)
      await context.close()
      await forget()
    }
  for (const locale of ['ar', 'ja', 'de']) {
    const page = await (await world.context({ viewport: { width: 360, height: 760 }, locale })).newPage()
    await page.goto(await world.link())
    await page.locator('.kind').first().waitFor()
    await take('languages', page)
  }
  const page = await (await world.context()).newPage()
  for (const [name, pictures] of taken) await writeSheet(page, name, pictures)
} finally {
  await world.close()
}

/** Writes the pictures of a screen side by side, at half their size. */
async function writeSheet(
  page: Page,
  name: string,
  pictures: readonly { url: string; width: number }[],
): Promise<void> {
  const images = pictures.map(({ url, width }) => `<img src="${url}" width="${width / 2}">`).join('')
  await page.setContent(`<!doctype html><style>body { margin: 0; padding: 8px; background: #8a8f99; width: max-content; max-width: 1240px }
    img { margin: 4px; vertical-align: top }</style><body>${images}</body>`)
  await page.locator('body').screenshot({ path: join(FOLDER, `${name}.png`) })
}

/** The screens in their order; each is shown when its name is given. */
async function* screens(world: World, context: BrowserContext): AsyncGenerator<readonly [name: string, page: Page]> {
  const embedded = await openWidget(world, context)
  await embedded.frame.locator('.kind').first().waitFor()
  yield ['embedded', embedded.page]
  await embedded.page.close()
  const page = await context.newPage()
  await page.goto(await world.link())
  await page.locator('.kind', { hasText: /^Stripe/ }).waitFor()
  yield ['kinds', page]
  await page.getByRole('button', { name: `Manage: ${FIRST}` }).click()
  await page.getByRole('button', { name: 'Disconnect' }).waitFor()
  yield ['account', page]
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('heading', { name: 'Disconnect' }).waitFor()
  yield ['disconnect', page]
  await page.goBack()
  await page.locator('.kind', { hasText: /^Stripe/ }).click()
  await (await secretKey(page)).fill(REFUSED)
  yield ['key', page]
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('alert').waitFor()
  yield ['refused', page]
  await page.goBack()
  await page.locator('.kind', { hasText: /^Jira/ }).click()
  await takeWay(page, 'Email address and API token')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  yield ['faults', page]
  await page.goBack()
  await page.locator('.kind', { hasText: /^Google Drive/ }).click()
  await page.getByRole('button', { name: 'Continue to Google Drive' }).waitFor()
  yield ['consent', page]
  await page.getByRole('button', { name: 'Continue to Google Drive' }).click()
  await page.getByLabel('Name of this account').waitFor()
  yield ['connected', page]
  const several = await context.newPage()
  await several.goto(await world.link({ connector_types: ['jira'] }))
  await several.getByRole('button', { name: 'Continue to Jira' }).click()
  await several.getByLabel('https://south.example.net').waitFor()
  yield ['sites', several]
  const alone = await context.newPage()
  await askWhoBegan(world, alone)
  yield ['confirmation', alone]
  await showCode(world, alone)
  yield ['code', alone]
  const waiting = await openWidget(world, context, { kind: 'google-drive' })
  await context.route(/\/oauth\/start\//, (route) => route.fulfill({ status: 200, body: '' }))
  await waiting.frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  await waiting.frame.locator('.spinner').waitFor()
  await waiting.page.bringToFront()
  yield ['waiting', waiting.page]
  const windows = context.pages().filter((one) => one.url().includes('/oauth/start/'))
  for (const window of windows) await window.close()
  await waiting.frame.locator('.note').waitFor()
  yield ['closed', waiting.page]
}
