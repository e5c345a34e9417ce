/**
 * `npm run bench:hosted`: execute through the server at 64 connections, on both databases, compared with a bare relay on the same
 * framework in the same run. Also measures the count of calls over all processes, and routes that need only the database while 1,000
 * third-party calls are slow. Loopback only; takes about five minutes.
 *
 *     npm run bench:hosted -- counting      only the count over all processes, in seconds
 *     npm run bench:hosted -- processes     several processes of the server and of the relay
 *     npm run bench:hosted -- get create    only calls whose names begin so
 *     npm run bench:hosted -- --charts      also draws docs/pictures/bench-hosted.svg
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { circumstances, writeChart } from './charts/bars.ts'
import { countingCost } from './hosted/counting.ts'
import { type Load, type LoadTarget, type Round, runLoad, targetOf } from './hosted/load.ts'
import { slowUpstream } from './hosted/slow.ts'
import { openDatabase } from '../server/ground/store/index.ts'
import { compileInto } from '../test/support/compiled.ts'
import { median } from './measure.ts'
import { startPostgres } from './search/postgres.ts'
import { startBenchUpstream } from './upstream.ts'

const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 5
/** Number of requests, or of rounds, before the counted ones. */
const WARM_REQUESTS = 6_000
const WARM_ROUNDS = 5

const GET = { entity: 'customers', action: 'get', params: { id: 'cus_1' } }
const LIST = { entity: 'customers', action: 'list', params: { limit: 100 } }
const CREATE = { entity: 'customers', action: 'create', params: { name: 'Ada Example', email: 'ada@example.com' } }
const SEARCH = { entity: 'customers', action: 'search', params: { query: { filter: { eq: { id: 'cus_1' } } } } }
const TOOL_CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'execute_read', arguments: { connector: 'shop', ...GET } },
}
const OF_AGENTS = () => ({ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' })

/** Calls of the server, each with the call of the relay to compare with. */
const CASES: readonly { readonly name: string; readonly relayed: object; readonly ours: Load }[] = [
  { name: 'get', relayed: GET, ours: { body: GET } },
  { name: 'list of 100', relayed: LIST, ours: { body: LIST } },
  {
    name: 'create, key',
    relayed: CREATE,
    ours: { body: CREATE, headers: () => ({ 'idempotency-key': randomUUID() }) },
  },
  { name: 'search (get)', relayed: GET, ours: { body: SEARCH } },
  { name: '/mcp (get)', relayed: GET, ours: { body: TOOL_CALL, path: '/mcp', isScoped: true, headers: OF_AGENTS } },
]

/** The server is compiled, since that is what runs for users. */
const compiled = await compileInto(await mkdtemp(join(tmpdir(), 'plugboard-bench-')), ['bench/hosted/server.ts'])
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }))

function startServer(...words: string[]): Promise<LoadTarget> {
  return targetOf(fork(join(compiled, 'bench/hosted/server.js'), words, { execArgv: [] }))
}

