/** The door of the room that knows who calls. */
export type { Caller, CallerCustomer, TokenKind } from './caller.ts'
