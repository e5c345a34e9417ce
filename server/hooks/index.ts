/** The door of the room of hooks: addresses at which third parties tell what changed, and what becomes of their events. */
export { Events } from './apply.ts'
export { Hooks } from './hooks.ts'
export { Receiver } from './receive.ts'
export type { HookResponse } from './receive.ts'
export { pruneEvents } from './rows.ts'
