/** Database -> backup: one snapshot, streamed, so that memory stays flat however much there is. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Session, Sql } from '../../../ground/store/index.ts'
import type { Job } from '../job/job.ts'
import {
  type BackupSummary,
  createChecksum,
  type EndLine,
  FORMAT,
  FORMAT_VERSION,
  ORGANIZATION_FORMAT,
  type Header,
  summaryOf,
  type TableLine,
} from './format.ts'
import { identifier, listTables, type Table, tableName } from './tables.ts'
import { firstOf } from '../../../ground/base/index.ts'

/** Takes the bytes of a backup, in order. */
export type Sink = (chunk: Uint8Array) => Promise<void>

/** Bytes of rows per query. */
const BATCH_BYTES = 1_000_000
const FIRST_BATCH = 100
const MOST_ROWS = 5_000

/**
 * Writes a backup of everything that was committed when it began; what it holds comes back. An embedded database does nothing
 * else meanwhile, so that the sink should be no slower than a disk.
 * @throws ConnectorError `storage_unavailable`; what the sink throws; the signal's reason
 */
export async function writeBackup(
  database: Database,
  sink: Sink,
  { report, signal }: Job,
  scopeOf: (sql: Session) => Promise<BackupScope> = wholeScope,
): Promise<BackupSummary> {
  return database.transaction(async (sql) => {
    await sql.query('set transaction isolation level repeatable read, read only')
    await sql.query(`select set_config('bytea_output', 'hex', true)`)
    const scope = await scopeOf(sql)
    const tables = await listTables(sql)
    const header = await headerOf(sql, tables, database.engine, scope)
    const total = Object.values(header.tables).reduce((sum, count) => sum + count, 0)
    const checksum = createChecksum()
    let rows = 0
    let sha256 = ''
    async function* lines(): AsyncGenerator<string> {
      for await (const { text, count } of contents(sql, header, tables, scope)) {
        signal?.throwIfAborted()
        checksum.update(text)
        yield text
        rows += count
        if (count > 0) report({ step: 'rows saved', done: rows, of: total })
      }
      sha256 = checksum.digest('hex')
      yield lineOf({ end: { rows, sha256, mac: scope.fileMacOf?.(sha256) } } satisfies EndLine)
    }
    let failure: { readonly error: unknown } | undefined
    await pipeline(
      Readable.from(lines(), { highWaterMark: 1 }),
      createGzip(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source)
          await sink(chunk).catch((error: unknown) => {
            failure = { error }
            throw error
          })
      },
    ).catch((error: unknown) => {
      // The pipeline may reject with the end of its other streams, which the failure of the sink brought about.
      throw failure ? failure.error : error
    })
    return summaryOf(header, { end: { rows, sha256 } })
  })
}

/** Saved part of a database. */
export interface BackupScope extends Pick<Header, 'organization' | 'masters'> {
  /** Returns the SQL condition of a table's saved rows; undefined for a table that is left out. */
  readonly where: (table: Table) => string | undefined
  /** Replaces a row, the JSON text of an array; undefined keeps the row. */
  readonly rowOf?: (table: Table, row: string) => string | undefined
  readonly fileMacOf?: (sha256: string) => string
}

async function wholeScope(sql: Session): Promise<BackupScope> {
  return { where: () => 'true', masters: await neededMasters(sql) }
}

interface Part {
  readonly text: string
  readonly count: number
}

async function* contents(
  sql: Session,
  header: Header,
  tables: readonly Table[],
  scope: BackupScope,
): AsyncGenerator<Part> {
  yield { text: lineOf(header), count: 0 }
  for (const table of tables.filter(({ name }) => header.tables[name] !== undefined)) {
    const line: TableLine = { table: table.name, columns: table.columns }
    yield { text: lineOf(line), count: 0 }
    yield* rowsOf(sql, table, scope)
  }
}

async function* rowsOf(sql: Session, table: Table, { where, rowOf }: BackupScope): AsyncGenerator<Part> {
  const { name, columns } = table
  const values = columns.map((column) => `${identifier(column)}::text`).join(', ')
  await sql.exec(
    `declare backup no scroll cursor for select json_build_array(${values})::text as row from ${tableName(name)} where ${where(table)}`,
  )
  let batch = FIRST_BATCH
  for (;;) {
    const rows = await sql.query<{ row: string }>(`fetch ${batch} from backup`)
    if (rows.length === 0) break
    const text = rows.map(({ row }) => `${rowOf?.(table, row) ?? oneLine(row)}\n`).join('')
    yield { text, count: rows.length }
    batch = Math.max(1, Math.min(MOST_ROWS, Math.round((rows.length * BATCH_BYTES) / text.length)))
  }
  await sql.exec('close backup')
}

/** A row's JSON holds no line end but between its values. */
function oneLine(json: string): string {
  return json.includes('\n') ? json.replaceAll('\n', ' ') : json
}

async function headerOf(
  sql: Sql,
  tables: readonly Table[],
  engine: Header['engine'],
  { where, organization, masters }: BackupScope,
): Promise<Header> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const condition = where(table)
    if (condition === undefined) continue
    const rows = await sql.query<{ count: number }>(
      `select count(*) as count from ${tableName(table.name)} where ${condition}`,
    )
    const { count } = firstOf(rows)
    // The name of an empty table would say whose records the others hold.
    if (organization === undefined || count > 0) counts[table.name] = count
  }
  const migrations = await sql.query<Header['migrations'][number]>(
    'select version, name, sha256 from migrations order by version',
  )
  return {
    format: organization ? ORGANIZATION_FORMAT : FORMAT,
    version: FORMAT_VERSION,
    at: new Date().toISOString(),
    engine,
    migrations,
    masters,
    tables: counts,
    organization,
  }
}

/** Fingerprints of the master keys without which something in the database does not open; none for a new one. */
export async function neededMasters(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ master: string }>(
    `select value->>'master' as master from facts where name = 'vault' union select master from data_keys order by master`,
  )
  return rows.map(({ master }) => master)
}

function lineOf(value: Header | TableLine | EndLine): string {
  return `${JSON.stringify(value)}\n`
}
