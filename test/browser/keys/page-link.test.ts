/** The link to the third party's page on which a person creates a key. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { openWidget, secretKey, startWorld, takeWay, type World } from '../world.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TOKENS = 'https://github.com/settings/tokens/new'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterEach(() => world.closePages())
afterAll(() => world?.close())

const linkOf = (frame: Frame) => frame.locator('.page a')

describe('the page on which a key is made', () => {
  it('Z3 is a link above the field, in a window without an opener, and is never requested by the page', async () => {
    const { frame, hosts } = await openWidget(world, await world.context(), { kind: 'github' })
    await takeWay(frame, 'Personal access token')
    const link = frame.getByRole('link', { name: 'Create or copy these values in GitHub' })
    await link.waitFor()
    const attributes = ['href', 'target', 'rel'].map((name) => link.getAttribute(name))
    expect(await Promise.all(attributes)).toEqual([TOKENS, '_blank', 'noopener noreferrer'])
    expect(hosts).toEqual(new Set([world.server.origin]))
    await frame.evaluate(AXE)
    expect(await frame.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))')).toEqual([])
  })

  it('Z3 opens a page that knows neither its opener nor where it was linked', async () => {
    const context = await world.context()
    const sent: (string | undefined)[] = []
    await context.route(`${TOKENS}**`, async (route) => {
      sent.push(
        await route
          .request()
          .headerValue('referer')
          .then((value) => value ?? undefined),
      )
      await route.fulfill({ contentType: 'text/html', body: '<h1>Tokens</h1>' })
    })
    const { page, frame } = await openWidget(world, context, { kind: 'github' })
    await takeWay(frame, 'Personal access token')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), linkOf(frame).click()])
    await opened.getByRole('heading', { name: 'Tokens' }).waitFor()
    expect([await opened.evaluate('window.opener'), sent]).toEqual([null, [undefined]])
  })

  it('precedes the field in the order of the keyboard', async () => {
    const { frame } = await openWidget(world, await world.context(), { kind: 'stripe' })
    const field = await secretKey(frame)
    await field.focus()
    await field.press('Shift+Tab')
    await expect
      .poll(() => frame.evaluate('document.activeElement.href'))
      .toBe('https://dashboard.stripe.com/account/apikeys')
  })

  it('appears once the setting in its address is there, and holds it encoded', async () => {
    const { frame } = await openWidget(world, await world.context(), { kind: 'woocommerce' })
    const host = frame.locator('[id="environment.host"]')
    await host.waitFor()
    expect(await linkOf(frame).count()).toBe(0)
    await host.fill('shop.example.com')
    await linkOf(frame).waitFor()
    expect(await linkOf(frame).getAttribute('href')).toBe(
      'https://shop.example.com/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys',
    )
    for (const other of ['evil.example/x', 'user@evil.example', 'evil.example?x', 'evil.example#x', '']) {
      await host.fill(other)
      await linkOf(frame).waitFor({ state: 'detached' })
    }
  })

  it('is named in the language of the page', async () => {
    const { frame } = await openWidget(world, await world.context(), { kind: 'clickup', locale: 'de' })
    await frame.locator('.others summary').click()
    await frame.locator('.way').first().click()
    await frame.getByRole('link', { name: 'Diese Angaben in ClickUp erstellen oder kopieren' }).waitFor()
  })
})
