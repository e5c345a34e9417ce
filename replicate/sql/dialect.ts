/** What differs between the databases that a replica lies in. */
import type { ColumnType } from '../model/columns.ts'
import type { SqlStatement } from './statement.ts'

/** Values as they go into a row: text, and null. */
export type SqlRow = readonly (string | null)[]

/** A connection of its own, on which statements run one after the other. */
export interface SqlSession {
  /** Begins a transaction; on a connection that was lost it connects again. */
  begin(text: string): Promise<void>
  query(statement: SqlStatement): Promise<Record<string, unknown>[]>
  /** How many rows a statement changed. */
  change(statement: SqlStatement): Promise<number>
  /** Runs a text without values. */
  run(text: string): Promise<void>
  close(): Promise<void>
}

/** The name of a table. Schemas are empty in a database without them. */
export interface TableName {
  readonly schema: string
  readonly name: string
}

/** A column of a statement. */
export interface SqlColumn {
  readonly name: string
  readonly type: ColumnType
}

/** Rows on their way into a table: their values in the order of the columns. */
export interface SqlRows {
  readonly columns: readonly SqlColumn[]
  readonly rows: readonly SqlRow[]
}

/** A table of the registry. */
export type RegistryTable = 'streams' | 'copies' | 'tables' | 'columns'

/** One database's way. */
export interface Dialect {
  readonly name: string
  /** How transactions begin that write, and that read alone. */
  readonly begin: string
  readonly beginReading: string
  /** Whether names that differ in case alone are the same. */
  readonly ignoresCase: boolean
  readonly types: Readonly<Record<ColumnType, string>>
  /** Holds other processes off that change the form of tables, until the transaction ends. */
  readonly lock: string | undefined
  /** The name of a table of the registry, quoted. */
  registry(table: RegistryTable): string
  /** Whether the registry is there. @throws ConnectorError `target_conflict` for something else with its name */
  hasRegistry(session: SqlSession): Promise<boolean>
  /** The statements before those that make the tables of the registry. */
  readonly registrySchema: readonly string[]
  /** What to say behind a table's name when it is made, so that it is known as ours. */
  mark(table: string): { readonly inside: string; readonly after: readonly string[] }
  /** The name that the table of an entity wants. */
  wantedName(kind: string, entity: string, customer: string): TableName
  /** What has a name: nothing, a table of ours, or something of somebody else. */
  at(session: SqlSession, table: TableName): Promise<'nothing' | 'ours' | 'theirs'>
  /** The statements that make a schema; none for one that is there. */
  createSchema(session: SqlSession, schema: string): Promise<string[]>
  /** Removes a schema that a replica made, if nothing is in it. */
  dropSchema(session: SqlSession, schema: string): Promise<void>
  /** A table's name as a statement has it. */
  sqlName(table: TableName): string
  /** Inserts rows, or replaces these columns of the rows with the same connector and key. */
  upsert(session: SqlSession, table: string, rows: SqlRows): Promise<void>
  /** Rows as something to join with, named `given`. */
  given(rows: SqlRows): SqlStatement
  /** The error to show for one of the driver. */
  explain(error: unknown): unknown
}

/** By this the tables of a replica are known. */
export const MARK = 'plugboard replica'

/** The columns that identify a row. */
export const KEY_COLUMNS: readonly SqlColumn[] = [
  { name: '_connector', type: 'text' },
  { name: '_key', type: 'text' },
]

/** The columns that every table has, before those of fields. */
export const OWN_COLUMNS: readonly SqlColumn[] = [
  ...KEY_COLUMNS,
  { name: '_customer', type: 'text' },
  { name: '_changed_at', type: 'timestamptz' },
  { name: '_deleted_at', type: 'timestamptz' },
  { name: '_pass', type: 'text' },
  { name: '_below', type: 'text' },
  { name: '_record', type: 'jsonb' },
]
