/** Differences between the databases of replicas. */
import type { ColumnType } from '../model/columns.ts'
import type { SqlStatement } from './statement.ts'

/** The values of a row as text, or null. */
export type SqlRow = readonly (string | null)[]

/** A connection that runs statements in order. */
export interface SqlSession {
  /** Begins a transaction, and connects again after a lost connection. */
  begin(text: string): Promise<void>
  query(statement: SqlStatement): Promise<Record<string, unknown>[]>
  /** Runs a statement and returns the number of changed rows. */
  change(statement: SqlStatement): Promise<number>
  /** Runs a text without values. */
  run(text: string): Promise<void>
  close(): Promise<void>
}

/** The name of a table. `schema` is empty in a database without schemas. */
export interface TableName {
  readonly schema: string
  readonly name: string
}

/** A column of a statement. */
export interface SqlColumn {
  readonly name: string
  readonly type: ColumnType
}

/** Rows for a table, with values in the order of the columns. */
export interface SqlRows {
  readonly columns: readonly SqlColumn[]
  readonly rows: readonly SqlRow[]
}

/** A table of the registry. */
export type RegistryTable = 'streams' | 'copies' | 'tables' | 'columns'

/** The dialect of a database. */
export interface Dialect {
  readonly name: string
  /** Statements that begin a transaction, for writing and only for reading. */
  readonly begin: string
  readonly beginReading: string
  /** Whether names that differ only in case are the same. */
  readonly ignoresCase: boolean
  readonly types: Readonly<Record<ColumnType, string>>
  /** Locks out other processes that change tables, until the transaction ends. */
  readonly lock: string | undefined
  /** Returns the quoted name of a table of the registry. */
  registry(table: RegistryTable): string
  /** Whether the registry exists. @throws ConnectorError `target_conflict` for a foreign object with its name */
  hasRegistry(session: SqlSession): Promise<boolean>
  /** Statements that create the schema of the registry. */
  readonly registrySchema: readonly string[]
  /** Returns the mark of a replica's table, for its statement and after it. */
  mark(table: string): { readonly inside: string; readonly after: readonly string[] }
  /** Returns the statements that describe a column; none in a database without comments. */
  comment(column: string, text: string): readonly string[]
  /** Returns the preferred name for the table of an entity. */
  wantedName(kind: string, entity: string, customer: string): TableName
  /** Returns the owner of a name: nothing, a table of a replica, or a foreign object. */
  at(session: SqlSession, table: TableName): Promise<'nothing' | 'ours' | 'theirs'>
  /** Returns the statements that create a schema; none for an existing one. */
  createSchema(session: SqlSession, schema: string): Promise<string[]>
  /** Removes an empty schema of a replica. */
  dropSchema(session: SqlSession, schema: string): Promise<void>
  /** Returns the quoted name of a table. */
  sqlName(table: TableName): string
  /** Inserts rows, or replaces these columns of the rows with the same connector and key. */
  upsert(session: SqlSession, table: string, rows: SqlRows): Promise<void>
  /** Returns rows for a join, named `given`. */
  given(rows: SqlRows): SqlStatement
  /** Returns the error to show for one of the driver. */
  explain(error: unknown): unknown
}

/** The mark of a replica's tables. */
export const MARK = 'plugboard replica'

/** The columns that identify a row. */
export const KEY_COLUMNS: readonly SqlColumn[] = [
  { name: '_connector', type: 'text' },
  { name: '_key', type: 'text' },
]

/** Columns of every table, before the ones of fields. */
export const OWN_COLUMNS: readonly SqlColumn[] = [
  ...KEY_COLUMNS,
  { name: '_customer', type: 'text' },
  { name: '_changed_at', type: 'timestamptz' },
  { name: '_deleted_at', type: 'timestamptz' },
  { name: '_pass', type: 'text' },
  { name: '_below', type: 'text' },
  { name: '_record', type: 'jsonb' },
]
