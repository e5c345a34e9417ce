/** The registry of a target: streams with their cursors, copies, tables and columns. */
import type { ColumnType } from '../model/columns.ts'
import { quoteName } from './names.ts'
import {
  type Dialect,
  KEY_COLUMNS,
  OWN_COLUMNS,
  type RegistryTable,
  type SqlColumn,
  type SqlSession,
} from './dialect.ts'
import { raw, sql } from './statement.ts'
import { type ReplicaTable, type TableColumn, type TablePlan, Tables } from './tables.ts'

const COLUMNS: Readonly<Record<RegistryTable, { readonly names: readonly string[]; readonly key: string }>> = {
  streams: { names: ['stream', 'position'], key: 'stream' },
  copies: { names: ['connector', 'entity', 'kind', 'customer', 'stream'], key: 'connector, entity' },
  tables: { names: ['table_schema', 'table_name', 'kind', 'entity', 'customer'], key: 'table_schema, table_name' },
  columns: {
    names: ['table_schema', 'table_name', 'column_name', 'field', 'type'],
    key: 'table_schema, table_name, column_name',
  },
}

/** Returns the statements that create the registry. */
export function registryStatements(dialect: Dialect): string[] {
  return [
    ...dialect.registrySchema,
    ...Object.entries(COLUMNS).flatMap(([table, { names, key }]) =>
      created(dialect, dialect.registry(table as RegistryTable), [
        ...names.map((name) => `${name} ${dialect.types.text} not null`),
        `primary key (${key})`,
      ]),
    ),
  ]
}

function created({ mark }: Dialect, table: string, lines: readonly string[]): string[] {
  const { inside, after } = mark(table)
  return [`create table ${table} (${inside}\n  ${lines.join(',\n  ')}\n)`, ...after]
}

/** Reads the tables of the registry; none without a registry. */
export async function readTables(dialect: Dialect, session: SqlSession): Promise<Tables> {
  const tables = new Tables(dialect.ignoresCase)
  if (!(await dialect.hasRegistry(session))) return tables
  const rows = await session.query(sql`select * from ${raw(dialect.registry('tables'))}`)
  const columns = await session.query(sql`select * from ${raw(dialect.registry('columns'))} order by column_name`)
  const nameOf = ({ table_schema: schema, table_name: name }: Record<string, unknown>) => JSON.stringify([schema, name])
  const ofTables = new Map<string, TableColumn[]>()
  for (const row of columns) {
    const column = { name: String(row.column_name), field: String(row.field), type: row.type as ColumnType }
    ofTables.set(nameOf(row), [...(ofTables.get(nameOf(row)) ?? []), column])
  }
  for (const row of rows) {
    const { table_schema: schema, table_name: name, kind, entity, customer } = row as Record<string, string>
    tables.add({ schema, name, kind, entity, customer, columns: ofTables.get(nameOf(row)) ?? [] } as ReplicaTable)
  }
  return tables
}

/** Returns the statements of a plan, without the registry's. */
export async function planStatements(
  dialect: Dialect,
  session: SqlSession,
  { table, isNew, added }: TablePlan,
): Promise<string[]> {
  const name = dialect.sqlName(table)
  const typed = ({ name: column, type }: SqlColumn) => `${quoteName(column)} ${dialect.types[type]}`
  const comments = added.flatMap(({ name: column, label = column }) =>
    label === column ? [] : dialect.comment(`${name}.${quoteName(column)}`, label),
  )
  if (!isNew) return [...added.map((column) => `alter table ${name} add column ${typed(column)}`), ...comments]
  const needed = (column: SqlColumn) => `${typed(column)}${OPTIONAL.has(column.name) ? '' : ' not null'}`
  const lines = [
    ...OWN_COLUMNS.map(needed),
    ...table.columns.map(typed),
    `primary key (${KEY_COLUMNS.map((column) => quoteName(column.name)).join(', ')})`,
  ]
  return [...(await dialect.createSchema(session, table.schema)), ...created(dialect, name, lines), ...comments]
}

const OPTIONAL: ReadonlySet<string> = new Set(['_deleted_at', '_below'])

/** Writes a plan into the registry. */
export async function notePlan(
  dialect: Dialect,
  session: SqlSession,
  { table, isNew, added }: TablePlan,
): Promise<void> {
  const { schema, name, kind, entity, customer } = table
  if (isNew)
    await session.change(
      sql`insert into ${raw(dialect.registry('tables'))} (table_schema, table_name, kind, entity, customer)
        values (${schema}, ${name}, ${kind}, ${entity}, ${customer})`,
    )
  for (const column of added)
    await session.change(
      sql`insert into ${raw(dialect.registry('columns'))} (table_schema, table_name, column_name, field, type)
        values (${schema}, ${name}, ${column.name}, ${column.field}, ${column.type})`,
    )
}
