/** Stores changes as rows, many in one statement. */
import type { ReplicaCopy, KeyedChange, RecordUpsert, WholeReading } from '../model/change.ts'
import { columnText, storable } from '../model/columns.ts'
import { type Dialect, KEY_COLUMNS, OWN_COLUMNS, type SqlRow, type SqlSession } from './dialect.ts'
import { raw, sql, type SqlStatement } from './statement.ts'
import type { ReplicaTable, TableColumn } from './tables.ts'

/** The treatment of removed records: mark the row, or remove it. */
export type Deletes = 'soft' | 'hard'

/** The rows of a whole reading. */
export interface UnseenRows extends Pick<WholeReading, 'pass' | 'below' | 'except'> {
  readonly connector: string
}

/** Stores changes of records, and counts them. */
export class Rows {
  readonly #dialect: Dialect
  readonly #session: SqlSession
  readonly #deletes: Deletes
  readonly #misfits = new Map<string, number>()
  #upserts = 0
  #deleted = 0

  constructor(dialect: Dialect, session: SqlSession, deletes: Deletes) {
    this.#dialect = dialect
    this.#session = session
    this.#deletes = deletes
  }

  get outcome() {
    return { upserts: this.#upserts, deletes: this.#deleted, misfits: Object.fromEntries(this.#misfits) }
  }

  /** Stores changes of a copy, at most one for each key. */
  async store(table: ReplicaTable, { connector }: ReplicaCopy, changes: readonly KeyedChange[]): Promise<void> {
    const upserts = changes.filter((change) => change.operation === 'upsert')
    if (upserts.length > 0) {
      const columns = [...OWN_COLUMNS, ...table.columns]
      const rows = upserts.map((change) => this.#rowOf(table, change))
      await this.#dialect.upsert(this.#session, this.#dialect.sqlName(table), { columns, rows })
      this.#upserts += upserts.length
    }
    const removals = changes.filter((change) => change.operation === 'delete')
    if (removals.length === 0) return
    const columns = [...KEY_COLUMNS, { name: '_deleted_at', type: 'timestamptz' as const }]
    const rows = removals.map(({ key, changedAt }) => [connector, cleanKey(key), changedAt])
    this.#deleted += await this.#session.change(this.#removal(table, { columns, rows }))
  }

  #rowOf(table: ReplicaTable, { copy, key, changedAt, pass, below, record }: RecordUpsert): SqlRow {
    const own = [copy.connector, cleanKey(key), copy.customer, changedAt, null, pass, below, storable(record.text)]
    const wanted = new Set(copy.columns.map(({ field, type }) => `${type} ${field}`))
    const values = table.columns.map((column) => {
      const text = columnText(column, record)
      if (text === undefined && wanted.has(`${column.type} ${column.field}`)) this.#noteMisfit(table, column)
      return text ?? null
    })
    return [...own, ...values]
  }

  #noteMisfit({ schema, name }: ReplicaTable, column: TableColumn): void {
    const path = [schema, name, column.name].filter((part) => part !== '').join('.')
    this.#misfits.set(path, (this.#misfits.get(path) ?? 0) + 1)
  }

  #removal(table: ReplicaTable, rows: Parameters<Dialect['given']>[0]): SqlStatement {
    const name = raw(this.#dialect.sqlName(table))
    const given = this.#dialect.given(rows)
    const isSame = raw(`replica._connector = given._connector and replica._key = given._key`)
    return this.#deletes === 'soft'
      ? sql`update ${name} as replica set _deleted_at = given._deleted_at from ${given} where ${isSame} and replica._deleted_at is null`
      : sql`delete from ${name} as replica where exists (select 1 from ${given} where ${isSame})`
  }

  /** Removes records that a whole reading did not find. */
  async removeUnseen(table: ReplicaTable, { connector, pass, below, except }: UnseenRows): Promise<void> {
    const name = raw(this.#dialect.sqlName(table))
    const where = [sql`_connector = ${connector} and _pass <> ${pass}`]
    if (below !== null) where.push(sql` and _below = ${below}`)
    for (const parent of except) where.push(sql` and (_below is null or _below <> ${parent})`)
    const condition = where.reduce((before, one) => sql`${before}${one}`)
    const time = raw(this.#dialect.types.timestamptz)
    this.#deleted += await this.#session.change(
      this.#deletes === 'soft'
        ? sql`update ${name} set _deleted_at = cast(${new Date().toISOString()} as ${time}) where _deleted_at is null and ${condition}`
        : sql`delete from ${name} where ${condition}`,
    )
  }

  /** Whether a reading found a record of a copy. */
  async hasSeen(table: ReplicaTable, connector: string, pass: string): Promise<boolean> {
    const name = raw(this.#dialect.sqlName(table))
    const where = sql`_connector = ${connector} and _pass = ${pass}`
    return (await this.#session.query(sql`select 1 as one from ${name} where ${where} limit 1`)).length > 0
  }
}

/** Returns a key that databases can store. */
function cleanKey(key: string): string {
  return key.replaceAll('\u0000', '\uFFFD')
}
