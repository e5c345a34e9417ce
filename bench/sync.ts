/**
 * `npx tsx bench/sync.ts [--embedded
 * --postgres] [--records <n>]`: the first sync of 100,000 records from a third party on loopback. A bare pipeline in the same run fetches
 * a page and upserts its raw body in one statement. Loopback only; takes about a minute.
 */
import { forgetCopies } from '../server/copy/index.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { undiciTransport } from '../runtime/index.ts'
import { type Database, migrate, openDatabase } from '../server/ground/store/index.ts'
import { median } from './measure.ts'
import { startPostgres } from './search/postgres.ts'
import { openRoom, type SyncBench } from './sync/room.ts'
import { benchCatalogue, CONNECTOR, startUpstream } from './sync/source.ts'

const PAGE = 100
const ROUNDS = 3
const RATIO = 0.6
/** Growth of the memory between the first third of a sync and its end, in MB. */
const GROWTH_MB = 64

/** Result of one way of copying. */
interface SyncState {
  readonly recordsPerSecond: number
  readonly growthMb: number
}

/** Fetches a page, upserts its raw body in one statement, fetches the next: nothing else. */
async function bare(database: Database, origin: string): Promise<SyncState> {
  await database.exec(
    `drop table if exists bare; create table bare (key text collate "C" primary key, data jsonb not null)`,
  )
  return timed(async () => {
    for (let after = ''; ;) {
      const { body } = await request(`${origin}/walk?limit=${PAGE}${after}`)
      const text = await body.text()
      await database.query(
        `insert into bare (key, data) select value ->> 'id', value from jsonb_array_elements(($1::jsonb) -> 'data')
        on conflict (key) do update set data = excluded.data`,
        [text],
      )
      const next = /^\{"next":"(\d+)"/.exec(text)?.[1]
      if (next === undefined) break
      after = `&after=${next}`
    }
    const [row] = await database.query<{ count: number }>('select count(*) from bare')
    return row!.count
  })
}

async function timed(run: () => Promise<number>): Promise<SyncState> {
  const memory: number[] = []
  const timer = setInterval(() => memory.push(process.memoryUsage().rss), 50)
  const began = performance.now()
  const records = await run()
  const seconds = (performance.now() - began) / 1000
  clearInterval(timer)
  const third = median(memory.slice(0, Math.ceil(memory.length / 3)))
  const end = median(memory.slice(-Math.ceil(memory.length / 3)))
  return { recordsPerSecond: records / seconds, growthMb: (end - third) / 2 ** 20 }
}

async function synced({ sync, connector }: SyncBench, database: Database, records: number): Promise<SyncState> {
  const ref = await connector(CONNECTOR)
  const run = await timed(async () => {
    await sync.created(ref.organizationId, ref.connectorId, {})
    for (;;) {
      const { status, job_id: runId } = await sync.state(ref)
      if (status === 'ready' && runId === null) break
      if (status === 'error') throw new Error('the sync failed')
      await delay(100)
    }
    return records
  })
  await forgetCopies(database, ref.organizationId, ref.connectorId)
  return run
}

async function compare(name: string, database: Database, records: number): Promise<string> {
  await migrate(database)
  const upstream = await startUpstream(records)
  const room = await openRoom(database, await benchCatalogue(upstream.origin), () =>
    undiciTransport({ connectTo: () => upstream.origin }),
  )
  const rounds: { bare: SyncState; ours: SyncState }[] = []
  await synced(room, database, records)
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await bare(database, upstream.origin), ours: await synced(room, database, records) })
  await room.close()
  upstream.close()
  const middle = (values: readonly number[]) => median(values)
  const ratio = middle(rounds.map((round) => round.ours.recordsPerSecond / round.bare.recordsPerSecond))
  const growth = middle(rounds.map((round) => round.ours.growthMb))
  const cells = [
    name.padEnd(10),
    middle(rounds.map((round) => round.bare.recordsPerSecond))
      .toFixed(0)
      .padStart(9),
    middle(rounds.map((round) => round.ours.recordsPerSecond))
      .toFixed(0)
      .padStart(9),
    ratio.toFixed(2).padStart(6),
    RATIO.toFixed(2).padStart(7),
    (ratio >= RATIO ? 'reached' : 'missed').padStart(8),
    growth.toFixed(0).padStart(7),
    (growth <= GROWTH_MB ? 'flat' : 'grows').padStart(6),
  ]
  return cells.join(' ')
}

const given = process.argv.slice(2)
const records = given.includes('--records') ? Number(given[given.indexOf('--records') + 1]) : 100_000
const lines = [
  `${'database'.padEnd(10)} ${'bare/s'.padStart(9)} ${'sync/s'.padStart(9)}  ratio  target  verdict  MB more`,
]
if (!given.includes('--postgres')) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const database = await openDatabase({ directory: folder })
  lines.push(await compare('embedded', database, records))
  await database.close()
  await rm(folder, { recursive: true })
}
if (!given.includes('--embedded')) {
  const postgres = await startPostgres()
  const database = await openDatabase({ url: postgres.url })
  lines.push(await compare('PostgreSQL', database, records))
  await database.close()
  await postgres.stop()
}
process.stdout.write(
  `Node ${process.version}. First sync of ${records} records, ${PAGE} a page; rates are medians of ${ROUNDS} rounds.\n\n${lines.join('\n')}\n`,
)
