/** The door of the room that keeps rows. */
export type { Database, Row, Scope, Session, Sql, Statement } from './database.ts'
export type { DatabaseClock } from './clock.ts'
export { CLOCK_TOLERANCE_MS, openClock } from './clock.ts'
export { DatabaseError } from './database.ts'
export type { OpenOptions, Place } from './open.ts'
export { openDatabase } from './open.ts'
export type { Migration } from './migrate.ts'
export { changeSchema, listMigrations, migrate, OLDEST_POSTGRES, pending } from './migrate.ts'
