/**
 * The widget in its place on a page: as the element, in an element of the application, and as a dialog. Errors of wrong options, screens
 * while the application and the server take their time, and the focus.
 */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { eventsOf, openWidget, secretKey, startWorld, takeWay, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterEach(() => world.closePages())
afterAll(() => world?.close())

const TOKEN = `async () => (await fetch('/token')).text()`

/** A page of the application, on another origin than the server's, with this in it. @param script runs before the loader */
async function pageWith(html: string, script = ''): Promise<Page> {
  const page = await (await world.context()).newPage()
  const all = `<!doctype html><html lang="en"><title>App</title>${html}
    <script>window.events = []; ${script}</script><script src="${world.server.origin}/widget/v1.js"></script></html>`
  await page.goto(`${world.application.origin}/?html=${encodeURIComponent(all)}`)
  return page
}

/** How high a frame is, and how high the page in it: they are the same once nothing is to be scrolled in the frame. */
async function heights(page: Page): Promise<[frame: number, content: number]> {
  const frame = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)
  const inside = page.frames().find((one) => one.url().includes('/widget?'))!
  return [frame, await inside.evaluate<number>('document.documentElement.scrollHeight')]
}

it('says what is wrong with its options, its token, or the origin of its page', async () => {
  const page = await (await world.context()).newPage()
  await page.clock.install()
  await page.goto(world.application.origin)
  const opened = (baseUrl: string, token: string) =>
    page.evaluate<string>(`(async () => {
      try { await plugboard.open({ baseUrl: '${baseUrl}', token: ${token} }).result; return 'opened' }
      catch (error) { return String(error) }
    })()`)
  expect(await opened('plugboard.example.com', TOKEN)).toBe(
    'TypeError: Cannot open the widget: baseUrl is not a URL: plugboard.example.com',
  )
  expect(await opened(world.server.origin, `'pb_wgt_1'`)).toBe(
    'TypeError: Cannot open the widget: token is not a function',
  )
  expect(await opened(world.server.origin, 'async () => undefined')).toBe(
    'TypeError: Cannot open the widget: token returned no text',
  )
  // This test is the first with a token for this page's origin.
  const refused = opened(world.server.origin, `async () => 'pb_wgt_1'`)
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000)
      return Promise.race([refused, Promise.resolve('silent')])
    })
    .toBe(
      `Error: Cannot open the widget: the server does not answer ${world.application.origin}. Use a valid token with this allowed_origin`,
    )
  expect(await page.locator('dialog').count()).toBe(0)
})

