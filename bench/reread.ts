/**
 * `npm run bench:reread -- [--records <n>]`: full runs over 100,000 unchanged records on PostgreSQL: their time, the writes of the
 * database, and the changes that readers get. Then the speed of these readers, and the size of the feed on disk. Loopback only; takes
 * about a minute.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { undiciTransport } from '../runtime/index.ts'
import { recordTableOf } from '../server/copy/records/tables.ts'
import { type Database, migrate, openDatabase } from '../server/ground/store/index.ts'
import type { ConnectorRef } from '../server/accounts/connectors/index.ts'
import { startPostgres } from './search/postgres.ts'
import { type FeedRead, feedDisk, readAll } from './sync/feed.ts'
import { openRoom, type SyncBench } from './sync/room.ts'
import { benchCatalogue, CONNECTOR, startUpstream } from './sync/source.ts'

const ROUNDS = 5

async function ready({ sync }: SyncBench, connector: ConnectorRef): Promise<void> {
  for (;;) {
    const { status, job_id: runId } = await sync.state(connector)
    if (status === 'ready' && runId === null) return
    if (status === 'error') throw new Error('the sync failed')
    await delay(20)
  }
}

/** Bytes of the write-ahead log since the beginning, and of the table of records with its indexes. */
async function sizes(database: Database): Promise<{ wal: number; table: number }> {
  const [row] = await database.query<{ wal: number; table: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as wal, pg_total_relation_size($1::regclass)::float8 as "table"`,
    [recordTableOf('bench', 'customers')],
  )
  return row!
}

async function measure(database: Database, run: () => Promise<void>, name: string): Promise<string> {
  await database.exec('checkpoint')
  const before = await sizes(database)
  const began = performance.now()
  await run()
  const seconds = (performance.now() - began) / 1000
  // The cleanup of what was replaced is a job of its own.
  await delay(3000)
  const after = await sizes(database)
  const emitted = await Promise.all([readAll(page, read.cursor), readAll(allPages, readAllCopies.cursor)])
  const figures = [
    seconds.toFixed(1),
    mb(after.wal - before.wal),
    mb(after.table),
    ((seconds * 1e6) / records).toFixed(1),
    ((after.wal - before.wal) / records).toFixed(1),
    emitted.map(({ changes }) => changes).join(' and '),
  ]
  return name.padEnd(12) + figures.map(right).join('')
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function right(text: string): string {
  return text.padStart(14)
}

const given = process.argv.slice(2)
const records = given.includes('--records') ? Number(given[given.indexOf('--records') + 1]) : 100_000
const postgres = await startPostgres()
const database = await openDatabase({ url: postgres.url })
await migrate(database)
const upstream = await startUpstream(records)
const transport = () => undiciTransport({ connectTo: () => upstream.origin })
const room = await openRoom(database, await benchCatalogue(upstream.origin), transport)
const connector = await room.connector(CONNECTOR)
const first = async () => {
  await room.sync.created(connector.organizationId, connector.connectorId, {})
  await ready(room, connector)
}
const again = async () => {
  await room.sync.trigger(connector, { isFull: true })
  await ready(room, connector)
}
const header = ['seconds', 'WAL MB', 'table MB', 'µs a record', 'WAL B a record', 'changes']
const lines = ['run'.padEnd(12) + header.map(right).join('')]
lines.push(await firstRun())
const { organizationId, connectorId } = connector
const searched = await room.connectors.openSearched({ organizationId }, connectorId)
const page = (after?: string) => room.sync.changes(searched, 'customers', { after })
const allPages = (after?: string) => room.sync.allChanges({ organizationId, after })
const [read, readAllCopies] = [await readAll(page), await readAll(allPages)]
for (let round = 1; round <= ROUNDS; round++) lines.push(await measure(database, again, `unchanged ${round}`))
const rates = [await readAll(page), await readAll(allPages)]
const disk = await feedDisk(database)
await room.close()
upstream.close()
await database.close()
await postgres.stop()
const rateOf = ({ changes, seconds }: FeedRead) => `${Math.round(changes / seconds)} changes a second`
lines.push(
  '',
  `reading an entity: ${rates.map(rateOf).join('; everything: ')}`,
  `the index of changes: ${(disk.index / records).toFixed(1)} bytes a record; with the number of the change ` +
    `${((disk.index / records + 8) / (disk.table / records)).toFixed(3)} of the table's ${(disk.table / records).toFixed(0)} bytes a record`,
)
process.stdout.write(`Node ${process.version}. ${records} unchanged records.\n\n${lines.join('\n')}\n`)

/** The table is made by the first run. */
async function firstRun(): Promise<string> {
  const began = performance.now()
  await first()
  const { table } = await sizes(database)
  return 'first'.padEnd(12) + [((performance.now() - began) / 1000).toFixed(1), '', mb(table)].map(right).join('')
}
