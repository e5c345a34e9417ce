/** The streams of a target's copies, and the removal of copies. */
import type { ReplicaCopy, CopyName } from '../model/change.ts'
import type { Dialect, SqlSession } from './dialect.ts'
import { raw, sql } from './statement.ts'
import type { ReplicaTable, Tables } from './tables.ts'

/** A copy of a target. */
export interface StoredCopy extends CopyName {
  readonly kind: string
  readonly customer: string
}

/** The copies of a target, in its transaction. */
export class Copies {
  readonly #dialect: Dialect
  readonly #session: SqlSession

  constructor(dialect: Dialect, session: SqlSession) {
    this.#dialect = dialect
    this.#session = session
  }

  /** Assigns a copy to a stream. Its previous stream starts again at its next reading. */
  async claim({ connector, entity, kind, customer }: ReplicaCopy, stream: string): Promise<void> {
    const [found] = await this.#session.query(
      sql`select stream from ${this.#copies} where connector = ${connector} and entity = ${entity}`,
    )
    if (found?.stream === stream) return
    if (found) await this.#session.change(sql`delete from ${this.#streams} where stream = ${String(found.stream)}`)
    await this.#session.change(
      sql`insert into ${this.#copies} (connector, entity, kind, customer, stream)
        values (${connector}, ${entity}, ${kind}, ${customer}, ${stream})
        on conflict (connector, entity) do update set stream = excluded.stream`,
    )
  }

  async ofStream(stream: string): Promise<StoredCopy[]> {
    const rows = await this.#session.query(sql`select * from ${this.#copies} where stream = ${stream}`)
    return rows as unknown as StoredCopy[]
  }

  /** Removes the rows of a copy, and the tables of a customer without copies. @returns the number of rows */
  async erase({ connector, entity }: CopyName, tables: Tables): Promise<number> {
    const isCopy = sql`connector = ${connector} and entity = ${entity}`
    const [found] = await this.#session.query(sql`select kind, customer from ${this.#copies} where ${isCopy}`)
    if (!found) return 0
    const { kind, customer } = found as unknown as StoredCopy
    let count = 0
    for (const table of tables.all()) {
      if (table.kind !== kind || table.entity !== entity) continue
      const name = raw(this.#dialect.sqlName(table))
      count += await this.#session.change(sql`delete from ${name} where _connector = ${connector}`)
    }
    await this.#session.change(sql`delete from ${this.#copies} where ${isCopy}`)
    await this.#dropTablesOf(customer, tables)
    return count
  }

  get #copies() {
    return raw(this.#dialect.registry('copies'))
  }

  get #streams() {
    return raw(this.#dialect.registry('streams'))
  }

  async #dropTablesOf(customer: string, tables: Tables): Promise<void> {
    const left = await this.#session.query(
      sql`select 1 as one from ${this.#copies} where customer = ${customer} limit 1`,
    )
    if (left.length > 0) return
    const ofCustomer = tables.all().filter((table) => table.customer !== '' && table.customer === customer)
    for (const table of ofCustomer) {
      await this.#dropTable(table)
      tables.remove(table)
    }
    for (const schema of new Set(ofCustomer.map((table) => table.schema)))
      await this.#dialect.dropSchema(this.#session, schema)
  }

  async #dropTable({ schema, name }: ReplicaTable): Promise<void> {
    await this.#session.run(`drop table ${this.#dialect.sqlName({ schema, name })}`)
    for (const registry of ['tables', 'columns'] as const)
      await this.#session.change(
        sql`delete from ${raw(this.#dialect.registry(registry))} where table_schema = ${schema} and table_name = ${name}`,
      )
  }
}
