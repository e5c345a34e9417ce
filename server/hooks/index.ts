/** The door of the room of hooks: addresses at which third parties tell what changed, and what becomes of their events. */
export { Events } from './apply.ts'
export type { ApplyServices } from './apply.ts'
export { Hooks } from './hooks.ts'
export type { HookServices } from './hooks.ts'
export { Receiver } from './receive.ts'
export type { HookResponse, ReceiveServices } from './receive.ts'
export { pruneEvents } from './rows.ts'
