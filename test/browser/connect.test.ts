/** The widget and the page of links, used by a person with a browser. */
import type { Frame, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { REFUSED } from './sandbox.ts'
import { eventsOf, openWidget, secretKey, startWorld, takeWay, type World } from './world.ts'

const PHONE = { width: 360, height: 740 }

let world: World
/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { now: () => Date.now() + ahead })
})
afterEach(() => world.closePages())
afterAll(() => world?.close())

const kindButton = (frame: Frame | Page, name: string) => frame.getByRole('button', { name, exact: true })
const heading = (frame: Frame | Page, text: string | RegExp) => frame.getByRole('heading', { name: text }).waitFor()

/** The connectors that the server has under a name. */
async function connectorsNamed(name: string) {
  const token = await world.server.applicationToken()
  const { body } = await world.server.ask('GET', '/integrations/connectors?limit=200', { token })
  return (body.data as { id: string; name: string; connector_type: string; environment: unknown }[]).filter(
    (one) => one.name === name,
  )
}

async function nameAndFinish(frame: Frame | Page, name: string): Promise<void> {
  await heading(frame, 'Connected')
  await frame.getByLabel('Name of this account').fill(name)
  await frame.getByRole('button', { name: 'Done' }).click()
}

/** Reads the code in one window and types it in the other, as a person with unconnected windows does. */
async function typeCode(window: Page, frame: Frame): Promise<void> {
  const code = await window.locator('.code').textContent()
  await frame.getByLabel('Code').fill(code!)
  await frame.getByRole('button', { name: 'Continue' }).click()
}

async function byKey(frame: Frame | Page, key: string): Promise<void> {
  await kindButton(frame, 'Stripe').click()
  await (await secretKey(frame)).fill(key)
  await frame.getByRole('button', { name: 'Connect', exact: true }).click()
}

describe('embedded', () => {
  it('finds kinds by their category, in a dialog with a margin to the window', async () => {
    const context = await world.context({ viewport: { width: 1200, height: 860 } })
    const { page, frame } = await openWidget(world, context)
    await frame.getByRole('searchbox').fill('crm')
    await expect
      .poll(() => frame.locator('.kind').allTextContents())
      .toEqual(expect.arrayContaining(['HubSpot', 'Zoho CRM']))
    const { y, height } = (await page.locator('dialog').boundingBox())!
    expect([y >= 16, y + height <= 844]).toEqual([true, true])
  })

  it('connects by a key, names the account, and says so to the page; it asks no host but the server', async () => {
    const { page, frame, hosts } = await openWidget(world, await world.context())
    await byKey(frame, 'sk_test_1')
    await nameAndFinish(frame, 'By key')
    await expect
      .poll(() => eventsOf(page).then(({ events }) => events))
      .toEqual(['ready', 'select', 'connected', 'closed'])
    expect((await eventsOf(page)).result.connectorId).toMatch(/^[\da-f-]{36}$/)
    expect(await connectorsNamed('By key')).toMatchObject([{ connector_type: 'stripe' }])
    expect(hosts).toEqual(new Set([world.server.origin]))
  })

  it('offers consent first, and a key beside it', async () => {
    const { frame } = await openWidget(world, await world.context(), { kind: 'stripe' })
    await frame.getByRole('button', { name: 'Continue to Stripe' }).waitFor()
    expect(await frame.getByLabel('Secret key').count()).toBe(0)
    await frame.getByText('Other ways to connect').click()
    expect(await frame.locator('.way').allTextContents()).toEqual(['Secret key'])
    await frame.getByRole('button', { name: 'Secret key', exact: true }).click()
    await frame.getByRole('textbox', { name: 'Secret key' }).waitFor()
    await frame.getByText('Other ways to connect').click()
    expect(await frame.locator('.way').allTextContents()).toEqual(['Stripe Connect'])
  })

  it('says in words what is wanted, to read and to change, and asks for that', async () => {
    const { frame } = await openWidget(world, await world.context(), {
      kind: 'monday',
      want: ['boards.read', 'updates.create'],
    })
    await frame.getByRole('button', { name: 'Continue to monday.com' }).waitFor()
    const parts = await frame.locator('.scopes div').allTextContents()
    expect(parts).toEqual([
      'To readSee your boards and their items.',
      'To changeWrite updates and replies in your name.',
    ])
  })

  it('connects by OAuth in a window of its own; the frame asks no host but the server', async () => {
    const context = await world.context()
    const { page, frame, hosts } = await openWidget(world, context, { kind: 'google-drive' })
    const popup = context.waitForEvent('page')
    await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
    const window = await popup
    await nameAndFinish(frame, 'By consent')
    expect(window.isClosed() || window.url()).toSatisfy(
      (url) => url === true || url === `${world.server.origin}/connected`,
    )
    await expect.poll(() => eventsOf(page).then(({ events }) => events.at(-1))).toBe('closed')
    expect(await connectorsNamed('By consent')).toMatchObject([{ connector_type: 'google-drive' }])
    expect(hosts).toEqual(new Set([world.server.origin]))
  })

  it('connects by email address and API token, with a setting whose form is checked', async () => {
    const { frame } = await openWidget(world, await world.context(), { kind: 'jira' })
    await takeWay(frame, 'Email address and API token')
    await frame.getByLabel('Email address', { exact: true }).fill('ada@example.com')
    await frame.getByLabel('API token', { exact: true }).fill('secret')
    await frame.getByLabel('Subdomain').fill('Not a name!')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await frame.getByText('This value does not have the expected format. Example: example').waitFor()
    expect(await frame.evaluate('document.activeElement.id')).toBe('environment.subdomain')
    await frame.getByLabel('Subdomain').fill('north')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await nameAndFinish(frame, 'By password')
    await expect.poll(() => connectorsNamed('By password').then((all) => all.length)).toBe(1)
  })

  it('asks which of several sites, and connects that one', async () => {
    const { frame } = await openWidget(world, await world.context(), { kind: 'jira' })
    await frame.getByRole('button', { name: 'Continue to Jira' }).click()
    await heading(frame, 'Choose an account')
    await frame.getByLabel('https://south.example.net').check()
    await frame.getByRole('button', { name: 'Connect' }).click()
    await nameAndFinish(frame, 'South')
    await expect
      .poll(() => connectorsNamed('South'))
      .toMatchObject([{ environment: { cloud_id: '66666666-7777-4888-9999-000000000000' } }])
  })
})

