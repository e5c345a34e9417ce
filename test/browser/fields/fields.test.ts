/** The screen on which a customer chooses the application's fields, in a browser. */
import type { Frame, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { eventsOf, openWidget, secretKey, startWorld, type World } from '../world.ts'

const MARKUP = '<img src=x onerror="window.stolen=1">'
const FIELDS = [
  { connector_type: 'stripe', entity: 'customers', name: 'email_address', type: 'text', label: 'Email' },
  { connector_type: 'stripe', entity: 'customers', name: 'markup', type: 'text', label: MARKUP },
  { connector_type: 'stripe', entity: 'invoices', name: 'due', type: 'number', label: 'Open sum' },
  { connector_type: 'hubspot', entity: 'deals', name: 'lost_because', type: 'text', label: 'Why a deal was lost' },
]

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { terms: { fields: FIELDS } })
})
afterEach(() => world.closePages())
afterAll(() => world?.close())

async function mapOf(id: string) {
  const token = await world.server.applicationToken()
  return (await world.server.ask('GET', `/integrations/connectors/${id}`, { token })).body.map
}

const heading = (page: Frame | FrameLocator | Page, name: string) => page.getByRole('heading', { name }).waitFor()

it('follows the connection, takes suggestions and choices by keyboard, and stores them as the map', async () => {
  const { page, frame } = await openWidget(world, await world.context(), { kind: 'stripe' })
  await (await secretKey(frame)).fill('sk_test_1')
  await frame.getByRole('button', { name: 'Connect', exact: true }).click()
  await heading(frame, 'Connected')
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await heading(frame, 'Choose your fields')
  expect(await frame.evaluate('document.activeElement.tagName')).toBe('H1')
  const email = frame.getByLabel('Email')
  expect([await email.inputValue(), await frame.getByText('Suggested by its name').count()]).toEqual(['$.email', 1])
  await email.focus()
  // Keys reach the frame once the page knows that it has the focus.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('IFRAME')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('amount_d')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => eventsOf(page).then(({ events }) => events))
    .toEqual(['select', 'ready', 'connected', 'fields', 'closed'])
  expect(await mapOf((await eventsOf(page)).result.connectorId!)).toEqual({
    customers: { email_address: { path: '$.email', type: 'text' } },
    invoices: { due: { path: '$.amount_due', type: 'number' } },
  })
})

it('opens from the list of accounts, and comes back to it; leaving stores nothing', async () => {
  const credentials = { api_key: 'sk' }
  const id = await world.server.connector('stripe', 'user_1', { name: 'Older', credentials })
  const { frame } = await openWidget(world, await world.context())
  await frame.getByRole('button', { name: 'Choose fields: Older' }).click()
  await heading(frame, 'Choose your fields')
  await frame.getByRole('button', { name: 'Not now' }).click()
  await heading(frame, 'Connect an account')
  expect(await mapOf(id)).toEqual({})
  await frame.getByRole('button', { name: 'Choose fields: Older' }).click()
  await frame.getByLabel('Email').selectOption('$.name')
  await frame.getByRole('button', { name: 'Done' }).click()
  await heading(frame, 'Connect an account')
  expect(await mapOf(id)).toEqual({ customers: { email_address: { path: '$.name', type: 'text' } } })
})

it('shows own fields of the account by their labels, before any record is copied', async () => {
  const credentials = { private_app_token: 'any-token' }
  const id = await world.server.connector('hubspot', 'user_3', { name: 'CRM', credentials, validate: false })
  const page = await (await world.context()).newPage()
  await page.goto(await world.link({ external_user_id: 'user_3', fields: FIELDS }))
  await page.getByRole('button', { name: 'Choose fields: CRM' }).click()
  const list = page.getByLabel('Why a deal was lost')
  await list.selectOption({ label: 'Stage reason' })
  expect(await page.getByText('may be missing').count()).toBe(0)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Choose fields: CRM' }).waitFor()
  expect(await mapOf(id)).toEqual({ deals: { lost_because: { path: '$.properties.stage_reason', type: 'text' } } })
})

it('is on the page of a link too; without fields there is none', async () => {
  const credentials = { api_key: 'sk' }
  await world.server.connector('stripe', 'user_2', { name: 'Of a link', credentials })
  const page = await (await world.context()).newPage()
  await page.goto(await world.link({ external_user_id: 'user_2', fields: FIELDS }))
  await page.getByRole('button', { name: 'Choose fields: Of a link' }).click()
  await page.getByLabel('Open sum').waitFor()
  expect(await page.evaluate('window.stolen')).toBeUndefined()
  await page.getByText(MARKUP).waitFor()
  await page.goto(await world.link({ external_user_id: 'user_2' }))
  await page.getByRole('button', { name: 'Manage: Of a link' }).waitFor()
  expect(await page.getByRole('button', { name: /Choose fields/ }).count()).toBe(0)
})
