/** Rows of a backup -> tables. */
import type { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import { createTable, recordTableOf } from '../../../copy/index.ts'
import { DatabaseError, type Session, type Sql } from '../../../ground/store/index.ts'
import type { TableLine } from './format.ts'
import { unusable } from './read.ts'
import { identifier, listTables, type Table, tableName } from './tables.ts'

/** Advice for a backup of a later schema. */
export const NEWER = 'Use the version of Plugboard that wrote it, or a later one.'

/** The error for a database that a backup does not fit. */
export function conflict(state: string, hint: string): ConnectorError {
  return new ServerError('version_conflict', `Cannot restore: ${state}`, { hint })
}

/** How tables are written. */
interface TableOptions {
  /** Called with how many rows are written. */
  readonly afterBatch: (rows: number) => void
  /** Whether others write into the database meanwhile. */
  readonly isShared?: boolean
  /** The clause for rows of a table that are there already; without it they are an error. */
  /** Replaces a row of a table. Keeps rows by default. */
  readonly rowOf?: (table: TableLine, row: string) => string
  readonly onConflict?: (table: string) => string | undefined
}

const BATCH_BYTES = 1_000_000

/** Writes tables as a backup has them, batch by batch. */
export class TableWriter {
  readonly #sql: Session
  readonly #file: string
  readonly #options: TableOptions
  #tables: Map<string, Table> | undefined
  #into: { readonly statement: string; readonly line: TableLine } | undefined
  #batch: string[] = []
  #bytes = 0
  #rows = 0

  constructor(sql: Session, file: string, options: TableOptions) {
    this.#sql = sql
    this.#file = file
    this.#options = options
  }

  /** Begins with the rows of a table. @throws ConnectorError `version_conflict` for a table or a column that is not known */
  async begin(line: TableLine): Promise<void> {
    const { table: name, columns } = line
    await this.#flush()
    const table = await this.#table(name, columns)
    const types = columns.map((column) => {
      const type = table.types[table.columns.indexOf(column)]
      if (type === undefined) throw conflict(`"${name}" has no column "${column}"`, NEWER)
      return type
    })
    this.#into = {
      line,
      statement: `insert into ${tableName(name)} (${columns.map(identifier).join(', ')}) overriding system value
        select ${types.map((type, at) => `(line->>${at})::${type}`).join(', ')} from jsonb_array_elements($1::jsonb) as line ${this.#options.onConflict?.(name) ?? ''}`,
    }
  }

  /** Adds a row, the JSON text of an array. */
  async add(row: string): Promise<void> {
    const { rowOf } = this.#options
    this.#batch.push(rowOf && this.#into ? rowOf(this.#into.line, row) : row)
    this.#bytes += row.length
    if (this.#bytes >= BATCH_BYTES) await this.#flush()
  }

  /** Writes what is left, and has the counters go on behind what was restored. */
  async finish(): Promise<void> {
    await this.#flush()
    for (const { name, counters } of this.#tables?.values() ?? [])
      for (const counter of counters) await this.#advance(tableName(name), counter)
  }

  /** Where others count too, a counter is only ever moved by counting: to set it could take it back behind them. */
  async #advance(table: string, counter: string): Promise<void> {
    const params = [table, counter]
    const most = `(select coalesce(max(${identifier(counter)}), 0) from ${table})`
    const sequence = 'pg_get_serial_sequence($1, $2)::regclass'
    if (this.#options.isShared)
      await this.#sql.query(
        `select count(nextval(${sequence})) from generate_series(coalesce(pg_sequence_last_value(${sequence}), 0) + 1, ${most})`,
        params,
      )
    else await this.#sql.query(`select setval(${sequence}, ${most} + 1, false)`, params)
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
    this.#options.afterBatch(this.#rows)
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
