/** The examples run, and the code that README and docs/client.md show is theirs. */
import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Mock, startMock } from '../../mock/index.ts'
import { load, loadFile } from '../../runtime/index.ts'
import { openTestPostgres } from '../support/database.ts'
import { browse } from '../server/accounts/oauth/world.ts'
import { type Models, startModels } from '../support/models.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { ROOT } from '../support/root.ts'
import { freePort } from '../support/free-port.ts'

const EXAMPLES = join(ROOT, 'examples')
/** Programs that write and simulate the vendor, and programs that read changes. */
const BELOW = ['writes', 'changes'].flatMap((folder) =>
  readdirSync(join(EXAMPLES, folder))
    .filter((name) => name.endsWith('.ts') && name !== 'mock.ts')
    .map((name) => `${folder}/${name}`),
)
const NAMES = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.ts'))
  .concat(BELOW)
  .sort()

/** Pages whose programs are examples. */
const PAGES = [
  'README.md',
  ...['client', 'client-files', 'client-hosted', 'client-in-your-process', 'changes', 'agents', 'integrating'].map(
    (name) => `docs/${name}.md`,
  ),
]

/** A value, or null: which it is depends on how many records the stand-in has. */
const ANY: unknown = expect.toSatisfy(() => true)

/** First lines of each example's output. */
const PRINTED: Readonly<Record<string, readonly unknown[][]>> = {
  'anthropic.ts': [[2, 'id, id']],
  'changes/all.ts': [[true, 1, 'string']],
  'changes/hosted.ts': [[true, 'string']],
  'changes/sync.ts': [[expect.any(Number), 1]],
  'consent.ts': [[expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/connect$/)]],
  'cursor.ts': [[expect.any(Number), true], ['Cannot open the cursor: it was changed, or sealed for somebody else']],
  'download.ts': [['notes.txt', 'text/plain', 14]],
  'errors.ts': [
    ['record_not_found', 'upstream', false],
    [404, expect.any(String)],
  ],
  'hosted-alone.ts': [[expect.any(Number)], [expect.arrayContaining(['stripe_customers_list'])]],
  'hosted.ts': [
    [expect.any(Number)],
    [expect.stringMatching(/^customers_\d+$/)],
    [expect.stringMatching(/^customers_\d+$/)],
  ],
  'kind-by-name.ts': [[expect.any(Number)]],
  'list.ts': [
    [expect.any(Number), expect.any(Boolean), ANY],
    [expect.any(String), expect.any(String)],
    [expect.any(String), expect.any(String)],
  ],
  'names.ts': [[true]],
  'oauth.ts': [[10, true]],
  'openai.ts': [[2, JSON.stringify([{ type: 'output_text', text: 'id, id' }])]],
  'own-fields.ts': [[expect.stringMatching(/^Stage reason \(stage_reason, string\), /)]],
  'own-kind.ts': [[2], ['string'], ['string']],
  'own-module.ts': [['string'], ['string']],
  'pages.ts': [[expect.any(Number), ANY]],
  'platform.ts': [['succeeded'], [expect.any(Number)], [expect.stringMatching(/^\/oauth\/start\/\S+$/)]],
  'request.ts': [
    [200, 'application/json', 'object'],
    [10, expect.any(String)],
    [10, expect.any(String)],
  ],
  'sandbox.ts': [
    ['created', 'ada@example.com'],
    ['listed', 3, 'and there is a next page:', true],
    [expect.stringContaining('the third party returned 404')],
  ],
  'tools.ts': [
    ['stripe_customers_list', expect.any(String), 7, true],
    ['stripe_customers_get', expect.any(String), 2, true],
    ['stripe_refunds_create', expect.any(String), expect.any(Number), false],
  ],
  'upload.ts': [[expect.any(Number), expect.any(String)]],
  'webhook.ts': [[expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]],
  'writes/hubspot.ts': [['Ten seats', '1900', 'string']],
  'writes/jira.ts': [['Oil the wheels', 'done']],
  'writes/notion.ts': [[2, 'Tell Ada']],
  'writes/stripe.ts': [
    [true, true],
    [true, 'requested_by_customer'],
  ],
}

let mock: Mock
let models: Models
let server: TestServer
let folder: string

