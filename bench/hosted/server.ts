/**
 * The contender: the server in a process of its own, with one connector whose third party is the upstream of the benchmark. With the word
 * `synced` after the URL of the database, or an empty one, it serves when the connector can be searched. A number there sets how many
 * processes answer requests.
 */
import cluster from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config/index.ts'
import { startServer } from '../../server/index.ts'
import { createMasterKey } from '../../server/ground/vault/index.ts'

const [upstream, databaseUrl = '', word = '1'] = process.argv.slice(2)
const isSynced = word === 'synced'
// The processes that this one starts have the same.
const folder = (process.env.BENCH_FOLDER ??= mkdtempSync(join(tmpdir(), 'plugboard-bench-')))
if (cluster.isPrimary) await createMasterKey(join(folder, 'master.key'))
const set = [
  'listen.port=0',
  'admin.port=0',
  'limits.drainSeconds=0',
  'log.level=warn',
  `dataDirectory=${folder}`,
  'limits.requestsPerMinutePerCustomer=1000000000',
  'limits.requestsPerMinutePerOrganization=1000000000',
  'limits.executesPerConnector=2000',
  'limits.executesPerCustomerAndKind=2000',
  `sync.enabled=${String(isSynced)}`,
  `processes=${isSynced ? 1 : word}`,
  `definitions=${join(import.meta.dirname, 'shop.yaml')}`,
]
const env = databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }
const running = await startServer(readConfig({ env, set }), {
  upstream: { connectTo: () => upstream, allowPrivate: true, connections: 2000 },
})
// One of the processes of another: it only answers.
if (!cluster.isPrimary) await new Promise(() => {})
const { clientId, clientSecret } = running.firstApplication!
const ask = async (method: string, path: string, token?: string, body?: unknown) => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`${running.origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, string>
}
const secret = { client_id: clientId, client_secret: clientSecret }
const { access_token: token } = await ask('POST', '/account/applications/token', undefined, secret)
const { id } = await ask('POST', '/integrations/connectors', token, {
  external_user_id: 'bench',
  connector_type: 'shop',
  name: 'bench',
  validate: false,
  credentials: { api_key: 'sk_test_bench' },
})
const scoped = await ask('POST', '/account/applications/scoped-token', token, { external_user_id: 'bench' })
const isReady = async () => (await ask('GET', `/integrations/connectors/${id}/sync`, token)).status === 'ready'
if (isSynced) while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100))
process.on('message', () => process.send!(process.cpuUsage()))
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
const path = `/api/v1/integrations/connectors/${id}/execute`
process.send!({ origin: running.origin, path, token, scopedToken: scoped.token ?? scoped.access_token })
