/**
 * `npm run bench:hosted`: execute through the server at 64 connections, on both databases, beside a bare relay on the same
 * framework in the same run; what counting a call over all processes costs; and how fast routes answer that need only the
 * database while 1,000 third-party calls are slow. Loopback only; takes about two minutes. With the word `counting` it measures
 * that alone, in seconds.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { countingCost } from './hosted/counting.ts'
import { type LoadTarget, type Round, runLoad, targetOf } from './hosted/load.ts'
import { slowUpstream } from './hosted/slow.ts'
import { openDatabase } from '../server/store/index.ts'
import { median } from './measure.ts'
import { startPostgres } from './search/postgres.ts'
import { startBenchUpstream } from './upstream.ts'

const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 5

const CALLS = {
  get: { entity: 'customers', action: 'get', params: { id: 'cus_1' } },
  'list of 100': { entity: 'customers', action: 'list', params: { limit: 100 } },
}

function start(file: string, ...words: string[]): Promise<LoadTarget> {
  const execArgv = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  return targetOf(fork(join(import.meta.dirname, 'hosted', file), words, { execArgv }))
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
const relay = await start('relay.mjs', upstream.origin)
const servers = {
  embedded: await start('server.ts', upstream.origin),
  PostgreSQL: await start('server.ts', upstream.origin, postgres.url),
}
try {
  print(`Node ${process.version}, ${CONNECTIONS} connections. Ratios of the server to a bare relay in the same run.`)
  print('target: requests a second at least 0.70 (get), 1.00 (list); p99 at most 2.00')
  print('')
  print('call         database     req/s   ratio   CPU/req   ratio   p99 ms   ratio')
  for (const [name, call] of Object.entries(CALLS))
    for (const [database, server] of Object.entries(servers)) await compare(name, call, database, server)
  print('')
  print(await countingCost(await another(postgres.url, 'plugboard_bench_counting')))
  print('')
  for (const [database, url] of [
    ['embedded'],
    ['PostgreSQL', await another(postgres.url, 'plugboard_bench_slow')],
  ] as const)
    print(await slowUpstream(database, start, url))
} finally {
  for (const { child } of [relay, ...Object.values(servers)]) child.disconnect()
  upstream.close()
  await postgres.stop()
}

/** The URL of a new database on the same PostgreSQL. */
async function another(url: string, name: string): Promise<string> {
  const database = await openDatabase({ url })
  await database.query(`create database ${name}`)
  await database.close()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

async function compare(name: string, call: unknown, database: string, server: LoadTarget): Promise<void> {
  for (const target of [relay, server]) await runLoad(target, call, CONNECTIONS, SECONDS)
  const rounds: [Round, Round][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await runLoad(relay, call, CONNECTIONS, SECONDS), await runLoad(server, call, CONNECTIONS, SECONDS)])
  const ratio = (of: (round: Round) => number) => median(rounds.map(([base, ours]) => of(ours) / of(base))).toFixed(2)
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
}
