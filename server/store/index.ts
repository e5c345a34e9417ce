/** The door of the room that keeps rows. */
export type { Database, Row, Scope, Sql } from './database.ts'
export { DatabaseError } from './database.ts'
