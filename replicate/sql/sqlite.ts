/** A replica in an SQLite file. The names of tables begin with the kind. */
import { existsSync } from 'node:fs'
import { ConnectorError } from 'plugboard/internal'
import type { ColumnType } from '../model/columns.ts'
import { TargetError } from '../model/target-error.ts'
import { columnList, quoteName } from './names.ts'
import { type Dialect, MARK, type TableName, type SqlRows, type SqlSession } from './dialect.ts'
import { raw, sql, type SqlStatement, statementText } from './statement.ts'

/** The used part of `node:sqlite`. */
interface Database {
  exec(text: string): void
  prepare(text: string): {
    all(...values: unknown[]): Record<string, unknown>[]
    run(...values: unknown[]): { readonly changes: number | bigint }
  }
  close(): void
}

interface Module {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => Database
}

/**
 * Opens a database file, and creates a missing one; with `readOnly`, it opens an empty database instead.
 * @throws TargetError `target_unavailable`; ConnectorError `invalid_configuration` on a Node.js without `node:sqlite`
 */
export async function openSqlite(file: string, readOnly: boolean): Promise<SqlSession> {
  const { DatabaseSync } = await importSqlite()
  const isThere = existsSync(file)
  try {
    const database = new DatabaseSync(readOnly && !isThere ? ':memory:' : file, { readOnly: readOnly && isThere })
    database.exec('pragma busy_timeout = 10000')
    if (!readOnly) database.exec('pragma journal_mode = wal')
    return new SqliteSession(database)
  } catch (error) {
    throw explained(error)
  }
}

const NAME = 'node:sqlite'

async function importSqlite(): Promise<Module> {
  try {
    return (await import(NAME)) as Module
  } catch (cause) {
    throw new ConnectorError('invalid_configuration', 'Cannot replicate to SQLite: this Node.js has no node:sqlite', {
      hint: `Use Node.js 22.13 or newer; this is ${process.version}.`,
      cause,
    })
  }
}

class SqliteSession implements SqlSession {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async query(statement: SqlStatement): Promise<Record<string, unknown>[]> {
    return this.#prepare(statement).all(...statement.values)
  }

  async change(statement: SqlStatement): Promise<number> {
    return Number(this.#prepare(statement).run(...statement.values).changes)
  }

  async begin(text: string): Promise<void> {
    this.#database.exec(text)
  }

  async run(text: string): Promise<void> {
    this.#database.exec(text)
  }

  /** Runs a statement for many rows. */
  each(text: string, rows: Iterable<readonly unknown[]>): void {
    const prepared = this.#database.prepare(text)
    for (const row of rows) prepared.run(...row)
  }

  async close(): Promise<void> {
    this.#database.close()
  }

  #prepare(statement: SqlStatement) {
    return this.#database.prepare(statementText(statement, () => '?'))
  }
}

/** Columns have an affinity: text with digits becomes a number. */
const TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'TEXT',
  bigint: 'INTEGER',
  numeric: 'NUMERIC',
  boolean: 'INTEGER',
  timestamptz: 'TEXT',
  jsonb: 'TEXT',
}

/** Returns the dialect of SQLite. @param name the name of the target for people */
export function sqliteDialect(name: string): Dialect {
  return {
    name,
    begin: 'begin immediate',
    beginReading: 'begin',
    ignoresCase: true,
    types: TYPES,
    // `begin immediate` locks the database.
    lock: undefined,
    registry: (table) => `"_plugboard_${table}"`,
    hasRegistry,
    registrySchema: [],
    mark: () => ({ inside: `/* ${MARK} */`, after: [] }),
    comment: () => [],
    wantedName: (kind, entity, customer) => {
      const table = `${kind.replaceAll('-', '_')}__${entity}`
      return { schema: '', name: customer === '' ? table : `${customer}__${table}` }
    },
    at: tableAt,
    createSchema: async () => [],
    dropSchema: async () => {},
    sqlName: ({ name: table }) => quoteName(table),
    upsert,
    given,
    explain: explained,
  }
}

async function hasRegistry(session: SqlSession): Promise<boolean> {
  const found = await tableAt(session, { schema: '', name: '_plugboard_streams' })
  if (found !== 'theirs') return found === 'ours'
  throw new TargetError('target_conflict', 'Cannot use the table _plugboard_streams: a replica did not create it', {
    hint: 'Rename it, or replicate into another file.',
  })
}

async function tableAt(session: SqlSession, { name }: TableName): Promise<'nothing' | 'ours' | 'theirs'> {
  const [found] = await session.query(
    sql`select sql as text from sqlite_master where name = ${name} collate nocase and type in ('table', 'view')`,
  )
  if (!found) return 'nothing'
  // SQLite keeps the statement that created a table, with its comments.
  return String(found.text).includes(`(/* ${MARK} */\n`) ? 'ours' : 'theirs'
}

async function upsert(session: SqlSession, table: string, { columns, rows }: SqlRows): Promise<void> {
  const set = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`).join(', ')
  const placeholders = columns.map(() => '?').join(', ')
  const text = `insert into ${table} (${columnList(columns)}) values (${placeholders}) on conflict (_connector, _key) do update set ${set}`
  if (!(session instanceof SqliteSession)) throw new TypeError('this session is of another database')
  session.each(
    text,
    rows.map((row) => row.map((value, index) => stored(value, columns[index]?.type))),
  )
}

/** Returns times in one form, so that they compare as text. */
function stored(value: string | null, type: ColumnType | undefined): string | number | null {
  if (value === null) return null
  if (type === 'boolean') return value === 'true' || value === '1' ? 1 : 0
  return type === 'timestamptz' ? isoTime(value) : value
}

/** Leaves a leap second unchanged, which JavaScript does not know. */
function isoTime(text: string): string {
  const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase())
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}

function given({ columns, rows }: SqlRows): SqlStatement {
  const picked = columns.map(({ name }, index) => `json_extract(value, '$[${index}]') as ${quoteName(name)}`).join(', ')
  const list = JSON.stringify(rows.map((row) => row.map((value, index) => stored(value, columns[index]?.type))))
  return sql`(select ${raw(picked)} from json_each(${list})) as given`
}

/** Messages of SQLite contain tables and columns, never values. */
function explained(error: unknown): unknown {
  if (error instanceof ConnectorError || !(error instanceof Error)) return error
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown }
  if (code !== 'ERR_SQLITE_ERROR') return error
  // 5 busy, 8 read-only, 10 I/O, 13 full, 14 cannot open, 26 not a database.
  const isUnavailable = [5, 10, 13, 14].includes(Number(errcode) & 0xff)
  const isRefused = (Number(errcode) & 0xff) === 8
  const kind = isUnavailable ? 'target_unavailable' : isRefused ? 'target_refused' : 'target_failed'
  return new TargetError(kind, `Cannot use the target: ${error.message}`, { cause: error })
}
