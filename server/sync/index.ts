/** The door of the room that fills the searchable copy and keeps it fresh. */
export { createSync } from './sync.ts'
export type { Sync, SyncOptions } from './sync.ts'
export type { ConnectorRef, SyncServices, SyncSettings } from './services.ts'
export type { SyncEvent } from './slice.ts'