describe('embedded, when something is in the way', () => {
  it('says that credentials are wrong, and takes others', async () => {
    const { page, frame } = await openWidget(world, await world.context())
    await byKey(frame, REFUSED)
    const alert = frame.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toContain('Stripe did not accept these values')
    expect(await frame.evaluate('document.activeElement.getAttribute("role")')).toBe('alert')
    expect((await eventsOf(page)).events).toContain('error')
    await (await secretKey(frame)).fill('sk_good')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await heading(frame, 'Connected')
  })

  it('refuses a publishable key before it sends it; warns of an unknown form, and connects by it', async () => {
    const { frame } = await openWidget(world, await world.context())
    const sent: string[] = []
    frame.page().on('request', (request) => sent.push(request.postData() ?? ''))
    await byKey(frame, 'pk_live_1')
    await frame.getByText('This is a publishable key (pk_live_…, pk_test_…). Enter a secret key (sk_…)').waitFor()
    const key = await secretKey(frame)
    expect([await key.getAttribute('aria-invalid'), sent.some((body) => body.includes('pk_live'))]).toEqual([
      'true',
      false,
    ])
    await key.fill(REFUSED)
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await frame.getByText('Stripe did not accept these values').waitFor()
    await frame.getByText('This does not look like a secret key (sk_…)').waitFor()
    expect(await frame.getByRole('link', { name: 'docs.stripe.com' }).getAttribute('href')).toBe(
      'https://docs.stripe.com/keys',
    )
    expect(await key.getAttribute('aria-invalid')).toBe('false')
    await key.fill('new_live_1')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await nameAndFinish(frame, 'Key of tomorrow')
    await expect.poll(() => connectorsNamed('Key of tomorrow').then(({ length }) => length)).toBe(1)
  })

  it('takes the code that the window shows, and no other, in a page that cuts its windows off', async () => {
    const context = await world.context()
    const { frame } = await openWidget(world, context, { kind: 'google-drive' }, '&coop')
    const popup = context.waitForEvent('page')
    await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
    const window = await popup
    await frame.getByLabel('Code').fill('BCDF GHJK')
    await frame.getByRole('button', { name: 'Continue' }).click()
    await frame.getByText('This is not the code from the window.').waitFor()
    await typeCode(window, frame)
    await heading(frame, 'Connected')
  })

  it('reports a closed window, and continues when it is opened again', async () => {
    const context = await world.context()
    await context.route(/\/oauth\/start\//, (route) => route.fulfill({ status: 200, body: 'a consent page' }))
    const { frame } = await openWidget(world, context, { kind: 'google-drive' })
    const popup = context.waitForEvent('page')
    await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
    await (await popup).close()
    await heading(frame, 'Waiting for Google Drive')
    await frame.locator('.note').waitFor()
    expect(await frame.locator('.note').textContent()).toContain('seems to be closed')
    await context.unroute(/\/oauth\/start\//)
    await frame.getByRole('link', { name: 'Open Google Drive' }).click()
    await heading(frame, 'Connected')
  })

  it('keeps what was entered when the server cannot be reached for a while', async () => {
    const context = await world.context()
    const { frame } = await openWidget(world, context)
    await byKey(frame, 'sk_test_1')
    await frame.getByLabel('Name of this account').fill('After a while')
    await context.route(/\/connectors\/[\da-f-]+$/, (route) => route.abort('connectionrefused'))
    await frame.getByRole('button', { name: 'Done' }).click()
    await frame.getByText('The server cannot be reached').waitFor()
    await context.unroute(/\/connectors\/[\da-f-]+$/)
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => connectorsNamed('After a while').then((all) => all.length)).toBe(1)
  })

  it('asks for a new token when one has expired', async () => {
    const { page, frame } = await openWidget(world, await world.context())
    await kindButton(frame, 'Stripe').click()
    await (await secretKey(frame)).waitFor()
    ahead += 21 * 60_000
    await (await secretKey(frame)).fill('sk_test_late')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await nameAndFinish(frame, 'Late')
    expect(await page.evaluate('window.tokens')).toBe(2)
  })

  it('connects once however often the button is pressed', async () => {
    const { page, frame } = await openWidget(world, await world.context())
    const made: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/integrations/connectors')) made.push(request.url())
    })
    await kindButton(frame, 'Stripe').click()
    await (await secretKey(frame)).fill('sk_double')
    await frame.getByRole('button', { name: 'Connect', exact: true }).dblclick()
    await nameAndFinish(frame, 'Once')
    await expect.poll(() => connectorsNamed('Once').then((all) => all.length)).toBe(1)
    expect(made).toHaveLength(1)
  })
})