it('the element connects by a key, is as high as what it shows, and opens again', async () => {
  const page = await pageWith(
    '<plugboard-connect kind="stripe" locale="de"></plugboard-connect>',
    `const element = document.querySelector('plugboard-connect')
     for (const name of ['ready', 'select', 'connected', 'error', 'closed'])
       element.addEventListener(name, ({ detail }) => events.push([name, detail]))
     element.theme = { accent: 'rgb(1, 2, 3)' }
     element.token = ${TOKEN}`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Stripe verbinden' }).waitFor()
  const key = await secretKey(frame)
  const accent = `getComputedStyle(document.querySelector('.primary')).backgroundColor`
  const inside = page.frames().find((one) => one.url().includes('/widget?'))!
  expect(await inside.evaluate(accent)).toBe('rgb(1, 2, 3)')
  await expect.poll(() => heights(page).then(([outer, inner]) => outer > 200 && outer === inner)).toBe(true)
  const [before] = await heights(page)
  await frame.getByRole('button', { name: 'Verbinden', exact: true }).click()
  await frame.getByText('Bitte ausfüllen.').waitFor()
  await expect.poll(() => heights(page).then(([outer, inner]) => outer > before && outer === inner)).toBe(true)
  await key.fill('sk_test_1')
  await frame.getByRole('button', { name: 'Verbinden', exact: true }).click()
  await frame.getByRole('button', { name: 'Fertig' }).click()
  await page.locator('iframe').waitFor({ state: 'detached' })
  const events = await page.evaluate<[string, { kind?: string } | null][]>('window.events')
  expect(events.map(([name]) => name)).toEqual(['select', 'ready', 'connected', 'closed'])
  expect(events[2]![1]).toMatchObject({ kind: 'stripe', status: 'active', connectorId: expect.any(String) })
  await page.evaluate('element.token = element.token')
  await frame.getByRole('heading', { name: 'Stripe verbinden' }).waitFor()
  await page.evaluate('element.remove()')
  await expect.poll(() => page.evaluate('window.events.at(-1)[0]')).toBe('closed')
})

it('an element of the page holds the widget, and is filled by it', async () => {
  const page = await pageWith('<div id="place" style="width: 320px; height: 900px"></div>')
  await page.evaluate(`window.widget = plugboard.open({ baseUrl: '${world.server.origin}', token: ${TOKEN}, kind: 'jira',
    container: document.querySelector('#place') })`)
  const frame = page.frameLocator('#place > iframe')
  await takeWay(frame, 'Email address and API token')
  await frame.getByLabel('Email address', { exact: true }).waitFor()
  expect(await page.locator('dialog').count()).toBe(0)
  await expect.poll(() => heights(page).then(([outer, inner]) => outer >= 900 && outer === inner)).toBe(true)
  await page.evaluate('window.widget.close()')
  expect(await page.evaluate('window.widget.result')).toEqual({ cancelled: true })
  expect(await page.locator('iframe').count()).toBe(0)
})

/** The application's page, on which nothing is open yet. */
async function applicationPage(options: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const page = await (await world.context()).newPage()
  await page.goto(`${world.application.origin}/?options=${encodeURIComponent(JSON.stringify(options))}`)
  return page
}

/** Holds what a page asks for at a path until the function that comes back is called. */
async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The id or the name of the element that has the focus. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.id || document.activeElement.tagName')

it('shows a dialog with a title and a button before there is a token', async () => {
  const page = await applicationPage()
  await hold(page, '**/token')
  await page.click('#open')
  const dialog = page.getByRole('dialog', { name: 'Connect an account' })
  await dialog.getByRole('heading', { name: 'Connect an account' }).waitFor()
  expect([await page.locator('iframe').count(), await focused(page)]).toEqual([0, 'H1'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => eventsOf(page)).toEqual({ events: ['closed'], result: { cancelled: true } })
  expect([await page.locator('dialog').count(), await focused(page)]).toEqual([0, 'open'])
})

it('is closed by Escape before there is a token', async () => {
  const page = await applicationPage()
  await hold(page, '**/token')
  await page.click('#open')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => eventsOf(page)).toEqual({ events: ['closed'], result: { cancelled: true } })
})

it('keeps title and button until the page of a slow server is shown, which then has the focus', async () => {
  const page = await applicationPage({ locale: 'de' })
  const release = await hold(page, /definitions\/connectable/)
  await page.click('#open')
  const cover = page.getByRole('dialog').getByRole('heading', { name: 'Konto verbinden' })
  await page.frameLocator('iframe').locator('[aria-busy=true] .skeleton').waitFor()
  expect(await cover.isVisible()).toBe(true)
  release()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Konto verbinden' }).waitFor()
  await expect.poll(() => cover.count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('IFRAME')
})

it('shows what failed, in the place of the cover, where the server cannot say what the token is for', async () => {
  const page = await applicationPage()
  await page.route(/scoped-token\/info/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.click('#open')
  await page.frameLocator('iframe').getByRole('alert').waitFor()
  await expect.poll(() => page.getByRole('dialog').getByRole('heading').count()).toBe(0)
  await page.frameLocator('iframe').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
})

it('a container has the cover, too, and its page in the same place', async () => {
  const page = await (await world.context()).newPage()
  const html = `<!doctype html><html lang="en"><title>App</title><div id="place"></div>
    <script src="${world.server.origin}/widget/v1.js"></script></html>`
  await page.goto(`${world.application.origin}/?html=${encodeURIComponent(html)}`)
  const release = await hold(page, /definitions\/connectable/)
  await page.evaluate(`void (window.widget = plugboard.open({ baseUrl: '${world.server.origin}',
    token: async () => (await fetch('/token')).text(), container: document.querySelector('#place') }))`)
  const cover = page.locator('#place > section')
  await page.frameLocator('#place > iframe').locator('.skeleton').waitFor({ state: 'attached' })
  const heightOfFrame = () => page.locator('#place > iframe').evaluate(({ clientHeight }) => clientHeight)
  expect([await cover.isVisible(), await heightOfFrame()]).toEqual([true, 0])
  release()
  await expect.poll(() => cover.count()).toBe(0)
  await expect.poll(heightOfFrame).toBeGreaterThan(200)
})

it('opens one dialog for a double click, for two keys, and for two calls', async () => {
  const page = await applicationPage()
  await hold(page, '**/token')
  await page.dblclick('#open')
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('dialog').count()).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.locator('#open').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await page.locator('dialog').count()).toBe(1)
  await page.evaluate('document.querySelector("#open").click()')
  expect(await page.locator('dialog').count()).toBe(1)
})

it('gives the focus back to what opened it', async () => {
  const { page, frame } = await openWidget(world, await world.context(), { kind: 'stripe' })
  await (await secretKey(frame)).fill('sk_test_1')
  await frame.getByRole('button', { name: 'Connect', exact: true }).click()
  await frame.getByRole('button', { name: 'Done' }).click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('open')
})