function startRelay(...words: string[]): Promise<LoadTarget> {
  return targetOf(fork(join(import.meta.dirname, 'hosted/relay.mjs'), words, { execArgv: [] }))
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const upstream = await startBenchUpstream()
const postgres = await startPostgres()
if (process.argv[2] === 'counting') {
  print(await countingCost(await another(postgres.url, 'plugboard_bench_counting')))
  upstream.close()
  await postgres.stop()
  process.exit()
}
if (process.argv[2] === 'processes') {
  for (const count of ['1', '2', '4']) {
    const [relays, server] = [
      await startRelay(upstream.origin, count),
      await startServer(upstream.origin, await another(postgres.url, `plugboard_bench_${count}`), count),
    ]
    await compare(`get by ${count}`, 'PostgreSQL', [relays, { body: GET }], [server, { body: GET }])
    for (const { child } of [relays, server]) child.disconnect()
  }
  print('CPU is that of the first process, which hands connections on.')
  upstream.close()
  await postgres.stop()
  process.exit()
}
const relay = await startRelay(upstream.origin)
const servers = {
  embedded: await startServer(upstream.origin, '', 'synced'),
  PostgreSQL: await startServer(upstream.origin, postgres.url, 'synced'),
}
try {
  print(`Node ${process.version}, ${CONNECTIONS} connections. Ratios of the server to a bare relay in the same run.`)
  print('target: requests a second at least 0.70 (get), 1.00 (list); p99 at most 2.00')
  print('')
  print('call         database     req/s   ratio   CPU/req   ratio   p99 ms   ratio')
  const words = process.argv.slice(2).filter((word) => word !== '--charts')
  const lines: Compared[] = []
  const isAsked = ({ name }: { readonly name: string }) =>
    words.length === 0 || words.some((word) => name.startsWith(word))
  for (const { name, relayed, ours } of CASES.filter(isAsked))
    for (const [database, server] of Object.entries(servers))
      lines.push(await compare(name, database, [relay, { body: relayed }], [server, ours]))
  print('')
  print(
    'create has an Idempotency-Key of its own; search of the copy and a tool call by /mcp are beside a get of the relay.',
  )
  if (process.argv.includes('--charts')) await draw(lines)
  if (words.length === 0) await measureOthers()
} finally {
  for (const { child } of [relay, ...Object.values(servers)]) child.disconnect()
  upstream.close()
  await postgres.stop()
}

/** Measures other than the calls. */
async function measureOthers(): Promise<void> {
  print('')
  print(await countingCost(await another(postgres.url, 'plugboard_bench_counting')))
  print('')
  for (const [database, url] of [
    ['embedded'],
    ['PostgreSQL', await another(postgres.url, 'plugboard_bench_slow')],
  ] as const)
    print(await slowUpstream(database, startServer, url))
}

/** Draws what the calls came to. */
async function draw(lines: readonly Compared[]): Promise<void> {
  const bars = lines.map(({ name, database, ratio }) => ({
    label: `${name}, ${database}`,
    value: ratio,
    shown: ratio.toFixed(2),
    isOther: database === 'embedded',
  }))
  await writeChart('bench-hosted', {
    title: 'Hosted calls beside a bare relay',
    note: `Requests a second by the relay's, ${CONNECTIONS} connections`,
    measured: circumstances(loadavg(), new Date()),
    bars,
    line: { at: 1, label: 'relay' },
  })
}

/** The URL of a new database on the same PostgreSQL. */
async function another(url: string, name: string): Promise<string> {
  const database = await openDatabase({ url })
  await database.query(`create database ${name}`)
  await database.close()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

type Asked = readonly [target: LoadTarget, load: Load]

/** Result of a call. */
interface Compared {
  readonly name: string
  readonly database: string
  /** Requests a second by the relay's. */
  readonly ratio: number
}

/** Asks until the code is compiled, which on a busy machine takes longer than a round. */
async function warmUp(once: () => Promise<Round>): Promise<void> {
  let asked = 0
  for (let round = 0; round < WARM_ROUNDS && asked < WARM_REQUESTS; round++)
    asked += (await once()).requestsPerSecond * SECONDS
}

async function compare(name: string, database: string, relayed: Asked, ours: Asked): Promise<Compared> {
  const once = ([target, load]: Asked) => runLoad(target, load, CONNECTIONS, SECONDS)
  for (const asked of [relayed, ours]) await warmUp(() => once(asked))
  const rounds: [Round, Round][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push([await once(relayed), await once(ours)])
  const ratioOf = (of: (round: Round) => number) => median(rounds.map(([base, ours]) => of(ours) / of(base)))
  const ratio = (of: (round: Round) => number) => ratioOf(of).toFixed(2)
  const figure = (of: (round: Round) => number) => median(rounds.map(([, ours]) => of(ours)))
  const cells = [
    figure((round) => round.requestsPerSecond)
      .toFixed(0)
      .padStart(7),
    ratio((round) => round.requestsPerSecond).padStart(7),
    `${figure((round) => round.cpu).toFixed(0)} µs`.padStart(9),
    ratio((round) => round.cpu).padStart(7),
    figure((round) => round.p99)
      .toFixed(1)
      .padStart(8),
    ratio((round) => round.p99).padStart(7),
  ]
  print(`${name.padEnd(12)} ${database.padEnd(11)} ${cells.join(' ')}`)
  return { name, database, ratio: ratioOf((round) => round.requestsPerSecond) }
}