describe('embedded, in other ways', () => {
  it('goes back to the kinds by the browser’s button', async () => {
    const { page, frame } = await openWidget(world, await world.context())
    await kindButton(frame, 'Stripe').click()
    await heading(frame, 'Connect Stripe')
    await page.evaluate('history.back()')
    await heading(frame, 'Connect an account')
    await kindButton(frame, 'Linear').click()
    await frame.getByRole('button', { name: 'Back' }).click()
    await heading(frame, 'Connect an account')
  })

  it('shows a connector that needs it first, and connects it again', async () => {
    const id = await world.server.connector('stripe', 'user_1', { name: 'Old', credentials: { api_key: 'old' } })
    await world.server.services.database.query(`update connectors set status = 'needs_reauth' where id = $1`, [id])
    const { page, frame } = await openWidget(world, await world.context())
    await frame.getByText('Needs to be connected again').waitFor()
    await frame.getByRole('button', { name: 'Reconnect: Old' }).click()
    // The way by which it was connected comes first.
    await frame.getByRole('textbox', { name: 'Secret key' }).waitFor()
    await (await secretKey(frame)).fill('sk_new')
    await frame.getByRole('button', { name: 'Connect', exact: true }).click()
    await heading(frame, 'Connected')
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => eventsOf(page).then(({ result }) => result?.connectorId)).toBe(id)
  })
})