beforeAll(async () => {
  const plans = [
    await load('stripe'),
    await load('hubspot'),
    await load('google-drive'),
    await load('github'),
    await loadFile(join(EXAMPLES, 'shop.yaml')),
  ]
  mock = await startMock(
    plans.map(({ manifest }) => manifest),
    { echo: true },
  )
  vi.stubEnv('EXAMPLES_UPSTREAM', mock.origin)
  vi.stubEnv('APP_ORIGIN', `http://127.0.0.1:${await freePort()}`)
  vi.stubEnv('WEBHOOK_ORIGIN', `http://127.0.0.1:${await freePort()}`)
  models = await startModels()
  vi.stubEnv('OPENAI_BASE_URL', `${models.origin}/v1`)
  vi.stubEnv('ANTHROPIC_BASE_URL', models.origin)
  const keys = ['STRIPE_KEY', 'SHOP_KEY', 'HUBSPOT_CLIENT_ID', 'HUBSPOT_CLIENT_SECRET', 'HUBSPOT_REFRESH_TOKEN']
  for (const name of [
    ...keys,
    'OPENAI_API_KEY',
    'GITHUB_TOKEN',
    'ANTHROPIC_API_KEY',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_REFRESH_TOKEN',
    'CURSOR_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ])
    vi.stubEnv(name, `sk_test_${name.toLowerCase()}_0123456789abcdef`)
  vi.stubEnv('GITHUB_REPOSITORY', 'acme/1')
  folder = await mkdtemp(join(tmpdir(), 'plugboard-examples-'))
  vi.stubEnv('STORE_FILE', join(folder, 'customers.json'))
  await startHosted()
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
  await mock.close()
  await models.close()
  await rm(folder, { recursive: true })
})

/** The platform with a connector of `user_1` that can be searched. */
async function startHosted(): Promise<void> {
  server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  const credentials = { api_key: process.env.STRIPE_KEY! }
  const id = await server.connector('stripe', 'user_1', { credentials, sync: { entities: ['customers'] } })
  const token = await server.applicationToken()
  const state = () => server.ask('GET', `/integrations/connectors/${id}/sync`, { token })
  while ((await state()).body.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 100))
  vi.stubEnv('PLUGBOARD_URL', server.origin)
  vi.stubEnv('PLUGBOARD_CLIENT_ID', server.client.client_id)
  vi.stubEnv('PLUGBOARD_CLIENT_SECRET', server.client.client_secret)
}

describe('the example', () => {
  test.each(NAMES)('%s prints what it should', async (name) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await import(join(EXAMPLES, name))
    await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0)
    const printed = log.mock.calls.slice(0, 3)
    log.mockRestore()
    expect(printed).toEqual(PRINTED[name])
  })
})

test('the example consent.ts sends a browser to the consent page, and lists records once it is back', async () => {
  await import(join(EXAMPLES, 'consent.ts'))
  const origin = process.env.APP_ORIGIN!
  const sent = await fetch(`${origin}/connect`, { redirect: 'manual' })
  const page = new URL(sent.headers.get('location')!)
  expect([page.host, page.searchParams.get('redirect_uri')]).toEqual(['app.hubspot.com', `${origin}/connected`])
  const back = await browse(page, { 'app.hubspot.com': mock.origin })
  expect((await fetch(back)).status).toBe(404)
  const headers = { cookie: sent.headers.get('set-cookie')!.split(';')[0]! }
  expect(await (await fetch(back, { headers })).text()).toBe('Connected: 2 contacts')
  expect((await fetch(back, { headers })).status).toBe(404)
})

test('the example webhook.ts reads the subject of an event, and refuses what is not signed, changed or old', async () => {
  await import(join(EXAMPLES, 'webhook.ts'))
  const id = mock.example('stripe', 'customers.get').id
  const event = JSON.stringify({ type: 'customer.updated', data: { object: { id } } })
  const now = Math.floor(Date.now() / 1000)
  const signed = (time: number, body: string) =>
    `t=${time},v1=${createHmac('sha256', process.env.STRIPE_WEBHOOK_SECRET!).update(`${time}.${body}`).digest('hex')}`
  const ask = async (signature: string, body = event) => {
    const headers = { 'stripe-signature': signature }
    const response = await fetch(process.env.WEBHOOK_ORIGIN!, { method: 'POST', headers, body })
    return [response.status, await response.text()]
  }
  expect(await ask(signed(now, event))).toEqual([200, JSON.stringify({ id })])
  const refused = [401, 'Cannot accept the webhook: no signature fits']
  expect(await ask(signed(now, event), event.replace('updated', 'deleted'))).toEqual(refused)
  expect(await ask(signed(now - 3600, event))).toEqual([401, expect.stringContaining('its time is 36')])
  expect(await ask('')).toEqual([401, 'Cannot accept the webhook: it carries no signature'])
})

test('shown code is the code of an example', () => {
  const examples = NAMES.map((name) => readFileSync(join(EXAMPLES, name), 'utf8'))
  const strange = PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
      .filter(([, code]) => !examples.some((example) => example.includes(code!)))
      .map(([, code]) => `${page}: ${code}`),
  )
  expect(strange).toEqual([])
})
