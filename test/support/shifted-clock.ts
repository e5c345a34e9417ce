/** A database whose clock a test sets: what a statement reads as `clock_timestamp()` is that much ahead. */
import type { Database, ScopedSql, Session, Sql, Statement } from '../../server/ground/store/index.ts'

/** Returns the database with its clock ahead. Column defaults still use the real clock. */
export function withShiftedClock(database: Database, aheadMs: () => number): Database {
  const shifted = (text: string) =>
    text.replaceAll('clock_timestamp()', `(clock_timestamp() + interval '${aheadMs()} milliseconds')`)
  const query =
    (sql: Sql): Sql['query'] =>
    (text, params) =>
      sql.query(shifted(text), params)
  const session = (sql: Session): Session => ({
    ...sql,
    query: query(sql),
    exec: (script) => sql.exec(shifted(script)),
  })
  const scope = (of: ScopedSql): ScopedSql => ({
    query: query(of),
    transaction: (work) => of.transaction((sql) => work(session(sql))),
  })
  return {
    ...scope(database),
    engine: database.engine,
    processId: database.processId,
    isPooled: database.isPooled,
    of: (organizationId) => scope(database.of(organizationId)),
    exec: (script) => database.exec(shifted(script)),
    batch: (statements, settings) =>
      database.batch(
        statements.map((one: Statement) => ({ ...one, text: shifted(one.text) })),
        settings,
      ),
    unlimited: (statements) => database.unlimited(statements.map(shifted)),
    isAlive: (processId) => database.isAlive(processId),
    listen: (channel, listener) => database.listen(channel, listener),
    notify: (channel, payload) => database.notify(channel, payload),
    close: () => database.close(),
  }
}
