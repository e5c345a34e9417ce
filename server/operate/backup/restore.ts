/** Backup -> database: into an empty one only, whole or not at all. */
import type { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
import { createTable, expireCursors, FORMER_COLUMNS, recordTableOf } from '../../search/index.ts'
import {
  type Database,
  DatabaseError,
  listMigrations,
  migrate,
  newerMigrations,
  type Session,
  type Sql,
} from '../../store/index.ts'
import type { Job } from '../job/job.ts'
import type { BackupSummary, Header, TableLine } from './format.ts'
import { readBackup, readHeader, unusable } from './read.ts'
import { identifier, listTables, type Table, tableName } from './tables.ts'

/**
 * Restores a backup's file into an empty database, and brings it to this program's schema; what the file held comes back.
 * @throws ConnectorError `invalid_request` when the file cannot be used; `version_conflict` when the database is not empty or
 * of another schema; nothing is changed then
 */
export async function restoreBackup(database: Database, file: string, { report, signal }: Job): Promise<BackupSummary> {
  const header = await readHeader(file)
  report({ step: 'creating the tables' })
  await prepare(database, header)
  const total = Object.values(header.tables).reduce((sum, count) => sum + count, 0)
  const summary = await database.transaction(async (sql) => {
    const writer = new Writer(sql, file, (rows) => {
      signal?.throwIfAborted()
      report({ step: 'rows restored', done: rows, of: total })
    })
    await writer.insistOnEmpty()
    report({ step: 'rows restored', done: 0, of: total })
    for await (const entry of readBackup(file)) {
      if ('table' in entry) await writer.begin(entry.table)
      else if ('row' in entry) await writer.add(entry.row)
      else if ('end' in entry) {
        await writer.finish()
        return entry.end
      }
    }
    throw new Error('a backup ends with its end, or throws')
  })
  report({ step: 'bringing the tables up to date' })
  await migrate(database)
  await expireCursors(database)
  return summary
}

/** Brings an empty database to the schema of the backup. */
async function prepare(database: Database, { migrations }: Header): Promise<void> {
  const known = await listMigrations()
  for (const { version, name, sha256 } of migrations)
    if (known.find((migration) => migration.version === version)?.sha256 !== sha256)
      throw conflict(`the backup has migration "${name}", which this program does not know`, NEWER)
  const saved = known.filter(({ version }) => migrations.some((migration) => migration.version === version))
  const newer = await newerMigrations(database, saved)
  if (newer.length > 0) throw conflict('the database has a newer schema than the backup', NEW_DATABASE)
  await migrate(database, saved, { contract: true })
}

const NEWER = 'Use the version of Plugboard that wrote it, or a later one.'
const NEW_DATABASE = 'Restore into a new database: --data with a new folder, or DATABASE_URL of an empty database.'

function conflict(state: string, hint: string): ConnectorError {
  return new ServerError('version_conflict', `Cannot restore: ${state}`, { hint })
}

const BATCH_BYTES = 1_000_000

class Writer {
  readonly #sql: Session
  readonly #file: string
  readonly #afterBatch: (rows: number) => void
  #tables: Map<string, Table> | undefined
  #into: { readonly statement: string } | undefined
  #batch: string[] = []
  #bytes = 0
  #rows = 0

  constructor(sql: Session, file: string, afterBatch: (rows: number) => void) {
    this.#sql = sql
    this.#file = file
    this.#afterBatch = afterBatch
  }

  async insistOnEmpty(): Promise<void> {
    for (const { name } of await listTables(this.#sql)) {
      const [row] = await this.#sql.query(`select 1 from ${tableName(name)} limit 1`)
      if (row) throw conflict(`the database is not empty: "${name}" has rows`, NEW_DATABASE)
    }
  }

  async begin({ table: name, columns }: TableLine): Promise<void> {
    await this.#flush()
    const table = await this.#table(name, columns)
    const types = columns.map((column) => {
      const type = table.types[table.columns.indexOf(column)]
      if (type === undefined) throw conflict(`"${name}" has no column "${column}"`, NEWER)
      return type
    })
    this.#into = {
      statement: `insert into ${tableName(name)} (${columns.map(identifier).join(', ')}) overriding system value
        select ${types.map((type, at) => `(line->>${at})::${type}`).join(', ')} from jsonb_array_elements($1::jsonb) as line`,
    }
  }

  async add(row: string): Promise<void> {
    this.#batch.push(row)
    this.#bytes += row.length
    if (this.#bytes >= BATCH_BYTES) await this.#flush()
  }

  /** Has the counters go on behind what was restored. */
  async finish(): Promise<void> {
    await this.#flush()
    for (const { name, counters } of this.#tables?.values() ?? [])
      for (const counter of counters)
        await this.#sql.query(
          `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${identifier(counter)}), 0) + 1, false) from ${tableName(name)}`,
          [tableName(name), counter],
        )
  }

  async #flush(): Promise<void> {
    if (this.#batch.length === 0) return
    if (!this.#into) throw unusable(this.#file, 'it is damaged')
    await this.#sql.query(this.#into.statement, [`[${this.#batch.join(',')}]`]).catch((error: unknown) => {
      // The database names the row that does not fit; the checksum would only have said so at the end.
      throw error instanceof DatabaseError ? unusable(this.#file, `it is damaged: ${error.message}`) : error
    })
    this.#rows += this.#batch.length
    this.#batch = []
    this.#bytes = 0
    this.#afterBatch(this.#rows)
  }

  /**
   * A table by its name; one of records is made when the rows before say whose it is. It gets the backup's columns only:
   * migrations that the backup has not seen add theirs after the rows are in.
   */
  async #table(name: string, columns: readonly string[]): Promise<Table> {
    this.#tables ??= await byName(this.#sql)
    const known = this.#tables.get(name)
    if (known) return known
    const [of] = await this.#sql.query<{ kind: string; entity: string }>(
      'select kind, entity from record_tables where name = $1',
      [`plugboard.${name}`],
    )
    if (!of || recordTableOf(of.kind, of.entity) !== `plugboard.${name}`) throw unknownTable(name)
    await createTable(this.#sql, of.kind, of.entity)
    for (const column of columns) {
      const type = FORMER_COLUMNS[column]
      if (type !== undefined) await this.#sql.exec(`alter table ${tableName(name)} add column ${column} ${type}`)
    }
    this.#tables = await byName(this.#sql)
    const made = this.#tables.get(name)
    if (!made) throw unknownTable(name)
    const later = made.columns.filter((column) => !columns.includes(column))
    for (const column of later) await this.#sql.exec(`alter table ${tableName(name)} drop column ${identifier(column)}`)
    return made
  }
}

function unknownTable(name: string): ConnectorError {
  return conflict(`the backup has the table "${name}", which this program does not know`, NEWER)
}

async function byName(sql: Sql): Promise<Map<string, Table>> {
  return new Map((await listTables(sql)).map((table) => [table.name, table]))
}
