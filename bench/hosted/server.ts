/** The contender: the server in a process of its own, with one connector whose third party is the bench's upstream. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config/index.ts'
import { startServer } from '../../server/index.ts'
import { createMasterKey } from '../../server/vault/index.ts'

const [upstream, databaseUrl] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'plugboard-bench-'))
await createMasterKey(join(folder, 'master.key'))
const set = [
  'listen.port=0',
  'admin.port=0',
  'log.level=warn',
  `dataDirectory=${folder}`,
  'limits.requestsPerMinutePerCustomer=1000000000',
  'limits.requestsPerMinutePerOrganization=1000000000',
  'limits.executesPerConnector=2000',
  'limits.executesPerCustomerAndKind=2000',
  'sync.enabled=false',
  `definitions=${join(import.meta.dirname, 'shop.yaml')}`,
]
const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
const running = await startServer(readConfig({ env, set }), {
  upstream: { connectTo: () => upstream, allowPrivate: true, connections: 2000 },
})
const { clientId, clientSecret } = running.firstApplication!
const post = async (path: string, body: unknown, token?: string) => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`${running.origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, string>
}
const { access_token: token } = await post('/account/applications/token', {
  client_id: clientId,
  client_secret: clientSecret,
})
const connector = { external_user_id: 'bench', connector_type: 'shop', name: 'bench', validate: false }
const { id } = await post(
  '/integrations/connectors',
  { ...connector, credentials: { api_key: 'sk_test_bench' } },
  token,
)
process.on('message', () => process.send!(process.cpuUsage()))
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
process.send!({ origin: running.origin, path: `/api/v1/integrations/connectors/${id}/execute`, token })
