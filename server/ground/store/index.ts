/** The database, embedded or PostgreSQL. */
export type { Database, PoolState, Row, ScopedSql, Session, Sql, Statement } from './database/database.ts'
export type { Replica, ReplicaOutcome, ReplicaState } from './database/replica.ts'
export type { DatabaseClock } from './clock.ts'
export { CLOCK_TOLERANCE_MS, openClock } from './clock.ts'
export { DatabaseError } from './database/database.ts'
export { dropIndex, makeIndex } from './index-builds.ts'
export { hasPid } from './embedded/owner.ts'
export { Gathered } from './gathered.ts'
export type { OpenOptions, DatabaseTarget } from './open.ts'
export type { ReplicaReport } from './postgres/replica.ts'
export { examineReplica, openDatabase, openReplica } from './open.ts'
export type { Lacking, Migration } from './migrate.ts'
export {
  changeSchema,
  hasSchema,
  listMigrations,
  migrate,
  newerMigrations,
  OLDEST_POSTGRES,
  pending,
  SERVER_ROOT,
} from './migrate.ts'
export { mayTakeRole, ofActiveOrganization, ROLE } from './database/organization.ts'
export type { Erasure } from './erasure.ts'
