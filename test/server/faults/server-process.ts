/** A server in a process of its own, which a test kills or ends: as `plugboard serve`, with third parties on loopback. */
import cluster from 'node:cluster'
import { once } from 'node:events'
import { endProcess, processIo } from '../../../cli/base/io.ts'
import { readConfig } from '../../../server/config/index.ts'
import { startServer } from '../../../server/index.ts'

const [upstream = '', ...set] = process.argv.slice(2)
const { PLUGBOARD_DATABASE_URL, PLUGBOARD_DATABASE_DIRECT_URL } = process.env
const { signal } = processIo()
const running = await startServer(readConfig({ env: { PLUGBOARD_DATABASE_URL, PLUGBOARD_DATABASE_DIRECT_URL }, set }), {
  upstream: { connectTo: () => upstream, allowPrivate: true },
  eventLoopDelayMs: 60_000,
})
const { origin, adminOrigin, firstApplication: first } = running
if (cluster.isPrimary) process.stdout.write(`${JSON.stringify({ origin, adminOrigin, first })}\n`)
if (!signal.aborted) await once(signal, 'abort')
await running.close()
endProcess(0)
