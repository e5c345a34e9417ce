/** The outbox: any room writes events, and webhooks deliver them. */
export { publicId, rowId } from './ids.ts'
export type { PublicIdOf } from './ids.ts'
export { DUE_CHANNEL, isEventWanted, recordEvent, sentLastMinute } from './outbox.ts'
export type { Addressee, NewEvent } from './outbox.ts'
