/** The door of the room that opens an installation: its database, its keys, its clock. */
export { databaseTargetOf, isThere } from './database-target.ts'
export { makeFirstKey } from './first-key.ts'
export { openGround } from './open.ts'
export type { GroundOptions, GroundServices, OnClose } from './open.ts'