describe('links', () => {
  it('open once, connect by a key, and lead back', async () => {
    const url = await world.link({ connector_types: ['stripe'], return_url: `${world.application.origin}/back` })
    const page = await (await world.context()).newPage()
    await page.goto(url)
    await heading(page, 'Connect Stripe')
    expect(page.url()).toBe(`${world.server.origin}/connect`)
    await (await secretKey(page)).fill('sk_link')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await nameAndFinish(page, 'By link')
    await page.waitForURL(`${world.application.origin}/back?connector_id=*`)
    const second = await (await world.context()).newPage()
    await second.goto(url)
    await heading(second, 'This link no longer works')
  })

  it('consent by redirects in one window', async () => {
    const context = await world.context()
    const page = await context.newPage()
    await page.goto(await world.link())
    await kindButton(page, 'Google Drive').click()
    await page.getByRole('button', { name: 'Continue to Google Drive' }).click()
    await nameAndFinish(page, 'By redirect')
    await heading(page, 'Connected')
    expect([context.pages().length, page.url()]).toEqual([1, `${world.server.origin}/connect`])
    await expect.poll(() => connectorsNamed('By redirect').then((all) => all.length)).toBe(1)
  })

  it('E29 ask a person who comes back from a consent that began in another window', async () => {
    const context = await world.context()
    const first = await context.newPage()
    await first.goto(await world.link({ connector_types: ['google-drive'] }))
    await context.route(/\/oauth\/start\//, (route) => route.fulfill({ status: 200, body: 'a consent page' }))
    await first.getByRole('button', { name: 'Continue to Google Drive' }).click()
    await first.waitForURL(/\/oauth\/start\//)
    const consentUrl = first.url()
    await context.unroute(/\/oauth\/start\//)
    const other = await (await world.context()).newPage()
    await other.goto(consentUrl)
    await heading(other, 'Did you start to connect Google Drive?')
    expect(await other.getByText('somebody else gets access').count()).toBe(1)
    await other.getByRole('button', { name: 'Continue' }).click()
    await heading(other, 'Connected')
  })

  it('let the customer choose what is copied, with a key and after consent', async () => {
    const selected = async (name: string) => {
      const token = await world.server.applicationToken()
      const [one] = await connectorsNamed(name)
      const { body } = await world.server.ask('GET', `/integrations/connectors/${one!.id}/sync`, { token })
      return (body.entities as { entity: string; selected: boolean }[]).filter((entity) => entity.selected)
    }
    const page = await (await world.context()).newPage()
    await page.goto(await world.link({ connector_types: ['linear'], choose_entities: true }))
    await takeWay(page, 'Personal API key')
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await page.getByLabel('Issues').check()
    await page.locator('[id="credentials.api_key"]').fill('lin_api_1')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await nameAndFinish(page, 'Issues only')
    await expect.poll(() => connectorsNamed('Issues only').then((all) => all.length)).toBe(1)
    expect(await selected('Issues only')).toMatchObject([{ entity: 'issues' }])
    await page.goto(await world.link({ connector_types: ['hubspot'], choose_entities: true }))
    await page.getByRole('button', { name: 'Continue to HubSpot' }).click()
    await page.getByLabel('Deals').uncheck()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await nameAndFinish(page, 'No deals')
    await expect.poll(() => connectorsNamed('No deals').then((all) => all.length)).toBe(1)
    const entities = await selected('No deals')
    expect(entities.map(({ entity }) => entity)).not.toContain('deals')
    expect(entities.length).toBeGreaterThan(1)
  })

  it('can be used on a phone’s width, without anything to scroll sideways', async () => {
    const page = await (await world.context({ viewport: PHONE })).newPage()
    await page.goto(await world.link())
    await heading(page, 'Connect an account')
    await kindButton(page, 'Stripe').click()
    await (await secretKey(page)).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
})

it('the dialog fills a phone’s screen, also after it is turned, and no larger one', async () => {
  const { page } = await openWidget(world, await world.context({ viewport: PHONE }), { kind: 'stripe' })
  const sizes: unknown[] = []
  for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }, { width: 1280, height: 1000 }]) {
    await page.setViewportSize(viewport)
    const { width, height } = (await page.locator('dialog').boundingBox())!
    sizes.push({ width, height })
  }
  const content = page.frames().find((one) => one.url().includes('/widget?'))!
  const height = await content.evaluate<number>('Math.ceil(document.documentElement.getBoundingClientRect().height)')
  expect(height).toBeGreaterThan(250)
  expect(sizes).toEqual([PHONE, { width: 480, height: 360 }, { width: 480, height }])
})

it('says nothing of a consent that was cancelled while it was asked about', async () => {
  const context = await world.context()
  const { page, frame } = await openWidget(world, context)
  await context.route(/\/oauth\/start\//, (route) => route.fulfill({ status: 200, body: 'a consent page' }))
  const asked = new Promise<Route>((resolve) => void context.route(/\/oauth\/flows\//, resolve))
  await kindButton(frame, 'Google Drive').click()
  await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  const route = await asked
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await route.fulfill({ status: 404, json: { code: 'oauth_flow_not_found', message: 'Cannot find the flow' } })
  await frame.getByRole('button', { name: 'Back' }).click()
  await byKey(frame, 'sk_test_1')
  await nameAndFinish(frame, 'After a cancelled consent')
  await expect
    .poll(() => eventsOf(page).then(({ events }) => events))
    .toEqual(['ready', 'select', 'select', 'connected', 'closed'])
})
