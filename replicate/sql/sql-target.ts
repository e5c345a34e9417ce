/** A replica in a database. Each page is one transaction with its cursor. */
import type { ReplicaCopy, PageWrite, ReplicaTarget, WriteOutcome } from '../model/change.ts'
import { TargetError } from '../model/target-error.ts'
import type { Dialect, TableName, SqlSession } from './dialect.ts'
import { Copies } from './copies.ts'
import { fillColumns } from './fill-columns.ts'
import { notePlan, planStatements, readTables, registryStatements } from './registry.ts'
import { storeChanges } from './store-changes.ts'
import { type Deletes, Rows } from './rows.ts'
import { raw, sql } from './statement.ts'
import type { ReplicaTable, TablePlan, Tables } from './tables.ts'

/** Options of `SqlTarget`. */
export interface SqlTargetOptions {
  readonly dialect: Dialect
  readonly session: SqlSession
  readonly deletes: Deletes
  readonly perCustomer: 'column' | 'schema'
}

/** A replica in a database. */
export class SqlTarget implements ReplicaTarget {
  readonly name: string
  readonly #dialect: Dialect
  readonly #session: SqlSession
  readonly #deletes: Deletes
  readonly #hasSchemas: boolean
  readonly #seen = new Set<string>()
  readonly #claimed = new Map<string, Set<string>>()
  #tables: Tables | undefined
  #isLocked = false

  constructor({ dialect, session, deletes, perCustomer }: SqlTargetOptions) {
    this.name = dialect.name
    this.#dialect = dialect
    this.#session = session
    this.#deletes = deletes
    this.#hasSchemas = perCustomer === 'schema'
  }

