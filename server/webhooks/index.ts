/** The door of the room that tells applications of events. */
export { publicId, rowId } from './ids.ts'
export type { PublicIdOf } from './ids.ts'
export { recordEvent } from './outbox.ts'
export type { NewEvent } from './outbox.ts'
