/** Removes a connector, or one of its entities: rows, cursors, and what was made for its customer alone. */
import type { Dialect, SqlSession } from './dialect.ts'
import { raw, sql } from './statement.ts'
import type { Tables } from './tables.ts'

/** What is removed. */
export interface Erasure {
  readonly connector: string
  /** Undefined for all entities. */
  readonly entity: string | undefined
}

/** Removes rows. @returns how many */
export async function eraseRows(
  dialect: Dialect,
  session: SqlSession,
  tables: Tables,
  { connector, entity }: Erasure,
): Promise<number> {
  const streams = raw(dialect.registry('streams'))
  const ofConnector = sql`from ${streams} where connector = ${connector}`
  const customers = await session.query(sql`select distinct customer ${ofConnector}`)
  let count = 0
  for (const table of tables.all()) {
    if (entity !== undefined && table.entity !== entity) continue
    count += await session.change(sql`delete from ${raw(dialect.tableName(table))} where _connector = ${connector}`)
  }
  const ofEntity = entity === undefined ? sql`` : sql`and entity = ${entity}`
  await session.change(sql`delete ${ofConnector} ${ofEntity}`)
  for (const { customer } of customers) await dropOf(dialect, session, tables, String(customer))
  return count
}

/** Removes the tables of a customer without connectors, where each has tables of its own. */
async function dropOf(dialect: Dialect, session: SqlSession, tables: Tables, customer: string): Promise<void> {
  const streams = raw(dialect.registry('streams'))
  const rest = await session.query(sql`select 1 as one from ${streams} where customer = ${customer} limit 1`)
  if (rest.length > 0) return
  const ofCustomer = tables.all().filter((table) => table.customer !== '' && table.customer === customer)
  for (const { schema, name } of ofCustomer) {
    await session.run(`drop table ${dialect.tableName({ schema, name })}`)
    for (const registry of ['tables', 'columns'] as const)
      await session.change(
        sql`delete from ${raw(dialect.registry(registry))} where table_schema = ${schema} and table_name = ${name}`,
      )
  }
  for (const schema of new Set(ofCustomer.map((table) => table.schema))) await dialect.dropSchema(session, schema)
}
