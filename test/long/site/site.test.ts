/** The site as it is published: built, served as static files, opened in a browser. `npm ci --prefix site` installs its generator. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSite } from '../../../site/build.ts'
import { listKinds } from '../../../runtime/index.ts'
import { LAUNCH } from '../../browser/world.ts'

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const BASE = '/plugboard/'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
}

let folder: string
let files: string[]
let origin: string
let browser: Browser
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname).slice(BASE.length)
  const file = [path, `${path}.html`, join(path, 'index.html')].find((one) => files.includes(one))
  response.statusCode = file === undefined ? 404 : 200
  response.setHeader('content-type', TYPES[extname(file ?? '')] ?? 'application/octet-stream')
  if (file === undefined) response.end()
  else void readFile(join(folder, file)).then((bytes) => response.end(bytes))
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-site-'))
  const work = join(import.meta.dirname, '..', '..', '..', 'site', 'dist', 'test')
  files = await buildSite({ folder, work, base: BASE })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`
  browser = await chromium.launch(LAUNCH)
})

afterAll(async () => {
  await browser?.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

it('has a page and its Markdown for each kind, which llms.txt names', async () => {
  const list = await readFile(join(folder, 'llms.txt'), 'utf8')
  const missing = (await listKinds()).flatMap((kind) =>
    [`kinds/${kind}.html`, `kinds/${kind}.md`]
      .filter((file) => !files.includes(file))
      .concat(list.includes(`(${BASE}kinds/${kind}.md)`) ? [] : [kind]),
  )
  expect(missing).toEqual([])
})

it.each([
  ['', 'light', 1280],
  ['kinds/stripe', 'light', 1280],
  ['docs/client', 'dark', 1280],
  ['paths/use-a-connector', 'light', 390],
] as const)(
  'the page /%s asks no other server, and has no serious fault in the %s theme',
  async (path, colorScheme, width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
    })
    await page.goto(`${origin}${path}`)
    await page.locator('.VPNavBarSearch button').waitFor()
    await page.evaluate(await AXE)
    const faults = await page.evaluate(`axe.run().then(({ violations }) => violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]))`)
    expect([faults, [...asked]]).toEqual([[], [new URL(origin).origin]])
    await context.close()
  },
)

it.each([390, 768, 1280])('no table is wider than its page, %s pixels wide', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const cut: string[] = []
  const names = [
    'docs/kinds',
    'docs/server-config',
    'docs/connect',
    'docs/commands',
    'docs/performance',
    'docs/threats',
  ]
  for (const name of [...names, 'kinds/asana', 'kinds/orb', 'kinds/stripe']) {
    await page.goto(`${origin}${name}`)
    const wide = await page
      .locator('table')
      .evaluateAll((tables) => tables.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    if (wide > 0) cut.push(`${name}: ${wide}`)
  }
  expect(cut).toEqual([])
  await page.close()
})

it('a search finds a kind', async () => {
  const page = await browser.newPage()
  await page.goto(origin)
  await page.locator('.VPNavBarSearch button').click()
  await page.locator('.VPLocalSearchBox input').fill('zendesk')
  await page.locator('.VPLocalSearchBox .result').first().click()
  await page.waitForURL(/zendesk/)
  await page.close()
})