  plan(copies: readonly ReplicaCopy[]): Promise<readonly string[]> {
    return this.#transaction(this.#dialect.beginReading, async () => {
      const has = await this.#dialect.hasRegistry(this.#session)
      const tables = await readTables(this.#dialect, this.#session)
      const statements = has ? [] : registryStatements(this.#dialect)
      for (const copy of copies) {
        const plan = this.#planOf(tables, copy)
        if (plan.isNew) await this.#checkFree(plan.table)
        statements.push(...(await planStatements(this.#dialect, this.#session, plan)))
        tables.add(plan.table)
      }
      return [...new Set(statements)]
    })
  }

  async cursor(stream: string): Promise<string | undefined> {
    return this.#transaction(this.#dialect.beginReading, async () => {
      if (!(await this.#dialect.hasRegistry(this.#session))) return undefined
      const [row] = await this.#session.query(sql`select position from ${this.#streams} where stream = ${stream}`)
      return row && String(row.position)
    })
  }

  async write({ stream, after, page }: PageWrite): Promise<WriteOutcome> {
    return this.#transaction(this.#dialect.begin, async () => {
      await this.#makeRegistry()
      await this.#move(stream, after, page.cursor)
      const rows = new Rows(this.#dialect, this.#session, this.#deletes)
      const notices: string[] = []
      const store = {
        stream,
        rows,
        copies: new Copies(this.#dialect, this.#session),
        tableOf: (copy: ReplicaCopy) => this.#tableOf(copy, notices),
        tables: () => this.#knownTables(),
        ownerOf: (customer: string) => (this.#hasSchemas ? customer : ''),
        claimed: this.#claimedBy(stream),
      }
      const erased = await storeChanges(store, page.changes)
      return { ...rows.outcome, erased, notices }
    })
  }

  close(): Promise<void> {
    return this.#session.close()
  }

  get #streams() {
    return raw(this.#dialect.registry('streams'))
  }

  #planOf(tables: Tables, copy: ReplicaCopy): TablePlan {
    const customer = this.#hasSchemas ? copy.customer : ''
    return tables.plan(copy, customer, this.#dialect.wantedName(copy.kind, copy.entity, customer))
  }

  async #makeRegistry(): Promise<void> {
    if (this.#tables) return
    await this.#lock()
    if (await this.#dialect.hasRegistry(this.#session)) return
    for (const statement of registryStatements(this.#dialect)) await this.#session.run(statement)
  }

  async #lock(): Promise<void> {
    if (this.#dialect.lock !== undefined) await this.#session.run(this.#dialect.lock)
  }

  /** Moves the cursor. Another process that reads the same stream waits here and then fails. */
  async #move(stream: string, after: string | undefined, cursor: string): Promise<void> {
    const moved =
      after === undefined
        ? await this.#session.change(
            sql`insert into ${this.#streams} (stream, position) values (${stream}, ${cursor}) on conflict do nothing`,
          )
        : await this.#session.change(
            sql`update ${this.#streams} set position = ${cursor} where stream = ${stream} and position = ${after}`,
          )
    if (moved === 1) return
    throw new TargetError('replica_moved', 'Cannot continue the replica: another process writes to it', {
      hint: 'Run one plugboard replicate at a time for the same records.',
    })
  }

  /** Returns the known copies of a stream. Another process may take them, together with the cursor. */
  #claimedBy(stream: string): Set<string> {
    const claimed = this.#claimed.get(stream) ?? new Set<string>()
    this.#claimed.set(stream, claimed)
    return claimed
  }

  /** Returns the tables of this transaction, after a check that they belong to the replica. */
  async #knownTables(): Promise<Tables> {
    this.#tables ??= await this.#freshTables()
    for (const table of this.#tables.all()) await this.#checkOurs(table)
    return this.#tables
  }

  async #tableOf(copy: ReplicaCopy, notices: string[]): Promise<ReplicaTable> {
    this.#tables ??= await this.#freshTables()
    const known = this.#planOf(this.#tables, copy)
    if (!known.isNew) await this.#checkOurs(known.table)
    if (!known.isNew && known.added.length === 0) return known.table
    const tables = await this.#lockedTables()
    const plan = this.#planOf(tables, copy)
    if (plan.isNew) await this.#checkFree(plan.table)
    for (const statement of await planStatements(this.#dialect, this.#session, plan)) await this.#session.run(statement)
    await notePlan(this.#dialect, this.#session, plan)
    if (!plan.isNew && plan.added.length > 0) await fillColumns(this.#dialect, this.#session, { plan, own: copy.own })
    notices.push(...plan.notices)
    tables.add(plan.table)
    return plan.table
  }

  /** Reads tables under the lock, so that no other process changes them in this transaction. */
  async #lockedTables(): Promise<Tables> {
    if (this.#tables && this.#isLocked) return this.#tables
    await this.#lock()
    this.#isLocked = true
    return (this.#tables = await this.#freshTables())
  }

  #freshTables(): Promise<Tables> {
    return readTables(this.#dialect, this.#session)
  }

  /** Checks once that a table has the mark of a replica. */
  async #checkOurs(table: TableName): Promise<void> {
    const name = this.#dialect.sqlName(table)
    if (this.#seen.has(name)) return
    const found = await this.#dialect.at(this.#session, table)
    if (found !== 'ours')
      throw new TargetError(
        'target_conflict',
        `Cannot write to the table ${name}: ${found === 'nothing' ? 'it was removed' : 'this replica did not create it'}`,
        { hint: 'To begin anew, remove all tables of the replica, and the tables of _plugboard.' },
      )
    this.#seen.add(name)
  }

  async #checkFree(table: ReplicaTable): Promise<void> {
    if ((await this.#dialect.at(this.#session, table)) === 'nothing') return
    throw new TargetError(
      'target_conflict',
      `Cannot create the table ${this.#dialect.sqlName(table)}: it exists, and this replica did not create it`,
      { hint: 'Rename it, or replicate into another database.' },
    )
  }

  /** Runs work in a transaction. After a failure, it reads the tables again. */
  async #transaction<T>(begin: string, work: () => Promise<T>): Promise<T> {
    try {
      this.#isLocked = false
      await this.#session.begin(begin)
      const result = await work()
      await this.#session.run('commit')
      return result
    } catch (error) {
      this.#tables = undefined
      this.#seen.clear()
      this.#claimed.clear()
      await this.#session.run('rollback').catch(() => undefined)
      throw this.#dialect.explain(error)
    }
  }
}
