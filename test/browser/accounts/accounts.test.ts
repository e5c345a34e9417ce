/** The application's identity, and the connected accounts: shown, and disconnected. */
import type { Frame } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { BRANDED, eventsOf, openWidget, startWorld, takeWay, type World } from '../world.ts'

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: BRANDED })
})
afterEach(() => world.closePages())
afterAll(() => world?.close())

const heading = (frame: Frame, name: string) => frame.getByRole('heading', { name, exact: true }).waitFor()

it('shows the application, with the image and links of the operator, and asks only the server', async () => {
  const { frame, hosts } = await openWidget(world, await world.context(), { kind: 'stripe' })
  await frame.getByText('Marlow Books asks for access to your Stripe account.').waitFor()
  expect(await frame.locator('header').textContent()).toContain('Marlow Books')
  const link = frame.getByRole('link', { name: 'Privacy' })
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://marlow.example.com/privacy',
    'noopener noreferrer',
  ])
  expect(await frame.locator('.logo').first().getAttribute('src')).toMatch(/^\.\/icons\/logo\.[\da-f]{12}\.svg$/)
  expect(await frame.evaluate('[...document.images].every((one) => one.naturalWidth > 0)')).toBe(true)
  expect(hosts).toEqual(new Set([world.server.origin]))
})

it('takes the image of the embedding page as data, and asks no host for one', async () => {
  const own = await openWidget(world, await world.context(), { kind: 'stripe', logo: LOGO })
  expect(await own.frame.locator('.logo').first().getAttribute('src')).toBe(LOGO)
  const evil = await openWidget(world, await world.context(), { kind: 'stripe', logo: 'https://evil.example/x.png' })
  expect(await evil.frame.locator('.logo').first().getAttribute('src')).toMatch(/^\.\/icons\//)
  expect(evil.hosts).toEqual(new Set([world.server.origin]))
})

it('J5 disconnects an account when that is confirmed, and tells the page', async () => {
  const id = await world.server.connector('stripe', 'user_1', { name: 'Old shop', credentials: { api_key: 'sk' } })
  const { page, frame } = await openWidget(world, await world.context())
  await frame.getByRole('button', { name: 'Manage: Old shop' }).click()
  await heading(frame, 'Old shop')
  expect(await frame.locator('dt').allTextContents()).toEqual([
    'Connected',
    'Connected with',
    'Last sync',
    'Last worked',
  ])
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await heading(frame, 'Disconnect Old shop?')
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await heading(frame, 'Old shop')
  const token = await world.server.applicationToken()
  const status = async () => (await world.server.ask('GET', `/integrations/connectors/${id}`, { token })).status
  expect(await status()).toBe(200)
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await heading(frame, 'Disconnect Old shop?')
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await heading(frame, 'Connect an account')
  expect(await frame.getByText('Old shop').count()).toBe(0)
  expect((await eventsOf(page)).events).toEqual(['ready', 'disconnected'])
})

it('says that an account cannot be shown again', async () => {
  await world.server.connector('stripe', 'user_1', { name: 'Shaky shop', credentials: { api_key: 'sk' } })
  const { page, frame } = await openWidget(world, await world.context())
  await frame.getByRole('button', { name: 'Manage: Shaky shop' }).click()
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await heading(frame, 'Disconnect Shaky shop?')
  await page.route(/\/sync$/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await frame.getByRole('alert').waitFor()
})

it('says what an account was allowed', async () => {
  const { frame } = await openWidget(world, await world.context(), {})
  await frame.getByRole('button', { name: 'Google Drive', exact: true }).click()
  await frame.getByRole('button', { name: 'Continue to Google Drive' }).click()
  await heading(frame, 'Connected')
  const again = await openWidget(world, await world.context())
  await again.frame.getByRole('button', { name: 'Manage: Google Drive' }).click()
  await heading(again.frame, 'What you allowed')
  expect(await again.frame.locator('.scopes li').allTextContents()).toContain('See and download all of your files.')
})

it('marks the texts of kinds as English, whatever the language of the page', async () => {
  const { frame } = await openWidget(world, await world.context(), { kind: 'jira', locale: 'de' })
  await frame.getByRole('button', { name: 'Weiter zu Jira' }).waitFor()
  await takeWay(frame, 'Email address and API token')
  const marked = await frame.locator('main [lang=en]').allTextContents()
  expect(marked).toEqual(expect.arrayContaining(['Email address and API token', 'Email address', 'API token']))
  const unmarked = await frame.evaluate<string>(`(() => {
    const copy = document.querySelector('main').cloneNode(true)
    for (const one of copy.querySelectorAll('[lang=en]')) one.remove()
    return copy.textContent
  })()`)
  expect(unmarked).not.toMatch(/address|token/i)
})
