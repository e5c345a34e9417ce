/** Full runs over 100,000 unchanged records: readers of changes get nothing, and no row of a record is written. */
import { loadavg } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { recordTableOf } from '../../../server/copy/records/tables.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { isIdle, isReady, itemsOf, openRoom, shopCatalogue, startShop } from '../../server/copy/sync/world.ts'

const RECORDS = Number(process.env.RECORDS ?? 100_000)
const RUNS = 2

it('a full run over unchanged records emits no change and writes no record', { timeout: 3_600_000 }, async () => {
  const [database, catalogue, shop] = await Promise.all([openTestPostgres(), shopCatalogue(), startShop()])
  const settings = { recordsPerConnector: RECORDS + 1 }
  const room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings })
  onTestFinished(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  shop.items = itemsOf(RECORDS)
  shop.pageSize = 1000
  const connector = await room.connector('shop', { sync: { entities: ['items'] } })
  await room.until(connector, isReady, 1_800_000)
  const { organizationId, connectorId } = connector
  const searched = await room.connectors.openSearched({ organizationId }, connectorId)
  const page = (after?: string) => room.sync.changes(searched, 'items', { after })
  const everything = (after?: string) => room.sync.allChanges({ organizationId, after })
  const [ofEntity, ofAll] = [await rest(page), await rest(everything)]
  expect([ofEntity.count, ofAll.count]).toEqual([RECORDS, RECORDS])
  await countWrites(database)
  for (let run = 1; run <= RUNS; run++) {
    const began = performance.now()
    await room.sync.trigger(connector, { entities: ['items'], isFull: true })
    await room.until(connector, isIdle, 1_800_000)
    const micros = ((performance.now() - began) * 1000) / RECORDS
    const emitted = [await rest(page, ofEntity.cursor), await rest(everything, ofAll.cursor)].map(({ count }) => count)
    const [counted] = await database.query<{ rows: number }>('select count(*)::int as rows from public.writes')
    process.stdout.write(
      `run ${run} of ${RECORDS}: ${micros.toFixed(1)} µs a record, ${counted?.rows} rows written, ${emitted.join(' and ')} changes; load ${loadavg()[0]}\n`,
    )
    expect({ emitted, rows: counted?.rows }).toEqual({ emitted: [0, 0], rows: 0 })
  }
})

/** Notes each row of a record that is written from now on, by any process. */
async function countWrites(database: Database): Promise<void> {
  await database.exec(`
    create table public.writes (operation text);
    create function public.note_write() returns trigger language plpgsql security definer as $$ begin
      insert into public.writes values (tg_op);
      return null; end $$;
    create trigger noted after insert or update or delete on ${recordTableOf('shop', 'items')}
      for each row execute function public.note_write()`)
}

interface Page {
  readonly data: Uint8Array
  readonly meta: { readonly has_more: boolean; readonly cursor: string }
}

/** Everything behind a cursor: how many changes, and the cursor behind them. */
async function rest(
  read: (after?: string) => Promise<Page>,
  after?: string,
): Promise<{ readonly count: number; readonly cursor: string }> {
  let [count, cursor] = [0, after]
  for (;;) {
    const { data, meta } = await read(cursor)
    count += (JSON.parse(Buffer.from(data).toString()) as unknown[]).length
    cursor = meta.cursor
    if (!meta.has_more) return { count, cursor }
  }
}
