/**
 * `npm run bench:lag -- [--writes <n>]`: time from a write by execute until its change is in the feeds, on PostgreSQL, with a simulated
 * third party. Loopback only; takes about a minute.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '../server/ground/store/index.ts'
import { startTestServer, type TestServer } from '../test/support/server.ts'
import { startPostgres } from './search/postgres.ts'
import { quantile } from './sync/feed.ts'

const PAUSE_MS = 20

const given = process.argv.slice(2)
const writes = given.includes('--writes') ? Number(given[given.indexOf('--writes') + 1]) : 500
const postgres = await startPostgres()
const database = await openDatabase({ url: postgres.url })
await migrate(database)
const set = ['limits.requestsPerMinutePerCustomer=1000000', 'limits.requestsPerMinutePerOrganization=1000000']
const server = await startTestServer({ database, set })
const connector = await server.connector('stripe', 'bench', { credentials: { api_key: 'bench' } })
const token = await server.scopedToken('bench')
const base = `/integrations/connectors/${connector}`
while ((await server.ask('GET', `${base}/sync`, { token })).body.status !== 'ready') await delay(50)
const lines = [
  'feed'.padEnd(12) + ['answer to visible: p50', 'p99', 'max', 'request to visible: p50', 'p99'].map(right).join(''),
]
for (const [name, path] of [
  ['an entity', `${base}/records/customers?`],
  ['everything', '/integrations/changes?'],
] as const)
  lines.push(await measure(server, name, path))
await server.close()
await postgres.stop()
process.stdout.write(
  `Node ${process.version}. ${writes} writes, a reader that asks again at once; milliseconds.\n\n${lines.join('\n')}\n`,
)

/** Writes in order while a reader reads. */
async function measure({ ask }: TestServer, name: string, path: string): Promise<string> {
  const seen = new Map<string, number>()
  const ended = new AbortController()
  let after = await caughtUp(path)
  const reading = (async () => {
    while (!ended.signal.aborted) {
      const { body } = await ask('GET', `${path}after=${after}`, { token })
      const now = performance.now()
      for (const { key } of body.data as { key: string }[]) if (!seen.has(key)) seen.set(key, now)
      after = body.meta.cursor
    }
  })()
  const written: { key: string; sent: number; answered: number }[] = []
  for (let count = 0; count < writes; count++) {
    const sent = performance.now()
    const body = { entity: 'customers', action: 'create', params: { name: `Ada ${count}` } }
    const made = await ask('POST', `${base}/execute`, { token, body })
    written.push({ key: made.body.data.id, sent, answered: performance.now() })
    await delay(PAUSE_MS)
  }
  while (written.some(({ key }) => !seen.has(key))) await delay(20)
  ended.abort()
  await reading
  const lags = written.map(({ key, answered }) => Math.max(0, seen.get(key)! - answered))
  const whole = written.map(({ key, sent }) => seen.get(key)! - sent)
  const figures = [
    quantile(lags, 0.5),
    quantile(lags, 0.99),
    Math.max(...lags),
    quantile(whole, 0.5),
    quantile(whole, 0.99),
  ]
  return name.padEnd(12) + figures.map((figure) => right(figure.toFixed(1))).join('')
}

async function caughtUp(path: string): Promise<string> {
  for (let query = ''; ;) {
    const { body } = await server.ask('GET', path + query, { token })
    if (!body.meta.has_more) return body.meta.cursor
    query = `after=${body.meta.cursor}`
  }
}

function right(text: string): string {
  return text.padStart(26)
}
