/** A browser, a server with its sandbox, and an application on another origin that embeds the widget. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from 'playwright-core'
import type { Database } from '../../server/ground/store/index.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../support/server.ts'
import { startMoodySandbox } from './sandbox.ts'

/** The application that embeds the widget. */
export interface Application {
  /** `http://localhost:<port>`: another origin than the server's. */
  readonly origin: string
  close(): Promise<void>
}

/** Path of the browser, unless `CHROMIUM` has another. */
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** How a browser is started that finds no host but this machine's. */
export const LAUNCH = {
  executablePath: EXECUTABLE,
  args: [
    // One process for all frames: keys reach a frame of another site as soon as it has the focus.
    '--disable-site-isolation-trials',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // A container's root has no sandbox of Chromium's, and its /dev/shm is small.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
  ],
}

/** Settings of a server whose pages name the application. */
export const BRANDED = [
  'connect.name=Marlow Books',
  'connect.privacyUrl=https://marlow.example.com/privacy',
  'connect.termsUrl=https://marlow.example.com/terms',
  `connect.images=${join(import.meta.dirname, 'images')}`,
]

/** Servers, browser and pages of a test. */
export interface World {
  readonly server: TestServer
  readonly application: Application
  /** A new browser profile; it is closed with the pages. */
  context(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>
  /** Closes all pages: while several are open, keys may go to another one than the one meant. */
  closePages(): Promise<void>
  /** A link for a customer; gives its URL. */
  link(more?: Readonly<Record<string, unknown>>): Promise<string>
  token(more?: Readonly<Record<string, unknown>>): Promise<string>
  close(): Promise<void>
}

/** Differences from the usual server. */
type ServerOptions = Omit<TestServerOptions, 'database'>

/** Differences from the usual world. */
type WorldOptions = ServerOptions & {
  /** Claims of the tokens for the application's page. */
  readonly terms?: Readonly<Record<string, unknown>>
}

/** Starts only the server of a world; the database is closed with it. */
export function startServerOf(database: Database, { set = [], ...options }: ServerOptions = {}): Promise<TestServer> {
  return startTestServer({
    database,
    startSandbox: startMoodySandbox,
    set: ['log.level=warn', ...set],
    ...options,
  })
}

/** Starts everything; the database is closed with it. */
export async function startWorld(database: Database, { terms, ...options }: WorldOptions = {}): Promise<World> {
  const server = await startServerOf(database, options)
  const browser = await chromium.launch(LAUNCH)
  const contexts: BrowserContext[] = []
  const closePages = async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  }
  const ask = async (path: string, body: unknown) =>
    (await server.ask('POST', path, { token: await server.applicationToken(), body })).body
  const application = await startApplication(server, () => token(terms))
  const token = async (more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const body = { external_user_id: 'user_1', allowed_origin: application.origin, ...more }
    return (await ask('/account/applications/widget-token', body)).token
  }
  return {
    server,
    application,
    async context(options) {
      const context = await browser.newContext(options)
      // A step that hangs is named before the test's own limit ends it.
      context.setDefaultTimeout(120_000)
      contexts.push(context)
      return context
    },
    link: async (more = {}) =>
      (await ask('/integrations/connectors/links', { external_user_id: 'user_1', ...more })).url,
    token,
    closePages,
    async close() {
      await closePages()
      await browser.close()
      await application.close()
      await server.close()
    },
  }
}

/** A page with a button that opens the widget; its events are in `window.events`, its result in `window.result`. */
function pageOf(serverOrigin: string, options: string): string {
  return `<!doctype html><html lang="en"><title>App</title><main><h1>App</h1><button id="open">Connect</button></main>
<script src="${serverOrigin}/widget/v1.js"></script>
<script>
  window.events = []
  const options = ${options}
  document.querySelector('#open').addEventListener('click', () => {
    const widget = plugboard.open({
      baseUrl: '${serverOrigin}',
      token: async () => { window.tokens = (window.tokens ?? 0) + 1; return (await fetch('/token')).text() },
      ...options,
    })
    for (const name of ['ready', 'select', 'connected', 'disconnected', 'fields', 'error', 'closed'])
      widget.on(name, (detail) => window.events.push([name, detail]))
    widget.result.then((result) => { window.result = result }, (error) => { window.failure = String(error) })
  })
</script></html>`
}

async function startApplication(server: TestServer, token: () => Promise<string>): Promise<Application> {
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname === '/token') return response.end(await token())
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (searchParams.has('coop')) response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.end(searchParams.get('html') ?? pageOf(server.origin, searchParams.get('options') ?? '{}'))
  }
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
}

/** Opens the widget on the application's page; `hosts` are the origins that the frame asks, as it does. */
export async function openWidget(
  { application }: World,
  context: BrowserContext,
  options: Readonly<Record<string, unknown>> = {},
  query = '',
): Promise<{ page: Page; frame: Frame; hosts: Set<string> }> {
  const page = await context.newPage()
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) hosts.add(new URL(request.url()).origin)
  })
  await page.goto(`${application.origin}/?options=${encodeURIComponent(JSON.stringify(options))}${query}`)
  await page.click('#open')
  const handle = await page.waitForSelector('iframe')
  const frame = (await handle.contentFrame())!
  await frame.waitForSelector('h1')
  return { page, frame, hosts }
}

/** Returns the names of events and the result that the application received. */
export function eventsOf(
  page: Page,
): Promise<{ events: string[]; result: { connectorId?: string; cancelled?: true } }> {
  return page.evaluate('({ events: window.events.map(([name]) => name), result: window.result })')
}

/** Takes one of the other ways to connect. */
export async function takeWay(page: Frame | FrameLocator | Page, name: string): Promise<void> {
  await page.locator('.others summary').click()
  await page.locator('.way', { hasText: name }).click()
  await page.locator('.others[open]').waitFor({ state: 'detached' })
}

/** The field of Stripe's secret key, chosen instead of consent. */
export async function secretKey(page: Frame | FrameLocator | Page): Promise<Locator> {
  const field = page.locator('[id="credentials.api_key"]')
  await page.locator('form').waitFor()
  if ((await field.count()) === 0) await takeWay(page, 'Secret key')
  return field
}

/** Shows the last page of a consent's window that cannot return to its opener, with a code in place of the server's. */
export async function showCode({ server }: World, page: Page): Promise<void> {
  await page.goto(`${server.origin}/connected#BCDFGHJK`)
  await page.locator('.code').waitFor()
}

/** The page of a link that comes back from a consent which was not begun in this window. */
export async function askWhoBegan({ server, link }: World, page: Page): Promise<void> {
  const kind = 'google-drive'
  const body = { external_user_id: 'user_1', connector_type: kind, redirect_url: `${server.origin}/connected` }
  const token = await server.applicationToken()
  const { flow_id: flow } = (await server.ask('POST', '/integrations/connectors/oauth/initiate', { token, body })).body
  await page.goto(`${await link({ connector_types: [kind] })}.${flow}.BCDFGHJK`)
  await page.locator('main > .plain').waitFor()
}
