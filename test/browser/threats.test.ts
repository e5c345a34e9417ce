/** Hostile pages: they frame the widget, speak in its name, or have names that are markup. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../support/database.ts'
import { eventsOf, openWidget, secretKey, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
})
afterAll(() => world?.close())

const MARKUP = '<img src=x onerror="window.stolen=1">'

it('E23 a page of another origin cannot frame the widget', async () => {
  await world.token()
  const context = await world.context()
  const page = await context.newPage()
  const evil = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    const src = (origin: string) => `${world.server.origin}/widget?origin=${encodeURIComponent(origin)}`
    // The origin of somebody else's token, and its own.
    const own = `http://localhost:${(evil.address() as AddressInfo).port}`
    response.end(`<iframe src="${src(world.application.origin)}"></iframe><iframe src="${src(own)}"></iframe>
      <script>window.received = []; addEventListener('message', ({ data }) => received.push(data))</script>`)
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  const refused: string[] = []
  page.on('console', (message) => void (/frame-ancestors/.test(message.text()) && refused.push(message.text())))
  await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`)
  await expect.poll(() => refused.length).toBe(2)
  expect(await page.evaluate('window.received')).toEqual([])
  evil.closeAllConnections()
  await new Promise<void>((resolve) => evil.close(() => resolve()))
})

it('E23 messages of other frames and windows change nothing, in the loader or in the widget', async () => {
  const context = await world.context()
  const { page, frame } = await openWidget(world, context)
  // The right origin from the wrong source, and the wrong origin from the page itself.
  await page.evaluate(`(async () => {
    const other = document.createElement('iframe')
    other.src = '${world.server.origin}/widget?origin=' + encodeURIComponent(location.origin)
    const loaded = new Promise((resolve) => { other.onload = resolve })
    document.body.append(other)
    await loaded
    postMessage({ plugboard: 'ready', v: 1 }, '*')
    postMessage({ type: 'connected', connectorId: 'forged', kind: 'stripe', status: 'active' }, '*')
  })()`)
  const other = page.frames().find((one) => one !== frame && one.url().includes('/widget?'))!
  await other.evaluate(`parent.postMessage({ plugboard: 'ready', v: 1 }, '*');
    parent.postMessage({ type: 'connected', connectorId: 'forged', kind: 'stripe', status: 'active' }, '*')`)
  // A second session is not taken from the page, nor one from a window that is not the parent.
  await frame.evaluate(`postMessage({ plugboard: 'open', token: 'forged', options: { kind: 'forged' } }, '*')`)
  await other.evaluate(`{ const { port2 } = new MessageChannel()
    parent.frames[0].postMessage({ plugboard: 'open', token: 'forged', options: {} }, '*', [port2]) }`)
  await frame.getByRole('button', { name: 'Stripe', exact: true }).click()
  await (await secretKey(frame)).waitFor()
  expect((await eventsOf(page)).events).toEqual(['ready', 'select'])
  expect(await page.evaluate('window.tokens')).toBe(1)
})

it('E23 the token is in no URL, and the code of a link is removed from the address', async () => {
  const context = await world.context()
  const urls: string[] = []
  context.on('request', (request) => void urls.push(request.url()))
  await openWidget(world, context)
  const page = await context.newPage()
  const url = await world.link()
  await page.goto(url)
  await page.getByRole('heading', { name: 'Connect an account' }).waitFor()
  expect(page.url()).not.toContain(new URL(url).hash.slice(1))
  expect(urls.filter((one) => /pb_wgt_/.test(one))).toEqual([])
  expect(urls.length).toBeGreaterThan(5)
})

it('E24 names are shown as they are, whatever they hold', async () => {
  await world.server.connector('stripe', 'user_1', { name: MARKUP, credentials: { api_key: 'sk' } })
  const context = await world.context()
  const { frame } = await openWidget(world, context)
  await frame.getByText(MARKUP).waitFor()
  await frame.getByRole('button', { name: `Manage: ${MARKUP}` }).click()
  await frame.getByRole('heading', { name: MARKUP }).waitFor()
  await frame.getByRole('button', { name: 'Reconnect', exact: true }).click()
  await frame.getByRole('heading', { name: `Reconnect ${MARKUP}` }).waitFor()
  expect(await frame.evaluate('window.stolen')).toBeUndefined()
  // Were it markup, the policy would refuse it as well.
  const error = await frame.evaluate(
    `(() => { try { document.body.innerHTML = '<b>x</b>'; return 'taken' } catch (error) { return error.name } })()`,
  )
  expect(error).toBe('TypeError')
})

it('E24 a theme is colours and lengths, not CSS', async () => {
  const theme = {
    accent: 'rgb(1, 2, 3)',
    background: 'url(https://evil.example/x)',
    radius: '4px',
    font: 'x;}*{color:red',
  }
  const { frame } = await openWidget(world, await world.context(), { theme })
  const value = (name: string) => frame.evaluate<string>(`document.documentElement.style.getPropertyValue('${name}')`)
  expect(await Promise.all(['--accent', '--background', '--radius', '--font'].map(value))).toEqual([
    'rgb(1, 2, 3)',
    '',
    '4px',
    '',
  ])
})
